"""The cathedral's front with its rose window, lit in the players' colours, and its light on the floor."""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Generator, Iterator, Sequence
from functools import cache, lru_cache, partial
from math import atan2, ceil, cos, floor, hypot, pi, sin

import pygame
from pygame import Surface

from game import paths
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Point, Polygon, beside, bounds, lerp
from game.ui import pictures, surfaces
from game.ui.aside import aside
from game.ui.disk_cache import disk
from game.ui.image_cache import TABLE, cached, cached_in_steps
from game.ui.palette import CANDLE, LEAD, PLAYER, RGB, mix
from game.ui.remembered import pictured

FRONT = 3.05
"""How far the picture of the front reaches to each side of the window's middle, in radii of the window."""
_OUTLINE = (
    *((-2.5, 1.71), (-2.5, 0.0), (-2.1, -1.3), (-2.1, -2.05), (-1.95, -2.38), (-1.25, -2.55), (0.0, -2.6)),
    *((0.27, -3.02), (0.5, -2.87), (0.85, -2.55), (1.78, -2.52), (2.24, -2.36), (2.24, -2.05)),
    *((2.66, -2.0), (2.8, -1.6), (2.8, 0.3), (2.5, 1.71)),
)
"""What is seen of the cathedral on its floor, in radii from the window's middle."""
_CAST = ((2.2, -1.6), (2.8, -0.9), (2.8, 1.2), (2.5, 1.8), (-2.3, 1.8), (-2.3, 1.4))
_CAST_SOFT, _CAST_DARK = 0.16, 90
"""Its shadow on the ground: corners and softness in radii, and how dark it is (of 255)."""
WALL = 13.0
"""How thick the walls of the nave are, in plane units."""
_CLEAR = 5.0  # of the window's light between the walls
_COARSE, _RAYS = 6, 12  # how much coarser the light on the floor is drawn, and its spots round the window
_BEAMS: tuple[RGB, ...] = ((12, 26, 84), (60, 14, 24), (54, 40, 10), (16, 34, 80))
"""What light through the window adds to the floor, by turns round it."""
_SHADE: RGB = (18, 12, 10)
_VIEW_BOX = 400
_FINE = 3
_TURNS = 72  # directions in which the cathedral's outline is looked for
_ROOM = 1.5  # the side of the window's picture, in diameters of the window
_LIGHT_SIDE = 150
_GLASS: dict[str, tuple[RGB, ...]] = {
    "centre": ((246, 204, 104),),
    "inner": ((150, 30, 46), (176, 112, 34)),
    "outer": ((34, 74, 158), (54, 52, 140)),
    "eye": ((222, 170, 74),),
}
"""The glass of each ring's panes, by turns, without a cube's lamp behind it."""
_SUN: RGB = (58, 46, 30)
"""What the day adds to it in the middle, and less and less outwards."""
_LAMP = ((1.0, 0.06), (0.8, 0.22), (0.6, 0.4), (0.4, 0.6))
"""The light of a cube's lamp through its pane: parts of the pane, and how white each is."""
_OWN: RGB = (24, 22, 20)
"""The light behind the panes lit by cubes when the cathedral shares out prestige."""
_MORE = {"centre": 0.0}
"""How much brighter other panes become, as a share of their own colour, if not as much again as they have."""


