"""The cathedral's stone: lit from one side like all things, its walls higher than the floor between them."""

from __future__ import annotations

from math import cos, radians, sin

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS
from game.table.city.plan import CityPlan
from game.table.city.shapes import Point, distance, lerp
from sprites.make.city import masonry

PLAIN = (200, 190, 170)
COUNTS = (3, 4, 5)
UNIT, SIDE = 1.5, 240
"""The pixels of a plane unit, and the diameter of a rose window."""


def built(players: int) -> tuple[CityPlan, Surface]:
    """Return a plain map on which only the cathedral is built."""
    plan = CityPlan(COLOURS[:players], COLOURS[0])
    leaf = Surface((round(plan.size[0] * UNIT), round(plan.size[1] * UNIT)))
    leaf.fill(PLAIN)
    masonry.build(leaf, plan, UNIT)
    return plan, leaf


def brightness(leaf: Surface, at: Point, unit: float = UNIT) -> float:
    """Return the mean of the channels round a point of the plane."""
    x, y = round(at[0] * unit), round(at[1] * unit)
    return sum(pygame.transform.average_color(leaf, Rect(x - 1, y - 1, 3, 3))[:3]) / 3


def test_mouldings_are_lit_from_the_upper_left() -> None:
    arches = masonry.arches(SIDE, round(SIDE * 1.6))

    def round_window(degrees: float, share: float) -> Point:
        turn, middle = radians(degrees), arches.get_width() / 2
        return middle + SIDE / 2 * share * cos(turn), middle + SIDE / 2 * share * sin(turn)

    lit, shaded = (brightness(arches, round_window(turn, 1.47), 1.0) for turn in (-130, 50))
    assert lit > shaded + 40, "the outer edge of the arches looks outwards"
    near, far = (arches.get_at([round(x) for x in round_window(turn, 1.03)]) for turn in (-130, 50))
    assert sum(far[:3]) > sum(near[:3]) + 120, "the slope to the glass looks inwards"


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
