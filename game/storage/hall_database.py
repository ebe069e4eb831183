"""The hall of fame's file: opened, mended when it is damaged, done without while it can't be written."""

from __future__ import annotations

import atexit
import contextlib
import errno
import logging
import sqlite3
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from engine.record import record_files
from game import files
from game.refusals import refusal
from game.storage import challenge_book, pending_writes
from game.storage.challenge_book import STRICT
from game.storage.hall_salvage import FAILURES, salvage
from game.words import say

_FORMAT = 1
"""The ``user_version`` of the file. Version 1.0.0 deletes a file with another one, so it never changes: what
is new gets a table of its own."""
_LATEST_FORMAT = 1000
"""No later version has a higher one: it would be damage."""
PATIENCE = 1.0
"""Seconds to wait for another program that writes to the file."""
_MOST_BYTES = 200_000_000
"""The largest file that is salvaged; a thousand games take half a megabyte."""
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""The library's codes for a file that is damaged itself."""
_CAUSES = {
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_LOCKED: errno.EBUSY,
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_NOMEM: errno.ENOMEM,
}
"""The system's errors that the library's codes stand for."""

_TABLES = f"""
CREATE TABLE seen (
    file TEXT PRIMARY KEY, changed INTEGER NOT NULL, size INTEGER NOT NULL, game TEXT
) {STRICT};
CREATE TABLE games (
    game TEXT PRIMARY KEY, file TEXT NOT NULL, ended REAL NOT NULL, edition TEXT NOT NULL,
    new_persons INTEGER NOT NULL, players INTEGER NOT NULL
) {STRICT};
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games, place INTEGER NOT NULL, name TEXT NOT NULL, who TEXT NOT NULL,
    player TEXT NOT NULL, colour TEXT NOT NULL, prestige INTEGER NOT NULL, won INTEGER NOT NULL,
    PRIMARY KEY (game, place)
) {STRICT};
"""

_log = logging.getLogger(__name__)
_T = TypeVar("_T")
Work = Callable[[sqlite3.Connection], _T]


class _NewerError(Exception):
    """A later version of the program has written the file."""


def write_pending(patience: float = PATIENCE) -> list[str]:
    """Write down what no hall of fame's file has taken so far; return sentences on what still can't be.

    ``patience``: seconds to wait for another program that writes to such a file.
    """
    for path in pending_writes.paths():
        HallDatabase(path, lambda _: None, patience).close()
    return [say("hall-lost", file=str(path)) for path in pending_writes.paths()]


