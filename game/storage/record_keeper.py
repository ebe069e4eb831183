"""Keeping a game's record on the disk: in its own file, or elsewhere while that can't be written."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Protocol

from engine import Record
from engine.record import records
from engine.record.autosave import Autosave
from game.refusals import refusal
from game.storage.spare_copy import SpareCopy
from game.words import say

_log = logging.getLogger(__name__)

_LONG = 0.25
"""Seconds of waiting for the disk after which somebody at the screen is told."""

_scribe = ThreadPoolExecutor(1, thread_name_prefix="notre-dame-disk")


class Keeper(Protocol):
    """Whatever keeps the record of one game."""

    trouble: str | None
    lost: str | None
    news: str | None

    @property
    def path(self) -> Path:
        """The file that the game is saved in now."""

    def save(self) -> None:
        """Save the record as it is now, and wait until that is done."""

    def begin(self) -> None:
        """Begin to save the record as it is now, without waiting."""

    def wait_saved(self, seconds: float | None = None) -> bool:
        """Wait for the record to be saved, at most ``seconds`` (``None``: no limit); return whether it is."""

    def save_if_needed(self, waiting: Callable[[], None] = lambda: None) -> None:
        """Save the record again if it isn't on the disk."""


class RecordKeeper:
    """Writes the record of one game. The disk's thread writes, so that no frame waits for it."""

    def __init__(self, record: Record, autosave: Autosave, copy: Path | None = None) -> None:
        """``autosave`` writes the game's own file; ``copy`` is its spare copy, if it has one."""
        self.trouble: str | None = None
        """Why the record could not be saved, as a sentence; ``None`` if it was."""
        self.lost: str | None = None
        """What to tell at the end if it could be saved nowhere else either; else ``None``."""
        self.news: str | None = None
        """What happened to the file, as a sentence for the player. Reset it after showing it."""
        self._record, self._autosave, self._copy = record, autosave, SpareCopy(copy)
        self._writing: Future[Path | None] | None = None
        self._unwritten: deque[str] = deque(maxlen=1)
        """The record as it is now, until the disk's thread takes it; an older text need not be written."""

    @property
    def path(self) -> Path:
        """The file that the game is saved in now."""
        return self._autosave.path

    def save(self) -> None:
        """Save the record as it is now, and wait until that is done."""
        self.begin()
        self.wait_saved()

    def begin(self) -> None:
        """Hand the record to the disk's thread, without waiting for what that still writes."""
        self._unwritten.append(records.to_toml(self._record))
        if self.wait_saved(0.0) and self._unwritten:
            self._writing = self._start()

    def wait_saved(self, seconds: float | None = None) -> bool:
        """Wait for the record to be saved, at most ``seconds`` (``None``: no limit); return whether it is.

        If saving failed, :attr:`trouble` says why.
        """
        while self._writing is not None:
            if not (self._writing.done() or (seconds != 0 and wait((self._writing,), seconds).done)):
                return False
            written, self._writing = self._writing, None
            self._hear_of(written)
            if self._unwritten:
                self._writing = self._start()
        return True

    def save_if_needed(self, waiting: Callable[[], None] = lambda: None) -> None:
        """Save the record again if it isn't on the disk. Call this before leaving the table.

        ``waiting`` is called again and again while the disk takes its time.
        """
        while not self.wait_saved(_LONG):
            waiting()
        if self.trouble is not None or self._autosave.overwritten():
            self.begin()
            while not self.wait_saved(_LONG):
                waiting()

    def _start(self) -> Future[Path | None]:
        """Let the disk's thread write; write here if the system can't start the thread."""
        try:
            return _scribe.submit(self._write_down)
        except (RuntimeError, MemoryError) as error:
            _log.warning("no thread for the disk: %s", error)
        written: Future[Path | None] = Future()
        try:
            written.set_result(self._write_down())
        except (OSError, MemoryError) as error:
            written.set_exception(error)
        return written

    def _write_down(self) -> Path | None:
        """Write until nothing newer has come, in the disk's thread; return what the last of it returns."""
        elsewhere = None
        while self._unwritten:
            elsewhere = self._autosave.write_text(self._unwritten.pop()) or elsewhere
        return elsewhere

    def _hear_of(self, written: Future[Path | None]) -> None:
        """Note how a write has ended."""
        try:
            elsewhere = written.result()
        except (OSError, MemoryError) as error:
            _log.error("%s: not written: %s", self.path, refusal(error))
            self._write_copy(refusal(error))
            return
        self.trouble = self.lost = None
        self._copy.discard()
        if elsewhere is not None:
            self.news = say("saves-kept-elsewhere", file=str(elsewhere))

    def _write_copy(self, reason: str) -> None:
        before = self._copy.path
        copy = self._copy.write(self._record, self.path)
        arguments = {"file": str(self.path), "reason": reason}
        self.lost = say("saves-lost", **arguments) if copy is None else None
        if copy is None:
            self.trouble = say("saves-not-saved", **arguments)
            return
        self.trouble = say("saves-kept-aside", **arguments, copy=str(copy))
        if copy != before:
            self.news = self.trouble
