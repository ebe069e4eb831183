"""The edge of the city: where its wall and its bastions stand."""

from __future__ import annotations

from game.table.city.plan import Borough
from game.table.city.shapes import Point, Polygon, beside

WALL_INNER, WALL_OUTER = 3.0, 14.0
"""Where the wall begins and ends, measured outwards from the edge of the outer streets, in plane units."""
TILE_EDGE = 18.0
"""How far the parchment extends beyond the edge of the outer streets, in plane units."""
BASTION = 8.0
"""How much larger a bastion's radius is than that of its market, in plane units."""


def outside(borough: Borough, away: float) -> Polygon:
    """Return the borough's outer edge moved ``away`` plane units outwards, from corner 2 to corner 7."""
    return beside(borough.edge, -away)


def bastions(borough: Borough) -> list[Point]:
    """Return the points of the outer edge with a market, each of which has a bastion of the wall round it."""
    return [borough.corners[i] for i in (1, 2, 4, 6)]
