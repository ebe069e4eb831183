"""The painting of the title: it moves, it comes to rest, and nothing moves where the menu is."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.screens.title.title_pictures import painting, place_of
from game.ui.theme import Look
from tests.game.window import Window

Open = Callable[..., Window]


def drawn(window: Window, seconds: float) -> int:
    """Let time pass; return in how many frames something was drawn."""
    return sum(window.app.frame(1 / 60) for _ in range(round(seconds * 60)))


def test_the_painting_moves_and_rests_when_nobody_touches_anything(open_window: Open) -> None:
    window = open_window()
    window.advance(2)
    first = window.picture()
    assert 0 < drawn(window, 4) < 4 * 20
    assert window.picture() != first
    window.advance(16)
    assert drawn(window, 1) == 0
    window.move_to("Settings")
    assert drawn(window, 1) > 5


def test_the_painting_stands_still_with_less_motion(open_window: Open) -> None:
    window = open_window(reduced_motion=True)
    window.advance(2)
    assert drawn(window, 2) == 0


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("size", [(1280, 720), (800, 1000), (2560, 1080)], ids=str)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_nothing_moves_where_the_menu_and_the_name_are(
    open_window: Open, size: tuple[int, int], text_scale: float
) -> None:
    window = open_window(size, text_scale=text_scale)
    window.advance(2)
    scene, surface = window.scene, window.app.display.surface
    places = [control.place for control in scene.controls] + [scene._lettering]  # type: ignore[attr-defined]
    parts = [surface.subsurface(place.clip(surface.get_rect())) for place in places]
    before = [pygame.image.tobytes(part, "RGB") for part in parts]
    window.advance(5)
    assert [pygame.image.tobytes(part, "RGB") for part in parts] == before


def test_the_moon_shines_into_the_air_and_keeps_its_face(open_window: Open) -> None:
    open_window()
    size, free = (1840, 820), 1200
    face, place = painting(Look(1.0, 1.0), size, free), place_of(size, free)

    def light(x: float, y: float) -> float:
        return sum(pygame.transform.average_color(face, place.rect(x, y, 6, 6))[:3])

    sky = light(460, 180)
    assert light(357, 110) > sky + 75
    assert light(318, 135) < light(280, 150) < 700  # there are spots on it
