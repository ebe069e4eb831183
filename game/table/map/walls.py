"""The lines in the colours of boroughs: the wall round the city with its bastions and towers, and borders."""

from __future__ import annotations

from game.table.map.plan import Borough, CityPlan
from game.table.map.shapes import Point, Polygon, beside, distance, lerp

WALL_INNER, WALL_OUTER = 3.0, 14.0
"""Where the wall begins and ends, measured outwards from the edge of the outer streets, in plane units."""
TILE_EDGE = 18.0
"""How far the parchment extends beyond the edge of the outer streets, in plane units."""
BASTION = 8.0
"""How much larger a bastion's radius is than that of its market, in plane units."""
TOWER = 7.5
"""The radius of a tower, in plane units."""
RIM = 4.2
"""How wide the rim of a market is, in plane units."""


def outside(borough: Borough, away: float) -> Polygon:
    """Return the borough's outer edge moved ``away`` plane units outwards, from corner 2 to corner 7."""
    return beside(borough.edge, -away)


def bastions(borough: Borough) -> list[Point]:
    """Return the points of the outer edge with a market, each of which has a bastion of the wall round it."""
    return [borough.corners[i] for i in (1, 2, 4, 6)]


def towers(borough: Borough, lane: float) -> list[Point]:
    """Return the middles of the towers on the wall; ``lane`` is half the width of a street."""
    reach = lane + (WALL_INNER + WALL_OUTER) / 2
    spots = borough.corners[3], borough.corners[5]
    return [lerp(spot, borough.centre, -reach / distance(borough.centre, spot)) for spot in spots]


def borders(plan: CityPlan, borough: Borough) -> list[tuple[Polygon, Polygon]]:
    """Return both edges of the lines on the borough's own side of its inner streets."""
    found, corners = [], borough.corners
    for a, b in ((corners[0], corners[1]), (corners[6], corners[7]), (corners[7], corners[0])):
        share = plan.market_radius / distance(a, b)
        line = lerp(a, b, share), lerp(b, a, share)
        found.append((beside(line, plan.lane * 0.28), beside(line, plan.lane * 0.28 + 3.4)))
    return found


def bands(plan: CityPlan) -> list[Polygon]:
    """Return the bands round the cathedral's floor, from the lower borough's clockwise."""
    found, nodes = [], plan.nave.nodes
    for place, right in enumerate(nodes):
        left = nodes[(place + 1) % len(nodes)]
        share = (plan.market_radius + 7) / distance(right, left)
        a, b = lerp(right, left, share), lerp(right, left, 1 - share)
        found.append(beside((a, b), plan.lane + 1.2) + beside((b, a), -plan.lane - 4.6))
    return found
