"""Pads and seats: whose pad it is, pads that go and come in the middle of a game, bots that stand in."""

import pygame
import pytest

from game.app.program import RealTables
from game.input.bindings import UNDO
from game.screens.new_game.players import PlayersScene
from game.screens.pause.pads import PadLostScene, PadsScene
from game.screens.pause.pause import PauseScene
from game.table.scene import TableScene
from tests.game.saved import shows
from tests.game.test_devices import StandIn
from tests.game.window import Open, Window

A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)
START, DOWN = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_DPAD_DOWN


def sit_down(open_window: Open, pads: int = 2, **options: object) -> tuple[Window, TableScene]:
    """Anna and Ben before the curtain, with so many pads."""
    window = open_window(tables=RealTables(), pace="instant", **options)
    for number in range(pads):
        window.app.devices.add_pad(number, StandIn(f"pad {number}"))
    return window, begin(window)


def begin(window: Window, players: str = "Anna, Ben") -> TableScene:
    table = window.begin(players, seed=3)
    window.advance(0.1)
    return table


def press(window: Window, pad: int, *buttons: int) -> None:
    for button in buttons:
        window.post(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=pad)
        window.post(pygame.CONTROLLERBUTTONUP, button=button, instance_id=pad)


def unplug(window: Window, pad: int) -> None:
    window.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)
    window.advance(0.05)


def seats(window: Window) -> dict[str, int | None]:
    return {seat: window.app.devices.pad_seats.pad_of(seat) for seat in ("blue", "green")}


# Whose pad it is


@pytest.mark.usefixtures("undrawn")
def test_one_press_before_the_curtain_takes_the_seat_and_opens_it(open_window: Open) -> None:
    window, table = sit_down(open_window)
    press(window, 1, Y)
    assert seats(window) == {"blue": 1, "green": None}
    assert table.context.screen.curtain is None
    press(window, 1, A)
    assert table.context.screen.curtain == "green"
    press(window, 1, Y)  # this one has a seat
    assert table.context.screen.curtain == "green"
    press(window, 0, Y)
    assert seats(window) == {"blue": 1, "green": 0}


def test_a_single_pad_is_passed_round_and_takes_no_seat(open_window: Open) -> None:
    window, table = sit_down(open_window, pads=1)
    press(window, 0, Y)
    assert table.context.screen.curtain == "blue"
    press(window, 0, A, A)
    assert table.context.screen.curtain == "green"
    press(window, 0, A)
    assert table.context.screen.curtain is None
    assert seats(window) == {"blue": None, "green": None}


def test_before_the_curtain_the_button_that_takes_back_is_told(open_window: Open) -> None:
    window, table = sit_down(open_window, pads=1)
    told = table.controls.focus_control.hints
    assert UNDO not in [hint.command for hint in told()]
    press(window, 0, A, A)
    assert table.context.screen.curtain == "green"
    assert UNDO in [hint.command for hint in told()]
    press(window, 0, X)
    assert table.context.screen.curtain == "blue"
    assert UNDO not in [hint.command for hint in told()]


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "ja"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_hints_before_the_curtain_lie_whole_in_the_window(
    open_window: Open, language: str, scale: float
) -> None:
    window = open_window(tables=RealTables(), pace="instant", language=language, text_scale=scale)
    for number in range(2):
        window.app.devices.add_pad(number, StandIn(f"pad {number}"))
    table = begin(window, "Maximiliane, Maximilienne")
    press(window, 1, A, A)
    window.advance(0.1)
    assert table.context.screen.curtain == "green"
    legend = table.controls.focus_control.legend
    assert legend is not None
    assert table.context.top.layout.safe.contains(legend)


def test_players_keep_their_pads_in_the_next_game_whatever_their_colours(open_window: Open) -> None:
    window, _ = sit_down(open_window)
    window.app.devices.pad_seats.take("blue", 1)
    begin(window, "Ben, Anna")
    assert seats(window) == {"blue": None, "green": 1}
    begin(window, "Anna, bot:random")  # alone, nobody else can be meant
    assert seats(window) == {"blue": None, "green": None}


