"""The frame of the title's painting."""

from __future__ import annotations

import pygame

from game.ui.image_cache import MENUS, cached
from game.ui.palette import BRASS, CREAM, LEAD, SHADE, mix


def recess(size: tuple[int, int]) -> pygame.Surface:
    """Return the dark surface shown before the painting."""
    dark = pygame.Surface(size)
    dark.fill(mix(SHADE, LEAD, 0.3))
    return dark


@cached(MENUS, megabytes=9)
def darkness(size: tuple[int, int]) -> pygame.Surface:
    """Return the light that is left behind words at the foot of the painting. Shared, don't draw on it."""
    shade = pygame.Surface((1, 32))
    for row in range(32):
        level = round(255 - 165 * min(1.0, row / 16))
        shade.set_at((0, row), (level, level, level))
    return pygame.transform.smoothscale(shade, size)


def brass_line(size: tuple[int, int], u: float) -> pygame.Surface:
    """Return a brass line around something of ``size``, transparent inside.

    The surface is larger by ``brass_reach(u)`` on every side.
    """
    reach = brass_reach(u)
    line = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    whole = line.get_rect()
    steps = (
        (SHADE, 0),
        (mix(BRASS, CREAM, 0.35), max(1, round(2 * u))),
        (BRASS, max(2, round(4 * u))),
        (mix(BRASS, SHADE, 0.5), max(3, round(6.5 * u))),
        (SHADE, max(4, round(8 * u))),
    )
    for colour, inset in steps:
        pygame.draw.rect(line, colour, whole.inflate(-2 * inset, -2 * inset))
    line.fill((0, 0, 0, 0), whole.inflate(-2 * reach, -2 * reach))
    return line


def brass_reach(u: float) -> int:
    """Return the width of a brass line in pixels."""
    return max(5, round(10 * u))
