"""Playing the games of a contest: here, in processes, or by whatever executes calls elsewhere."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any

from engine.bots import VERSION
from engine.content.digests import digests
from engine.errors import EngineError
from engine.lab.arena import Contest, Played, play
from engine.rules.rng import RULES

WAITING = 4096
"""The most batches of games that an executor is given before it has played one of them."""

SERIES, LARGEST = 5000, 20
"""For each so many games a batch holds one more, up to so many: a cluster takes milliseconds for each."""

_PATIENCE = 3
"""How often in a row processes may die before a single game is done."""


def play_all(
    contest: Contest, numbers: Iterable[int], jobs: int = 1, executor: Executor | None = None
) -> Generator[Played, None, None]:
    """Play these games; yield each when it is done, in any order.

    ``executor`` plays them if one is given, else ``jobs`` processes; the games of one that dies are played
    again. Closing the generator stops the games that are still being played; what an executor has begun, it
    may end. Raises :class:`~engine.errors.EngineError` where games can't be played.
    """
    if executor is not None:
        yield from _play_by(executor, contest, numbers)
        return
    tasks = list(numbers)
    if jobs <= 1 or len(tasks) <= 1:
        for number in tasks:
            yield play(contest, number)
    else:
        yield from _play_in_processes(contest, tasks, min(jobs, len(tasks)))


def _play_by(executor: Executor, contest: Contest, numbers: Iterable[int]) -> Generator[Played, None, None]:
    here, games = engine_here(), list(numbers)
    size = min(LARGEST, 1 + len(games) // SERIES)
    left = iter([games[at : at + size] for at in range(0, len(games), size)])
    running = set[Future[list[Played]]]()
    done = SimpleQueue[Future[list[Played]]]()
    try:
        while True:
            for batch in islice(left, WAITING - len(running)):
                future = executor.submit(play_there, here, contest, batch)
                running.add(future)
                future.add_done_callback(done.put)
            if not running:
                return
            future = done.get()
            running.remove(future)
            yield from future.result()
    finally:
        for future in running:
            future.cancel()


def engine_here() -> tuple[Any, ...]:
    """Return what a game depends on beside its contest: the same here and wherever it is played."""
    return RULES, VERSION, tuple(digests().items())


def play_there(here: tuple[Any, ...], contest: Contest, numbers: Sequence[int]) -> list[Played]:
    """Play games for another process, if it has the same engine. Raises ``EngineError`` if it has not."""
    if engine_here() != here:
        raise EngineError("A process that plays games has another version of the engine, or other content.")
    return [play(contest, number) for number in numbers]


def _play_in_processes(contest: Contest, numbers: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    left = dict.fromkeys(numbers)
    deaths = 0
    while left:
        processes: Any = _Processes()
        pool = ProcessPoolExecutor(jobs, processes, _leave_stopping_to_the_parent)
        try:
            for game in _play_by(pool, contest, list(left)):
                del left[game.number]
                deaths = 0
                yield game
        except BrokenExecutor as error:
            deaths += 1
            if deaths > _PATIENCE:
                raise EngineError(
                    "The processes that play the games die before they have played one."
                ) from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            processes.end()


class _Processes:
    """The context of processes, which keeps those that it starts: an executor can't end its own."""

    def __init__(self) -> None:
        self._context = get_context("spawn")
        self._started: list[BaseProcess] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def Process(self, *given: Any, **named: Any) -> BaseProcess:  # noqa: N802 - as contexts call it
        """Return a new process."""
        self._started.append(self._context.Process(*given, **named))
        return self._started[-1]

    def end(self) -> None:
        """End all that still run."""
        for process in self._started:
            if process.is_alive():
                process.terminate()


def _leave_stopping_to_the_parent() -> None:
    """Ignore Ctrl+C in a worker: it reaches all processes, but only the parent should handle it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
