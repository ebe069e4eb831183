"""What is seen while the page for phones is loaded in a thread."""

import threading

import pygame
import pytest

from game.screens.phones.opening import OpeningScene
from game.ui.scene import Scene
from tests.game.window import BlankScene, Open, Window


@pytest.fixture
def allowed() -> threading.Event:
    """Set it to let the page be loaded."""
    return threading.Event()


@pytest.fixture
def loaded() -> threading.Event:
    """Set when the page has been loaded."""
    return threading.Event()


@pytest.fixture
def loading(open_window: Open, allowed: threading.Event, loaded: threading.Event) -> Window:
    """A window in which a page is being loaded over the title."""
    window = open_window()

    def load() -> Scene:
        assert allowed.wait(20)
        loaded.set()
        return BlankScene()

    window.app.push(OpeningScene(load))
    return window


def test_a_sentence_lies_on_the_screen_below_until_the_page_is_there(
    loading: Window, allowed: threading.Event, loaded: threading.Event
) -> None:
    before = loading.picture()
    loading.advance(1 / 60)
    assert loading.picture() != before
    assert isinstance(loading.scene, OpeningScene)
    corner = loading.app.display.surface.subsurface((0, 0, 200, 100)).copy()
    loading.app.lay_out()
    loading.advance(1 / 60)
    drawn_again = loading.app.display.surface.subsurface((0, 0, 200, 100))
    assert pygame.image.tobytes(drawn_again, "RGB") == pygame.image.tobytes(corner, "RGB")
    allowed.set()
    assert loaded.wait(20)
    for _ in range(2000):
        loading.advance(1 / 60)
        if isinstance(loading.scene, BlankScene):
            return
    raise AssertionError("the page has not come")


def test_whoever_goes_back_meanwhile_is_not_called_again(loading: Window, allowed: threading.Event) -> None:
    below = loading.app.scenes[0]
    loading.press("escape")
    assert loading.scene is below
    allowed.set()
    loading.advance(0.2)
    assert loading.scene is below
