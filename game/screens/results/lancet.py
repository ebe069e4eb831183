"""A player's window in the end scene: the person in its glass comes to light pane by pane."""

from __future__ import annotations

import random

import pygame
from pygame import Rect, Surface

from game.match import portraits
from game.screens.results.ending_pictures import STONE_LIGHT, STONE_LIT
from game.screens.results.ending_wall import layer, lit_at, set_in
from game.ui import pictures, surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.medal import symbol
from game.ui.palette import INK, LEAD, PLAYER, RGB, mix

_Outline = list[tuple[float, float]]

_FINE = 2  # shapes are drawn at this scale and scaled down, for antialiasing
_LARGE = 700  # pixels; in windows higher than this, single pixels aren't visible
_NIGHT: RGB = (16, 16, 30)
_DIM, _DIM_BADGE = 0.38, 0.3  # how much darker glass without light is, and the symbol in it
_BRIGHT, _PALE, _DEEP = 226, 0.12, 0.24
"""How bright lit glass is, 0 to 255; how much paler and how much darker single panes are, at most."""
_SUN: RGB = (64, 46, 22)  # what the sun behind a winner's window adds where it is brightest
_SPILLS, _SOFT = 0.6, 6
"""How much of it falls on the stone; how much smaller that is painted, and in how many steps it begins."""
_FLARE: RGB = (130, 130, 130)  # how much of its own light a pane that was just lit has more
_QUARRY, _TALL = 34, 0.7  # the width of small panes in units, and half their height in widths
BADGE_FOOT = 0.71  # how far down the lower edge of the symbol is, in widths of a window
_BADGE, _BADGE_AT = 0.5, BADGE_FOOT - 0.25
_CREST, _CREST_AT = 0.22, 0.28
"""The symbol's diameter and how far down its middle is, in the same: alone in the glass, above a person."""
_PERSON, _PERSON_AT = 0.84, 0.4  # a person's width, and how far down the picture begins, in the same
_BASE, _BASE_HIGH = (0.215, 0.03), 0.075
"""The base of a jamb: its width, how far it is outside of the jamb, and its height, in the same."""
_FRAME, _FRAME_ASIDE, _FRAME_LIP, _FRAME_ARCH = (1.28, 1.94), 0.14, 0.035, 1.1
"""The picture of a frame in widths of the window: its size, how far it is outside at each side and above, how
far it reaches before the glass, and how much of it is arch."""


