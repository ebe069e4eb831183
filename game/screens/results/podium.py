"""The podium of a finished game: a board of walnut for everybody, the winner's the largest.

On it are a leaded window, the rank, prestige on its token, and the name on the player's colour.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame
from pygame import Rect, Surface, Vector2

from game.screens.new_game import seat_boards
from game.screens.results.sources import Column
from game.ui import contrast, glass, surfaces, typesetting
from game.ui.image_cache import MENUS, cached
from game.ui.labels import fitted
from game.ui.medal import band_colour, medal, name_colour
from game.ui.palette import BRASS, CANDLE, INK, SHADE, mix
from game.ui.theme import BODY, SMALL, Style
from game.words.ordinals import place as place_in

_PAD, _GAP = 14, 16
_HIGH = {True: 258, False: 214}  # units; the height of a board side by side with others, if it won or not
_WIDEST = {True: 700, False: 516}
_WIDER = 1.35  # how much wider the winner's board is
_ABOVE = 26  # how far windows rise above boards side by side
_NARROWEST = 9.0  # the least width of such a board, in heights of its letters
_CANDLELIGHT = (30, 20, 6)  # what is added to the wood of a winner's board
_STRIP = {True: 196, False: 152}  # the height of a board that lies across
_FINE = 3  # the wreath is drawn at this scale and scaled down, for antialiasing
_LEAVES = 9  # on each of its two branches
_WREATH, _TOKEN = 0.7, 0.96  # the share of the place that the octagon takes, in a wreath and without


class Place(NamedTuple):
    """The places on the board of a player."""

    board: Rect
    window: Rect
    token: Rect
    """Of the octagon with the prestige; a square."""
    name: Rect
    """Of the band with name and rank."""


def places(style: Style, room: Rect, columns: Sequence[Column]) -> list[Place]:
    """Return the places on everybody's board: side by side if ``room`` is wide enough, else as strips.

    Of ``room`` only the upper edge and the width count.
    """
    gap = style.px(_GAP)
    shares = [_WIDER if column.won else 1.0 for column in columns]
    unit = (room.width - gap * (len(columns) - 1)) / sum(shares)
    if unit < max(style.px(260), style.text(BODY) * _NARROWEST):
        return _strips(style, room, columns)
    widths = [
        min(round(unit * share), style.px(_WIDEST[column.won]))
        for share, column in zip(shares, columns, strict=True)
    ]
    lefts = accumulate((width + gap for width in widths), initial=room.left)
    boxes = [Rect(left, room.top, width, room.height) for left, width in zip(lefts, widths, strict=False)]
    bottom = room.top + style.px(_ABOVE) + max(_height(style, column) for column in columns)
    return [_standing(style, box, bottom, column) for box, column in zip(boxes, columns, strict=True)]


def _band(style: Style, column: Column) -> int:
    """Return the height of the band with the name."""
    return round(max(style.px(58 if column.won else 50), style.text(_letters(column)) * 1.5))


def _letters(column: Column) -> int:
    return 32 if column.won else BODY


def _height(style: Style, column: Column) -> int:
    extra = round((style.text(1000) - style.px(1000)) * 0.075)  # large letters need higher boards
    return style.px(_HIGH[column.won]) + extra


def _standing(style: Style, box: Rect, bottom: int, column: Column) -> Place:
    """Return the places on a board that stands beside others, its foot at ``bottom``."""
    pad, high = style.px(_PAD), _height(style, column)
    board = Rect(box.left, bottom - high, box.width, high)
    band = _band(style, column)
    name = Rect(board.left + pad, board.bottom - pad - band, board.width - 2 * pad, band)
    top = board.top - style.px(_ABOVE)
    tall = min(name.top - style.px(8) - top, round(name.width * 0.56 / glass.width_of(1000) * 1000))
    window = Rect(0, 0, glass.width_of(tall), tall)
    window.bottomleft = name.left, name.top - style.px(8)
    beside = Rect(window.right, board.top + pad, name.right - window.right, 0)
    beside.height = name.top - style.px(8) - beside.top
    side = min(beside.width - style.px(6), beside.height, style.px(210))
    token = Rect(0, 0, side, side)
    token.center = beside.centerx + style.px(3), beside.centery
    return Place(board, window, token, name)


def _strips(style: Style, room: Rect, columns: Sequence[Column]) -> list[Place]:
    """Return the places on boards that lie across, one below the other."""
    pad, gap, made, top = style.px(_PAD), style.px(12), [], room.top
    for column in columns:
        high = round(max(style.px(_STRIP[column.won]), style.text(BODY) * (4.4 if column.won else 3.2)))
        board = Rect(room.left, top, room.width, high)
        inside = board.inflate(-2 * pad, -2 * pad)
        window = Rect(inside.topleft, (glass.width_of(inside.height), inside.height))
        token = Rect(inside.right - inside.height, inside.top, inside.height, inside.height)
        left = window.right + gap
        name = Rect(left, 0, token.left - left - gap, _band(style, column))
        name.centery = board.centery
        made.append(Place(board, window, token, name))
        top = board.bottom + gap
    return made


def paint(style: Style, place: Place, column: Column, seed: int) -> Surface:
    """Return a player's board without the window; ``seed`` varies the wood."""
    made = seat_boards.board(place.board.size, style.u, seed).copy()
    if column.won:
        _light_up(made, style)
    name, token = (box.move(-place.board.left, -place.board.top) for box in (place.name, place.token))
    _paint_name(made, style, name, column)
    octagon = _octagon(token.width, column.won)
    surfaces.centred(made, octagon, token.center)
    face = token.width * (_WREATH if column.won else _TOKEN)
    count = fitted(str(column.prestige), round(face * 0.5), round(face * 0.62), contrast.letters(INK), True)
    surfaces.centred(made, count, token.center)
    return made


