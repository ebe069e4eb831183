"""The lamps of the evening: the windows of buildings, houses and the cathedral, lit as the hours go by.

With them come the long shadows of buildings.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from functools import cache
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game import paths
from game.table.city import window_light
from game.table.city.buildings import lived_in
from game.table.city.cathedral import front
from game.table.city.landmarks import evening_shade, seen_buildings, silhouette
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.zoom import Zoom
from game.table.places.found import furnish, seen_from
from game.ui import surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.palette import RGB, mix
from game.ui.sprites import Recorder, Sprites

Size = tuple[int, int]

_GLOW: RGB = (255, 200, 96)
_FLAME: RGB = (255, 226, 150)
"""The colours of the light of a window, and of its panes."""
_EVENING = 2
"""The hour in which shadows are long."""
_LIT = {1: 90, 2: 225}
"""How bright a window is from an hour on, of 255."""
_SHINE = {1: 1, 2: 3}
"""The level of the light that falls out of the rose window."""
_REACH = 0.11
"""How far a window's light is seen round it, as a share of a building's width."""
_POOL: RGB = (92, 54, 10)
_WIDE = 1.7
"""The light of a building on the ground round it, where it is brightest, and how wide it is in buildings."""
_FINE = 3
"""Panes are drawn so many times as large, for antialiasing."""
_SOFT = 4
"""So many pixels of a smaller picture that light reaches at least."""
_COARSE, _FLAT = 48, 0.7
"""That light is painted so many pixels wide, and scaled; and how high it is in widths."""
_SHEET = 240, 180
"""The size of the pictures of buildings in which their windows are told."""
_GLASS, _NEAR = (92, 144, 222), (42, 40, 42, 255)
"""The colour of the glass in the cathedral's front."""
_HOUSE, _UP = 0.14, 0.28
"""How large a house's window is, and how high up, in sizes of the house."""


class Lamps(Protocol):
    """What is lit in the picture of a city when an ``hour`` begins: 1 the noon, 2 the evening."""

    def __call__(self, hour: int) -> Sprites:
        """Return it, each with its place in the window."""


def none(hour: int) -> Sprites:
    """Return nothing: no city is seen."""
    return ()


def lamps(
    plan: CityPlan, camera: Camera, size: Size, zoom: Zoom, clear: Rect | None, room: Rect | None, hour: int
) -> Generator[None, None, Sprites]:
    """Find in steps what is lit when an ``hour`` begins as a camera sees it in a window of ``size`` pixels.

    It is seen within ``room`` (None: everywhere).
    """
    canvas = Recorder(size)
    canvas.set_clip(room)
    yield from drawing(canvas, plan, camera, zoom, clear, hour)
    return tuple(canvas.sprites)


