"""The plague sign: a skull pressed into spilt red wax, set on a borough that is struck."""

import math
import random

from sprites.make.geometry import Outline, ellipse, outlines, scaled, smooth
from sprites.make.palette import darker, lighter
from sprites.make.sheet import Sheet

WAX = "#9E2019"
SIDE = 240
CENTRE = (120.0, 120.0)
RADIUS, PRESSED = 94.0, 74.0
RUNS = {12: 0.07, 58: 0.05, 104: 0.13, 172: 0.09, 222: 0.05, 298: 0.1}
"""Where the wax ran out beyond the seal, in degrees, and how far, as a share of its radius."""
DROPS = ((172, 1.17, 4.5), (36, 1.13, 5.0), (298, 1.19, 3.0))
"""Drops beyond it: direction in degrees, distance as a share of the radius, and size."""
SKULL = (
    "M50 6 C76 6 90 24 88 46 C87 58 80 62 76 66 L74 76 L70 78 L68 95 L32 95 L30 78 L26 76 "
    "L24 66 C20 62 13 58 12 46 C10 24 24 6 50 6 Z"
)


def draw() -> None:
    """Write the sign."""
    sheet = Sheet(SIDE, SIDE, "plague")
    chance = random.Random("wax of the plague")
    blob = _blob(chance)
    drops = [
        ellipse(*_at(math.radians(turn), away * RADIUS), size, size * chance.uniform(0.8, 1))
        for turn, away, size in DROPS
    ]
    for grow in (9, 6, 3):  # the shadow on the board, away from the candle
        sheet.lines(_closed(_moved(blob, 4, 7)), width=grow * 2, paint="#0A0403", opacity=0.16)
    sheet.fill(_moved(blob, 4, 7), *(_moved(drop, 2, 3) for drop in drops), paint="#0A0403", opacity=0.5)
    sheet.fill(blob, *drops, paint=darker(WAX, 0.62))
    rise = scaled(blob, 0.975, CENTRE[0] - 20, CENTRE[1] - 24)
    sheet.fill(
        rise,
        *(scaled(drop, 0.8, *drop[0]) for drop in drops),
        paint=sheet.radial(
            (80, 66),
            190,
            (0, lighter(WAX, 0.42)),
            (0.32, lighter(WAX, 0.12)),
            (0.7, WAX),
            (1, darker(WAX, 0.4)),
        ),
    )
    sheet.lines(_lit_side(blob), width=3.4, paint=lighter(WAX, 0.7), opacity=0.75)
    _press(sheet)
    _skull(sheet)
    sheet.save("pieces/plague.svg")


def _blob(chance: random.Random) -> Outline:
    """Return the outline of the wax: nearly round, with runs of different lengths."""
    waves = [(n, chance.uniform(0, math.tau), 0.05 / n) for n in (2, 3, 5, 7)]
    points = []
    for degree in range(0, 360, 4):
        angle = math.radians(degree)
        out = 1 + sum(size * math.sin(n * angle + shift) for n, shift, size in waves)
        for turn, reach in RUNS.items():
            off = (degree - turn + 180) % 360 - 180
            out += reach * math.exp(-((off / 14) ** 2))
        points.append(_at(angle, RADIUS * out))
    return smooth(points, closed=True, steps=2)


def _press(sheet: Sheet) -> None:
    """Draw the disc that the stamp pressed down: dark where the candle's light doesn't fall."""
    x, y = CENTRE
    sheet.fill(ellipse(x - 1.5, y - 2, PRESSED + 2), paint=darker(WAX, 0.58))
    sheet.fill(ellipse(x + 2.5, y + 3, PRESSED), paint=lighter(WAX, 0.34))
    sheet.fill(
        ellipse(x + 0.5, y + 1, PRESSED - 1),
        paint=sheet.radial(
            (x + 22, y + 26),
            PRESSED * 1.7,
            (0, darker(WAX, 0.06)),
            (0.6, darker(WAX, 0.3)),
            (1, darker(WAX, 0.5)),
        ),
    )


def _skull(sheet: Sheet) -> None:
    """Draw the skull in relief: lit from the upper left, its hollows in shadow."""
    sheet.open("translate(55 50) scale(1.3)")
    skull = outlines(SKULL)[0]
    hollows = (ellipse(33, 46, 12, 13), ellipse(67, 46, 12, 13), outlines("M50 56 L58 70 L42 70 Z")[0])
    sheet.fill(_moved(skull, 3.4, 4.2), paint=darker(WAX, 0.72))
    sheet.fill(_moved(skull, -1.4, -1.6), paint=lighter(WAX, 0.86))
    sheet.fill(
        skull,
        paint=sheet.linear((22, 10), (82, 92), (0, "#F3C9B4"), (0.5, "#E39A82"), (1, lighter(WAX, 0.3))),
    )
    sheet.fill(*hollows, paint="#2A0906")
    sheet.fill(*(_moved(scaled(h, 0.8, *_middle(h)), 1.6, 2) for h in hollows), paint="#4A120C")
    teeth = ([(x, 80.0), (x, 93.0)] for x in (40, 50, 60))
    sheet.lines(*teeth, width=3.4, paint="#2A0906")
    sheet.close()


def _at(angle: float, away: float) -> tuple[float, float]:
    return CENTRE[0] + away * math.cos(angle), CENTRE[1] + away * math.sin(angle)


def _moved(shape: Outline, x: float, y: float) -> Outline:
    return [(px + x, py + y) for px, py in shape]


def _closed(shape: Outline) -> Outline:
    return [*shape, shape[0]]


def _middle(shape: Outline) -> tuple[float, float]:
    return sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)


def _lit_side(blob: Outline) -> Outline:
    """Return the stretch of the wax's edge that faces the candle, a little inside it."""
    inner = scaled(blob, 0.93, *CENTRE)
    count = len(inner)
    return inner[round(count * 0.53) : round(count * 0.75)]
