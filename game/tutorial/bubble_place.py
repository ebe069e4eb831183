"""Where a bubble of the teacher's goes: inside the safe area, beside what it is about and never on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import NamedTuple

from pygame import Rect

Size = tuple[int, int]

_STEPS = 10
"""Places that are tried across the room and down it, beside those next to what is avoided."""

_WEIGHT = 0.3
"""How much farther a bubble seems that lies on something one would like to see, in widths of the room."""


class Placed(NamedTuple):
    """A bubble's place: its box, and how wide it was asked to be."""

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
    """The best place for a bubble in ``room``, or ``None`` where there is none.

    ``sizes`` are those of the box for each width that it may have, the best first. It never touches
    ``avoid``, lies near ``about``, and rather not on what is ``spare``.
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
    """Where a box of ``length`` can begin between ``low`` and ``high``: here and there, and next to walls."""
    evenly = (low + (high - low) * step // _STEPS for step in range(_STEPS + 1))
    beside = (stop for start, end in walls for stop in (start - length, end))
    return sorted({stop for stop in (*evenly, *beside) if low <= stop <= high})


def _far(box: Rect, about: Rect) -> float:
    """How far a box is from what it is about, its middle from that one's middle counting a little."""
    dx = max(about.left - box.right, box.left - about.right, 0)
    dy = max(about.top - box.bottom, box.top - about.bottom, 0)
    aside = abs(box.centerx - about.centerx) + abs(box.centery - about.centery)
    return hypot(dx, dy) + 0.2 * aside


def _covered(box: Rect, spare: Sequence[Rect]) -> float:
    """How much of what one would like to see lies under a box, or how much of the box lies on it."""
    return sum(_area(box.clip(rect)) / max(1, min(_area(rect), _area(box))) for rect in spare)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
