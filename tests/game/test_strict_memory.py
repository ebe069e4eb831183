"""Strict memory: while a game goes on, only the present round can be looked up."""

from pathlib import Path

import pytest

from engine import Record
from engine.record.timeline import Timeline
from game.app.program import RealTables
from game.log.history import History
from game.match.memory import first_open_moment, first_open_round
from game.match.session import Session
from game.screens.replay.history import HistoryScene
from game.screens.replay.replay import ReplayScene
from game.table.scene import TableScene
from game.words import languages, say, set_language
from tests.game.saved import played
from tests.game.window import Open, Window

MOVES = 60
NAMES = {"blue": "Anna", "red": "Ben", "green": "Zoé"}


def strict(moves: int | None = MOVES) -> Timeline:
    return Timeline(played(moves=moves, table={"strict_memory": True}))


def cards_told(timeline: Timeline) -> list[str]:
    """The rounds in which the history tells of a card that was played."""
    history = History(timeline, NAMES, ())
    rounds = [history.round(number) for number in range(len(history))]
    return [one.label for one in rounds if any(" plays " in line.text for line in one.lines)]


def test_the_history_tells_of_the_present_round_alone() -> None:
    timeline = strict()
    present = timeline.rounds[-1].label
    assert set(cards_told(timeline)) <= {present}
    everything = Timeline(played(moves=MOVES))
    assert len(cards_told(everything)) > 1
    assert first_open_round(everything) == first_open_moment(everything) == 0


def test_after_the_game_everything_is_told() -> None:
    assert cards_told(strict(None)) == cards_told(Timeline(played(moves=None)))
    assert len(cards_told(strict(None))) >= 8  # in one round all cards played are of others


@pytest.mark.parametrize("language", languages())
def test_it_says_why_earlier_rounds_are_missing(language: str) -> None:
    set_language(language)
    try:
        timeline = strict()
        history = History(timeline, NAMES, ())
        lines = history.round(history.first).lines
        assert lines[0].text == say("history-strict")
        assert history.round(0).lines == (lines[0],)
        assert lines[0].moment == first_open_moment(timeline)
    finally:
        set_language("en")


def test_on_the_screen_the_list_begins_with_the_present_round(window: Window) -> None:
    timeline = strict()
    window.app.push(HistoryScene(timeline, ("blue",)))
    for _ in range(20):
        window.advance(0.1)
    scene = window.showing(HistoryScene)
    moments = [item.moment for item in scene.items if item.moment is not None]
    assert min(moments) == first_open_moment(timeline)
    assert len([item for item in scene.items if item.moment is None]) == 1


@pytest.mark.parametrize("from_table", [True, False])
def test_a_replay_goes_back_no_farther(from_table: bool, window: Window) -> None:
    timeline = strict()
    first = first_open_moment(timeline)
    window.app.push(ReplayScene(window.app, timeline, 0, ("blue",) if from_table else None))
    window.advance(0.1)
    scene = window.showing(ReplayScene)
    assert scene.at == first > 0
    scene.go_to(0)
    assert scene.at == first
    scene.back()
    assert scene.at == first
    scene.forward()
    assert scene.at == first + 1


def test_it_is_chosen_with_a_new_game_and_kept_with_it(open_window: Open) -> None:
    window = open_window(tables=RealTables()).click("new", "strict_memory", "Start")
    session = window.showing(TableScene).session
    assert session.record.table["strict_memory"] is True
    assert window.app.settings.group.strict_memory
    assert session.again().strict_memory
    session.keeper.save_if_needed()
    assert Session.load(session.record_path).again().strict_memory


def test_without_it_nothing_is_saved(tmp_path: Path) -> None:
    record = played(moves=3)
    assert isinstance(record, Record)
    assert "strict_memory" not in record.table
