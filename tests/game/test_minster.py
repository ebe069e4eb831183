"""The cathedral in the city: its front stands on its floor, and its window is bright."""

import pygame
import pytest
from pygame import Rect, Surface

from engine import COLOURS
from game.table.city import cathedral
from game.table.map.nave import FRONT_FOOT
from game.table.map.plan import CityPlan
from game.table.map.zoom import Zoom
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


def test_the_front_is_drawn_round_the_window() -> None:
    front = cathedral.front(SIDE)
    middle = front.get_width() // 2
    assert front.get_size() == (round(SIDE * cathedral.FRONT),) * 2
    inside, beside = (light(front, Rect(middle + x, middle, 4, 4)) for x in (SIDE // 3, round(SIDE * 0.56)))
    assert inside < 40
    assert beside > 150
    assert front.get_at((2, 2)).a == 0
    assert front.get_at((middle, round(middle + SIDE / 2 * FRONT_FOOT) - 2)).a == 255


def test_the_front_has_depth_and_casts_its_shadow_to_the_lower_right() -> None:
    front = cathedral.front(SIDE)
    left, right = Rect(0, 0, 8, 8), Rect(0, 0, 8, 8)
    left.center, right.center = (60, 470), (500, 470)
    assert pygame.transform.average_color(front, left)[3] == 0
    assert pygame.transform.average_color(front, right)[3] > 50
    # The wall of each tower that looks to the right lies in the shade.
    for tower in (116, 444):
        lit, shaded = (light(front, Rect(x, 60, 4, 4)) for x in (tower - 28, tower + 48))
        assert shaded < lit - 30


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
