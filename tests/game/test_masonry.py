"""The square in front of the cathedral: its walls are higher than the floor between them, with turrets."""

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS
from game.table.map.plan import CityPlan
from game.table.map.shapes import Point, distance, lerp
from sprites.make.city import masonry

PLAIN = (200, 190, 170)
COUNTS = (3, 4, 5)
UNIT = 1.5
"""The pixels of a plane unit."""


def built(players: int) -> tuple[CityPlan, Surface]:
    """Return a plain map on which only the cathedral is built."""
    plan = CityPlan(COLOURS[:players], COLOURS[0])
    leaf = Surface((round(plan.size[0] * UNIT), round(plan.size[1] * UNIT)))
    leaf.fill(PLAIN)
    masonry.build(leaf, plan, UNIT)
    return plan, leaf


def brightness(leaf: Surface, at: Point) -> float:
    """Return the mean of the channels round a point of the plane."""
    x, y = round(at[0] * UNIT), round(at[1] * UNIT)
    return sum(pygame.transform.average_color(leaf, Rect(x - 1, y - 1, 3, 3))[:3]) / 3


@pytest.mark.parametrize("players", COUNTS)
def test_walls_are_brighter_than_the_floor_and_cast_their_shadow_on_the_street(players: int) -> None:
    plan, leaf = built(players)
    nodes = plan.nave.nodes
    lower = max(range(players), key=lambda k: nodes[k][1] + nodes[(k + 1) % players][1])
    a, b = nodes[lower], nodes[(lower + 1) % players]
    foot = lerp(a, b, 0.52)
    away = distance(foot, plan.nave.centre)

    def inwards(units: float) -> Point:
        return lerp(foot, plan.nave.centre, units / away)

    wall, floor = (brightness(leaf, inwards(plan.lane + units)) for units in (4.5, 20.0))
    assert wall > floor + 20
    street, clear = (brightness(leaf, inwards(plan.lane - units)) for units in (2.0, 16.0))
    assert street < clear - 40


@pytest.mark.parametrize("players", COUNTS)
def test_every_corner_has_a_turret_with_a_gilded_top(players: int) -> None:
    plan, leaf = built(players)
    for node in plan.nave.nodes:
        reach = (plan.market_radius + 19) / distance(node, plan.nave.centre)
        x, y = (round(way * UNIT) for way in lerp(node, plan.nave.centre, reach))
        red, _, blue = leaf.get_at((x, y))[:3]
        assert red > blue + 60
