"""The cathedral's stone in relief: walls with spires, and the floor between them."""

from __future__ import annotations

from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.table.city.camera import Camera
from game.table.city.ground import cut, shadow
from game.table.city.masonry import (
    CAST,
    LIT,
    NOTHING,
    SHADED,
    SOLID,
    WALL,
    Spire,
    Stones,
    all_spires,
    corners,
    inner_wall,
    lit_share,
)
from game.table.city.plan import CityPlan
from game.table.city.shapes import Polygon, bounds, lerp
from game.ui.palette import RGB, mix
from sprites.make.city import ground

_TINT: RGB = (200, 214, 250)
"""What the stone's colour is multiplied by."""
_LOW: RGB = (226, 222, 220)
_HIGH: RGB = (54, 52, 50)
"""What that is multiplied by on the floor, and what is added to it on the walls."""
_PALE: RGB = (214, 206, 188)
_LEAD: RGB = (98, 112, 130)
_GOLD: RGB = (238, 190, 84)

# Lengths in plane units:
_SLAB = 190  # the side of the slabs' picture
_CHAMFER = 2.4  # of the walls' edges
_OUTSIDE = 16.0  # the room for the shadow outside the walls


def build(leaf: Surface, plan: CityPlan, camera: Camera, size: tuple[int, int]) -> None:
    """Build the cathedral on a map of ``size`` pixels, without the arches round its window."""
    outline = plan.nave.outline
    inner = inner_wall(plan)
    box = _room(outline, camera, size)
    if not box:
        return
    x, y = map(round, camera.to_screen(plan.nave.centre))
    slabs = ground.tiled("stone.jpg", max(48, round(_SLAB * camera.scale)), box.size, (x - box.x, y - box.y))
    slabs.fill(_TINT, special_flags=pygame.BLEND_RGB_MULT)
    stones = Stones(camera, box)
    spires = all_spires(plan)
    high = stones.layer()
    stones.polygon(high, outline, SOLID)
    stones.polygon(high, inner, NOTHING)
    for spire in spires:
        stones.disc(high, spire.at, spire.radius * 0.9, SOLID)
    raised = stones.finished(high)
    floor, cast = slabs.copy(), (CAST[0] * camera.scale, CAST[1] * camera.scale)
    floor.fill(_LOW, special_flags=pygame.BLEND_RGB_MULT)
    floor.blit(shadow(raised, max(2, round(5 * camera.scale)), 190), cast)
    slabs.fill(_HIGH, special_flags=pygame.BLEND_RGB_ADD)
    floor.blit(cut(slabs, raised), (0, 0))
    relief = stones.layer()
    _walls(stones, relief, outline, inner)
    for spire in spires:
        _roof(stones, relief, spire)
    floor.blit(stones.finished(relief), (0, 0))
    whole = stones.layer()
    stones.polygon(whole, outline, SOLID)
    for turret in spires:
        if turret.sides == 8:
            stones.disc(whole, turret.at, turret.radius, SOLID)
    shape = stones.finished(whole)
    dark = shadow(shape, max(2, round(9 * camera.scale)), 170)
    leaf.blit(dark, (box.x + cast[0], box.y + cast[1]))
    leaf.blit(cut(floor, shape), box)


def _room(outline: Polygon, camera: Camera, size: tuple[int, int]) -> Rect:
    """Return the part of the map that the cathedral and its shadow lie in (pixels)."""
    left, top, width, height = bounds(outline)
    x0, y0 = camera.to_screen((left - _OUTSIDE, top - _OUTSIDE))
    x1, y1 = camera.to_screen((left + width + _OUTSIDE, top + height + _OUTSIDE))
    return Rect(0, 0, *size).clip(Rect(int(x0), int(y0), int(x1 - x0) + 2, int(y1 - y0) + 2))


def _walls(stones: Stones, layer: Surface, outline: Polygon, inner: Polygon) -> None:
    """Draw the walls: a bright top between two chamfers."""
    share = _CHAMFER / WALL
    ends = zip(outline, outline[1:] + outline[:1], inner, inner[1:] + inner[:1], strict=True)
    for a, b, d, c in ends:
        out = a[0] - d[0] + b[0] - c[0], a[1] - d[1] + b[1] - c[1]
        high = lerp(a, d, share), lerp(b, c, share), lerp(c, b, share), lerp(d, a, share)
        stones.polygon(layer, high, (*LIT, 30))
        stones.face(layer, (a, b, high[1], high[0]), out)
        stones.face(layer, (high[3], high[2], c, d), (-out[0], -out[1]))


def _roof(stones: Stones, layer: Surface, spire: Spire) -> None:
    """Draw the roof of a spire, with a gilded top."""
    x, y = spire.at
    for a, b in pairwise(corners(spire)):
        lit = lit_share(((a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y))
        shade = mix((_PALE if spire.sides == 4 else _LEAD), LIT if lit > 0 else SHADED, abs(lit) * 0.62)
        stones.polygon(layer, (a, b, spire.at), (*shade, 255))
    stones.disc(layer, spire.at, spire.radius * 0.17, (*_GOLD, 255))
