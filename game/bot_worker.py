"""Bots think in a process of their own, so that no frame is late because somebody thinks.

The worker is handed a view and answers with a move. One that crashes or hangs is replaced: the move is
then chosen here by ``quick``, and the player is told.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
from multiprocessing.connection import Connection
from typing import NamedTuple

from engine import Move, View

_log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds after which a thinking bot is taken to hang; far beyond what the slowest level needs."""

STAND_IN = "quick"


class Thought(NamedTuple):
    """What a bot came to: its move, and whether ``quick`` had to stand in for it."""

    colour: str
    move: Move
    stood_in: bool


class Question(NamedTuple):
    """What a bot is asked: which bot, with which seed, and the view of its seat."""

    bot: str
    seed: int
    view: View

    @property
    def colour(self) -> str:
        """The seat that is asked."""
        return self.view.viewers[0]


def choose(question: Question) -> Move:
    """The bot's move for a view; the same question always gets the same answer."""
    from engine.bots import make_bot

    return make_bot(question.bot, question.seed)(question.view)


def _serve(pipe: Connection) -> None:
    """The worker's life: answer until the pipe closes."""
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer: Move | str = choose(question)
        except Exception as error:  # whatever a bot does wrong, the game goes on
            answer = f"{type(error).__name__}: {error}"
        with contextlib.suppress(OSError):
            pipe.send(answer)


class BotWorker:
    """One process that thinks about one question at a time."""

    def __init__(self, patience: float = PATIENCE) -> None:
        """``patience``: seconds of the game's own time after which a bot is taken to hang."""
        self._patience = patience
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: Question | None = None
        self._waited = 0.0

    @property
    def thinking(self) -> str | None:
        """The seat that is thought about now."""
        return self._question.colour if self._question else None

    def ask(self, question: Question) -> None:
        """Begin to think about ``question``; an earlier one is forgotten."""
        if self._question is not None:
            self._stop()
        self._question, self._waited = question, 0.0
        try:
            self._start()
            assert self._pipe is not None
            self._pipe.send(question)
        except (OSError, ValueError) as error:
            _log.error("the bots' process can't be asked: %s", error)
            self._stop()

    def answer(self, elapsed: float = 0.0) -> Thought | None:
        """The thought when there is one; ``elapsed`` seconds have gone by since the last call."""
        question = self._question
        if question is None:
            return None
        self._waited += elapsed
        try:
            if self._pipe is not None and self._pipe.poll():
                return self._heard(question, self._pipe.recv())
        except (EOFError, OSError) as error:
            _log.error("the bots' process has died: %s", error)
            self._stop()
        if self._pipe is None or self._waited > self._patience:
            return self._heard(question, "no answer")
        return None

    def wait(self, seconds: float) -> None:
        """Let the worker's answer come in for up to ``seconds`` of real time; for games without a table."""
        if self._question is not None and self._pipe is not None:
            with contextlib.suppress(OSError, EOFError):
                self._pipe.poll(seconds)

    def forget(self) -> None:
        """Think no more about the present question."""
        if self._question is not None:
            self._stop()
            self._question = None

    def close(self) -> None:
        """End the process."""
        self._question = None
        self._stop()

    def _heard(self, question: Question, answer: Move | str) -> Thought:
        self._question = None
        colour = question.colour
        if isinstance(answer, Move) and answer in question.view.decisions[colour].options:
            return Thought(colour, answer, False)
        _log.error("bot %s of %s failed (%s); %s stands in", question.bot, colour, answer, STAND_IN)
        if answer == "no answer":
            self._stop()
        return Thought(colour, choose(question._replace(bot=STAND_IN)), True)

    def _start(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        self._stop()
        # A fresh interpreter: a fork would inherit the window and the sound card.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True, name="notre-dame-bots")
        self._process.start()
        theirs.close()

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1.0)
            self._process = None
