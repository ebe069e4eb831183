"""Prestige, alike wherever it is seen: an octagon with a golden rim, ivory, and a rose at its back."""

import math

from sprites.make.geometry import Outline, ellipse, line, polygon
from sprites.make.glyphs import number
from sprites.make.palette import INK, darker, lighter
from sprites.make.sheet import Sheet
from sprites.make.signs import star_shape

GOLD, IVORY = "#D9A63A", "#F3E6C4"


def draw() -> None:
    """Write the tokens: one for each worth, the blank one and the back, which is the same for all."""
    for value in (1, 3, 5, 10):
        sheet = Sheet(100, 100, f"prestige {value}")
        _octagon(sheet, IVORY)
        sheet.nib(*number(str(value), 50, 50, 46 if value < 10 else 38), width=9, paint=INK)
        sheet.save(f"pieces/prestige_{value}.svg")
    sheet = Sheet(100, 100, "prestige")
    _octagon(sheet, IVORY)
    sheet.save("pieces/prestige.svg")
    sheet = Sheet(100, 100, "prestige back")
    _octagon(sheet, GOLD)
    _rose(sheet)
    sheet.save("pieces/prestige_back.svg")


def icon(sheet: Sheet) -> None:
    """Draw prestige of no number: the token with a star."""
    _octagon(sheet, IVORY, 5)
    sheet.fill(star_shape(50, 51, 29, 12.5, 5), paint=INK)


def _octagon(sheet: Sheet, ground: str, edge: float = 3) -> None:
    """Draw a bevelled rim of gold round a ``ground``, with an ``edge`` of ink."""
    outer, field = (polygon(50, 50, radius, 8, 22.5) for radius in (48, 39))
    sheet.fill(outer, paint=GOLD)
    for k in range(8):
        quad = [outer[k], outer[k + 1], field[k + 1], field[k]]
        facing = math.atan2((quad[0][1] + quad[1][1]) / 2 - 50, (quad[0][0] + quad[1][0]) / 2 - 50)
        light = -math.cos(facing - math.radians(45))
        sheet.fill(quad, paint=lighter(GOLD, 0.5 * light) if light > 0 else darker(GOLD, -0.45 * light))
    lit = sheet.radial((42, 40), 46, (0, lighter(ground, 0.35)), (1, darker(ground, 0.1)))
    sheet.fill(field, paint=lit)
    sheet.pen([*field, field[0]], width=edge * 0.6, wobble=0.2)
    sheet.pen([*outer, outer[0]], width=edge, wobble=0.3)


def _rose(sheet: Sheet) -> None:
    """Draw a rose of twelve petals."""

    def at(radius: float, turn: float) -> tuple[float, float]:
        return 50 + radius * math.cos(turn), 50 + radius * math.sin(turn)

    deep = darker(GOLD, 0.62)
    petals: list[Outline] = [ellipse(*at(25, math.tau * k / 12), 5.2) for k in range(12)]
    spokes = [line(at(9, t), at(19, t)) for t in (math.tau * (k + 0.5) / 12 for k in range(12))]
    sheet.lines(*petals, ellipse(50, 50, 33), *spokes, width=2.2, paint=deep)
    sheet.fill(ellipse(50, 50, 7.5), paint=deep)
