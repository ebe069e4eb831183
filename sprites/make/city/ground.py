"""The parchment on which the city is drawn, and the washes of its grounds."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pygame
from pygame import Surface

from game.table.city.camera import Camera
from game.table.city.shapes import Polygon
from game.ui import pictures

Size = tuple[int, int]

_CHALK = (16, 30, 64)
"""What the city's parchment is chalked with: it is paler and cooler than that of sheets and cards."""


def parchment(size: Size, camera: Camera) -> Surface:
    """Make parchment that fills a window; its grain moves and scales with the plane."""
    side = max(256, round(760 * camera.scale))
    leaf = pictures.texture("parchment.jpg", side, side)
    x0, y0 = map(round, camera.to_screen((0.0, 0.0)))
    sheet = Surface(size)
    columns, rows = (
        range(-at // side, (long - at) // side + 1) for at, long in ((x0, size[0]), (y0, size[1]))
    )
    # Every other leaf is mirrored, so that edges meet and the grain doesn't repeat.
    for turn in product((False, True), repeat=2):
        cells = [(x, y) for x in columns for y in rows if (x % 2 == 1, y % 2 == 1) == turn]
        turned = pygame.transform.flip(leaf, *turn) if cells and any(turn) else leaf
        for column, row in cells:
            sheet.blit(turned, (x0 + column * side, y0 + row * side))
    sheet.fill(_CHALK, special_flags=pygame.BLEND_RGB_ADD)
    return sheet


def tiled(texture: str, side: int, size: Size, start: tuple[int, int] = (0, 0)) -> Surface:
    """Return a surface tiled with a square texture, one tile having its upper left corner at ``start``."""
    tile, made = pictures.texture(texture, side, side), Surface(size)
    for x in range(start[0] % side - side, size[0], side):
        for y in range(start[1] % side - side, size[1], side):
            made.blit(tile, (x, y))
    return made


def wash(camera: Camera, size: Size, fields: Iterable[tuple[Polygon, tuple[int, int, int]]]) -> Surface:
    """Make watercolour fields over a window, to multiply: soft, and stronger along their edges."""
    part = 3
    small = Surface((size[0] // part + 1, size[1] // part + 1))
    small.fill((255, 255, 255))
    edge = max(2, round(3.4 * camera.scale))
    for polygon, colour in fields:
        spots = [(x / part, y / part) for x, y in map(camera.to_screen, polygon)]
        pygame.draw.polygon(small, colour, spots)
        dark = tuple(round(channel * 0.90) for channel in colour)
        pygame.draw.polygon(small, dark, spots, edge)
    soft = pygame.transform.box_blur(small, max(1, round(1.3 * camera.scale)))
    return pygame.transform.smoothscale(soft, (soft.get_width() * part, soft.get_height() * part)).subsurface(
        (0, 0), size
    )