class HallDatabase:
    """The database of one hall of fame. All methods are thread-safe.

    A damaged file is copied under another name, and what can be read of it is saved in a new one. While the
    file can't be written, and for good where a later version has written it, the database is in memory.
    :mod:`~game.storage.pending_writes` keeps what the player must be told, and what is still to be written.
    """

    def __init__(self, path: Path, fill: Work[object], patience: float = PATIENCE) -> None:
        """Open the file at ``path``, and write down what is pending for it.

        ``fill`` brings a database up to date that was replaced while it was open.
        """
        self._path, self._fill, self._patience = path, fill, patience
        self._lock = threading.RLock()
        self._in_memory = self._outdated = False
        self._connection = self._open()
        if pending_writes.of(path) and not self._in_memory:
            try:
                self._write_down(lambda _: None)
            except FAILURES as error:
                self._connection.close()
                self._connection = self._leave(error)

    def close(self) -> None:
        """Close the database; it can't be used any more."""
        with self._lock:
            self._connection.close()

    def run(self, work: Work[_T]) -> _T:
        """Run some work on the database, as a whole or not at all. What it writes can be found out again."""
        return self._run(work)

    def write(self, write: Work[_T]) -> _T:
        """Write what can't be found out again; if the file doesn't take it, it is pending."""
        return self._run(write, kept=True)

    def _run(self, work: Work[_T], kept: bool = False) -> _T:
        with self._lock:
            for mend in (self._reopen, self._replace, self._leave):
                if kept and self._in_memory:
                    break
                try:
                    return self._write_down(work) if kept else self._try(work)
                except sqlite3.ProgrammingError:
                    raise
                except FAILURES as error:
                    _log.warning("%s: %s", self._path, error)
                    self._connection.close()
                    self._connection = mend(error) if _damaged(error) else self._leave(error)
                    self._outdated = True
            if kept:
                pending_writes.add(self._path, work)
                _at_exit()
            return self._try(work)

    def _try(self, work: Work[_T]) -> _T:
        """Run some work, first of all what brings a database up to date that was replaced."""
        if self._outdated:
            with self._connection:
                self._fill(self._connection)
            self._outdated = False
        with self._connection:
            return work(self._connection)

    def _write_down(self, work: Work[_T]) -> _T:
        """Make the pending writes of the file, then ``work``: all of it or nothing."""
        with pending_writes.writing:
            pending = pending_writes.of(self._path)

            def write(database: sqlite3.Connection) -> _T:
                for earlier in pending:
                    earlier(database)
                return work(database)

            done = self._try(write)
            pending_writes.made(self._path, len(pending))
            return done

    # Opening

    def _open(self) -> sqlite3.Connection:
        for again in (False, True):
            try:
                connection = self._prepared(self._connect())
            except _NewerError:
                _log.warning("%s: of a later version", self._path)
                return self._memory(say("hall-newer", file=str(self._path)))
            except (OSError, *FAILURES) as error:
                if again or not _damaged(error):
                    return self._leave(error)
                _log.warning("%s: damaged: %s", self._path, error)
                try:
                    self._mend()
                except (OSError, *FAILURES) as refused:
                    return self._leave(refused)
                continue
            return connection
        raise AssertionError("the file is opened or left")

    def _connect(self) -> sqlite3.Connection:
        with contextlib.suppress(FileNotFoundError):
            files.check(self._path)  # opening a pipe would never end
        files.keep_private(self._path)
        return sqlite3.connect(self._path, timeout=self._patience, check_same_thread=False)

    @staticmethod
    def _prepared(database: sqlite3.Connection) -> sqlite3.Connection:
        """Create the tables if needed. Raises ``sqlite3.DatabaseError`` for damage, ``_NewerError``."""
        try:
            (version,) = database.execute("PRAGMA user_version").fetchone()
            # What is written survives a crash of the machine, as saved games do.
            database.execute("PRAGMA synchronous = EXTRA")
            if _FORMAT < version <= _LATEST_FORMAT:
                raise _NewerError
            empty = not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            (sound,) = database.execute("PRAGMA quick_check(1)").fetchone()
            if sound != "ok":
                raise sqlite3.DatabaseError(sound)
            if not empty and version != _FORMAT:
                raise sqlite3.DatabaseError(f"format {version}, not {_FORMAT}")
            made = f"{_TABLES}PRAGMA user_version = {_FORMAT};" if empty else ""
            if empty or not challenge_book.has_tables(database):  # else older versions have written it
                database.executescript(f"BEGIN;{made}{challenge_book.TABLES}COMMIT;")
        except (_NewerError, *FAILURES):
            database.close()
            raise
        return database

    # Recovering

    def _reopen(self, error: Exception) -> sqlite3.Connection:
        """Open the file again after damage: it may have been mended elsewhere in the program already."""
        return self._open()

    def _replace(self, error: Exception) -> sqlite3.Connection:
        """Mend a file that seems sound when it is opened, and open it again."""
        try:
            self._mend()
        except (OSError, *FAILURES) as refused:
            return self._leave(refused)
        return self._open()

    def _leave(self, error: Exception) -> sqlite3.Connection:
        """Leave the file as it is, and go on in memory."""
        _log.warning("%s: kept in memory: %s", self._path, error)
        return self._memory(say("hall-in-memory", file=str(self._path), reason=_reason(error)))

    def _memory(self, sentence: str) -> sqlite3.Connection:
        """Return a database in memory, with what can be read of the file, and tell the player."""
        self._in_memory = True
        pending_writes.say_once(self._path, sentence)
        database = self._prepared(sqlite3.connect(":memory:", check_same_thread=False))
        with database:
            with contextlib.suppress(OSError):
                salvage(files.read(self._path, _MOST_BYTES), database)
            for write in pending_writes.of(self._path):
                write(database)
        return database

    def _mend(self) -> None:
        """Copy the damaged file under another name, and put what can be read of it in its place.

        Raises ``OSError`` and ``sqlite3.DatabaseError``; the file is then as it was.
        """
        content = files.read(self._path, _MOST_BYTES)
        with contextlib.closing(self._prepared(sqlite3.connect(":memory:"))) as mended:
            with mended:
                rows = salvage(content, mended)
            whole = mended.serialize()
        aside = files.broken_name(self._path, content)
        record_files.write_bytes(aside, content)
        for end in ("-journal", "-wal"):  # the new file would take them for its own
            with contextlib.suppress(FileNotFoundError):
                self._path.with_name(self._path.name + end).replace(aside.with_name(aside.name + end))
        record_files.write_bytes(self._path, whole)
        _log.warning("%s: %d rows saved, the rest is in %s", self._path, rows, aside)
        pending_writes.add_notice(self._path, say("hall-broken", file=str(aside)))


@cache
def _at_exit() -> None:
    """See to it that pending writes are made however the program ends."""
    atexit.register(write_pending)


def _damaged(error: Exception) -> bool:
    """Return whether the file itself is damaged, rather than locked or not writable."""
    code = getattr(error, "sqlite_errorcode", None)
    return not isinstance(error, OSError) and (code is None or code & 0xFF in _DAMAGE)


def _reason(error: Exception) -> str:
    """Return why the file can't be used, in the player's words."""
    if isinstance(error, OSError):
        return refusal(error)
    code = getattr(error, "sqlite_errorcode", None) or 0
    return refusal(OSError(_CAUSES.get(code & 0xFF, errno.EIO), ""))
