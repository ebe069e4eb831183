"""The cathedral's stone in relief: walls with spires and the floor between them; the arches of the window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city.cathedral import ARCHES, WALL
from game.table.city.plan import CityPlan
from game.table.city.shapes import Point, Polygon, beside, bounds, distance, lerp
from game.ui import surfaces
from game.ui.palette import RGB, mix
from sprites.make.city import ground
from sprites.make.city.ink import FINE

_WINDOW = 58.0
"""The radius of a rose window as its arches are drawn, in plane units."""
_ROUND, _VOUSSOIRS = 72, 24
"""The facets of a moulding, and the stones of the arches."""
_TINT: RGB = (236, 240, 255)
"""What the stone's colour is multiplied by."""
_LOW: RGB = (36, 42, 50)
_HIGH: RGB = (84, 80, 70)
"""What is added to that on the floor, and on the walls."""
_PAVED: RGB = (62, 74, 104)
"""The darker flags of the floor's chequer."""
_LIT: RGB = (255, 247, 226)
_SHADED: RGB = (38, 28, 22)
_PALE: RGB = (214, 206, 188)
_LEAD: RGB = (98, 112, 130)
_GOLD: RGB = (238, 190, 84)
_STRONGEST = 150
"""The opacity of light and shade on faces that look to the candle and away from it."""
_TOWARDS_LIGHT = (-0.62, -0.78)

# Lengths in plane units:
_SLAB = 190  # the side of the slabs' picture
_FLAG = 16.0  # half the diagonal of a flag of the floor
_CHAMFER = 2.4  # of their edges
_SPIRE, _TURRET = 8.5, 15.0  # the radius of a spire on a wall, and of a turret at a corner
_APART = 44.0  # how far apart spires stand
_EDGE = 0.7  # the dark edge round the arches
_CAST = (3.2, 4.2)  # how far walls cast their shadow
_OUTSIDE = 16.0  # the room for it outside the walls

_DARK = (14, 7, 2)  # of shadows
_SOLID, _NOTHING = (*_LIT, 255), (*_LIT, 0)


class _Spire(NamedTuple):
    """A pointed roof seen from above."""

    at: Point
    radius: float
    sides: int
    turn: float
    """The direction of its first corner, in radians."""
    colour: RGB


def build(leaf: Surface, plan: CityPlan, unit: float) -> None:
    """Build the cathedral on a map of ``unit`` pixels to a plane unit, without the rose window's arches."""
    outline = plan.nave.outline
    inner = beside((outline[-1], *outline, outline[0]), WALL)[1:-1]
    stones = _Stones(_room(outline, unit), unit)
    box, cast = stones.box, (_CAST[0] * unit, _CAST[1] * unit)
    middle = plan.nave.centre[0] * unit, plan.nave.centre[1] * unit
    turrets = list(_turrets(plan))
    spires = [*_wall_spires(plan), *turrets]
    high = stones.layer()
    stones.polygon(high, outline, _SOLID)
    stones.polygon(high, inner, _NOTHING)
    for spire in spires:
        stones.disc(high, spire.at, spire.radius * 0.9, _SOLID)
    floor = _slabs(box, unit, middle, _LOW)
    paved = stones.layer()
    _pave(stones, paved, plan)
    floor.blit(stones.finished(paved), (0, 0))
    raised = stones.finished(high)
    floor.blit(ground.shadow(raised, max(2, round(5 * unit)), 190), cast)
    floor.blit(ground.cut(_slabs(box, unit, middle, _HIGH), raised), (0, 0))
    relief = stones.layer()
    _walls(stones, relief, outline, inner)
    for spire in spires:
        _roof(stones, relief, spire)
    floor.blit(stones.finished(relief), (0, 0))
    whole = stones.layer()
    stones.polygon(whole, outline, _SOLID)
    for turret in turrets:
        stones.disc(whole, turret.at, turret.radius, _SOLID)
    shape = stones.finished(whole)
    leaf.blit(ground.shadow(shape, max(2, round(9 * unit)), 170), (box.x + cast[0], box.y + cast[1]))
    leaf.blit(ground.cut(floor, shape), box)


