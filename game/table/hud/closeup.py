"""Close-ups: a card, a sector or anything else on the table enlarged, with its explanation in words.

Each function returns a sheet of ``size`` pixels about the table as it is ``shown``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.decisions.message_faces import message_face
from game.match.board import Board
from game.table.hud import cards, effect_icons
from game.table.hud.layout import Layout
from game.table.hud.sheet_words import (
    Names,
    action_text,
    area_text,
    carriage_text,
    friend_text,
    market_text,
    person_text,
)
from game.table.pieces.pieces import message_picture
from game.ui import fitting, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PLAYER, RGB, mix
from game.words.persons import person_facts, person_words

Size = tuple[int, int]
_TITLE, _BODY, _LEAST_BODY = 50, 31, 26  # font sizes in 1080p units
_LARGE = 40  # the body's font size where there is room for it
HEIGHT = 620
"""The height of a sheet in 1080p units at 100 % text size."""
_NARROW = 0.84  # how far the body is condensed before its font becomes smaller than the least size
_BOARD = 9  # the seed of its board's grain
_LEADING, _TIGHT = 1.22, 1.12  # from line to line, in font sizes
_PARAGRAPH = 0.45  # space between paragraphs, in lines


def growth(text_scale: float) -> float:
    """Return how much larger a sheet is for larger text: at 200 % it fills a television's safe area."""
    return float(text_scale**0.55)


# The close-ups


def action_closeup(card: str, size: Size, shown: Board, layout: Layout, now: str = "") -> Surface:
    """Return an action card with its name and explanation."""
    owner, kind = card.split(".")
    picture = cards.action_face(card, _card_size(size, layout.text_scale), shown.options.hotel_double_at)
    return closeup(*action_text(kind, shown, now), picture, size, layout, PLAYER[owner])


def person_closeup(person: str, size: Size, shown: Board, layout: Layout, now: str = "") -> Surface:
    """Return a person with name, explanation, rats, period and price."""
    picture = cards.person_face(person, _card_size(size, layout.text_scale))
    icons = () if person_words(person, shown.options) else tuple(person_facts(person).icons)
    return closeup(*person_text(person, shown, now), picture, size, layout, icons=icons)


def area_closeup(borough: str, area: str, size: Size, shown: Board, layout: Layout, now: str = "") -> Surface:
    """Return an area or ``notredame``: what it does, and the influence there if the borough has a player."""
    picture = surfaces.picture(f"areas/{area}", *_picture_room(size, layout.text_scale), f"cards/{area}")
    return closeup(*area_text(borough, area, shown, now), picture, size, layout)


def market_closeup(
    market: str, names: Names, size: Size, shown: Board, layout: Layout, now: str = ""
) -> Surface:
    """Return a market: its message and what that pays, and the carriages standing there."""
    room = _picture_room(size, layout.text_scale)
    text, found = market_text(market, names, shown, now), shown.messages.get(market)
    if found is None:
        return closeup(*text, surfaces.picture("icons/no_message", *room), size, layout)
    colour, kind = found
    picture = message_picture(colour, message_face(kind, shown.options), min(room))
    return closeup(*text, picture, size, layout, PLAYER[colour])


def carriage_closeup(
    seat: str, names: Names, size: Size, shown: Board, layout: Layout, now: str = ""
) -> Surface:
    """Return a carriage: how it drives, how far its owner's influence takes it, and what it has collected."""
    picture = surfaces.picture(f"pieces/{seat}_coach", *_picture_room(size, layout.text_scale))
    return closeup(*carriage_text(seat, names, shown, now), picture, size, layout, PLAYER[seat])


