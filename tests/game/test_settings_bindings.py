"""The page of keys and buttons, used by keyboard, pad and mouse; and what a change of bindings comes to."""

from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from game.input import bindings as ask
from game.input.bindings import DEFAULTS, NEEDED, PAD_BUTTONS, BindingError, Bindings, name_of
from game.screens.settings.settings import SettingsScene
from game.screens.settings.settings_bindings import ACTIONS, BindingsScene
from game.screens.title.title import TitleScene
from game.settings import SettingsFile
from tests.game.test_devices import button, key
from tests.game.window import Open, Window

A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)


def page(window: Window) -> BindingsScene:
    """The page, over the settings, over the title."""
    window.app.push(SettingsScene())
    window.advance(0.05)
    return window.push(BindingsScene(), wait=0.05)


def pick(window: Window, slot: str) -> None:
    """Give a place the focus and choose it with the keyboard."""
    window.scene.rebuild(slot)  # type: ignore[attr-defined]
    assert window.focused == slot
    window.press("return")


def told(window: Window) -> str:
    """The sentence at the foot."""
    return str(window.scene.remark()[0])  # type: ignore[attr-defined]


# The page


@pytest.mark.parametrize("way", ["mouse", "keyboard", "pad"])
def test_the_page_is_reached_from_the_settings_by_every_device(way: str, window: Window) -> None:
    window.app.push(SettingsScene())
    window.advance(0.05)
    if way == "mouse":
        window.wheel(-40)
        window.click("bindings")
    for _ in range(20):
        if way == "mouse" or window.focused == "bindings":
            break
        if way == "pad":
            window.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        else:
            window.press("down")
    if way == "pad":
        window.pad(A)
    elif way == "keyboard":
        window.press("return")
    assert isinstance(window.scene, BindingsScene)
    window.press("escape")
    assert isinstance(window.scene, SettingsScene)


def test_a_new_key_is_in_force_at_once_and_remembered(tmp_path: Path, window: Window) -> None:
    page(window)
    pick(window, "hint keyboard")
    window.press("k")
    assert window.app.devices.bindings.command(key(pygame.K_k)) == "hint"
    assert window.app.devices.bindings.command(key(pygame.K_h)) is None
    assert SettingsFile(tmp_path / "settings.toml").values.bindings == {"hint": ("k", "pad rightstick")}
    assert "Hint" in told(window)


def test_a_button_is_bound_with_the_pad_alone_and_swapped_with_the_named_other(window: Window) -> None:
    scene = page(window)
    scene.rebuild("close_up pad")
    window.pad(A)
    assert scene.asked is not None
    window.pad(X)
    bound = window.app.devices.bindings
    assert (bound.command(button(X)), bound.command(button(Y))) == ("close_up", "undo")
    assert "Look closer" in told(window)
    assert "Take back" in told(window)


@pytest.mark.parametrize("cancel", ["escape", "mouse", "other device", "the present key"])
def test_a_key_that_is_awaited_can_be_left_as_it_was(cancel: str, window: Window) -> None:
    scene = page(window)
    pick(window, "hint keyboard")
    match cancel:
        case "escape":
            window.press("escape")
        case "mouse":
            window.click((640, 300))
        case "other device":
            window.pad(B)
        case _:
            window.press("h")
    assert scene.asked is None
    assert window.scene is scene
    assert window.app.settings.bindings == {}


def test_a_key_held_with_others_is_waited_out_and_the_windows_own_is_refused(window: Window) -> None:
    scene = page(window)
    pick(window, "history keyboard")
    window.post(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT, unicode="", scancode=0)
    assert scene.asked is not None
    window.press("ctrl+k")
    assert scene.asked is not None
    assert "Another" in told(window) or "another" in told(window)
    window.press("shift+k")
    assert window.app.devices.bindings.first("history", pad=False) == "shift+k"


def test_as_at_first_takes_all_changes_away(open_window: Open, tmp_path: Path) -> None:
    window = open_window((1280, 720), bindings={"hint": ("k",), "undo": ("j",)})
    page(window)
    window.click("first")
    assert window.app.settings.bindings == {}
    assert window.app.devices.bindings.first("hint", pad=False) == "h"
    assert SettingsFile(tmp_path / "settings.toml").values.bindings == {}


