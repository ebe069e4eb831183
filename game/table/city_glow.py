"""The glow round what may be chosen, and the shadow that falls on a borough."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.palette import LEGAL

Spots = tuple[tuple[int, int], ...]


@lru_cache(maxsize=96)
def outline_glow(shape: Spots, u: float) -> tuple[Surface, tuple[int, int]]:
    """A soft light along the outline of a polygon of window points: the surface, and where it belongs."""
    box = _around(shape, round(22 * u) + 4)
    spots = [(x - box.x, y - box.y) for x, y in shape]
    return _glow(box.size, lambda s, c, w: pygame.draw.polygon(s, c, spots, w), u), box.topleft


@lru_cache(maxsize=48)
def ring_glow(radius: int, u: float) -> Surface:
    """A soft light along a circle; its middle is the middle of the surface."""
    side = 2 * (radius + round(22 * u) + 4)
    middle = (side / 2, side / 2)
    return _glow((side, side), lambda s, c, w: pygame.draw.circle(s, c, middle, radius, w), u)


def _glow(size, draw, u: float) -> Surface:  # type: ignore[no-untyped-def]
    wide = max(3, round(9 * u))
    soft = Surface(size, pygame.SRCALPHA)
    soft.fill((*LEGAL, 0))
    draw(soft, (*LEGAL, 255), wide * 2)
    blurred = pygame.transform.box_blur(soft, max(1, round(6 * u)))
    blurred = pygame.transform.box_blur(blurred, max(1, round(4 * u)))
    core = Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    del core
    draw(blurred, (255, 244, 196, 255), max(2, round(3 * u)))
    return blurred


@lru_cache(maxsize=10)
def dark_field(shape: Spots, size: tuple[int, int]) -> tuple[Surface, tuple[int, int]]:
    """A polygon of window points in shadow, with soft edges: the surface, and where it belongs."""
    box = _around(shape, 24).clip(Rect(0, 0, *size))
    part = 4
    small = Surface((max(1, box.w // part), max(1, box.h // part)), pygame.SRCALPHA)
    small.fill((10, 4, 4, 0))
    spots = [((x - box.x) / part, (y - box.y) / part) for x, y in shape]
    if len(spots) > 2:
        pygame.draw.polygon(small, (10, 4, 4, 190), spots)
    small = pygame.transform.box_blur(small, 4)
    return pygame.transform.smoothscale(small, (max(1, box.w), max(1, box.h))), box.topleft


def _around(shape: Spots, pad: int) -> Rect:
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return Rect(min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad)
