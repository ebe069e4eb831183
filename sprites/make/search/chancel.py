"""The cathedral's furnishing at a zoom: the rose window, its tag and the cubes, none over another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, product, repeat
from math import dist, hypot, inf

from engine.content import NUMBERS
from game.table.map.nave import FRONT_FOOT, Nave
from game.table.map.shapes import Box, Point, Polygon, bounds, cuts, distance, inside, lerp, lies_between
from game.table.map.zoom import Zoom
from game.table.pieces.tags import counted_size, plaque_size
from game.table.places.found import Chancel

_DETAILS = ("full", "brief", "pot")
_LEAST, _ENOUGH = 0.4, 0.7  # the least radius of the window, and the one that does, as shares of the full one
_TALL = 1.22  # the height of a cube's picture, in cube sides
_ASKEW = 0.12  # the same for its tag, in exchange for hanging low and in the middle
_STRAY = 0.4  # how much smaller a window may be in exchange for standing nearer to its best place
_BELOW = 0.5  # how far below the middle of the floor that is, in the largest radius: the front is high
_SLIDES = tuple((first, others) for others in (0.5, 0.64, 0.76, 0.36, 0.24) for first in (0.5, 0.3, 0.22))
"""Where the piles of the first and of the other sides stand, as shares of their sides, to be tried.

