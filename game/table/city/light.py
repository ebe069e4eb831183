"""Light that falls through the cathedral's rose window into a dim city: it shares out prestige."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Surface

from game.table.city.glow import Spots
from game.ui import surfaces
from game.ui.image_cache import TABLE, cached

LEVELS = 6
"""Strengths that the light comes in."""

_RAYS = ((255, 196, 110), (126, 158, 255), (255, 120, 96), (255, 214, 140), (196, 132, 255), (140, 220, 170))
_DARK, _STRENGTH = (14, 7, 3), 132
_SOFT = 24
_SIDE = 128  # the light is painted so small and grown
_LEAN = 0.12  # half a ray's width, in radians


@cached(TABLE, megabytes=21)
def window_light(radius: int, level: int) -> Surface:
    """The light, to be added to what lies below: its middle is the middle of the surface.

    It reaches ``radius`` pixels far, in rays of the glass's colours; ``level`` is 1 to ``LEVELS``.
    """
    share = level / LEVELS
    light = pygame.transform.gaussian_blur(_rays(0.5 * share), 2)
    light.blit(_round((255, 255, 255), 1.0), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(_round((round(150 * share), round(112 * share), round(48 * share)), 5.0), (0, 0),
               special_flags=pygame.BLEND_RGB_ADD)  # fmt: skip
    return pygame.transform.smoothscale(light, (2 * radius, 2 * radius))


@cached(TABLE, megabytes=12)
def dusk(outer: Spots, inner: Spots) -> tuple[Surface, tuple[int, int]]:
    """The dark between two polygons of window points, with soft edges: the surface, and where it belongs."""
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    left, top, right, bottom = min(xs) - _SOFT, min(ys) - _SOFT, max(xs) + _SOFT, max(ys) + _SOFT
    part = 4
    small = surfaces.clear(((right - left) // part, (bottom - top) // part), (*_DARK, 0))
    for spots, strength in ((outer, _STRENGTH), (inner, 0)):
        shape = [((x - left) / part, (y - top) / part) for x, y in spots]
        pygame.draw.polygon(small, (*_DARK, strength), shape)
    small = pygame.transform.box_blur(small, 2)
    return pygame.transform.smoothscale(small, (right - left, bottom - top)), (left, top)


def _rays(strength: float) -> Surface:
    made, middle = Surface((_SIDE, _SIDE)), _SIDE / 2
    for index in range(2 * len(_RAYS)):
        turn = index * pi / len(_RAYS) + 0.26
        ends = [(middle + middle * cos(turn + lean), middle + middle * sin(turn + lean))
                for lean in (-_LEAN, _LEAN)]  # fmt: skip
        red, green, blue = (round(part * strength) for part in _RAYS[index % len(_RAYS)])
        pygame.draw.polygon(made, (red, green, blue), [(middle, middle), *ends])
    return made


def _round(colour: tuple[int, int, int], power: float) -> Surface:
    """A round light, brightest in the middle."""
    made, middle = Surface((_SIDE, _SIDE)), _SIDE / 2
    for step in range(round(middle), 0, -1):
        near = (1 - step / middle) ** power
        red, green, blue = (round(part * near) for part in colour)
        pygame.draw.circle(made, (red, green, blue), (middle, middle), step)
    return made
