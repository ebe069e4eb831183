"""A person's way of playing on the screen: what is found appears, is kept, leads to moments, and may go."""

import logging
from pathlib import Path
from typing import Any

import pytest

from engine.bots.habit_search import CostStep, LookStep, WeighStep
from engine.bots.habits import Often
from engine.bots.review_file import name_of
from engine.record import records
from game.match.bot_process import Failure
from game.match.habits_desk import HabitsDesk
from game.match.handed import KEY as HANDED
from game.match.help_had import KEY as HELP
from game.match.own_games import own_games
from game.match.session import Session
from game.screens.habits.habits import HabitsScene
from game.screens.replay.replay import ReplayScene
from game.screens.results.hall_of_fame import HallOfFameScene
from game.storage.challenge import HINT
from game.storage.forks import is_fork
from game.storage.hall_of_fame import HallOfFame
from game.storage.saved_habits import HabitFiles, Told, renewed
from game.words import say
from tests.game.habits_made import habit_of, keep_habits, past_games
from tests.game.saved import played, put
from tests.game.window import Open, Window


class Thinker:
    """Stands in for the process: it looks at games, and finds that nothing cost anything."""

    def __init__(self) -> None:
        self.fresh, self.stopped, self.asked = True, False, list[Any]()
        self.failures = 0

    def ask(self, step: Any, patience: float) -> None:
        self.asked.append(step)

    def answer(self, elapsed: float) -> Any:
        if self.failures:
            self.failures -= 1
            return Failure("no answer")
        step = self.asked[-1]
        return step.think() if isinstance(step, LookStep) else ()

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    made = Thinker()
    monkeypatch.setattr("game.match.bot_process.BotClient", lambda: made)
    return made


def finish(desk: HabitsDesk) -> None:
    while desk.thinking:
        desk.step(0.5)


def test_only_ones_own_games_without_help_count(tmp_path: Path) -> None:
    past_games(tmp_path)
    others: dict[str, dict[str, Any]] = {
        "a hint": {HELP: {"blue": ["hint"]}},
        "a stand-in": {HANDED: {"blue": [""]}},
        "a rival's hint": {HELP: {"red": ["hint"]}},
        "a deal": {"deal": {"day": "2026-11-20", "version": 1}},
    }
    for number, (name, table) in enumerate(others.items()):
        record = played(("ANNA", "Quasimodo", "Gringoire"), seed=200 + number, bots=2)
        record.table = dict(table)
        put(tmp_path, name, record, day=20 + number)
    put(tmp_path, "Ben's", played(("Ben", "Quasimodo"), seed=300), day=30)
    hall = HallOfFame(tmp_path / "saves")
    hall.refresh()
    found = own_games(tmp_path / "saves", hall.games(), "anna")
    hall.close()
    assert [game.record.seed for game in found] == [202, 103, 102, 101, 100]


def test_a_hint_is_noted_in_the_game(tmp_path: Path) -> None:
    session = Session.load(put(tmp_path, "Anna", played(moves=20)))
    session.note_help(HINT, "blue")
    session.note_help(HINT, "blue")
    session.keeper.wait_saved()
    assert records.read(session.record_path).table[HELP] == {"blue": ["hint"]}


def test_a_search_is_kept_and_read_again(tmp_path: Path, thinker: Thinker) -> None:
    games, files = past_games(tmp_path), HabitFiles(tmp_path / "saves")
    desk = HabitsDesk("Anna", games, files)
    assert desk.enough
    finish(desk)
    assert [type(step) for step in thinker.asked[:4]] == [LookStep] * 4
    assert {type(step) for step in thinker.asked} <= {LookStep, WeighStep, CostStep}
    assert thinker.stopped
    saved = files.read("ANNA")
    assert saved is not None
    assert saved.games == tuple(name_of(game.record) for game in games)
    asked = len(thinker.asked)
    again = HabitsDesk("Anna", games, files)
    assert not again.thinking
    assert again.search.seen == desk.search.seen
    finish(HabitsDesk("Anna", past_games(tmp_path, count=5), files))
    assert len(thinker.asked) > asked


def test_two_games_are_too_few(tmp_path: Path, thinker: Thinker) -> None:
    desk = HabitsDesk("Anna", past_games(tmp_path, count=2), HabitFiles(tmp_path / "saves"))
    assert not desk.enough
    assert desk.step(1.0) is False
    assert thinker.asked == []


