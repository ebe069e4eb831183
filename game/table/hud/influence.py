"""Everybody's influence as a table: beside a player's tray in words, and with the messages on a page."""

from __future__ import annotations

from pygame import Rect, Surface

from game.match.board import Board
from game.table.hud.closeup import Size, blank_sheet, draw_body, laid_out
from game.table.hud.influence_table import PLACES, InfluenceTable
from game.table.hud.layout import Layout
from game.table.hud.sheet_words import Names, seat_text
from game.words import say

_SHARE, _LARGE_SHARE = 0.56, 0.62  # the table's share of the sheet's width, at 100 and at 200 % text size
_LARGER = 1.2  # the letters of a table that has the page to itself


def tray_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return the close-up of a seat's tray, ``size`` pixels large."""
    sheet, room = blank_sheet(size)
    scale = layout.text_scale
    share = _SHARE + (_LARGE_SHARE - _SHARE) * (scale - 1)
    box = Rect(room.x, room.y, round(room.width * share), room.height)
    table = InfluenceTable(sheet, box, shown, layout, len(PLACES))
    table.narrow()
    table.frame(seat)
    table.head(names.get(seat, ""))
    for place in PLACES:
        table.place(place)
    gap = layout.px(36)
    words = Rect(box.right + gap, room.y, room.right - box.right - gap, room.height)
    facts, how = seat_text(seat, names, shown).words, say("sheet-plate-what", name=names.get(seat, ""))
    told = f"{facts}\n{how}"
    draw_body(sheet, told if laid_out(told, words, layout).fits else facts, words, layout)
    return sheet


def overview_page(names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return the page with everybody's influence and messages, ``size`` pixels large."""
    sheet, room = blank_sheet(size)
    table = InfluenceTable(sheet, room, shown, layout, len(PLACES) + len(shown.ring), _LARGER)
    table.head(say("settings-action-overview"), dict(names))
    for place in PLACES:
        table.place(place)
    for colour in shown.ring:
        table.messages(colour)
    return sheet
