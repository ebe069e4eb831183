"""Draws the city's plates: the map of three, four and five boroughs without what changes in a game.

Each plate lies in bands in `sprites/city/`: above the city in black where a borough's colour belongs, below
what each pixel takes of that colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import numpy as np
import pygame
from PIL import Image
from pygame import Rect, Surface

from engine import COLOURS
from game.table.city import ground as table
from game.table.city.base import Baking, lay_under, tile_shape
from game.table.city.camera import Camera
from game.table.city.plan import AREAS, CityPlan
from game.table.city.plates import BAND, FOLDER_NAME, PLATES, WIDTHS, box_of, name_of
from game.table.city.shapes import Polygon, distance, lerp, square
from game.table.city.streets import TILE_EDGE
from game.ui import surfaces
from game.ui.palette import RGB
from sprites.make.city import ground, masonry
from sprites.make.city.floor import draw_floor
from sprites.make.city.harbour import draw_harbour
from sprites.make.city.houses import GROUND, draw_houses, draw_outline
from sprites.make.city.ink import Sheet
from sprites.make.city.streets import draw_border, draw_lane, draw_market, draw_market_street, draw_wall

FOLDER = Path(__file__).parents[3] / FOLDER_NAME
_FINE = 2  # how much finer than a plate it is drawn
_SEED = 1
_QUALITY = {WIDTHS[0]: 95, WIDTHS[1]: 88}
"""Of the pictures: the smaller ones keep the grain of the parchment."""
_LIGHT: RGB = (251, 255, 255)
"""The light on the map: a little cooler than on the pieces, which stand out from it."""


def draw() -> None:
    """Write all plates."""
    for count, width, far in PLATES:
        plan = CityPlan(COLOURS[:count], COLOURS[0])
        _, _, wide, high = box_of(plan)
        size = width, round(width * high / wide)
        dark, light = (
            _plate(plan, size, dict.fromkeys(plan.ring, colour), far)
            for colour in ((0, 0, 0), (255, 255, 255))
        )
        _write(FOLDER / name_of(count, width, far), dark, light)


def _write(folder: Path, dark: Surface, light: Surface) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    pixels = np.frombuffer(pygame.image.tobytes(dark, "RGBA"), np.uint8).reshape(*dark.get_size()[::-1], 4)
    other = np.frombuffer(pygame.image.tobytes(light, "RGBA"), np.uint8).reshape(pixels.shape)
    takes = np.full_like(pixels, 255)
    takes[..., :3] = np.clip(other[..., :3].astype(int) - pixels[..., :3], 0, 255)
    width = dark.get_width()
    for number, top in enumerate(range(0, dark.get_height(), BAND)):
        band = np.concatenate((pixels[top : top + BAND], takes[top : top + BAND]))
        picture = Image.fromarray(band, "RGBA")
        picture.save(folder / f"{number:02}.webp", quality=_QUALITY[width], method=4)


def _plate(plan: CityPlan, size: tuple[int, int], colours: Mapping[str, RGB], far: bool) -> Surface:
    """Return the city on a transparent ground, with the shadow of its sheet."""
    large = size[0] * _FINE, size[1] * _FINE
    camera = Camera(Rect(0, 0, *large), box_of(plan))
    tile = Baking(tile_shape(plan, camera, large, 1)).finish()
    sheet = Sheet(camera, large, 1)
    _ink(sheet, plan, colours, far)
    leaf = ground.parchment(large, camera)
    masonry.build(leaf, plan, camera, large)
    fields = [(plan.outline(borough, area), GROUND[area]) for borough in plan.ring for area in AREAS]
    fields += [(jetty, (255, 255, 255)) for borough in plan.ring for jetty in _jetties(plan, borough)]
    leaf.blit(ground.wash(camera, large, fields), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _water(leaf, plan, camera, large)
    leaf.blit(sheet.surface, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    leaf.fill(_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
    plate = surfaces.clear(large)
    for _ in lay_under(plate, tile, camera):
        pass
    plate.blit(table.cut(leaf, tile), (0, 0))
    _seams(plate, plan, camera)
    return pygame.transform.smoothscale(plate, size)


def _ink(sheet: Sheet, plan: CityPlan, colours: Mapping[str, RGB], far: bool) -> None:
    for colour, borough in plan.boroughs.items():
        draw_wall(sheet, plan, borough, colours[colour], Random(f"{_SEED} wall {colour}"))
    chance = Random(f"{_SEED} lanes")
    for street in plan.streets:
        draw_lane(sheet, plan, street.line, chance)
    for colour, borough in plan.boroughs.items():
        draw_border(sheet, plan, borough, colours[colour], Random(f"{_SEED} border {colour}"))
    for colour, borough in plan.boroughs.items():
        draw_market_street(sheet, plan, borough, Random(f"{_SEED} market street {colour}"))
        for area in AREAS:
            chance = Random(f"{_SEED} {colour} {area}")
            if area == "harbour":
                draw_harbour(sheet, plan, colour, chance)
            else:
                draw_houses(sheet, plan, colour, area, _SEED, far)
            draw_outline(sheet, plan.outline(colour, area), chance)
    for market in plan.markets:
        draw_market(sheet, plan, market, colours[market.split(".")[0]], Random(f"{_SEED} {market}"))
    draw_floor(sheet, plan, colours, Random(f"{_SEED} cathedral"))


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
        leaf.blit(table.cut(water, veil), box)


def _jetties(plan: CityPlan, borough: str) -> list[Polygon]:
    harbour = plan.harbour(borough)
    return [square(berth, harbour.pitch / 2) for berth in harbour.berths]


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


def _around(spots: list[tuple[float, float]]) -> Rect:
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
    return Rect(int(left) - 1, int(top) - 1, int(right - left) + 3, int(bottom - top) + 3)
