"""The line at the foot of a menu: the keys or buttons of the device used last, beside the mouse the keys."""

import pygame
import pytest

from game.input.devices import KEYBOARD, PAD
from game.screens.new_game.new_game import NewGameScene
from game.screens.settings.settings import SettingsScene
from game.ui.dialogs import AskScene, NoticeScene
from game.ui.key_legend import Sign, sign
from game.words import languages
from tests.game.readable_scenes import scrolled
from tests.game.test_devices import StandIn
from tests.game.window import Open, Window


def shown(window: Window) -> bytes | None:
    """What the line of the topmost menu looks like."""
    made = window.scene.legend()  # type: ignore[attr-defined]
    return pygame.image.tobytes(made, "RGBA") if made is not None else None


def words(window: Window) -> list[str]:
    """What the hints of the topmost menu say."""
    return [hint.words for hint in window.scene.hints()]  # type: ignore[attr-defined]


def test_the_line_follows_the_device_and_tells_keys_beside_the_mouse(window: Window) -> None:
    window.app.push(SettingsScene())
    window.move_to((700, 20))
    looks = [shown(window)]
    window.press("down")
    looks.append(shown(window))
    window.app.devices.add_pad(0, StandIn("PS5 Controller"))
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    looks.append(shown(window))
    window.move_to((720, 30))
    looks.append(shown(window))
    keys, pad = looks[1:3]
    assert None not in looks
    assert looks == [keys, keys, pad, keys]
    assert keys != pad


def test_the_line_tells_what_the_focused_control_does(window: Window) -> None:
    window.app.push(SettingsScene())
    window.advance(0.05)
    assert words(window) == ["Move", "Change", "Back"]
    window.scene.focus.take("back")  # type: ignore[attr-defined]
    assert words(window) == ["Move", "Choose", "Back"]
    window.app.push(AskScene("What?", "", 20, print))
    window.advance(0.1)
    assert words(window) == ["Done"]
    window.app.push(NoticeScene("Read this."))
    window.advance(0.1)
    assert words(window) == ["Choose", "Back"]


def test_nothing_is_behind_the_title(window: Window) -> None:
    window.press("down")
    assert words(window)[:2] == ["Move", "Choose"]
    assert "Back" not in words(window)


def test_the_line_has_the_keys_that_are_bound(open_window: Open) -> None:
    moved = {"up": ("w",), "left": ("a",), "down": ("s",), "right": ("d",), "select": ("x",)}
    window = open_window((1280, 720), bindings=moved)
    window.press("s")
    devices = window.app.devices
    assert sign("move", devices) == Sign(KEYBOARD, "wasd")
    assert sign("across", devices) == Sign(KEYBOARD, "ad")
    assert sign("select", devices) == Sign(KEYBOARD, "x")
    window.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert sign("select", devices) == Sign(PAD, "a")


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_line_lies_beneath_every_control(open_window: Open, language: str, text_scale: float) -> None:
    window = open_window((1280, 720), language=language, text_scale=text_scale)
    window.press("down")
    for make in (NewGameScene, SettingsScene, lambda: NoticeScene("…")):
        window.app.push(make())
        window.advance(0.05)
        scene = window.scene
        made = scene.legend()  # type: ignore[attr-defined]
        assert made is not None
        place = scene.place_hints(made.get_size())  # type: ignore[attr-defined]
        assert window.app.display.surface.get_rect().contains(place)
        scrolls = scene.container.elements if scene.container else ()  # type: ignore[attr-defined]
        fixed = [control.place for control in scene.controls if control not in scrolls]  # type: ignore[attr-defined]
        assert place.collidelist(fixed) == -1
        assert all(not place.colliderect(view) for view in scrolled(scene))


def test_while_a_name_is_written_no_letter_is_told_as_a_shortcut(open_window: Open) -> None:
    window = open_window((1280, 720)).click("New game")
    window.scene.focus.take("name-1")  # type: ignore[attr-defined]
    assert words(window)[-1] == "Start"
    window.press("return")
    assert words(window) == ["Done"]
    window.press("return")
    assert words(window)[-1] == "Start"