class Lancet:
    """A player's window, with glass in the player's colour: its panes are lit from below, one by one.

    Attributes: ``panes``, how many there are; ``fillable``, how many are within the glass from foot to tip.
    All rows are equally long, so a share of these fills the same share of the window's height.
    """

    def __init__(self, size: tuple[int, int], colour: str, u: float, person: str | None = None) -> None:
        """``size`` in pixels; ``u``: pixels in a unit of the design. ``person``: who is seen in the glass."""
        self.size, width = size, size[0]
        shape = _pointed(size, _FRAME_LIP * width)
        side = max(8.0, _QUARRY * u)
        outlines = _quarries(size, side)
        glass = _glass(size, colour, outlines, max(1, round(1.8 * u)))
        self._dark = _dimmed(glass, _DIM)
        figure = _figure(person, round(width * _PERSON)) if person else None
        share, down = (_BADGE, _BADGE_AT) if figure is None else (_CREST, _CREST_AT)
        badge = _badge(colour, round(width * share), max(2, round(4 * u)))
        middle = width / 2, width * down
        if figure is not None:
            at = figure.get_rect(midtop=(width // 2, round(width * _PERSON_AT)))
            glass.blit(figure, at)
            self._dark.blit(_dimmed(figure, _DIM), at)
        surfaces.centred(glass, badge, middle)
        surfaces.centred(self._dark, _dimmed(badge, _DIM_BADGE), middle)
        self._dark.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        glass.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._pieces = [_piece(glass, outline) for outline in outlines]
        self.panes = len(outlines)
        self.fillable = sum(outline[1][1] >= _FRAME_LIP * width for outline in outlines)
        self._sun, self._halo = _sunlight(shape), _halo(shape, colour)
        self._lit, self._count = surfaces.clear(size), 0

    def darken(self, surface: Surface, at: tuple[int, int]) -> None:
        """Draw the window without light in its frame, its upper left corner ``at``."""
        surface.blit(self._dark, at)
        frame = _frame(self.size, lit_at(at[1] / surface.get_height()))
        if frame is not None:
            aside = frame_aside(self.size[0])
            set_in(surface, frame, (at[0] - aside, at[1] - aside))
            self._stand(surface, frame, (at[0] - aside, at[1] + self.size[1]))

    def _stand(self, surface: Surface, frame: Surface, foot: tuple[int, int]) -> None:
        """Draw the bases on which the jambs of a ``frame`` stand; its lower left corner is at ``foot``."""
        width = self.size[0]
        wide, high, beyond = round(width * _BASE[0]), round(width * _BASE_HIGH), round(width * _BASE[1])
        jamb = wide - 2 * beyond
        stone = frame.subsurface((0, frame.get_height() - 2 * high, frame.get_width(), 2 * high))
        for left, at in ((0, -beyond), (stone.get_width() - jamb, stone.get_width() - jamb - beyond)):
            part = pygame.transform.smoothscale(stone.subsurface((left, 0, jamb, 2 * high)), (wide, high))
            line = max(1, high // 8)
            part.fill((34, 30, 24, 0), (0, 0, wide, 2 * line), special_flags=pygame.BLEND_RGB_ADD)
            part.fill(
                (150, 146, 144, 255), (0, high - line, wide, line), special_flags=pygame.BLEND_RGBA_MULT
            )
            set_in(surface, part, (foot[0] + at, foot[1] - high))

    def draw(self, surface: Surface, at: tuple[int, int], count: int, alpha: int = 255) -> None:
        """Draw the first ``count`` panes in light, at so much of their strength, and their light beside."""
        if count < self._count:
            self._lit.fill((0, 0, 0, 0))
            self._count = 0
        for piece, place in self._pieces[self._count : count]:
            self._lit.blit(piece, place)
        self._count = count
        self._lit.set_alpha(alpha)
        part = Rect(0, self.top(count), *self.size)
        surface.blit(self._lit, (at[0], at[1] + part.top), part)
        self._spill(surface, at, part.top, alpha)

    def _spill(self, surface: Surface, at: tuple[int, int], top: int, alpha: int) -> None:
        """Draw the light of the panes from ``top`` downwards on the stone at both sides; it begins softly."""
        aside = frame_aside(self.size[0])
        step, light = max(1, aside // _SOFT), self._halo.get_rect()
        for number in range(1, _SOFT + 1):
            bottom = top + step if number < _SOFT else light.bottom
            rows = Rect(0, top, light.width, bottom - top).clip(light)
            if rows.height:
                weak = _weak(self._halo.subsurface(rows), alpha * number // _SOFT)
                place = at[0] - aside, at[1] + rows.top
                surface.blit(weak, place, special_flags=pygame.BLEND_RGB_ADD)
            top = bottom

    def blaze(self, surface: Surface, at: tuple[int, int], share: float) -> None:
        """Let the sun shine through all of the glass, at a ``share`` (0 to 1) of its strength."""
        surface.blit(_weak(self._sun, round(255 * share)), at, special_flags=pygame.BLEND_RGB_ADD)

    def flare(self, surface: Surface, at: tuple[int, int], first: int, last: int) -> None:
        """Let the panes from ``first`` up to ``last`` shine, which were lit a moment ago."""
        for piece, (x, y) in self._pieces[first:last]:
            light = piece.premul_alpha()  # none beside the glass
            light.fill(_FLARE, special_flags=pygame.BLEND_RGB_MULT)
            surface.blit(light, (at[0] + x, at[1] + y), special_flags=pygame.BLEND_RGB_ADD)

    def top(self, count: int) -> int:
        """Return how far down the highest of the first ``count`` panes begins."""
        return min((place[1] for _, place in self._pieces[:count]), default=self.size[1])


def _quarries(size: tuple[int, int], side: float) -> list[_Outline]:
    """Return the outlines of a window's small panes: upwards, in each row from the middle outwards."""
    (width, height), half = size, side * _TALL
    middles = [
        (width / 2 + (column + row % 2 / 2) * side, height - row * half)
        for row in range(int(height / half) + 2)
        for column in range(-int(width / side), int(width / side) + 1)
    ]
    inside = [(x, y) for x, y in middles if -side / 2 < x < width + side / 2]
    inside.sort(key=lambda at: (-at[1], abs(at[0] - width / 2)))
    return [[(x, y - half), (x + side / 2, y), (x, y + half), (x - side / 2, y)] for x, y in inside]


def _glass(size: tuple[int, int], colour: str, outlines: list[_Outline], line: int) -> Surface:
    """Return panes of uneven glass in lead."""
    chance, glass, lit = random.Random(colour), surfaces.clear(size), vivid(colour)
    glass.fill((*LEAD, 255))
    for outline in outlines:
        tone = mix(lit, (255, 240, 206), _PALE * chance.random() ** 2)
        tone = mix(tone, INK, _DEEP * chance.random())
        pygame.draw.polygon(glass, tone, outline)
    for outline in outlines:
        pygame.draw.lines(glass, LEAD, True, outline, line)
    return glass


def vivid(colour: str) -> RGB:
    """Return a player's colour as light through glass: as bright as can be, and not paler."""
    red, green, blue = PLAYER[colour]
    brighter = _BRIGHT / max(red, green, blue)
    return round(red * brighter), round(green * brighter), round(blue * brighter)


def _sunlight(shape: Surface) -> Surface:
    """Return the sun's light behind a window of a ``shape``, to be added: brightest in the upper half."""
    small = Surface((40, 80))
    for step in range(20):
        tone = mix((0, 0, 0), _SUN, ((step + 1) / 20) ** 1.4)
        pygame.draw.ellipse(small, tone, Rect(-8, 0, 56, 76).inflate(-2.6 * step, -3.6 * step))
    light = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 3), shape.get_size())
    made = surfaces.clear(shape.get_size())
    made.blit(shape, (0, 0))
    made.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made.premul_alpha()


def _halo(shape: Surface, colour: str) -> Surface:
    """Return the light of a window's glass on the stone at its sides, to be added."""
    width, height = shape.get_size()
    aside = frame_aside(width)
    small = Surface(((width + 2 * aside) // _SOFT, height // _SOFT))
    glass = pygame.transform.smoothscale(shape, (width // _SOFT, height // _SOFT))
    glass.fill(mix((0, 0, 0), vivid(colour), _SPILLS), special_flags=pygame.BLEND_RGB_MULT)
    small.blit(glass, (aside // _SOFT, 0))
    light = pygame.transform.gaussian_blur(small, max(1, aside // (2 * _SOFT)))
    made = pygame.transform.smoothscale(light, (width + 2 * aside, height))
    hole = shape.copy()
    hole.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
    made.blit(hole, (aside, 0))
    return made


def _weak(light: Surface, level: int) -> Surface:
    """Return a light that is added at a ``level``, 0 to 255, of its strength."""
    if level >= 255:
        return light
    light = light.copy()
    light.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return light


def _badge(colour: str, diameter: int, edge: int) -> Surface:
    """Return the player's symbol as glass in a ring of lead."""
    made = surfaces.disc(diameter, mix(PLAYER[colour], INK, 0.2), LEAD, edge).copy()
    surfaces.centred(made, symbol(colour, diameter * 0.66), (diameter / 2, diameter / 2))
    return made


def _figure(person: str, width: int) -> Surface | None:
    """Return a person in stained glass, or None if there is no such picture."""
    try:
        return pictures.svg_once(f"persons/{person}", width, width * portraits.HIGH / portraits.WIDE)
    except pictures.PictureError:
        return None


def _piece(glass: Surface, outline: _Outline) -> tuple[Surface, tuple[int, int]]:
    """Return a pane cut from a window's glass, and its place."""
    (_, top), (right, _), (_, foot), (left, _) = outline
    box = Rect(int(left), int(top), int(right) - int(left) + 1, int(foot) - int(top) + 1)
    box = box.clip(glass.get_rect())
    if not box.width or not box.height:
        return surfaces.clear(box.size), box.topleft
    fine = surfaces.clear((box.width * _FINE, box.height * _FINE))
    corners = [((x - box.left) * _FINE, (y - box.top) * _FINE) for x, y in outline]
    pygame.draw.polygon(fine, (255, 255, 255, 255), corners)
    cut = pygame.transform.smoothscale(fine, box.size)
    cut.blit(glass.subsurface(box), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut, box.topleft


def _dimmed(glass: Surface, dim: float) -> Surface:
    """Return the same glass without light behind it."""
    dark = glass.copy()
    level = round(255 * (1 - dim))
    dark.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    dark.fill(mix((0, 0, 0), _NIGHT, dim), special_flags=pygame.BLEND_RGB_ADD)
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
    stone = layer("lancet", whole, mix(tone, STONE_LIGHT, STONE_LIT))
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
