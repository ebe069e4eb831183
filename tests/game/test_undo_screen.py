"""Taking back at the table: the button, the key, the moment before bots go on, and nothing that leaks."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine import RecordError
from engine.record import records
from game.app.program import RealTables
from game.match.pace import GRACE
from game.match.session import Session
from game.table.hud import undo_buttons
from game.table.scene import TableScene
from game.ui.dialogs import NoticeScene
from tests.game.player import Pointing
from tests.game.saved import played, put
from tests.game.test_whole_game import carry_out
from tests.game.window import Open, Window


def begin(open_window: Open, players: str, seed: int = 3, **settings: object) -> tuple[Window, TableScene]:
    window = open_window(tables=RealTables(), **settings)
    return window, window.begin(players, seed=seed)


def play_to_next_choice(window: Window, table: TableScene) -> None:
    """Until a person is asked, the curtain is down, or a turn waits to be confirmed."""
    for _ in range(3000):
        if not table.context.busy and (
            table.context.pending or table.context.screen.curtain or table.context.offered.done
        ):
            return
        window.advance(1 / 60)
    raise AssertionError("nobody is asked")


def play_until(window: Window, table: TableScene, found: Callable[[], bool], seed: int = 1) -> None:
    """Play at random, with the pointer alone, until ``found``."""
    player = Pointing(seed)
    for _ in range(4000):
        if found():
            return
        gesture = player.next(table)
        if gesture is None:
            window.advance(1 / 60)
        else:
            carry_out(window, gesture)
    raise AssertionError("it has not come to this")


def has(table: TableScene, key: str) -> bool:
    return any(button.key == key for button in table.context.buttons)


def in_the_middle_of_a_turn(table: TableScene) -> bool:
    return not table.context.busy and table.context.pending is not None and has(table, undo_buttons.UNDO)


def test_the_button_takes_the_last_choice_back_on_the_disk_too(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, bot:random", pace="instant")
    play_until(window, table, lambda: in_the_middle_of_a_turn(table))
    moves = list(table.session.record.moves)
    window.click(next(button.rect for button in table.context.buttons if button.key == undo_buttons.UNDO))
    play_to_next_choice(window, table)
    assert table.session.record.moves == moves[:-1]
    assert records.read(table.session.record_path).moves == moves[:-1]
    assert table.context.screen.asked is not None
    assert moves[-1].removeprefix("blue ") in [option.choice for option in table.context.screen.asked.options]


def test_what_is_shown_after_taking_back_is_what_was_shown_before(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, bot:random", pace="instant")
    play_until(window, table, lambda: in_the_middle_of_a_turn(table))
    window.press("u")
    play_to_next_choice(window, table)
    again = Session.load(table.session.record_path)
    assert table.session.view("blue") == again.view("blue")
    assert table.context.shown.players["blue"].hand == again.view("blue").players["blue"].hand


def test_the_key_says_so_where_there_is_nothing_to_take_back(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, bot:random", pace="instant")
    play_to_next_choice(window, table)
    moves = list(table.session.record.moves)
    window.press("u")
    assert table.session.record.moves == moves
    assert "nothing" in table.context.caption


def test_before_bots_go_on_there_is_a_moment_to_take_back(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, bot:random", pace="normal", reduced_motion=True)
    play_until(
        window, table, lambda: not table.context.busy and table.context.director.unconfirmed is not None
    )
    moves = len(table.session.record.moves)
    window.advance(GRACE["normal"] * 0.7)
    assert len(table.session.record.moves) == moves
    window.press("u")
    assert len(table.session.record.moves) == moves - 1
    play_to_next_choice(window, table)
    assert table.context.screen.asked is not None
    assert table.context.screen.asked.colour == "blue"


@pytest.mark.usefixtures("undrawn")
def test_without_a_word_the_bots_go_on_after_that_moment(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, bot:random", pace="normal", reduced_motion=True)
    play_until(
        window, table, lambda: not table.context.busy and table.context.director.unconfirmed is not None
    )
    moves = len(table.session.record.moves)
    window.advance(GRACE["normal"] + 1.0)
    assert len(table.session.record.moves) > moves


@pytest.mark.usefixtures("undrawn")
def test_a_turn_that_is_to_be_confirmed_waits_for_done(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, bot:random", pace="fast", confirm_turns=True)
    play_until(window, table, lambda: not table.context.busy and table.context.offered.done)
    moves = len(table.session.record.moves)
    window.advance(5.0)
    assert len(table.session.record.moves) == moves
    assert not table.context.busy
    window.click(next(button.rect for button in table.context.buttons if button.key == undo_buttons.DONE))
    window.advance(2.0)
    assert len(table.session.record.moves) > moves


def test_done_has_the_focus_of_the_keyboard(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, bot:random", pace="fast", confirm_turns=True)
    play_until(window, table, lambda: not table.context.busy and table.context.offered.done)
    moves = len(table.session.record.moves)
    window.press("tab", "return")
    for _ in range(3):
        if table.context.director.unconfirmed is None:
            break
        window.press("return")
    window.advance(2.0)
    assert len(table.session.record.moves) > moves


@pytest.mark.usefixtures("undrawn")
def test_taking_back_never_opens_a_hand_to_somebody_else(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, Ben", pace="instant")
    director = table.context.director
    taken_back = 0
    player = Pointing(2)
    for _ in range(1500):
        if taken_back >= 12 or table.session.game.over:
            break
        before = director.screen.viewers
        if table.context.offered.undo and not table.context.busy:
            mover = director.taken_back_by
            window.press("u")
            taken_back += 1
            play_to_next_choice(window, table)
            asked = director.screen.asked
            if director.screen.curtain is None and asked and asked.kind in ("draft", "play"):
                assert before == director.screen.viewers == (mover,)
            else:
                assert director.screen.viewers == ()
                for seen in table.context.shown.players.values():
                    assert all(card.endswith("?") for card in (*seen.hand, *seen.draft, *seen.kept))
            # Go on past what was taken back.
            for _ in range(3):
                gesture = player.next(table)
                carry_out(window, gesture) if gesture else window.advance(1 / 60)
            continue
        gesture = player.next(table)
        carry_out(window, gesture) if gesture else window.advance(1 / 60)
    assert taken_back >= 5


def test_under_the_curtain_the_one_before_can_take_back(open_window: Open) -> None:
    window, table = begin(open_window, "Anna, Ben", pace="instant")
    play_to_next_choice(window, table)
    first = table.context.screen.curtain
    assert first is not None
    play_until(
        window,
        table,
        lambda: table.context.screen.curtain not in (None, first) and has(table, undo_buttons.UNDO),
    )
    moves = len(table.session.record.moves)
    window.click(next(button.rect for button in table.context.buttons if button.key == undo_buttons.UNDO))
    play_to_next_choice(window, table)
    assert len(table.session.record.moves) == moves - 1
    assert table.context.screen.curtain == first


def test_a_file_that_another_program_has_changed_is_left_alone(open_window: Open, tmp_path: Path) -> None:
    path = put(tmp_path, "2026-11-20 Anna, Zoé", played(("Anna", "Zoé"), 20))
    window = open_window(tables=RealTables(), pace="instant")
    window.app.open(path)
    window.advance(0.1)
    table = window.showing(TableScene)
    theirs = path.read_text(encoding="utf-8").replace("seed = 11", "seed = 12")
    path.write_text(theirs, encoding="utf-8")
    play_until(window, table, lambda: isinstance(window.scene, NoticeScene))
    assert path.read_text(encoding="utf-8") == theirs
    assert table.session.record_path == path.with_name(f"{path.stem} (2).toml")
    assert records.read(table.session.record_path).moves == table.session.record.moves


def test_a_bot_that_nobody_knows_is_refused_by_name(open_window: Open, tmp_path: Path) -> None:
    record = played(("Anna", "Zoé"), 20)
    strange = records.Seat("Zoé", "red", "grandmaster")
    record.seats = (record.seats[0], strange)
    path = put(tmp_path, "2026-11-20 Anna, Zoé", record)
    assert not open_window(tables=RealTables()).app.open(path)
    with pytest.raises(RecordError, match=r"grandmaster.*quick"):
        Session.load(path)