def test_pads_shake_unless_they_shall_not(open_window: Open) -> None:
    window, _ = sit_down(open_window)
    devices = window.app.devices
    pad = StandIn()
    devices.add_pad(5, pad)
    devices.pad_seats.take("green", 5)
    press(window, 0, START)
    window.click("pads")
    assert isinstance(window.scene, PadsScene)
    window.click("rumble")
    assert not window.app.settings.rumble
    window.press("escape", "escape", "return", "return", wait=0.1)
    assert pad.shaken == 0
    window.app.change_settings(rumble=True)
    press(window, 5, A, A)
    window.press("return", "return", wait=0.1)
    assert pad.shaken > 0


# A pad that goes


def test_a_pad_that_goes_stops_the_game_and_names_its_player(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.app.devices.pad_seats.take("blue", 1)
    unplug(window, 1)
    assert "Anna" in window.showing(PadLostScene)._sentence()
    window.press("return")
    assert window.scene is table
    window.press("return")  # the keyboard plays on for Anna
    assert table.context.screen.curtain is None


def test_another_pad_that_goes_on_takes_the_seat_unless_it_has_one(open_window: Open) -> None:
    window, _ = sit_down(open_window, pads=3)
    pads = window.app.devices.pad_seats
    pads.take("blue", 1)
    pads.take("green", 2)
    unplug(window, 1)
    press(window, 2, A)
    assert seats(window) == {"blue": None, "green": 2}
    pads.take("blue", 0)
    unplug(window, 0)
    window.app.devices.add_pad(7, StandIn("another"))
    press(window, 7, A)
    assert seats(window) == {"blue": 7, "green": 2}


def test_a_bot_stands_in_until_the_pad_is_back(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.app.devices.pad_seats.take("blue", 1)
    unplug(window, 1)
    window.click("bot", wait=0.1)
    assert window.scene is table
    assert not table.session.seat("blue").human
    window.press("return", "return")  # Ben looks and picks
    moves = table.session.record.moves
    for _ in range(6000):
        window.advance(1 / 60)
        if any(move.startswith("blue ") for move in moves):
            break
    assert any(move.startswith("blue ") for move in moves)
    window.app.devices.add_pad(9, StandIn("pad 1"))
    window.advance(0.1)
    assert table.session.seat("blue").human
    assert seats(window)["blue"] == 9


def test_a_seat_given_to_a_bot_is_given_back_by_hand_too(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.app.devices.pad_seats.take("blue", 1)
    unplug(window, 1)
    window.click("bot", wait=0.05)
    window.press("p")
    assert isinstance(window.scene, PauseScene)
    window.click("players")
    assert isinstance(window.scene, PlayersScene)
    control = window.scene.control("player-1")
    while window.scene.players["blue"] != "human":
        window.click(pygame.Rect(control.place.left + 5, control.place.centery, 10, 2))
    window.click("done")
    assert table.session.seat("blue").human


def test_the_game_goes_on_by_itself_when_the_pad_is_back(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.app.devices.pad_seats.take("blue", 1)
    unplug(window, 1)
    assert shows(window, PadLostScene)
    window.app.devices.add_pad(4, StandIn("something else"))
    window.advance(0.1)
    assert shows(window, PadLostScene)
    window.app.devices.add_pad(5, StandIn("pad 1"))
    window.advance(0.1)
    assert window.scene is table
    assert "Anna" in table.context.caption
    assert seats(window)["blue"] == 5


def test_a_pad_of_nobody_that_was_in_use_stops_the_game_too(open_window: Open) -> None:
    window, table = sit_down(open_window, pads=1)
    press(window, 0, A)
    unplug(window, 0)
    assert shows(window, PadLostScene)
    assert window.scene.place_of("bot") is None
    window.app.devices.add_pad(3, StandIn("pad 0"))
    window.advance(0.1)
    assert window.scene is table


def test_pads_that_go_together_are_told_of_one_after_the_other(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.app.devices.pad_seats.take("blue", 0)
    window.app.devices.pad_seats.take("green", 1)
    pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    unplug(window, 1)
    named = []
    while isinstance(window.scene, PadLostScene):
        named.append(window.scene.seat)
        window.press("return", wait=0.05)
    assert sorted(filter(None, named)) == ["blue", "green"]
    assert window.scene is table


def test_of_pads_that_are_alike_each_is_asked_for_its_player(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    devices = window.app.devices
    for number in (0, 1):
        devices.add_pad(number, StandIn("alike"))
    table = begin(window)
    devices.pad_seats.take("blue", 0)
    devices.pad_seats.take("green", 1)
    for number in (0, 1):
        pygame.event.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=number))
    window.advance(0.1)
    devices.add_pad(7, StandIn("alike"))
    window.advance(0.1)
    asked = window.showing(PadLostScene)
    assert asked.seat is not None
    press(window, 7, A)
    assert devices.pad_seats.pad_of(asked.seat) == 7
    devices.add_pad(8, StandIn("alike"))  # only one is missing now
    window.advance(0.1)
    assert sorted(filter(None, seats(window).values())) == [7, 8]
    assert window.scene is table


def test_a_pad_that_went_in_a_menu_stops_no_later_game(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    window.app.devices.add_pad(0, StandIn())
    press(window, 0, DOWN)
    unplug(window, 0)
    table = begin(window)
    assert window.scene is table


def test_a_pad_that_slept_during_the_pause_and_woke_again_is_not_told_of(open_window: Open) -> None:
    window, table = sit_down(open_window)
    window.app.devices.pad_seats.take("blue", 1)
    press(window, 1, START)
    assert shows(window, PauseScene)
    unplug(window, 1)
    window.app.devices.add_pad(6, StandIn("pad 1"))
    press(window, 6, B)
    window.advance(0.05)
    assert window.scene is table
    assert seats(window)["blue"] == 6


# Oddities


def test_two_pads_pressed_in_one_frame_open_the_curtain_and_choose_nothing(open_window: Open) -> None:
    window, table = sit_down(open_window)
    for pad in (0, 1, 0):
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=A, instance_id=pad))
    window.advance(1 / 60)
    assert table.context.screen.curtain is None
    assert not table.session.record.moves
    press(window, 0, A)
    assert len(table.session.record.moves) == 1


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("what", ["focus lost", "let go outside", "resized", "pad plugged in", "pad gone"])
def test_a_carried_card_goes_home_whatever_happens(open_window: Open, what: str) -> None:
    window, table = sit_down(open_window, pads=1)
    window.click((640, 360))
    card = table.context.top.hand.cards[0]
    window.move_to(table.context.top.place_of(("card", card)))
    window.button_down()
    window.move_to((640, 250))
    assert table.context.drag
    if what == "focus lost":
        window.post(pygame.WINDOWFOCUSLOST)
    elif what == "let go outside":
        window.buttons = (False, False, False)
        window.move_to((600, 240))
    elif what == "resized":
        window.resize((1000, 700))
    elif what == "pad plugged in":
        window.app.devices.add_pad(4, StandIn())
        window.advance(0.1)
        assert table.context.drag
        window.move_to((5, 5))
        window.button_up()
    else:
        window.app.devices.pad_seats.take("blue", 0)
        unplug(window, 0)
        assert isinstance(window.scene, PadLostScene)
        window.press("return")
    window.advance(1.0)
    assert not table.context.drag
    assert window.scene is table
    assert not table.session.record.moves
    assert card in table.context.top.hand.cards
    window.button_up()
    window.press("right", "return", wait=0.1)
    assert len(table.session.record.moves) == 1


def test_what_is_held_stops_with_the_scene_and_with_the_window(open_window: Open) -> None:
    window = open_window(tables=RealTables(), pace="instant")
    first = window.focused
    window.post(pygame.CONTROLLERBUTTONDOWN, button=DOWN, instance_id=0)
    second = window.focused
    assert second != first
    window.post(pygame.WINDOWFOCUSLOST)
    window.advance(2.0)
    assert window.focused == second
    window.app.notice("A sentence.")
    window.post(pygame.CONTROLLERBUTTONDOWN, button=DOWN, instance_id=0)
    window.advance(0.1)
    window.press("return")
    here = window.focused
    window.advance(2.0)
    assert window.focused == here
