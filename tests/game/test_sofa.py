"""From the sofa: few presses to the first decision, and everything with whatever is in the hand."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.record import records
from game.app.program import RealTables
from game.screens.new_game.new_game import NewGameScene
from game.screens.new_game.players import PlayersScene
from game.screens.pause.pads import PadsScene
from game.screens.pause.pause import PauseScene
from game.screens.replay.history import HistoryScene
from game.screens.replay.replay import ReplayScene
from game.screens.results.hall_of_fame import HallOfFameScene
from game.screens.results.results import ResultsScene
from game.screens.rules.rules import RulesScene
from game.screens.saves.load import LoadScene
from game.screens.settings.settings import SettingsScene
from game.screens.title.title import TitleScene
from game.seats import Seat
from game.settings import Group
from game.table.scene import TableScene
from game.ui.menu import MenuScene
from game.ui.on_screen_keyboard import LettersScene
from game.ui.scene import Scene
from tests.game.places import place_of
from tests.game.player import Pointing
from tests.game.saved import played, put, shows
from tests.game.test_devices import StandIn
from tests.game.walker import BUTTONS, Walker, route
from tests.game.window import Open, Window

PAD, KEYBOARD, MOUSE = "pad", "keyboard", "mouse"
DEVICES = (PAD, KEYBOARD, MOUSE)
KEYS = {"select": "return", "back": "escape", "pause": "p", "history": "l"}
PADS = {**BUTTONS, "pause": pygame.CONTROLLER_BUTTON_START, "history": pygame.CONTROLLER_BUTTON_BACK}
PEOPLE = Group((Seat("Anna", "blue"), Seat("Ben", "red"), Seat("Cleo", "green")))
PAIR = Group((Seat("Anna", "blue"), Seat("Ben", "red")))
ALONE = Group((Seat("Anna", "blue"), Seat("Esmeralda", "red", "random")))


class Hand:
    """Somebody with one device alone."""

    def __init__(self, window: Window, device: str, seed: int = 7) -> None:
        self.window, self.device = window, device
        self.presses = 0
        self.walker, self.pointing = Walker(seed), Pointing(seed)
        if device == PAD:
            window.app.devices.add_pad(0, StandIn())

    def do(self, asked: str) -> None:
        """A press of a direction, select, back, pause or history, by keyboard or pad."""
        self.presses += 1
        if self.device == PAD:
            self.window.pad(PADS[asked])
        else:
            self.window.press(KEYS.get(asked, asked))

    def press(self, name: str) -> None:
        """Press the control of a menu: walk there, or click it."""
        if self.device == MOUSE:
            self._scroll_to(name)
            self.presses += 1
            self.window.click(name)
            return
        menu = self.window.scene
        assert isinstance(menu, MenuScene)
        if self.window.focused is None:  # a page that came by itself
            self.window.advance(1.1)
            self.do("select")
        assert self.window.focused is not None
        way = route(menu.focus.neighbours, self.window.focused, name)
        assert way is not None, f"no way from {self.window.focused} to {name}"
        for direction in way:
            self.do(direction)
        self.do("select")

    def leave(self, name: str) -> None:
        """Go back from a screen: with a button, or with the mouse by its control ``name``."""
        if self.device == MOUSE:
            self.press(name)
        else:
            self.do("back")

    def open_curtain(self) -> None:
        if self.device == MOUSE:
            self.presses += 1
            self.window.click((640, 360))
        else:
            self.do("select")

    def play(self, table: TableScene) -> None:
        """The next press at the table; time passes where there is none."""
        if self.device == MOUSE:
            gesture = self.pointing.next(table)
            if gesture is None:
                self.window.advance(1 / 60)
            elif gesture.to is None:
                self.window.click(gesture.at)
            else:
                self.window.drag(gesture.at, gesture.to)
            return
        asked = self.walker.next(table)
        if asked is None:
            self.window.advance(1 / 60)
        else:
            self.do(asked)

    def _scroll_to(self, name: str) -> None:
        for _ in range(30):
            place = place_of(self.window.scene, name)
            assert place is not None, f"nothing called {name}"
            if 0 <= place.centery < self.window.app.size[1] - 80:
                return
            self.window.wheel(-1 if place.centery > 0 else 1)


def wait_for(window: Window, met: Callable[[], bool]) -> None:
    """Let time pass, six seconds at the most."""
    for _ in range(360):
        if met():
            return
        window.advance(1 / 60)
    raise AssertionError("nothing came of it")


# Few presses


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("group", [PEOPLE, ALONE], ids=["people", "alone"])
def test_a_group_that_played_before_decides_after_three_presses(
    open_window: Open, tmp_path: Path, device: str, group: Group
) -> None:
    put(tmp_path, "finished", played())
    window = open_window(tables=RealTables(), group=group)
    hand = Hand(window, device)
    hand.press("new")
    hand.press("start")
    table = window.showing(TableScene)
    wait_for(window, lambda: table.context.pending is not None or table.context.screen.curtain is not None)
    if table.context.screen.curtain is not None:
        hand.open_curtain()
        wait_for(window, lambda: table.context.pending is not None)
    assert table.context.pending is not None
    assert hand.presses <= 3


@pytest.mark.parametrize("device", DEVICES)
def test_an_unfinished_game_goes_on_after_one_press(open_window: Open, tmp_path: Path, device: str) -> None:
    put(tmp_path, "going on", played(moves=9))
    window = open_window(tables=RealTables())
    hand = Hand(window, device)
    hand.press("continue")
    assert shows(window, TableScene)
    assert hand.presses == 1


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("device", [PAD, KEYBOARD])
def test_a_game_beside_an_unfinished_one_is_as_quick(open_window: Open, tmp_path: Path, device: str) -> None:
    put(tmp_path, "going on", played(moves=9))
    window = open_window(tables=RealTables(), group=ALONE)
    hand = Hand(window, device)
    hand.do("pause")
    assert shows(window, NewGameScene)
    hand.do("pause")
    table = window.showing(TableScene)
    wait_for(window, lambda: table.context.pending is not None)
    assert hand.presses == 2


def test_start_begins_nothing_that_can_not_be_and_a_p_in_a_name_is_a_letter(window: Window) -> None:
    window.press("p")
    window.click("name-1")
    window.press("ctrl+a", "p")
    new = window.showing(NewGameScene)
    assert new.seats[0].name == "p"
    window.press("ctrl+a")
    window.type_text("Ben")
    window.press("return", "p")
    assert window.scene is new


# A whole evening


@pytest.mark.thorough(usual=0)
@pytest.mark.parametrize("device", DEVICES)
def test_a_whole_evening_with_one_device_alone(open_window: Open, tmp_path: Path, device: str) -> None:
    group = PAIR if device == KEYBOARD else ALONE
    window = open_window(tables=RealTables(), pace="instant", group=group, reduced_motion=True)
    hand = Hand(window, device)
    if device != MOUSE:
        hand.do("down")
    look_round_the_title(window, hand)
    hand.press("new")
    if device == PAD:
        hand.press("name-1")
        assert shows(window, LettersScene)
        hand.press("done")
    hand.press("new_persons")
    hand.press("start")
    table = window.showing(TableScene)
    for _ in range(40):
        hand.play(table)
    look_round_the_pause(window, hand, table)
    look_back(window, hand, table)
    moves = presses = 0
    while window.scene is table:
        presses += 1
        if len(table.session.record.moves) != moves:
            moves, presses = len(table.session.record.moves), 0
        assert presses < 600, f"no move comes of it: {table.context.pending}"
        hand.play(table)
    assert shows(window, ResultsScene)
    record = records.read(table.session.record_path)
    assert record.finished
    assert record.replay().result == table.session.game.result
    assert {"draft", "play", "hire"} <= (hand.walker.kinds | hand.pointing.kinds)
    assert hand.walker.laid_aside > 2 or hand.pointing.drags > 2
    window.advance(1.5)  # results take no press that was meant for the table
    hand.press("watch")
    assert shows(window, ReplayScene)
    hand.leave("close")
    hand.press("title")
    assert shows(window, TitleScene)
    hand.press("quit")
    assert not window.app.running


def look_round_the_title(window: Window, hand: Hand) -> None:
    for name, scene, way_back in (
        ("load", LoadScene, "back"),
        ("book", HallOfFameScene, "back"),
        ("rules", RulesScene, "close"),
        ("settings", SettingsScene, "back"),
    ):
        hand.press(name)
        assert shows(window, scene)
        hand.leave(way_back)
        assert shows(window, TitleScene)
        if hand.device != MOUSE:
            assert window.focused == name


def look_round_the_pause(window: Window, hand: Hand, table: TableScene) -> None:
    """Every screen that the pause leads to, and back to the table as it was."""
    for _ in range(400):
        if table.context.pending is not None and not table.context.busy:
            break
        hand.play(table)
    here = table.controls.focus_control.thing
    if hand.device == MOUSE:
        window.click(table.context.top.layout.menu)
    else:
        hand.do("pause")
    entries: list[tuple[str, type[Scene], str]] = [
        ("settings", SettingsScene, "back"),
        ("players", PlayersScene, "done"),
    ]
    entries += [("rules", RulesScene, "close")]
    entries += [("pads", PadsScene, "back")] if hand.device == PAD else []
    for name, scene, way_back in entries:
        assert shows(window, PauseScene)
        hand.press(name)
        assert shows(window, scene), name
        hand.leave(way_back)
    hand.leave("resume")
    assert window.scene is table
    if hand.device != MOUSE:
        assert table.controls.focus_control.thing == here
        assert table.controls.focus_control.shown


def look_back(window: Window, hand: Hand, table: TableScene) -> None:
    """The history, a moment of it, and back."""
    if hand.device == MOUSE:
        window.click(table.context.top.layout.history)
    else:
        hand.do("history")
    history = window.showing(HistoryScene)
    if hand.device == MOUSE:
        window.click(" ".join(history.items[-1].rows))
    else:
        hand.do("up")
        hand.do("select")
    assert shows(window, ReplayScene)
    hand.leave("close")
    assert shows(window, HistoryScene)
    hand.leave("close")
    assert window.scene is table
