"""The ways of a focus: where it goes from each thing in each direction, so that each is reached from each."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, TypeVar

Thing = TypeVar("Thing", bound=Hashable)


class Distance(NamedTuple):
    """How far one thing seems from another. What lies well ``aside`` comes after all that doesn't."""

    aside: bool
    seems: float


Distances = Mapping[tuple[Thing, str, Thing], Distance]
"""From a thing, in a direction, to a thing that lies there."""

Ways = dict[tuple[Thing, str], Thing]
"""Where the focus goes from a thing in a direction."""


def woven(things: Sequence[Thing], far: Distances[Thing], strict: bool = False) -> Ways[Thing]:
    """The ways between ``things``: in each direction to the nearest, but none is left out.

    ``strict``: what lies aside is gone to only where it wouldn't be reached otherwise.
    """
    found: Ways[Thing] = {}
    nearest: dict[tuple[Thing, str], Distance] = {}
    for (here, direction, there), distance in far.items():
        if strict and distance.aside:
            continue
        if (here, direction) not in nearest or distance < nearest[here, direction]:
            nearest[here, direction], found[here, direction] = distance, there
    detour = {
        way: distance.seems / nearest[way[:2]].seems if way[:2] in nearest else 0.0
        for way, distance in far.items()
    }
    for forth in (True, False):
        _join(things, far, detour, found, forth)
    return found


def _join(
    things: Sequence[Thing],
    far: Distances[Thing],
    detour: Mapping[tuple[Thing, str, Thing], float],
    found: Ways[Thing],
    forth: bool,
) -> None:
    """Bend ways until every thing is reached from the first one (``forth``), or reaches it.

    Things that lie in the lee of others are nobody's nearest. Of the ways that can be bent towards one of
    them without losing another, the one with the smallest ``detour`` is bent: how many times farther than
    the nearest thing its new goal seems, 0 where the direction led nowhere.
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


def _reached(things: Sequence[Thing], found: Ways[Thing], forth: bool) -> set[Thing]:
    """What can be reached from the first thing (``forth``), or from where it can be reached."""
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
