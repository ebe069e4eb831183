"""The message that may be collected, in full beside its market, with the carriage that has come for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist

import pygame
from pygame import Rect, Surface, Vector2

from engine import Options
from game.decisions.message_faces import message_face
from game.match.board import Board
from game.table.hud.layout import Layout
from game.table.pieces.pieces import message_picture
from game.ui import surfaces
from game.ui.easing import Point
from game.ui.image_cache import TABLE, cached
from game.ui.palette import BRASS, PARCHMENT_LIT, PLAYER, WALNUT_DARK, mix

_SIZE = 244, 144  # in 1080p units at 100 % text size
_MESSAGE, _COACH = 0.86, 0.62  # their sizes, as shares of the height
_AWAY = 18  # from the light round the market to the lens at least, in units
_APART = 20  # how far a piece reaches from its middle, in units
_COST = 160  # how much farther away the lens lies rather than cover a piece, in units
_LIKELY = 120  # of the places that are tried, so many are looked at with their tails
_STEP = 16  # from one place that is tried to the next, in units
_TAIL = 46  # half the width of the tail in the middle of the lens, in units


def size_of(layout: Layout) -> tuple[int, int]:
    """Return the lens's size in pixels."""
    grown = layout.text_scale**0.5
    return layout.px(_SIZE[0] * grown), layout.px(_SIZE[1] * grown)


def place(layout: Layout, market: Rect, room: Rect, pieces: Iterable[Point], taken: Sequence[Rect]) -> Rect:
    """Return where the lens lies: near a market, within ``room``, over as few ``pieces`` as possible.

    Its tail keeps off them, too. It never covers the ``market`` with all that lies there, nor anything in
    ``taken``.
    """
    boxes = (tuple(each) for each in (market, room, *taken))
    return _place(layout, tuple(pieces), *boxes).copy()


@cached(TABLE, most=4)
def _place(layout: Layout, pieces: tuple[Point, ...], *boxes: tuple[int, ...]) -> Rect:
    """Return where the lens lies. It is asked for in each frame, and takes milliseconds to find."""
    market, room, *taken = map(Rect, boxes)
    box, apart = Rect((0, 0), size_of(layout)), layout.px(_APART)
    points = [Rect(round(x) - apart, round(y) - apart, 2 * apart, 2 * apart) for x, y in pieces]
    around = market.inflate(2 * layout.px(_AWAY), 2 * layout.px(_AWAY))
    points = [point for point in points if not market.contains(point)]
    step = layout.px(_STEP)
    found = []
    for x in range(room.left, max(room.left, room.right - box.width) + 1, step):
        for y in range(room.top, max(room.top, room.bottom - box.height) + 1, step):
            box.topleft = x, y
            hidden = box.collidelist([around, *taken]) >= 0
            cost = dist(box.center, market.center) + layout.px(_COST) * len(box.collidelistall(points))
            found.append((hidden, cost, x, y))

    def with_tail(spot: tuple[bool, float, int, int]) -> tuple[bool, float, int, int]:
        hidden, cost, x, y = spot
        box.topleft = x, y
        under = (point for point in points if not box.colliderect(point))
        crossed = sum(bool(point.clipline(box.center, market.center)) for point in under)
        return hidden, cost + layout.px(_COST) * crossed, x, y

    box.topleft = min(map(with_tail, sorted(found)[:_LIKELY]))[2:]
    return box


def draw(
    surface: Surface, layout: Layout, shown: Board, market: str, seat: str, around: Rect, box: Rect
) -> None:
    """Draw the lens in ``box`` with a tail to the light ``around`` the market."""
    message = shown.messages.get(market)
    if message is None:
        return
    blur = layout.px(26)
    radius = layout.px(20)
    surface.blit(surfaces.shadow(box.size, radius, blur), box.move(-blur // 2, -blur // 3))
    _draw_tail(surface, box, around, layout.px(_TAIL))
    surface.blit(_lens(box.size, *message, seat, shown.options), box)


def _draw_tail(surface: Surface, box: Rect, around: Rect, half: int) -> None:
    """Draw the tail as a picture of its own, as nothing else can be recorded."""
    way = Vector2(around.center) - Vector2(box.center)
    aside = way.rotate(90).normalize() * half
    tip = Vector2(around.center) - way.normalize() * around.width / 2
    corners = [Vector2(box.center) + aside, tip, Vector2(box.center) - aside]
    line = max(2, half // 16)
    left, top = (round(min(corner[axis] for corner in corners)) - line for axis in (0, 1))
    right, foot = (round(max(corner[axis] for corner in corners)) + line for axis in (0, 1))
    tail = surfaces.clear((right - left + 1, foot - top + 1))
    shape = [corner - Vector2(left, top) for corner in corners]
    pygame.draw.polygon(tail, mix(PARCHMENT_LIT, BRASS, 0.12), shape)
    pygame.draw.lines(tail, WALNUT_DARK, False, shape, line)
    surface.blit(tail, (left, top))


@cached(TABLE, most=4)
def _lens(size: tuple[int, int], colour: str, kind: str, seat: str, options: Options) -> Surface:
    """Return the message and the carriage side by side on parchment. Shared, don't draw on it."""
    width, height = size
    radius = round(height * 0.1)
    made = surfaces.parchment(size, radius, seed=17).copy()
    side = round(height * _MESSAGE)
    message = message_picture(colour, message_face(kind, options), side)
    surfaces.centred(made, message, (round(height * 0.5), height // 2))
    coach = surfaces.picture(f"pieces/{seat}_coach", round(width - height * 1.05), round(height * _COACH))
    surfaces.centred(made, coach, (round((height + width) / 2 - height * 0.03), height // 2))
    made.blit(surfaces.rim(size, radius, max(3, height // 40), PLAYER[seat]), (0, 0))
    return made