def draw_beams(table: Surface, plan: CityPlan, camera: Camera, window: tuple[Point, float]) -> None:
    """Draw the coloured light that falls through the rose window on the floor round it.

    ``window`` is the window's centre and radius, in plane units.
    """
    outline = plan.nave.outline
    box = camera.box_on_screen(bounds(outline))
    small = Surface((max(1, box.w // _COARSE), max(1, box.h // _COARSE)))
    middle, radius = camera.to_screen(window[0]), window[1] * camera.scale
    for number in range(_RAYS):
        turn = 2 * pi * number / _RAYS
        spot = middle[0] - box.x + 3.1 * radius * cos(turn), middle[1] - box.y + 1.6 * radius * sin(turn)
        colour = _BEAMS[number % len(_BEAMS)]
        pygame.draw.circle(small, colour, (spot[0] / _COARSE, spot[1] / _COARSE), radius * 0.6 / _COARSE)
    soft = pygame.transform.gaussian_blur(small, max(1, round(radius * 0.3 / _COARSE)))
    ground = Surface(soft.get_size())
    inner = map(camera.to_screen, beside((outline[-1], *outline, outline[0]), WALL + _CLEAR)[1:-1])
    spots = [((x - box.x) / _COARSE, (y - box.y) / _COARSE) for x, y in inner]
    pygame.draw.polygon(ground, (255, 255, 255), spots)
    soft.blit(ground, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.transform.smoothscale(soft, box.size)
    table.blit(light, box, special_flags=pygame.BLEND_RGB_ADD)


@cached_in_steps(TABLE, megabytes=3, grows=True)
def front(diameter: int) -> Generator[None, None, Surface]:
    """Return the cathedral round a rose window of a ``diameter``, with its shadow; shared, as it is."""
    key = disk.key("cathedral", diameter)
    entry = yield from disk.loading(key)
    if entry is not None:
        return entry.pictures[0]
    side = max(8, round(diameter * FRONT))
    made = surfaces.clear((side, side), (*_SHADE, 0))
    cast = [(side / 2 + x * diameter / 2, side / 2 + y * diameter / 2) for x, y in _CAST]
    pygame.draw.polygon(made, (*_SHADE, _CAST_DARK), cast)
    made = surfaces.softened(made, diameter / 2 * _CAST_SOFT)
    made.blit((yield from aside(partial(pictures.svg_once, "cathedral/minster", side, side))), (0, 0))
    disk.save(key, [made], shared=True)
    return made


@lru_cache(maxsize=16)
def silhouette(nave: Polygon, window: tuple[Point, float]) -> Polygon:
    """Return the outline of the nave's floor and of what stands on it together, on the plane.

    ``nave`` is the outline of the floor, ``window`` is the rose window's centre and radius, in plane units.
    """
    (x, y), radius = window
    floor = sorted((atan2(down - y, across - x), across - x, down - y) for across, down in nave)
    front = sorted((atan2(down, across), across * radius, down * radius) for across, down in _OUTLINE)
    turns = {turn for turn, _, _ in (*floor, *front)} | {2 * pi * i / _TURNS - pi for i in range(_TURNS)}
    found = ((turn, max(_reach(floor, turn), _reach(front, turn))) for turn in sorted(turns))
    return tuple((x + far * cos(turn), y + far * sin(turn)) for turn, far in found)


def _reach(outline: list[tuple[float, float, float]], turn: float) -> float:
    """Return how far an outline reaches in a direction; it lists its corners' own directions with them."""
    after = bisect(outline, (turn,))
    (_, x0, y0), (_, x1, y1) = outline[after - 1], outline[after % len(outline)]
    across = cos(turn) * (y1 - y0) - sin(turn) * (x1 - x0)
    return (x0 * y1 - y0 * x1) / across if across else hypot(x1, y1)


def draw_front(table: Surface, camera: Camera, window: tuple[Point, float]) -> Iterator[None]:
    """Draw the front round the rose window, in steps."""
    diameter = round(2 * window[1] * camera.scale)
    yield from front.steps(diameter)
    surfaces.centred(table, front(diameter), camera.to_screen(window[0]))


# The rose window ---------------------------------------------------------------------------------


@cache
def panes() -> tuple[tuple[str, Polygon], ...]:
    """Return the panes of the window: each one's ring, and its outline in a square of 400 units.

    Empty if the file of the panes can't be read; the window then stays dark.
    """
    path = paths.sprites() / "cathedral" / "panes.json"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
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
    picture = _day_glass(diameter).copy()
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
def _day_glass(diameter: int) -> Surface:
    """Return the window without cubes and without its tracery, as the day shines through it."""
    size = _side(diameter)
    glass = surfaces.clear((size * _FINE, size * _FINE), (*LEAD, 0))
    middle = size * _FINE / 2
    pygame.draw.circle(glass, (*LEAD, 255), (middle, middle), diameter * _FINE * 0.492)
    for i, (ring, pane) in enumerate(panes()):
        spots = [(x * _FINE, y * _FINE) for x, y in _spots(pane, diameter)]
        pygame.draw.polygon(glass, (*_glass(ring, i), 255), spots)
    glass = pygame.transform.smoothscale(glass, (size, size))
    glass.blit(_sun(size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return glass


def _glass(ring: str, number: int) -> RGB:
    """Return the colour of a pane by day."""
    colours = _GLASS.get(ring, _GLASS["centre"])
    return colours[number % len(colours)]


def _sun(size: int) -> Surface:
    """Return a round light, brightest in the middle; painted small and scaled up."""
    small, middle = Surface((_LIGHT_SIDE, _LIGHT_SIDE)), _LIGHT_SIDE / 2
    for radius in range(round(middle / _ROOM), 0, -1):
        near = 1 - radius * _ROOM / middle
        pygame.draw.circle(small, [round(part * near) for part in _SUN], (middle, middle), radius)
    return pygame.transform.smoothscale(small, (size, size))


@cached(TABLE, megabytes=3)
def bright_glass(diameter: int, lit: int, strength: float) -> Surface:
    """Return the light behind the panes of a window, to be added to it; ``strength`` is 0 to 1.

    There is less behind the panes ``lit`` by so many cubes: they keep their colours.
    """
    side = diameter * _FINE
    glass, unit = Surface((side, side)), side / _VIEW_BOX
    own = _to_light()[:lit]
    for i, (ring, pane) in enumerate(panes()):
        more = strength if pane in own else strength * _MORE.get(ring, 1.0)
        colour = [round(part * more) for part in (_OWN if pane in own else _glass(ring, i))]
        pygame.draw.polygon(glass, colour, [(x * unit, y * unit) for x, y in pane])
    return pygame.transform.smoothscale(glass, (diameter, diameter))


@cached(TABLE, megabytes=3)
def _lit_glass(diameter: int, pane: Polygon, colour: str) -> tuple[Surface, tuple[int, int]]:
    """Return a pane lit in a player's colour, and its position in the window."""
    spots = _spots(pane, diameter)
    left, top = (floor(min(way)) - 1 for way in zip(*spots, strict=True))
    right, bottom = (ceil(max(way)) + 1 for way in zip(*spots, strict=True))
    middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
    glass = surfaces.clear(((right - left) * _FINE, (bottom - top) * _FINE), (*PLAYER[colour], 0))
    for size, white in _LAMP:
        shape = [lerp(middle, spot, size) for spot in spots]
        bright = mix(PLAYER[colour], (255, 248, 226), white)
        pygame.draw.polygon(
            glass, (*bright, 255), [((x - left) * _FINE, (y - top) * _FINE) for x, y in shape]
        )
    return pygame.transform.smoothscale(glass, (right - left, bottom - top)), (left, top)


def _recess(size: int) -> Surface:
    """Return the shadow of the arches on the glass; painted small and scaled up, as it is soft."""
    middle, radius = _LIGHT_SIDE / 2, _LIGHT_SIDE / _ROOM / 2
    small, clear = surfaces.clear((_LIGHT_SIDE, _LIGHT_SIDE), (*_SHADE, 0)), (*_SHADE, 0)
    pygame.draw.circle(small, (*_SHADE, 120), (middle, middle), radius * 1.02)
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
        pygame.draw.circle(small, (*spot, 45), middle, diameter * 0.10)
    blurred = surfaces.soft(small, round(diameter * 0.06))
    return pygame.transform.smoothscale(blurred, (size, size))


def _side(diameter: int) -> int:
    return max(8, round(diameter * _ROOM))


def _spots(pane: Polygon, diameter: float) -> list[Point]:
    """Return the corners of a pane in the picture of the window."""
    origin, unit = diameter * (_ROOM - 1) / 2, diameter / _VIEW_BOX
    return [(x * unit + origin, y * unit + origin) for x, y in pane]
