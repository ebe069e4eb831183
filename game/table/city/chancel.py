"""The cathedral's furnishing at a zoom: the rose window, its tag and the cubes, none over another."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import NamedTuple

from game.table.city.nave import Nave
from game.table.city.shapes import Box, Point, bounds, distance, inside, lerp
from game.table.city.tags import counted_size, plaque_size
from game.table.city.zoom import Zoom

_SHARES = tuple(1 - 0.05 * step for step in range(13))  # of the rose window's full radius
_PLACES = 16  # that a tag may have side by side
_ROW = 7  # the cubes of one colour that are kept clear, where they are drawn to scale


class Chancel(NamedTuple):
    """Positions on the plane: the rose window's centre and radius, and the middle of its tag.

    ``piles`` are, for each side of the nave, the places of a cube and of the number beside or below it.
    """

    rose: Point
    radius: float
    tag: Point
    piles: tuple[tuple[Point, Point], ...]


@lru_cache(maxsize=32)
def furnish(nave: Nave, zoom: Zoom) -> Chancel:
    """Return the largest rose window that leaves room for its tag and for every colour's cubes."""
    label = tuple(part / zoom.scale for part in counted_size(8, zoom.figure))
    tag = tuple(part / zoom.scale for part in plaque_size(zoom.figure, brief=not zoom.close))
    side = zoom.side(nave.cube)
    sides = range(len(nave.nodes))
    piles = tuple(_pile(nave, k, side * 1.06, (label[0], label[1])) for k in sides)
    to_scale = zoom.fits(nave.cube)
    taken = tuple(_around(nave.pew(k)[:_ROW], nave.cube) for k in sides) if to_scale else piles
    places = tuple(_apart(box, side * 1.06) for box in piles)
    tags = _tags(nave, (tag[0], tag[1]), taken)
    for share in _SHARES:
        radius = nave.rose_radius * share
        for away in range(0, 60, 3):
            for x, y in ((0, -away), (-away, 0), (away, 0), (0, away)):
                rose = nave.centre[0] + x, nave.centre[1] + y
                if any(_reach(rose, box) < radius * 1.02 for box in taken) or not _inside(nave, rose, radius):
                    continue
                for box in tags:
                    if _reach(rose, box) >= radius * 1.02:
                        return Chancel(rose, radius, (box[0] + tag[0] / 2, box[1] + tag[1] / 2), places)
    x, y = nave.centre
    return Chancel((x, y), nave.rose_radius * 0.4, (x, y + nave.rose_radius * 0.4 + tag[1] / 2), places)


def _inside(nave: Nave, rose: Point, radius: float) -> bool:
    """Whether a window lies on the floor."""
    rim = ((rose[0] + radius * cos(i * pi / 8), rose[1] + radius * sin(i * pi / 8)) for i in range(16))
    return all(inside(nave.outline, point) for point in rim)


def _tags(nave: Nave, size: Point, taken: tuple[Box, ...]) -> list[Box]:
    """Return the places on the floor where a tag covers no cubes, best first: low, and in the middle."""
    left, top, width, height = bounds(nave.outline)
    found = []
    y = top + height - size[1]
    while y >= top:
        for step in range(_PLACES + 1):
            box = left + (width - size[0]) * step / _PLACES, y, size[0], size[1]
            if any(_overlap(box, other) for other in taken):
                continue
            if all(inside(nave.outline, corner) for corner in _corners(box)):
                found.append((abs(step * 2 - _PLACES), len(found), box))
        y -= 3
    return [box for _, _, box in sorted(found)]


def _apart(box: Box, side: float) -> tuple[Point, Point]:
    """Return the middles of a cube and of the number that share a room, side by side or one below the other."""
    x, y, width, height = box
    if width > height:
        return (x + side / 2, y + height / 2), (x + (side + width) / 2, y + height / 2)
    return (x + width / 2, y + side / 2), (x + width / 2, y + (side + height) / 2)


def _pile(nave: Nave, number: int, side: float, label: Point) -> Box:
    """Return the room for a pile along a side of the nave, as near to the side as it fits in."""
    right, left = nave.nodes[number], nave.nodes[(number + 1) % len(nave.nodes)]
    middle, length = lerp(right, left, 0.5), distance(right, left)
    nx, ny = (right[1] - left[1]) / length, (left[0] - right[0]) / length
    if abs(nx) > abs(ny):
        width, height = max(side, label[0]), side + label[1]
    else:
        width, height = side + label[0], max(side, label[1])
    box = (0.0, 0.0, width, height)
    for away in range(120):
        x, y = middle[0] + nx * away, middle[1] + ny * away
        box = x - width / 2, y - height / 2, width, height
        if all(inside(nave.outline, corner) for corner in _corners(box)):
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
