"""The ground of the city: the oak table, the candlelight, and the parchment lying on it."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import product

import pygame
from pygame import Surface

from game.table.city.camera import Camera
from game.table.city.shapes import Point, Polygon
from game.ui import oak_table, pictures, surfaces
from game.ui.image_cache import TABLE, cached

Size = tuple[int, int]


@cached(TABLE, most=2)
def oak(size: Size) -> Surface:
    """Return the bare table. Shared, don't draw on it."""
    return oak_table.boards(size)


@cached(TABLE, most=2)
def candle_light(size: Size) -> Surface:
    """Return the candlelight as a surface to multiply. Shared, don't draw on it."""
    return oak_table.candle_light(size)


def parchment(size: Size, camera: Camera) -> Generator[None, None, Surface]:
    """Make parchment that fills a window, in steps; its grain moves and scales with the plane."""
    side = max(256, round(760 * camera.scale))
    leaf = pictures.texture("parchment.jpg", side, side)
    yield
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
        yield
    return sheet


@cached(TABLE, most=2)
def soft_edges(size: Size) -> Surface:
    """Return a white surface that becomes transparent towards the edges of a window, to multiply."""
    across, down = 32, 18
    small = Surface((across, down), pygame.SRCALPHA)
    for y in range(down):
        for x in range(across):
            inward = min(x, y, across - 1 - x, down - 1 - y)
            small.set_at((x, y), (255, 255, 255, min(255, inward * 128)))
    return pygame.transform.smoothscale(small, size)


def release() -> None:
    """Drop the pictures as large as a window that are needed only while views are baked."""
    for made in (oak, candle_light, soft_edges):
        made.forget()


class Mask:
    """A shape over a window with soft edges, used to cut something out or to cast a shadow.

    Points are in plane units.
    """

    def __init__(self, camera: Camera, size: Size, fine: int = 2) -> None:
        self.camera, self.size, self.fine = camera, size, fine
        self._large = surfaces.clear((size[0] * fine, size[1] * fine), (255, 255, 255, 0))

    def polygon(self, points: Iterable[Point]) -> None:
        """Add a polygon."""
        spots = [self._at(point) for point in points]
        pygame.draw.polygon(self._large, (255, 255, 255, 255), spots)

    def disc(self, centre: Point, radius: float) -> None:
        """Add a disc."""
        pygame.draw.circle(
            self._large, (255, 255, 255, 255), self._at(centre), radius * self.camera.scale * self.fine
        )

    def finished(self) -> Generator[None, None, Surface]:
        """Make the shape in white at the size of the window, in steps: opacity 255 inside and 0 outside."""
        if self.fine == 1:  # scaling by way of half the size smooths its steps
            half = pygame.transform.smoothscale(self._large, (self.size[0] // 2 + 1, self.size[1] // 2 + 1))
            yield
            return pygame.transform.smoothscale(half, self.size)
        return (yield from shrunk(self._large, self.size))

    def _at(self, point: Point) -> Point:
        x, y = self.camera.to_screen(point)
        return x * self.fine, y * self.fine


def tiled(texture: str, side: int, size: Size, start: tuple[int, int] = (0, 0)) -> Surface:
    """Return a surface tiled with a square texture, one tile having its upper left corner at ``start``."""
    tile, made = pictures.texture(texture, side, side), Surface(size)
    for x in range(start[0] % side - side, size[0], side):
        for y in range(start[1] % side - side, size[1], side):
            made.blit(tile, (x, y))
    return made


def shrunk(picture: Surface, size: Size) -> Generator[None, None, Surface]:
    """Make a picture smooth and smaller by a whole factor, in steps: the upper half first."""
    made = picture.subsurface((0, 0), size).copy()
    yield
    (width, height), factor = size, picture.get_height() // size[1]
    for top, bottom in ((0, height // 2), (height // 2, height)):
        part = picture.subsurface((0, top * factor, width * factor, (bottom - top) * factor))
        room = made.subsurface((0, top, width, bottom - top))
        pygame.transform.smoothscale(part, room.get_size(), room)
        yield
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
    quarter = (max(1, width // 4), max(1, height // 4))
    small = pygame.transform.smoothscale(shape, quarter)
    small.fill((14, 7, 2, strength), special_flags=pygame.BLEND_RGBA_MULT)
    small = pygame.transform.box_blur(small, max(1, blur // 4), repeat_edge_pixels=False)
    small = pygame.transform.box_blur(small, max(1, blur // 6), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(small, (width, height))


def tinted(shape: Surface, colour: tuple[int, int, int]) -> Surface:
    """Return a mask's shape in one colour."""
    result = shape.copy()
    result.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def wash(
    camera: Camera, size: Size, fields: Iterable[tuple[Polygon, tuple[int, int, int]]]
) -> Generator[None, None, Surface]:
    """Make watercolour fields over a window, in steps, to multiply: soft, and stronger along their edges."""
    part = 3
    small = Surface((size[0] // part + 1, size[1] // part + 1))
    small.fill((255, 255, 255))
    edge = max(2, round(3.4 * camera.scale))
    for polygon, colour in fields:
        spots = [(x / part, y / part) for x, y in map(camera.to_screen, polygon)]
        pygame.draw.polygon(small, colour, spots)
        dark = tuple(round(channel * 0.90) for channel in colour)
        pygame.draw.polygon(small, dark, spots, edge)
    small = pygame.transform.box_blur(small, max(1, round(1.3 * camera.scale)))
    yield
    return pygame.transform.smoothscale(small, (small.get_width() * part, small.get_height() * part))
