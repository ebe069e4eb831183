"""Figures in the city: counts on labels, the cathedral's tag, and messages seen from far."""

from __future__ import annotations

from itertools import product

import pygame
from pygame import Surface, Vector2

from game.table.map.shapes import Polygon, clip
from game.ui import pictures, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.medal import symbol
from game.ui.palette import INK, PARCHMENT_LIT, PLAYER, RGB

_DISC, _ACROSS = 1.1, 0.78  # the side of the disc with a number of cubes, in sizes, and what that takes of it
_EDGED, _RIMMED = 0.05, 0.13  # the widths of its dark edge, and of that with the coloured rim
_LOW = (
    0.05  # how much its octagon is smaller than it, and lower; this and the following as shares of its width
)
_CUT = 0.245  # how much is cut off the octagon's corners
_EDGE, _RIM = 0.024, 0.098  # the widths of its dark edge, and of that with the coloured rim
_LOBE, _LOBE_AT = 0.165, (0.7, 0.205)  # the radius of its rim's lobe, and the lobe's middle
_SIGN = 0.275  # the side of the owner's sign in that
_FIGURE, _MIDDLE = 0.73, (0.42, 0.585)  # the size of its figure, and the middle of it
_SMALLER, _BESIDE = 0.66, (0.315, 0.485)  # the same where the message brings something else too
_ICON, _PLACE = 0.56, (0.715, 0.725)  # the side of what else it brings, and its middle
_PARTING = 0.03  # the width of the pale line round that
_STONE: RGB = (236, 228, 208)
_LIT_STONE: RGB = (255, 252, 242)
_SHADED_STONE: RGB = (176, 160, 130)
"""The tablet with the cathedral's pot, and its edges towards the light and away from it."""
_FINE = 3  # how much finer its octagon is drawn
_KINDS = {"coin": "icons/coin", "cube": "icons/cube", "rat": "icons/rat_kill"}
"""What each kind of message brings besides prestige."""


def number_room(size: int) -> tuple[int, int]:
    """Return the room, in pixels, that the search of places leaves beside a lone cube for its number."""
    width = typesetting.width("×", round(size * 0.72), bold=True) + typesetting.width("8", size, bold=True)
    return width + round(size * 0.17 * 2), round(size * 1.06)


