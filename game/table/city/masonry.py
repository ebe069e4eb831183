"""The arches round the cathedral's window, in relief on the floor between its walls."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, ceil, cos, hypot, pi, sin
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city import ground
from game.table.city.camera import Camera
from game.table.city.plan import CityPlan
from game.table.city.shapes import Point, Polygon, beside, distance, lerp
from game.ui import surfaces
from game.ui.palette import RGB

ARCHES = 1.5
"""How far the arches reach, in radii of the window."""
_ROUND, _VOUSSOIRS = 72, 24
"""The facets of a moulding, and the stones of the arches."""
_RAISED: RGB = (78, 78, 80)
"""How much brighter the stone of arches is than the floor."""
LIT: RGB = (255, 247, 226)
SHADED: RGB = (38, 28, 22)
_STRONGEST = 150
"""The opacity of light and shade on faces that look to the candle and away from it."""
_TOWARDS_LIGHT = (-0.62, -0.78)

# Lengths in plane units:
WALL = 13.0
"""How thick the walls are."""
_SPIRE, _TURRET = 8.5, 15.0  # the radius of a spire on a wall, and of a turret at a corner
_APART = 44.0  # how far apart spires stand
_EDGE = 0.7  # the dark edge round the arches
CAST = (3.2, 4.2)
"""How far walls cast their shadow."""
_SHADE = 14.0  # how far shadows of arches reach

_FINE = 2  # how much finer than the map the stones are drawn
SOLID, NOTHING = (*LIT, 255), (*LIT, 0)


class Spire(NamedTuple):
    """A pointed roof seen from above."""

    at: Point
    radius: float
    sides: int
    turn: float
    """The direction of its first corner, in radians."""


def arches_place(camera: Camera, size: tuple[int, int], window: tuple[Point, float]) -> Rect:
    """Return the part of a picture (pixels) that the arches of a window, centre and radius, lie in."""
    (x, y), reach = camera.to_screen(window[0]), (window[1] * ARCHES + _SHADE) * camera.scale
    place = Rect(0, 0, round(2 * reach), round(2 * reach))
    place.center = round(x), round(y)
    return place.clip((0, 0, *size))


def build_arches(
    table: Surface, plan: CityPlan, camera: Camera, window: tuple[Point, float]
) -> Iterator[None]:
    """Build the arches round a window, centre and radius in plane units, in steps."""
    box = arches_place(camera, table.get_size(), window)
    if not box:
        return
    middle, radius = window
    stones = Stones(camera, box)
    ring, free = stones.layer(), stones.layer()
    stones.disc(ring, middle, radius * ARCHES, SOLID)
    stones.disc(ring, middle, radius * 1.1, NOTHING)
    stones.polygon(free, inner_wall(plan), SOLID)
    for spire in all_spires(plan):
        stones.polygon(free, corners(spire), NOTHING)
    raised, free = stones.finished(ring), stones.finished(free)
    yield
    floor = table.subsurface(box).copy()
    bright = floor.copy()
    bright.fill(_RAISED, special_flags=pygame.BLEND_RGB_ADD)
    cast = CAST[0] * camera.scale, CAST[1] * camera.scale
    floor.blit(ground.shadow(raised, max(2, round(5 * camera.scale)), 190), cast)
    floor.blit(ground.cut(bright, raised), (0, 0))
    yield
    relief = stones.layer()
    _arches(stones, relief, middle, radius)
    floor.blit(stones.finished(relief), (0, 0))
    yield
    table.blit(ground.cut(floor, free), box)


def inner_wall(plan: CityPlan) -> Polygon:
    """Return the inner edge of the cathedral's walls."""
    outline = plan.nave.outline
    return beside((outline[-1], *outline, outline[0]), WALL)[1:-1]


def corners(spire: Spire) -> Polygon:
    """Return the corners of a spire's roof; the last is the first again."""
    (x, y), radius = spire.at, spire.radius
    angles = [spire.turn + 2 * pi * i / spire.sides for i in range(spire.sides + 1)]
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def all_spires(plan: CityPlan) -> list[Spire]:
    """Return the spires on the walls, with four sides, and the turrets at their corners, with eight."""
    return [*_wall_spires(plan), *_turrets(plan)]


