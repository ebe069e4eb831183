"""Finds where houses and greenery may stand in the areas of the city: along the streets, and between them.

The program leaves out those that would stand on a picture, a name or cubes.
"""

from __future__ import annotations

from math import hypot
from random import Random

from engine import SECTORS
from game.table.city.buildings import Houses
from game.table.city.houses import Thing
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Chords, Point, Polygon, bounds


def houses(plan: CityPlan, borough: str, area: str) -> Houses:
    """Return all that may stand in an area."""
    chance = Random(f"{SECTORS.index(area)} {plan.place(borough)}")
    outline, chords = plan.outline(borough, area), plan.chords(borough, area)
    unit = plan.cube * 0.8
    things: list[Thing] = []
    _line_up(outline, chords, unit, 0, area, things, chance)
    along = tuple(things)
    _line_up(outline, chords, unit, 1, area, things, chance)
    _scatter(chords, bounds(outline), unit, area, things, chance)
    return Houses(along, tuple(things[len(along) :]))


def _fits(chords: Chords, at: Point, width: float, height: float) -> bool:
    return chords.holds((at[0] - width / 2, at[1] - height, width, height))


def _line_up(
    outline: Polygon,
    chords: Chords,
    unit: float,
    row: int,
    area: str,
    things: list[Thing],
    chance: Random,
) -> None:
    """Add a row of houses along the streets; each further ``row`` lies behind the previous one, with gaps."""
    count = len(outline)
    gone = 0.0
    for i in range(count):
        (ax, ay), (bx, by) = outline[i], outline[(i + 1) % count]
        step = hypot(bx - ax, by - ay)
        gone += step
        if gone < 2.0:
            continue
        length = step or 1.0
        # The inside of a clockwise outline is to its right.
        nx, ny = -(by - ay) / length, (bx - ax) / length
        size = unit * chance.uniform(0.82, 1.12)
        green = area == "park" or chance.random() < (0.3 if area in ("hospital", "cloister") else 0.14)
        if row and chance.random() < 0.10 * row:
            gone = -size * 0.6
            continue
        tall = size * 0.9
        away = size * 0.62 if abs(ny) < 0.6 else (size * 0.18 if ny < 0 else tall + size * 0.12)
        away += row * size * 1.12
        at = (ax + nx * away, ay + ny * away)
        if abs(ny) < 0.6:
            at = (at[0], at[1] + tall * 0.4)
        if not _fits(chords, at, size * 1.04, tall):
            continue
        if any(abs(at[0] - t.x) < size * 0.86 and abs(at[1] - t.y) < tall * 0.56 for t in things):
            continue
        things.append(Thing(at[1], at[0], "tree" if green else "house", size))
        gone = 0.0


def _scatter(
    chords: Chords,
    box: Box,
    unit: float,
    area: str,
    things: list[Thing],
    chance: Random,
) -> None:
    x, y, w, h = box
    tries = int(w * h / (unit * unit) * 1.3)
    leafy = {"park": 0.8, "cloister": 0.34, "hospital": 0.34, "residence": 0.22}.get(area, 0.12)
    built = 0.0 if area == "park" else 0.14
    for _ in range(tries):
        at = (x + chance.random() * w, y + chance.random() * h)
        size = unit * chance.uniform(0.55, 0.9)
        if not _fits(chords, at, size * 1.3, size * 1.1):
            continue
        if any(abs(at[0] - t.x) < size * 1.3 and abs(at[1] - t.y) < size * 1.1 for t in things):
            continue
        roll = chance.random()
        kind = "tree" if roll < leafy else "house" if roll < leafy + built else "tuft"
        things.append(Thing(at[1], at[0], kind, size * (1.25 if kind == "house" else 1.0)))
