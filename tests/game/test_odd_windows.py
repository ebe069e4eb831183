"""Windows of shapes that nobody plays in: a picture of sensible proportions in them, and no memory eaten."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.program import RealTables
from game.decisions.targets import CARD
from game.match.options import NewGame, parse_players
from game.screens.settings.settings import SettingsScene
from game.settings import SMALLEST, SettingsFile
from game.table.scene import TableScene
from game.ui import display
from tests.game.window import Window

Open = Callable[..., Window]

ODD = ((1920, 3), (5000, 1), (1, 5000), (150, 1500), (300, 1000), (5000, 5000), (5000, 900), (1, 1))
SENSIBLE = ((1280, 720), (1024, 768), (1280, 1024), (1920, 1200), (2560, 1080), (3440, 1440), (3840, 2160))


def pixels(size: tuple[int, int]) -> int:
    return size[0] * size[1]


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("size", ODD, ids=str)
def test_an_odd_window_shows_a_canvas_of_sensible_shape_and_size(
    window: Window, size: tuple[int, int]
) -> None:
    window.resize(size)
    width, height = window.app.size
    assert 1 <= width / height <= 2.41
    assert width >= 1024
    assert height >= 576
    assert pixels(window.app.size) <= display.MOST_PIXELS


@pytest.mark.parametrize("size", SENSIBLE, ids=str)
def test_a_window_as_screens_are_is_filled_to_its_edges(size: tuple[int, int]) -> None:
    assert display.canvas_size(size) == size


def test_small_windows_show_everything_smaller_in_their_own_proportions() -> None:
    assert display.canvas_size((640, 360)) == (1024, 576)
    assert display.canvas_size((512, 288)) == (1024, 576)


def in_window(window: Window, at: tuple[int, int]) -> tuple[int, int]:
    """Where a point of the canvas is seen in a window of 2000 × 600."""
    assert window.app.size == (1440, 600)
    return at[0] + 280, at[1]


def test_pointing_meets_what_is_seen_beside_bars(window: Window) -> None:
    window.resize((2000, 600))
    window.click(in_window(window, window.place_of("Settings")))
    assert isinstance(window.scene, SettingsScene)


def test_a_press_on_a_bar_is_nothing(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    window.resize((2000, 600))
    window.app.start(NewGame(parse_players("Anna, bot:random"), seed=3))
    scene = window.scene
    assert isinstance(scene, TableScene)
    window.advance(0.5)
    before = list(scene.session.record.moves)
    for x in (2, 140, 278, 1722, 1998):
        for y in range(5, 600, 40):
            for button in (1, 3):
                window.pointer = (x, y)
                window.button_down(button)
                window.button_up(button)
    assert window.scene is scene
    assert scene.context.sheet is None
    assert scene.session.record.moves == before
    assert scene.context.pending is not None
    card = next(thing for thing in scene.context.pending.selectable if thing[0] == CARD)
    across, down = scene.context.top.place_of(card)
    window.click(in_window(window, (round(across), round(down))))
    window.advance(0.2)
    assert scene.session.record.moves[len(before)].startswith("blue keep")


def test_bars_are_dark_and_the_canvas_is_shown_between_them(window: Window) -> None:
    window.resize((2000, 600))
    shown = pygame.display.get_surface()
    assert shown is not None
    assert shown.get_size() == (2000, 600)
    canvas = window.app.display.surface
    for x, y in ((100, 300), (1900, 300), (100, 5)):
        assert max(shown.get_at((x, y))[:3]) < 40
    for x, y in ((10, 10), (700, 300), (1430, 590)):
        assert shown.get_at((280 + x, y)) == canvas.get_at((x, y))


def test_a_picture_in_an_odd_window_is_as_light_after_it_was_dragged(open_window: Open) -> None:
    """Nothing is left of it when the window is sensible again."""
    window = open_window()
    for size in ((1920, 3), (150, 1500), (1280, 720)):
        window.resize(size)
    assert window.app.size == (1280, 720)
    assert window.app.display.surface is pygame.display.get_surface()


def test_no_window_is_remembered_that_is_smaller_than_can_be_made(window: Window, tmp_path: Path) -> None:
    window.resize((1920, 3))
    window.app.close()
    file = SettingsFile(tmp_path / "settings.toml")
    assert file.values.size == (1920, 180)
    assert file.notices == []


def test_nobody_can_drag_the_window_smaller_than_the_least(open_window: Open) -> None:
    open_window()
    with pytest.warns(DeprecationWarning, match="Window"):
        assert pygame.Window.from_display_module().minimum_size == SMALLEST


def test_who_acts_before_the_window_has_settled_gets_the_size_that_is_laid_out(open_window: Open) -> None:
    """The window's surface has the new size before the program hears of it."""
    window = open_window()
    pygame.display.set_mode((1920, 3), pygame.RESIZABLE)
    assert window.app.size == (1280, 720)
