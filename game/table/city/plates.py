"""The plates: the board of the city as it was drawn once, coloured for a game and scaled for a camera.

There is one for cities of 3, of 4 and of 5 boroughs, as their places lie the same whoever has them. It lies
in strips, each of which is read in a moment; ``python -m sprites.make city_plates`` writes them.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from math import ceil, floor

import pygame
from pygame import Rect, Surface

from game.table.city import ground
from game.table.map import walls
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Point, Polygon
from game.ui import pictures, surfaces
from game.ui.aside import aside
from game.ui.palette import RGB, mix

WIDTHS = {3: 2400, 4: 2400, 5: 2880}
"""How many pixels of a plate the plane is wide, by the number of boroughs: one of five is seen nearer."""
STRIPS = 5
"""In how many strips a plate lies."""
BEYOND = 56.0
"""How far a plate reaches beyond the plane to the right and below, for the board's shadow; in plane units."""
SHADE: RGB = (14, 7, 2)
"""The colour of the board's shadow."""

_WHITE: RGB = (255, 255, 255)
_TOWER: RGB = (120, 96, 70)
_EDGE = 2  # pixels of a plate that are scaled beyond the window's edge

_strips: dict[tuple[int, int], Surface] = {}
"""The strips of the plate from which views are being made: files as they are, whatever is chosen."""

Size = tuple[int, int]


def board(
    plan: CityPlan, camera: Camera, size: Size, colours: Mapping[str, RGB] | None = None
) -> Generator[None, None, tuple[Surface, Rect]]:
    """Make the board as a camera sees it in a window of ``size`` pixels, in steps; and where it lies.

    It lies on nothing, with its shadow. Walls, borders and markets have the ``colours`` of their boroughs,
    or none.
    """
    unit = WIDTHS[len(plan.ring)] / plan.size[0]
    whole = Rect(0, 0, *extent(plan, unit))
    (left, top), (right, bottom) = camera.to_plane((0, 0)), camera.to_plane(size)
    x0, y0 = floor(left * unit) - _EDGE, floor(top * unit) - _EDGE
    part = Rect(x0, y0, ceil(right * unit) + _EDGE - x0, ceil(bottom * unit) + _EDGE - y0).clip(whole)
    if not part:
        return surfaces.clear((1, 1)), Rect(0, 0, 1, 1)
    cut = yield from aside(partial(surfaces.clear, part.size))
    high = -(-whole.height // STRIPS)
    for row in range(part.top // high, (part.bottom - 1) // high + 1):
        strip = Rect(0, row * high, whole.width, high)
        seen = strip.clip(part)
        drawn = yield from _strip(len(plan.ring), row)
        cut.blit(drawn, seen.move(-part.x, -part.y), seen.move(0, -strip.y), pygame.BLEND_RGBA_ADD)
        yield
    if colours is not None:
        tints = yield from _tints(plan, part, unit, colours)
        cut.blit(tints, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        yield
    x, y = camera.to_screen((part.left / unit, part.top / unit))
    x1, y1 = camera.to_screen((part.right / unit, part.bottom / unit))
    place = Rect(round(x), round(y), max(1, round(x1) - round(x)), max(1, round(y1) - round(y)))
    return (yield from ground.scaled(cut, place.size)), place


def extent(plan: CityPlan, unit: float) -> Size:
    """Return the size of a plate of ``unit`` pixels to a plane unit."""
    return round((plan.size[0] + BEYOND) * unit), round((plan.size[1] + BEYOND) * unit)


def _tints(
    plan: CityPlan, part: Rect, unit: float, colours: Mapping[str, RGB]
) -> Generator[None, None, Surface]:
    """Make the colours of the boroughs on a part of a plate in steps, to multiply."""
    tints = Surface(part.size)
    tints.fill(_WHITE)
    yield

    def at(point: Point) -> Point:
        return point[0] * unit - part.x, point[1] * unit - part.y

    def fill(line: Polygon, colour: RGB) -> None:
        pygame.draw.polygon(tints, colour, [at(point) for point in line])

    def disc(spot: Point, radius: float, colour: RGB) -> None:
        pygame.draw.circle(tints, colour, at(spot), radius * unit)

    for seat, borough in plan.boroughs.items():
        wall = (
            walls.outside(borough, plan.lane + walls.WALL_INNER)
            + walls.outside(borough, plan.lane + walls.WALL_OUTER)[::-1]
        )
        fill(wall, _thin(colours[seat], 0.86))
        for spot in walls.bastions(borough):
            disc(spot, plan.market_radius + walls.BASTION - 1, _thin(colours[seat], 0.86))
        for spot in walls.bastions(borough):
            disc(spot, plan.market_radius + 3, _WHITE)
        for spot in walls.towers(borough, plan.lane):
            disc(spot, walls.TOWER, _thin(mix(colours[seat], _TOWER, 0.3), 0.75))
        yield
    for seat, borough in plan.boroughs.items():
        for near, far in walls.borders(plan, borough):
            fill(near + far[::-1], _thin(colours[seat], 0.8))
    yield
    for market in plan.markets:
        disc(plan.point(market), plan.market_radius, _thin(colours[market.split(".")[0]], 0.7))
        disc(plan.point(market), plan.market_radius - walls.RIM, _WHITE)
    for seat, band in zip(sorted(plan.ring, key=plan.place), walls.bands(plan), strict=True):
        fill(band, _thin(colours[seat], 0.85))
    return tints


def _thin(colour: RGB, strength: float) -> RGB:
    """Return a colour as a wash: ``strength`` 0 is white, 1 the full colour."""
    return mix(_WHITE, colour, strength)


def _strip(count: int, row: int) -> Generator[None, None, Surface]:
    """Read a strip of the plate of ``count`` boroughs; those of one plate are kept until released."""
    if any(plate != count for plate, _ in _strips):
        _strips.clear()
    if (count, row) in _strips:
        return _strips[count, row]
    drawn = yield from aside(partial(pictures.layer, f"city/board_{count}_{row}"))
    _strips[count, row] = drawn
    return drawn


def release() -> None:
    """Drop what is needed only while views are made."""
    _strips.clear()
