"""The wall of the end scene: stone at evening with its ledge, piers and candles, rendered from models."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pygame
from pygame import Rect, Surface

from game.ui import contrast, pictures, surfaces
from game.ui.easing import ease
from game.ui.image_cache import MENUS, cached
from game.ui.palette import INK, RGB, STONE, mix

_SHADE: RGB = (78, 76, 116)  # what the stone is multiplied with at the top of the wall
_WARM: RGB = (172, 122, 84)  # the same at the bottom, where the candles stand
_SUN: RGB = (64, 34, 14)  # what the last sun adds to the wall
_SHAFTS = ((0.02, 0.16), (0.24, 0.34), (0.41, 0.47))
"""Where its light comes in at the top, in shares of the wall's width."""
_SLANT = 0.5  # how far to the right it has gone at the bottom, in the same
_ACROSS = 3.4  # pictures of stone across the wall
_PIER, _PIER_ASIDE = 1.4 / 9, 0.24
"""How wide a pier is, in its heights, and how much of it is beyond the edge, in its widths."""
_COARSE = 1920  # pixels; a wider wall is painted at half the size: it is soft stone in the dark
_LEDGE, _CANDLE, _CANDLE_REACH = 34, 128, 260  # units; the ledge's front, a candle, and how far it shines
_LEDGE_LONG, _LEDGE_TONE = 4 / 0.34, (214, 164, 118)
"""How long the picture of the ledge is, in its heights; what it is multiplied with."""
_CANDLE_WIDE, _FLAME = 1.6 / 2.6, 0.82
"""A candle's width and the height of its flame, in heights of its picture."""
_SHADOW = 0.03  # how far a window's shadow falls on the wall, in widths of its frame
_LIGHT = 200  # pixels; the light on the wall is painted at this size and scaled up


