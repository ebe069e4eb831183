"""The plague over the city: its darkness, and the seal pressed on a borough that it strikes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import lru_cache, partial
from itertools import product
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city import ground
from game.table.map.shapes import Box, Polygon, bounds, distance, least, square, within
from game.ui import contrast, pictures, surfaces
from game.ui.easing import ease_out
from game.ui.image_cache import TABLE, cached, cached_in_steps
from game.ui.palette import RGB, mix

LEVELS = 6
"""The number of steps in which the seal comes down."""
STAMPED = 0.16
"""The share of a strike during which the seal comes down."""

_FADING = 0.72  # from this share on, the seal fades
_SIDE = 0.46  # its side, as a share of the shortest side of a borough
_ABOVE = 1.5  # how large it is before it comes down
_WITHIN = 0.34  # half the square that must be inside the borough, as a share of the side
_STEPS = 10  # places across a borough at which it may lie


def level(share: float) -> int:
    """Return the size step of the seal, 0 to ``LEVELS``, at ``share`` (0 to 1) of a strike."""
    return round(LEVELS * ease_out(min(1.0, share / STAMPED)))


def strength(share: float) -> float:
    """Return the opacity of shadow and seal, 0 to 1, at ``share`` (0 to 1) of a strike."""
    if share >= _FADING:
        return max(0.0, (1 - share) / (1 - _FADING))
    return min(1.0, 0.4 + 0.6 * share / STAMPED)


_NIGHT: tuple[tuple[RGB, int], tuple[RGB, int]] = ((5, 9, 44), 78), ((4, 4, 18), 150)
"""The colour of the dark and how strong it is, of 255: in the middle, and towards the edges."""
_WARM: tuple[RGB, int] = (255, 164, 62), 214
"""The colour of a lantern's light round what is told of, and how strong it is, of 255."""
_INSIDE = 48  # how much of this light lies on what is told of itself, of 255
_DIM = 52  # how dark it is at the edge of what is told of
_HALO = 34  # how far this light reaches, in units
_SPARED = 14  # how dark becomes what is told of: harbours, hospitals, and the players' rats
_LANTERN = 24  # how dark becomes what lanterns light
_FEW = 17  # the side of the picture from which the dark is scaled, in pixels
_LARGE = 4_000_000  # the pixels of a large window
_SOFT = 6  # pixels of the window in one of the darkness as it is painted
_POOL = 22  # how far the light of a lantern reaches round what it lights, in units


class Lanterns(NamedTuple):
    """What is lit in the night, in pixels of the window."""

    things: tuple[tuple[int, int, int, int], ...] = ()
    """What stands in a pool of light."""
    rows: tuple[tuple[int, int, int, int], ...] = ()
    """What is lit alone."""


NO_LANTERNS = Lanterns()


