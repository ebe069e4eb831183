"""The pictures of the end scene that change: rose window, sacks and tokens."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.screens.results.ending_wall import layer, lit_at, set_in
from game.table.city.cathedral import panes
from game.ui import surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.medal import draw_medal
from game.ui.palette import CANDLE, INK, LEAD, PLAYER, RGB, mix
from game.ui.surfaces import darkened

_FINE = 2  # shapes are drawn at this scale and scaled down, for antialiasing
_VIEW_BOX = 400  # the units of the panes' corners
_RINGS = ("centre", "inner", "outer", "eye")
STONE_LIGHT, STONE_LIT = (255, 232, 200), 0.56
"""The light on the windows' stone, and how much of it there is beside that on the wall."""
_AGAINST, _ROUND = (122, 112, 110), 7.0
"""How dark stone is before lit glass, and how far round it, in units of the panes."""
_ROSE, _ROSE_FRAME = 0.92, 4.5 / 4
"""The rose window itself as a part of its place; its picture in widths of the window."""
NUMBERS_ON_TOKENS = (10, 5, 3, 1)
"""What tokens of prestige are worth."""
_TOKEN = 0.236  # a token's width in widths of a heap: four lie side by side
_STEP, _BESIDE = 0.1, 1.07  # how much higher the next lies, how far the next pile is beside, in its width
_LIGHT = 200  # pixels; the light of the rose window is painted at this size and scaled up
_UNLIT = (30, 32, 52)
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


@cached(MENUS, megabytes=6)
def tokens(prestige: int, side: int) -> Surface:
    """Return tokens that make so much ``prestige``, in a pile of each worth, within ``side`` pixels.

    They have one size, however many there are. Shared, don't draw on it.
    """
    made = surfaces.clear((side, side))
    piles = []
    for value in NUMBERS_ON_TOKENS:
        count, prestige = divmod(prestige, value)
        if count:
            piles.append((value, count))
    wide = round(side * _TOKEN)
    left = side - wide * (1 + _BESIDE * (len(piles) - 1))
    for at, (value, count) in enumerate(piles):
        token = surfaces.picture(f"pieces/prestige_{value}", wide, wide)
        step = min(wide * _STEP, (side - wide) / count)
        x, foot = left + wide * (0.5 + _BESIDE * at), side - token.get_height() / 2 - 1
        surfaces.centred(made, darkened(token), (x + wide * 0.05, foot + 1))
        for level in range(count):
            surfaces.centred(made, token, (x, foot - level * step))
    return made


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
        self._tracery = layer("rose", (side, side), mix(lit_at(0), STONE_LIGHT, STONE_LIT))
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
            self._draw(surface, number, _UNLIT)
        if self._tracery is not None:
            set_in(surface, self._tracery, self._stone.topleft)

    def light(self, surface: Surface, first: int, last: int) -> None:
        """Light the panes from ``first`` up to ``last``: the middle one is 0, the outer ones are last."""
        for number in range(first, min(last, self.count)):
            self._light(surface, number, self._won_by(number))

    def tell(self, surface: Surface, share: float) -> None:
        """Light so large a ``share`` of the inner ring's panes in the light of candles, in their order."""
        inner = [number for number, (ring, _) in enumerate(self._panes) if ring == "inner"]
        for number in inner[: round(share * len(inner))]:
            self._light(surface, number, CANDLE)

    def _light(self, surface: Surface, number: int, tone: RGB) -> None:
        """Light a pane behind its stone."""
        at = self._draw(surface, number, tone)
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

    def _draw(self, surface: Surface, number: int, tone: RGB) -> Rect:
        glass, (left, top) = self._pane(number, tone)
        return surface.blit(glass, (self.place.left + left, self.place.top + top))

    def _won_by(self, number: int) -> RGB:
        """Return the light of a pane in the winners' colours."""
        if self._panes[number][0] == "centre":
            return mix(CANDLE, (255, 255, 255), 0.35)
        pale = (0.16 if self._panes[number][0] == "inner" else 0.04) + 0.2 * random.Random(number).random()
        return mix(PLAYER[self._winners[number % len(self._winners)]], (255, 236, 196), pale)

    def _pane(self, number: int, tone: RGB) -> tuple[Surface, tuple[int, int]]:
        """Return the glass of a pane, and its position in the window."""
        unit = self.place.width / _VIEW_BOX
        corners = [(x * unit, y * unit) for x, y in self._panes[number][1]]
        left, top = (int(min(way)) - 1 for way in zip(*corners, strict=True))
        right, bottom = (int(max(way)) + 2 for way in zip(*corners, strict=True))
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
