"""Writes the plan of the city for the small map on phones, so that it shows the same city as the table.

The result is `game/phones/page/city.js`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine import COLOURS
from game.table.map.layouts import city_layouts
from game.table.map.plan import AREAS, CityPlan, Street
from game.table.map.shapes import Point, distance

FILE = Path(__file__).parents[2] / "game" / "phones" / "page" / "city.js"
_HEAD = """\
// The city of three, four or five boroughs as it lies on the table, for the small map of markets: written by
// `python -m sprites.make phone_city`. The boroughs come clockwise from the lower one.

"""
_WIDE = 400
_TALLER = 1.2  # a phone is held upright, and markets need room for a finger
_EDGE = 16  # from the outermost markets to the edge of the map
_CLEAR = 7  # from the rose window to the streets round the cathedral
_STRAIGHT = 0.4  # a corner nearer to the line between its neighbours is left out


def text() -> str:
    """Return the file."""
    cities = {count: _city(CityPlan(COLOURS[:count], COLOURS[0])) for count in city_layouts()}
    return f"{_HEAD}export const CITIES = {json.dumps(cities, separators=(',', ':'))};\n"


def draw() -> None:
    """Write the file."""
    FILE.write_text(text(), encoding="utf-8")


def _city(plan: CityPlan) -> dict[str, Any]:
    left, top, wide, high = plan.box
    scale = (_WIDE - 2 * _EDGE) / wide

    def at(point: Point) -> Point:
        x, y = (point[0] - left) * scale, (point[1] - top) * scale * _TALLER
        return round(x + _EDGE, 1), round(y + _EDGE, 1)

    def line(points: Sequence[Point]) -> str:
        return " ".join(f"{x:g},{y:g}" for x, y in _fewer([at(point) for point in points]))

    return {
        "size": [_WIDE, round(high * scale * _TALLER + 2 * _EDGE)],
        "nave": line([borough.corners[0] for borough in plan.boroughs.values()]),
        "rose": _rose(plan, at),
        "streets": [line(street.line) for street in plan.streets if _inside(street)],
        "boroughs": [
            {
                "wall": line(borough.edge),
                "areas": {area: line(wedge) for area, wedge in zip(AREAS, borough.wedges, strict=True)},
                "markets": {
                    market.split(".")[1]: at(plan.point(market))
                    for market in plan.markets
                    if market.startswith(f"{colour}.")
                },
            }
            for colour, borough in plan.boroughs.items()
        ],
    }


def _rose(plan: CityPlan, at: Callable[[Point], Point]) -> tuple[float, float, float]:
    """Return where the rose window lies in the cathedral, and its radius."""
    nave = [at(borough.corners[0]) for borough in plan.boroughs.values()]
    x, y = (sum(point[axis] for point in nave) / len(nave) for axis in (0, 1))
    nearest = min(_off((x, y), a, b) for a, b in zip(nave, nave[1:] + nave[:1], strict=True))
    return round(x, 1), round(y, 1), round(nearest - _CLEAR, 1)


def _inside(street: Street) -> bool:
    """Whether a street does not run along the wall."""
    return any(end.split(".")[1] in ("centre", "inner") for end in (street.a, street.b))


def _fewer(points: Sequence[Point]) -> list[Point]:
    """Return the line without corners that are hardly any."""
    kept = [points[0]]
    passed: list[Point] = []
    for point, after in pairwise(points[1:]):
        passed.append(point)
        if any(_off(one, kept[-1], after) > _STRAIGHT for one in passed):
            kept.append(point)
            passed = []
    return [*kept, points[-1]]


def _off(point: Point, a: Point, b: Point) -> float:
    """Return how far a point is from the line between two others."""
    (ax, ay), (bx, by), (x, y) = a, b, point
    return abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / max(distance(a, b), 1e-6)