Of the other sides, those to the right mirror those to the left.
"""
_ASIDE = 3.0  # how much worse it is to hang beside the middle than above the lower edge
_GRID, _FINE = 8.0, 3.0  # plane units between places that are tried: for tags, and for windows
_REACH = 1.2  # how far from the middle of the floor, in the largest radius
_PLACES = 12  # that a tag may have side by side
_ROW = 7  # the cubes of one colour that are kept clear, where they are drawn to scale


def furnish(nave: Nave, zoom: Zoom, seen: float = -inf) -> Chancel:
    """Return the largest rose window that leaves room for its tag and for every colour's cubes.

    Where the floor is too small, the tag says less, and the cubes may stand on the streets round it. What
    lies above ``seen`` (y on the plane) is out of sight: the tag and the window's middle stand below it.
    """
    width, height = counted_size(8, zoom.figure)
    label = width / zoom.scale, height / zoom.scale
    side, sides = zoom.side(nave.cube) * 1.06, range(len(nave.nodes))
    roses = [each for each in _roses(nave) if each[0][1] >= seen]
    last: Chancel | None = None
    near = zoom.close and not zoom.crowded
    for detail, floor in product(_DETAILS[0 if near else 1 :], (nave.outline, nave.nodes)):
        width, height = plaque_size(NUMBERS.pot[len(nave.nodes)], zoom.figure, detail)
        tags = _tags(nave, (width / zoom.scale, height / zoom.scale))
        tags = [each for each in tags if each[1][1] >= seen]
        best, found = 0.0, None
        for first, others in _SLIDES:
            if near and others < 0.5:  # the names of residences are there
                continue
            shares = [first, *(_mirrored(others, k, len(sides)) for k in sides[1:])]
            piles = tuple(_pile(nave, k, shares[k], side, label, floor) for k in sides)
            to_scale = zoom.fits(nave.cube)
            if any(_overlap(one, other) for one, other in combinations(piles, 2)):
                continue
            taken = tuple(_around(nave.pew(k)[:_ROW], nave.cube) for k in sides) if to_scale else piles
            for worth, radius, rose, tag in _windows(nave, roses, tags, taken):
                if worth > best:
                    middle = tag[0] + tag[2] / 2, tag[1] + tag[3] / 2
                    places = tuple(_apart(box, side) for box in piles)
                    best, found = worth, Chancel(rose, radius * 0.97, middle, places, detail)
            if to_scale or best > _ENOUGH * nave.rose_radius:
                break
        if found is not None and (last is None or found.radius > last.radius):
            last = found
            if found.radius > _ENOUGH * nave.rose_radius:
                return found
    if last is not None:
        return last
    piles = tuple(_pile(nave, k, 0.5, side, label, nave.nodes) for k in sides)
    places = tuple(_apart(box, side) for box in piles)
    return Chancel(nave.centre, nave.rose_radius * _LEAST, nave.centre, places, _DETAILS[-1])


def _mirrored(share: float, side: int, sides: int) -> float:
    """Return the share of a side at which a pile stands: on the right as on the left, and in between."""
    return share if 2 * side < sides else 1 - share if 2 * side > sides else 0.5


def _windows(
    nave: Nave, roses: list[tuple[Point, float]], tags: list[tuple[float, Box]], taken: tuple[Box, ...]
) -> Iterator[tuple[float, float, Point, Box]]:
    """Yield better and better windows: their worth, radius, middle, and the box of their tag."""
    best = 0.0
    rooms = [(rose, min(room, *(_reach(rose, box) for box in taken))) for rose, room in roses]
    best_place = nave.centre[0], nave.centre[1] + _BELOW * nave.rose_radius
    clear = [(rose, room - _STRAY * distance(rose, best_place), room) for rose, room in rooms]
    clear.sort(key=lambda each: -each[1])
    for away, tag in tags:
        if any(_overlap(tag, box) for box in taken):
            continue
        for rose, most, room in clear:
            if most <= best:
                break
            radius = min(room, _reach(rose, tag))
            worth = radius - room + most - _ASKEW * away
            if worth > best:
                best = worth
                yield worth, radius, rose, tag


@lru_cache(maxsize=8)
def _roses(nave: Nave) -> tuple[tuple[Point, float], ...]:
    """Return possible middles of the rose window with the largest radius that the floor has room for.

    It stands on the axis of the cathedral, and the front round it on the floor.
    """
    x, y = nave.centre
    reach = round(nave.rose_radius * _REACH / _FINE)
    found = []
    within, low = _floor(nave), max(y for _, y in nave.outline)
    for down in range(-reach, reach + 1):
        rose = x, y + down * _FINE
        if within(rose):
            room = min(map(dist, repeat(rose), nave.outline))
            found.append((rose, min(room, nave.rose_radius, (low - rose[1]) / FRONT_FOOT)))
    return tuple(found)


def _tags(nave: Nave, size: Point) -> list[tuple[float, Box]]:
    """Return the places for a tag on the floor, each with how far it is from the middle of the lower edge."""
    left, top, width, height = bounds(nave.outline)
    found, within = [], _floor(nave)
    y = top + height - size[1]
    while y >= top:
        for step in range(_PLACES + 1):
            box = left + (width - size[0]) * step / _PLACES, y, size[0], size[1]
            if all(map(within, _corners(box))):
                away = _ASIDE * abs(box[0] + size[0] / 2 - nave.centre[0]) + 0.5 * (top + height - y)
                found.append((away, box))
        y -= _GRID
    return found


def _floor(nave: Nave) -> Callable[[Point], bool]:
    """Return what tells whether a point lies on the floor, quick for many points at the same heights."""
    heights: dict[float, list[float]] = {}

    def within(point: Point) -> bool:
        x, y = point
        if y not in heights:
            heights[y] = cuts(nave.outline, y)
        return lies_between(heights[y], x)

    return within


def _apart(box: Box, side: float) -> tuple[Point, Point]:
    """Return the middles of a cube and of the number that share a room, beside or below each other."""
    x, y, width, height = box
    if width > height:
        return (x + side / 2, y + height / 2), (x + (side + width) / 2, y + height / 2)
    tall = side * _TALL
    return (x + width / 2, y + tall / 2), (x + width / 2, y + (tall + height) / 2)


@lru_cache(maxsize=128)
def _pile(nave: Nave, number: int, share: float, side: float, label: Point, floor: Polygon) -> Box:
    """Return the room for a pile at a ``share`` of a side of the nave, as near to the side as it fits in."""
    right, left = nave.nodes[number], nave.nodes[(number + 1) % len(nave.nodes)]
    middle, length = lerp(right, left, share), distance(right, left)
    nx, ny = (right[1] - left[1]) / length, (left[0] - right[0]) / length
    if abs(nx) > abs(ny):
        width, height = max(side, label[0]), side * _TALL + label[1]
    else:
        width, height = side + label[0], max(side * _TALL, label[1])
    box = (0.0, 0.0, width, height)
    for away in range(0, 120, 3):
        x, y = middle[0] + nx * away, middle[1] + ny * away
        box = x - width / 2, y - height / 2, width, height
        if all(inside(floor, corner) for corner in _corners(box)):
            break
    return box


def _around(points: tuple[Point, ...], side: float) -> Box:
    x, y, width, height = bounds(points)
    return x - side / 2, y - side / 2, width + side, height + side


def _corners(box: Box) -> tuple[Point, ...]:
    x, y, width, height = box
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def _overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def _reach(point: Point, box: Box) -> float:
    """Return the distance of a point from a box."""
    dx = max(box[0] - point[0], 0.0, point[0] - box[0] - box[2])
    dy = max(box[1] - point[1], 0.0, point[1] - box[1] - box[3])
    return hypot(dx, dy)
