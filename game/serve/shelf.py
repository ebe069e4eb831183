"""The shelf: where the tables of a server are kept. A database could stand in for it.

A table is two texts: its game (``ID.toml``, a saved game like any other, or none before one has begun) and
its people (``ID.json``, private: keys and tokens). One thread writes for all tables: what has come meanwhile
is flushed together, see :mod:`game.storage.journal`.
"""

from __future__ import annotations

import contextlib
import logging
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

from game.files import read
from game.storage.folder_lock import FolderLock
from game.storage.journal import Journal

_log = logging.getLogger(__name__)

_LARGEST = 1_000_000
"""The most bytes of a text."""
_AGAIN = 1.0
"""Seconds after which a write that failed is tried again."""
_GATHER = 0.02
"""Seconds between two flushes: what comes meanwhile is flushed together, and costs one."""
GAME, PEOPLE = ".toml", ".json"
LATELY = 60 * 86400.0
"""Seconds for which a table that nobody changes may have something to do by itself."""


class Shelf:
    """The folder of a server's tables. No other program may write there meanwhile."""

    def __init__(self, folder: Path, flushed: Callable[[], None]) -> None:
        """``flushed`` is called in the writer's thread when something is on the disk, or can't be written.

        Raises :class:`~game.storage.folder_lock.HeldError` and other ``OSError``.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.flushed = folder, flushed
        self._lock = FolderLock(folder)
        try:
            self._journal = Journal(folder)
        except OSError:
            self._lock.release()
            raise
        self.trouble: OSError | None = None
        """Why nothing can be written now."""
        self._wake = threading.Condition()
        self._texts: dict[str, str] = {}
        """What waits for the writer, by file."""
        self._latest: dict[str, str] = {}
        """The texts that may not be in their own files yet."""
        self._finished: set[str] = set()
        """Files that will not change for a while."""
        self._given = self._written = 0
        self._closing = False
        self._hurry = threading.Event()
        """Set once nothing more is waited for."""
        self._thread = threading.Thread(target=self._write_on, name="notre-dame-tables", daemon=True)
        self._thread.start()

    # For the loop

    def has(self, table: str) -> bool:
        """Return whether there is a table with this id."""
        return table + PEOPLE in self._latest or (self.folder / (table + PEOPLE)).exists()

    def tables(self) -> list[str]:
        """Return the ids of the tables that were used lately. Any thread may ask."""
        before = time.time() - LATELY
        found = {file.removesuffix(PEOPLE) for file in [*self._latest] if file.endswith(PEOPLE)}
        with os.scandir(self.folder) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    if entry.name.endswith(PEOPLE) and entry.stat().st_mtime >= before:
                        found.add(entry.name.removesuffix(PEOPLE))
        return [*found]

    def read(self, file: str) -> str:
        """Return the text of a file of a table that nobody has loaded. Raises ``OSError``, ``ValueError``."""
        latest = self._latest.get(file)
        return latest if latest is not None else read(self.folder / file, _LARGEST).decode("utf-8")

    def put(self, texts: dict[str, str]) -> int:
        """Hand texts to the writer, by file; return a ticket for :meth:`has_flushed`."""
        with self._wake:
            self._texts |= texts
            self._latest |= texts
            self._given += 1
            self._wake.notify()
            return self._given

    def has_flushed(self, ticket: int) -> bool:
        """Return whether what was handed in with a ticket, or before, is on the disk."""
        return self._written >= ticket

    def rest(self, files: list[str]) -> None:
        """Let files be written and forgotten that will not change for a while."""
        with self._wake:
            self._finished.update(files)
            self._wake.notify()

    def close(self, seconds: float | None = None) -> bool:
        """Write everything down, for ``seconds`` at most; return whether that is done."""
        with self._wake:
            self._closing = True
            self._hurry.set()
            self._wake.notify()
        self._thread.join(seconds)
        done = not self._thread.is_alive()
        if done:
            self._lock.release()
        return done and self._written >= self._given

    # In the writer's thread

    def _write_on(self) -> None:
        while True:
            with self._wake:
                while not (self._texts or self._finished or self._closing or self._journal.owes):
                    self._wake.wait()
                texts, self._texts = self._texts, {}
                finished = set() if texts else self._finished
                self._finished -= finished
                ticket, closing = self._given, self._closing
            if texts:
                self._flush(texts, ticket)
                self._hurry.wait(_GATHER)
            elif finished or self._journal.owes:
                self._write_files(finished)
            if closing and not self._texts:
                self._finish()
                return
            if self.trouble is not None:
                with self._wake:
                    if self._closing:
                        return
                    self._wake.wait(_AGAIN)

    def _flush(self, texts: dict[str, str], ticket: int) -> None:
        try:
            self._journal.append(texts)
        except OSError as error:
            if self.trouble is None:
                _log.error("nothing can be written: %s", error)
            self.trouble = error
            with self._wake:
                self._texts = texts | self._texts
        else:
            if self.trouble is not None:
                _log.info("what had waited is written")
            self.trouble, self._written = None, ticket
        self.flushed()

    def _write_files(self, finished: set[str]) -> None:
        """Write files that a journal holds: those that rest, else one."""
        try:
            for file in sorted(finished):
                self._journal.put_away(file)
                with self._wake:
                    if file not in self._texts:
                        self._latest.pop(file, None)
            if not finished:
                self._journal.write_one()
        except OSError as error:  # the journal has it
            _log.warning("a file can't be written now: %s", error)
            with self._wake:
                self._wake.wait(_AGAIN)

    def _finish(self) -> None:
        with contextlib.suppress(OSError):  # what isn't in its file is in the journal
            self._journal.close()
