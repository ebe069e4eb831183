"""Runs bots in a separate process, so that their thinking never delays a frame.

The process receives a view and answers with a move. If it crashes or hangs, it is replaced: the ``quick``
bot chooses the move in this process, and the player is told.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import sys
import traceback
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from engine import Move, View
from engine.bots import BOTS, LEVELS, Budget, Counted, characters, level_of, make_bot

_log = logging.getLogger(__name__)

STAND_IN = "quick"

LOADING = 12.0
"""Seconds that a new process may need to start on a slow and busy machine."""

LEAVING = 0.4
"""The longest wait for a killed process, in seconds. A table has two, and closing both must take less than a
second."""

_SLACK = 6.0
_TIMES = 4.0


_UNTIMED = 120.0
"""Seconds after which a bot without a time limit counts as hung: it thinks for some on a slow machine."""

_UNSTARTED = (OSError, MemoryError, RuntimeError)
"""What is raised if a process can't be started: ``RuntimeError`` comes from Python's threads."""


def _context() -> multiprocessing.context.SpawnContext | multiprocessing.context.ForkServerContext:
    """Return how processes are begun: never by a fork of this one, with its window and its sound card.

    On Linux a server that has loaded the bots forks them: they share its memory and begin at once. The packed
    program and other systems begin a new interpreter each time.
    """
    if sys.platform != "linux" or getattr(sys, "frozen", False):
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    return context


CONTEXT = _context()


def begin_server() -> None:
    """Begin what starts bots' processes without waiting for it: it first loads the bots. Only on Linux."""
    if CONTEXT.get_start_method() == "forkserver":
        with contextlib.suppress(*_UNSTARTED):  # the first process tries again and reports the error
            forkserver.ensure_running()


class Failure(NamedTuple):
    """A task was not completed, and why."""

    reason: str
    unstarted: bool = False
    """Whether the process could not be started."""


class Thought(NamedTuple):
    """A bot's move, and whether ``quick`` chose it in the bot's place."""

    colour: str
    move: Move
    stood_in: bool
    unstarted: bool = False
    """Whether the bot did not think at all because its process could not be started."""


class Task(Protocol):
    """A task for another process. It must be picklable."""

    def think(self) -> Any:
        """Return the answer, which must be picklable."""


class Question(NamedTuple):
    """A bot's task: choose a move from the view of its seat. The only viewer is that seat."""

    bot: str
    seed: int
    view: View
    character: str | None = None
    """The key of the character whose style the bot plays in, if any."""
    counted: Counted | None = None
    """Everybody's prestige, as a player knows it who counts along."""
    timed: bool = True
    """Whether the clock limits its thinking. Without it, the same question has the same answer everywhere."""

    @property
    def colour(self) -> str:
        """The seat that the bot plays."""
        return self.view.viewers[0]

    def think(self) -> Move:
        """Return the bot's move.

        A level that looks ahead searches until a time limit, if there is one, so its answer may vary. Any
        other bot always gives the same answer to the same question.
        """
        budget = Budget(seconds=_seconds(self.bot)) if self.timed else None
        return make_bot(self.bot, self.seed, budget, self.character)(self.view, self.counted)


def patience_with(bot: str) -> float:
    """Return the seconds after which a bot counts as hung: several times the time limit of its level."""
    return _SLACK + _TIMES * _seconds(bot)


def _seconds(bot: str) -> float:
    """Return how long a bot may think at the table; 0 for one that thinks no time at all."""
    return 0.0 if bot in BOTS and bot not in LEVELS else level_of(bot).seconds


def character_of(name: str) -> str | None:
    """Return the key of the character with this name in any case, or ``None``."""
    wanted = name.strip().casefold()
    return next((key for key, who in characters().items() if who.name.casefold() == wanted), None)


def _serve(pipe: Connection) -> None:
    """Answer tasks until the pipe closes. Runs in the bots' process."""
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = task.think()
        except Exception:  # a bot's bug must not stop the game
            answer = Failure(traceback.format_exc())
        with contextlib.suppress(OSError):
            pipe.send(answer)


