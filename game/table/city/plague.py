"""The plague over the city: its darkness, and the seal pressed on a borough that it strikes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city.shapes import Box, Polygon, bounds, distance, inside, square
from game.ui import contrast, pictures, surfaces
from game.ui.easing import ease_out
from game.ui.image_cache import TABLE, cached
from game.ui.palette import RGB

LEVELS = 6
"""The number of steps in which the seal comes down."""
STAMPED = 0.16
"""The share of a strike during which the seal comes down."""

_FADING = 0.72  # from this share on, the seal fades
_SIDE = 0.64  # its side, as a share of the shortest side of a borough
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


_DARK, _DARKNESS = (7, 9, 24), 168
_SPARED = 44  # how dark harbours become, of 255
_LANTERN, _LIT = (40, 24, 6), 62  # the warm shade of what lanterns light, and how dark it becomes
_ROW, _ROW_LIT = (86, 71, 48), 84
"""The colour in which all rows on the players' trays are lit, whatever theirs is, and how strongly."""
_SOFT = 6  # pixels of the window in one of the darkness as it is painted
_POOL = 22  # how far the light of a lantern reaches round what it lights, in units


class Lanterns(NamedTuple):
    """What is lit in the night, in pixels of the window."""

    things: tuple[tuple[int, int, int, int], ...] = ()
    """What stands in a pool of light."""
    rows: tuple[tuple[tuple[int, int, int, int], RGB], ...] = ()
    """What is lit alone, and the colours of the grounds there: they look alike in the light."""


NO_LANTERNS = Lanterns()


@cached(TABLE, most=1)
def darkness(
    size: tuple[int, int],
    u: float,
    harbours: tuple[tuple[tuple[int, int], ...], ...],
    lanterns: Lanterns = NO_LANTERNS,
) -> Surface:
    """Return the night over a window of ``size`` pixels.

    ``harbours`` are outlines in pixels, where it is less dark. The caller may set its alpha.
    """
    small = surfaces.clear((max(2, size[0] // _SOFT), max(2, size[1] // _SOFT)), (*_DARK, 0))
    strength = _DARKNESS // 2 if contrast.is_high() else _DARKNESS
    small.fill((*_DARK, strength))
    reach = 2 * round(_POOL * u / _SOFT)
    for box in lanterns.things:
        pool = Rect(*(part // _SOFT for part in box)).inflate(reach, reach)
        pygame.draw.rect(small, (*_LANTERN, min(_LIT, strength)), pool, border_radius=reach)
    small = pygame.transform.box_blur(small, max(1, reach // 2))
    for box, ground in lanterns.rows:
        row, share = Rect(*(part // _SOFT for part in box)), _ROW_LIT / 255
        tint = [
            max(0, min(255, round((lit - part * (1 - share)) / share)))
            for lit, part in zip(_ROW, ground, strict=True)
        ]
        pygame.draw.rect(small, (*tint, min(_ROW_LIT, strength)), row, border_radius=row.h // 3)
    for spots in harbours:
        pygame.draw.polygon(small, (*_DARK, _SPARED), [(x / _SOFT, y / _SOFT) for x, y in spots])
    small = pygame.transform.box_blur(small, 1)
    return pygame.transform.smoothscale(small, size)


def seal_side(boroughs: Iterable[Rect]) -> int:
    """Return the side of the seal for boroughs of these boxes in the window, in pixels."""
    return round(_SIDE * min(min(box.size) for box in boroughs))


@lru_cache(maxsize=16)
def seal_place(borough: Polygon, side: int, jetty: Box, keep_off: tuple[Box, ...]) -> tuple[int, int]:
    """Return the seal's centre in a borough of the window: off the jetty, and if it can off other boxes.

    It lies inside the borough, as near as can be to its middle.
    """
    left, top, width, height = bounds(borough)
    middle = left + width / 2, top + height / 2
    box = Rect(0, 0, side, side)
    spots = (
        (round(left + width * across / _STEPS), round(top + height * down / _STEPS))
        for across, down in product(range(1, _STEPS), repeat=2)
    )

    def cost(spot: tuple[int, int]) -> tuple[float, ...]:
        placed = box.move_to(center=spot)
        corners = square(spot, side * _WITHIN)
        outside = sum(not inside(borough, corner) for corner in corners)
        others = sum(_area(placed.clip(other)) for other in keep_off)
        return _area(placed.clip(jetty)), outside, others, distance(spot, middle)

    return min(spots, key=cost)


def _area(box: Rect) -> int:
    return box.w * box.h


@cached(TABLE, megabytes=6)
def seal(side: int, size: int) -> Surface:
    """Return the seal that is ``side`` pixels wide once it lies there, at a size step (0 to ``LEVELS``).

    The caller may set its alpha.
    """
    share = 1 + (_ABOVE - 1) * (1 - size / LEVELS)
    return pictures.svg("pieces/plague", round(side * share), round(side * share)).copy()
