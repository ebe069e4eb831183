"""Where the sums of the plague stand: at their player's plate, or beside their harbour in a near view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from math import inf
from operator import itemgetter

from pygame import Rect

from game.table.map.shapes import Polygon, least, within
from game.ui import surfaces

Area = tuple[int, int, int, int]

_STEPS = 4  # places tried along each half of a harbour's side
_HIDDEN, _ON_BOARD = 5.0, 1.3
"""What it costs to cover something as large as the sum, and to stand on the board, in heights of the sum by
which another place may be farther away."""


@lru_cache(maxsize=16)
def sum_place(
    size: tuple[int, int], jetty: Area, room: Area, board: Polygon, covered: tuple[Area, ...], apart: int
) -> tuple[int, int]:
    """Return the upper left corner of a sum of ``size`` pixels, near to the ``jetty`` that it is about.

    It lies inside ``room``, ``apart`` pixels from the jetty at least, and covers as little as can be of what
    is ``covered``; where some room near by is free outside the ``board``, there.
    """
    pier, clear = Rect(jetty), Rect(room)
    others = [Rect(one) for one in covered]
    keep_off = pier.inflate(2 * apart, 2 * apart)

    def hidden(box: Rect) -> float:
        return surfaces.covered(others, box) / (box.w * box.h)

    lies_on_board = within(board)

    def on_board(box: Rect) -> bool:
        ends = box.topleft, box.topright, box.bottomleft, box.bottomright, box.center
        return sum(map(lies_on_board, ends)) > 1

    spots = (box.clamp(clear) for box in _around(Rect((0, 0), size), keep_off))
    candidates = [(_gap(box, pier) / box.h, box) for box in spots if not box.colliderect(pier)]
    best, least = keep_off.move(0, keep_off.h), inf
    for far, box in sorted(candidates, key=itemgetter(0)):
        if far >= least:  # nor is any place better that is farther away
            break
        cost = far + hidden(box) * _HIDDEN
        if cost < least and (cost := cost + on_board(box) * _ON_BOARD) < least:
            best, least = box, cost
    return best.topleft


@lru_cache(maxsize=16)
def docked(
    size: tuple[int, int],
    plate: Area,
    room: Area,
    plates: tuple[Area, ...],
    covered: tuple[Area, ...],
    board: Polygon = (),
) -> tuple[int, int]:
    """Return the upper left corner of a sum of ``size`` pixels that lies on a player's ``plate``.

    It is flush with the plate's left or right end, or in its middle, and inside ``room``: off the ``board``
    as far as can be, and where it covers least of what is ``covered``. Sums on other ``plates`` have room.
    """
    width, height = size
    over, clear, step = Rect(plate), Rect(room), height // 6
    others = [Rect(one).inflate(0, max(0, height - one[3])) for one in plates]
    boxes = [Rect(one) for one in covered]
    level = over.centery
    places = (
        Rect(x, level + move - height // 2, width, height).clamp(clear)
        for move in (0, -step, step, -2 * step, 2 * step, -3 * step, 3 * step)
        for x in (over.centerx - width // 2, over.left, over.right - width)
    )

    lies_on_board = within(board)

    def on_board(box: Rect) -> int:
        if not board:
            return 0
        across = range(box.left, box.right + 1, max(1, width // _STEPS))
        return sum(lies_on_board((x, y)) for x in across for y in (box.top, box.centery, box.bottom))

    return least(
        places, partial(surfaces.covered, others), on_board, partial(surfaces.covered, boxes)
    ).topleft


def _around(box: Rect, origin: Rect) -> Iterator[Rect]:
    """Yield ``box`` at places round what must be kept off, near and farther away."""
    for far in range(6):
        beyond = origin.inflate(far * box.h, far * box.h)
        for step in range(-_STEPS, _STEPS + 1):
            x = origin.centerx + step * (origin.w + box.w) // (2 * _STEPS)
            y = origin.centery + step * (origin.h + box.h) // (2 * _STEPS)
            yield box.move_to(midbottom=(x, beyond.top))
            yield box.move_to(midtop=(x, beyond.bottom))
            yield box.move_to(midright=(beyond.left, y))
            yield box.move_to(midleft=(beyond.right, y))


def _gap(box: Rect, other: Rect) -> float:
    """Return how far two boxes are apart."""
    across = max(box.left - other.right, other.left - box.right, 0)
    down = max(box.top - other.bottom, other.top - box.bottom, 0)
    return float((across**2 + down**2) ** 0.5)