def test_every_action_has_its_two_places_and_all_are_reached(window: Window) -> None:
    page(window)
    seen = set()
    for _ in range(2 * len(ACTIONS) + 4):
        seen.add(window.focused)
        window.press("tab")
    assert seen >= {f"{command} {device}" for command in ACTIONS for device in ("keyboard", "pad")}


def test_the_keys_of_the_numbers_are_shown_and_not_changed(window: Window) -> None:
    scene = page(window)

    def shown() -> bytes:
        scene.rebuild("numbers keyboard")
        window.advance(0.05)
        place = scene.place_of("numbers keyboard")
        assert place is not None
        return pygame.image.tobytes(window.app.display.surface.subsurface(place), "RGB")

    whole = shown()
    assert told(window).startswith("1 to 9 choose the card")
    window.press("return")
    assert scene.asked is None
    pick(window, "hint keyboard")
    window.press("1")
    assert window.app.settings.bindings["hint"][0] == "1"
    assert shown() != whole  # the first number has the hint's key now


# Menus


def test_menus_follow_the_bindings_and_keep_what_nothing_else_has(open_window: Open) -> None:
    window = open_window((1280, 720), bindings={"down": ("s",), "select": ("x", "pad b"), "back": ("pad a",)})
    first = window.focused
    window.press("s")
    assert window.focused != first
    window.press("up")
    assert window.focused == first
    window.app.push(SettingsScene())
    window.pad(A)
    assert isinstance(window.scene, TitleScene)
    window.scene.focus.take("settings")
    window.pad(B)
    assert isinstance(window.scene, SettingsScene)
    window.press("escape")
    assert isinstance(window.scene, TitleScene)


def test_a_letter_that_is_bound_can_still_be_written(open_window: Open) -> None:
    window = open_window((1920, 1080), bindings={"back": ("b",), "down": ("s",)}).click("New game")
    scene = window.scene
    name = next(control for control in scene.controls if control.name.startswith("name"))  # type: ignore[attr-defined]
    window.click(name.name)
    window.press("b", "s")
    assert window.scene is scene
    assert name.get_text().endswith("bs")


# Whatever is bound


presses = st.one_of(
    st.sampled_from(sorted(f"pad {name}" for name in PAD_BUTTONS)),
    st.sampled_from(
        ["return", "escape", "space", "a", "b", "h", "i", "left", "up", "tab", "shift+b", "plus", "ö"]
    ),
)


@given(st.lists(st.tuples(st.sampled_from(ACTIONS), presses), max_size=25))
@effort(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_bound_nobody_is_locked_out_and_it_is_read_back(changes: list[tuple[str, str]]) -> None:
    bound = Bindings()
    for command, name in changes:
        try:
            change = bound.rebound(command, name)
        except BindingError:
            continue
        bound = Bindings(ask.check(change.bindings))
        assert bound.names(command, name.startswith("pad "))[0] == name
        if change.loser is not None and change.given is not None:
            assert bound.owner(change.given) == change.loser
    for command in NEEDED:
        assert bound.names(command, pad=True)
        assert bound.names(command, pad=False)


@pytest.mark.parametrize("command", DEFAULTS)
def test_every_usual_key_and_button_can_be_pressed_to_be_bound(command: str) -> None:
    for name in DEFAULTS[command]:
        if name.startswith("pad "):
            event = button(PAD_BUTTONS[name.removeprefix("pad ")])
        else:
            shift = pygame.KMOD_LSHIFT if name.startswith("shift+") else 0
            event = key(ask.KEYS[name.removeprefix("shift+")], shift)
        assert name_of(event) == name


@pytest.mark.parametrize("name", ["İ", "ab", "\u0308", "shift+İ", ""])
def test_a_name_that_is_no_single_letter_is_refused(name: str) -> None:
    with pytest.raises(BindingError):
        ask.check({"undo": [name]})
