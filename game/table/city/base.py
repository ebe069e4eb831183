"""The city without its pieces, baked once per camera: parchment on cloth, inked, washed, lit by candles."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from math import inf
from random import Random
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

import pygame
from pygame import Rect, Surface

from game.table.city import ground as ground
from game.table.city import masonry
from game.table.city.buildings import GROUND, draw_houses, draw_outline
from game.table.city.camera import Camera
from game.table.city.cathedral import draw_floor
from game.table.city.chancel import furnish, furnishing, seen_from
from game.table.city.harbour import draw_harbour, write_numbers
from game.table.city.ink import Sheet
from game.table.city.landmarks import draw_landmarks
from game.table.city.names import find_places, write_names
from game.table.city.plan import AREAS, CityPlan
from game.table.city.shapes import Point, Polygon, distance, lerp, square
from game.table.city.still_picture import like_screen
from game.table.city.streets import (
    BASTION,
    TILE_EDGE,
    bastions,
    draw_border,
    draw_lane,
    draw_market,
    draw_market_street,
    draw_wall,
    outside,
)
from game.table.city.zoom import Zoom
from game.ui import surfaces
from game.ui.noting import Blits, noted
from game.ui.palette import INK, PARCHMENT_LIT, PLAYER, RGB, SYMBOL, mix
from game.ui.remembered import pictured

GREY: RGB = (128, 122, 114)
"""The colour of boroughs without a player."""

_EMBLEM = ((PARCHMENT_LIT, 0.12), (INK, 0.5), (PARCHMENT_LIT, 0.6))
"""The mixtures (other colour, its share) for the face, edge and ring of a borough's emblem."""
_THICK, _LAYERS = 9.0, 3
"""How thick the board is, in plane units, and of how many layers of card."""
_SIDE: RGB = (44, 38, 34)
_LIGHTER: RGB = (26, 23, 19)
"""The colour of its lowest layer, and how much lighter the next one is."""
_MAP_LIGHT: RGB = (246, 250, 255)
"""The light on the map: a little darker and cooler than on the pieces, which stand out from it."""
_FAR_LIGHT: RGB = (248, 252, 255)
"""The light on the whole city: seen from far its grounds are what one sees of it."""
_SHADED = 14.0  # how far shadows reach on the stone floor, in plane units
_LEAST_DETAIL = 8  # pixels: below this cube size, houses and cobbles would only be specks
_LARGEST_FINE = 2_600_000  # pixels: larger windows are fine enough without supersampling

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
    detailed = plan.cube * camera.scale >= _LEAST_DETAIL
    fine = 2 if size[0] * size[1] <= _LARGEST_FINE else 1
    colours: dict[str, RGB] = {c: GREY if c in neutral else PLAYER[c] for c in plan.ring}
    tile = yield from _tile_shape(plan, camera, size, fine)
    yield
    sheet = Sheet(camera, size, fine)
    yield
    yield from _ink(sheet, plan, colours, detailed, zoom)
    leaf = yield from ground.parchment(size, camera)
    yield
    floor: Patch | None = None
    if zoom and beneath is not None:
        floor = yield from _floor(leaf, plan, camera, size, window)
    yield from masonry.build(leaf, plan, camera, size, window)
    yield
    fields = [
        (plan.outline(borough, area), GROUND[area])
        for borough in plan.ring
        for area in AREAS
        if sheet.sees(plan.outline(borough, area))
    ]
    fields += [(jetty, (255, 255, 255)) for borough in plan.ring for jetty in _jetties(plan, borough)]
    yield
    washed = yield from ground.wash(camera, size, fields)
    yield
    yield from ground.blit(leaf, washed, flags=pygame.BLEND_RGB_MULT)
    if floor is not None:
        floor.picture.blit(washed, (0, 0), floor.place, pygame.BLEND_RGB_MULT)
    del washed
    yield
    _water(leaf, plan, camera, size)
    yield
    inked = yield from sheet.finished()
    yield
    yield from ground.blit(leaf, inked, flags=pygame.BLEND_RGB_MULT)
    whole = zoom is not None and plan.box[2] * camera.scale <= camera.viewport.width
    leaf.fill(_FAR_LIGHT if whole else _MAP_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
    if floor is not None and beneath is not None:
        floor.picture.blit(inked, (0, 0), floor.place, pygame.BLEND_RGB_MULT)
        floor.picture.fill(_FAR_LIGHT if whole else _MAP_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
        beneath.append(floor)
    del sheet, inked
    yield
    if on_oak:
        yield from ground.cloth.steps(size)
    table = _table(size, on_oak)
    yield
    yield from _lay_under(table, tile, camera)
    for band in ground.bands(size):
        table.blit(ground.cut(leaf.subsurface(band), tile.subsurface(band)), band)
        yield
    if detailed:
        _seams(table, plan, camera)
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


def _floor(
    leaf: Surface, plan: CityPlan, camera: Camera, size: tuple[int, int], window: tuple[Point, float]
) -> Generator[None, None, Patch | None]:
    """Make the stone floor as it is without the rose window's arches, in steps."""
    (x, y), reach = camera.to_screen(window[0]), (window[1] * masonry.ARCHES + _SHADED) * camera.scale
    place = Rect(0, 0, round(2 * reach), round(2 * reach))
    place.center = round(x), round(y)
    more = round(_SHADED * camera.scale)
    place, around = (box.clip(leaf.get_rect()) for box in (place, place.inflate(2 * more, 2 * more)))
    if not place:
        return None
    before = leaf.subsurface(around).copy()
    leaf.set_clip(around)
    yield from masonry.build(leaf, plan, camera, size, window, floor_in=around)
    leaf.set_clip(None)
    made = Patch(leaf.subsurface(place).copy(), place)
    leaf.blit(before, around)
    yield
    return made


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
    tile = yield from _tile_shape(plan, camera, size, 1)
    yield
    mask = _table(size, on_oak=False)
    yield
    yield from _lay_under(mask, tile, camera, cut=True)
    mask.blit(tile, (0, 0))
    mask.blit(ground.soft_edges(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    yield
    box = mask.get_bounding_rect()
    yield
    return Lift(box, mask.subsurface(box).copy())


@pictured
def bare_table(size: tuple[int, int]) -> Surface:
    """Return the table without a city."""
    table = ground.cloth(size).copy()
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
        return ground.cloth(size).copy()
    return surfaces.clear(size)


def _tile_shape(plan: CityPlan, camera: Camera, size: tuple[int, int], fine: int) -> Steps:
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


def _ink(
    sheet: Sheet,
    plan: CityPlan,
    colours: Mapping[str, RGB],
    detailed: bool,
    zoom: Zoom | None,
) -> Generator[None, None, None]:
    for colour, borough in plan.boroughs.items():
        draw_wall(sheet, plan, borough, colours[colour], Random(f"wall {colour}"))
        yield
    if detailed:
        chance = Random("lanes")
        for street in plan.streets:
            draw_lane(sheet, plan, street.line, chance)
            yield
    for colour, borough in plan.boroughs.items():
        draw_border(sheet, plan, borough, colours[colour], Random(f"border {colour}"))
        yield
    for colour, borough in plan.boroughs.items():
        if detailed:
            draw_market_street(sheet, plan, borough, Random(f"market street {colour}"))
            yield
        for area in AREAS:
            chance = Random(f"{colour} {area}")
            if area == "harbour":
                draw_harbour(sheet, plan, colour, chance)
            elif detailed:
                plan.chords(colour, area)  # the first measurement takes as long as the houses
                yield
                draw_houses(sheet, plan, colour, area, zoom)
            yield
            draw_outline(sheet, plan.outline(colour, area), chance, detailed)
            yield
    for market in plan.markets:
        draw_market(sheet, plan, market, colours[market.split(".")[0]], Random(f"{market}"), detailed)
        yield
    draw_floor(sheet, plan, colours, Random("cathedral"))
    yield


def _water(leaf: Surface, plan: CityPlan, camera: Camera, size: tuple[int, int]) -> None:
    for borough in plan.ring:
        spots = [camera.to_screen(point) for point in plan.outline(borough, "harbour")]
        box = Rect(0, 0, *size).clip(_around(spots))
        if not box.w or not box.h:
            continue
        water = ground.tiled("water.jpg", max(64, round(240 * camera.scale)), box.size)
        veil = surfaces.clear(box.size, (255, 255, 255, 0))
        pygame.draw.polygon(veil, (255, 255, 255, 84), [(x - box.x, y - box.y) for x, y in spots])
        for jetty in _jetties(plan, borough):
            dry = map(camera.to_screen, jetty)
            pygame.draw.polygon(veil, (255, 255, 255, 0), [(x - box.x, y - box.y) for x, y in dry])
        leaf.blit(ground.cut(water, veil), box)


def _jetties(plan: CityPlan, borough: str) -> list[Polygon]:
    harbour = plan.harbour(borough)
    return [square(berth, harbour.pitch / 2) for berth in harbour.berths]


def _lay_under(table: Surface, tile: Surface, camera: Camera, cut: bool = False) -> Iterator[None]:
    """Lay what is seen of the board beside its sheet, in steps: its shadow and its thickness.

    ``cut``: it is to cut the board out, so its side is white.
    """
    size = table.get_size()
    cast = [(max(2, round(blur * camera.scale)), strength) for blur, strength in ((30, 165), (8, 160))]
    soft = yield from ground.shadows(tile, cast)
    for small, away in zip(soft, (17, 9), strict=True):
        dark = yield from ground.grown(small, 4, size)
        yield from ground.blit(table, dark, (round(away * camera.scale), round(away * 1.15 * camera.scale)))
    side = surfaces.clear(size)
    for band in ground.bands(size):
        side.blit(ground.tinted(tile.subsurface(band), (255, 255, 255) if cut else _SIDE), band)
        yield
    # Its lower layers are darker. The board is so large that a few of them leave no gap.
    for layer in range(_LAYERS, 0, -1):
        down = layer / _LAYERS * _THICK * camera.scale
        yield from ground.blit(table, side, (round(down * 0.55), max(1, round(down))))
        if not cut:
            side.fill(_LIGHTER, special_flags=pygame.BLEND_RGB_ADD)
            yield


def _seams(table: Surface, plan: CityPlan, camera: Camera) -> None:
    """Draw the joints between tiles: a fine dark gap with a lit edge."""
    for borough in plan.boroughs.values():
        inner, outer = borough.corners[0], borough.corners[1]
        reach = plan.lane + TILE_EDGE
        length = distance(inner, outer)
        a = camera.to_screen(inner)
        b = camera.to_screen(lerp(inner, outer, 1 + reach / length))
        radius = plan.market_radius * camera.scale
        far = distance(a, b)
        if far < 2 * radius:
            continue
        a, b = lerp(a, b, radius / far), lerp(b, a, (radius + (reach * camera.scale)) / far)
        pygame.draw.aaline(table, (116, 84, 50), a, b)
        pygame.draw.aaline(table, (250, 240, 214), (a[0] + 1, a[1] + 1), (b[0] + 1, b[1] + 1))


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


def _around(spots: list[tuple[float, float]]) -> Rect:
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
    return Rect(int(left) - 1, int(top) - 1, int(right - left) + 3, int(bottom - top) + 3)
