"""The board of a city of 3, 4 or 5 boroughs, without what a game or a view changes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
from pygame import Surface

from engine import COLOURS
from game.table.city.buildings import GROUND
from game.table.city.plates import extent
from game.table.map.plan import AREAS, CityPlan, city_plan
from game.table.map.shapes import Polygon, distance, lerp
from game.table.map.walls import BASTION, TILE_EDGE, bands, bastions, outside
from game.ui import surfaces
from game.ui.palette import RGB, mix
from sprites.make.city import fields, ground, masonry
from sprites.make.city.harbour import draw_harbour, jetties
from sprites.make.city.ink import SEPIA, WHITE, Sheet
from sprites.make.city.streets import draw_border, draw_lane, draw_market, draw_market_street, draw_wall

_THICK, _LAYERS, _ARRIS = 19.0, 4, 2.6
"""How thick the board is, of how many layers of card, and its lit upper edge; lengths in plane units."""
_SIDE: RGB = (78, 76, 76)
_TOP: RGB = (146, 143, 140)
_LIT: RGB = (232, 226, 214)
"""The colours of its lowest layer, of its highest one, and of the upper edge."""
_SHADOWS = ((34, 175, 32), (9, 165, 21))
"""How soft its shadows are, how dark (of 255), and how far away they fall, in plane units."""
_FLOOR_INK: RGB = (52, 44, 38)
_WATER = 84  # how strong the water's picture is, of 255


def board(count: int, width: int) -> Surface:
    """Return the board of a city of ``count`` boroughs, on nothing; its plane is ``width`` pixels wide."""
    plan = city_plan(COLOURS[:count], COLOURS[0])
    unit = width / plan.size[0]
    size = extent(plan, unit)
    leaf = ground.parchment(size, unit)
    masonry.build(leaf, plan, unit)
    leaf.blit(ground.wash(size, unit, _fields(plan)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    fields.paint(leaf, unit, plan)
    _pour(leaf, plan, unit)
    sheet = Sheet(size, unit)
    _ink(sheet, plan)
    leaf.blit(sheet.finished(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    leaf.fill(ground.LIGHT, special_flags=pygame.BLEND_RGB_MULT)
    leaf.blit(fields.fall_of_light(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shape = _shape(plan, size, unit)
    made = surfaces.clear(size, (*ground.SHADE, 0))
    _lay_under(made, shape, unit)
    made.blit(ground.cut(leaf, shape), (0, 0))
    _seams(made, plan, unit)
    return made


def _shape(plan: CityPlan, size: tuple[int, int], unit: float) -> Surface:
    """Return the shape of the parchment."""
    mask = ground.Mask(size, unit)
    for borough in plan.boroughs.values():
        mask.polygon((borough.centre, *outside(borough, plan.lane + TILE_EDGE)))
        for spot in bastions(borough):
            mask.disc(spot, plan.market_radius + BASTION + 3)
        for spot in (borough.corners[3], borough.corners[5]):
            reach = (plan.lane + 9) / distance(borough.centre, spot)
            mask.disc(lerp(spot, borough.centre, -reach), 11)
        mask.polygon(borough.outline)
    mask.polygon(plan.nave.nodes)
    return mask.finished()


def _fields(plan: CityPlan) -> Iterator[tuple[Polygon, RGB]]:
    """Yield the washes of the areas' grounds; jetties stay dry."""
    for borough in plan.ring:
        for area in AREAS:
            yield plan.outline(borough, area), GROUND[area]
    for borough in plan.ring:
        for jetty in jetties(plan, borough):
            yield jetty, WHITE


def _pour(leaf: Surface, plan: CityPlan, unit: float) -> None:
    """Fill the harbours with water."""
    water = ground.tiled("water.jpg", max(64, round(240 * unit)), leaf.get_size())
    for borough in plan.ring:
        mask = ground.Mask(leaf.get_size(), unit)
        mask.polygon(plan.outline(borough, "harbour"))
        shape = mask.finished()
        dry = ground.Mask(leaf.get_size(), unit)
        for jetty in jetties(plan, borough):
            dry.polygon(jetty)
        shape.blit(dry.finished(), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        shape.fill((255, 255, 255, _WATER), special_flags=pygame.BLEND_RGBA_MULT)
        leaf.blit(ground.cut(water, shape), (0, 0))


def _ink(sheet: Sheet, plan: CityPlan) -> None:
    for colour, borough in plan.boroughs.items():
        draw_wall(sheet, plan, borough, Random(f"wall {colour}"))
    chance = Random("lanes")
    for street in plan.streets:
        draw_lane(sheet, plan, street.line, chance)
    for colour, borough in plan.boroughs.items():
        draw_border(sheet, plan, borough, Random(f"border {colour}"))
    for colour, borough in plan.boroughs.items():
        draw_market_street(sheet, plan, borough)
        for area in AREAS:
            chance = Random(f"{colour} {area}")
            if area == "harbour":
                draw_harbour(sheet, plan, colour, chance)
            _outline(sheet, plan.outline(colour, area), chance)
    for market in plan.markets:
        draw_market(sheet, plan, market, Random(f"{market}"))
    chance = Random("cathedral")
    for band in bands(plan):
        sheet.fill(band, WHITE)
        sheet.stroke(band, 0.6, _FLOOR_INK, chance, closed=True, wobble=0.15)
    sheet.stroke(plan.nave.outline, 2.2, _FLOOR_INK, chance, closed=True, wobble=0.3, least=0.9)


def _outline(sheet: Sheet, outline: Polygon, chance: Random) -> None:
    """Draw the edge of an area: a firm line."""
    sheet.stroke(outline, 1.35, SEPIA, chance, closed=True, wobble=0.45, least=0.7)


def _lay_under(table: Surface, shape: Surface, unit: float) -> None:
    """Lay what is seen of the board beside its parchment: its shadows and its thickness."""
    for blur, strength, away in _SHADOWS:
        dark = ground.shadow(shape, round(blur * unit), strength)
        table.blit(dark, (round(away * unit), round(away * 1.15 * unit)))
    steps = round(_THICK * unit)
    for down in range(steps, 0, -1):
        layer = _LAYERS - -(-down * _LAYERS // steps)
        card = mix(_SIDE, _TOP, layer / (_LAYERS - 1))
        side = ground.tinted(shape, _LIT if down <= _ARRIS * unit else card)
        table.blit(side, (round(down * 0.4), down))


def _seams(table: Surface, plan: CityPlan, unit: float) -> None:
    """Draw the joints between tiles: a fine dark gap with a lit edge."""
    for borough in plan.boroughs.values():
        inner, outer = borough.corners[0], borough.corners[1]
        reach = plan.lane + TILE_EDGE
        length = distance(inner, outer)
        a, b = lerp(inner, outer, plan.market_radius / length), lerp(inner, outer, 1 + reach / length)
        b = lerp(b, a, (plan.market_radius + reach) / distance(a, b))
        (x, y), (x1, y1) = ((x * unit, y * unit) for x, y in (a, b))
        pygame.draw.aaline(table, (116, 84, 50), (x, y), (x1, y1))
        pygame.draw.aaline(table, (250, 240, 214), (x + 1, y + 1), (x1 + 1, y1 + 1))
