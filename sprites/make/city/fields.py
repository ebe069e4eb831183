"""The painted ground of each area, as on an old bird's-eye plan: a drawing of :mod:`patterns`, cut out.

The drawing is strong along an area's edge and faint in its middle, where pieces and names lie. Seen
from afar, by the median, an area has the colour of its kind, so that neighbours differ as much everywhere.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pygame
from pygame import Rect, Surface

from game.table.city.buildings import GROUND
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Polygon, bounds
from sprites.make.city import ground
from sprites.make.city.ink import WHITE, Sheet
from sprites.make.city.patterns import PAINTERS, Field

_MODULE = 0.55
"""The length by which patterns are measured, in cubes."""
_FIRM, _FAINT = 1.0, 0.74
"""How strong the drawing is at the edge of an area, and in its middle."""
_DEEP, _SHADE, _LEAN = 0.7, (0.27, 0.26, 0.245), (0.34, 0.42)
"""The shade in an area, which lies below its streets: its reach, how dark it is, and whither it falls."""
_LIP, _LIT = 0.2, 0.13
"""How wide the lip on an area's lit side is, and how much lighter. Lengths are in modules."""
_LAMP, _FALL = (0.43, 0.42), (0.07, 0.066, 0.045)
"""Where on a board the most light falls, as shares of its sides, and how much less at the farthest corner."""

Tones = np.ndarray[tuple[int, ...], np.dtype[np.float32]]

_PART = 4  # how much coarser soft shapes are drawn


def paint(leaf: Surface, unit: float, plan: CityPlan) -> None:
    """Paint the grounds of all areas on a map of ``unit`` pixels to a plane unit."""
    module = _MODULE * plan.cube
    for borough in plan.ring:
        for area in AREAS:
            _paint(leaf, unit, area, plan.outline(borough, area), module, f"{borough} {area} ground")


def fall_of_light(size: tuple[int, int]) -> Surface:
    """Return the light on a board, which falls off from its upper left part, to multiply."""
    across, down = 64, 40
    x, y = np.mgrid[0 : 1 : across * 1j, 0 : 1 : down * 1j]
    far = np.hypot(x - _LAMP[0], y - _LAMP[1]) / np.hypot(1 - _LAMP[0], 1 - _LAMP[1])
    light = 255 * (1 - far[..., None] ** 2 * np.array(_FALL))
    return pygame.transform.smoothscale(pygame.surfarray.make_surface(light.astype(np.uint8)), size)


def _paint(leaf: Surface, unit: float, area: str, outline: Polygon, module: float, seed: str) -> None:
    left, top, width, height = bounds(outline)
    x, y = int(left * unit) - 1, int(top * unit) - 1
    box = Rect(x, y, int(width * unit) + 4, int(height * unit) + 4)
    local = tuple((px - x / unit, py - y / unit) for px, py in outline)
    sheet = Sheet(box.size, unit)
    if area in PAINTERS:
        PAINTERS[area](Field(sheet, local, module, Random(seed)))
    mask = ground.Mask(box.size, unit)
    mask.polygon(local)
    shape = mask.finished()
    bare = leaf.subsurface(box)
    tones = pygame.surfarray.array3d(bare) * _tones(sheet.finished(), shape, local, unit, module)
    far = pygame.transform.box_blur(pygame.surfarray.make_surface(tones.clip(0, 255).astype(np.uint8)), _PART)
    inside = pygame.surfarray.array_alpha(shape) > 0
    tones *= np.array(GROUND[area]) / np.median(pygame.surfarray.array3d(far)[inside], axis=0)
    made = pygame.surfarray.make_surface(tones.round().clip(0, 255).astype(np.uint8))
    leaf.blit(ground.cut(made, shape), box)


def _tones(drawn: Surface, shape: Surface, outline: Polygon, unit: float, module: float) -> Tones:
    """Return by what a ground is multiplied: a drawing that leaves its colour as it is.

    It fades towards the middle of its area, with a shade along the area's edge.
    """
    size, reach = drawn.get_size(), _DEEP * module * unit
    within = 2 * _soft(size, outline, unit, reach, (0.0, 0.0)) - 1
    fallen = 2 * _soft(size, outline, unit, reach, (_LEAN[0] * module, _LEAN[1] * module)) - 1
    lip = _LIP * module
    unlit = _soft(size, outline, unit, lip * 0.5, (-lip, -lip))
    strength = _FIRM - (_FIRM - _FAINT) * within.clip(0, 1)
    lit = 1 - (1 - fallen.clip(0, 1))[..., None] * np.array(_SHADE) + _LIT * (1 - unlit)[..., None]
    tones = pygame.surfarray.array3d(drawn).astype(np.float32) / 255
    inside = pygame.surfarray.array_alpha(shape) > 0
    tones /= tones[inside].mean(axis=0)
    return (1 + (tones - 1) * strength[..., None]) * lit


def _soft(
    size: tuple[int, int], outline: Polygon, unit: float, reach: float, moved: tuple[float, float]
) -> Tones:
    """Return a soft shape of an area, 1 inside and 0 outside; it is a half on the edge."""
    room = round(reach / _PART) + 1
    small = Surface((size[0] // _PART + 1 + 2 * room, size[1] // _PART + 1 + 2 * room))
    spots = [((x + moved[0]) * unit / _PART + room, (y + moved[1]) * unit / _PART + room) for x, y in outline]
    pygame.draw.polygon(small, WHITE, spots)
    soft = pygame.transform.gaussian_blur(small, max(1, round(reach / _PART)))
    whole = pygame.transform.smoothscale_by(soft, _PART)
    part = whole.subsurface((room * _PART, room * _PART, *size))
    return pygame.surfarray.array3d(part)[..., 0].astype(np.float32) / 255
