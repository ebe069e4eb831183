"""A table of what everybody has: a row for each place or colour of messages, a column for each player."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine import SECTORS
from engine.names import NOTREDAME
from game.decisions.forecast import MESSAGE_WORDS
from game.match.board import Board, BoardPlayer
from game.table.hud.layout import Layout
from game.ui import fitting, pictures, surfaces, typesetting
from game.ui.medal import medal, seal
from game.ui.palette import INK, PARCHMENT_EDGE, PARCHMENT_LIT, PLAYER, mix
from game.words.cards import KIND_WORDS

PLACES = (*SECTORS, NOTREDAME)
"""The places of the table, a row for each."""

_FIGURES, _NAMES, _LEAST = 40, 31, 26  # font sizes in 1080p units
_FRIEND = 1.1  # the height of a friend, in font sizes
_COLUMNS, _NARROW = 0.7, 0.64  # the most that the columns take of the table's width: with names, without
_SEAL = 0.52  # the size of a message's seal, in sides


def influence_in(player: BoardPlayer, place: str) -> int:
    """Return a player's influence in a sector, or its cubes in the cathedral (RULES.md section 1)."""
    return player.cathedral if place == NOTREDAME else player.influence(place)


class InfluenceTable:
    """The table on a sheet; its head is drawn first, then row by row."""

    def __init__(
        self, sheet: Surface, room: Rect, shown: Board, layout: Layout, rows: int, larger: float = 1.0
    ) -> None:
        """``room``: where it is drawn; ``rows``: how many there are below the head.

        ``larger``: by how much letters are larger than usual, where the rows are high enough.
        """
        self._sheet, self._room, self._shown, self._layout = sheet, room, shown, layout
        self._high = room.height // (rows + 1)
        self._figures = min(layout.text(_FIGURES * larger), round(self._high * 0.74))
        self._letters = min(layout.text(_NAMES * larger), round(self._high * 0.7))
        self._least = min(layout.text(_LEAST), round(self._letters * _LEAST / _NAMES))
        self._icon = round(self._high * 0.86)
        self._column = min(room.width * _COLUMNS / len(shown.seats), self._high * 4.4)
        self._rows = rows
        self._at = 0

    @property
    def _first(self) -> float:
        """The left edge of the first player's column."""
        return self._room.right - self._column * len(self._shown.seats)

    def narrow(self) -> None:
        """Make the columns as narrow as figures without names allow."""
        self._column = min(self._room.width * _NARROW / len(self._shown.seats), self._high * 2.2)

    def frame(self, seat: str) -> None:
        """Frame the column of a seat."""
        left = self._first + self._column * self._shown.seats.index(seat)
        own = Rect(round(left), self._room.y, round(self._column), self._high * (self._rows + 1))
        radius = self._layout.px(10)
        pygame.draw.rect(self._sheet, PARCHMENT_LIT, own, border_radius=radius)
        pygame.draw.rect(self._sheet, PLAYER[seat], own, max(2, self._layout.px(4)), radius)

    def head(self, title: str, names: dict[str, str] | None = None) -> None:
        """Draw a title, and the players' symbols over their columns; with ``names`` these beside them.

        Where one of the names would have no room, only the symbols are drawn.
        """
        room, high, letters = self._room, self._high, self._letters
        wide = round(self._first - room.x - self._layout.px(12))
        size = fitting.fitted_size(title, wide, letters * 2, letters, bold=True)
        head = typesetting.narrowed(title, min(size, round(high * 0.8)), wide, INK, bold=True)
        self._sheet.blit(head, head.get_rect(midleft=(room.x, room.y + high // 2)))
        gap = self._layout.px(8)
        spare, least = round(self._column) - self._icon - 3 * gap, self._least
        by_seat = {seat: (names or {}).get(seat, "") for seat in self._shown.seats}
        named = all(name and typesetting.width(name, least, bold=True) <= spare for name in by_seat.values())
        for number, (colour, name) in enumerate(by_seat.items()):
            middle = self._first + self._column * (number + 0.5)
            face = medal(colour, self._icon)
            if not named:
                surfaces.centred(self._sheet, face, (middle, room.y + high / 2))
                continue
            size = fitting.fitted_size(name, spare, letters, least, bold=True)
            words = typesetting.line(name, size, INK, bold=True)
            left = round(middle - (face.get_width() + gap + words.get_width()) / 2)
            self._sheet.blit(face, face.get_rect(midleft=(left, room.y + high // 2)))
            left += face.get_width() + gap
            self._sheet.blit(words, words.get_rect(midleft=(left, room.y + high // 2)))

    def place(self, place: str) -> None:
        """Draw the row of a place: everybody's influence there, with the friend where it is part of it."""
        icon = surfaces.picture(f"cards/{place}", self._icon, self._icon)
        for colour, cell in self._row(icon, KIND_WORDS.say(place)):
            player = self._shown.players[colour]
            drawn = self._figure(influence_in(player, place), cell)
            if player.friend == place:
                side = round(self._figures * _FRIEND)
                friend = surfaces.picture(f"pieces/{colour}_pawn", side, side)
                middle = cell.centerx + drawn.get_width() / 2 + friend.get_width() * 0.6
                surfaces.centred(self._sheet, friend, (middle, cell.centery))

    def messages(self, message: str) -> None:
        """Draw the row of a colour of messages: how many of them each player has collected."""
        for colour, cell in self._row(_token(message, self._icon), MESSAGE_WORDS.say(message)):
            held = self._shown.players[colour].messages
            self._figure(sum(one == message for one, _ in held), cell)

    def _row(self, icon: Surface, name: str) -> list[tuple[str, Rect]]:
        """Draw the beginning of the next row; return each player's cell."""
        self._at += 1
        room, high = self._room, self._high
        top = room.y + high * self._at
        line = mix(PARCHMENT_EDGE, INK, 0.3)
        width = max(1, self._layout.px(2))
        pygame.draw.line(self._sheet, line, (room.x, top), (room.right, top), width)
        surfaces.centred(self._sheet, icon, (room.x + self._icon / 2, top + high / 2))
        box = Rect(room.x + self._icon + self._layout.px(14), top, 0, high)
        box.width = round(self._first - self._layout.px(8)) - box.x
        size = fitting.fitted_size(name, box.width, self._letters, self._least)
        drawn = typesetting.narrowed(name, size, box.width, INK)
        self._sheet.blit(drawn, drawn.get_rect(midleft=box.midleft))
        cells = [
            Rect(round(self._first + self._column * at), top, round(self._column), high)
            for at in range(len(self._shown.seats))
        ]
        return list(zip(self._shown.seats, cells, strict=True))

    def _figure(self, number: int, cell: Rect) -> Surface:
        ink = INK if number else mix(PARCHMENT_EDGE, INK, 0.45)
        drawn = typesetting.line(str(number) if number else "–", self._figures, ink, bold=bool(number))
        surfaces.centred(self._sheet, drawn, cell.center)
        return drawn


def _token(colour: str, side: int) -> Surface:
    """Return a message of a colour without what it pays."""
    token = pictures.svg("messages/token", side, side).copy()
    rim = pictures.svg("messages/rim", side, side).copy()
    rim.fill((*PLAYER[colour], 255), special_flags=pygame.BLEND_RGBA_MULT)
    token.blit(rim, (0, 0))
    surfaces.centred(token, seal(colour, round(side * _SEAL)), (side / 2, side / 2))
    return token
