"""The new-game screen, by pointer and by keyboard, up to the game that it begins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import EDITIONS
from game.match.options import NewGame
from game.screens.new_game.new_game import NewGameScene
from game.seats import Seat
from tests.game.window import Window

Open = Callable[..., Window]


def test_a_game_is_begun_by_pointer(open_window: Open) -> None:
    window = open_window()
    window.click("New game")
    window.click("name-1")
    window.press("ctrl+a")
    window.type_text("Zoé")
    window.click("remove-3")
    window.click("Open prestige")
    window.click("Start")
    (game,) = window.tables.begun
    assert game == NewGame((Seat("Zoé", "blue"), Seat("Ben", "red")), open_prestige=True)


def test_a_game_is_begun_by_keyboard(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.press("down", "return")
    assert isinstance(window.scene, NewGameScene)
    _focus(window, "name-1")
    window.press("return", "ctrl+a")
    window.type_text("Zoé")
    window.press("return")
    _focus(window, "player-3")
    window.press("return")
    _focus(window, "seed")
    window.press("return", "4", "2", "x", "return")
    _focus(window, "start")
    window.press("return")
    (game,) = window.tables.begun
    assert game == NewGame(
        (Seat("Zoé", "blue"), Seat("Ben", "red"), Seat("Esmeralda", "yellow", "hard")), seed=42
    )


def _focus(window: Window, name: str) -> None:
    """Walk to a control with tab, as far as it takes."""
    for _ in range(60):
        if window.focused == name:
            return
        window.press("tab")
    raise AssertionError(f"tab never reaches {name}")


def test_arrows_lead_along_a_seat_and_select_changes_its_values(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.press("down", "return")
    _focus(window, "name-2")
    walk = []
    for _ in range(3):
        window.press("right")
        walk.append(window.focused)
    assert walk == ["colour-2", "player-2", "remove-2"]
    window.press("left", "return", "left", "return")
    scene = window.scene
    assert isinstance(scene, NewGameScene)
    assert scene.seats[1] == Seat("Ben", "yellow", "easy")


def test_seats_are_added_up_to_five_and_taken_away_down_to_two(open_window: Open) -> None:
    window = open_window()
    window.click("New game")
    window.click("Add a player")
    window.click("Add a player")
    assert window.scene.place_of("Add a player") is None
    for _ in range(3):
        window.click("remove-1")
    assert not window.scene.control("remove-1").ready  # type: ignore[attr-defined]
    window.click("Start")
    (game,) = window.tables.begun
    assert [seat.colour for seat in game.seats] == ["green", "purple"]
    assert [seat.human for seat in game.seats] == [False, False]


def test_a_colour_that_another_seat_has_is_exchanged(open_window: Open) -> None:
    window = open_window()
    window.click("New game")
    for _ in range(2):  # blue, green, red
        window.press("tab")
    window.scene.focus.take("colour-1")  # type: ignore[attr-defined]
    window.press("return", "return")
    window.click("Start")
    (game,) = window.tables.begun
    assert [seat.colour for seat in game.seats][:2] == ["red", "green"]


@pytest.mark.parametrize("name", ["", "ben", "   "])
def test_a_name_that_cannot_be_stops_the_start_and_says_why(open_window: Open, name: str) -> None:
    window = open_window()
    window.click("New game")
    window.click("name-1")
    window.press("ctrl+a", "backspace")
    window.type_text(name)
    window.press("return")
    window.click("Start")
    assert window.tables.begun == []
    assert not window.scene.control("start").ready  # type: ignore[attr-defined]


def test_an_option_makes_the_edition_a_custom_one(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.click("New game")
    window.click("edition")
    window.click("Cards may be played without effect")
    window.click("Start")
    (game,) = window.tables.begun
    assert game.edition in EDITIONS
    assert game.options == EDITIONS[game.edition]._replace(may_decline=True)


def test_the_group_is_remembered_for_the_next_game(open_window: Open) -> None:
    window = open_window((1920, 1080))
    window.click("New game")
    window.click("remove-2")
    window.click("New Persons")
    window.click("may_decline")
    window.click("Start")
    window.app.go.title()
    window.advance(0.1)
    window.click("New game")
    window.click("Start")
    first, second = window.tables.begun
    assert first == second
    assert second.new_persons
    assert second.options is not None
