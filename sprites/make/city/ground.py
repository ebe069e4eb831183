"""What the city's board is made of: parchment, washes, and the shadows that it and its stones cast."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pygame
from pygame import Surface

from game.table.map.shapes import Point, Polygon
from game.ui import pictures, surfaces
from game.ui.palette import RGB
from sprites.make.city.ink import FINE, scaled

Size = tuple[int, int]

SHADE = (14, 7, 2)
"""The colour of shadows."""
LIGHT: RGB = (247, 251, 255)
"""The light on the board: a little darker and cooler than on the pieces, which stand out from it."""
_CHALK = (16, 30, 64)
"""What the city's parchment is chalked with: it is paler and cooler than that of sheets and cards."""


def parchment(size: Size, unit: float) -> Surface:
    """Return parchment; ``unit`` is the pixels of a plane unit."""
    side = max(256, round(760 * unit))
    leaf, sheet = pictures.texture("parchment.jpg", side, side), Surface(size)
    # Every other leaf is mirrored, so that edges meet and the grain doesn't repeat.
    for column, row in product(range(-(-size[0] // side)), range(-(-size[1] // side))):
        turned = pygame.transform.flip(leaf, column % 2 == 1, row % 2 == 1)
        sheet.blit(turned, (column * side, row * side))
    sheet.fill(_CHALK, special_flags=pygame.BLEND_RGB_ADD)
    return sheet


_WHITE: RGB = (255, 255, 255)
_POOLED: RGB = (184, 190, 204)
_POOL, _LEAN = 7.5, (1.6, 2.2)
"""How dark the paint of a wash is at its edge, how far inwards, and whither it has run, in plane units."""


class Mask:
    """A shape with soft edges over a picture. Points are in plane units of ``unit`` pixels."""

    def __init__(self, size: Size, unit: float) -> None:
        self._size, self._unit = size, unit * FINE
        self._large = surfaces.clear((size[0] * FINE, size[1] * FINE), (255, 255, 255, 0))

    def polygon(self, points: Iterable[Point]) -> None:
        """Add a polygon."""
        spots = [(x * self._unit, y * self._unit) for x, y in points]
        pygame.draw.polygon(self._large, (255, 255, 255, 255), spots)

    def disc(self, centre: Point, radius: float) -> None:
        """Add a disc."""
        x, y = centre
        spot = x * self._unit, y * self._unit
        pygame.draw.circle(self._large, (255, 255, 255, 255), spot, radius * self._unit)

    def finished(self) -> Surface:
        """Return the shape in white at the picture's size: opacity 255 inside and 0 outside."""
        made = pygame.transform.smoothscale(self._large, self._size)
        # Scaled, what was opaque has an alpha of 253.
        return pygame.mask.from_surface(made, 250).to_surface(made, setcolor=(255, 255, 255), unsetcolor=None)


def tiled(texture: str, side: int, size: Size, start: tuple[int, int] = (0, 0)) -> Surface:
    """Return a surface tiled with a square texture, one tile having its upper left corner at ``start``."""
    tile, made = pictures.texture(texture, side, side), Surface(size)
    for at in product(
        *(range(first % side - side, end, side) for first, end in zip(start, size, strict=True))
    ):
        made.blit(tile, at)
    return made


def cut(picture: Surface, shape: Surface) -> Surface:
    """Return an opaque picture cut out by a mask's shape of the same size."""
    result = Surface(picture.get_size(), pygame.SRCALPHA)
    result.blit(picture, (0, 0))
    result.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def shadow(shape: Surface, blur: int, strength: int) -> Surface:
    """Return the soft shadow of a mask's shape, unshifted; draw it moved down and to the right."""
    width, height = shape.get_size()
    small = pygame.transform.smoothscale(shape, (max(1, width // 4), max(1, height // 4)))
    small.fill((*SHADE, strength), special_flags=pygame.BLEND_RGBA_MULT)
    for part in (4, 6):
        small = pygame.transform.box_blur(small, max(1, blur // part), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(small, (width, height))


def tinted(shape: Surface, colour: RGB) -> Surface:
    """Return a mask's shape in one colour."""
    result = shape.copy()
    result.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def wash(size: Size, unit: float, fields: Iterable[tuple[Polygon, RGB]]) -> Surface:
    """Return watercolour fields to multiply; their paint has gathered along the edges, most in the shade."""
    part = 2
    small = Surface((size[0] // part + 1, size[1] // part + 1))
    pooled, beyond = small.copy(), small.copy()
    for surface, colour in ((small, _WHITE), (pooled, _POOLED), (beyond, _WHITE)):
        surface.fill(colour)
    for polygon, colour in fields:
        spots = [(x * unit / part, y * unit / part) for x, y in polygon]
        pygame.draw.polygon(small, colour, spots)
        away = [(x + _LEAN[0] * unit / part, y + _LEAN[1] * unit / part) for x, y in spots]
        if colour != _WHITE:
            pygame.draw.polygon(pooled, _WHITE, away)
            pygame.draw.polygon(beyond, (0, 0, 0), spots)
    for blur in (1.0, 0.35):
        gathered = pygame.transform.gaussian_blur(pooled, round(blur * _POOL * unit / part))
        gathered.blit(beyond, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
        small.blit(gathered, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    soft = pygame.transform.box_blur(small, round(2.0 * unit / part))
    return scaled(soft, (soft.get_width() * part, soft.get_height() * part))
