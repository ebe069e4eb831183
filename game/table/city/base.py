"""The city without its pieces, baked once per camera: its board on the cloth, names, lit by candles."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from itertools import product
from math import inf
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

import pygame
from pygame import Rect, Surface

from engine import SECTORS
from game.table.city import ground, plates
from game.table.city.buildings import draw_houses
from game.table.city.cathedral import FRONT, draw_beams, draw_front
from game.table.city.landmarks import draw_landmarks
from game.table.city.lettering import write_names
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Point
from game.table.map.zoom import Zoom
from game.table.places.found import furnish, seen_from
from game.ui import surfaces
from game.ui.palette import INK, PARCHMENT_LIT, PLAYER, RGB, SYMBOL, mix
from game.ui.sprites import Sprites, record
from game.ui.tablecloth import strips_of_morning_light

GREY: RGB = (128, 122, 114)
"""The colour of boroughs without a player."""

_EMBLEM = ((PARCHMENT_LIT, 0.12), (INK, 0.5), (PARCHMENT_LIT, 0.6))
"""The mixtures (other colour, its share) for the face, edge and ring of a borough's emblem."""
_BOAT, _LIES = 1.5, 0.3
"""How high a boat at an empty quay is, and how far it lies below that, in heights of the quay."""
_LEAST_DETAIL = 8  # pixels: below this cube size, houses and cobbles would only be specks
_SOLID = 250  # the least opacity of the board itself, of 255

Steps = Generator[None, None, Surface]
Made = TypeVar("Made")


def bake(
    plan: CityPlan,
    camera: Camera,
    size: tuple[int, int],
    neutral: frozenset[str],
    zoom: Zoom | None = None,
    on_oak: bool = True,
    clear: Rect | None = None,
    beneath: list[Patch] | None = None,
) -> Steps:
    """Bake the city for a window in small steps; the generator returns the finished surface.

    With a ``zoom`` for a close view there are the areas' names; those that don't fit wholly inside ``clear``
    (pixels; None: the window) are left out. Without ``on_oak`` the surface is transparent round the city.
    What lies beneath names and the cathedral's front is added to ``beneath``.
    """
    window = plan.nave.centre, plan.nave.rose_radius
    if zoom:
        window = furnish(plan.nave, zoom, seen_from(camera, clear))[:2]
    colours: dict[str, RGB] = {c: GREY if c in neutral else PLAYER[c] for c in plan.ring}
    if on_oak:
        yield from ground.cloth.steps(size)
        cloth = ground.cloth(size)
        table = yield from ground.fresh(size, cloth)
        yield from ground.blit(table, cloth, (0, 0))
    else:
        table = surfaces.clear(size)
    board, place = yield from plates.board(plan, camera, size, colours)
    yield from ground.blit(table, board, place.topleft)
    del board
    draw_beams(table, plan, camera, window)
    yield
    if plan.cube * camera.scale >= _LEAST_DETAIL:
        for borough, area in product(plan.ring, SECTORS):
            draw_houses(table, plan, camera, borough, area, zoom)
            yield
    _emblems(table, plan, camera, neutral, colours)
    yield from draw_landmarks(table, plan, camera, zoom)
    _moor(table, plan, camera, neutral)
    if zoom and beneath is not None:
        beneath += _floor(table, camera, window)
        written = labels(plan, camera, size, zoom, clear)
        places = [one.place.inflate(one.place.h, one.place.h).clip(table.get_rect()) for one in written]
        beneath += [Patch(table.subsurface(place).copy(), place) for place in places if place]
        yield
    yield from draw_front(table, camera, window)
    yield
    if zoom and zoom.close:
        write_names(table, plan, camera, zoom, clear or table.get_rect())
    yield
    if not on_oak:
        return table
    whole = Patch(table, table.get_rect())
    yield from lighten([whole, *(beneath or ())], size)
    return table


def labels(
    plan: CityPlan, camera: Camera, size: tuple[int, int], zoom: Zoom, clear: Rect | None = None
) -> Sprites:
    """Return the names that a camera sees in a window of ``size``, each with its place."""
    room = clear or Rect((0, 0), size)

    def write(surface: Surface) -> None:
        if zoom.close:
            write_names(surface, plan, camera, zoom, room)

    return record(write)


def _floor(table: Surface, camera: Camera, window: tuple[Point, float]) -> list[Patch]:
    """Return the city as it is without the cathedral's front, if that is seen."""
    (x, y), reach = camera.to_screen(window[0]), window[1] * FRONT * camera.scale + 1
    place = surfaces.box_round((x, y), (2 * reach, 2 * reach)).clip(table.get_rect())
    return [Patch(table.subsurface(place).copy(), place)] if place else []


