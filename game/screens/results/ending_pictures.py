"""The pictures of the end scene: a cathedral's wall at evening, its rose window and the players' lancets."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product

import pygame
from pygame import Rect, Surface

from game.table.city.cathedral import panes
from game.ui import pictures, surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.medal import draw_medal, symbol
from game.ui.palette import CANDLE, INK, LEAD, PLAYER, RGB, STONE, mix
from game.ui.surfaces import darkened

_FINE = 2  # shapes are drawn at this scale and scaled down, for antialiasing
_LARGE = 700  # pixels; in windows higher than this, single pixels aren't visible
_SHADE: RGB = (78, 76, 116)  # what the stone is multiplied with at the top of the wall
_WARM: RGB = (172, 122, 84)  # the same at the bottom, where the candles stand
_SUN: RGB = (64, 34, 14)  # what the last sun adds to the wall
_SHAFTS = ((0.02, 0.16), (0.24, 0.34), (0.41, 0.47))
"""Where its light comes in at the top, in shares of the wall's width."""
_SLANT = 0.5  # how far to the right it has gone at the bottom, in the same
_ACROSS = 2.5  # pictures of stone across the wall
_COARSE = 1920  # pixels; a wider wall is painted at half the size: it is soft stone in the dark
_NIGHT: RGB = (16, 16, 30)
_DIM = 0.78  # the colour of glass without light, and how much of it there is then
_VIEW_BOX = 400  # the units of the panes' corners
_QUARRY = 34  # units; the width of a lancet's small panes
_RINGS = ("centre", "inner", "outer", "eye")
_LEDGE, _CANDLE, _CANDLE_REACH = 26, 74, 250  # units; the ledge's depth, a candle, and how far it shines
NUMBERS_ON_TOKENS = (10, 5, 3, 1)
"""What tokens of prestige are worth."""
_LIGHT = 200  # pixels; the light on the wall is painted at this size and scaled up
_RAYS, _REACH = 24, 1.6  # its rays, and how far it falls, in windows


