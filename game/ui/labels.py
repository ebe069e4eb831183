"""Text of the menus, fitted to its space: one line, a few lines, a paragraph."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame_gui.elements import UIImage

from game.ui import typesetting
from game.ui.fitting import LEADING, balanced, cut, fitted_lines, words
from game.ui.palette import INK, RGB
from game.ui.theme import BODY, SMALL, Frame, Style

_EDGE = 4
"""Units of the height that stay free, because letters reach beyond the height of a line."""


class Caption(UIImage):
    """Text or a picture that is not a control."""

    def __init__(self, picture: Surface, topleft: tuple[int, int], frame: Frame) -> None:
        """``topleft``: where the upper left corner of ``picture`` is in the container."""
        place, opaque = Rect(topleft, picture.get_size()), not picture.get_flags() & pygame.SRCALPHA
        super().__init__(place, picture, frame.manager, opaque, container=frame.container)

    def let_go(self) -> None:
        """Free the picture; nothing is drawn any more."""
        self.original_image = None
        self._set_image(None)


def points(told: Sequence[str], size: int, room: int, colour: RGB = INK) -> Surface:
    """Return sentences as a bulleted list on one surface, ``room`` pixels wide at most."""
    dot = typesetting.line("·", size, colour, bold=True)
    left = dot.get_width() + round(size * 0.3)
    blocks = [paragraph(sentence, size, room - left, colour) for sentence in told]
    wide, tall = max(block.get_width() for block in blocks), sum(block.get_height() for block in blocks)
    whole = Surface((left + wide, tall), pygame.SRCALPHA)
    top = 0
    for block in blocks:
        whole.blit(dot, (0, top))
        whole.blit(block, (left, top))
        top += block.get_height()
    return whole


def fitted(text: str, size: int, room: int, colour: RGB, bold: bool = False) -> Surface:
    """Return one line of ``text``, made narrower and if need be cut to fit ``room`` pixels."""
    text = cut(text, size, int(room / typesetting.NARROWEST), bold)
    return typesetting.narrowed(text, size, room, colour, bold)


def draw_lines(
    surface: Surface, text: str, style: Style, room: Rect, colour: RGB, units: float = BODY
) -> None:
    """Draw ``text`` into ``room``, left-aligned, in several lines, smaller and narrower if need be."""
    box = room.inflate(0, -style.px(_EDGE))
    most = _most_lines(style, room.height)
    words(surface, text, box, style.text(units), style.text(SMALL), colour, most, align="left")


def fits(text: str, style: Style, room: tuple[int, int], units: float = SMALL) -> bool:
    """Return whether :func:`draw_lines` can draw all of ``text`` in ``room`` (width, height)."""
    box, most = (room[0], room[1] - style.px(_EDGE)), _most_lines(style, room[1])
    lines, _ = fitted_lines(text, box, style.text(units), style.text(SMALL), most)
    return not lines[-1].endswith("…") or text.endswith("…")


def _most_lines(style: Style, height: int) -> int:
    return max(1, int(height / (style.text(SMALL) * LEADING)))


def paragraph(
    text: str,
    size: int,
    room: int,
    colour: RGB = INK,
    bold: bool = False,
    align: str = "left",
    face: str = "serif",
) -> Surface:
    """Return ``text`` wrapped to ``room`` pixels, as one surface; ``align`` is ``left`` or ``center``.

    The ``display`` face is as wide as bold letters.
    """
    lines = typesetting.wrap(text, size, room, bold)
    if align == "center":
        lines = balanced(text, lines, size, room, bold)
    rows = [typesetting.line(row, size, colour, bold, face) for row in lines]
    step = max(row.get_height() for row in rows)
    block = Surface((max(1, max(row.get_width() for row in rows)), step * len(rows)), pygame.SRCALPHA)
    for number, row in enumerate(rows):
        left = (block.get_width() - row.get_width()) // 2 if align == "center" else 0
        block.blit(row, (left, step * number))
    return block
