"""The pictures of the end scene: a cathedral's wall by night, its rose window and the players' lancets."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.table.city.cathedral import panes
from game.ui import pictures, surfaces
from game.ui.medal import symbol
from game.ui.palette import CANDLE, INK, LEAD, PLAYER, RGB, STONE, mix

_FINE = 2  # shapes are drawn at this scale and scaled down, for antialiasing
_SHADE: RGB = (58, 54, 72)  # what the stone is multiplied with at the top of the wall
_WARM: RGB = (118, 88, 62)  # the same at the bottom, where the candles stand
_COARSE = 1920  # pixels; a wider wall is painted at half the size: it is soft stone in the dark
_VIEW_BOX = 400  # the units of the panes' corners
_QUARRY = 34  # units; the width of a lancet's small panes
_RINGS = ("centre", "inner", "outer", "eye")
_LIGHT = 240  # pixels; the light on the wall is painted this wide and scaled up
_RAYS, _REACH, _AFAR = 24, 1.9, 14  # its rays; how far it is bright, in windows; the level beyond that


def wall(size: tuple[int, int]) -> Surface:
    """Return the stone wall that fills the window, dark above and lit by candles from below."""
    part = 2 if size[0] > _COARSE else 1
    small = (size[0] // part, size[1] // part)
    try:
        face = pictures.texture("stone.jpg", *small).copy()
    except pictures.PictureError:
        face = Surface(small).convert()
        face.fill(STONE)
    shade = Surface((3, 12))
    for row in range(12):
        for column in range(3):
            tone = mix(_SHADE, _WARM, (row / 11) ** 2)
            shade.set_at((column, row), mix(tone, (0, 0, 0), 0.18 if column == 1 else 0.5))
    face.blit(pygame.transform.smoothscale(shade, small), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return face if part == 1 else pygame.transform.smoothscale(face, size)


class Lancet:
    """A player's window, with glass in the player's colour, which is filled with light from below."""

    def __init__(self, size: tuple[int, int], colour: str, u: float) -> None:
        """``size`` in pixels; ``u``: pixels in a unit of the design."""
        self.size = size
        rim = max(3, round(11 * u))
        self._shape = _pointed(size, rim)
        self.dark = self._stone(rim)
        """The window without light, in its stone frame."""
        self.dark.blit(self._glass(colour, 0.78, u), (0, 0))
        self.lit = self._glass(colour, 0.0, u)
        """The glass in full light."""
        bright = surfaces.clear(size, (255, 246, 214, 255))
        bright.blit(self._shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.bright = bright
        """The shape of the glass, to cut the light's upper edge from."""
        lead = surfaces.clear(size, (*LEAD, 255))
        lead.blit(self._shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.lead = lead
        """The same, to cut the bars between the sources of light from."""

    def _stone(self, rim: int) -> Surface:
        frame = surfaces.clear(self.size)
        steps = (
            (INK, 0.0),
            (mix(STONE, INK, 0.35), 0.12),
            (mix(STONE, CANDLE, 0.15), 0.3),
            (mix(STONE, INK, 0.55), 0.62),
            (LEAD, 0.82),
        )
        for colour, inset in ((colour, rim * share) for colour, share in steps):
            shape = _pointed(self.size, inset)
            face = surfaces.clear(self.size, (*colour, 255))
            face.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            frame.blit(face, (0, 0))
        return frame

    def _glass(self, colour: str, dimmed: float, u: float) -> Surface:
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
                pygame.draw.polygon(glass, mix(tone, (16, 16, 30), dimmed), corners)
                pygame.draw.lines(glass, LEAD, True, corners, line)
        badge = round(min(width * 0.62, height * 0.3))
        middle = (width / 2, height - badge * 0.82)
        tone = mix(mix(PLAYER[colour], INK, 0.2), (16, 16, 30), dimmed)
        surfaces.centred(glass, surfaces.disc(badge, tone, LEAD, max(2, round(4 * u))), middle)
        sign = symbol(colour, badge * 0.66)
        if dimmed:
            sign = sign.copy()
            level = round(255 * (1 - dimmed * 0.7))
            sign.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surfaces.centred(glass, sign, middle)
        made = glass.convert_alpha()
        made.blit(self._shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made


def _pointed(size: tuple[int, int], inset: float) -> Surface:
    """Return the white shape of a window with a pointed arch, ``inset`` pixels inside ``size``."""
    width, height = size[0] * _FINE, size[1] * _FINE
    inset *= _FINE
    shape = surfaces.clear((width, height), (255, 255, 255, 0))
    span = width - 2 * inset
    spring = inset + span * 0.87  # where the arch begins: each side is an arc round the other's foot
    corners = [(width - inset, height - inset), (inset, height - inset)]
    arc = [pygame.Vector2(span, 0).rotate(180 + 60 * step / 24) for step in range(25)]
    left = [(width - inset + point.x, spring + point.y) for point in arc]
    right = [(width - x, y) for x, y in reversed(left)]
    pygame.draw.polygon(shape, (255, 255, 255, 255), [*corners, *left, *right])
    return pygame.transform.smoothscale(shape, size)


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
        surfaces.centred(surface, surfaces.disc(round(self.place.width * 0.985), LEAD), self.place.center)
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
        tone = mix(colour, (255, 240, 206), 0.18 + 0.3 * chance.random()) if lit else (30, 32, 52)
        if self._panes[number][0] == "centre" and lit:
            tone = mix(CANDLE, (255, 255, 255), 0.35)
        glass = surfaces.clear(((right - left) * _FINE, (bottom - top) * _FINE), (*tone, 0))
        inside = [((x - left) * _FINE, (y - top) * _FINE) for x, y in corners]
        pygame.draw.polygon(glass, (*tone, 255), inside)
        small = pygame.transform.smoothscale(glass, (right - left, bottom - top))
        return small, (left, top)


def shine(surface: Surface, place: Rect, colours: Sequence[str]) -> None:
    """Let light in ``colours`` fall from the rose window at ``place`` on all of ``surface``, in broad rays."""
    size = surface.get_size()
    unit = _LIGHT / size[0]
    light = Surface((_LIGHT, max(1, round(size[1] * unit))))
    middle = pygame.Vector2(place.center) * unit
    for ray in range(_RAYS):
        tone = mix(mix(PLAYER[colours[ray % len(colours)]], CANDLE, 0.4), (0, 0, 0), 0.1 + 0.5 * (ray % 2))
        ends = [middle + pygame.Vector2(_LIGHT, 0).rotate((ray + edge) * 360 / _RAYS) for edge in (-0.5, 0.5)]
        pygame.draw.polygon(light, tone, [middle, *ends])
    light = pygame.transform.gaussian_blur(light, 4)
    fade = Surface(light.get_size())
    fade.fill((_AFAR, _AFAR, _AFAR))
    reach = place.width * unit * _REACH
    for step in range(40):
        level = round(_AFAR + (235 - _AFAR) * (step / 39) ** 1.6)
        pygame.draw.circle(fade, (level, level, level), middle, reach * (1 - step / 40))
    light.blit(pygame.transform.gaussian_blur(fade, 2), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(pygame.transform.smoothscale(light, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
