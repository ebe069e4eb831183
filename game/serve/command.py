"""The host's command: it is run when it is somebody's turn, as to send a mail.

It is a program and fixed arguments, started without a shell. What has happened stands in its environment
alone, in ``NOTRE_DAME_NOTICE_…``, in one line each: names come from strangers. One runs at a time, in a
thread of their own; nothing waits for it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from game.phones.limits import Sparing
from game.serve.notices import Notice
from game.words import say, spoken_in
from game.words.lists import listed

_log = logging.getLogger(__name__)
_log.addFilter(Sparing())

LIMIT = 30.0
"""Seconds after which a command is killed."""
MOST = 500
"""The most notices that wait for it; what comes then is dropped."""
_LONGEST = 400
"""The most letters of a fact."""


class Command:
    """Carries notices to a command of the host."""

    def __init__(
        self,
        arguments: Sequence[str],
        link: Callable[[str], str],
        limit: float = LIMIT,
        most: int = MOST,
    ) -> None:
        """``arguments``: program and arguments. ``link`` returns the address of a table, without its key."""
        self._arguments, self._link, self._limit = arguments, link, limit
        self._waiting: queue.Queue[tuple[str, dict[str, str]] | None] = queue.Queue(most)
        self._closing = threading.Event()
        self._running: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._work, name="notre-dame-command", daemon=True)
        self._thread.start()

    def __call__(self, notice: Notice) -> None:
        """Queue a notice."""
        try:
            self._waiting.put_nowait((notice.table, facts(notice, self._link(notice.table))))
        except queue.Full:
            _log.warning("table %s: the command isn't run, as too many wait for it", notice.table)

    def close(self, seconds: float) -> None:
        """Let the one that runs end, for so many seconds; the others are dropped."""
        self._closing.set()
        with contextlib.suppress(queue.Full):
            self._waiting.put_nowait(None)
        self._thread.join(seconds)
        running = self._running
        if self._thread.is_alive() and running is not None and running.returncode is None:
            _kill(running)
            self._thread.join(seconds)

    def _work(self) -> None:
        while (one := self._waiting.get()) is not None and not self._closing.is_set():
            table, told = one
            try:
                why = self._run(told)
            except (OSError, ValueError) as error:
                why = f"can't be started: {error}"
            if why and not self._closing.is_set():
                _log.warning("table %s: the command %s", table, why)

    def _run(self, request: dict[str, str]) -> str:
        """Run it; return what went wrong."""
        with subprocess.Popen(
            self._arguments,
            env={**os.environ, **request},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as self._running:
            try:
                code = self._running.wait(self._limit)
            except subprocess.TimeoutExpired:
                _kill(self._running)
                return f"was killed after {self._limit:g} seconds"
        return f"ended with {code}" if code else ""


def facts(notice: Notice, link: str) -> dict[str, str]:
    """Return what a command is told, each in one line of letters that can be printed."""
    players = [_line(name) for name in notice.players]
    name = _line(notice.name)
    language = notice.guest.language if notice.guest is not None else "en"
    with spoken_in(language):
        text = say("serve-turn-told", name=name, names=listed(players))
    state = {
        "TABLE": notice.table,
        "PLAYERS": ", ".join(players),
        "SEAT": name,
        "SINCE": datetime.fromtimestamp(notice.since, UTC).isoformat(timespec="seconds"),
        "LANGUAGE": language,
        "TEXT": text,
        "LINK": link,
    }
    return {f"NOTRE_DAME_NOTICE_{fact}": _line(value) for fact, value in state.items()}


def _line(text: str) -> str:
    shown = "".join(letter if letter.isprintable() else " " for letter in text[:_LONGEST])
    return " ".join(shown.split())


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a command and what it has started."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
