"""What a finished game's page works out elsewhere: the review and the expectations, and when they give up.

A stand-in answers for the process, so nothing is thought over.
"""

import logging
import os
from collections import deque
from pathlib import Path
from typing import Any

import pytest

from engine import Record
from engine.bots.review import CurveStep, ExpectStep, Review, WeighStep
from engine.bots.review_file import name_of, to_json
from game.match.bot_process import LOADING, Failure
from game.match.expecting import ExpectationDesk
from game.match.reviewing import EACH, LIMIT, ReviewDesk
from game.storage.saved_reviews import Reviews
from tests.game.saved import played


class Client:
    """Notes what it is asked, and answers what the test has laid ready."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, float]] = []
        self.ready: deque[Any] = deque()
        self.fresh, self.stopped, self.elapsed = True, 0, 0.0

    def ask(self, task: Any, patience: float) -> None:
        self.asked.append((task, patience))

    def answer(self, elapsed: float) -> Any:
        self.elapsed += elapsed
        if not self.ready:
            return None
        self.fresh = False
        return self.ready.popleft()

    def stop(self) -> None:
        self.stopped += 1
        self.fresh = True


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Client:
    """The process of the desk that the test makes."""
    found = Client()
    monkeypatch.setattr("game.match.bot_process.BotClient", lambda: found)
    return found


@pytest.fixture(scope="module")
def game() -> Record:
    return played()


def curve_of(step: CurveStep) -> dict[str, tuple[float, ...]]:
    return {colour: (20.0,) * 9 + (float(end),) for colour, end in step.ends.items()}


def answered(desk: ReviewDesk, client: Client) -> list[bool]:
    """Go on to the end with a curve and without any mistake; whether each step has changed something."""
    changed = []
    while desk.thinking:
        changed.append(desk.step(0.5))
        task = client.asked[-1][0]
        client.ready.append(curve_of(task) if isinstance(task, CurveStep) else ())
        if desk.thinking:
            changed.append(desk.step(0.5))
    return changed


def test_a_review_is_worked_out_once_and_kept(game: Record, client: Client, tmp_path: Path) -> None:
    reviews = Reviews(tmp_path)
    desk = ReviewDesk(game, reviews)
    assert (desk.thinking, desk.percent, desk.failed) == (True, 0, False)
    changed = answered(desk, client)
    tasks = [task for task, _ in client.asked]
    assert isinstance(tasks[0], CurveStep)
    assert {type(task) for task in tasks[1:]} == {WeighStep}
    # Asked, answered with the curve, asked, answered with nothing, …, finished.
    assert changed == [False, True, *[False, False] * (len(tasks) - 1), True]
    assert [patience for _, patience in client.asked] == [60.0 + LOADING, *[60.0] * (len(tasks) - 1)]
    assert (desk.review.complete, desk.percent, client.stopped) == (True, 100, 1)
    assert desk.step(1.0) is False
    assert reviews.read(name_of(game)) == to_json(desk.review)

    again = ReviewDesk(game, reviews)
    assert not again.thinking
    assert (again.review.curve, again.percent) == (desk.review.curve, 100)


def test_a_kept_review_that_is_damaged_is_worked_out_again(
    game: Record, client: Client, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    reviews = Reviews(tmp_path)
    reviews.write(name_of(game), "{}")
    desk = ReviewDesk(game, reviews)
    assert desk.thinking
    assert f"{reviews.path(name_of(game))}: worked out again" in caplog.text
    answered(desk, client)
    assert reviews.read(name_of(game)) == to_json(desk.review)


def test_when_the_time_is_up_what_was_found_is_kept(game: Record, client: Client, tmp_path: Path) -> None:
    desk = ReviewDesk(game, Reviews(tmp_path))
    desk.step(0.0)
    client.ready.append(curve_of(client.asked[0][0]))
    assert desk.limit == LIMIT + EACH * len(desk.review.seats)
    assert desk.step(desk.limit / 2)
    assert desk.percent == 50
    desk.step(0.0)
    assert desk.step(desk.limit / 2 - 0.1) is False
    assert (desk.thinking, desk.percent) == (True, 99)
    assert desk.step(0.2) is True
    assert not desk.thinking
    assert Reviews(tmp_path).read(name_of(game)) == to_json(desk.review)


def test_without_its_curve_a_review_is_waited_for(game: Record, client: Client, tmp_path: Path) -> None:
    desk = ReviewDesk(game, Reviews(tmp_path))
    desk.step(0.0)
    assert desk.step(desk.limit + 1) is False
    assert desk.thinking
    assert client.elapsed == desk.limit + 1


def test_three_failures_in_a_row_end_a_review_not_fewer(game: Record, client: Client, tmp_path: Path) -> None:
    desk = ReviewDesk(game, Reviews(tmp_path))

    def heard(answer: Any) -> bool:
        desk.step(0.1)
        client.ready.append(answer)
        return desk.step(0.1)

    assert heard(curve_of(CurveStep((), dict.fromkeys(game.setup().seats, 30))))
    assert [heard(Failure("no answer")), heard(Failure("no answer")), heard(())] == [False] * 3
    assert [heard(Failure("no answer")), heard(Failure("no answer"))] == [False] * 2
    assert desk.thinking
    assert heard(Failure("no answer")) is True
    assert (desk.failed, desk.thinking) == (True, False)


def test_without_a_process_a_review_ends_at_once(game: Record, client: Client, tmp_path: Path) -> None:
    desk = ReviewDesk(game, Reviews(tmp_path))
    desk.step(0.1)
    client.ready.append(Failure("no memory", unstarted=True))
    assert desk.step(0.1) is True
    assert desk.failed
    desk.close()
    assert client.stopped == 1


def test_a_review_without_a_curve_has_failed_at_its_end(
    game: Record, client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = ReviewDesk(game, Reviews(tmp_path))
    monkeypatch.setattr(Review, "next_step", lambda review: None)
    assert desk.step(0.1) is True
    assert desk.failed
    assert Reviews(tmp_path).read(name_of(game)) is None


# Expectations


def test_what_seats_expect_is_worked_out_round_by_round(game: Record, client: Client) -> None:
    desk = ExpectationDesk(game)
    seats = game.setup().seats
    assert desk.at(0) == {}
    steps, numbers = list[Any](), list[tuple[int, str]]()
    for _ in range(9):
        assert desk.step(0.1) is False  # asked
        assert desk.step(0.1) is False  # no answer yet
        task, patience = client.asked[-1]
        assert patience == 60.0 + (LOADING if not steps else 0.0)
        steps.append(task)
        client.ready.append(tuple((moment.number, float(moment.number)) for moment in task.moments))
        numbers += [(moment.number, moment.move.colour) for moment in task.moments]
        assert desk.step(0.1) is True
    assert all(isinstance(step, ExpectStep) for step in steps)
    assert [{moment.view.round for moment in step.moments} for step in steps] == [{n} for n in range(1, 10)]
    asked = {moment.view.decisions[moment.move.colour].kind for step in steps for moment in step.moments}
    assert asked == {"play", "hire"}
    assert client.stopped == 1
    assert desk.step(0.1) is False
    assert len(client.asked) == 9
    first = {seat: min(n for n, colour in numbers if colour == seat) for seat in seats}
    assert desk.at(0) == first  # before its first decision: what it then expected
    for moment in (30, 57, len(game.moves) - 1):
        latest = {seat: max(n for n, colour in numbers if colour == seat and n <= moment) for seat in seats}
        assert desk.at(moment) == latest
    result = game.replay().result
    assert result is not None
    assert desk.at(len(game.moves)) == result.prestige


def test_expectations_that_fail_are_left_out(
    game: Record, client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    desk = ExpectationDesk(game)
    desk.step(0.1)
    client.ready.append(Failure("no answer"))
    with caplog.at_level(logging.WARNING):
        assert desk.step(0.1) is False
    assert "no expectations: no answer" in caplog.text
    assert desk.step(0.1) is False
    assert (len(client.asked), desk.at(5)) == (1, {})
    desk.close()
    assert client.stopped == 1


def test_only_finished_games_have_expectations(game: Record) -> None:
    with pytest.raises(ValueError, match="not over"):
        ExpectationDesk(Record(game.seats, game.seed))


def test_the_latest_300_reviews_are_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    reviews = Reviews(tmp_path)
    assert reviews.read("none") is None
    assert caplog.text == ""
    reviews.folder.mkdir()
    for number in range(302):
        path = reviews.path(f"{number:03}")
        path.touch()
        stamp = 1_700_000_000 + number
        os.utime(path, (stamp, stamp))
    reviews.write("new", "text")
    assert reviews.read("new") == "text"
    kept = sorted(path.stem for path in reviews.folder.iterdir())
    assert kept == [*(f"{number:03}" for number in range(3, 302)), "new"]
    reviews.path("001").write_bytes(b"\xff\xfe")
    assert reviews.read("001") is None
    assert "001.json: worked out again" in caplog.text


def test_a_review_that_can_not_be_kept_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "reviews").touch()
    Reviews(tmp_path).write("new", "text")
    assert "new.json: not kept" in caplog.text
