"""Bots think in a process of their own, so that no frame is late because somebody thinks.

The process is handed a view and answers with a move. One that crashes or hangs is replaced: the move is
then chosen here by ``quick``, and the player is told.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from engine import Move, View
from engine.bots import LEVELS, Budget, characters, make_bot

_log = logging.getLogger(__name__)

STAND_IN = "quick"

LOADING = 12.0
"""Seconds that a new process may need before it can think at all, on a slow and busy machine."""

LEAVING = 0.4
"""Seconds that a process which was killed is waited for, at most: a table has two, and leaving takes one."""

_SLACK = 6.0
_TIMES = 4.0


_UNSTARTED = (OSError, MemoryError, RuntimeError)
"""What the system raises where there is no room for a process: Python's own threads raise the last."""


class Failure(NamedTuple):
    """Thinking has come to nothing, and why."""

    reason: str
    unstarted: bool = False
    """Whether no process could be begun to think in."""


class Thought(NamedTuple):
    """What a bot came to: its move, and whether ``quick`` had to stand in for it."""

    colour: str
    move: Move
    stood_in: bool
    unstarted: bool = False
    """Whether the bot didn't think at all, as its process couldn't be begun."""


class Task(Protocol):
    """Something to think about in another process; it is pickled to get there."""

    def think(self) -> Any:
        """The answer; anything that can be pickled."""


class Question(NamedTuple):
    """What a bot is asked: which bot, with which seed, the view of its seat, and who it is."""

    bot: str
    seed: int
    view: View
    character: str | None = None
    """The key of the character whose manner it has, if any."""

    @property
    def colour(self) -> str:
        """The seat that is asked."""
        return self.view.viewers[0]

    def think(self) -> Move:
        """The bot's move for the view.

        A level that looks ahead may take its time; of any other bot the same question always gets the same
        answer.
        """
        budget = Budget(seconds=LEVELS[self.bot].seconds) if self.bot in LEVELS else None
        return make_bot(self.bot, self.seed, budget, self.character)(self.view)


def patience_with(bot: str) -> float:
    """Seconds after which a bot that thinks is taken to hang: several times what its level may need."""
    return _SLACK + _TIMES * (LEVELS[bot].seconds if bot in LEVELS else 0.0)


def character_of(name: str) -> str | None:
    """The key of the character who is called so; ``None`` where nobody is."""
    wanted = name.strip().casefold()
    return next((key for key, who in characters().items() if who.name.casefold() == wanted), None)


def _serve(pipe: Connection) -> None:
    """What the process does: answer until the pipe closes."""
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = task.think()
        except Exception as error:  # whatever a bot does wrong, the game goes on
            answer = Failure(f"{type(error).__name__}: {error}")
        with contextlib.suppress(OSError):
            pipe.send(answer)


class BotClient:
    """One process that thinks about one task at a time."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._patience = self._waited = 0.0
        self._refused = ""
        self.fresh = True
        """Whether the process has yet to answer for the first time."""

    def ask(self, task: Task, patience: float) -> None:
        """Begin to think about ``task``, which is taken to hang after ``patience`` seconds."""
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
        """What was thought of, a :class:`Failure`, or ``None`` while it is still thought about."""
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
        """Let an answer come in for up to ``seconds`` of real time."""
        if self._pipe is not None:
            with contextlib.suppress(OSError, EOFError):
                self._pipe.poll(seconds)

    def stop(self) -> None:
        """End the process, whatever it thinks about, also one that is stopped and hears no signal."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            # It holds nothing that has to be put in order.
            self._process.kill()
            self._process.join(LEAVING)
            self._process = None
        self.fresh = True

    def start(self) -> None:
        """Begin the process where it doesn't run.

        Raises ``OSError``, ``MemoryError`` or ``RuntimeError`` when it can't be begun.
        """
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        # A fresh interpreter: a fork would inherit the window and the sound card.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True, name="notre-dame-bots")
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._pipe, self._process = ours, process


class BotProcess:
    """Thinks about the next move of one bot at a time."""

    def __init__(self, patience: float | None = None) -> None:
        """``patience``: seconds of the game's own time after which any bot is taken to hang."""
        self._patience = patience
        self._client = BotClient()
        self._question: Question | None = None

    @property
    def thinking(self) -> str | None:
        """The seat that is thought about now."""
        return self._question.colour if self._question else None

    def wake(self) -> None:
        """Begin the process before the first question, as that takes a moment."""
        with contextlib.suppress(*_UNSTARTED):  # the first question tries again, and tells
            self._client.start()

    def ask(self, question: Question) -> None:
        """Begin to think about ``question``; an earlier one is forgotten."""
        self.forget()
        self._question = question
        self._client.ask(question, self._patience_with(question.bot))

    def answer(self, elapsed: float = 0.0) -> Thought | None:
        """The thought when there is one; ``elapsed`` seconds have gone by since the last call."""
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
        """Let the answer come in for up to ``seconds`` of real time; for games without a table."""
        if self._question is not None:
            self._client.wait(seconds)

    def _patience_with(self, bot: str) -> float:
        if self._patience is not None:
            return self._patience
        return patience_with(bot) + (LOADING if self._client.fresh else 0.0)

    def forget(self) -> None:
        """Think no more about the present question."""
        if self._question is not None:
            self._client.stop()
            self._question = None

    def close(self) -> None:
        """End the process."""
        self._question = None
        self._client.stop()
