"""The cathedral's stone: lit from one side like all things, its walls higher than the floor between them."""

from __future__ import annotations

from math import cos, radians, sin

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS
from game.table.city import masonry
from game.table.city.camera import Camera
from game.table.city.plan import CityPlan
from game.table.city.shapes import Point, bounds, distance, lerp

SIZE = (640, 480)
PLAIN = (200, 190, 170)
COUNTS = (3, 4, 5)


def built(players: int, view: Rect | None = None) -> tuple[CityPlan, Camera, Surface]:
    """Return a plain map on which only the cathedral is built, and what leads from the plane to it."""
    plan = CityPlan(COLOURS[:players], COLOURS[0])
    camera = Camera(view or Rect(20, 20, 600, 440), bounds(plan.nave.nodes))
    leaf = Surface(SIZE)
    leaf.fill(PLAIN)
    for _ in masonry.build(leaf, plan, camera, SIZE, window_of(plan)):
        pass
    return plan, camera, leaf


def window_of(plan: CityPlan) -> tuple[Point, float]:
    return plan.nave.centre, plan.nave.rose_radius * 0.6


def brightness(camera: Camera, leaf: Surface, at: Point) -> float:
    """Return the mean of the channels round a point of the plane."""
    x, y = map(round, camera.to_screen(at))
    return sum(pygame.transform.average_color(leaf, Rect(x - 1, y - 1, 3, 3))[:3]) / 3


def round_window(plan: CityPlan, degrees: float, share: float) -> Point:
    """Return a point ``share`` radii from the window's middle, clockwise from the right."""
    (x, y), radius = window_of(plan)
    turn = radians(degrees)
    return x + radius * share * cos(turn), y + radius * share * sin(turn)


@pytest.mark.parametrize("players", COUNTS)
def test_mouldings_are_lit_from_the_upper_left(players: int) -> None:
    plan, camera, leaf = built(players)
    lit, shaded = (brightness(camera, leaf, round_window(plan, turn, 1.47)) for turn in (-130, 50))
    assert lit > shaded + 40, "the outer edge of the arches looks outwards"
    near, far = (brightness(camera, leaf, round_window(plan, turn, 1.03)) for turn in (-130, 50))
    assert far > near + 40, "the slope to the glass looks inwards"


@pytest.mark.parametrize("players", COUNTS)
def test_walls_are_brighter_than_the_floor_and_cast_their_shadow_on_the_street(players: int) -> None:
    plan, camera, leaf = built(players)
    nodes = plan.nave.nodes
    lower = max(range(players), key=lambda k: nodes[k][1] + nodes[(k + 1) % players][1])
    a, b = nodes[lower], nodes[(lower + 1) % players]
    foot = lerp(a, b, 0.52)
    away = distance(foot, plan.nave.centre)

    def inwards(units: float) -> Point:
        return lerp(foot, plan.nave.centre, units / away)

    wall, floor = (brightness(camera, leaf, inwards(plan.lane + units)) for units in (4.5, 20.0))
    assert wall > floor + 20
    street, clear = (brightness(camera, leaf, inwards(plan.lane - units)) for units in (2.0, 16.0))
    assert street < clear - 40


def test_a_map_that_does_not_show_the_cathedral_stays_as_it_is() -> None:
    leaf = built(4, Rect(2000, 2000, 600, 440))[2]
    assert {leaf.get_at((x, y))[:3] for x in range(0, 640, 40) for y in range(0, 480, 40)} == {PLAIN}


@pytest.mark.parametrize("players", COUNTS)
def test_every_corner_has_a_turret_with_a_gilded_top(players: int) -> None:
    plan, camera, leaf = built(players)
    for node in plan.nave.nodes:
        reach = (plan.market_radius + 19) / distance(node, plan.nave.centre)
        x, y = map(round, camera.to_screen(lerp(node, plan.nave.centre, reach)))
        red, _, blue = leaf.get_at((x, y))[:3]
        assert red > blue + 60
