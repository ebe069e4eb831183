"""The close-up of a player's tray: everybody's influence as a table, and what the player has in words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from engine import SECTORS
from engine.names import NOTREDAME
from game.table.city.board import Board, BoardPlayer
from game.table.hud.closeup import Size, blank_sheet, draw_body, laid_out
from game.table.hud.layout import Layout
from game.table.hud.sheet_words import Names, seat_text
from game.ui import surfaces, typesetting
from game.ui.medal import medal
from game.ui.palette import INK, PARCHMENT_EDGE, PARCHMENT_LIT, PLAYER, mix
from game.words import say
from game.words.cards import KIND_WORDS

PLACES = (*SECTORS, NOTREDAME)
"""The rows of the table."""

_SHARE, _LARGE_SHARE = 0.56, 0.62  # the table's share of the sheet's width, at 100 and at 200 % text size
_FIGURES, _NAMES, _LEAST = 40, 31, 26  # font sizes in 1080p units
_FRIEND = 1.1  # the height of a friend, in font sizes


def influence_in(player: BoardPlayer, place: str) -> int:
    """Return a player's influence in a sector, or its cubes in the cathedral (RULES.md section 1)."""
    return player.cathedral if place == NOTREDAME else player.influence(place)


def tray_closeup(seat: str, names: Names, size: Size, shown: Board, layout: Layout) -> Surface:
    """Return the close-up of a seat's tray, ``size`` pixels large."""
    sheet, room = blank_sheet(size)
    scale = layout.text_scale
    share = _SHARE + (_LARGE_SHARE - _SHARE) * (scale - 1)
    table = Rect(room.x, room.y, round(room.width * share), room.height)
    _draw_table(sheet, table, seat, names.get(seat, ""), shown, layout)
    gap = layout.px(36)
    words = Rect(table.right + gap, room.y, room.right - table.right - gap, room.height)
    facts, how = seat_text(seat, names, shown).words, say("sheet-plate-what", name=names.get(seat, ""))
    told = f"{facts}\n{how}"
    draw_body(sheet, told if laid_out(told, words, layout.u, scale).fits else facts, words, layout.u, scale)
    return sheet


def _draw_table(sheet: Surface, room: Rect, seat: str, title: str, shown: Board, layout: Layout) -> None:
    """Draw the player's name, a row for each place and a column for each player, the own one framed."""
    rows = len(PLACES) + 1
    high = room.height // rows
    figures = min(layout.text(_FIGURES), round(high * 0.74))
    letters = min(layout.text(_NAMES), round(high * 0.7))
    least = round(letters * _LEAST / _NAMES)
    icon = round(high * 0.86)
    column = min((room.width * 0.64) / len(shown.seats), high * 2.2)
    first = room.right - column * len(shown.seats)
    own = Rect(round(first + column * shown.seats.index(seat)), room.y, round(column), high * rows)
    radius = layout.px(10)
    pygame.draw.rect(sheet, PARCHMENT_LIT, own, border_radius=radius)
    pygame.draw.rect(sheet, PLAYER[seat], own, max(2, layout.px(4)), radius)
    size = surfaces.fitted_size(title, round(first - room.x - layout.px(12)), letters * 2, letters, bold=True)
    head = typesetting.narrowed(title, min(size, round(high * 0.8)), round(first - room.x), INK, bold=True)
    sheet.blit(head, head.get_rect(midleft=(room.x, room.y + high // 2)))
    for number, colour in enumerate(shown.seats):
        middle = first + column * (number + 0.5), room.y + high / 2
        surfaces.centred(sheet, medal(colour, icon), middle)
    line = mix(PARCHMENT_EDGE, INK, 0.3)
    for number, place in enumerate(PLACES, 1):
        top = room.y + high * number
        pygame.draw.line(sheet, line, (room.x, top), (room.right, top), max(1, layout.px(2)))
        surfaces.centred(
            sheet, surfaces.picture(f"cards/{place}", icon, icon), (room.x + icon / 2, top + high / 2)
        )
        name = Rect(room.x + icon + layout.px(14), top, 0, high)
        name.width = round(first - layout.px(8)) - name.x
        text = surfaces.fitted_size(KIND_WORDS.say(place), name.width, letters, least)
        drawn = typesetting.narrowed(KIND_WORDS.say(place), text, name.width, INK)
        sheet.blit(drawn, drawn.get_rect(midleft=name.midleft))
        cells = [Rect(round(first + column * at), top, round(column), high) for at in range(len(shown.seats))]
        _draw_row(sheet, place, cells, shown, figures)


def _draw_row(sheet: Surface, place: str, cells: Sequence[Rect], shown: Board, figures: int) -> None:
    """Draw the influence of each player in a place, with the friend beside where it is part of it."""
    for colour, cell in zip(shown.seats, cells, strict=True):
        player = shown.players[colour]
        influence = influence_in(player, place)
        ink = INK if influence else mix(PARCHMENT_EDGE, INK, 0.45)
        drawn = typesetting.line(str(influence) if influence else "–", figures, ink, bold=bool(influence))
        surfaces.centred(sheet, drawn, cell.center)
        if player.friend == place:
            side = round(figures * _FRIEND)
            friend = surfaces.picture(f"pieces/{colour}_pawn", side, side)
            middle = cell.centerx + drawn.get_width() / 2 + friend.get_width() * 0.6
            surfaces.centred(sheet, friend, (middle, cell.centery))
