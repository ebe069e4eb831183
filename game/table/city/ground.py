"""The table below the city: its cloth and its light; and large pictures in small steps."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial

import pygame
from pygame import Rect, Surface

from game.ui import tablecloth
from game.ui.aside import aside
from game.ui.disk_cache import disk
from game.ui.image_cache import TABLE, cached
from game.ui.remembered import Stepwise, pictured

Size = tuple[int, int]

_BAND = 500_000
"""The pixels of a band: nobody notices how long it takes to fill one."""
_STRIP = 512
"""How wide a strip is that is made in one step."""


def bands(size: Size) -> Iterator[Rect]:
    """Yield bands from top to bottom that together cover a picture."""
    width, height = size
    high = max(8, _BAND // width // 8 * 8)
    for top in range(0, height, high):
        yield Rect(0, top, width, min(high, height - top))


def blit(surface: Surface, picture: Surface, at: tuple[int, int]) -> Iterator[None]:
    """Draw a large picture, yielding after each band."""
    for band in bands(picture.get_size()):
        surface.blit(picture, (at[0], at[1] + band.y), band)
        yield


def fresh(size: Size, like: Surface) -> Generator[None, None, Surface]:
    """Make a large surface with the pixels of another one, in steps: new pages of memory take long."""
    return (yield from aside(partial(Surface, size, like.get_flags() & pygame.SRCALPHA, like)))


def scaled(picture: Surface, size: Size) -> Generator[None, None, Surface]:
    """Make what smoothscale makes of a picture, in steps: across, band by band, and down, strip by strip."""
    across = yield from fresh((size[0], picture.get_height()), picture)
    for band in bands(picture.get_size()):
        yield
        goal = across.subsurface((0, band.y, size[0], band.h))
        pygame.transform.smoothscale(picture.subsurface(band), goal.get_size(), goal)
    made = yield from fresh(size, picture)
    for left in range(0, size[0], _STRIP):
        yield
        strip = Rect(left, 0, min(_STRIP, size[0] - left), across.get_height())
        goal = made.subsurface((left, 0, strip.w, size[1]))
        pygame.transform.smoothscale(across.subsurface(strip), goal.get_size(), goal)
    return made


def _cloth(size: Size) -> Generator[None, None, Surface]:
    key = disk.key("cloth", size)
    entry = yield from disk.loading(key)
    if entry is not None:
        return entry.pictures[0]
    made = yield from tablecloth.spread_in_steps(size)
    disk.save(key, [made], shared=True)
    return made


cloth = Stepwise(_cloth, most=2)
"""Returns the bare table of a size, also in steps. Shared, don't draw on it."""


@cached(TABLE, most=2)
def morning_light(size: Size) -> Surface:
    """Return the light of the morning as a surface to multiply. Shared, don't draw on it."""
    return tablecloth.morning_light(size)


@cached(TABLE, most=1)
@pictured
def bare_table(size: Size) -> Surface:
    """Return the table without a city. Shared, don't draw on it."""
    table = cloth(size).convert() if pygame.display.get_surface() else cloth(size).copy()
    table.blit(morning_light(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return table


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
    for made in (cloth, morning_light, bare_table, soft_edges):
        made.forget()


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


def cut(picture: Surface, shape: Surface) -> Generator[None, None, Surface]:
    """Cut an opaque picture out by a mask's shape of the same size, in steps."""
    result = Surface(picture.get_size(), pygame.SRCALPHA)
    for band in bands(picture.get_size()):
        result.blit(picture, band, band)
        result.blit(shape, band, band, pygame.BLEND_RGBA_MULT)
        yield
    return result
