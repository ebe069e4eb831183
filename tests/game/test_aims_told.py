"""What a bot wanted, on the screen: asked at its board in the results and at its borough in a replay."""

from collections import deque
from typing import Any

import pytest

from engine import Record
from engine.bots.aims import AimStep
from engine.record.timeline import Timeline
from game.log import aim_words
from game.match.aiming import AimsDesk, can_tell
from game.match.bot_process import Failure
from game.match.handed import KEY
from game.screens.replay.replay import ReplayScene
from game.screens.results.aims import AimsScene
from game.screens.results.results import ResultsScene
from game.words import say
from tests.game.readable_scenes import MENUS, finished, prepare
from tests.game.saved import played
from tests.game.window import Open, Window

pytestmark = pytest.mark.same_pictures

_FOUND = deque([("park", "coins"), ("rats",), ()])


class Thinker:
    """Stands in for the process: an answer for each question, as soon as it is asked for."""

    def __init__(self) -> None:
        self.fresh, self.stopped, self.asked = True, False, list[AimStep]()
        self.ready: deque[Any] = deque(_FOUND)

    def ask(self, step: AimStep, patience: float) -> None:
        self.asked.append(step)

    def answer(self, elapsed: float) -> Any:
        return self.ready.popleft()

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    made = Thinker()
    monkeypatch.setattr("game.match.bot_process.BotClient", lambda: made)
    return made


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game of a person and a bot."""
    return played(("Anna", "Ben"))


def test_three_periods_are_worked_out_one_by_one(record: Record, thinker: Thinker) -> None:
    desk = AimsDesk(record)
    desk.ask("red")
    desk.ask("red")
    assert [desk.aims("red", period) for period in "ABC"] == [None, None, None]
    changed = [desk.step(0.5) for _ in range(8)]
    assert changed == [False, True, False, True, False, True, False, False]
    assert [desk.aims("red", period) for period in "ABC"] == [("park", "coins"), ("rats",), ()]
    assert len(thinker.asked) == 3
    assert thinker.stopped


def test_a_failure_ends_it_without_a_guess(record: Record, thinker: Thinker) -> None:
    thinker.ready = deque([Failure("no answer")])
    desk = AimsDesk(record)
    desk.ask("red")
    assert [desk.step(0.5), desk.step(0.5), desk.step(0.5)] == [False, True, False]
    assert [desk.aims("red", period) for period in "ABC"] == [(), (), ()]


def test_the_desk_in_truth(record: Record) -> None:
    """A random game of a seat that ``quick`` is said to have played: the process answers."""
    desk = AimsDesk(record)
    desk.ask("red")
    while desk.aims("red", "C") is None:
        desk.step(0.1)
        desk.wait(1.0)
    desk.close()
    assert not desk.failed


def test_only_seats_that_were_a_bots_throughout_are_told_of(record: Record) -> None:
    assert can_tell(record, "red")
    assert not can_tell(record, "blue")
    record.table[KEY] = {"red": [""]}
    try:
        assert not can_tell(record, "red")
    finally:
        del record.table[KEY]


def test_sentences_name_two_themes_one_or_none(open_window: Open) -> None:
    open_window((640, 360), title=False)
    assert aim_words.sentence("A", ("park", "coins")) == "Period A: above all the park and coins."
    assert aim_words.sentence("B", ("rats",)) == "Period B: above all safety from rats."
    assert "nothing can be said" in aim_words.sentence("C", ())
    assert "again …" in aim_words.sentence("C", None)


def test_a_bots_board_in_the_results_tells(thinker: Thinker, window: Window) -> None:
    prepare(window.app.saves.folder.parent)
    MENUS["results"](window)
    scene = window.showing(ResultsScene)
    bots = [seat.colour for seat in scene.session.seats if not seat.human]
    assert [control.name for control in scene.controls if control.name.startswith("wanted")]
    assert {f"wanted-{colour}" for colour in bots} == {
        control.name for control in scene.controls if control.name.startswith("wanted-")
    }
    window.click(f"wanted-{bots[0]}")
    slip = window.showing(AimsScene)
    window.advance(0.5)
    assert slip.sentences() == [
        "Period A: above all the park and coins.",
        "Period B: above all safety from rats.",
        say("aims-unknown", letter="C"),
    ]
    window.press("escape")
    assert window.scene is scene


def test_a_bots_borough_in_a_replay_tells_of_the_period(open_window: Open, thinker: Thinker) -> None:
    window = open_window((1280, 720), pace="instant")
    scene = window.push(ReplayScene(window.app, Timeline(finished())), wait=1 / 60)
    name = {seat.colour: seat.name for seat in finished().seats}["yellow"]
    scene.look_at("yellow")
    window.advance(0.5)
    assert scene.caption == f"{name} – Period A: above all the park and coins."
    scene.go_to(scene.timeline.rounds[4].move_number)
    assert scene.caption == ""
    scene.look_at("yellow")
    assert scene.caption == f"{name} – Period B: above all safety from rats."
    scene.look_at("blue")  # a person
    scene.go_to(scene.at)
    assert scene.caption == ""


def test_nothing_is_told_of_a_game_that_goes_on(open_window: Open, thinker: Thinker) -> None:
    window = open_window((1280, 720), pace="instant")
    scene = window.push(ReplayScene(window.app, Timeline(played(moves=60))), wait=1 / 60)
    scene.look_at("green")
    window.advance(0.2)
    assert (scene.caption, thinker.asked) == ("", [])
