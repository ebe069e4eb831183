"""The cathedral in the middle: its stone floor in ink, and the rose window lit in the players' colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil, floor
from random import Random

import pygame
from pygame import Surface

from engine.toml import parse
from game import paths
from game.table.city.ink import Sheet, thin
from game.table.city.plan import CityPlan
from game.table.city.shapes import Point, Polygon, beside, distance, lerp
from game.ui import surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CANDLE, LEAD, PLAYER, RGB, mix
from game.ui.remembered import pictured

_INK: RGB = (52, 44, 38)
_SHADE: RGB = (18, 12, 10)
_VIEW_BOX = 400
_FINE = 3
_ROOM = 1.5  # the side of the window's picture, in diameters of the window
_LIGHT_SIDE = 150
_DIM: tuple[RGB, ...] = ((44, 52, 84), (70, 38, 52), (40, 62, 66), (62, 54, 40))

_BRIGHT: tuple[RGB, ...] = ((44, 72, 170), (150, 34, 60), (30, 120, 120), (150, 104, 34))
_OWN: RGB = (46, 44, 42)
"""The light behind dark panes, and behind those lit by cubes, when the cathedral shares out prestige."""


def draw_floor(
    sheet: Sheet,
    plan: CityPlan,
    colours: Mapping[str, RGB],
    chance: Random,
) -> None:
    """Draw the floor in ink: its outline, and a band in each borough's colour on its side."""
    outline = plan.nave.outline
    if not sheet.sees(outline):
        return
    nodes = [plan.point(plan.node(colour, 1)) for colour in _from_lower(plan)]
    for place, colour in enumerate(_from_lower(plan)):
        right, left = nodes[place], nodes[(place + 1) % len(nodes)]
        _band(sheet, plan, right, left, colours[colour], chance)
    sheet.stroke(outline, 2.2, _INK, chance, closed=True, wobble=0.3, least=0.9)


def _band(sheet: Sheet, plan: CityPlan, right: Point, left: Point, colour: RGB, chance: Random) -> None:
    length = distance(right, left)
    start, end = (plan.market_radius + 7) / length, 1 - (plan.market_radius + 7) / length
    a, b = lerp(right, left, start), lerp(right, left, end)
    band = beside((a, b), plan.lane + 1.2) + beside((b, a), -plan.lane - 4.6)
    sheet.fill(band, thin(colour, 0.85))
    sheet.stroke(band, 0.6, _INK, chance, closed=True, wobble=0.15)


def _from_lower(plan: CityPlan) -> list[str]:
    return sorted(plan.ring, key=plan.place)


# The rose window ---------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def panes() -> tuple[tuple[str, Polygon], ...]:
    """Return the panes of the window: each one's ring, and its outline in a square of 400 units.

    Empty if the file of the panes can't be read; the window then stays dark.
    """
    path = paths.sprites() / "cathedral" / "panes.toml"
    try:
        found = parse(path.read_text(encoding="utf-8"))["pane"]
        return tuple(
            (pane["ring"], tuple((float(x), float(y)) for x, y in pane["polygon"])) for pane in found
        )
    except (OSError, KeyError, TypeError, ValueError):
        return ()


def _to_light() -> list[Polygon]:
    """Return the panes that can be lit, in order: the inner ring, then the outer."""
    return [pane for ring in ("inner", "outer") for name, pane in panes() if name == ring]


@cached(TABLE, megabytes=6)
def rose(diameter: int, cubes: tuple[tuple[str, int], ...]) -> Surface:
    """Return the rose window with a lit pane for every cube; ``cubes`` are (colour, number) in ring order.

    The surface is half as large again as ``diameter``; the window is in its middle, with its light around it.
    """
    picture = _dark_glass(diameter).copy()
    size = picture.get_width()
    lit = [colour for colour, number in cubes for _ in range(number)]
    glowing = list(zip(_to_light(), lit, strict=False))
    for pane, colour in glowing:
        glass, at = _lit_glass(diameter, pane, colour)
        picture.blit(glass, at)
    surfaces.centred(picture, surfaces.picture("cathedral/rose", diameter, diameter), (size / 2, size / 2))
    picture.blit(_recess(size), (0, 0))
    if glowing:
        picture.blit(_light(glowing, size), (0, 0))
    return picture


