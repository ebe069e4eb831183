"""The cathedral's floor in ink, with a band for each borough on its side."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.table.city.plan import CityPlan
from game.table.city.shapes import Point, beside, distance, lerp
from game.ui.palette import RGB
from sprites.make.city.ink import Sheet, thin

_INK: RGB = (52, 44, 38)


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
