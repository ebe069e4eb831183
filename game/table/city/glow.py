"""The glow round what may be chosen, and the shadow that falls on a borough."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

import pygame
from pygame import Rect, Surface

from game.table.city import ground
from game.ui import contrast, surfaces
from game.ui.easing import Point
from game.ui.image_cache import TABLE, cached, cached_in_steps
from game.ui.palette import LEGAL, RGB, mix

_LINE: RGB = (255, 240, 190)
_WHITER = 0.45  # how far a coloured line of light goes towards that
_FINE, _LARGE = 3, 1.6  # a line is drawn so many times as large, for antialiasing, below this unit
_DIM, _DIM_STRENGTH = (6, 8, 18), 22
_POOL, _POOL_STRENGTH = (255, 206, 120), 96  # the warm light round a ring
_POOL_REACH, _POOL_SOFT = 1.5, 0.8  # of the light before it is softened, and how soft, in radii of the ring
_MARGIN = 8  # pixels of a small shade that are more than enough for its soft edges

DIMMED: RGB = (4, 2, 0)
"""The colour of the shade on a city of which only a part is lit: warm, so that parchment stays yellow."""

Spots = tuple[tuple[int, int], ...]
Ring = tuple[int, int, int]
"""A circle: x, y and radius in pixels."""


@cached(TABLE, megabytes=8, grows=True)
def outline_glow(shape: Spots, u: float, focused: bool, tint: RGB) -> tuple[Surface, tuple[int, int]]:
    """Return a soft light along the outline of a polygon of window points, and its position.

    It is wider and brighter round what is ``focused``; ``tint`` is its colour.
    """
    box = around(shape, _reach(u, focused))

    def outline(surface: Surface, colour: tuple[int, ...], width: int, fine: int) -> None:
        spots = [((x - box.x) * fine, (y - box.y) * fine) for x, y in shape]
        pygame.draw.polygon(surface, colour, spots, width)

    return _glow(box.size, outline, u, focused, tint), box.topleft


def outline(
    surface: Surface, shape: Sequence[Point], u: float, focused: bool = False, tint: RGB = LEGAL
) -> None:
    """Draw only the line of :func:`outline_glow`: that takes a hundredth of the time."""
    pygame.draw.polygon(surface, _bright(tint), shape, _width(u, focused))


def ring(surface: Surface, centre: Point, radius: int, u: float, focused: bool = False) -> None:
    """Draw only the line of :func:`ring_glow`."""
    width = _width(u, focused)
    pygame.draw.aacircle(surface, _bright(LEGAL), centre, radius + width // 2, width)


@cached(TABLE, megabytes=6)
def ring_glow(radius: int, u: float, focused: bool) -> Surface:
    """Return a soft light round a circle, transparent inside and centred on the surface.

    It is wider and brighter round what is ``focused``.
    """
    side = 2 * (radius + _reach(u, focused))

    def ring(surface: Surface, colour: tuple[int, ...], width: int, fine: int) -> None:
        middle = side * fine / 2, side * fine / 2
        pygame.draw.circle(surface, colour, middle, radius * fine + width // 2, width)

    light = _glow((side, side), ring, u, focused)
    hole = surfaces.clear((side * 2, side * 2), (255, 255, 255, 255))
    pygame.draw.circle(hole, (255, 255, 255, 0), (side, side), max(1, round(radius * 1.96)))
    light.blit(pygame.transform.smoothscale(hole, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def _glow(
    size: tuple[int, int],
    draw: Callable[[Surface, tuple[int, ...], int, int], object],
    u: float,
    focused: bool,
    tint: RGB = LEGAL,
) -> Surface:
    """Return a line of light.

    ``draw`` draws the line, so many times as large, on a surface, given a colour and a width.
    """
    bright = _bright(tint)
    soft = surfaces.clear(size, (*tint, 0))
    wide, strength = (30, 255) if focused else (15, 190)
    draw(soft, (*tint, strength), max(6, round(wide * u)), 1)
    part = max(1, round(2 * u))
    light = pygame.transform.smoothscale(soft, (max(2, size[0] // part), max(2, size[1] // part)))
    light = pygame.transform.box_blur(light, max(1, round(6 * u / part)))
    light = pygame.transform.box_blur(light, max(1, round(4 * u / part)))
    light = pygame.transform.smoothscale(light, size)
    if u >= _LARGE:
        draw(light, (*bright, 255), _width(u, focused), 1)
        return light
    crisp = surfaces.clear((size[0] * _FINE, size[1] * _FINE), (*bright, 0))
    draw(crisp, (*bright, 255), _width(u, focused, _FINE), _FINE)
    light.blit(pygame.transform.smoothscale(crisp, size), (0, 0))
    return light


def _bright(tint: RGB) -> RGB:
    """Return the colour of a line of light."""
    return _LINE if tint == LEGAL else mix(tint, _LINE, _WHITER)


def _width(u: float, focused: bool, fine: int = 1) -> int:
    """Return the width of a line of light that is drawn ``fine`` times as large, in pixels."""
    return max(2, round((4.6 if focused else 2.6) * u * fine))


def _reach(u: float, focused: bool) -> int:
    """Return how far a line of light reaches to each side, in pixels."""
    return round((30 if focused else 22) * u) + 4


def dim(surface: Surface, shapes: tuple[Spots, ...], rings: tuple[Ring, ...]) -> None:
    """Lay a shade over the whole window except some polygons and circles; see :func:`veil`."""
    picture, at = veil(shapes, rings, surface.get_size())
    surfaces.veil(surface, _shade_colour(), picture.get_rect(topleft=at))
    surface.blit(picture, at)


@cached_in_steps(TABLE, most=1)
def veil(
    shapes: tuple[Spots, ...], rings: tuple[Ring, ...], size: tuple[int, int]
) -> Generator[None, None, tuple[Surface, tuple[int, int]]]:
    """Return the shade that is spared by some polygons and circles, and its position: beyond, it is even.

    Round the circles lies warm light. ``size`` is that of the window.
    """
    part, far = 4, 2 * _POOL_REACH + _POOL_SOFT
    box = around(tuple(spot for spots in shapes for spot in spots) or tuple((x, y) for x, y, _ in rings))
    box.unionall_ip([Rect(x - far * r, y - far * r, 2 * far * r, 2 * far * r) for x, y, r in rings])
    box = box.inflate(_MARGIN * part, _MARGIN * part).clip(Rect(0, 0, *size))
    small = surfaces.clear((box.w // part, box.h // part), _shade_colour())

    def at(x: float, y: float) -> Point:
        return (x - box.x) / part, (y - box.y) / part

    discs = [(at(x, y), radius / part) for x, y, radius in rings]
    for spots in shapes:
        pygame.draw.polygon(small, (*_DIM, 0), [at(x, y) for x, y in spots])
    for middle, radius in discs:
        pygame.draw.circle(small, (*_DIM, 0), middle, radius)
    small = pygame.transform.box_blur(small, 1)
    if discs and not contrast.is_high():
        small.blit(_pools(small.get_size(), discs), (0, 0))
    yield
    return (yield from ground.scaled(small, box.size)), box.topleft


def _shade_colour() -> tuple[int, ...]:
    return *_DIM, _DIM_STRENGTH // 6 if contrast.is_high() else _DIM_STRENGTH


def _pools(size: tuple[int, int], discs: list[tuple[tuple[float, float], float]]) -> Surface:
    """Return warm light that lies round some discs (middle and radius), but not on them."""
    pools = surfaces.clear(size, (*_POOL, 0))
    for middle, radius in discs:
        pygame.draw.circle(pools, (*_POOL, _POOL_STRENGTH), middle, radius * _POOL_REACH)
    soft = max(1, round(discs[0][1] * _POOL_SOFT))
    pools = pygame.transform.box_blur(pygame.transform.box_blur(pools, soft), soft)
    for middle, radius in discs:
        pygame.draw.circle(pools, (*_POOL, 0), middle, radius)
    return pygame.transform.box_blur(pools, 1)


@cached(TABLE, megabytes=36)
def shade(
    fields: tuple[tuple[Spots, int], ...], colour: RGB, blur: int, size: tuple[int, int]
) -> tuple[Surface, tuple[int, int]]:
    """Return darkened polygons of window points, each with its own strength, and the surface's position.

    Later ones cover earlier ones; ``blur`` softens their edges. ``size`` is that of the window.
    """
    box = around(fields[0][0], 24).clip(Rect(0, 0, *size))
    part = 4
    small = surfaces.clear((box.w // part, box.h // part), (*colour, 0))
    for spots, strength in fields:
        shape = [((x - box.x) / part, (y - box.y) / part) for x, y in spots]
        pygame.draw.polygon(small, (*colour, strength), shape)
    small = pygame.transform.box_blur(small, blur)
    return pygame.transform.smoothscale(small, (max(1, box.w), max(1, box.h))), box.topleft


def around(shape: Spots, pad: int = 0) -> Rect:
    """Return the box of some points, ``pad`` pixels larger on each side."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return Rect(min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad)
