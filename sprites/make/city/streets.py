"""Streets, markets and the wall, in ink. What has the colour of a borough stays white."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, pi, sin
from random import Random

from game.table.map.plan import PERIMETER_MARKETS, Borough, CityPlan
from game.table.map.shapes import Point, Polygon, beside, distance, lerp
from game.table.map.walls import (
    BASTION,
    RIM,
    TOWER,
    WALL_INNER,
    WALL_OUTER,
    bastions,
    borders,
    outside,
    towers,
)
from game.ui.palette import RGB
from sprites.make.city.ink import SEPIA, WHITE, Sheet

_FAINT: RGB = (150, 122, 88)


def draw_wall(sheet: Sheet, plan: CityPlan, borough: Borough, chance: Random) -> None:
    """Draw the wall along the outer edge, with its towers and battlements."""
    inner = outside(borough, plan.lane + WALL_INNER)
    outer = outside(borough, plan.lane + WALL_OUTER)
    sheet.fill(inner + outer[::-1], WHITE)
    radius = plan.market_radius
    for x, y in bastions(borough):
        sheet.disc((x, y), radius + BASTION - 1, WHITE)
        sheet.ring((x, y), radius + BASTION - 1, 1.5, SEPIA, chance)
    sheet.stroke(inner, 1.0, SEPIA, chance, wobble=0.35)
    sheet.stroke(outer, 1.7, SEPIA, chance, wobble=0.35)
    _battlements(sheet, inner, outer, chance)
    radius += 3
    for x, y in bastions(borough):
        sheet.disc((x, y), radius, WHITE)
    for at in towers(borough, plan.lane):
        sheet.disc(at, TOWER, WHITE)
        sheet.ring(at, TOWER, 1.4, SEPIA, chance)
        sheet.ring(at, 4.2, 0.8, SEPIA, chance)


def draw_border(sheet: Sheet, plan: CityPlan, borough: Borough, chance: Random) -> None:
    """Draw a line on the borough's own side of the surrounding streets."""
    for near, far in borders(plan, borough):
        sheet.fill(near + far[::-1], WHITE)
        sheet.stroke(near, 0.5, SEPIA, chance, wobble=0.2)
        sheet.stroke(far, 0.5, SEPIA, chance, wobble=0.2)


def _battlements(sheet: Sheet, inner: Polygon, outer: Polygon, chance: Random) -> None:
    gone = 0.0
    for (a, b), (c, d) in zip(pairwise(inner), pairwise(outer), strict=True):
        gone += distance(c, d)
        if gone >= 8.5:
            gone = 0.0
            sheet.tick(lerp(c, a, 0.05), lerp(c, a, chance.uniform(0.42, 0.55)), 0.8, SEPIA)
            middle = lerp(b, d, 0.3)
            sheet.tick(lerp(middle, b, 0.3), middle, 0.6, SEPIA)


def draw_lane(sheet: Sheet, plan: CityPlan, line: Polygon, chance: Random) -> None:
    """Draw wheel ruts and small stones in the street along a line."""
    length = sum(distance(a, b) for a, b in pairwise(line))
    for side in (-0.34, 0.34):
        rut = beside(line, side * plan.lane)
        sheet.stroke(rut, 0.5, (206, 186, 150), chance, wobble=0.7, least=0.4)
    for _ in range(int(length / 5)):
        a, b = _somewhere(line, chance)
        sheet.dot((a + chance.uniform(-0.7, 0.7) * plan.lane, b + chance.uniform(-0.7, 0.7) * plan.lane),
                  chance.uniform(0.3, 0.6), (196, 172, 132))  # fmt: skip


def draw_market(sheet: Sheet, plan: CityPlan, market: str, chance: Random) -> None:
    """Draw a market: a round cobbled square with a rim."""
    at, radius = plan.point(market), plan.market_radius
    sheet.disc(at, radius, WHITE)
    sheet.ring(at, radius, 1.3, SEPIA, chance)
    sheet.disc(at, radius - RIM, (250, 240, 222))
    sheet.ring(at, radius - RIM, 0.9, SEPIA, chance)
    for turn, share in enumerate((0.78, 0.6, 0.42, 0.24)):
        ring = (radius - 4) * share
        count = max(6, int(2 * pi * ring / 5.2))
        for i in range(count):
            angle = 2 * pi * (i + 0.5 * (turn % 2)) / count
            spot = (at[0] + ring * cos(angle), at[1] + ring * sin(angle))
            sheet.dot(spot, 0.85, (190, 165, 128))
    if market.split(".")[1] in PERIMETER_MARKETS:
        _stalls(sheet, at, radius, chance)


def draw_market_street(sheet: Sheet, plan: CityPlan, borough: Borough) -> None:
    """Pave the long market place on both sides of the centre market with cobbles."""
    for end in (0, -1):
        corner = borough.edge[end]
        shares = [
            distance(borough.centre, leave) / distance(borough.centre, corner)
            for i, leave in enumerate(borough.leaves)
            if i not in (1, 6) and _same_way(borough.centre, corner, leave)
        ]
        length = max(shares, default=0.0)
        if length <= 0.02:
            continue
        last = lerp(borough.centre, corner, length)
        far = distance(borough.centre, last)
        for side in (-0.62, -0.2, 0.2, 0.62):
            here, there = beside((borough.centre, last), side * plan.lane)
            for i in range(int(far / 4)):
                sheet.dot(lerp(here, there, (i * 4 + i % 2 * 2) / far), 0.8, (198, 174, 136))


def _stalls(sheet: Sheet, at: Point, radius: float, chance: Random) -> None:
    start = chance.uniform(0, 2 * pi)
    for i in range(5):
        angle = start + 2 * pi * i / 5
        x, y = at[0] + (radius - 8) * cos(angle), at[1] + (radius - 8) * sin(angle)
        cloth = chance.choice(((214, 140, 110), (236, 206, 140), (160, 176, 190), (178, 190, 140)))
        half, tall = 4.0, 3.0
        box = ((x - half, y - tall), (x + half, y - tall), (x + half + 1, y + 1), (x - half - 1, y + 1))
        sheet.fill(box, cloth)
        sheet.stroke(box, 0.7, SEPIA, chance, closed=True, wobble=0.1)
        sheet.tick((x - half, y + 1), (x - half, y + 3.4), 0.7, SEPIA)
        sheet.tick((x + half, y + 1), (x + half, y + 3.4), 0.7, SEPIA)


def _somewhere(line: Polygon, chance: Random) -> Point:
    i = chance.randrange(len(line) - 1)
    return lerp(line[i], line[i + 1], chance.random())


def _same_way(centre: Point, corner: Point, leave: Point) -> bool:
    if distance(centre, leave) < 1:
        return False
    one = atan2(corner[1] - centre[1], corner[0] - centre[0])
    two = atan2(leave[1] - centre[1], leave[0] - centre[0])
    return abs((one - two + pi) % (2 * pi) - pi) < 0.05