def friend_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return a trusted friend: what moving it does, and where it is."""
    picture = surfaces.picture(f"pieces/{seat}_pawn", *_picture_room(size, layout.text_scale))
    return closeup(*friend_text(seat, names, shown), picture, size, layout, PLAYER[seat])


# Layout and drawing


def closeup(
    title: str,
    words: str,
    picture: Surface,
    size: Size,
    layout: Layout,
    dye: RGB = INK,
    icons: tuple[str, ...] = (),
) -> Surface:
    """Return a sheet: a picture, and beside it ``title``, an effect in ``icons``, and ``words``.

    ``size`` is in pixels, ``dye`` is the colour of the rule below the title. Shared, don't draw on it.
    """
    return _closeup(title, words, picture, size, layout.u, layout.text_scale, dye, icons)


@cached(TABLE, most=6)
def _closeup(
    title: str,
    words: str,
    picture: Surface,
    size: Size,
    u: float,
    text_scale: float,
    dye: RGB,
    icons: tuple[str, ...],
) -> Surface:
    sheet, room = blank_sheet(size)
    text, title_size = _beside(room, picture, size, text_scale), _title_size(u, text_scale)
    head = _title_height(title_size, u)
    body = laid_out(words, _below(text, head), u, text_scale)
    beside = icons or body.fits
    if beside:
        middle = (room.x + (text.x - room.x - _gap(size)) / 2, room.y + room.height * 0.46)
        sheet.blit(picture, picture.get_rect(center=middle).clamp(room))
    else:  # letters of the size that is asked for need the whole sheet
        room.inflate_ip(round(_gap(size) * 1.5), round(_gap(size) * 1.5))
        title_size = round(_LEAST_BODY * u * text_scale)
        head = _title_height(title_size, u)
        small = _shrunk(picture, head)
        sheet.blit(small, small.get_rect(topright=room.topright))
        text = Rect(room.x, room.y, room.width - small.get_width() - _gap(size), room.height)
    _draw_title(sheet, title, text, title_size, head, u, text_scale, dye)
    text = _below(Rect(text.x, room.y, room.right - text.x, room.height), head)
    if beside and not icons:
        _write(sheet, body, text)
        return sheet
    if icons:
        text = _icons(sheet, icons, text)
    draw_body(sheet, words, text, u, text_scale, tight=not beside)
    return sheet


def _leaf(size: Size) -> tuple[Rect, Rect]:
    """Return the rectangle of a sheet's parchment, and the usable area on it."""
    height = size[1]
    leaf = Rect((0, 0), size).inflate(-round(height * 0.05), -round(height * 0.05))
    return leaf, leaf.inflate(-round(height * 0.09), -round(height * 0.09))


def _picture_room(size: Size, text_scale: float) -> Size:
    """Return the size available to a picture; it doesn't grow with the text, which needs the extra room."""
    _, room = _leaf(size)
    return round(room.width * 0.36 / growth(text_scale)), round(room.height * 0.8)


def _card_size(size: Size, text_scale: float) -> Size:
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


def _title_size(u: float, text_scale: float) -> int:
    return round(_TITLE * u * min(text_scale, 1.5))


def _title_height(title_size: int, u: float) -> int:
    return round(title_size * 1.3) + round(14 * u)


def _below(room: Rect, height: int) -> Rect:
    return Rect(room.x, room.y + height, room.width, room.height - height)


def _draw_title(
    sheet: Surface, title: str, room: Rect, text: int, head: int, u: float, text_scale: float, dye: RGB
) -> None:
    """Write the title in the upper ``head`` pixels of ``room`` with a rule below it."""
    text = fitting.fitted_size(title, room.width, text, round(_LEAST_BODY * u * text_scale), bold=True)
    drawn = typesetting.narrowed(title, text, room.width, INK, bold=True)
    rule = room.y + head - round(14 * u)
    sheet.blit(drawn, drawn.get_rect(midleft=(room.x, (room.y + rule) // 2)))
    line = max(2, round(3 * u))
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


def laid_out(words: str, room: Rect, u: float, text_scale: float, tight: bool = False) -> Body:
    """Lay out ``words`` at the size the text scale asks for, condensed and smaller if they don't fit.

    ``tight``: lines lie closer together.
    """
    unit = u * text_scale
    usual, least = round(_LEAST_BODY * unit), round(_LEAST_BODY * unit * 0.7)
    asked = round(max(_BODY * unit, _LARGE * unit / text_scale))
    leading = _TIGHT if tight else _LEADING
    paragraphs = words.split("\n")
    sizes = [(text, 1.0) for text in range(asked, usual - 1, -1)]
    for text, narrow in (*sizes, *((text, _NARROW) for text in range(usual, least - 1, -1))):
        blocks = [typesetting.wrap(paragraph, text, int(room.width / narrow)) for paragraph in paragraphs]
        rows = sum(map(len, blocks)) + _PARAGRAPH * (len(blocks) - 1)
        if rows * text * leading <= room.height:
            return Body(text, blocks, text * leading, narrow == 1.0)
    return Body(text, blocks, text * leading, False)


def draw_body(
    sheet: Surface, words: str, room: Rect, u: float, text_scale: float, tight: bool = False
) -> None:
    """Write ``words`` in ``room``, laid out by :func:`laid_out`."""
    _write(sheet, laid_out(words, room, u, text_scale, tight), room)


def _write(sheet: Surface, body: Body, room: Rect) -> None:
    """Write words that are laid out."""
    y = float(room.y)
    for block in body.blocks:
        for line in block:
            sheet.blit(typesetting.narrowed(line, body.text, room.width, INK), (room.x, round(y)))
            y += body.step
        y += _PARAGRAPH * body.step
