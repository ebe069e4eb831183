"""Games that are played by whatever executes calls."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from engine.errors import EngineError
from engine.lab import playing
from engine.lab.arena import Contest, Played
from engine.lab.playing import engine_here, play_all, play_there

CONTEST = Contest(("random", "random"), seed=9)


class Slowly(Executor):
    """Executes a call only when more are waiting than ``most``, the last one first."""

    def __init__(self, most: int) -> None:
        self.most, self.seen, self.calls = most, 0, 0
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future = Future[Any]()
        self.waiting.append((future, lambda: function(*given, **named)))
        self.seen, self.calls = max(self.seen, len(self.waiting)), self.calls + 1
        if len(self.waiting) == self.most:
            future, call = self.waiting.pop()
            future.set_result(call())
        return future


def alike(games: list[Played]) -> list[Played]:
    """In order, without the seconds."""
    return [game._replace(seconds=()) for game in sorted(games)]


def test_any_executor_finds_what_one_process_finds() -> None:
    with ThreadPoolExecutor(2) as threads:
        found = list(play_all(CONTEST, range(5), executor=threads))
    assert alike(found) == alike(list(play_all(CONTEST, range(5))))


def test_an_executor_is_not_given_all_games_nor_left_with_any(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "WAITING", 3)
    executor = Slowly(3)
    games = play_all(CONTEST, range(100), executor=executor)
    assert [next(games).number for _ in range(4)] == [2, 3, 4, 5]
    games.close()
    assert executor.seen == 3
    assert [future.cancelled() for future, _ in executor.waiting] == [True, True]


def test_a_long_series_is_played_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "SERIES", 3)
    executor = Slowly(1)
    found = list(play_all(CONTEST, range(7), executor=executor))
    assert [game.number for game in found] == list(range(7))
    assert executor.calls == 3
    monkeypatch.setattr(playing, "LARGEST", 2)
    assert alike(list(play_all(CONTEST, range(7), executor=executor))) == alike(found)
    assert executor.calls == 3 + 4


def test_what_goes_wrong_elsewhere_is_raised_here() -> None:
    with ThreadPoolExecutor(1) as threads, pytest.raises(EngineError, match="nowhere"):
        list(play_all(Contest(("nowhere:bot", "random")), range(1), executor=threads))


def test_games_are_played_only_with_the_same_engine_and_content() -> None:
    here = engine_here()
    assert [game.number for game in play_there(here, CONTEST, [4, 2])] == [4, 2]
    with pytest.raises(EngineError, match="another version of the engine, or other content"):
        play_there((*here[:-1], ()), CONTEST, [0])