class BotClient:
    """A process that works on one task at a time."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._patience = self._waited = 0.0
        self._refused = ""
        self.fresh = True
        """Whether the process has not given its first answer yet."""

    @property
    def pid(self) -> int | None:
        """The number of the process, if it is running."""
        return self._process.pid if self._process is not None else None

    def ask(self, task: Task, patience: float) -> None:
        """Start on ``task``. It counts as hung after ``patience`` seconds of game time."""
        self._patience, self._waited, self._refused = patience, 0.0, ""
        try:
            self.start()
        except _UNSTARTED as error:
            _log.error("the bots' process can't be begun: %s", error)
            self._refused = str(error) or type(error).__name__
            return
        assert self._pipe is not None
        try:
            self._pipe.send(task)
        except (OSError, ValueError) as error:
            _log.error("the bots' process can't be asked: %s", error)
            self.stop()

    def answer(self, elapsed: float) -> Any:
        """Return the answer, a :class:`Failure`, or ``None`` if there is no answer yet.

        ``elapsed``: seconds of game time since the last call.
        """
        self._waited += elapsed
        if self._refused:
            return Failure(f"the process can't be begun: {self._refused}", unstarted=True)
        try:
            if self._pipe is not None and self._pipe.poll():
                heard = self._pipe.recv()
                self.fresh = False
                return heard
        except (EOFError, OSError) as error:
            self.stop()
            return Failure(f"the process has died: {error}")
        if self._pipe is None or self._waited > self._patience:
            self.stop()
            return Failure("no answer")
        return None

    def wait(self, seconds: float) -> None:
        """Block until an answer arrives, up to ``seconds`` of real time."""
        if self._pipe is not None:
            with contextlib.suppress(OSError, EOFError):
                self._pipe.poll(seconds)

    def stop(self) -> None:
        """Kill the process, whatever it is doing. This also works if it is suspended."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            # It has nothing to clean up.
            self._process.kill()
            self._process.join(LEAVING)
            self._process = None
        self.fresh = True

    def start(self) -> None:
        """Start the process unless it is running.

        Raises ``OSError``, ``MemoryError`` or ``RuntimeError`` if it can't be started.
        """
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        ours, theirs = CONTEXT.Pipe()
        process = CONTEXT.Process(target=_serve, args=(theirs,), daemon=True, name="notre-dame-bots")
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._pipe, self._process = ours, process


class Client(Protocol):
    """Whoever lets another process work on one task at a time, as :class:`BotClient` does."""

    fresh: bool

    def start(self) -> None:
        """Start the process."""

    def ask(self, task: Task, patience: float) -> None:
        """Start on ``task``. It counts as hung after ``patience`` seconds."""

    def answer(self, elapsed: float) -> Any:
        """Return the answer, a :class:`Failure`, or ``None`` if there is no answer yet."""

    def wait(self, seconds: float) -> None:
        """Block until an answer arrives, up to ``seconds`` of real time."""

    def stop(self) -> None:
        """Drop the task."""


def started_within(client: Client, patience: float) -> float:
    """Return ``patience``, and the seconds that the process may need to start if it is a new one."""
    return patience + (LOADING if client.fresh else 0.0)


class Desk:
    """Has things worked out in another process, one after the other."""

    def __init__(self, client: Client | None = None) -> None:
        """``client`` lets another process think; by default one of this desk's own."""
        self._client: Client = client or BotClient()

    def wait(self, seconds: float) -> None:
        """Block until the next answer arrives, up to ``seconds`` of real time; for tests."""
        self._client.wait(seconds)

    def close(self) -> None:
        """Kill the process; what has not been kept is lost."""
        self._client.stop()


class BotProcess:
    """Chooses the next move of one bot at a time."""

    def __init__(self, patience: float | None = None, client: Client | None = None) -> None:
        """``patience``: seconds of game time after which any bot counts as hung; by default, by its level."""
        self._patience = patience
        self._client: Client = client or BotClient()
        self._question: Question | None = None

    @property
    def thinking(self) -> str | None:
        """The seat whose move is being chosen, if any."""
        return self._question.colour if self._question else None

    def wake(self) -> None:
        """Start the process before the first question, because starting takes a moment."""
        with contextlib.suppress(*_UNSTARTED):  # the first question tries again and reports the error
            self._client.start()

    def ask(self, question: Question) -> None:
        """Start on ``question`` and drop an earlier one."""
        self.forget()
        self._question = question
        self._client.ask(question, self._patience_with(question))

    def answer(self, elapsed: float = 0.0) -> Thought | None:
        """Return the bot's move, or ``None`` if there is none yet.

        ``elapsed``: seconds of game time since the last call.
        """
        question = self._question
        if question is None:
            return None
        heard = self._client.answer(elapsed)
        if heard is None:
            return None
        self._question = None
        colour = question.colour
        if isinstance(heard, Move) and heard in question.view.decisions[colour].options:
            return Thought(colour, heard, False)
        _log.error("bot %s of %s failed (%s); %s stands in", question.bot, colour, heard, STAND_IN)
        move = Question(STAND_IN, question.seed, question.view).think()
        return Thought(colour, move, True, isinstance(heard, Failure) and heard.unstarted)

    def wait(self, seconds: float) -> None:
        """Block until the answer arrives, up to ``seconds`` of real time; for games without a table."""
        if self._question is not None:
            self._client.wait(seconds)

    def _patience_with(self, question: Question) -> float:
        if self._patience is not None:
            return self._patience
        return started_within(self._client, patience_with(question.bot) if question.timed else _UNTIMED)

    def forget(self) -> None:
        """Drop the current question."""
        if self._question is not None:
            self._client.stop()
            self._question = None

    def close(self) -> None:
        """Kill the process."""
        self._question = None
        self._client.stop()