def test_failures_end_the_search_and_nothing_is_kept(
    tmp_path: Path, thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.failures = 3
    files = HabitFiles(tmp_path / "saves")
    desk = HabitsDesk("Anna", past_games(tmp_path), files)
    finish(desk)
    assert desk.failed
    assert files.read("Anna") is None
    assert caplog.text.count("failed: no answer") == 3


def test_a_damaged_file_is_worked_out_again(
    tmp_path: Path, thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    keep_habits(tmp_path)
    files = HabitFiles(tmp_path / "saves")
    games = past_games(tmp_path)
    assert not HabitsDesk("Anna", games, files).thinking
    text = files.path("Anna").read_text(encoding="utf-8")
    files.path("Anna").write_text(text.replace("blue pass", "blue hire monk"), encoding="utf-8")
    assert HabitsDesk("Anna", games, files).thinking
    files.path("Anna").write_text("{}", encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        assert HabitsDesk("Anna", games, files).thinking
    assert "worked out again" in caplog.text


def test_a_habit_goes_when_enough_new_games_are_without_it(tmp_path: Path) -> None:
    habit = habit_of(past_games(tmp_path))
    rare = Often("hires", 1, 36, 0.6, 0.5)
    first = renewed(None, ("a", "b", "c", "d"), (habit.often,), (habit,))
    assert first.told == (Told("hires", ("a", "b", "c", "d")),)
    soon = renewed(first, ("g", "f", "e", "a", "b"), (rare,), ())
    assert not soon.told[0].gone
    seen = renewed(soon, ("h", "g", "f", "e", "a"), (habit.often,), ())
    assert not seen.told[0].gone
    later = renewed(seen, ("h", "g", "f", "e", "a"), (rare,), ())
    assert later.told[0].gone
    back = renewed(later, ("i", "h", "g", "f"), (habit.often,), (habit,))
    assert back.told == (Told("hires", ("i", "h", "g", "f")),)


@pytest.fixture
def page(open_window: Open) -> tuple[Window, HabitsScene]:
    window = open_window((1920, 1080))
    keep_habits(window.app.saves.folder.parent)
    window.push(HallOfFameScene()).wait()
    window.click("habits")
    scene = window.showing(HabitsScene)
    scene.wait()
    return window, scene


def test_the_page_tells_habits_costs_what_has_gone_and_mistakes(page: tuple[Window, HabitsScene]) -> None:
    _, scene = page
    told = scene.readable
    assert scene.status() == say("habits-done", n=20)
    assert "Rounds without hiring anyone" in told
    assert "14 of 36; masters: about 0.6." in told
    assert "Its dearest moments cost 3.5 prestige each (±0.7):" in told
    assert sum(" · Move: " in line and " · Better: " in line for line in told) == 5
    assert "Gone: At most 1 influence in the hospital when round B3 begins" in told
    assert say("habits-lessons") in told
    assert sum("±0.8)" in line for line in told) == 2


def test_a_moment_is_shown_and_can_be_tried(page: tuple[Window, HabitsScene]) -> None:
    window, scene = page
    assert scene.desk is not None
    example = scene.desk.search.habits[0].examples[1]
    window.click("show-hires-1")
    replay = window.showing(ReplayScene)
    assert replay.at == example.number
    assert replay.timeline.record.moves[replay.at] == str(example.played)
    window.press("escape")
    assert window.scene is scene
    scene.focus.take("try-lesson-0")  # further down the page
    window.press("return")
    assert is_fork(records.read(window.tables.opened[-1]))


def test_a_task_trains_it(page: tuple[Window, HabitsScene]) -> None:
    window, _ = page
    window.click("train-hires")
    assert window.tables.begun[-1].seats[0].name == "Anna"
    assert window.tables.begun[-1].challenge is not None


def test_everybody_has_a_page_of_their_own(thinker: Thinker, window: Window) -> None:
    folder = window.app.saves.folder.parent
    keep_habits(folder)
    past_games(folder, "Zoé", count=2)
    scene = window.push(HabitsScene())
    scene.wait()
    assert sorted(scene.people) == ["Anna", "Zoé"]
    for _ in range(2):
        if scene.name == "Zoé":
            assert scene.status() == say("habits-few", limit=4, n=2)
        else:
            assert scene.desk is not None
            assert scene.desk.search.habits
        window.click("person")
        scene.wait()
    assert thinker.asked == []


def test_without_games_the_book_leads_nowhere(open_window: Open) -> None:
    book = open_window((1280, 720)).push(HallOfFameScene())
    book.wait()
    assert book.place_of("habits") is None