@cached(TABLE, most=64)
def counted(number: int, size: int, colour: str) -> Surface:
    """Return the number of a player's cubes, on a dark disc with a rim of their colour.

    Two digits are condensed. Shared, don't draw on it.
    """
    text, side = str(number), round(size * _DISC)
    disc = surfaces.rounded((side, side), side // 2, INK).copy()
    for inset, paint in ((_EDGED, PLAYER[colour]), (_RIMMED, INK)):
        inner = disc.get_rect().inflate(-2 * round(size * inset), -2 * round(size * inset))
        disc.blit(surfaces.rounded(inner.size, inner.height // 2, paint), inner)
    across = min(typesetting.width(text, size, bold=True), round(side * _ACROSS))
    figure = typesetting.narrowed(text, size, across, PARCHMENT_LIT, bold=True)
    _centre_ink(disc, figure, disc.get_rect().center)
    return disc


def plaque_size(pot: int, size: int, detail: str) -> tuple[int, int]:
    """Return the size of the largest :func:`plaque` of a pot in pixels."""
    each = plaque(pot, 1, pot, size, detail), plaque(pot, 14, 0, size, detail)
    return max(each, key=Surface.get_width).get_size()


@cached(TABLE, most=64)
def plaque(pot: int, cubes: int, pays: int, size: int, detail: str = "full") -> Surface:
    """Return a plaque of the cathedral's pot, cubes and payout per cube. Shared, don't draw on it.

    ``detail`` is ``full``, ``brief`` (without the number of cubes) or ``pot`` (the pot alone).
    """
    brief = detail == "brief"
    icon = round(size * 0.9)
    parts: list[Surface] = [
        pictures.svg("icons/prestige", icon, icon),
        typesetting.line(str(pot), size, INK, bold=True),
    ]
    if cubes and detail != "pot":
        parts += [
            typesetting.line(":" if brief else f": {cubes}", size, INK, bold=True),
            pictures.svg("icons/cube", icon, icon),
            typesetting.line(f"={pays}" if brief else f"= {pays}", size, INK, bold=True),
        ]
    gap = max(1, round(size * 0.1))
    width = sum(part.get_width() for part in parts) + gap * (len(parts) + 2)
    height = round(size * 1.1)
    label = surfaces.clear((width + 2, height + 2))
    radius, line = round(size * 0.12), max(1, round(size * 0.07))
    label.blit(surfaces.rounded((width, height), radius, (20, 12, 4, 110)), (2, 2))
    for colour, start, less in (
        (INK, 0, 0),
        (_LIT_STONE, line, 2),
        (_SHADED_STONE, 2 * line, 3),
        (_STONE, 2 * line, 4),
    ):
        wide, high = width - less * line, height - less * line
        label.blit(surfaces.rounded((wide, high), radius, colour), (start, start))
    x = gap * 3 // 2
    for part in parts:
        label.blit(part, (x, (height - part.get_height()) // 2))
        x += part.get_width() + gap
    return label


@cached(TABLE, most=64)
def message_sign(colour: str, kind: str, prestige: int, side: int) -> Surface:
    """Return a message as a sign ``side`` pixels wide, for where the whole token is too small.

    It shows its prestige, to the lower right what else it brings, and in its rim its owner's sign. Shared,
    don't draw on it.
    """
    picture, icon = owned_sign(colour, side).copy(), _KINDS.get(kind)

    def at(place: tuple[float, float]) -> tuple[int, int]:
        return round(side * place[0]), round(side * place[1])

    if icon:
        drawn = surfaces.picture(icon, side * _ICON, side * _ICON)
        picture.blit(
            _parting(drawn, picture, at(_PLACE)), (0, 0), special_flags=pygame.BLEND_ALPHA_SDL2
        )  # what is clear keeps its dark
        _centre_ink(picture, drawn, at(_PLACE))
    size = round(side * (_SMALLER if icon else _FIGURE))
    figure = typesetting.line(str(prestige), size, INK, bold=True)
    _centre_ink(picture, figure, at(_BESIDE if icon else _MIDDLE))
    return picture


def _parting(icon: Surface, sign: Surface, at: tuple[int, int]) -> Surface:
    """Return the pale line on a ``sign`` round an icon whose ink is centred on a point."""
    line = max(1, round(sign.get_width() * _PARTING))
    pale, made = surfaces.shaped(icon, PARCHMENT_LIT), surfaces.clear(sign.get_size(), (*PARCHMENT_LIT, 0))
    for dx, dy in product((-line, 0, line), repeat=2):
        _centre_ink(made, pale, (at[0] + dx, at[1] + dy))
    made.blit(surfaces.shaped(sign, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@cached(TABLE, most=24)
def blank_sign(colour: str, side: int) -> Surface:
    """Return a :func:`message_sign` with nothing on it. Shared, don't draw on it."""
    return pygame.transform.smoothscale(_fine_sign(colour, side * _FINE), (side, side))


@cached(TABLE, most=48)
def owned_sign(colour: str, side: int, place: tuple[float, float] = _LOBE_AT) -> Surface:
    """Return a :func:`message_sign` with its owner's sign alone, in a lobe of its rim.

    The lobe's middle is at ``place``, in shares of the sign's side. Shared, don't draw on it.
    """
    whole = side * _FINE
    made = _fine_sign(colour, whole)
    at = Vector2(place) * whole
    for paint, reach, inset in ((INK, _LOBE + _EDGE, _RIM), (PLAYER[colour], _LOBE, _EDGE)):
        spokes = (Vector2(whole * reach, 0).rotate(5 * step) + at for step in range(72))
        lobe = tuple((spoke.x, spoke.y) for spoke in spokes)
        pygame.draw.polygon(made, paint, _within(lobe, _octagon(whole, inset)))
    picture = pygame.transform.smoothscale(made, (side, side))
    surfaces.centred(picture, symbol(colour, side * _SIGN), (side * place[0], side * place[1]))
    return picture


def _fine_sign(colour: str, whole: int) -> Surface:
    """Return a new octagon with a rim of a colour, ``whole`` pixels wide."""
    made = surfaces.clear((whole, whole), (*INK, 0))
    for inset, paint in ((0.0, INK), (_EDGE, PLAYER[colour]), (_RIM, INK), (_RIM + 0.012, PARCHMENT_LIT)):
        pygame.draw.polygon(made, paint, _octagon(whole, inset))
    return made


def _within(shape: Polygon, whole: Polygon) -> Polygon:
    """Return the part of a convex shape that lies within a convex clockwise one."""
    for a, b in zip(whole, whole[1:] + whole[:1], strict=True):
        shape = clip(shape, a, b, 0)
    return shape


def _octagon(whole: int, inset: float) -> Polygon:
    """Return the corners of a sign's octagon, by ``inset`` of its width further inside."""
    wide = whole * (1 - _LOW)
    cut, left, top = wide * _CUT, whole * _LOW / 2, whole - wide
    spots = [
        *((cut, 0), (wide - cut, 0), (wide, cut), (wide, wide - cut)),
        *((wide - cut, wide), (cut, wide), (0, wide - cut), (0, cut)),
    ]
    middle, share = wide / 2, 1 - 2 * inset
    return tuple(
        (left + middle + (x - middle) * share, top + middle + (y - middle) * share) for x, y in spots
    )


def _centre_ink(surface: Surface, picture: Surface, at: tuple[int, int]) -> None:
    """Draw a picture with its ink centred on a point."""
    ink = picture.get_bounding_rect()
    surface.blit(picture, (at[0] - ink.centerx, at[1] - ink.centery))