def wall(size: tuple[int, int]) -> Surface:
    """Return the stone wall that fills the window, dark above and lit by candles from below."""
    part = 2 if size[0] > _COARSE else 1
    small = (size[0] // part, size[1] // part)
    try:
        face = _masonry(small)
    except pictures.PictureError:
        face = Surface(small).convert()
        face.fill(STONE)
    _piers(face)
    shade = Surface((3, 12))
    for row in range(12):
        for column in range(3):
            tone = lit_at(row / 11)
            shade.set_at((column, row), mix(tone, (0, 0, 0), 0.06 if column == 1 else 0.42))
    face.blit(pygame.transform.smoothscale(shade, small), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    face.blit(pygame.transform.smoothscale(_sun(), small), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    contrast.darken(face)
    return face if part == 1 else pygame.transform.smoothscale(face, size)


def _masonry(size: tuple[int, int]) -> Surface:
    """Return courses of stone: several of the texture's pictures side by side, which fit together."""
    side = round(size[0] / _ACROSS)
    stones = layer("wall", (side, side))
    if stones is None:
        raise pictures.PictureError("end/wall")
    face = Surface(size).convert()
    for x, y in product(range(0, size[0], side), range(0, size[1], side)):
        face.blit(stones, (x, y))
    return face


def _piers(face: Surface) -> None:
    """Let a pier stand at each side."""
    width, height = face.get_size()
    wide = round(height * _PIER)
    pier = layer("pier", (wide, height))
    if pier is not None:
        for left in (-round(wide * _PIER_ASIDE), width - wide + round(wide * _PIER_ASIDE)):
            face.blit(pier, (left, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


@cached(MENUS, megabytes=14)
def layer(name: str, size: tuple[int, int], tone: RGB | None = None) -> Surface | None:
    """Return a rendered part of the wall in a size, in the light ``tone``; nothing without its file.

    Shared, don't draw on it.
    """
    try:
        made = pygame.transform.smoothscale(pictures.layer(f"end/{name}"), size)
    except pictures.PictureError:
        return None
    if tone is not None:
        made.fill(tone, special_flags=pygame.BLEND_RGB_MULT)
    return made


def lit_at(down: float) -> RGB:
    """Return what the stone is multiplied with so far down the wall, 0 to 1."""
    return mix(_SHADE, _WARM, down**1.5)


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
    below = Surface((1, 8))
    for row in range(8):
        below.set_at((0, row), mix((104, 88, 84), (58, 50, 54), row / 7))
    face = pygame.transform.smoothscale(below, (width, max(1, height - top)))
    surface.blit(face, (0, top), special_flags=pygame.BLEND_RGB_MULT)
    depth = ledge_depth(u)
    stones = layer("ledge", (round(depth * _LEDGE_LONG), depth), _LEDGE_TONE)
    if stones is None:
        surface.fill(mix(STONE, INK, 0.5), (0, top, width, depth))
        return
    for left in range(0, width, stones.get_width()):
        surface.blit(stones, (left, top))
    soft = Surface((1, 6))
    for row in range(6):
        level = round(110 + 145 * row / 5)
        soft.set_at((0, row), (level, level, level))
    shadow = pygame.transform.smoothscale(soft, (width, depth))
    surface.blit(shadow, (0, top + depth), special_flags=pygame.BLEND_RGB_MULT)


def ledge_depth(u: float) -> int:
    """Return how high the ledge's front is, in pixels."""
    return max(4, round(_LEDGE * u))


def candles(surface: Surface, places: Sequence[int], top: int, u: float) -> None:
    """Draw candles that stand on the ledge at ``top``, with their light on the wall."""
    reach, tall = round(_CANDLE_REACH * u), round(_CANDLE * u)
    light = Surface((64, 64))
    for step in range(32):
        level = (step / 31) ** 2.2
        pygame.draw.circle(light, tuple(round(part * level) for part in (112, 68, 26)), (32, 32), 32 - step)
    pool = pygame.transform.smoothscale(light, (2 * reach, 2 * reach))
    halo = pygame.transform.smoothscale(light, (round(tall * 0.8),) * 2)
    for x in places:
        flame = (x, top - round(tall * _FLAME))
        surface.blit(pool, pool.get_rect(center=flame), special_flags=pygame.BLEND_RGB_ADD)
    for x in places:
        out = (x == max(places)) - (x == min(places))  # at both ends there is room for three
        group = ((0.62, 0.62), (-0.02, 0.74), (0.3, 1.0)) if out else ((0.0, 0.9),)
        for aside, size in group:
            aside *= out
            high = round(tall * size)
            candle = layer("candle", (round(high * _CANDLE_WIDE), high))
            middle = round(x + aside * tall)
            if candle is not None:
                at = candle.get_rect(midbottom=(middle, top + round(4 * u)))
                surface.blit(candle, at, special_flags=pygame.BLEND_PREMULTIPLIED)
            at = halo.get_rect(center=(middle, top + round(4 * u) - round(high * _FLAME)))
            surface.blit(halo, at, special_flags=pygame.BLEND_RGB_ADD)


def set_in(surface: Surface, stone: Surface, at: tuple[int, int]) -> None:
    """Draw a part that stands out of the wall, with its shadow."""
    deep = max(2, round(stone.get_width() * _SHADOW))
    shade = surfaces.clear((stone.get_width() + 4 * deep, stone.get_height() + 4 * deep))
    shade.blit(stone, (2 * deep, 2 * deep))
    shade.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    coarse = max(1, shade.get_width() // deep), max(1, shade.get_height() // deep)
    soft = pygame.transform.smoothscale(pygame.transform.smoothscale(shade, coarse), shade.get_size())
    surface.blit(soft, (at[0] - deep, at[1] - deep), special_flags=pygame.BLEND_PREMULTIPLIED)
    surface.blit(stone, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def dim(surface: Surface, place: Rect, share: float) -> None:
    """Leave ``share`` of the light in the middle of ``place``, where words are; more towards its edges."""
    small = Surface((64, 32))
    small.fill((255, 255, 255))
    for step in range(16):
        level = round(255 * (1 - (1 - share) * ease((step + 1) / 16)))
        pygame.draw.ellipse(small, (level, level, level), Rect(0, 0, 64, 32).inflate(-3 * step, -2 * step))
    shade = pygame.transform.smoothscale(small, place.size)
    surface.blit(shade, place, special_flags=pygame.BLEND_RGB_MULT)