def arches(diameter: int, side: int) -> Surface:
    """Return the arches round a rose window of ``diameter`` pixels, in the middle of a square of ``side``."""
    middle, radius = (side / 2, side / 2), diameter / 2
    unit = radius / _WINDOW
    stones = _Stones(Rect(0, 0, side, side), 1.0)
    high = stones.layer()
    stones.disc(high, middle, radius * ARCHES, _SOLID)
    stones.disc(high, middle, radius * 1.1, _NOTHING)
    raised = stones.finished(high)
    made = surfaces.clear((side, side), (*_DARK, 0))
    made.blit(ground.shadow(raised, max(2, round(5 * unit)), 190), (_CAST[0] * unit, _CAST[1] * unit))
    made.blit(ground.cut(_slabs(stones.box, unit, middle, _HIGH), raised), (0, 0))
    relief = stones.layer()
    _arches(stones, relief, middle, radius)
    made.blit(stones.finished(relief), (0, 0))
    for light in (_LIT, ground.LIGHT):  # which the floor has as well
        made.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    return made


def _slabs(box: Rect, unit: float, middle: Point, lighter: RGB) -> Surface:
    """Return slabs of stone for a part of the map, by so much ``lighter``; ``middle`` is a corner of one."""
    side = max(48, round(_SLAB * unit))
    start = round(middle[0]) - box.x, round(middle[1]) - box.y
    slabs = ground.tiled("stone.jpg", side, box.size, start)
    slabs.fill(_TINT, special_flags=pygame.BLEND_RGB_MULT)
    slabs.fill(lighter, special_flags=pygame.BLEND_RGB_ADD)
    return slabs


class _Stones:
    """Surfaces over ``box`` (pixels of the map), finer than it, to draw on in plane units of ``unit`` pixels.

    What is drawn replaces what was there.
    """

    def __init__(self, box: Rect, unit: float) -> None:
        self.box, self._unit = box, unit

    def layer(self) -> Surface:
        """Return a transparent surface to draw on."""
        return surfaces.clear((self.box.w * FINE, self.box.h * FINE), _NOTHING)

    def finished(self, layer: Surface) -> Surface:
        """Return a layer as fine as the map."""
        return pygame.transform.smoothscale(layer, self.box.size)

    def face(self, layer: Surface, points: Polygon, slope: Point, share: float = 1.0) -> None:
        """Draw a face that looks towards ``slope``: lit or shaded, by a ``share`` of the strongest."""
        light = _light(slope) * share
        self.polygon(layer, points, (*(_LIT if light > 0 else _SHADED), round(_STRONGEST * abs(light))))

    def polygon(self, layer: Surface, points: Polygon, colour: tuple[int, int, int, int]) -> None:
        """Draw a polygon."""
        pygame.draw.polygon(layer, colour, [self._at(point) for point in points])

    def disc(self, layer: Surface, at: Point, radius: float, colour: tuple[int, int, int, int]) -> None:
        """Draw a disc."""
        pygame.draw.circle(layer, colour, self._at(at), radius * self._unit * FINE)

    def ring(
        self, layer: Surface, at: Point, radius: float, wide: float, colour: tuple[int, int, int, int]
    ) -> None:
        """Draw a ring round a disc, ``wide`` plane units."""
        fine = self._unit * FINE
        pygame.draw.circle(layer, colour, self._at(at), (radius + wide) * fine)

    def _at(self, point: Point) -> Point:
        return (point[0] * self._unit - self.box.x) * FINE, (point[1] * self._unit - self.box.y) * FINE


