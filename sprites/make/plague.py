"""The plague sign: a skull and a rat in a cloud of ink, stamped over a borough that is struck."""

import math
import random

from sprites.make.geometry import Outline, ellipse, smooth
from sprites.make.icons import plague as skull
from sprites.make.icons import rat
from sprites.make.palette import DANGER, darker, lighter
from sprites.make.sheet import Sheet

WIDTH, HEIGHT = 320, 300
CENTRE = (160.0, 150.0)
RX, RY = 126.0, 118.0
SPLASHES = (14, 62, 97, 128, 171, 203, 240, 287, 330)
"""The directions of the splashes from the cloud, in degrees."""


def draw() -> None:
    """Write the sign."""
    sheet = Sheet(WIDTH, HEIGHT, "plague")
    _cloud(sheet)
    for picture, x, y, scale in ((skull, 97, 36, 1.26), (rat, 91, 128, 1.4)):
        sheet.open(f"translate({x} {y}) scale({scale})")
        picture(sheet)
        sheet.close()
    sheet.save("pieces/plague.svg")


def _cloud(sheet: Sheet) -> None:
    """Draw spilt ink: a cloud with a red rim against the dark ground, and drops beyond its splashes."""
    chance = random.Random("ink of the plague")
    blot, drops = _blot(chance), [_drop(chance, math.radians(turn)) for turn in SPLASHES]
    closed = [[*shape, shape[0]] for shape in (blot, *drops)]
    sheet.lines(*closed, width=15, paint=darker(DANGER, 0.6), opacity=0.55)
    sheet.lines(*closed, width=7, paint=lighter(DANGER, 0.08))
    sheet.fill(*drops, paint=lighter(DANGER, 0.08))
    sheet.fill(blot, paint=sheet.radial(CENTRE, 140, (0, "#4A1711"), (0.6, "#200B09"), (1, "#0F0605")))


def _blot(chance: random.Random) -> Outline:
    """Return the cloud's outline: billows, and slender splashes of different lengths."""
    waves = [(n, chance.uniform(0, math.tau), 0.16 / n) for n in (3, 5, 8, 11)]
    reaches = {turn: chance.uniform(0.08, 0.2) for turn in SPLASHES}
    points = []
    for degree in range(0, 360, 2):
        angle = math.radians(degree)
        out = 0.88 + sum(size * math.sin(n * angle + shift) for n, shift, size in waves)
        for turn, reach in reaches.items():
            off = (degree - turn + 180) % 360 - 180
            out += reach * math.exp(-((off / 4.2) ** 2))
        points.append((CENTRE[0] + RX * out * math.cos(angle), CENTRE[1] + RY * out * math.sin(angle)))
    return smooth(points, closed=True, steps=2)


def _drop(chance: random.Random, angle: float) -> Outline:
    """Return a drop beyond a splash."""
    away, size = chance.uniform(1.1, 1.15), chance.uniform(1.0, 4.5)
    return ellipse(CENTRE[0] + RX * away * math.cos(angle), CENTRE[1] + RY * away * math.sin(angle), size)
