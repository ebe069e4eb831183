"""The recap of a game that is resumed: who sits where, how things stand, and what comes next."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.match.board import Board
from game.seats import HUMAN, player_words
from game.table.hud.layout import Layout
from game.ui import faces, fitting, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.medal import medal
from game.ui.palette import INK, PARCHMENT_EDGE, PARCHMENT_LIT, PLAYER, mix

_WIDE = 1180  # units at text size 100 %
_ROW, _NAME, _FIGURE, _LEAST = 74, 34, 38, 26
_HEAD, _LINE = 64, 54
_EDGE, _FRAME = 40, 14
_NAMED = 0.52  # the share of a row for the name


class Standing(NamedTuple):
    """One seat: who plays it, and what lies openly before it, by icon."""

    colour: str
    name: str
    player: str
    things: tuple[tuple[str, str], ...]
    next: bool
    """Whether this player is to move."""


class Recap(NamedTuple):
    """What is to be told of a game: the seats, and sentences above and below them."""

    round: str
    seats: tuple[Standing, ...]
    lines: tuple[str, ...]
    """What happened last, and what comes next."""


def standings(shown: Board, seats: dict[str, tuple[str, str]]) -> tuple[Standing, ...]:
    """Return how all seats stand as far as the viewers know; ``seats``: name and player by colour."""
    found = []
    for colour in shown.seats:
        player = shown.players[colour]
        prestige = "?" if player.prestige is None else str(player.prestige)
        things = (
            ("icons/prestige", prestige),
            ("icons/coin", str(player.coins)),
            ("icons/cube", str(player.cache)),
            ("icons/rat", str(player.rat)),
            ("icons/message", str(len(player.messages))),
        )
        found.append(Standing(colour, *seats[colour], things, colour in shown.to_move))
    return tuple(found)


def recap_sheet(recap: Recap, size: tuple[int, int], shown: Board, layout: Layout) -> Surface:
    """Return the recap as a sheet of at most ``size`` pixels."""
    return _page(recap, size, layout.u, layout.text_scale)


@cached(TABLE, most=1)
def _page(recap: Recap, size: tuple[int, int], u: float, text_scale: float) -> Surface:
    rows = len(recap.seats)
    wanted = (_HEAD + _ROW * rows + _LINE * 1.5 * len(recap.lines) + 2 * _EDGE) * u
    scale = min(text_scale, size[1] / wanted, 1.6)
    unit = u * scale
    width, edge = min(size[0], round(_WIDE * u * max(1.0, scale * 0.9))), round(_EDGE * unit)
    sheet_size = width, min(size[1], round(wanted * scale))
    radius, frame = round(20 * u), round(_FRAME * u)
    leaf = Rect((0, 0), sheet_size).inflate(-2 * frame, -2 * frame)
    sheet = surfaces.board(sheet_size, radius, max(2, round(3 * u)), seed=6, leaf=leaf)
    room = leaf.inflate(-2 * edge, -edge)
    head = Rect(room.x, room.y, room.width, round(_HEAD * unit))
    fitting.words(sheet, recap.round, head, round(_NAME * unit), round(_LEAST * unit), INK, bold=True)
    high, top = round(_ROW * unit), head.bottom
    for standing in recap.seats:
        _row(sheet, standing, Rect(room.x, top, room.width, high), unit)
        top += high
    each = (room.bottom - top) // max(1, len(recap.lines))
    for number, line in enumerate(recap.lines):
        box = Rect(room.x, top + each * number, room.width, each)
        last = number == len(recap.lines) - 1
        fitting.words(sheet, line, box, round(_NAME * unit), round(_LEAST * unit), INK, 2, bold=last)
    return sheet


def _row(sheet: Surface, standing: Standing, room: Rect, unit: float) -> None:
    """Draw medal, face, name and level at the left, and what the seat has at the right."""
    gap, side = round(12 * unit), round(room.height * 0.74)
    if standing.next:
        lit = room.inflate(gap, -gap // 3)
        pygame.draw.rect(sheet, PARCHMENT_LIT, lit, border_radius=gap)
        pygame.draw.rect(sheet, PLAYER[standing.colour], lit, max(2, round(4 * unit)), gap)
    else:
        line = mix(PARCHMENT_EDGE, INK, 0.25)
        pygame.draw.line(sheet, line, room.bottomleft, room.bottomright, max(1, round(2 * unit)))
    left = room.x
    portrait = None if standing.player == HUMAN else faces.of_bot(standing.name, standing.colour, side)
    for picture in (medal(standing.colour, side), portrait):
        if picture is not None:
            sheet.blit(picture, picture.get_rect(midleft=(left, room.centery)))
        left += side + gap
    named = Rect(left, room.y, round(room.width * _NAMED) - (left - room.x), room.height)
    size, small = round(_NAME * unit), round(_LEAST * unit)
    short = fitting.cut(standing.name, size, round(named.width / typesetting.NARROWEST), bold=True)
    name = typesetting.narrowed(short, size, named.width, INK, bold=True)
    kind = typesetting.narrowed(player_words(standing.player), small, named.width, INK)
    middle = named.y + round(room.height * 0.34)
    sheet.blit(name, name.get_rect(midleft=(left, middle)))
    sheet.blit(kind, kind.get_rect(midleft=(left, named.y + round(room.height * 0.75))))
    start = room.x + round(room.width * _NAMED) + gap
    step = (room.right - start) / len(standing.things)
    for number, (icon, count) in enumerate(standing.things):
        sign = surfaces.picture(icon, side * 0.62, side * 0.62)
        figure = typesetting.line(count, round(_FIGURE * unit), INK, bold=True)
        x = round(start + step * number)
        sheet.blit(sign, sign.get_rect(midleft=(x, room.centery)))
        sheet.blit(figure, figure.get_rect(midleft=(x + sign.get_width() + gap // 2, room.centery)))