def drawing(
    canvas: Surface, plan: CityPlan, camera: Camera, zoom: Zoom, clear: Rect | None, hour: int
) -> Iterator[None]:
    """Draw that, yielding after each part."""
    strength = _LIT[hour]
    for area, place in seen_buildings(plan, camera, canvas.get_size(), zoom):
        if hour == _EVENING and area != "harbour":
            canvas.blit(evening_shade(area, place.size), place)
            yield
        if _windows().get(area):
            pool = _pool(area, place.size, strength)
            canvas.blit(pool, pool.get_rect(center=place.center), special_flags=pygame.BLEND_RGB_ADD)
            light, pad = _building(area, place.size, strength)
            canvas.blit(light, (place.x - pad, place.y - pad))
            yield
    for x, y, high in _houses(plan, camera, zoom):
        light = _house(max(2, round(_HOUSE * high)), strength)
        canvas.blit(light, light.get_rect(center=(round(x), round(y - _UP * high))))
    yield
    chancel = furnish(plan.nave, zoom, seen_from(camera, clear))
    middle, radius = camera.to_screen(chancel.rose), chancel.radius * camera.scale
    at = round(middle[0]), round(middle[1])
    shine = window_light.window_light(round(radius * window_light.REACH), _SHINE[hour])
    canvas.blit(shine, shine.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
    yield
    yield from front.steps(round(2 * radius))
    glass = _glass(round(2 * radius), strength)
    canvas.blit(glass, glass.get_rect(center=at))
    yield


def _houses(plan: CityPlan, camera: Camera, zoom: Zoom) -> Iterator[tuple[float, float, float]]:
    """Yield the foot and the size of each house in which somebody is at home."""
    for thing in lived_in(plan, zoom):
        yield *camera.to_screen((thing.x, thing.y)), thing.size * camera.scale


@cache
def _windows() -> dict[str, list[tuple[float, float, float, float]]]:
    """Return the windows of each area's building; none if their file can't be read."""
    try:
        found = json.loads((paths.sprites() / "areas" / "windows.json").read_text(encoding="utf-8"))
        return {area: [(x, y, w, h) for x, y, w, h in boxes] for area, boxes in found.items()}
    except (OSError, AttributeError, TypeError, ValueError):
        return {}


@cached(TABLE, megabytes=3, grows=True)
def _building(area: str, size: Size, strength: int) -> tuple[Surface, int]:
    """Return the light of a building's windows, and how far it reaches beyond the building's picture."""
    pad, unit = round(2.5 * _REACH * size[0]) + 2, _FINE * size[0] / _SHEET[0]
    panes = surfaces.clear((size[0] * _FINE, size[1] * _FINE), (*_FLAME, 0))
    for left, top, width, height in _windows()[area]:
        panes.fill((*_FLAME, strength), (left * unit, top * unit, width * unit, height * unit))
    return _shining(pygame.transform.smoothscale(panes, size), pad, max(1, round(_REACH * size[0]))), pad


@cached(TABLE, megabytes=2, grows=True)
def _pool(area: str, size: Size, strength: int) -> Surface:
    """Return the light on the ground round a building, to be added. The building keeps its own colours."""
    small, middle = Surface((_COARSE, _COARSE)), _COARSE // 2
    bright = mix((0, 0, 0), _POOL, strength / 255)
    for reach in range(middle, 0, -1):
        pygame.draw.circle(small, mix(bright, (0, 0, 0), (reach / middle) ** 0.7), (middle, middle), reach)
    side = round(_WIDE * size[0])
    pool = pygame.transform.smoothscale(small, (side, round(side * _FLAT)))
    building = silhouette(area, size)
    corner = Rect((0, 0), size).move_to(center=pool.get_rect().center)
    building.to_surface(pool, setcolor=(0, 0, 0), unsetcolor=None, dest=corner)
    return pool


@cached(TABLE, megabytes=1)
def _house(side: int, strength: int) -> Surface:
    """Return the light of a small house's window."""
    pane = surfaces.clear((side, side), (*_FLAME, strength))
    return _shining(pane, 3 * side, side)


@cached(TABLE, megabytes=2, grows=True)
def _glass(diameter: int, strength: int) -> Surface:
    """Return the light of the lancets in the cathedral's front, round the middle of its rose window."""
    panes = pygame.mask.from_threshold(front(diameter), _GLASS, _NEAR).to_surface(
        setcolor=(*_FLAME, strength), unsetcolor=(*_FLAME, 0)
    )
    return _shining(panes, round(0.2 * diameter), max(1, round(0.05 * diameter)))


def _shining(panes: Surface, pad: int, reach: int) -> Surface:
    """Return panes of light with the light round them, on a surface larger by ``pad`` on every side.

    As that is soft, it is made of a smaller picture.
    """
    width, height = panes.get_width() + 2 * pad, panes.get_height() + 2 * pad
    part = max(1, reach // _SOFT)
    made = surfaces.clear((width, height), (*_GLOW, 0))
    made.blit(panes, (pad, pad), special_flags=pygame.BLEND_RGBA_MAX)
    air = pygame.transform.smoothscale(made, (max(1, width // part), max(1, height // part)))
    air = pygame.transform.gaussian_blur(air, max(1, reach // part))
    air.blit(air.copy(), (0, 0))
    air = pygame.transform.smoothscale(air, (width, height))
    air.blit(panes, (pad, pad))
    return air
