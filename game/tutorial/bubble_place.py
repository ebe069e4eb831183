"""Placing a bubble: inside the safe area, near what it points at and never on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import NamedTuple

from pygame import Rect

Size = tuple[int, int]

_STEPS = 10
"""The number of evenly spaced places that are tried in each direction, besides those next to obstacles."""

_WEIGHT = 0.3
"""The penalty for covering something that should stay visible, in widths of the room."""


class Placed(NamedTuple):
    """The place of a bubble: its box, and the requested width."""

    box: Rect
    width: int


def place(
    sizes: Mapping[int, Size],
    room: Rect,
    avoid: Sequence[Rect],
    about: Rect | None,
    spare: Sequence[Rect] = (),
    gap: int = 12,
) -> Placed | None:
    """Return the best place for a bubble in ``room``, or ``None`` if there is none.

    ``sizes``: the size of the box for each allowed width, the best first. The box never overlaps ``avoid``,
    is near ``about``, and covers as little of ``spare`` as possible. All in pixels.
    """
    best: tuple[float, Placed] | None = None
    if about is None:
        about = Rect(room.center, (1, 1))
    walls = [rect.inflate(2 * gap, 2 * gap) for rect in avoid]
    across = [(wall.left, wall.right) for wall in walls]
    down = [(wall.top, wall.bottom) for wall in walls]
    for rank, (width, size) in enumerate(sizes.items()):
        for x in _stops(room.left, room.right - size[0], size[0], across):
            for y in _stops(room.top, room.bottom - size[1], size[1], down):
                box = Rect((x, y), size)
                cost = _far(box, about) + 0.012 * rank * room.width
                if (best is not None and cost >= best[0]) or box.collidelist(walls) >= 0:
                    continue
                cost += _covered(box, spare) * _WEIGHT * room.width
                if best is None or cost < best[0]:
                    best = cost, Placed(box, width)
    return best[1] if best else None


def _stops(low: int, high: int, length: int, walls: Sequence[tuple[int, int]]) -> list[int]:
    """Return positions for a box of ``length`` from ``low`` to ``high``: evenly spaced and next to walls."""
    evenly = (low + (high - low) * step // _STEPS for step in range(_STEPS + 1))
    beside = (stop for start, end in walls for stop in (start - length, end))
    return sorted({stop for stop in (*evenly, *beside) if low <= stop <= high})


def _far(box: Rect, about: Rect) -> float:
    """Return the distance of a box from what it is about; the distance of the centres counts a little."""
    dx = max(about.left - box.right, box.left - about.right, 0)
    dy = max(about.top - box.bottom, box.top - about.bottom, 0)
    aside = abs(box.centerx - about.centerx) + abs(box.centery - about.centery)
    return hypot(dx, dy) + 0.2 * aside


def _covered(box: Rect, spare: Sequence[Rect]) -> float:
    """Return the share of ``spare`` under a box, or the share of the box on it if that is larger."""
    return sum(_area(box.clip(rect)) / max(1, min(_area(rect), _area(box))) for rect in spare)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
