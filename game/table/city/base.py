"""The city without its pieces, baked once per camera: parchment on oak, inked, washed, lit by candles."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from math import inf
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

import pygame
from pygame import Rect, Surface

from game.table.city import ground as ground
from game.table.city import plates
from game.table.city.camera import Camera
from game.table.city.chancel import furnish, furnishing, seen_from
from game.table.city.harbour import write_numbers
from game.table.city.landmarks import draw_landmarks
from game.table.city.masonry import arches_place, build_arches
from game.table.city.names import find_places, write_names
from game.table.city.plan import CityPlan
from game.table.city.shapes import distance, lerp
from game.table.city.still_picture import like_screen
from game.table.city.streets import (
    BASTION,
    TILE_EDGE,
    bastions,
    outside,
)
from game.table.city.zoom import Zoom
from game.ui import surfaces
from game.ui.noting import Blits, noted
from game.ui.palette import INK, PARCHMENT_LIT, PLAYER, RGB, SYMBOL, mix

GREY: RGB = (128, 122, 114)
"""The colour of boroughs without a player."""

_EMBLEM = ((PARCHMENT_LIT, 0.12), (INK, 0.5), (PARCHMENT_LIT, 0.6))
"""The mixtures (other colour, its share) for the face, edge and ring of a borough's emblem."""
_EDGE_COLOUR: RGB = (92, 82, 70)

Steps = Generator[None, None, Surface]
Made = TypeVar("Made")


def bake(
    plan: CityPlan,
    camera: Camera,
    size: tuple[int, int],
    seed: int,
    neutral: frozenset[str],
    zoom: Zoom | None = None,
    on_oak: bool = True,
    clear: Rect | None = None,
    beneath: list[Patch] | None = None,
) -> Steps:
    """Bake the city for a window in small steps; the generator returns the finished surface.

    With a ``zoom`` there are figures and, in a close view, the areas' names; names that don't fit wholly
    inside ``clear`` (pixels; None: the window) are left out. Without ``on_oak`` the surface is transparent
    round the city. What lies beneath names, numbers and the rose window's arches is added to ``beneath``.
    """
    window = plan.nave.centre, plan.nave.rose_radius
    if zoom:
        seen = seen_from(camera, clear)
        yield from furnishing(plan.nave, zoom, seen)
        window = furnish(plan.nave, zoom, seen)[:2]
        yield from find_places(plan, zoom)
    colours: dict[str, RGB] = {c: GREY if c in neutral else PLAYER[c] for c in plan.ring}
    far = zoom is not None and not zoom.close
    city, place = yield from plates.seen(plan, camera, size, tuple(colours[c] for c in plan.ring), far)
    yield
    if on_oak:
        yield from ground.oak.steps(size)
    table = _table(size, on_oak)
    yield
    yield from ground.blit(table, city, place.topleft)
    del city
    if zoom and beneath is not None:
        floor = arches_place(camera, size, window)
        if floor:
            beneath.append(Patch(table.subsurface(floor).copy(), floor))
    yield from build_arches(table, plan, camera, window)
    yield
    _emblems(table, plan, camera, neutral, colours)
    yield from draw_landmarks(table, plan, camera, zoom)
    if zoom and beneath is not None:
        written = labels(plan, camera, size, zoom, clear)
        places = [one.place.inflate(one.place.h, one.place.h).clip(table.get_rect()) for one in written]
        beneath += [Patch(table.subsurface(place).copy(), place) for place in places if place]
        yield
    for borough in plan.ring:
        if zoom:
            write_numbers(table, plan, camera, borough, zoom, clear or table.get_rect())
        yield
    if zoom and zoom.close:
        write_names(table, plan, camera, zoom, clear or table.get_rect())
    yield
    if not on_oak:
        return table
    light = ground.candle_light(size)
    yield
    yield from ground.blit(table, light, flags=pygame.BLEND_RGB_MULT)
    for patch in beneath or ():
        patch.picture.blit(light, (0, 0), patch.place, pygame.BLEND_RGB_MULT)
    finished = like_screen(size)
    yield from ground.blit(finished, table)
    return finished


