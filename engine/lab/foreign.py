"""Foreign bots: ``module:factory``, each in a process of its own that is handed its seat's view as data.

``factory(seed)`` makes the bot. The process shares no memory with the one that holds the game. It is no
sandbox: it runs with the rights of whoever started it.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Literal, get_args

from engine.bots import Counted
from engine.errors import EngineError, MoveTextError
from engine.lab.bot_host import READY
from engine.moves import Move
from engine.notation import to_data
from engine.views import View

Reason = Literal["crash", "late", "illegal"]
REASONS: tuple[Reason, ...] = get_args(Reason)
"""Why a bot lost: its process ended, it thought for too long, or it answered with what is no legal move."""

START = 60.0
"""The most seconds until a bot is made; it may have much to load."""

_LONGEST = 1000
"""More bytes than the longest line of a bot's process."""


class Lost(Exception):  # noqa: N818 - it is no error of the program
    """A bot has lost its game."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


class ForeignBot:
    """A bot in a process of its own. Close it."""

    def __init__(self, name: str, seed: int, limit: float) -> None:
        """``name``: as ``module:factory``. ``limit``: the most seconds for a decision and the way there.

        Raises :class:`~engine.errors.EngineError` where no process can be started.
        """
        self._limit = limit
        self._ready = False
        path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "engine.lab.bot_host", name, str(seed)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path},
                start_new_session=True,  # so that Ctrl+C reaches only the program
            )
        except OSError as error:
            raise EngineError(
                f"A process for {name} can't be started ({error.strerror or error})."
            ) from error
        self._asked: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._carry, daemon=True).start()

    def __call__(self, view: View, counted: Counted | None = None) -> Move:
        """Return the bot's move. Raises :class:`Lost`, and ``EngineError`` for a bot that isn't there."""
        self.wait()
        (decision,) = view.decisions.values()
        asked = {"view": to_data(view), "counted": dict(counted) if counted is not None else None}
        self._asked.put(json.dumps(asked).encode() + b"\n")
        line = self._next(self._limit)
        try:
            move = Move.parse(line)
        except MoveTextError:
            raise Lost("illegal") from None
        if move not in decision.options:
            raise Lost("illegal")
        return move

    def wait(self) -> None:
        """Wait until the bot is made. Raises as a call does."""
        if not self._ready:
            line = self._next(START)
            if line != READY:
                raise EngineError(line)
            self._ready = True

    def close(self) -> None:
        """End the process, whatever it does."""
        self._asked.put(None)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform != "win32":
                os.killpg(self._process.pid, signal.SIGKILL)  # with all that it started
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> ForeignBot:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _next(self, seconds: float) -> str:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise Lost("late") from None
        if not line.endswith(b"\n"):
            raise Lost("crash")
        return line.decode("utf-8", "replace").rstrip("\r\n")

    def _carry(self) -> None:
        """Bring the bot what it is asked, and back what it says: a pipe may keep one waiting for ever."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        with contextlib.suppress(OSError), into, out:
            self._lines.put(out.readline(_LONGEST))
            while (asked := self._asked.get()) is not None:
                into.write(asked)
                into.flush()
                self._lines.put(out.readline(_LONGEST))
        self._lines.put(b"")


def check(name: str) -> None:
    """Make a bot once, to see that it is there. Raises :class:`~engine.errors.EngineError`."""
    with ForeignBot(name, 0, START) as bot:
        try:
            bot.wait()
        except Lost:
            raise EngineError(
                f"{name} can't be made: its process ended or took more than {START:.0f} s."
            ) from None
