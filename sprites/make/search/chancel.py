"""The cathedral's furnishing at a zoom: the rose window, its tag and the cubes, none over another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import hypot, inf

from engine.content import NUMBERS
from game.table.map.nave import FRONT_FOOT, Nave
from game.table.map.shapes import Box, Point, Polygon, bounds, distance, inside, lerp
from game.table.map.zoom import Zoom
from game.table.pieces.tags import number_room, plaque_size
from game.table.places.found import Chancel

_DETAILS = {"full": 0.0, "brief": 0.06, "pot": 0.12}
"""How much smaller a window may be in exchange for what a tag says, as shares of the full radius."""
_LEAST, _OUT, _ENOUGH = 0.4, 0.08, 0.92
"""The least radius, what may be given for cubes on the floor, and the radius that does; as such shares."""
_TALL = 1.22  # the height of a cube's picture, in cube sides
_SLIDES = tuple(product((0.5, 0.57, 0.64, 0.76, 0.43, 0.36, 0.24), (0.3, 0.26, 0.22, 0.18, 0.14)))
"""Where the piles of the other sides and of the first one stand, as shares of their sides, to be tried.

Of the other sides, those to the right mirror those to the left.
"""
_ROOM = 1.03  # how far from the window's middle its tag and cubes begin, in radii of the window
_CREST = 2.85  # how far above the window's middle the roof is seen, in radii of the window


def furnish(nave: Nave, zoom: Zoom, seen: float = -inf) -> Chancel:
    """Return the largest rose window that leaves room for its tag and for every colour's cubes.

    The front stands at the lower edge of the floor, and the tag lies before it. Where the floor is too small,
    the tag says less, and the cubes may stand on the streets round it. What lies above ``seen`` (y on the
    plane) is out of sight: the window's middle stands below it.
    """
    width, height = number_room(zoom.figure)
    label = width / zoom.scale, height / zoom.scale
    side, sides = zoom.side(nave.cube) * 1.06, range(len(nave.nodes))
    best, found = 0.0, None
    near = zoom.close and not zoom.crowded
    for detail, out in product(_DETAILS, (0.0, _OUT)):
        tag, floor = _tag(nave, zoom, detail), nave.nodes if out else nave.outline
        if _DETAILS[detail] + out >= 1 - best or any(_overlap(tag, sign) for sign in _signs(nave, zoom)):
            continue
        for others, first in _SLIDES:
            if near and out and others < 0.5:  # the names of residences are there
                continue
            shares = [first, *(_mirrored(others, k, len(sides)) for k in sides[1:])]
            piles = [_pile(nave, k, shares[k], side, label, floor, tag) for k in sides]
            boxes = [box for box in piles if box is not None]
            if len(boxes) < len(sides) or any(_overlap(one, other) for one, other in combinations(boxes, 2)):
                continue
            rose, radius = _window(nave, tag, boxes, seen)
            worth = radius / nave.rose_radius - _DETAILS[detail] - out
            if worth > best and radius > _LEAST * nave.rose_radius:
                places = tuple(_apart(box, side) for box in boxes)
                best, found = worth, Chancel(rose, radius, _middle(tag), places, detail)
            if radius > _ENOUGH * nave.rose_radius:
                break
    if found is not None:
        return found
    tag = _tag(nave, zoom, "pot")
    rose, radius = _window(nave, tag, (), seen)
    boxes = [_room(nave, k, 0.5 if k else _SLIDES[-1][1], side, label, 0.0) for k in sides]
    return Chancel(rose, radius, _middle(tag), tuple(_apart(box, side) for box in boxes), "pot")


def _mirrored(share: float, side: int, sides: int) -> float:
    """Return the share of a side at which a pile stands: on the right as on the left, and in between.

    Beyond the neighbours of the first side it is nearer to the side's middle.
    """
    if 1 < side < sides - 1:
        share = (share + 0.5) / 2
    return share if 2 * side < sides else 1 - share if 2 * side > sides else 0.5


def _window(nave: Nave, tag: Box, piles: Sequence[Box], seen: float) -> tuple[Point, float]:
    """Return the middle and radius of the largest window that keeps off the tag and piles, or of the least.

    It stands on the axis of the cathedral, and the front round it at the lower edge of the floor, or as much
    higher as the tag needs.
    """
    (_, top, _, height), radius = bounds(nave.outline), nave.rose_radius
    while True:
        y = min(top + height - radius * FRONT_FOOT, tag[1] - radius * _ROOM)
        rose = nave.centre[0], y
        clear = all(_reach(rose, box) >= radius * _ROOM for box in piles)
        if (clear and y >= max(seen, top + radius * _CREST)) or radius <= _LEAST * nave.rose_radius:
            return rose, radius
        radius -= 1.0


def _tag(nave: Nave, zoom: Zoom, detail: str) -> Box:
    """Return the room of the tag: it hangs in the middle of the lower edge, down to the end of the street."""
    width, height = (
        part / zoom.scale for part in plaque_size(NUMBERS.pot[len(nave.nodes)], zoom.figure, detail)
    )
    low = max(y for _, y in nave.outline) + 2 * nave.lane
    return nave.centre[0] - width / 2, low - height, width, height


def _signs(nave: Nave, zoom: Zoom) -> Iterator[Box]:
    """Yield the rooms of the messages at the floor's corners."""
    half = max(nave.market, zoom.message / zoom.scale / 2)
    for x, y in nave.nodes:
        yield x - half, y - half, 2 * half, 2 * half


def _middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def _apart(box: Box, side: float) -> tuple[Point, Point]:
    """Return the middles of a cube and of the number that share a room, beside or below each other."""
    x, y, width, height = box
    if width > height:
        return (x + side / 2, y + height / 2), (x + (side + width) / 2, y + height / 2)
    tall = side * _TALL
    return (x + width / 2, y + tall / 2), (x + width / 2, y + (tall + height) / 2)


def _pile(
    nave: Nave, number: int, share: float, side: float, label: Point, floor: Polygon, tag: Box
) -> Box | None:
    """Return the room for a pile at a ``share`` of a side of the nave, as near to the side as it fits in.

    None if it is clear of the ``tag`` nowhere on the ``floor``.
    """
    for away in range(0, 120, 3):
        box = _room(nave, number, share, side, label, away)
        if not _overlap(box, tag) and all(inside(floor, corner) for corner in _corners(box)):
            return box
    return None


def _room(nave: Nave, number: int, share: float, side: float, label: Point, away: float) -> Box:
    """Return the room of a pile at a ``share`` of a side of the nave, so far ``away`` from it."""
    right, left = nave.nodes[number], nave.nodes[(number + 1) % len(nave.nodes)]
    (x, y), length = lerp(right, left, share), distance(right, left)
    nx, ny = (right[1] - left[1]) / length, (left[0] - right[0]) / length
    if abs(nx) > abs(ny):
        width, height = max(side, label[0]), side * _TALL + label[1]
    else:
        width, height = side + label[0], max(side * _TALL, label[1])
    return x + nx * away - width / 2, y + ny * away - height / 2, width, height


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
