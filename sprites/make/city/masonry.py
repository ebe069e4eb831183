"""The square in front of the cathedral, in relief: its low walls with turrets and the floor between them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city.cathedral import WALL
from game.table.map.plan import CityPlan
from game.table.map.shapes import Point, Polygon, beside, bounds, distance, lerp
from game.ui import surfaces
from game.ui.palette import RGB, mix
from sprites.make.city import ground
from sprites.make.city.ink import FINE

_TINT: RGB = (236, 240, 255)
"""What the stone's colour is multiplied by."""
_LOW: RGB = (2, 8, 20)
_HIGH: RGB = (84, 80, 70)
"""What is added to that on the floor, and on the walls."""
_PAVED: RGB = (48, 56, 84)
"""The darker flags of the floor's chequer."""
_LIT: RGB = (255, 247, 226)
_SHADED: RGB = (38, 28, 22)
_LEAD: RGB = (98, 112, 130)
_GOLD: RGB = (238, 190, 84)
_STRONGEST = 150
"""The opacity of light and shade on faces that look to the candle and away from it."""
_TOWARDS_LIGHT = (-0.62, -0.78)

# Lengths in plane units:
_SLAB = 190  # the side of the slabs' picture
_FLAG = 16.0  # half the diagonal of a flag of the floor
_CHAMFER = 2.4  # of their edges
_TURRET = 15.0  # the radius of a turret at a corner
_CAST = (3.2, 4.2)  # how far walls cast their shadow
_OUTSIDE = 16.0  # the room for it outside the walls

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
    """Build the walls and the floor on a map of ``unit`` pixels to a plane unit."""
    outline = plan.nave.outline
    inner = beside((outline[-1], *outline, outline[0]), WALL)[1:-1]
    stones = _Stones(_room(outline, unit), unit)
    box, cast = stones.box, (_CAST[0] * unit, _CAST[1] * unit)
    middle = plan.nave.centre[0] * unit, plan.nave.centre[1] * unit
    turrets = list(_turrets(plan))
    high = stones.layer()
    stones.polygon(high, outline, _SOLID)
    stones.polygon(high, inner, _NOTHING)
    for spire in turrets:
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
    for spire in turrets:
        _roof(stones, relief, spire)
    floor.blit(stones.finished(relief), (0, 0))
    whole = stones.layer()
    stones.polygon(whole, outline, _SOLID)
    for turret in turrets:
        stones.disc(whole, turret.at, turret.radius, _SOLID)
    shape = stones.finished(whole)
    leaf.blit(ground.shadow(shape, max(2, round(9 * unit)), 170), (box.x + cast[0], box.y + cast[1]))
    leaf.blit(ground.cut(floor, shape), box)


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
            stones.polygon(layer, tuple((at[0] + dx, at[1] + dy) for dx, dy in corners), (*_PAVED, 60))


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


def _turrets(plan: CityPlan) -> Iterator[_Spire]:
    """Yield the turrets at the corners, behind the markets."""
    for node in plan.nave.nodes:
        share = (plan.market_radius + _TURRET + 4) / distance(node, plan.nave.centre)
        yield _Spire(lerp(node, plan.nave.centre, share), _TURRET, 8, pi / 8, _LEAD)


def _light(slope: Point) -> float:
    """Return how much a face that looks towards ``slope`` is lit: 1 to the candle, -1 away from it."""
    return (slope[0] * _TOWARDS_LIGHT[0] + slope[1] * _TOWARDS_LIGHT[1]) / (hypot(*slope) or 1.0)