class Patch(NamedTuple):
    """What lies beneath something in the picture of a city."""

    picture: Surface
    place: Rect


def lighten(patches: Iterable[Patch], size: tuple[int, int]) -> Iterator[None]:
    """Let the morning's light fall on parts of a window of ``size`` pixels, yielding after each strip."""
    for light, left in strips_of_morning_light(size):
        for picture, place in patches:
            picture.blit(light, (left - place.x, -place.y), special_flags=pygame.BLEND_RGB_MULT)
        yield


class Cutout(NamedTuple):
    """What cuts the city out of the pictures of a camera; it fades at the edges of the window."""

    box: Rect
    """The part of the picture that is cut out."""
    mask: Surface
    """What this part is multiplied by: white where the city lies, dark and translucent in its shadow."""

    def cut(self, picture: Surface) -> Steps:
        """Cut the city out of a picture of the part in ``box``, in steps, with its shadow."""
        return ground.cut(picture, self.mask)


def cutout(plan: CityPlan, camera: Camera, size: tuple[int, int]) -> Generator[None, None, Cutout]:
    """Make in small steps what cuts the city out of pictures of ``size`` pixels."""
    board, place = yield from plates.board(plan, camera, size)
    mask = surfaces.clear(size, (*plates.SHADE, 0))
    mask.blit(board, place)
    yield
    pygame.mask.from_surface(mask, _SOLID).to_surface(mask, setcolor=(255, 255, 255), unsetcolor=None)
    yield
    mask.blit(ground.soft_edges(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    yield
    box = mask.get_bounding_rect()
    yield
    return Cutout(box, mask.subsurface(box).copy())


def release() -> None:
    """Drop the large pictures that are needed only while views are baked."""
    ground.release()
    plates.release()


class Baking(Generic[Made]):
    """Something that is made piecemeal in idle moments, such as the picture of a city."""

    def __init__(self, steps: Generator[None, None, Made]) -> None:
        self._steps = steps
        self._made: Made | None = None

    def go_on(self, seconds: float) -> bool:
        """Go on for about ``seconds``; return whether it is finished."""
        end = perf_counter() + seconds
        while self._made is None:
            try:
                next(self._steps)
            except StopIteration as done:
                self._made = done.value
            if perf_counter() >= end:
                break
        return self._made is not None

    def finish(self) -> Made:
        """Take the remaining steps and return what is made."""
        self.go_on(inf)
        assert self._made is not None
        return self._made


def _moor(table: Surface, plan: CityPlan, camera: Camera, neutral: frozenset[str]) -> None:
    """Let a boat lie at the quay of each harbour without a player, which no sign of rats covers."""
    for borough in plan.ring:
        if borough in neutral:
            x, y, width, height = plan.harbour(borough).jetty
            quay = Rect(camera.to_screen((x, y)), (width * camera.scale, height * camera.scale))
            boat = surfaces.picture("areas/harbour", quay.w, quay.h * _BOAT)
            table.blit(boat, boat.get_rect(midbottom=(quay.centerx, quay.bottom + round(quay.h * _LIES))))


def _emblems(
    table: Surface, plan: CityPlan, camera: Camera, neutral: frozenset[str], colours: Mapping[str, RGB]
) -> None:
    """Draw each borough's symbol, inlaid in its centre market."""
    for borough in plan.ring:
        x, y = camera.to_screen(plan.point(f"{borough}.centre"))
        radius = plan.market_radius * camera.scale * 0.74
        if not table.get_rect().inflate(4 * radius, 4 * radius).collidepoint(x, y) or radius < 2:
            continue
        colour, side = colours[borough], round(radius * 2)
        face, edge, lit = (mix(colour, *towards) for towards in _EMBLEM)
        inlay = surfaces.disc(side, face, edge, side // 28).copy()
        ring = surfaces.disc(round(side * 0.85), face, lit, max(1, round(side * 0.02)))
        surfaces.centred(inlay, ring, (radius, radius))
        dark = "" if borough == "yellow" and borough not in neutral else "_light"
        symbol = surfaces.picture(f"symbols/{SYMBOL[borough]}{dark}", radius * 1.2, radius * 1.2)
        surfaces.centred(inlay, symbol, (radius, radius))
        surfaces.centred(table, inlay, (x, y))
