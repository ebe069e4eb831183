"""The workers: processes in which bots, hints and reviews of all tables think.

There are as many as cores, each with a thread that waits for it. People's hints come first. A task that is
dropped while somebody works on it is left to end; a worker that hangs is killed alone.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import queue
import signal
import threading
from collections.abc import Callable
from typing import Any

from game.match.bot_process import BotClient, Task, started_within

HINT, BOT, REVIEW = range(3)
"""Whose turn it is first."""

_NICE = 5
"""How much a worker gives way to other programs."""


class Job:
    """A task that was given to the workers."""

    def __init__(self, task: Task, patience: float, ended: Callable[[Job], None]) -> None:
        """``ended`` is called in the loop once it has ended, also if it was dropped."""
        self.task, self.patience, self.ended = task, patience, ended
        self.dropped = False
        """Whether nobody waits for it any more."""
        self.answer: Any = None


class Workers:
    """All workers of a server."""

    def __init__(self, call: Callable[[Callable[[], None]], object], count: int | None = None) -> None:
        """``call`` has a function called in the loop; it may be used in any thread."""
        self._call = call
        self._jobs: queue.PriorityQueue[tuple[int, int, Job | None]] = queue.PriorityQueue()
        self._numbers = itertools.count()
        self.clients = [BotClient() for _ in range(count or cores())]
        self._threads = [
            threading.Thread(target=self._work, args=(client,), name="notre-dame-worker", daemon=True)
            for client in self.clients
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, job: Job, turn: int) -> None:
        """Queue a job; ``turn``: :data:`HINT`, :data:`BOT` or :data:`REVIEW`."""
        self._jobs.put((turn, next(self._numbers), job))

    def close(self, seconds: float) -> None:
        """Kill all workers."""
        for _ in self._threads:
            self._jobs.put((-1, next(self._numbers), None))
        for client in self.clients:
            pid = client.pid
            if pid is not None:
                with contextlib.suppress(OSError):
                    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        for thread in self._threads:
            thread.join(seconds / len(self._threads))

    def _work(self, client: BotClient) -> None:
        """Let a process work on one job after the other, in its thread."""
        while True:
            job = self._jobs.get()[2]
            if job is None:
                client.stop()
                return
            if not job.dropped:
                patience = started_within(client, job.patience)
                client.ask(job.task, patience)
                _give_way(client.pid if client.fresh else None)
                client.wait(patience)
                job.answer = client.answer(patience + 1.0)
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._call(lambda job=job: job.ended(job))  # type: ignore[misc]


class SharedClient:
    """The workers as one table asks them: one task at a time, as if a process were its own."""

    fresh = False

    def __init__(self, workers: Workers, turn: int, wake: Callable[[], None]) -> None:
        """``wake`` is called when there is an answer."""
        self._workers, self._turn, self._wake = workers, turn, wake
        self._job: Job | None = None
        """What is being thought about for this table, also if it was dropped."""
        self._next: Job | None = None
        """What comes after a job that was dropped."""

    def start(self) -> None:
        """Do nothing: the workers start when there is something to do."""

    def ask(self, task: Task, patience: float) -> None:
        """Queue a task; if an earlier one was dropped and hasn't ended, after that."""
        job = Job(task, patience, self._ended)
        if self._job is not None:
            self._job.dropped = True
            self._next = job
            return
        self._job = job
        self._workers.submit(job, self._turn)

    def answer(self, elapsed: float) -> Any:
        """Return the answer, a failure, or ``None`` if there is no answer yet."""
        job = self._job
        if job is None or job.dropped or job.answer is None:
            return None
        self._job = None
        return job.answer

    def wait(self, seconds: float) -> None:
        """Don't wait: the table is woken."""

    def stop(self) -> None:
        """Drop the task."""
        self._next = None
        if self._job is not None:
            self._job.dropped = True
            if self._job.answer is not None:
                self._job = None

    def _ended(self, job: Job) -> None:
        if job is not self._job:
            return
        if job.dropped:
            self._job, self._next = self._next, None
            if self._job is not None:
                self._workers.submit(self._job, self._turn)
        else:
            self._wake()


def _give_way(pid: int | None) -> None:
    """Let a new worker have the processor after the loop: people wait for that one."""
    if pid is not None and hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, _NICE)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
