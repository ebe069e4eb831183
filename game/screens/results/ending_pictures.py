"""The pictures of the end scene that change: rose window, players' lancets, sacks and tokens."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.screens.results.ending_wall import layer, lit_at, set_in
from game.table.city.cathedral import panes
from game.ui import surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.medal import draw_medal, symbol
from game.ui.palette import CANDLE, INK, LEAD, PLAYER, RGB, mix
from game.ui.surfaces import darkened

_FINE = 2  # shapes are drawn at this scale and scaled down, for antialiasing
_LARGE = 700  # pixels; in windows higher than this, single pixels aren't visible
_NIGHT: RGB = (16, 16, 30)
_DIM = 0.78  # the colour of glass without light, and how much of it there is then
_VIEW_BOX = 400  # the units of the panes' corners
_QUARRY = 34  # units; the width of a lancet's small panes
_RINGS = ("centre", "inner", "outer", "eye")
_FRAME, _FRAME_ASIDE, _FRAME_LIP, _FRAME_ARCH = (1.28, 1.94), 0.14, 0.035, 1.1
"""The picture of a lancet's frame in widths of the window: its size, how far it is outside at each side and
above, how far it reaches before the glass, and how much of it is arch."""
_FRAME_LIGHT, _ROSE_LIGHT = (255, 232, 200), 0.56
"""The light on the windows' stone, and how much of it there is beside that on the wall."""
_AGAINST, _ROUND = (122, 112, 110), 7.0
"""How dark stone is before lit glass, and how far round it, in units of the panes."""
_ROSE, _ROSE_FRAME = 0.92, 4.5 / 4
"""The rose window itself as a part of its place; its picture in widths of the window."""
NUMBERS_ON_TOKENS = (10, 5, 3, 1)
"""What tokens of prestige are worth."""
_LIGHT = 200  # pixels; the light of the rose window is painted at this size and scaled up
_RAYS, _REACH = 24, 1.6  # its rays, and how far it falls, in windows


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
        self._shape = _pointed(size, _FRAME_LIP * size[0])
        self.lit = self._glass(colour, u)
        """The glass in full light."""
        self._dark = _dimmed(self.lit)
        self.bright = _in_colour(self._shape, (255, 246, 214))
        """The shape of the glass, to cut the light's upper edge from."""
        self.lead = _in_colour(self._shape, LEAD)
        """The same, to cut the bars between the sources of light from."""

    def darken(self, surface: Surface, at: tuple[int, int]) -> None:
        """Draw the window without light in its frame, its upper left corner ``at``."""
        surface.blit(self._dark, at)
        frame = _frame(self.size, lit_at(at[1] / surface.get_height()))
        if frame is not None:
            aside = frame_aside(self.size[0])
            set_in(surface, frame, (at[0] - aside, at[1] - aside))

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


def frame_aside(wide: int) -> int:
    """Return how far the frame of a window is outside it, in pixels."""
    return round(_FRAME_ASIDE * wide)


@cached(MENUS, megabytes=3)
def _frame(size: tuple[int, int], tone: RGB) -> Surface | None:
    """Return the stone frame of a window: its arch as it is, its jambs as long as they must be.

    Shared, don't draw on it.
    """
    wide = size[0]
    whole = round(wide * _FRAME[0]), round(wide * _FRAME[1])
    stone = layer("lancet", whole, mix(tone, _FRAME_LIGHT, _ROSE_LIGHT))
    if stone is None:
        return None
    arch = round(wide * _FRAME_ARCH)
    high = size[1] + round(wide * _FRAME_ASIDE)
    made = surfaces.clear((whole[0], high))
    made.blit(stone, (0, 0), (0, 0, whole[0], arch))
    if high > arch:
        jambs = stone.subsurface((0, arch, whole[0], whole[1] - arch))
        made.blit(pygame.transform.smoothscale(jambs, (whole[0], high - arch)), (0, arch))
    return made


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
        self.place = place.copy()
        self.place.size = (round(place.width * _ROSE),) * 2
        self.place.center = place.center
        side = round(self.place.width * _ROSE_FRAME)
        self._stone = Rect(0, 0, side, side)
        self._stone.center = place.center
        self._tracery = layer("rose", (side, side), mix(lit_at(0), _FRAME_LIGHT, _ROSE_LIGHT))
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
        if self._tracery is not None:
            set_in(surface, self._tracery, self._stone.topleft)

    def light(self, surface: Surface, first: int, last: int) -> None:
        """Light the panes from ``first`` up to ``last``: the middle one is 0, the outer ones are last."""
        for number in range(first, min(last, self.count)):
            at = self._draw(surface, number, lit=True)
            if self._tracery is not None:
                self._trace(surface, self._tracery, number, at)

    def _trace(self, surface: Surface, tracery: Surface, number: int, at: Rect) -> None:
        """Draw the stone before a lit pane and round it, darker than it was."""
        unit = self.place.width / _VIEW_BOX
        part = at.inflate(round(2 * _ROUND * unit) + 2, round(2 * _ROUND * unit) + 2).clip(self._stone)
        stone = tracery.subsurface(part.move(-self._stone.left, -self._stone.top)).copy()
        corners = self._panes[number][1]
        x, y = (sum(way) / len(corners) for way in zip(*corners, strict=True))
        reach = [pygame.Vector2(corner[0] - x, corner[1] - y) for corner in corners]
        offset = pygame.Vector2(self.place.left - part.left, self.place.top - part.top)
        middle = pygame.Vector2(x, y) * unit + offset
        outline = [(middle + way * unit * (1 + _ROUND / max(1.0, way.length()))) * _FINE for way in reach]
        mask = surfaces.clear((part.width * _FINE, part.height * _FINE), (255, 255, 255, 0))
        pygame.draw.polygon(mask, (255, 255, 255, 255), outline)
        mask = pygame.transform.smoothscale(mask, part.size).premul_alpha()
        stone.fill(_AGAINST, special_flags=pygame.BLEND_RGB_MULT)
        stone.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(stone, part, special_flags=pygame.BLEND_PREMULTIPLIED)

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
        pale = (0.16 if self._panes[number][0] == "inner" else 0.04) + 0.2 * chance.random()
        tone = mix(colour, (255, 236, 196), pale) if lit else (30, 32, 52)
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
