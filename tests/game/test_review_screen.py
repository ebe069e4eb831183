"""The turning points on the screen: what is found appears, is kept, and leads to its moment."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import Record
from engine.bots.review import Candidate, CurveStep, ExpectStep, ProofStep, Step, WeighStep, moments
from engine.bots.review_file import name_of
from engine.record import records
from engine.record.timeline import Timeline
from game.match.bot_process import BotClient, Failure
from game.match.reviewing import ReviewDesk
from game.match.session import Session
from game.screens.replay.replay import ReplayScene
from game.screens.review.review import ReviewScene
from game.storage.forks import is_fork
from game.storage.hall_of_fame import HallOfFame
from game.storage.saved_reviews import Reviews
from tests.game.reviewed import claims_of, curve_of, keep_review
from tests.game.saved import played, put
from tests.game.window import BlankScene, Open, Window

pytestmark = pytest.mark.same_pictures


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game of a person and a bot."""
    return played(("Anna", "Ben"))


class Thinker:
    """Stands in for the process: one made-up answer for each question, as soon as it is asked for."""

    made: list[Thinker] = []  # noqa: RUF012 - emptied by the fixture

    def __init__(self) -> None:
        self.fresh, self.stopped = False, False
        self.steps: list[Step | ExpectStep] = []
        self.record: Record | None = None
        self.made.append(self)

    def ask(self, step: Step | ExpectStep, patience: float) -> None:
        self.steps.append(step)

    def answer(self, elapsed: float) -> Any:
        assert self.record is not None
        match self.steps[-1]:
            case CurveStep():
                return curve_of(self.record)
            case WeighStep() as step:
                numbers = {moment.number for moment in step.moments}
                wrong = [claim for claim in claims_of(self.record) if claim.number in numbers]
                return tuple(Candidate(claim.number, claim.better, 2.0) for claim in wrong)
            case ExpectStep() as step:
                return tuple((moment.number, 50.0 + moment.number) for moment in step.moments)
            case ProofStep() as step:
                return next(one for one in claims_of(self.record) if one.number == step.moment.number)

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch, record: Record) -> list[Thinker]:
    Thinker.made = []
    monkeypatch.setattr("game.match.bot_process.BotClient", Thinker)
    monkeypatch.setattr(Thinker, "record", record, raising=False)
    init = Thinker.__init__

    def begin(self: Thinker) -> None:
        init(self)
        self.record = record

    monkeypatch.setattr(Thinker, "__init__", begin)
    return Thinker.made


def curve_ends(record: Record) -> dict[str, float]:
    """What everybody ended with."""
    return {colour: values[-1] for colour, values in curve_of(record).items()}


def shown(window: Window, record: Record, path: Path) -> ReviewScene:
    """The page of a game's review, reached from its results."""
    window.app.go.results(Session(record, path, record.replay()), from_list=True)
    window.advance(0.1)
    window.click("review", wait=0.1)
    return window.showing(ReviewScene)


def test_claims_come_one_by_one_and_are_kept(
    open_window: Open, tmp_path: Path, record: Record, thinkers: list[Thinker]
) -> None:
    window = open_window(title=False)
    window.app.go.review(record)
    scene = window.showing(ReviewScene)
    counts, percents = [], []
    for _ in range(24):
        window.advance(1 / 60)
        counts.append(len(scene.claims))
        percents.append(scene.desk.percent if scene.desk else 0)
    expected = claims_of(record)
    assert sorted(set(counts)) == list(range(len(expected) + 1))
    assert counts == sorted(counts)
    assert percents == sorted(percents)
    assert scene.desk is not None
    assert not scene.desk.thinking
    (first,) = thinkers
    window.press("escape")
    assert first.stopped
    window.app.go.review(record)
    window.advance(0.1)
    again = window.showing(ReviewScene)
    assert [claim.number for claim in again.claims] == [claim.number for claim in scene.claims]
    assert thinkers[-1].steps == []


def test_a_claim_leads_to_its_moment_and_own_game(open_window: Open, tmp_path: Path, record: Record) -> None:
    window = open_window(title=False)
    keep_review(tmp_path / "saves", record)
    scene = shown(window, record, put(tmp_path, "game", record))
    claim = scene.claims[0]
    assert scene.place_of(f"show-{claim.number}")
    scene.focus.take(f"show-{claim.number}")
    window.press("return")
    assert window.showing(ReplayScene).at == claim.number
    window.press("escape")
    assert window.scene is scene
    window.click(f"try-{claim.number}")
    (path,) = window.tables.opened
    fork = records.read(path)
    assert fork.moves == record.moves[: claim.number]
    assert is_fork(fork)


