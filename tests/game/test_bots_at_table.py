"""Bots at the table: levels and characters, hints, seats that change hands, and bots that fail."""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import Move
from engine.bots import BOTS, LEVELS, characters, level_of
from engine.bots.hints import Suggestion
from engine.names import card_kind
from engine.record import records
from game import seats
from game.app.program import RealTables
from game.decisions.targets import CARD
from game.match import options
from game.match.bot_process import BotProcess, Question, patience_with
from game.match.hinting import HintTask
from game.match.options import NewGame
from game.match.session import Session
from game.screens.new_game.new_game import NewGameScene
from game.screens.new_game.players import PlayersScene
from game.screens.pause.pause import PauseScene
from game.seats import HUMAN, Seat
from game.settings import Group, Settings
from game.storage.saves import Saves
from game.table.hud.tray_facts import facts
from game.table.hud.tray_painter import stand, tray
from game.table.hud.tray_wood import Shape
from game.table.hud.undo_buttons import HINT
from game.table.scene import TableScene
from game.ui import faces, sprites
from game.words.cards import KIND_WORDS
from tests.game.window import Open, Window

pytestmark = [pytest.mark.bots_apart, pytest.mark.same_pictures]

FRAMES = 30_000
"""Frames in which something must happen."""
_THOUGHT = 0.05
"""Seconds that bots, who think in a process of their own, get for a frame at most."""


