"""Cube positions in a sector shown at a small scale: cubes stay countable and clear of the building."""

from __future__ import annotations

from functools import lru_cache

from game.table.city.plan import CityPlan
from game.table.city.shapes import Box, Chords, Point

SIDE = 26
"""The smallest side of a cube that can still be counted from a sofa, in 1080p units."""

_PITCH = 1.04  # distance between the centres of neighbouring cubes, in cube sides
_FRIEND = (1.0, 1.3, 0.3)  # the friend's width and its extent above and below its foot, in cube sides
_BLOCKS = ((4, 2), (3, 2), (5, 1), (4, 1), (2, 3), (2, 2), (3, 1), (1, 3), (2, 1), (1, 2))
"""Columns and rows of the possible blocks of cubes, largest first."""
_ENOUGH = 6  # cubes in one sector in most games
_COVERED, _CROWDED = 0.3, 0.08  # the share of the building's picture and of the friend that cubes may hide
_STEPS = 16

Heap = tuple[Point, ...]
"""Positions for cubes, in the order in which they are filled."""


def heap(plan: CityPlan, colour: str, sector: str, scale: float, u: float) -> Heap:
    """Return positions for cubes large enough to count; empty if the sector has no room for two.

    ``scale`` is in pixels per plane unit, ``u`` in pixels per unit of the 1080p design.
    """
    friend, box = plan.sector(colour, sector).friend, plan.area(colour, sector).picture
    return _heap(plan.chords(colour, sector), box, friend, round(SIDE * u / scale, 1))


@lru_cache(maxsize=256)
def _heap(chords: Chords, picture: Box, friend: Point, side: float) -> Heap:
    stands = (
        friend[0] - _FRIEND[0] * side / 2,
        friend[1] - _FRIEND[1] * side,
        _FRIEND[0] * side,
        (_FRIEND[1] + _FRIEND[2]) * side,
    )
    best: tuple[float, Heap] = 0.0, ()
    for columns, rows in _BLOCKS:
        width, height = columns * _PITCH * side, rows * _PITCH * side
        count = columns * rows
        if min(count, _ENOUGH) + 0.1 * count <= best[0]:
            continue
        for step in range(_STEPS + 1):
            foot = chords.bottom - (chords.bottom - chords.top - height) * step / _STEPS
            left, right = chords.between(foot - height, foot)
            if right - left < width or foot - height < chords.top:
                continue
            for share in (0.5, 0.25, 0.75, 0.0, 1.0):
                x = left + (right - left - width) * share
                block = (x, foot - height, width, height)
                hidden = _shared(block, picture)
                if hidden > _COVERED or _shared(block, stands) > _CROWDED:
                    continue
                near = abs(x + width / 2 - friend[0]) + abs(foot - friend[1])
                worth = min(count, _ENOUGH) + 0.1 * count - 9 * hidden - 0.05 * near / side
                if worth > best[0]:
                    best = worth, _block(x, foot, columns, rows, side)
    return best[1]


def _block(x: float, foot: float, columns: int, rows: int, side: float) -> Heap:
    """Return the positions of a block of cubes: front row first, each row from its middle outwards."""
    pitch = side * _PITCH
    xs = [x + pitch * (column + 0.5) for column in range(columns)]
    middle = (xs[0] + xs[-1]) / 2
    xs.sort(key=lambda at: (round(abs(at - middle), 3), at))
    return tuple((at, foot - side * 0.55 - pitch * row) for row in range(rows) for at in xs)


def _shared(box: Box, behind: Box) -> float:
    """Return the fraction of the box ``behind`` that ``box`` covers."""
    width = min(box[0] + box[2], behind[0] + behind[2]) - max(box[0], behind[0])
    height = min(box[1] + box[3], behind[1] + behind[3]) - max(box[1], behind[1])
    whole = behind[2] * behind[3]
    return max(0.0, width) * max(0.0, height) / whole if whole else 0.0