@cached(TABLE, megabytes=3)
@pictured
def _dark_glass(diameter: int) -> Surface:
    """Return the window without cubes and without its tracery."""
    size = _side(diameter)
    glass = surfaces.clear((size * _FINE, size * _FINE), (*LEAD, 0))
    middle = size * _FINE / 2
    pygame.draw.circle(glass, (*LEAD, 255), (middle, middle), diameter * _FINE * 0.492)
    for i, (_, pane) in enumerate(panes()):
        spots = [(x * _FINE, y * _FINE) for x, y in _spots(pane, diameter)]
        pygame.draw.polygon(glass, (*mix(_DIM[i % len(_DIM)], LEAD, 0.25), 255), spots)
    return pygame.transform.smoothscale(glass, (size, size))


@cached(TABLE, megabytes=3)
def bright_glass(diameter: int, lit: int, strength: float) -> Surface:
    """Return the light behind the panes of a window, to be added to it; ``strength`` is 0 to 1.

    There is less behind the panes ``lit`` by so many cubes: they keep their colours.
    """
    side = diameter * _FINE
    glass, unit = Surface((side, side)), side / _VIEW_BOX
    own = _to_light()[:lit]
    for i, (_, pane) in enumerate(panes()):
        full = _OWN if pane in own else _BRIGHT[i % len(_BRIGHT)]
        colour = [round(part * strength) for part in full]
        pygame.draw.polygon(glass, colour, [(x * unit, y * unit) for x, y in pane])
    return pygame.transform.smoothscale(glass, (diameter, diameter))


@cached(TABLE, megabytes=3)
def _lit_glass(diameter: int, pane: Polygon, colour: str) -> tuple[Surface, tuple[int, int]]:
    """Return a pane lit in a player's colour, and its position in the window."""
    spots = _spots(pane, diameter)
    left, top = (floor(min(way)) - 1 for way in zip(*spots, strict=True))
    right, bottom = (ceil(max(way)) + 1 for way in zip(*spots, strict=True))
    bright = mix(PLAYER[colour], (255, 244, 214), 0.28)
    glass = surfaces.clear(((right - left) * _FINE, (bottom - top) * _FINE), (*bright, 0))
    pygame.draw.polygon(glass, (*bright, 255), [((x - left) * _FINE, (y - top) * _FINE) for x, y in spots])
    return pygame.transform.smoothscale(glass, (right - left, bottom - top)), (left, top)


def _recess(size: int) -> Surface:
    """Return the shadow of the arches on the glass; painted small and scaled up, as it is soft."""
    middle, radius = _LIGHT_SIDE / 2, _LIGHT_SIDE / _ROOM / 2
    small, clear = surfaces.clear((_LIGHT_SIDE, _LIGHT_SIDE), (*_SHADE, 0)), (*_SHADE, 0)
    pygame.draw.circle(small, (*_SHADE, 190), (middle, middle), radius * 1.02)
    pygame.draw.circle(small, clear, (middle + radius * 0.07, middle + radius * 0.09), radius * 0.97)
    soft = surfaces.soft(small, round(radius * 0.06))
    glass = surfaces.clear((_LIGHT_SIDE, _LIGHT_SIDE), (255, 255, 255, 0))
    surfaces.centred(glass, surfaces.disc(round(2 * radius), (255, 255, 255)), (middle, middle))
    soft.blit(glass, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(soft, (size, size))


def _light(glowing: Sequence[tuple[Polygon, str]], size: int) -> Surface:
    """Return the light in front of the lit panes; painted small and scaled up, as it has no fine detail."""
    small = surfaces.clear((_LIGHT_SIDE, _LIGHT_SIDE), (*CANDLE, 0))
    diameter = _LIGHT_SIDE / _ROOM
    for pane, colour in glowing:
        spots = _spots(pane, diameter)
        middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        spot = mix(PLAYER[colour], CANDLE, 0.45)
        pygame.draw.circle(small, (*spot, 130), middle, diameter * 0.10)
    blurred = surfaces.soft(small, round(diameter * 0.06))
    return pygame.transform.smoothscale(blurred, (size, size))


def _side(diameter: int) -> int:
    return max(8, round(diameter * _ROOM))


def _spots(pane: Polygon, diameter: float) -> list[Point]:
    """Return the corners of a pane in the picture of the window."""
    origin, unit = diameter * (_ROOM - 1) / 2, diameter / _VIEW_BOX
    return [(x * unit + origin, y * unit + origin) for x, y in pane]
