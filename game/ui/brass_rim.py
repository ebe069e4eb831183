"""A rim of brass along the edges of a picture, drawn at the cost of its edges only."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import surfaces


def draw(surface: Surface, place: Rect, radius: int, line: int) -> None:
    """Draw a rim of ``line`` pixels with round corners inside ``place``, as :func:`surfaces.rim` does."""
    radius = max(2, radius)
    side, half = 4 * radius, 2 * radius
    rim = surfaces.rim((side, side), radius, max(2, line))
    across = pygame.transform.scale(rim.subsurface((half - 1, 0, 2, side)), (place.width - side, side))
    down = pygame.transform.scale(rim.subsurface((0, half - 1, side, 2)), (side, place.height - side))
    for far in (False, True):
        left = place.right - half if far else place.left
        top = place.bottom - half if far else place.top
        start = half if far else 0
        surface.blit(across, (place.left + half, top), (0, start, across.get_width(), half))
        surface.blit(down, (left, place.top + half), (start, 0, half, down.get_height()))
        for low in (False, True):
            corner = left, place.bottom - half if low else place.top
            surface.blit(rim, corner, (start, half if low else 0, half, half))