@cached_in_steps(TABLE, most=1, on_show=True)
def darkness(
    size: tuple[int, int],
    u: float,
    places: tuple[tuple[tuple[int, int], ...], ...],
    lanterns: Lanterns = NO_LANTERNS,
) -> Generator[None, None, Surface]:
    """Return the night over a window of ``size`` pixels; it is kept from one to the next.

    ``places`` are outlines in pixels, where it is hardly dark. The caller may set its alpha.
    """
    small = pygame.transform.smoothscale(_night(), (max(2, size[0] // _SOFT), max(2, size[1] // _SOFT)))

    def light(alpha: int, draw: Callable[[Surface], object], soft: int) -> None:
        """Let less of the dark be where ``draw`` draws."""
        spared = surfaces.clear(small.get_size(), (255, 255, 255, 255))
        shape = surfaces.clear(small.get_size())
        draw(shape)
        shape = pygame.transform.box_blur(shape, soft)
        shape.fill((0, 0, 0, 255 - round(255 * alpha / _NIGHT[0][1])), special_flags=pygame.BLEND_RGBA_MULT)
        spared.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        small.blit(spared, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

    reach = max(2, 2 * round(_POOL * u / _SOFT))

    def pools(surface: Surface) -> None:
        for box in lanterns.things:
            pool = Rect(*(part // _SOFT for part in box)).inflate(reach, reach)
            pygame.draw.rect(surface, (0, 0, 0, 255), pool, border_radius=reach)

    def counted(surface: Surface, opaque: int = 255) -> None:
        for spots in places:
            pygame.draw.polygon(surface, (0, 0, 0, opaque), [(x / _SOFT, y / _SOFT) for x, y in spots])

    def told(surface: Surface) -> None:
        for box in lanterns.rows:
            row = Rect(*(part // _SOFT for part in box))
            pygame.draw.rect(surface, (0, 0, 0, 255), row, border_radius=max(1, row.h // 4))
        counted(surface)

    light(_LANTERN, pools, max(1, reach // 2))
    yield
    halo = max(1, round(_HALO * u / _SOFT))
    light(_DIM, counted, halo)
    yield
    light(_SPARED, told, 1)
    yield
    warm = surfaces.clear(small.get_size())
    counted(warm)
    warm = pygame.transform.box_blur(warm, halo)
    warm.fill((*_WARM[0], 0), special_flags=pygame.BLEND_RGBA_MAX)
    warm.fill((255, 255, 255, _WARM[1]), special_flags=pygame.BLEND_RGBA_MULT)
    inside = surfaces.clear(small.get_size(), (0, 0, 0, 255))
    counted(inside, _INSIDE)
    inside.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    warm.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    small.blit(warm, (0, 0))
    yield
    made = yield from ground.fresh(size, small)
    if size[0] * size[1] > _LARGE:  # smooth at half the size: nobody sees that in something so soft
        small = pygame.transform.smoothscale(small, (size[0] // 2, size[1] // 2))
        yield
        return pygame.transform.scale(small, size, made)
    return pygame.transform.smoothscale(small, size, made)


@cached(TABLE, most=1)
def _night() -> Surface:
    """Return the dark alone, in a few pixels: to be scaled."""
    made, middle = surfaces.clear((_FEW, _FEW)), (_FEW - 1) / 2
    (inner, least), (outer, most) = _NIGHT
    if contrast.is_high():
        least, most = least // 2, most // 2
    for x, y in product(range(_FEW), repeat=2):
        share = min(1.0, max(abs(x - middle), abs(y - middle)) / middle) ** 3
        made.set_at((x, y), (*mix(inner, outer, share), round(least + (most - least) * share)))
    return made


def seal_side(boroughs: Iterable[Rect]) -> int:
    """Return the side of the seal for boroughs of these boxes in the window, in pixels."""
    return round(_SIDE * min(min(box.size) for box in boroughs))


@lru_cache(maxsize=16)
def seal_place(borough: Polygon, side: int, sign: Box, keep_off: tuple[Box, ...]) -> tuple[int, int]:
    """Return the seal's centre in a borough of the window: off the sign, and if it can off other boxes.

    It lies inside the borough, as near as can be to its middle.
    """
    left, top, width, height = bounds(borough)
    middle = left + width / 2, top + height / 2
    box = Rect(0, 0, side, side)
    spots = (
        (round(left + width * across / _STEPS), round(top + height * down / _STEPS))
        for across, down in product(range(1, _STEPS), repeat=2)
    )

    lies_inside, others = within(borough), [Rect(other) for other in keep_off]

    def covered(areas: list[Rect], spot: tuple[int, int]) -> int:
        return surfaces.covered(areas, box.move_to(center=spot))

    def outside(spot: tuple[int, int]) -> int:
        return sum(not lies_inside(corner) for corner in square(spot, side * _WITHIN))

    off_sign, clear = partial(covered, [Rect(sign)]), partial(covered, others)
    return least(spots, off_sign, outside, clear, partial(distance, middle))


@cached(TABLE, megabytes=6)
def seal(side: int, size: int) -> Surface:
    """Return the seal that is ``side`` pixels wide once it lies there, at a size step (0 to ``LEVELS``).

    The caller may set its alpha.
    """
    share = 1 + (_ABOVE - 1) * (1 - size / LEVELS)
    return pictures.svg("pieces/plague", round(side * share), round(side * share)).copy()
