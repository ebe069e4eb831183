"""The ground of the small map: boroughs in their players' colours, harbours, markets and the cathedral."""

from __future__ import annotations

from collections.abc import Generator

import pygame
from pygame import Rect, Surface

from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Polygon
from game.ui import surfaces
from game.ui.palette import CREAM, INK, PARCHMENT, PLAYER, RGB, STONE, mix, rgb
from game.ui.remembered import Stepwise

_FINE = 3  # the map is drawn so many times as large, and scaled down
_STREET, _FLOOR, _WATER, _EDGE = PARCHMENT, mix(STONE, CREAM, 0.5), rgb("#6FA3C8"), mix(INK, STONE, 0.2)
_PALER, _ODD = 0.22, 0.36  # how pale the colour of a borough is, and that of every second area
_NOBODY = mix(STONE, CREAM, 0.2)
_MARKET = 1.15  # the size of a market, in its size on the board
_RIM = 0.014  # the width of the rim round the city, in heights of the map


def _ground(plan: CityPlan, size: tuple[int, int], neutral: frozenset[str]) -> Generator[None, None, Surface]:
    made = surfaces.clear((size[0] * _FINE, size[1] * _FINE))
    rim = round(_RIM * size[1] * _FINE)
    camera = Camera(made.get_rect().inflate(-2 * rim, -2 * rim), plan.box)

    def fill(shape: Polygon, colour: RGB, line: int = 0) -> None:
        pygame.draw.polygon(made, colour, [camera.to_screen(point) for point in shape], line)

    def spot(point: tuple[float, float], radius: float, colour: RGB) -> None:
        pygame.draw.circle(made, colour, camera.to_screen(point), radius)

    for borough in plan.boroughs.values():
        fill(borough.outline, _EDGE, 2 * rim)
    yield
    for colour, borough in plan.boroughs.items():
        fill(borough.outline, _STREET)
        own = _NOBODY if colour in neutral else PLAYER[colour]
        for number, area in enumerate(AREAS):
            pale = mix(own, CREAM, _ODD if number % 2 else _PALER)
            fill(plan.outline(colour, area), _WATER if area == "harbour" else pale)
        yield
    fill(plan.nave.outline, _FLOOR)
    for market in plan.markets:
        radius = _MARKET * plan.market_radius * camera.scale
        spot(plan.point(market), radius, _EDGE)
        spot(plan.point(market), radius * 0.72, CREAM)
    yield
    return pygame.transform.smoothscale(made, size)


ground = Stepwise(_ground, most=2)
"""Returns the ground of a map of a plan in a size, given the boroughs that nobody plays; also in steps.

Shared, don't draw on it."""


def seen(plan: CityPlan, size: tuple[int, int]) -> Camera:
    """Return the camera with which a map of ``size`` pixels looks at the city."""
    rim = round(_RIM * size[1])
    return Camera(Rect((0, 0), size).inflate(-2 * rim, -2 * rim), plan.box)
