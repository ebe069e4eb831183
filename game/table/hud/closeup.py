"""The sheet of a close-up: a card, a sector or anything else enlarged, with its explanation in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.hud import effect_icons
from game.table.hud.layout import Layout
from game.table.hud.sheet_words import Text
from game.ui import fitting, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, RGB, mix

Size = tuple[int, int]
_TITLE, _BODY, _LEAST_BODY = 50, 31, 26  # font sizes in 1080p units
_LARGE = 40  # the body's font size where there is room for it
HEIGHT = 620
"""The height of a sheet in 1080p units at 100 % text size."""
_RULE = 14  # the units from the rule below a title to the words
_NARROW = 0.84  # how far the body is condensed before its font becomes smaller than the least size
_BOARD = 9  # the seed of its board's grain
_LEADING, _TIGHT = 1.22, 1.12  # from line to line, in font sizes
_PARAGRAPH = 0.45  # space between paragraphs, in lines


def growth(text_scale: float) -> float:
    """Return how much larger a sheet is for larger text: at 200 % it fills a television's safe area."""
    return float(text_scale**0.55)


@cached(TABLE, most=6)
def closeup(
    text: Text,
    picture: Surface,
    size: Size,
    layout: Layout,
    dye: RGB = INK,
    icons: tuple[str, ...] = (),
) -> Surface:
    """Return a sheet: a picture, and beside it a title, an effect in ``icons``, and words.

    ``size`` is in pixels, ``dye`` is the colour of the rule below the title. Shared, don't draw on it.
    """
    sheet, room = blank_sheet(size)
    beside = _beside(room, picture, size, layout.text_scale)
    letters = round(_TITLE * layout.u * min(layout.text_scale, 1.5))
    head = _title_height(letters, layout)
    body = laid_out(text.words, _below(beside, head), layout)
    if icons or body.fits:
        middle = (room.x + (beside.x - room.x - _gap(size)) / 2, room.y + room.height * 0.46)
        sheet.blit(picture, picture.get_rect(center=middle).clamp(room))
    else:  # letters of the size that is asked for need the whole sheet
        room.inflate_ip(round(_gap(size) * 1.5), round(_gap(size) * 1.5))
        letters = layout.text(_LEAST_BODY)
        head = _title_height(letters, layout)
        small = _shrunk(picture, head)
        sheet.blit(small, small.get_rect(topright=room.topright))
        beside = Rect(room.x, room.y, room.width - small.get_width() - _gap(size), room.height)
    _draw_title(sheet, text.title, beside, letters, head, layout, dye)
    below = _below(Rect(beside.x, room.y, room.right - beside.x, room.height), head)
    if icons:
        draw_body(sheet, text.words, _icons(sheet, icons, below), layout)
    elif body.fits:
        _write(sheet, body, below)
    else:
        draw_body(sheet, text.words, below, layout, tight=True)
    return sheet


def _leaf(size: Size) -> tuple[Rect, Rect]:
    """Return the rectangle of a sheet's parchment, and the usable area on it."""
    height = size[1]
    leaf = Rect((0, 0), size).inflate(-round(height * 0.05), -round(height * 0.05))
    return leaf, leaf.inflate(-round(height * 0.09), -round(height * 0.09))


def picture_room(size: Size, text_scale: float) -> Size:
    """Return the size available to a picture; it doesn't grow with the text, which needs the extra room."""
    _, room = _leaf(size)
    return round(room.width * 0.36 / growth(text_scale)), round(room.height * 0.8)


def card_size(size: Size, text_scale: float) -> Size:
    """Return the size at which a card is shown."""
    _, room = _leaf(size)
    height = round(min(room.height, room.width * 0.42 * 266 / 190) / growth(text_scale))
    return round(height * 190 / 266), height


def blank_sheet(size: Size) -> tuple[Surface, Rect]:
    """Return an empty parchment in a walnut frame, and the usable area on it."""
    return _blank(size).copy(), _leaf(size)[1]


@cached(TABLE, most=1)
def _blank(size: Size) -> Surface:
    return surfaces.board(size, *_edge(size), seed=_BOARD, leaf=_leaf(size)[0])


def warming(size: Size) -> Iterator[None]:
    """Prepare what :func:`blank_sheet` needs, yielding after each part."""
    if not _blank.has(size):
        yield from surfaces.board_in_steps(size, *_edge(size), _BOARD, _leaf(size)[0])
        _blank(size)
        yield


