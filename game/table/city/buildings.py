"""What stands in the areas of the plan: rows of small houses, gardens and trees.

Where there may be some is found beforehand: ``python -m sprites.make found_places``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from random import Random
from typing import NamedTuple

from pygame import Surface

from engine import SECTORS
from game.table.city import houses
from game.table.city.houses import Thing
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, bounds
from game.table.map.zoom import Zoom
from game.table.places.found import Stand, stand
from game.ui.palette import RGB
from game.ui.remembered import known

GROUND: dict[str, RGB] = {
    "bank": (247, 222, 158),
    "carriage": (157, 198, 236),
    "residence": (255, 242, 231),
    "hospital": (168, 233, 213),
    "hotel": (255, 247, 225),
    "park": (172, 209, 135),
    "cloister": (230, 215, 250),
    "harbour": (114, 176, 222),
}
"""The colour of each area's ground: three steps of lightness, so that neighbours also differ without hues."""

_ENOUGH = 6  # cubes whose place is kept free of houses
_MARGIN = 0.2  # the space round the building that is free of houses, in its heights
_HIGH = 0.9  # the height of a house or tree, in its sizes
_LETTERS = {"house": "h", "tree": "t", "tuft": "g"}


class Houses(NamedTuple):
    """All that may stand in an area: along its streets, and what is only seen from near."""

    along: tuple[Thing, ...]
    between: tuple[Thing, ...]


def key_of(plan: CityPlan, borough: str, area: str) -> str:
    """Return by what the houses of an area are known."""
    return f"houses-{len(plan.ring)}-{plan.place(borough)}-{area}"


def draw_houses(
    table: Surface, plan: CityPlan, camera: Camera, borough: str, area: str, zoom: Zoom | None
) -> None:
    """Draw houses and greenery along the streets of a sector, clear of picture, name and cubes.

    From far there are only few.
    """
    chance = Random(f"{borough} {area} houses")
    houses.draw(table, camera, area, _things(plan, borough, area, zoom), chance)


def lived_in(plan: CityPlan, zoom: Zoom) -> Iterator[Thing]:
    """Yield the small houses in which there is light in the evening."""
    for borough, area in product(plan.ring, SECTORS):
        yield from (thing for thing in _things(plan, borough, area, zoom) if thing.kind == "house")


@lru_cache(maxsize=160)
def _things(plan: CityPlan, borough: str, area: str, zoom: Zoom | None) -> tuple[Thing, ...]:
    """Return what stands in an area, from back to front; the same wherever the camera stands."""
    there = _houses(key_of(plan, borough, area))
    closed = _closed(plan, borough, area)
    if zoom:
        closed += _stood_on(stand(plan, borough, area, zoom))
    far = zoom is not None and not zoom.close
    things = _few(there.along) if far else (*_few(there.along), *_few(there.between))
    return tuple(sorted(thing for thing in things if _free(thing, closed)))


def _few(things: tuple[Thing, ...]) -> Iterator[Thing]:
    """Yield a third of the houses and trees, in groups of three, and all tufts."""
    tall = 0
    for thing in things:
        tall += thing.kind != "tuft"
        if thing.kind == "tuft" or 1 <= tall % 9 <= 3:
            yield thing


def said(things: tuple[Thing, ...]) -> tuple[object, ...]:
    """Return things as a file has them, to whole plane units: one list for each of their qualities."""
    kinds = "".join(_LETTERS[thing.kind] for thing in things)
    ys, xs = [round(thing.y) for thing in things], [round(thing.x) for thing in things]
    return ys, xs, kinds, [round(thing.size) for thing in things]


def _houses(key: str) -> Houses:
    kinds = {letter: kind for kind, letter in _LETTERS.items()}
    along, between = (
        tuple(Thing(y, x, kinds[letter], size) for y, x, letter, size in zip(*one, strict=True))
        for one in known(key)
    )
    return Houses(along, between)


def _free(thing: Thing, closed: list[Box]) -> bool:
    left, right = thing.x - thing.size / 2, thing.x + thing.size / 2
    top, bottom = thing.y - thing.size * _HIGH, thing.y
    return all(right <= x or left >= x + w or bottom <= y or top >= y + h for x, y, w, h in closed)


def _closed(plan: CityPlan, borough: str, area: str) -> list[Box]:
    """Return the boxes to keep free: the picture, the name, the first cubes and the friend."""
    side = plan.cube_side(borough)
    x, y, w, h = plan.area(borough, area).picture
    lx, ly = plan.area(borough, area).label
    half = min(plan.area(borough, area).label_width, side * 5.4) / 2
    slots = (*plan.sector(borough, area).slots[:5], plan.sector(borough, area).friend)
    sx, sy, sw, sh = bounds(slots)
    return [
        (x + w * 0.04, y + h * 0.1, w * 0.92, h * 0.9),
        (lx - half, ly - side * 0.5, half * 2, side),
        (sx - side * 0.5, sy - side * 0.6, sw + side, sh + side * 1.1),
    ]


def _stood_on(place: Stand) -> list[Box]:
    """Return the boxes to keep free of houses where the building and cubes stand."""
    rows = [place.cubes[:_ENOUGH], place.closer, (place.pile, place.tag)]
    x, y, width, height = place.building
    margin = _MARGIN * height
    found = [(x - margin, y - margin, width + 2 * margin, height + 2 * margin)]
    for points in rows:
        if points:
            x, y, width, height = bounds(points)
            side = place.side
            found.append((x - side, y - side * 1.1, width + side * 2, height + side * 2.2))
    return found
