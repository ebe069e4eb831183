"""The harbours: water with ripples, and the wooden jetty, a quiet quay where no sign of rats hides it."""

from __future__ import annotations

from math import sin
from random import Random

from game.table.map.plan import CityPlan
from game.table.map.shapes import Polygon, bounds, inside
from game.ui.palette import RGB, mix
from sprites.make.city.ink import SEPIA, Sheet

_RIPPLE: RGB = (96, 132, 156)
PLANK: RGB = (208, 182, 146)
PLANK_DARK: RGB = (184, 152, 112)
_SEAM: RGB = (132, 98, 64)
"""The lines and nails between planks."""
_SHADE: RGB = (120, 92, 64)
_POST_WOOD: RGB = (94, 70, 48)
_PLANK_WIDTH, _POSTS = 8.0, 40.0
"""How wide planks are, and how far apart the posts of a jetty."""
_SIDE, _POST, _NAIL = 4.0, 5.0, 3.0
"""The height of a deck's side, the width of a post, and how far nails are from a deck's edge."""


def jetties(plan: CityPlan, borough: str) -> list[Polygon]:
    """Return the outline of a harbour's jetty."""
    return [_box(*plan.harbour(borough).jetty)]


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
    """Draw the deck of planks and the posts that carry it."""
    x, y, width, height = plan.harbour(borough).jetty
    deck = y + height - _SIDE
    posts = max(2, round(width / _POSTS))
    for at in range(posts + 1):
        middle = x + _POST + (width - 2 * _POST) * at / posts
        sheet.fill(_box(middle - _POST / 2, deck, _POST, 2 * _SIDE), _POST_WOOD)
    sheet.fill(_box(x, deck, width, _SIDE), _SHADE)
    planks = round(width / _PLANK_WIDTH)
    for i in range(planks):
        left, right = x + width * i / planks, x + width * (i + 1) / planks
        colour = mix(PLANK, PLANK_DARK, chance.uniform(0.0, 1.0))
        sheet.fill(_box(left, y, right - left, height - _SIDE), colour)
        sheet.tick((right, y), (right, deck), 0.4, _SEAM)
        for nail in (y + _NAIL, deck - _NAIL):
            sheet.dot(((left + right) / 2, nail), 0.5, _SEAM)
    sheet.stroke(_box(x, y, width, height - _SIDE), 1.0, SEPIA, chance, closed=True, wobble=0.25)


def _box(x: float, y: float, width: float, height: float) -> Polygon:
    """Return an upright box as an outline."""
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)
