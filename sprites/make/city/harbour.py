"""The harbours: water with ripples, and the wooden jetty of the rat track with its ten berths."""

from __future__ import annotations

from itertools import pairwise
from math import sin
from random import Random

from game.table.city.harbour import PLANK, PLANK_DARK
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Polygon, bounds, inside, square
from game.ui.palette import DANGER, RGB, mix
from sprites.make.city.ink import SEPIA, Sheet

_DANGEROUS = 0.76
"""How far the planks of the last berth are red."""
_RIPPLE: RGB = (96, 132, 156)
_STAND: RGB = (150, 120, 88)
"""The wood beneath the plate with the rat's number."""


def jetties(plan: CityPlan, borough: str) -> list[Polygon]:
    """Return the outlines of a harbour's berths and of the stand of its plate."""
    harbour = plan.harbour(borough)
    return [_box(*harbour.plate), *(square(berth, harbour.pitch / 2) for berth in harbour.berths)]


def draw_harbour(sheet: Sheet, plan: CityPlan, borough: str, chance: Random) -> None:
    """Draw ripples on the water and the jetty on its posts."""
    outline = plan.outline(borough, "harbour")
    x, y, w, h = bounds(outline)
    step = 6.0
    row = 0
    top = y + step
    while top < y + h:
        left = x + (row % 2) * 7 + chance.uniform(0, 5)
        while left < x + w:
            length = chance.uniform(6, 11)
            line = tuple((left + length * i / 6, top + 1.1 * sin(i * 1.05)) for i in range(7))
            if chance.random() < 0.62 and inside(outline, line[0]) and inside(outline, line[-1]):
                sheet.stroke(line, 0.55, _RIPPLE, chance, wobble=0.2)
            left += length + chance.uniform(5, 14)
        top += step
        row += 1
    _draw_jetty(sheet, plan, borough, chance)


def _draw_jetty(sheet: Sheet, plan: CityPlan, borough: str, chance: Random) -> None:
    harbour = plan.harbour(borough)
    half = harbour.pitch * 0.5
    _draw_stand(sheet, harbour.plate, chance)
    for number, (x, y) in enumerate(harbour.berths):
        low = half * 0.96
        sheet.fill(
            ((x - low, y + low), (x + low, y + low), (x + low, y + low + 3), (x - low, y + low + 3)),
            (120, 92, 64),
        )
        danger = number == 9
        planks = 4
        for i in range(planks):
            left = x - half + i * harbour.pitch / planks
            right = left + harbour.pitch / planks
            colour = PLANK if (i + number) % 2 else PLANK_DARK
            if danger:
                colour = mix(colour, DANGER, _DANGEROUS)
            colour = mix(colour, (255, 255, 255), chance.uniform(0.0, 0.12))
            board = ((left, y - half), (right, y - half), (right, y + half), (left, y + half))
            sheet.fill(board, colour)
            sheet.tick((right, y - half), (right, y + half), 0.4, (132, 98, 64))
        sheet.stroke(square((x, y), half), 1.0, SEPIA, chance, closed=True, wobble=0.25)
        for nail in square((x, y), half - 2):
            sheet.dot(nail, 0.8, SEPIA)
    _draw_arrows(sheet, plan, borough)


def _draw_stand(sheet: Sheet, plate: Box, chance: Random) -> None:
    """Draw the planks on which the plate with the rat's number stands."""
    x, y, width, height = plate
    sheet.fill(_box(x, y + height, width, 3), (120, 92, 64))
    planks = 5
    for i in range(planks):
        top = y + height * i / planks
        colour = mix(PLANK_DARK, _STAND, chance.uniform(0.4, 0.6))
        sheet.fill(_box(x, top, width, height / planks), colour)
        sheet.tick((x, top), (x + width, top), 0.4, (132, 98, 64))
    sheet.stroke(_box(*plate), 1.0, SEPIA, chance, closed=True, wobble=0.25)
    for nail in _box(x + 2, y + 2, width - 4, height - 4):
        sheet.dot(nail, 0.8, SEPIA)


def _box(x: float, y: float, width: float, height: float) -> Polygon:
    """Return an upright box as an outline."""
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def _draw_arrows(sheet: Sheet, plan: CityPlan, borough: str) -> None:
    """Draw small arrows between successive berths, in the direction of the rat track."""
    berths = plan.harbour(borough).berths
    for (ax, ay), (bx, by) in pairwise(berths):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        dx, dy = (bx - ax) * 0.09, (by - ay) * 0.09
        tip, wing = (mx + dx, my + dy), (dy * 0.9, -dx * 0.9)
        sheet.fill(
            (tip, (mx - dx + wing[0], my - dy + wing[1]), (mx - dx - wing[0], my - dy - wing[1])), SEPIA
        )
