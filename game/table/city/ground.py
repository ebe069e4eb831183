"""The ground of the city: the cloth, the candlelight, and the parchment lying on it."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from itertools import product

import pygame
from pygame import Rect, Surface

from game.table.city.camera import Camera
from game.table.city.shapes import Point, Polygon
from game.table.city.stepwise import Stepwise
from game.ui import pictures, surfaces, tablecloth
from game.ui.disk_cache import disk
from game.ui.image_cache import TABLE, cached

Size = tuple[int, int]

_BAND = 500_000
"""The pixels of a band: nobody notices how long it takes to fill one."""
_SHADE = (14, 7, 2)
"""The colour of shadows."""
_PART = 4
"""How many times smaller soft shadows are made."""
_CHALK = (16, 30, 64)
"""What the city's parchment is chalked with: it is paler and cooler than that of sheets and cards."""


def bands(size: Size, part: int = 1) -> Iterator[Rect]:
    """Yield bands from top to bottom that together cover a picture; ``part``: so many times smaller ones."""
    width, height = size
    high = max(8, _BAND // part // width // 8 * 8)
    for top in range(0, height, high):
        yield Rect(0, top, width, min(high, height - top))


def blit(surface: Surface, picture: Surface, at: tuple[int, int] = (0, 0), flags: int = 0) -> Iterator[None]:
    """Draw a large picture, yielding after each band."""
    for band in bands(picture.get_size()):
        surface.blit(picture, (at[0], at[1] + band.y), band, flags)
        yield


def grown(picture: Surface, factor: int, size: Size) -> Generator[None, None, Surface]:
    """Make a soft picture larger by a whole factor, in steps, and cut or fill it up to ``size``."""
    made = surfaces.clear(size) if picture.get_flags() & pygame.SRCALPHA else Surface(size)
    width, height = picture.get_size()
    for band in bands(size):
        top = max(0, band.top // factor - 2)
        bottom = min(height, -(-band.bottom // factor) + 2)
        part = picture.subsurface((0, min(top, height - 1), width, max(1, bottom - top)))
        large = pygame.transform.smoothscale(part, (width * factor, part.get_height() * factor))
        made.blit(large, band, band.move(0, -top * factor))
        yield
    return made


def _cloth(size: Size) -> Generator[None, None, Surface]:
    key = disk.key("cloth", size)
    kept = yield from disk.loading(key)
    if kept is not None:
        return kept.pictures[0]
    made = yield from tablecloth.spread_in_steps(size)
    yield
    disk.save(key, [made])
    return made


cloth = Stepwise(_cloth, most=2)
"""Returns the bare table of a size, also in steps. Shared, don't draw on it."""


@cached(TABLE, most=2)
def candle_light(size: Size) -> Surface:
    """Return the candlelight as a surface to multiply. Shared, don't draw on it."""
    return tablecloth.candle_light(size)


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
    sheet.fill(_CHALK, special_flags=pygame.BLEND_RGB_ADD)
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
    for made in (cloth, candle_light, soft_edges):
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
            small = surfaces.clear((-(-self.size[0] // 2), -(-self.size[1] // 2)), (255, 255, 255, 0))
            for band in bands(self.size):
                half = pygame.transform.smoothscale(
                    self._large.subsurface(band), (small.get_width(), -(-band.height // 2))
                )
                small.blit(half, (0, band.top // 2), special_flags=pygame.BLEND_RGBA_ADD)
                yield
            return (yield from grown(small, 2, self.size))
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
    small = _shade(pygame.transform.smoothscale(shape, quarter), blur, strength)
    return pygame.transform.smoothscale(small, (width, height))


def shadows(shape: Surface, cast: Iterable[tuple[int, int]]) -> Generator[None, None, list[Surface]]:
    """Make shadows of a mask's shape in steps, a quarter as large: for each blur and strength one."""
    width, height = shape.get_size()
    quarter = surfaces.clear((-(-width // _PART), -(-height // _PART)), (255, 255, 255, 0))
    for band in bands(shape.get_size()):
        room = (quarter.get_width(), -(-band.height // _PART))
        part = pygame.transform.smoothscale(shape.subsurface(band), room)
        quarter.blit(part, (0, band.top // _PART), special_flags=pygame.BLEND_RGBA_MAX)
        yield
    made = []
    for blur, strength in cast:
        dark = quarter.copy()
        dark.fill((*_SHADE, strength), special_flags=pygame.BLEND_RGBA_MULT)
        for radius in (blur // _PART, blur // 6):
            dark = yield from _blurred(dark, max(1, radius), repeats=False)
        made.append(dark)
    return made


def _blurred(picture: Surface, radius: int, repeats: bool) -> Generator[None, None, Surface]:
    """Blur a picture in steps; whether what lies beyond its edges ``repeats`` them."""
    soft = picture.copy()
    for band in bands(picture.get_size(), _PART):
        around = band.inflate(0, 2 * radius).clip(picture.get_rect())
        part = pygame.transform.box_blur(picture.subsurface(around), radius, repeat_edge_pixels=repeats)
        soft.fill((0, 0, 0, 0), band)
        soft.blit(part, band, band.move(0, -around.top), pygame.BLEND_RGBA_ADD)
        yield
    return soft


def _shade(small: Surface, blur: int, strength: int) -> Surface:
    small.fill((*_SHADE, strength), special_flags=pygame.BLEND_RGBA_MULT)
    small = pygame.transform.box_blur(small, max(1, blur // 4), repeat_edge_pixels=False)
    return pygame.transform.box_blur(small, max(1, blur // 6), repeat_edge_pixels=False)


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
    yield
    soft = yield from _blurred(small, max(1, round(1.3 * camera.scale)), repeats=True)
    return (yield from grown(soft, part, size))