def wall(size: tuple[int, int]) -> Surface:
    """Return the stone wall that fills the window, dark above and lit by candles from below."""
    part = 2 if size[0] > _COARSE else 1
    small = (size[0] // part, size[1] // part)
    try:
        face = _masonry(small)
    except pictures.PictureError:
        face = Surface(small).convert()
        face.fill(STONE)
    shade = Surface((3, 12))
    for row in range(12):
        for column in range(3):
            tone = mix(_SHADE, _WARM, (row / 11) ** 1.5)
            shade.set_at((column, row), mix(tone, (0, 0, 0), 0.06 if column == 1 else 0.42))
    face.blit(pygame.transform.smoothscale(shade, small), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    face.blit(pygame.transform.smoothscale(_sun(), small), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return face if part == 1 else pygame.transform.smoothscale(face, size)


def _masonry(size: tuple[int, int]) -> Surface:
    """Return courses of stone: several of the texture's pictures side by side, which fit together."""
    side = round(size[0] / _ACROSS)
    stones, face = pictures.texture("stone.jpg", side, side), Surface(size).convert()
    for x, y in product(range(0, size[0], side), range(0, size[1], side)):
        face.blit(stones, (x, y))
    return face


def _sun() -> Surface:
    """Return the light of the last sun, which falls slanting on the wall."""
    light = Surface((_LIGHT, _LIGHT))
    for left, right in _SHAFTS:
        corners = [(left, -0.1), (right, -0.1), (right + _SLANT * 1.2, 1.1), (left + _SLANT, 1.1)]
        pygame.draw.polygon(light, _SUN, [(x * _LIGHT, y * _LIGHT) for x, y in corners])
    return pygame.transform.gaussian_blur(light, 5)


def ledge(surface: Surface, top: int, u: float) -> None:
    """Draw a ledge of stone across the wall, its edge at ``top``; below it the wall lies in the dark."""
    width, height = surface.get_size()
    depth = max(4, round(_LEDGE * u))
    below = Surface((1, 8))
    for row in range(8):
        below.set_at((0, row), mix((104, 88, 84), (58, 50, 54), row / 7))
    face = pygame.transform.smoothscale(below, (width, max(1, height - top)))
    surface.blit(face, (0, top), special_flags=pygame.BLEND_RGB_MULT)
    shelf = surface.subsurface(Rect(0, top - depth, width, depth))
    shelf.fill((70, 52, 34), special_flags=pygame.BLEND_RGB_ADD)
    line = max(1, round(2 * u))
    surface.fill(mix(STONE, CANDLE, 0.35), (0, top, width, line))
    surface.fill(INK, (0, top + line, width, line))


def candles(surface: Surface, places: Sequence[int], top: int, u: float) -> None:
    """Draw candles that stand on the ledge at ``top``, with their light on the wall."""
    reach, side = round(_CANDLE_REACH * u), round(_CANDLE * u)
    light = Surface((64, 64))
    for step in range(32):
        level = (step / 31) ** 2.2
        pygame.draw.circle(light, tuple(round(part * level) for part in (104, 66, 26)), (32, 32), 32 - step)
    pool = pygame.transform.smoothscale(light, (2 * reach, 2 * reach))
    for x in places:
        flame = (x, top - round(side * 0.8))
        surface.blit(pool, pool.get_rect(center=flame), special_flags=pygame.BLEND_RGB_ADD)
    for x in places:
        for aside, size in ((-0.46, 0.72), (0.44, 0.58), (0.0, 1.0)):
            tall = round(side * size)
            candle = surfaces.picture("icons/candle", tall, tall)
            surface.blit(candle, candle.get_rect(midbottom=(round(x + aside * side), top + round(4 * u))))


@cached(MENUS, megabytes=6)
def sack(colour: str, side: int, full: float) -> Surface:
    """Return a player's sack, ``full`` (0 to 1) of prestige, ``side`` pixels wide.

    Shared, don't draw on it.
    """
    whole = surfaces.picture("pieces/sack", side, side)
    wide, high = round(side * (0.84 + 0.16 * full)), round(side * (0.62 + 0.38 * full))
    made = surfaces.clear((side, side))
    place = Rect((side - wide) // 2, side - high, wide, high)
    made.blit(pygame.transform.smoothscale(whole, place.size), place)
    crest = round(min(wide * 0.5, high * 0.6))
    at = (place.centerx, place.top + round(high * 0.66))
    draw_medal(made, colour, at, crest, INK, max(1, crest // 14), 0.72)
    return made


_LAID = ((-0.5, 0.0), (0.5, 0.02), (0.0, -0.3), (-0.52, -0.56), (0.5, -0.6), (0.0, -0.88), (-0.5, -1.14))
"""Where the tokens of a heap lie about the middle of its foot, in widths of a token, the first in front."""


@cached(MENUS, megabytes=6)
def tokens(prestige: int, side: int) -> Surface:
    """Return a heap of tokens that make so much ``prestige``, ``side`` pixels wide.

    Shared, don't draw on it.
    """
    made = surfaces.clear((side, side))
    wide = side / 2.1
    worth: list[int] = []
    for value in NUMBERS_ON_TOKENS:
        while prestige >= value and len(worth) < len(_LAID):
            worth.append(value)
            prestige -= value
    for value, (x, y) in reversed([*zip(worth, _LAID, strict=False)]):
        token = surfaces.picture(f"pieces/prestige_{value}", wide, wide)
        at = side / 2 + x * wide, side - wide * 0.45 + y * wide * 0.8
        surfaces.centred(made, darkened(token), (at[0] + wide * 0.05, at[1] + wide * 0.08))
        surfaces.centred(made, token, at)
    return made


class Lancet:
    """A player's window, with glass in the player's colour, which is filled with light from below."""

    def __init__(self, size: tuple[int, int], colour: str, u: float) -> None:
        """``size`` in pixels; ``u``: pixels in a unit of the design."""
        self.size = size
        rim = max(3, round(11 * u))
        self._shape = _pointed(size, rim)
        self.lit = self._glass(colour, u)
        """The glass in full light."""
        self.dark = _stone(size, rim).copy()
        """The window without light, in its stone frame."""
        self.dark.blit(_dimmed(self.lit), (0, 0))
        self.bright = _in_colour(self._shape, (255, 246, 214))
        """The shape of the glass, to cut the light's upper edge from."""
        self.lead = _in_colour(self._shape, LEAD)
        """The same, to cut the bars between the sources of light from."""

    def _glass(self, colour: str, u: float) -> Surface:
        """Return small panes of uneven glass in lead, the player's symbol among them."""
        width, height = self.size
        chance = random.Random(colour)
        glass = Surface(self.size).convert()
        side = max(8.0, _QUARRY * u)
        across, down = int(width / side) + 3, int(height / side * 0.7) + 3
        line = max(1, round(1.8 * u))
        for row in range(-1, 2 * down):
            for column in range(-1, across):
                x, y = (column + row % 2 / 2) * side, row * side * 0.7
                corners = [(x, y - side * 0.7), (x + side / 2, y), (x, y + side * 0.7), (x - side / 2, y)]
                tone = mix(PLAYER[colour], (255, 240, 206), 0.10 + 0.34 * chance.random())
                tone = mix(tone, INK, 0.16 * chance.random())
                pygame.draw.polygon(glass, tone, corners)
                pygame.draw.lines(glass, LEAD, True, corners, line)
        badge = round(min(width * 0.62, height * 0.3))
        middle = (width / 2, height - badge * 0.82)
        tone = mix(PLAYER[colour], INK, 0.2)
        surfaces.centred(glass, surfaces.disc(badge, tone, LEAD, max(2, round(4 * u))), middle)
        surfaces.centred(glass, symbol(colour, badge * 0.66), middle)
        made = glass.convert_alpha()
        made.blit(self._shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made


def _dimmed(glass: Surface) -> Surface:
    """Return the same glass without light behind it."""
    dark = glass.copy()
    level = round(255 * (1 - _DIM))
    dark.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    dark.fill(mix((0, 0, 0), _NIGHT, _DIM), special_flags=pygame.BLEND_RGB_ADD)
    return dark


@cached(MENUS, megabytes=8)
def _stone(size: tuple[int, int], rim: int) -> Surface:
    """Return the stone frame of a window, ``rim`` pixels wide. Shared, don't draw on it."""
    frame = surfaces.clear(size)
    steps = (
        (INK, 0.0),
        (mix(STONE, INK, 0.35), 0.12),
        (mix(STONE, CANDLE, 0.15), 0.3),
        (mix(STONE, INK, 0.55), 0.62),
        (LEAD, 0.82),
    )
    for colour, inset in steps:
        frame.blit(_in_colour(_pointed(size, rim * inset), colour), (0, 0))
    return frame


def _in_colour(shape: Surface, colour: RGB) -> Surface:
    made = shape.copy()
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@cached(MENUS, megabytes=10)
def _pointed(size: tuple[int, int], inset: float) -> Surface:
    """Return the white shape of a window with a pointed arch, ``inset`` pixels inside ``size``.

    Shared, don't draw on it.
    """
    fine = _FINE if size[1] < _LARGE else 1
    width, height = size[0] * fine, size[1] * fine
    inset *= fine
    shape = surfaces.clear((width, height), (255, 255, 255, 0))
    span = width - 2 * inset
    spring = inset + span * 0.87  # where the arch begins: each side is an arc round the other's foot
    corners = [(width - inset, height - inset), (inset, height - inset)]
    arc = [pygame.Vector2(span, 0).rotate(180 + 60 * step / 24) for step in range(25)]
    left = [(width - inset + point.x, spring + point.y) for point in arc]
    right = [(width - x, y) for x, y in reversed(left)]
    pygame.draw.polygon(shape, (255, 255, 255, 255), [*corners, *left, *right])
    return pygame.transform.smoothscale(shape, size) if fine > 1 else shape


class Rose:
    """The rose window: glass behind tracery, pane for pane dark or lit in the winners' colours."""

    def __init__(self, place: Rect, winners: Sequence[str]) -> None:
        """``place`` is where the window is, a square."""
        self.place = place
        self._tracery = surfaces.picture("cathedral/rose", place.width, place.width)
        self._panes = sorted(panes(), key=lambda pane: _RINGS.index(pane[0]))
        self._winners = tuple(winners)

    @property
    def count(self) -> int:
        """The number of panes."""
        return len(self._panes)

    def darken(self, surface: Surface) -> None:
        """Draw the window without light."""
        pygame.draw.aacircle(surface, LEAD, self.place.center, round(self.place.width * 0.4925))
        for number in range(self.count):
            self._draw(surface, number, lit=False)
        surface.blit(self._tracery, self.place)

    def light(self, surface: Surface, first: int, last: int) -> None:
        """Light the panes from ``first`` up to ``last``: the middle one is 0, the outer ones are last."""
        for number in range(first, min(last, self.count)):
            at = self._draw(surface, number, lit=True)
            surface.blit(self._tracery, at, at.move(-self.place.left, -self.place.top))

    def _draw(self, surface: Surface, number: int, lit: bool) -> Rect:
        glass, (left, top) = self._pane(number, lit)
        return surface.blit(glass, (self.place.left + left, self.place.top + top))

    def _pane(self, number: int, lit: bool) -> tuple[Surface, tuple[int, int]]:
        """Return the glass of a pane, and its position in the window."""
        unit = self.place.width / _VIEW_BOX
        corners = [(x * unit, y * unit) for x, y in self._panes[number][1]]
        left, top = (int(min(way)) - 1 for way in zip(*corners, strict=True))
        right, bottom = (int(max(way)) + 2 for way in zip(*corners, strict=True))
        colour = PLAYER[self._winners[number % len(self._winners)]]
        chance = random.Random(number)
        tone = mix(colour, (255, 240, 206), 0.14 + 0.26 * chance.random()) if lit else (30, 32, 52)
        if self._panes[number][0] == "centre" and lit:
            tone = mix(CANDLE, (255, 255, 255), 0.35)
        glass = surfaces.clear(((right - left) * _FINE, (bottom - top) * _FINE), (*tone, 0))
        inside = [((x - left) * _FINE, (y - top) * _FINE) for x, y in corners]
        pygame.draw.polygon(glass, (*tone, 255), inside)
        small = pygame.transform.smoothscale(glass, (right - left, bottom - top))
        return small, (left, top)


def reach(place: Rect) -> int:
    """Return how far the light from a rose window at ``place`` falls, in pixels from its middle."""
    return round(place.width * _REACH)


def shine(surface: Surface, place: Rect, colours: Sequence[str]) -> None:
    """Let light in ``colours`` fall from the rose window at ``place`` on the wall, in broad rays."""
    light, middle = Surface((_LIGHT, _LIGHT)), pygame.Vector2(_LIGHT / 2)
    for ray in range(_RAYS):
        tone = mix(mix(PLAYER[colours[ray % len(colours)]], CANDLE, 0.4), (0, 0, 0), 0.1 + 0.5 * (ray % 2))
        ends = [middle + pygame.Vector2(_LIGHT, 0).rotate((ray + edge) * 360 / _RAYS) for edge in (-0.5, 0.5)]
        pygame.draw.polygon(light, tone, [middle, *ends])
    light = pygame.transform.gaussian_blur(light, 4)
    fade = Surface(light.get_size())
    for step in range(60):
        level = round(240 * (step / 59) ** 1.5)
        pygame.draw.circle(fade, (level, level, level), middle, (_LIGHT / 2 - 2) * (1 - step / 60))
    # The window itself is bright already: more light would bleach its glass.
    pygame.draw.circle(fade, (36, 34, 30), middle, _LIGHT / 4 / _REACH)
    light.blit(pygame.transform.gaussian_blur(fade, 2), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    far = reach(place)
    made = pygame.transform.smoothscale(light, (2 * far, 2 * far))
    at = made.get_rect(center=place.center)
    surface.blit(made, at, special_flags=pygame.BLEND_RGB_ADD)