class Stones:
    """Surfaces over ``box`` (pixels of the map), finer than it, to draw on in plane units.

    What is drawn replaces what was there.
    """

    def __init__(self, camera: Camera, box: Rect) -> None:
        self._camera, self._box = camera, box

    def layer(self) -> Surface:
        """Return a transparent surface to draw on."""
        return surfaces.clear((self._box.w * _FINE, self._box.h * _FINE), NOTHING)

    def finished(self, layer: Surface) -> Surface:
        """Return a layer as fine as the map."""
        return pygame.transform.smoothscale(layer, self._box.size)

    def face(self, layer: Surface, points: Polygon, slope: Point, share: float = 1.0) -> None:
        """Draw a face that looks towards ``slope``: lit or shaded, by a ``share`` of the strongest."""
        light = lit_share(slope) * share
        self.polygon(layer, points, (*(LIT if light > 0 else SHADED), round(_STRONGEST * abs(light))))

    def polygon(self, layer: Surface, points: Polygon, colour: tuple[int, int, int, int]) -> None:
        """Draw a polygon."""
        pygame.draw.polygon(layer, colour, [self._at(point) for point in points])

    def disc(self, layer: Surface, at: Point, radius: float, colour: tuple[int, int, int, int]) -> None:
        """Draw a disc."""
        pygame.draw.circle(layer, colour, self._at(at), radius * self._camera.scale * _FINE)

    def ring(
        self, layer: Surface, at: Point, radius: float, wide: float, colour: tuple[int, int, int, int]
    ) -> None:
        """Draw a ring round a disc, ``wide`` plane units."""
        fine = self._camera.scale * _FINE
        pygame.draw.circle(layer, colour, self._at(at), (radius + wide) * fine)

    def _at(self, point: Point) -> Point:
        x, y = self._camera.to_screen(point)
        return (x - self._box.x) * _FINE, (y - self._box.y) * _FINE


def _arches(stones: Stones, layer: Surface, middle: Point, radius: float) -> None:
    """Draw the arches round the window: voussoirs between two mouldings, and a slope down to the glass."""

    def at(angle: float, share: float) -> Point:
        return middle[0] + radius * share * cos(angle), middle[1] + radius * share * sin(angle)

    def block(start: float, end: float, low: float, high: float) -> Polygon:
        return at(start, low), at(end, low), at(end, high), at(start, high)

    def moulding(low: float, high: float, outwards: float) -> None:
        for i in range(_ROUND):
            start, end = 2 * pi * i / _ROUND, 2 * pi * (i + 1) / _ROUND
            turn = (start + end) / 2
            look = cos(turn) * outwards, sin(turn) * outwards
            stones.face(layer, block(start, end, low, high), look, abs(outwards))

    stones.ring(layer, middle, radius * ARCHES, _EDGE, (*SHADED, 200))
    moulding(1.44, ARCHES, 1.0)
    moulding(1.38, 1.44, -0.8)
    stones.disc(layer, middle, radius * 1.39, (*SHADED, 90))
    for i in range(_VOUSSOIRS):
        start, end = 2 * pi * (i + 0.05) / _VOUSSOIRS, 2 * pi * (i + 0.95) / _VOUSSOIRS
        turn = (start + end) / 2
        a, b, c, d = block(start, end, 1.17, 1.37)
        top = block(start + 0.024, end - 0.024, 1.198, 1.342)
        x, y = cos(turn), sin(turn)
        stones.face(layer, (c, d, top[3], top[2]), (x, y), 0.9)
        stones.face(layer, (a, b, top[1], top[0]), (-x, -y), 0.9)
        stones.face(layer, (a, d, top[3], top[0]), (y, -x), 0.9)
        stones.face(layer, (b, c, top[2], top[1]), (-y, x), 0.9)
        stones.polygon(layer, top, (*LIT, 40))
    moulding(1.10, 1.16, 0.7)
    moulding(0.9, 1.10, -1.0)


def _wall_spires(plan: CityPlan) -> Iterator[Spire]:
    """Yield the spires on the walls, along every side of the nave."""
    nodes, clear = plan.nave.nodes, plan.market_radius + 40
    away = plan.lane + WALL * 0.68
    for a, b in zip(nodes, nodes[1:] + nodes[:1], strict=True):
        length = distance(a, b)
        x, y = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        count = max(1, ceil((length - 2 * clear) / _APART))
        for i in range(count + 1):
            along = clear + (length - 2 * clear) * i / count
            at = a[0] + x * along - y * away, a[1] + y * along + x * away
            yield Spire(at, _SPIRE, 4, atan2(y, x) + pi / 4)


def _turrets(plan: CityPlan) -> Iterator[Spire]:
    """Yield the turrets at the corners, behind the markets."""
    for node in plan.nave.nodes:
        share = (plan.market_radius + _TURRET + 4) / distance(node, plan.nave.centre)
        yield Spire(lerp(node, plan.nave.centre, share), _TURRET, 8, pi / 8)


def lit_share(slope: Point) -> float:
    """Return how much a face that looks towards ``slope`` is lit: 1 to the candle, -1 away from it."""
    return (slope[0] * _TOWARDS_LIGHT[0] + slope[1] * _TOWARDS_LIGHT[1]) / (hypot(*slope) or 1.0)
