"""The frame round the focused thing."""

from math import cos, pi, sin

import pygame
import pytest
from pygame import SRCALPHA, Rect, Surface

from game.ui import focus_frame


def sampled(corners: list[tuple[float, float]], pieces: int) -> list[tuple[float, float]]:
    """A closed outline whose sides have ``pieces`` points each."""
    points = []
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        points += [(ax + (bx - ax) * k / pieces, ay + (by - ay) * k / pieces) for k in range(pieces)]
    return points


TRIANGLE = [(40.0, 40.0), (640.0, 70.0), (90.0, 340.0)]


@pytest.mark.parametrize("pieces", [2, 7, 60])
def test_a_straight_side_is_drawn_at_one_stroke(pieces: int) -> None:
    assert focus_frame.straightened(sampled(TRIANGLE, pieces)) == TRIANGLE
    pictures = []
    for outline in (TRIANGLE, sampled(TRIANGLE, pieces)):
        surface = Surface((700, 400), SRCALPHA)
        focus_frame.draw(surface, outline, 2.0)
        pictures.append(pygame.image.tobytes(surface, "RGBA"))
    assert pictures[0] == pictures[1]


def test_a_curve_stays_one() -> None:
    circle = [(300 + 200 * cos(2 * pi * k / 90), 300 + 200 * sin(2 * pi * k / 90)) for k in range(90)]
    assert len(focus_frame.straightened(circle)) > 40


def test_a_box_keeps_its_corners() -> None:
    box = Rect(10, 20, 300, 80)
    corners = [box.topleft, box.topright, box.bottomright, box.bottomleft]
    assert focus_frame.straightened(corners) == corners