def _edge(size: Size) -> tuple[int, int]:
    """Return the radius of a sheet's corners, and the width of its rim."""
    return round(size[1] * 0.04), size[1] // 160


def _shrunk(picture: Surface, height: int) -> Surface:
    """Return a picture at a smaller height."""
    width = round(picture.get_width() * height / picture.get_height())
    return pygame.transform.smoothscale(picture, (width, height))


def _gap(size: Size) -> int:
    return round(size[1] * 0.05)


def _beside(room: Rect, picture: Surface, size: Size, text_scale: float) -> Rect:
    """Return the part of ``room`` for words beside a picture."""
    broad = max(picture.get_width(), round(room.width * 0.3 / growth(text_scale)))
    left = room.x + broad + _gap(size)
    return Rect(left, room.y, room.right - left, room.height)


def _title_height(letters: int, layout: Layout) -> int:
    return round(letters * 1.3) + layout.px(_RULE)


def _below(room: Rect, height: int) -> Rect:
    return Rect(room.x, room.y + height, room.width, room.height - height)


def _draw_title(
    sheet: Surface, title: str, room: Rect, letters: int, head: int, layout: Layout, dye: RGB
) -> None:
    """Write the title in the upper ``head`` pixels of ``room`` with a rule below it."""
    letters = fitting.fitted_size(title, room.width, letters, layout.text(_LEAST_BODY), bold=True)
    drawn = typesetting.narrowed(title, letters, room.width, INK, bold=True)
    rule = room.y + head - layout.px(_RULE)
    sheet.blit(drawn, drawn.get_rect(midleft=(room.x, (room.y + rule) // 2)))
    line = max(2, layout.px(3))
    pygame.draw.line(sheet, mix(dye, INK, 0.25), (room.x, rule), (room.right, rule), line)


def _icons(sheet: Surface, rows: tuple[str, ...], room: Rect) -> Rect:
    """Draw an effect in icons at the top of ``room``; return the remaining room."""
    high = round(room.height * 0.3)
    drawn = Rect(room.x, room.y, room.width, high).inflate(0, -round(high * 0.2))
    effect_icons.draw(sheet, rows, drawn, round(drawn.height / len(rows)), stacked=True)
    return Rect(room.x, room.y + high, room.width, room.height - high)


class Body(NamedTuple):
    """Words laid out: the size of the letters, the lines of each paragraph, the step from line to line."""

    text: int
    blocks: list[list[str]]
    step: float
    fits: bool
    """Whether the letters are as large as the text scale asks for, and not condensed."""


def laid_out(words: str, room: Rect, layout: Layout, tight: bool = False) -> Body:
    """Lay out ``words`` at the size the text scale asks for, condensed and smaller if they don't fit.

    ``tight``: lines lie closer together.
    """
    unit = layout.u * layout.text_scale
    usual, least = round(_LEAST_BODY * unit), round(_LEAST_BODY * unit * 0.7)
    asked = round(max(_BODY * unit, _LARGE * layout.u))
    leading = _TIGHT if tight else _LEADING
    paragraphs = words.split("\n")
    sizes = [(text, 1.0) for text in range(asked, usual - 1, -1)]
    for text, narrow in (*sizes, *((text, _NARROW) for text in range(usual, least - 1, -1))):
        blocks = [typesetting.wrap(paragraph, text, int(room.width / narrow)) for paragraph in paragraphs]
        rows = sum(map(len, blocks)) + _PARAGRAPH * (len(blocks) - 1)
        if rows * text * leading <= room.height:
            return Body(text, blocks, text * leading, narrow == 1.0)
    return Body(text, blocks, text * leading, False)


def draw_body(sheet: Surface, words: str, room: Rect, layout: Layout, tight: bool = False) -> None:
    """Write ``words`` in ``room``, laid out by :func:`laid_out`."""
    _write(sheet, laid_out(words, room, layout, tight), room)


def _write(sheet: Surface, body: Body, room: Rect) -> None:
    """Write words that are laid out."""
    y = float(room.y)
    for block in body.blocks:
        for line in block:
            sheet.blit(typesetting.narrowed(line, body.text, room.width, INK), (room.x, round(y)))
            y += body.step
        y += _PARAGRAPH * body.step
