"""Woodwork of the trays: sunken wells and inlays. All light comes from the upper left, as on the table."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

import pygame
from pygame import Rect, Surface

from game.ui import contrast, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import BRASS, CANDLE, CREAM, RGB, SHADE, WALNUT_LIGHT, mix
from game.ui.remembered import pictured

Size = tuple[int, int]

_HONEY = (38, 25, 12)  # how much lighter the trays' wood is than the table's
_LIT: RGB = (255, 236, 200)  # light on the far edge of a hollow
_SLIT = (*SHADE, 235)
_FELT = 72  # side of the felt's pattern, in pixels


@cached(TABLE, most=1)
def _felt() -> Surface:
    """Return the tile of the felt's pattern: fine fibres, nearly white."""
    return pygame.transform.gaussian_blur(surfaces.specks((_FELT, _FELT), 206, seed=4), 1)


@pictured
def sunken(size: Size, radius: int, colour: RGB, depth: int, felt: bool = True) -> Surface:
    """Return a new well in wood, ``depth`` pixels deep, with a ground of ``colour``.

    Its near walls, above and on the left, throw their shadow into it; the far edges catch the light.
    """
    ground = Surface(size)
    ground.fill(colour)
    light = [[mix((0, 0, 0), CANDLE, glow / 255) for glow in row] for row in ((10, 16), (6, 12))]
    ground.blit(surfaces.graded(size, light), (0, 0), special_flags=pygame.BLEND_ADD)
    if felt:
        for x in range(0, size[0], _FELT):
            for y in range(0, size[1], _FELT):
                ground.blit(_felt(), (x, y), special_flags=pygame.BLEND_MULT)
        contrast.darken(ground)
    ground.blit(_walls(size, radius, depth), (0, 0))
    made = surfaces.clipped(ground, radius)
    line = max(1, depth // 6)
    made.blit(surfaces.rounded(size, radius, (*SHADE, 230), line), (0, 0))
    lip = surfaces.rounded(size, radius, (*mix(BRASS, CANDLE, 0.5), 120), line).copy()
    lip.blit(_far(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(lip, (0, 0))
    return made


@cached(TABLE, megabytes=3)
def _walls(size: Size, radius: int, depth: int) -> Surface:
    """Return the shadow of the near walls of a well; those of all trays are alike."""
    dark = surfaces.clear(size, (*SHADE, 205))
    hollow = Rect(depth, round(depth * 1.2), size[0] + 4 * depth, size[1] + 4 * depth)
    pygame.draw.rect(dark, (*SHADE, 0), hollow, border_radius=radius)
    return surfaces.soft(dark, max(1, depth // 2))


def _far(size: Size) -> Surface:
    """Return white that is clear above and on the left: for what is only at the far edges."""
    clear, white = (255, 255, 255, 0), (255, 255, 255, 255)
    return surfaces.graded(size, ((clear, clear), (clear, white)))


def inlay(size: Size, radius: int, colour: RGB, line: int) -> Surface:
    """Return a new inlaid band of coloured wood between hairlines of brass."""
    made = sunken(size, radius, colour, max(3, size[1] // 9), felt=False)
    made.blit(surfaces.rim(size, radius, line), (0, 0))
    return made


@pictured
def frame(size: Size, radius: int, seed: int) -> Surface:
    """Return a new board of light walnut, so that it stands out from the table, with lit edges."""
    board = surfaces.walnut(size, radius, seed).copy()
    if not contrast.is_high():
        board.fill(_HONEY, special_flags=pygame.BLEND_RGB_ADD)
    line = max(2, radius // 6)
    lit = surfaces.rounded(size, radius, (*mix(WALNUT_LIGHT, CANDLE, 0.62), 210), line)
    above = Rect(0, 0, size[0], line + radius // 2)
    board.blit(lit, (0, 0), above)
    board.blit(surfaces.rounded(size, radius, (*SHADE, 255), 1), (0, 0))
    return board


def fill_slits(surface: Surface, slits: Iterable[Rect]) -> None:
    """Draw the dark between two things that stand side by side: no light falls in there.

    It fades towards the ends that lie in the window: the things' corners are round.
    """
    whole = surface.get_rect()
    for slit in slits:
        ends = slit.left > whole.left, slit.right < whole.right
        surface.blit(_slit(slit.size, ends), slit)


@cached(TABLE, most=12)
def _slit(size: Size, ends: tuple[bool, bool]) -> Surface:
    """Return the dark of a slit, which fades towards its left and right ``ends``."""
    made, (wide, tall) = surfaces.clear(size, _SLIT), size
    fade = min(wide // 2, 2 * tall)
    for x in range(fade):
        shade = (*SHADE, round(_SLIT[3] * x / fade))
        for end, at in zip(ends, (x, wide - 1 - x), strict=True):
            if end:
                made.fill(shade, (at, 0, 1, tall))
    return made


def figure(
    surface: Surface,
    text: str,
    size: int,
    left: float,
    middle: float,
    room: float = inf,
    ink: RGB = CREAM,
) -> int:
    """Write a figure that stands out from dark wood or felt; return its right end.

    It is condensed if it is wider than ``room`` pixels.
    """
    words, dark = _figure(text, size, room, ink)
    place = words.get_rect(midleft=(round(left), round(middle)))
    surface.blit(dark, place.move(0, max(1, size // 16)))
    surface.blit(words, place)
    return place.right


@cached(TABLE, megabytes=2)
def _figure(text: str, size: int, room: float, ink: RGB) -> tuple[Surface, Surface]:
    """Return a figure and its shadow."""
    wide = typesetting.width(text, size, bold=True)
    words = typesetting.narrowed(text, size, round(min(room, wide)), ink, bold=True, face="display")
    return words, surfaces.darkened(words)


def hollow(shape: Surface, dark: int = 150) -> Surface:
    """Return the hollow of a thing in the felt: its ``shape``, ``dark`` (0 to 255), its far edges lit."""
    edge = max(1, min(shape.get_size()) // 20)
    surface = surfaces.clear((shape.get_width() + 2 * edge, shape.get_height() + 2 * edge))
    lit, deep = (surfaces.shaped(shape, colour) for colour in ((*_LIT, dark * 3 // 5), (0, 0, 0, dark)))
    surface.blit(lit, (2 * edge, 2 * edge))
    surface.blit(surfaces.shaped(shape, (0, 0, 0, 255)), (edge, edge), special_flags=pygame.BLEND_RGBA_SUB)
    surface.blit(deep, (edge, edge))
    return surface


@cached(TABLE, most=32)
def dropped(picture: Surface) -> Surface:
    """Return the hard shadow of a flat piece."""
    dark = picture.copy()
    dark.fill((0, 0, 0, 130), special_flags=pygame.BLEND_RGBA_MULT)
    return dark
