"""Text fitted into a room: its font size, its lines, and what is cut off with an ellipsis."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from pygame import Rect, Surface

from game.ui import typesetting
from game.ui.palette import INK, RGB

LEADING = 1.14
"""The distance from one line of text to the next, in font sizes."""
_SURELY = 0.92  # the share of their estimated width that letters take in any font size


def fitted_size(text: str, room: int, size: int, smallest: int, bold: bool = False) -> int:
    """Return the largest font size from ``size`` down to ``smallest`` that fits ``room`` pixels."""
    for tried in _sizes(text, (room, 0), size, smallest, 1, bold):
        if typesetting.width(text, tried, bold) <= room:
            return tried
    return min(size, smallest)


def _sizes(
    text: str, room: tuple[int, int], size: int, smallest: int, most: int, bold: bool
) -> Iterator[int]:
    """Yield font sizes from ``size`` down to above ``smallest``, without those that are plainly too large.

    The first text in a font size takes 3 ms, as the font is fitted to the pixels. So letters are measured in
    the first size only, and it is known how many lines they take at least in another one.
    """
    width, height = room
    letters = typesetting.width("".join(text.split()), size, bold) if size > smallest else 0
    for tried in range(size, smallest, -1):
        lines = math.ceil(letters * tried / size * _SURELY / max(1, width))
        if tried == size or lines <= 1 or (lines <= most and lines * tried * LEADING <= height):
            yield tried


@lru_cache(maxsize=128)  # fitting a long text takes milliseconds
def fitted_lines(
    text: str, room: tuple[int, int], size: int, smallest: int, most: int = 2, bold: bool = False
) -> tuple[tuple[str, ...], int]:
    """Return ``text`` in at most ``most`` lines within ``room`` (width, height), and the font size.

    The size is the largest from ``size`` down to ``smallest`` that fits. At ``smallest``, lines may be
    longer, because :func:`words` draws narrower letters then; what still doesn't fit is cut with an ellipsis.
    """
    width, height = room
    for tried in _sizes(text, room, size, smallest, most, bold):
        lines = typesetting.wrap(text, tried, width, bold)
        tall = len(lines) * tried * LEADING if len(lines) > 1 else 0
        if len(lines) <= most and tall <= height and all(_fits(line, tried, width, bold) for line in lines):
            return tuple(balanced(text, lines, tried, width, bold)), tried
    lines = typesetting.wrap(text, smallest, width, bold)
    if len(lines) > most or not all(_fits(line, smallest, width, bold) for line in lines):
        width = int(width / typesetting.NARROWEST)
        lines = typesetting.wrap(text, smallest, width, bold)
    kept = lines[:most]
    if len(lines) > most:
        kept[-1] += "…"
    return tuple(cut(line, smallest, width, bold) for line in kept), smallest


def balanced(text: str, lines: list[str], size: int, room: int, bold: bool) -> list[str]:
    """Return ``text`` in as many lines, but of about equal length, so that no word stands alone."""
    for width in range(room, room // len(lines), -max(1, room // 24)):
        narrower = typesetting.wrap(text, size, width, bold)
        if len(narrower) > len(lines) or not all(_fits(line, size, room, bold) for line in narrower):
            break
        lines = narrower
    return lines


def _fits(text: str, size: int, room: int, bold: bool) -> bool:
    return typesetting.width(text, size, bold) <= room


def cut(text: str, size: int, room: int, bold: bool = False) -> str:
    """Return ``text``, cut with an ellipsis if it is wider than ``room`` pixels."""
    if _fits(text, size, room, bold):
        return text
    room -= typesetting.width("…", size, bold)
    return text[: typesetting.longest_that_fits(text.removesuffix("…"), size, room, bold)].rstrip() + "…"


def words(
    surface: Surface,
    text: str,
    box: Rect,
    size: int,
    smallest: int,
    colour: RGB = INK,
    most: int = 1,
    bold: bool = False,
    align: str = "centre",
    face: str = "serif",
) -> None:
    """Draw ``text`` in ``box``: at most ``most`` lines, in the largest size up to ``size`` that fits.

    ``align`` is ``centre`` or ``left``; the lines are centred vertically. See :func:`fitted_lines`.
    """
    lines, size = fitted_lines(text, box.size, size, smallest, most, bold)
    step = size * LEADING
    top = box.centery - step * (len(lines) - 1) / 2
    for index, content in enumerate(lines):
        drawn = typesetting.narrowed(content, size, box.width, colour, bold, face)
        x = box.x if align == "left" else box.centerx - drawn.get_width() / 2
        surface.blit(drawn, (round(x), round(top + step * index - drawn.get_height() / 2)))
