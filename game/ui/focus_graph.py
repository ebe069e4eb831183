"""The focus graph: where the focus goes from each thing in each direction. All things are reachable."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import inf
from typing import NamedTuple, TypeVar

from pygame import Vector2

from game.input.bindings import DIRECTIONS, DOWN, LEFT, RIGHT, UP

Thing = TypeVar("Thing", bound=Hashable)
Place = TypeVar("Place")

_UNITS = {LEFT: Vector2(-1, 0), RIGHT: Vector2(1, 0), UP: Vector2(0, -1), DOWN: Vector2(0, 1)}

_GAP, _DRIFT = 2.2, 0.25
"""How many times farther than ahead it is to the side: from edge to edge, and from middle to middle."""

_ASIDE = 1.2  # how many times farther to the side than ahead is aside


class Distance(NamedTuple):
    """How far one thing seems from another. A thing far to the side (``aside``) ranks after all others."""

    aside: bool
    seems: float


Measure = Callable[[Place, Place, str], Distance | None]
"""Returns how far the second place seems from the first in a direction; ``None`` if it isn't there."""

_Distances = Mapping[tuple[Thing, str, Thing], Distance]
"""Distances by thing, direction, and another thing in that direction."""

Neighbours = dict[tuple[Thing, str], Thing]
"""Where the focus goes, by thing and direction."""


def distance(way: Vector2, reach: Vector2, direction: str, broad: float = inf) -> Distance | None:
    """How far a thing seems in ``direction``; ``None``: it doesn't lie there.

    ``way`` leads from the middle of one thing to that of the other; ``reach`` is half the size of both. What
    shares a row (or column) is nearer than what lies beside it, but lies aside where its middle is ``broad``
    times farther to the side than ahead.
    """
    unit = _UNITS[direction]
    ahead, drift = way.dot(unit), abs(way.cross(unit))
    if ahead <= 1:
        return None
    gap = max(0.0, drift - abs(reach.cross(unit)))  # from edge to edge
    aside = gap > _ASIDE * ahead or drift > broad * ahead
    return Distance(aside, ahead + _GAP * gap + _DRIFT * drift)


def neighbours(
    places: Mapping[Thing, Place], distance: Measure[Place], strict: bool = False
) -> Neighbours[Thing]:
    """Return the focus graph: from each thing to the nearest one in each direction.

    Where needed, edges lead elsewhere, so that each thing can be reached from each other. ``places``: where
    the things are. ``distance``: see :data:`Measure`. ``strict``: lead to things far to the side only if
    they could not be reached otherwise.
    """
    things = list(places)
    far = {
        (here, direction, there): seen
        for here in things
        for there in things
        for direction in DIRECTIONS
        if here != there and (seen := distance(places[here], places[there], direction)) is not None
    }
    found: Neighbours[Thing] = {}
    nearest: dict[tuple[Thing, str], Distance] = {}
    for (here, direction, there), seen in far.items():
        if strict and seen.aside:
            continue
        if (here, direction) not in nearest or seen < nearest[here, direction]:
            nearest[here, direction], found[here, direction] = seen, there
    detour = {
        way: seen.seems / nearest[way[:2]].seems if way[:2] in nearest else 0.0 for way, seen in far.items()
    }
    for forth in (True, False) if things else ():
        _join(things, far, detour, found, forth)
    return found


def _join(
    things: Sequence[Thing],
    far: _Distances[Thing],
    detour: Mapping[tuple[Thing, str, Thing], float],
    found: Neighbours[Thing],
    forth: bool,
) -> None:
    """Redirect edges until every thing can be reached from the first one (``forth``), or can reach it.

    A thing behind others may be the nearest of none. Of the edges that can be redirected to such a thing
    without losing another, the one with the smallest ``detour`` is taken: how many times farther away than
    the nearest thing its new target seems, 0 if there was nothing in that direction.
    """
    reached = _reached(things, found, forth)
    while len(reached) < len(things):
        across = sorted(
            (detour[here, direction, there], distance, number, here, direction, there)
            for number, ((here, direction, there), distance) in enumerate(far.items())
            if ((here in reached, there in reached) if forth else (there in reached, here in reached))
            == (True, False)
        )
        for *_, here, direction, there in across:
            before = found.get((here, direction))
            found[here, direction] = there
            now = _reached(things, found, forth)
            if reached < now and (forth or len(_reached(things, found, True)) == len(things)):
                reached = now
                break
            if before is None:
                del found[here, direction]
            else:
                found[here, direction] = before
        else:
            return


def _reached(things: Sequence[Thing], found: Neighbours[Thing], forth: bool) -> set[Thing]:
    """Return the things that can be reached from the first one (``forth``), or that can reach it."""
    links: dict[Thing, list[Thing]] = {}
    for (here, _), there in found.items():
        a, b = (here, there) if forth else (there, here)
        links.setdefault(a, []).append(b)
    reached, ahead = {things[0]}, [things[0]]
    while ahead:
        for thing in links.get(ahead.pop(), ()):
            if thing not in reached:
                reached.add(thing)
                ahead.append(thing)
    return reached