def labels(
    plan: CityPlan, camera: Camera, size: tuple[int, int], zoom: Zoom, clear: Rect | None = None
) -> Blits:
    """Return the names and numbers that a camera sees in a window of ``size``, each with its place."""
    room = clear or Rect((0, 0), size)

    def write(surface: Surface) -> None:
        for borough in plan.ring:
            write_numbers(surface, plan, camera, borough, zoom, room)
        if zoom.close:
            write_names(surface, plan, camera, zoom, room)

    return noted(write)


class Patch(NamedTuple):
    """What lies beneath something in the picture of a city."""

    picture: Surface
    place: Rect


class Lift(NamedTuple):
    """What cuts the city out of the pictures of a camera; it fades at the edges of the window."""

    box: Rect
    """The part of the picture that is cut out."""
    mask: Surface
    """What this part is multiplied by: white where the city lies, dark and translucent in its shadow."""

    def lifted(self, picture: Surface) -> Surface:
        """Return the city cut out of a picture, with its shadow: the part in ``box``."""
        return ground.cut(picture.subsurface(self.box), self.mask)


def lift(plan: CityPlan, camera: Camera, size: tuple[int, int]) -> Generator[None, None, Lift]:
    """Make in small steps what cuts the city out of pictures of ``size`` pixels."""
    tile = yield from tile_shape(plan, camera, size, 1)
    yield
    mask = _table(size, on_oak=False)
    yield
    yield from lay_under(mask, tile, camera, edge=(255, 255, 255))
    mask.blit(tile, (0, 0))
    mask.blit(ground.soft_edges(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    yield
    box = mask.get_bounding_rect()
    yield
    return Lift(box, mask.subsurface(box).copy())


def bare_table(size: tuple[int, int]) -> Surface:
    """Return the table without a city."""
    table = ground.oak(size).copy()
    table.blit(ground.candle_light(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return table.convert() if pygame.display.get_surface() else table


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


def _table(size: tuple[int, int], on_oak: bool) -> Surface:
    if on_oak:
        return ground.oak(size).copy()
    return surfaces.clear(size)


def tile_shape(plan: CityPlan, camera: Camera, size: tuple[int, int], fine: int) -> Steps:
    """Return the shape of the sheet on which the city lies, in steps."""
    mask = ground.Mask(camera, size, fine)
    yield
    for borough in plan.boroughs.values():
        mask.polygon((borough.centre, *outside(borough, plan.lane + TILE_EDGE)))
        for spot in bastions(borough):
            mask.disc(spot, plan.market_radius + BASTION + 3)
        for spot in (borough.corners[3], borough.corners[5]):
            reach = (plan.lane + 9) / distance(borough.centre, spot)
            mask.disc(lerp(spot, borough.centre, -reach), 11)
        mask.polygon(borough.outline)
    mask.polygon(plan.point(plan.node(colour, 1)) for colour in sorted(plan.ring, key=plan.place))
    yield
    return (yield from mask.finished())


def lay_under(table: Surface, tile: Surface, camera: Camera, edge: RGB = _EDGE_COLOUR) -> Iterator[None]:
    """Lay what is seen of the parchment beside the sheet itself, in steps: its shadow and its thickness."""
    thick, size = max(1, round(3.2 * camera.scale)), table.get_size()
    cast = [(max(2, round(blur * camera.scale)), strength) for blur, strength in ((26, 150), (7, 150))]
    soft = yield from ground.shadows(tile, cast)
    for small, away in zip(soft, (9, 3), strict=True):
        dark = yield from ground.grown(small, 4, size)
        yield from ground.blit(table, dark, (round(away * camera.scale), round(away * 1.15 * camera.scale)))
    side = surfaces.clear(size)
    for band in ground.bands(size):
        side.blit(ground.tinted(tile.subsurface(band), edge), band)
        yield
    for step in range(thick, 0, -1):
        yield from ground.blit(table, side, (round(step * 0.55), step))


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