def _room(outline: Polygon, unit: float) -> Rect:
    """Return the part of the map that the cathedral and its shadow lie in (pixels)."""
    left, top, width, height = (length * unit for length in bounds(outline))
    return Rect(int(left), int(top), int(width) + 2, int(height) + 2).inflate(
        2 * _OUTSIDE * unit, 2 * _OUTSIDE * unit
    )


def _pave(stones: _Stones, layer: Surface, plan: CityPlan) -> None:
    """Lay the darker flags of a chequer that stands on its corner, from the middle of the nave."""
    x, y = plan.nave.centre
    _, _, width, height = bounds(plan.nave.outline)
    columns, rows = (ceil(way / 2 / _FLAG) + 1 for way in (width, height))
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            if row % 2 or column % 2:
                continue
            at = x + column * _FLAG, y + row * _FLAG
            corners = ((0.0, -_FLAG), (_FLAG, 0.0), (0.0, _FLAG), (-_FLAG, 0.0))
            stones.polygon(layer, tuple((at[0] + dx, at[1] + dy) for dx, dy in corners), (*_PAVED, 70))


def _walls(stones: _Stones, layer: Surface, outline: Polygon, inner: Polygon) -> None:
    """Draw the walls: a bright top between two chamfers."""
    share = _CHAMFER / WALL
    ends = zip(outline, outline[1:] + outline[:1], inner, inner[1:] + inner[:1], strict=True)
    for a, b, d, c in ends:
        out = a[0] - d[0] + b[0] - c[0], a[1] - d[1] + b[1] - c[1]
        high = lerp(a, d, share), lerp(b, c, share), lerp(c, b, share), lerp(d, a, share)
        stones.polygon(layer, high, (*_LIT, 30))
        stones.face(layer, (a, b, high[1], high[0]), out)
        stones.face(layer, (high[3], high[2], c, d), (-out[0], -out[1]))


def _arches(stones: _Stones, layer: Surface, middle: Point, radius: float) -> None:
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

    stones.ring(layer, middle, radius * ARCHES, _EDGE, (*_SHADED, 200))
    moulding(1.44, ARCHES, 1.0)
    moulding(1.38, 1.44, -0.8)
    stones.disc(layer, middle, radius * 1.39, (*_SHADED, 90))
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
        stones.polygon(layer, top, (*_LIT, 40))
    moulding(1.10, 1.16, 0.7)
    moulding(0.9, 1.10, -1.0)


def _roof(stones: _Stones, layer: Surface, spire: _Spire) -> None:
    """Draw the roof of a spire, with a gilded top."""
    x, y = spire.at
    angles = [spire.turn + 2 * pi * i / spire.sides for i in range(spire.sides + 1)]
    corners = [(x + spire.radius * cos(angle), y + spire.radius * sin(angle)) for angle in angles]
    for a, b in pairwise(corners):
        light = _light(((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y))
        shade = mix(spire.colour, _LIT if light > 0 else _SHADED, abs(light) * 0.62)
        stones.polygon(layer, (a, b, spire.at), (*shade, 255))
    stones.disc(layer, spire.at, spire.radius * 0.17, (*_GOLD, 255))


def _wall_spires(plan: CityPlan) -> Iterator[_Spire]:
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
            yield _Spire(at, _SPIRE, 4, atan2(y, x) + pi / 4, _PALE)


def _turrets(plan: CityPlan) -> Iterator[_Spire]:
    """Yield the turrets at the corners, behind the markets."""
    for node in plan.nave.nodes:
        share = (plan.market_radius + _TURRET + 4) / distance(node, plan.nave.centre)
        yield _Spire(lerp(node, plan.nave.centre, share), _TURRET, 8, pi / 8, _LEAD)


def _light(slope: Point) -> float:
    """Return how much a face that looks towards ``slope`` is lit: 1 to the candle, -1 away from it."""
    return (slope[0] * _TOWARDS_LIGHT[0] + slope[1] * _TOWARDS_LIGHT[1]) / (hypot(*slope) or 1.0)
