"""The summary: the rules of the game that is played on one page, in three columns of pictures and words."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine import CARD_KINDS, Options
from game.match.board import Board
from game.table.hud.layout import Layout
from game.ui import fitting, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PARCHMENT_EDGE, mix
from game.words import Family, say
from game.words.cards import KIND_WORDS

_PHASES = {"persons": "person", "draft": "card", "play": "hand", "hire": "coin", "plague": "plague"}
_ENDS = {"struck": "rat", "round": "bell", "period": "notredame", "game": "trophy"}
_SIGNS = {
    "coin": "coin",
    "cache": "cube",
    "supply": "supply",
    "prestige": "prestige",
    "rat": "rat",
    "kill": "rat_kill",
    "hand": "hand",
    "message": "message",
    "influence": "sector",
    "friend": "friend",
    "activate": "activate",
    "bellringer": "../pieces/bellringer",
}
"""What is told of the phases, of what comes after them, and of the signs; and the icon of each."""
_PHASE_WORDS = Family("summary-phase", _PHASES)
_END_WORDS = Family("summary-end", _ENDS)
_SIGN_WORDS = Family("summary-sign", _SIGNS)
_DOES = Family("summary-does", CARD_KINDS)

_WIDTHS = (0.335, 0.365, 0.3)  # of the columns, as shares of the page
_FRAME, _EDGE, _GUTTER = 12, 24, 36  # units: the wood, from it to the words, between columns
_LARGEST, _SMALLEST = 34, 12  # letters, in units at text size 100 %
_HEADING = 1.2  # font sizes, in those of the other words
_LEADING = 1.16
_PICTURE = 1.9  # the width of a picture, in font sizes
_APART = 0.24  # the least room between entries, in font sizes


class Entry(NamedTuple):
    """A picture (a file of ``sprites/``) and the words beside it, with a bold ``title`` over them."""

    picture: str
    words: str
    title: str = ""


class Column(NamedTuple):
    """Entries one below the other; an entry without a picture is a heading."""

    entries: tuple[Entry, ...]
    width: int


def summary_page(size: tuple[int, int], shown: Board, layout: Layout) -> Surface:
    """The summary for the options and the number of players of a game, ``size`` pixels large."""
    return _page(size, shown.options, shown.pot, layout.u, layout.text_scale)


def summary_words(shown: Board) -> str:
    """Return the summary's words, a line for each entry; the last column explains what is only seen."""
    lines = [entry for column in entries(shown.options, shown.pot)[:-1] for entry in column]
    return "\n".join(f"{line.title}: {line.words}" if line.title else line.words for line in lines)


def entries(options: Options, pot: int | str) -> tuple[tuple[Entry, ...], ...]:
    """Return what stands in the columns: the course of a round, the cards, the signs.

    ``pot`` is the prestige that Notre Dame pays, a range where the number of players isn't known.
    """
    arguments = {
        "limited": options.coins_limited,
        "decline": options.may_decline,
        "double": options.hotel_double_at,
        "cube": options.message_cube_prestige,
    }
    return (
        (
            Entry("", say("summary-round")),
            *(Entry(f"icons/{icon}", _PHASE_WORDS.say(key)) for key, icon in _PHASES.items()),
            Entry("", say("summary-after")),
            *(Entry(f"icons/{icon}", _END_WORDS.say(key, pot=pot)) for key, icon in _ENDS.items()),
        ),
        (
            Entry("", say("summary-cards")),
            *(
                Entry(f"cards/{kind}", _DOES.say(kind, **arguments), KIND_WORDS.say(kind))
                for kind in CARD_KINDS
            ),
        ),
        (
            Entry("", say("summary-signs")),
            *(Entry(f"icons/{icon}", _SIGN_WORDS.say(key, **arguments)) for key, icon in _SIGNS.items()),
        ),
    )


@cached(TABLE, most=2)
def _page(size: tuple[int, int], options: Options, pot: int, u: float, text_scale: float) -> Surface:
    """The page with letters as large as the text scale asks for, or as there is room for all words."""
    radius, frame = round(20 * u), round(_FRAME * u)
    surface = surfaces.walnut(size, radius, seed=9).copy()
    leaf = Rect((0, 0), size).inflate(-2 * frame, -2 * frame)
    surface.blit(surfaces.parchment(leaf.size, round(radius * 0.7), seed=12), leaf)
    surface.blit(surfaces.rim(size, radius, max(2, round(4 * u))), (0, 0))
    room = leaf.inflate(-2 * round(_EDGE * u), -2 * round(_EDGE * 0.6 * u))
    gutter = round(_GUTTER * u)
    across = room.width - gutter * (len(_WIDTHS) - 1)
    columns = [
        Column(entry, round(across * share))
        for entry, share in zip(entries(options, pot), _WIDTHS, strict=True)
    ]
    for text in range(round(_LARGEST * u * text_scale), max(6, round(_SMALLEST * u)) - 1, -1):
        if all(_height(column, text) <= room.height for column in columns):
            break
    left = room.left
    for column in columns:
        if left > room.left:
            line = mix(PARCHMENT_EDGE, INK, 0.2)
            x = left - gutter // 2
            pygame.draw.line(surface, line, (x, room.top), (x, room.bottom), max(1, round(2 * u)))
        _draw(surface, column, Rect(left, room.top, column.width, room.height), text)
        left += column.width + gutter
    return surface


def _lines(entry: Entry, text: int, width: int) -> list[str]:
    """The words of an entry beside its picture, without the title."""
    if not entry.picture:
        return typesetting.wrap(entry.words, round(text * _HEADING), width, bold=True)
    width -= round(text * (_PICTURE + _APART * 2))
    return fitting.balanced(entry.words, typesetting.wrap(entry.words, text, width), text, width, bold=False)


def _tall(entry: Entry, text: int, width: int) -> int:
    rows = len(_lines(entry, text, width)) + bool(entry.title)
    if not entry.picture:
        return round(rows * text * _HEADING * _LEADING)
    return round(max(rows * _LEADING, _PICTURE * 0.9) * text)


def _height(column: Column, text: int) -> int:
    """How high a column is at least with letters of ``text`` pixels."""
    apart = round(text * _APART) * (len(column.entries) - 1)
    return sum(_tall(entry, text, column.width) for entry in column.entries) + apart


def _draw(surface: Surface, column: Column, room: Rect, text: int) -> None:
    """Draw a column, its entries spread over the height of ``room``."""
    spare = (room.height - _height(column, text)) / (len(column.entries) - 1)
    apart = round(text * _APART) + min(spare, text * 0.9)
    side = round(text * _PICTURE)
    top = float(room.top)
    for entry in column.entries:
        tall = _tall(entry, text, column.width)
        heading = not entry.picture
        size = round(text * _HEADING) if heading else text
        left = room.left if heading else room.left + side + round(text * _APART * 2)
        rows = [(line, heading) for line in _lines(entry, text, column.width)]
        if entry.title:
            rows.insert(0, (entry.title, True))
        if not heading:
            picture = surfaces.picture(entry.picture, side, side)
            surfaces.centred(surface, picture, (room.left + side / 2, top + tall / 2))
        y = top + tall / 2 - len(rows) * size * _LEADING / 2
        for line, bold in rows:
            drawn = typesetting.line(line, size, INK, bold=bold)
            surface.blit(drawn, drawn.get_rect(midleft=(left, round(y + size * _LEADING / 2))))
            y += size * _LEADING
        top += tall + apart
