"""The spotlight on what happens: all else on the board is dimmed, roads are drawn, goals lie in a ring."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city import glow
from game.table.city.glow import Spots
from game.table.city.painter import CityPainter
from game.ui import contrast, sprites, surfaces
from game.ui.easing import Point
from game.ui.image_cache import TABLE, cached
from game.ui.palette import PLAYER, SHADE, rgb
from game.ui.sprites import Recorder, Sprites

_DIM = 66  # how dark (0 to 255) the board round the light becomes
_SOFT, _PART = 4, 4  # how far the light fades into that, in steps of so many pixels
_REACH = 70  # how far to each side of a road nothing is dimmed, in units
_FADES = 3  # the steps in which it comes or goes
_ROAD, _EDGE = 13, 2  # the width of a road and of its dark edges, in units
_FINE = 2  # a road is drawn so many times as large, for antialiasing
_CLEAR = (255, 255, 255, 0)
_RING, _LINE = rgb("#FFE39A"), 5  # the colour of the ring, and its width in units


class Led(NamedTuple):
    """What the eye is led to, in pixels of the window."""

    seat: str
    """Who acts."""
    lit: tuple[Spots, ...] = ()
    """Outlines of what isn't dimmed."""
    road: Spots = ()
    """The corners of the road on which a carriage drives; round it nothing is dimmed either."""
    goal: Point | None = None
    """Where something arrives."""
    radius: int = 0
    """That of the ring round it."""


class Spotlight:
    """Leads the eye to what happens on a board."""

    def __init__(self, painter: CityPainter) -> None:
        self._painter = painter
        self._over: tuple[Led | None, Sprites] = None, ()
        """The pieces that stand on a road, and the road."""
        self._kept: tuple[Spots, Led, list[tuple[Surface, Rect, Rect | None]]] | None = None
        """The parts of the last shade with their places, and for which board and light."""

    def draw(self, surface: Surface, board: Spots, led: Led, dimmed: float) -> None:
        """Draw the light on what is ``led`` to on a ``board``, given by its edge.

        All else is ``dimmed``, 0 to 1, in a few steps; not in high contrast.
        """
        u, strength = self._painter.u, 255 * round(_FADES * dimmed) // _FADES
        if strength and not contrast.is_high():
            self._dim(surface, board, led, strength)
        if led.road:
            surface.blit(*_ribbon(led.road, led.seat, max(2, round(_ROAD * u)), max(1, round(_EDGE * u))))
            if self._over[0] != led:
                self._over = led, self._standing(surface, led)
            sprites.draw(surface, self._over[1])
        if led.goal is not None:
            surfaces.centred(surface, _ring(led.radius, max(2, round(_LINE * u))), led.goal)

    def _standing(self, surface: Surface, led: Led) -> Sprites:
        """Return the pieces that stand on the road, to be drawn on it."""
        over = Recorder(surface.get_size())
        legs = [*pairwise(led.road)]
        self._painter.draw_over(over, lambda one: any(one.box.clipline(*leg) for leg in legs))
        return tuple(over.sprites)

    def _dim(self, surface: Surface, board: Spots, led: Led, strength: int) -> None:
        """Lay a shade on the board, except on what is lit; only there it is made anew."""
        if self._kept is None or self._kept[0] is not board or self._kept[1] is not led:
            size = surface.get_size()
            shade, at = glow.shade(((board, _DIM),), glow.DIMMED, _SOFT, size)
            hole, picture = _light(board, led.lit, led.road, round(_REACH * self._painter.u), size)
            beside = surfaces.beside(shade.get_rect(topleft=at), hole)
            parts = [(shade, part, part.move(-at[0], -at[1])) for part in beside]
            self._kept = board, led, [*parts, (picture, hole, None)]
        for made, place, part in self._kept[2]:
            made.set_alpha(strength)
            surface.blit(made, place, part)


@cached(TABLE, megabytes=6, grows=True)
def _light(
    board: Spots, lit: tuple[Spots, ...], road: Spots, reach: int, size: tuple[int, int]
) -> tuple[Rect, Surface]:
    """Return the part of the board's shade that is spared by what is lit, and its place.

    So is what lies within ``reach`` of the road.
    """
    shade, at = glow.shade(((board, _DIM),), glow.DIMMED, _SOFT, size)
    spots = (*(spot for shape in lit for spot in shape), *road)
    box = glow.around(spots or board[:1], reach + 2 * _SOFT * _PART).clip(shade.get_rect(topleft=at))
    picture = shade.subsurface(box.move(-at[0], -at[1])).copy()
    small = surfaces.clear((box.w // _PART + 1, box.h // _PART + 1), (255, 255, 255, 255))

    def within(shape: Spots) -> list[Point]:
        return [((x - box.x) / _PART, (y - box.y) / _PART) for x, y in shape]

    for shape in lit:
        pygame.draw.polygon(small, _CLEAR, within(shape))
    for start, end in pairwise(within(road)):
        pygame.draw.line(small, _CLEAR, start, end, 2 * reach // _PART)
    for spot in within(road):
        pygame.draw.circle(small, _CLEAR, spot, reach / _PART)
    small = pygame.transform.box_blur(small, _SOFT)
    mask = pygame.transform.smoothscale(small, box.size)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return box, picture


@cached(TABLE, megabytes=4, grows=True)
def _ribbon(road: Spots, seat: str, width: int, edge: int) -> tuple[Surface, tuple[int, int]]:
    """Return a road in the colour of a seat between dark edges, and its position."""
    box = glow.around(road, width)
    large = surfaces.clear((box.w * _FINE, box.h * _FINE), (*PLAYER[seat], 0))
    spots = [((x - box.x) * _FINE, (y - box.y) * _FINE) for x, y in road]
    for colour, wide in ((SHADE, width + 2 * edge), (PLAYER[seat], width)):
        for start, end in pairwise(spots):
            pygame.draw.line(large, colour, start, end, wide * _FINE)
        for spot in spots:
            pygame.draw.circle(large, colour, spot, wide * _FINE / 2)
    return pygame.transform.smoothscale(large, box.size), box.topleft


@cached(TABLE, most=4)
def _ring(radius: int, line: int) -> Surface:
    """Return a ring of light between dark edges, centred on the surface."""
    edge = max(1, line // 3)
    whole = 2 * (radius + edge)
    picture = surfaces.rounded((whole, whole), whole // 2, SHADE, line + 2 * edge).copy()
    picture.blit(surfaces.rounded((2 * radius, 2 * radius), radius, _RING, line), (edge, edge))
    return picture