@pytest.fixture(autouse=True)
def _no_bot_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is: frames pass at once, so that what is patience at a table is none here."""
    monkeypatch.setattr("game.match.players.BotProcess", partial(BotProcess, patience=1e9))


def let_pass(window: Window) -> None:
    """Let a frame pass; whoever is asked gets time to think."""
    if isinstance(window.scene, TableScene):
        window.scene.context.director.pool.process.wait(_THOUGHT)
    window.advance(1 / 60)


def sit_down(open_window: Open, players: str, **settings: Any) -> tuple[Window, TableScene]:
    """A table whose game has begun."""
    open_hands = bool(settings.pop("open_hands", False))
    window = open_window(tables=RealTables(), **{"pace": "instant", **settings})
    table = window.begin(players, seed=3, open_hands=open_hands)
    table.context.director.hints.patience = 1e9
    window.advance(0.1)
    return window, table


def wait_for(window: Window, done: Callable[[], Any]) -> None:
    """Let frames pass until something is so."""
    for _ in range(FRAMES):
        if done():
            return
        let_pass(window)
    raise AssertionError("it never happens")


def asked(table: TableScene, kind: str = "") -> bool:
    """Whether a person is asked something (of a kind), and nothing else is going on."""
    return (
        table.context.pending is not None
        and not table.context.busy
        and table.context.pending.decision.kind.startswith(kind)
    )


def play_until(window: Window, table: TableScene, done: Callable[[], bool]) -> None:
    """Press whatever has the focus, and open curtains, until something is so."""
    for _ in range(FRAMES):
        if done():
            return
        if table.context.screen.curtain or table.context.sheet or asked(table):
            window.press("return")
        else:
            let_pass(window)
    raise AssertionError("it never happens")


# Levels and characters


def test_the_bots_at_the_table_are_those_of_the_engine() -> None:
    assert seats.BOTS == BOTS
    assert tuple(LEVELS) == seats.LEVELS
    assert tuple(who.name for who in characters().values()) == options.BOT_NAMES


def test_people_choose_among_the_six_levels_and_bots_have_names_from_the_novel(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    scene = window.showing(NewGameScene)
    window.click("Add a player")
    scene.focus.take("player-4")
    met = []
    for _ in range(7):
        met.append(scene.seats[3].player)
        window.press("return")
    assert met == ["normal", "hard", "master", HUMAN, "easy", "apprentice", "journeyman"]
    window.click("Start")
    (game,) = window.tables.begun
    assert {seat.name for seat in game.seats if not seat.human} <= set(options.BOT_NAMES)
    assert Group().seats[-1].player == "normal"


@pytest.mark.parametrize("level", [*LEVELS, "57", "70"])
def test_bots_of_every_level_play_in_the_manner_of_their_character(tmp_path: Path, level: str) -> None:
    seats = (Seat("Quasimodo", "blue", level), Seat("Somebody", "red", level))
    session = Session.new(NewGame(seats, seed=5), Settings(), Saves(tmp_path))
    question = session.question(session.view("blue"))
    assert question.character == "quasimodo"
    assert session.question(session.view("red")).character is None
    again = Session.load(session.record_path)
    assert again.question(again.view("blue")) == question
    if level_of(level).search is None:
        assert question.think() == question.think()
        assert question.think() in question.view.decisions["blue"].options
    assert patience_with(level) > 2 * level_of(level).seconds


# Bots that fail


class Hanging(Question):
    """A bot that never comes to an end."""

    def think(self) -> Move:
        threading.Event().wait()
        raise AssertionError("nobody wakes it")


def test_a_bot_that_hangs_is_replaced_and_the_player_is_told(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = BotProcess.ask
    monkeypatch.setattr(BotProcess, "ask", lambda self, question: ask(self, Hanging(*question)))
    window, table = sit_down(open_window, "Anna, bot:easy")
    table.context.director.pool.process = BotProcess(patience=0.5)
    wait_for(window, lambda: asked(table, "draft"))
    moves = len(table.session.record.moves)
    wait_for(window, lambda: len(table.session.record.moves) > moves)
    wait_for(window, lambda: "Esmeralda was lost in thought" in table.context.caption)
    assert table.session.record.moves[-1].startswith("green keep")


# Hints


def test_a_hint_marks_good_moves_and_says_why_and_goes_with_the_decision(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick")
    wait_for(window, lambda: asked(table, "draft"))
    before = window.picture()
    window.press("h")
    wait_for(window, lambda: table.controls.hints.found)
    window.advance(0.1)
    first = table.controls.hints.found[0].move.what
    assert table.context.caption.startswith(KIND_WORDS.say(card_kind(first)))
    assert window.picture() != before
    legal = set(table.session.game.decision("blue").options)  # type: ignore[union-attr]
    assert {suggestion.move for suggestion in table.controls.hints.found} <= legal
    marked = table.controls.hints.marked()
    assert [place for place, _ in marked] == [3, 2, 1]
    _, best = marked[-1]
    assert best == (CARD, table.controls.hints.found[0].move.what)
    told = []
    for _ in range(4):  # each press tells the next, and then the first again
        told.append(table.context.caption)
        window.press("h")
    assert len(set(told)) == 3
    assert told[3] == told[0]
    # The best move is played by pressing what is marked.
    window.click(table.context.top.place_of(best))
    wait_for(window, lambda: str(table.session.record.moves[0]) != "")
    assert f"blue keep {best[1]}" in table.session.record.moves
    wait_for(window, lambda: asked(table))
    assert table.controls.hints.marked() == []


class LongHint(HintTask):
    """A hint that is never found."""

    def think(self) -> tuple[Suggestion, ...]:
        threading.Event().wait()
        raise AssertionError("nobody wakes it")


def test_a_hint_is_asked_for_and_delays_no_frame(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.match.director.HintTask", LongHint)
    window, table = sit_down(open_window, "Anna, bot:quick", pace="normal")
    # The bot has picked: while its pick is shown, a press only skips that.
    wait_for(window, lambda: asked(table, "draft") and table.session.game.to_move == ("blue",))
    window.click(next(button.rect for button in table.context.buttons if button.key == HINT))
    # Nothing waits for it: frames go on, and the game can be played meanwhile.
    assert table.context.caption == "Weighing up the moves …"
    assert table.controls.hints.found == ()
    card = table.context.top.hand.cards[0]
    window.click(table.context.top.place_of((CARD, card)), wait=0.1)
    assert f"blue keep {card}" in table.session.record.moves
    assert table.controls.hints.marked() == []


def test_a_hint_knows_only_what_the_seat_knows(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    window, _ = sit_down(open_window, "Anna, Ben")
    asked_of: list[Any] = []
    monkeypatch.setattr(
        "game.match.bot_process.BotClient.ask", lambda self, task, patience: asked_of.append(task)
    )
    window.press("h")  # before the curtain nobody gets one
    assert asked_of == []
    window.press("return", "h")
    (task,) = asked_of
    assert task.view.viewers == ("blue",)
    assert all(card.endswith(".?") for card in task.view.players["green"].draft)


def test_without_a_decision_there_is_no_hint(open_window: Open) -> None:
    window, table = sit_down(open_window, "bot:quick, bot:quick", pace="slow")
    window.press("h")
    assert table.context.caption.startswith("There is a hint whenever")
    assert all(button.key != HINT for button in table.context.buttons)


# Seats that change hands


def change_players(window: Window, table: TableScene, steps: dict[str, int]) -> None:
    """Open the players' page from the pause and step some seats' choices to the right."""
    window.press("p")
    assert isinstance(window.scene, PauseScene)
    window.click("Players")
    scene = window.showing(PlayersScene)
    for name, times in steps.items():
        scene.focus.take(name)
        window.press(*["right"] * times)
    window.click("Done")
    window.press("escape")
    assert window.app.scene is table


@pytest.mark.usefixtures("undrawn")
def test_a_bot_takes_over_in_the_middle_of_a_decision_and_gives_the_seat_back(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick", pace="normal")
    wait_for(window, lambda: asked(table, "draft"))
    change_players(window, table, {"player-1": 4})  # human, easy, apprentice, journeyman, normal
    assert table.session.seat("blue") == Seat("Anna", "blue", "normal")
    assert records.read(table.session.record_path).seats[0].player == "normal"
    assert "Anna" in table.context.caption
    wait_for(window, lambda: any(move.startswith("blue") for move in table.session.record.moves))
    change_players(window, table, {"player-1": 3})  # hard, master, human
    assert records.read(table.session.record_path).seats[0].player == HUMAN
    wait_for(window, lambda: asked(table))
    assert table.context.pending is not None
    assert table.context.pending.colour == "blue"
    assert Session.load(table.session.record_path).view("blue") == table.session.view("blue")


@pytest.mark.usefixtures("undrawn")
def test_when_one_of_two_people_leaves_no_curtain_falls_any_more_and_back_it_does(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, Ben")
    assert table.context.screen.curtain == "blue"
    change_players(window, table, {"player-2": 1})
    assert table.context.screen.curtain is None
    play_until(window, table, lambda: len(table.session.record.moves) > 12)
    assert table.context.screen.viewers == ("blue",)
    change_players(window, table, {"player-2": 6})
    assert table.session.humans == ("blue", "green")
    for _ in range(FRAMES):  # whoever looks at a hand has met the curtain first
        if table.context.screen.curtain == "green":
            break
        assert table.context.screen.viewers in ((), ("blue",))
        if table.context.screen.curtain or table.context.sheet or asked(table):
            window.press("return")
        else:
            let_pass(window)
    assert table.context.screen.curtain == "green"


def test_a_page_of_players_left_as_it_was_changes_nothing(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick")
    wait_for(window, lambda: asked(table, "draft") and bool(table.session.record.moves))  # the bot has chosen
    decision, text = table.context.screen.asked, table.session.record_path.read_bytes()
    change_players(window, table, {"player-1": 7})
    assert table.context.screen.asked is decision
    assert table.session.record_path.read_bytes() == text


# Who they are


def test_everybody_of_the_novel_has_a_face_and_a_manner_and_nobody_else(open_window: Open) -> None:
    open_window()
    seen = set()
    for who in characters().values():
        portrait = faces.face(who.name, 64)
        assert portrait is not None
        seen.add(pygame.image.tobytes(portrait, "RGBA"))
        assert faces.manner(who.name)
    assert len(seen) == len(characters())
    assert faces.face("Anna", 64) is None
    assert faces.manner("Anna") == ""


def test_a_bots_tray_shows_who_it_is(open_window: Open) -> None:
    _, table = sit_down(open_window, "Anna, bot:quick")
    view = table.session.view("blue")
    size, u = table.context.top.layout.trays[1].size, table.context.top.layout.u

    drawn = set()
    for name, bot in (("Esmeralda", True), ("Esmeralda", False), ("Gudule", True)):
        shape = Shape(size, u, 1.0, 96)
        picture = pygame.Surface((96 + size[0], size[1]))
        shown = facts(view, "green", name, bot)
        sprites.draw(picture, tray(shown, shape))
        stand(picture, shown, shape.places, (96, 0))
        face = shape.places.boxes["face"].move(96, 0).clip(picture.get_rect())
        face.left, face.width = (
            face.centerx,
            face.width // 3,
        )  # the medal lies over it, the name stands beside
        drawn.add(pygame.image.tobytes(picture.subsurface(face), "RGB"))
    assert len(drawn) == 3


# Once more


@pytest.mark.usefixtures("undrawn")
def test_what_the_others_did_is_shown_once_more_and_the_game_is_as_before(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick, bot:quick")
    play_until(window, table, lambda: asked(table, "hire"))
    decision, view = table.context.screen.asked, table.session.view("blue")
    moves = list(table.session.record.moves)
    since = len(moves) - max(at for at, move in enumerate(moves) if move.startswith("blue"))
    assert since > 1
    window.app.settings_file.override(pace="fast")
    table.context.caption = ""
    window.press("r")
    assert table.context.repeating
    captions = []
    while table.context.busy:
        captions.append(table.context.caption)
        window.advance(1 / 60)
    captions.append(table.context.caption)
    assert any("Esmeralda" in caption or "Claude Frollo" in caption for caption in captions)
    assert table.context.screen.asked is decision
    assert table.session.record.moves == moves
    assert table.context.shown.players["blue"].coins == view.players["blue"].coins
    assert asked(table, "hire")


@pytest.mark.usefixtures("undrawn")
def test_one_press_ends_what_is_shown_once_more(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, bot:quick, bot:quick")
    play_until(window, table, lambda: asked(table, "hire"))
    window.app.settings_file.override(pace="slow")
    window.press("p")
    window.click("Replay what just happened")
    assert window.scene is table
    wait_for(window, lambda: table.context.animator.busy)
    moves = len(table.session.record.moves)
    window.click((5, 5))
    assert asked(table, "hire")
    assert len(table.session.record.moves) == moves
    view = table.session.view("blue")
    assert {seat: player.coins for seat, player in table.context.shown.players.items()} == {
        seat: player.coins for seat, player in view.players.items()
    }


@pytest.mark.usefixtures("undrawn")
def test_what_another_person_saw_is_not_shown_once_more(open_window: Open) -> None:
    window, table = sit_down(open_window, "Anna, Ben")
    play_until(window, table, lambda: table.context.screen.curtain == "green")
    window.press("return")
    wait_for(window, lambda: asked(table, "draft"))
    assert table.context.screen.viewers == ("green",)
    window.app.settings_file.override(pace="fast")
    window.press("r")
    assert table.context.repeating
    while table.context.busy:
        for cards in (table.context.shown.players["blue"].draft, table.context.shown.players["blue"].kept):
            assert all(card.endswith(".?") for card in cards)
        window.advance(1 / 60)
    assert table.context.screen.viewers == ("green",)
