"""The cathedral in the city: its front stands on its floor, and its window is bright."""

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS
from game.table.city import cathedral
from game.table.map.nave import FRONT_FOOT
from game.table.map.plan import CityPlan
from game.table.map.zoom import Zoom
from game.table.pieces.tags import plaque_size
from game.table.places.found import furnish

SIDE = 200


def light(picture: Surface, part: Rect) -> float:
    """The mean of the channels of a part of a picture."""
    return sum(pygame.transform.average_color(picture, part)[:3]) / 3


def window(*cubes: tuple[str, int]) -> Surface:
    """The rose window with lamps behind its panes, cut out of its picture."""
    picture = cathedral.rose(SIDE, cubes)
    return picture.subsurface(Rect(0, 0, SIDE, SIDE).move_to(center=picture.get_rect().center))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("scale", [0.4, 0.8, 1.6])
def test_the_front_stands_on_the_floor_and_in_its_middle(players: int, scale: float) -> None:
    nave = CityPlan(COLOURS[:players], COLOURS[0]).nave
    chancel = furnish(nave, Zoom(scale, scale, 20))
    assert chancel.rose[0] == pytest.approx(nave.centre[0])
    assert chancel.rose[1] + chancel.radius * FRONT_FOOT <= max(y for _, y in nave.outline) + 0.1


@pytest.mark.parametrize(("players", "scale"), [(3, 0.73), (3, 1.1), (4, 0.8), (4, 1.1), (5, 0.78), (5, 1.1)])
def test_what_notre_dame_pays_is_read_before_the_front(players: int, scale: float) -> None:
    nave, zoom = CityPlan(COLOURS[:players], COLOURS[0]).nave, Zoom(scale, 1.0, 20, near=scale > 1)
    chancel = furnish(nave, zoom)
    width, height = (part / scale for part in plaque_size(8, zoom.figure, chancel.detail))
    (x, y), side = chancel.tag, zoom.side(nave.cube)
    assert x == pytest.approx(nave.centre[0])
    assert y - height / 2 > chancel.rose[1] + chancel.radius
    assert max(y for _, y in nave.outline) < y + height / 2 < nave.nodes[0][1] + nave.lane + 1
    for at in (spot for pile in chancel.piles for spot in pile):
        assert abs(at[0] - x) >= (width + side) / 2 - 1 or abs(at[1] - y) >= (height + side) / 2 - 1


def test_the_front_is_drawn_round_the_window() -> None:
    front = cathedral.front(SIDE)
    middle = front.get_width() // 2
    assert front.get_size() == (round(SIDE * cathedral.FRONT),) * 2
    inside, beside = (light(front, Rect(middle + x, middle, 4, 4)) for x in (SIDE // 3, round(SIDE * 0.56)))
    assert inside < 40
    assert beside > 150
    assert front.get_at((2, 2)).a == 0
    assert front.get_at((middle, round(middle + SIDE / 2 * FRONT_FOOT) - 2)).a == 255


def test_the_cathedral_is_lit_from_the_left_and_casts_a_soft_shadow_to_the_right() -> None:
    front = cathedral.front(SIDE)
    middle = front.get_width() / 2

    def at(across: float, down: float) -> Rect:
        """A spot of the picture, in radii of the window from its middle."""
        return Rect(0, 0, 4, 4).move_to(center=(middle + across * SIDE / 2, middle + down * SIDE / 2))

    left, right = (pygame.transform.average_color(front, at(across, 1.45))[3] for across in (-2.8, 2.6))
    assert left == 0
    assert 20 < right < 100
    tower, other, beside = (light(front, at(across, -0.6)) for across in (-1.99, 1.29, 2.1))
    west, east = (light(front, at(across, -1.7)) for across in (-0.2, 0.4))
    assert tower - 20 > other > beside + 20
    assert west > east + 30


def test_the_window_is_bright_by_day_and_most_in_its_middle() -> None:
    dark = Surface((SIDE, SIDE))
    dark.blit(window(), (0, 0))
    whole = dark.get_rect()
    assert light(dark, whole.inflate(-SIDE * 0.4, -SIDE * 0.4)) > 80
    assert light(dark, Rect(0, 0, 12, 12).move_to(center=whole.center)) > 160


@pytest.mark.parametrize("colour", COLOURS)
def test_a_lamp_makes_its_pane_brighter(colour: str) -> None:
    spot = Rect(0, 0, 6, 6).move_to(center=(SIDE // 2, round(SIDE * (200 - 84) / 400)))
    assert light(window((colour, 1)), spot) > light(window(), spot) + 40