def test_the_pause_of_a_replay_leads_to_the_review(open_window: Open, tmp_path: Path, record: Record) -> None:
    window = open_window(title=False)
    keep_review(tmp_path / "saves", record)
    window.app.push(ReplayScene(window.app, Timeline(record), 20))
    window.advance(0.1)
    window.press("p")
    window.click("review")
    assert isinstance(window.scene, ReviewScene)
    window.press("escape")
    assert isinstance(window.scene, ReplayScene)


def test_a_fork_never_counts(open_window: Open, tmp_path: Path) -> None:
    fork = played(("Anna", "Ben"), seed=5)
    fork.table["fork"] = 3
    path = put(tmp_path, "fork", fork)
    window = open_window(title=False, pace="instant")
    window.app.push(BlankScene())
    window.app.game_over(Session.load(path))
    window.advance(0.1)
    hall = HallOfFame(tmp_path / "saves")
    hall.refresh()
    assert hall.games() == []
    hall.close()


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("text", [b"", b"{}", b"\xff\xfe", b'{"version": 1}', b"[" * 100_000])
def test_a_damaged_review_is_worked_out_again(
    tmp_path: Path, record: Record, thinkers: list[Thinker], text: bytes
) -> None:
    reviews = Reviews(tmp_path)
    reviews.folder.mkdir()
    reviews.path(name_of(record)).write_bytes(text)
    desk = ReviewDesk(record, reviews)
    assert desk.thinking
    while desk.thinking:
        desk.step(0.1)
    assert not desk.failed
    assert not ReviewDesk(record, reviews).thinking


def test_time_runs_out_and_what_was_found_is_kept(
    tmp_path: Path, record: Record, thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = ReviewDesk(record, Reviews(tmp_path))
    while desk.review.curve is None:
        desk.step(0.1)
    monkeypatch.setattr(Thinker, "answer", lambda self, elapsed: None)
    desk.step(0.1)
    desk.step(desk.limit)
    assert not desk.thinking
    assert not ReviewDesk(record, Reviews(tmp_path)).thinking


def test_a_process_that_fails_is_told(
    open_window: Open, record: Record, thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinker, "answer", lambda self, elapsed: Failure("it has died"))
    window = open_window(title=False)
    window.app.go.review(record)
    window.advance(0.5)
    assert "worked out" in window.showing(ReviewScene).remark()[0]


def test_a_replay_of_a_finished_game_can_show_what_was_expected(
    open_window: Open, record: Record, thinkers: list[Thinker]
) -> None:
    window = open_window(title=False)
    asked = [one for one in moments(record) if one.view.decisions[one.move.colour].kind in ("play", "hire")]
    latest = [one for one in asked if one.number <= 60 and one.move.colour == "blue"][-1]
    scene = window.push(ReplayScene(window.app, Timeline(record), 60), wait=0.1)
    assert scene.expectations is None
    without = window.picture()
    window.click("expect", wait=0.5)
    assert scene.expectations is not None
    assert scene.expectations.at(60)["blue"] == 50.0 + latest.number
    assert scene.expectations.at(len(record.moves)) == curve_ends(record)
    assert window.picture() != without
    window.click("expect")
    assert scene.expectations is None
    assert thinkers[-1].stopped


@pytest.mark.parametrize("at_table", [True, False])
def test_nothing_is_expected_in_an_unfinished_game(open_window: Open, record: Record, at_table: bool) -> None:
    window = open_window(title=False)
    game = Timeline(record) if at_table else Timeline(replace(record, moves=record.moves[:40]))
    scene = window.push(ReplayScene(window.app, game, 20, ("blue",) if at_table else None), wait=0.1)
    assert scene.place_of("expect") is None


@pytest.mark.bots_apart
def test_the_curve_comes_from_a_process_that_ends_with_the_page(tmp_path: Path, record: Record) -> None:
    client = BotClient()
    desk = ReviewDesk(record, Reviews(tmp_path), client)
    for _ in range(100):
        desk.step(0.1)
        if desk.review.curve is not None:
            break
        desk.wait(10.0)
    assert desk.review.curve is not None
    process = client._process
    assert process is not None
    desk.close()
    assert not process.is_alive()


def test_a_game_without_a_mistake_shows_its_close_decisions(open_window: Open, record: Record) -> None:
    window = open_window(title=False)
    kept = keep_review(window.app.saves.folder, record, well_played=True)
    window.app.go.review(record)
    window.advance(0.5)
    scene = window.showing(ReviewScene)
    assert scene.remark()[0].endswith("Well played!")
    assert kept.close
    for one in kept.close:
        assert any(one.label in line and "close decision" in line for line in scene.readable)
        assert any(control.name == f"show-{one.number}" for control in scene.controls)