def _light_up(face: Surface, style: Style) -> None:
    """Lay candlelight on a winner's board, and a bright line along its rim."""
    face.fill(_CANDLELIGHT, special_flags=pygame.BLEND_RGB_ADD)
    thick, inset, radius = max(2, style.px(4)), style.px(3), style.px(11)
    pygame.draw.rect(face, CANDLE, face.get_rect().inflate(-2 * inset, -2 * inset), thick, radius)


def _paint_name(face: Surface, style: Style, place: Rect, column: Column) -> None:
    """Paint a band in the player's colour with medal, name and rank."""
    radius, ink, size = style.px(9), name_colour(column.colour), style.text(_letters(column))
    face.blit(surfaces.rounded(place.size, radius, band_colour(column.colour)), place)
    face.blit(surfaces.rounded(place.size, radius, SHADE, max(2, style.px(2))), place)
    disc = medal(column.colour, place.height - style.px(10), lit=True)
    face.blit(disc, disc.get_rect(midleft=(place.left + style.px(6), place.centery)))
    rank = typesetting.line(place_in(column.rank), size, ink, bold=True)
    at = rank.get_rect(midright=(place.right - style.px(12), place.centery))
    face.blit(rank, at)
    left = place.left + style.px(6) + disc.get_width() + style.px(8)
    room = at.left - left - style.px(8)
    if typesetting.width(column.name, size, bold=True) > room:
        size = style.text(SMALL)
    words = fitted(column.name, size, room, ink, bold=True)
    face.blit(words, words.get_rect(midleft=(left, place.centery)))


@cached(MENUS, most=4)
def _octagon(side: int, won: bool) -> Surface:
    """Return a blank token of prestige, for a winner in a wreath of laurel. Shared, don't draw on it."""
    made = surfaces.clear((side, side))
    if won:
        made.blit(_wreath(side), (0, 0))
    small = round(side * (_WREATH if won else _TOKEN))
    surfaces.centred(made, surfaces.picture("pieces/prestige", small, small), (side / 2, side / 2))
    return made


def _wreath(side: int) -> Surface:
    """Return two branches of laurel in brass that meet at the bottom."""
    fine = surfaces.clear((side * _FINE, side * _FINE), (*BRASS, 0))
    middle, reach = Vector2(side * _FINE / 2), side * _FINE * 0.43
    long, line = side * _FINE * 0.115, max(2, round(side * _FINE * 0.008))
    for branch in (-1, 1):
        for leaf in range(_LEAVES):
            turn = math.radians(90 + branch * (12 + leaf * 132 / (_LEAVES - 1)))
            root = middle + Vector2(math.cos(turn), math.sin(turn)) * reach
            along = Vector2(-math.sin(turn), math.cos(turn)) * branch
            for tilt in (-38, 38):
                tone = mix(BRASS, (255, 240, 190), 0.5 if tilt * branch < 0 else 0.12)
                _leaf(fine, root, along.rotate(tilt), long, tone, line)
    return pygame.transform.smoothscale(fine, (side, side))


def _leaf(
    surface: Surface, root: Vector2, along: Vector2, long: float, tone: tuple[int, int, int], line: int
) -> None:
    aside = Vector2(-along.y, along.x) * long * 0.24
    outline = [
        root,
        root + along * long * 0.35 + aside,
        root + along * long * 0.7 + aside * 0.8,
        root + along * long,
        root + along * long * 0.7 - aside * 0.8,
        root + along * long * 0.35 - aside,
    ]
    pygame.draw.polygon(surface, tone, outline)
    pygame.draw.polygon(surface, SHADE, outline, line)
