"""The hall of fame: who played, who won, averages and highest scores, in a small SQLite database.

All of it comes from the saved games. If the database is damaged or missing, it is rebuilt from them. Games
whose file was deleted stay in it until then. All methods are thread-safe.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date, datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from engine import Record
from engine.record.records import HUMAN
from game.files import keep_private
from game.storage import challenge_book
from game.storage import rivalries as people
from game.storage.challenge import Challenge, Deal
from game.storage.challenge_book import STRICT, Attempt
from game.storage.hall_entries import Entry, SeatResult, entry_of, read_entry, text
from game.storage.rivalries import RATED, Course, Rivalry
from game.storage.saved_game import when

FILE_NAME = "book.sqlite"
"""The file name of the database, in the folder of saved games."""

_FORMAT = 1
_PATIENCE = 1.0
"""Seconds to wait for another program that writes to the database."""
_FAILURES = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What the library raises; the second if its message quotes a damaged name."""
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""The library's codes for a file that is damaged itself."""

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

_MOST_TIME = 2**63 - 1
"""The database's largest number: the year 2262, in nanoseconds."""

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class PastGame(NamedTuple):
    """A finished game."""

    file: str
    """The name of its file in the folder of saved games, which may have been deleted."""
    ended: datetime
    edition: str
    new_persons: bool
    seats: tuple[SeatResult, ...]
    """In seat order."""
    challenge: str = ""
    """``deal`` and the day, or ``task`` and its name, for a game that isn't rated."""


class Standing(NamedTuple):
    """The record of a person, or of all bots of one level."""

    name: str
    """A person's name as it was last written; for bots the level."""
    player: str
    games: int
    """Games played; a game with several bots of the level counts once."""
    wins: int
    """Games won, alone or shared."""
    average: float
    """Mean prestige per seat and game."""
    best: int
    """The highest prestige in a game."""


class Encounter(NamedTuple):
    """The record of people against bots of one level."""

    level: str
    games: int
    """Games with a person and such a bot."""
    wins: int
    """Those won by a person, alone or shared."""


class Best(NamedTuple):
    """One of the highest scores of people."""

    name: str
    prestige: int
    players: int
    ended: datetime


class HallOfFame:
    """The hall of fame of the games saved in ``folder``."""

    def __init__(
        self, folder: Path, path: Path | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        """Open the database, at ``path`` if it isn't in the folder.

        A damaged one is replaced; if it can't be written, it is kept in memory.

        Call :meth:`refresh` to bring it up to date, which may take a moment.
        """
        self.folder, self.path, self._clock = folder, path or folder / FILE_NAME, clock
        self._lock = threading.RLock()
        self._stopped = threading.Event()
        self._database = self._open()

    def stop(self) -> None:
        """Stop a :meth:`refresh` that runs in another thread; the next one reads the rest."""
        self._stopped.set()

    def close(self) -> None:
        """Close the database; it can't be used any more."""
        with self._lock:
            self._database.close()

    def refresh(self) -> int:
        """Add all finished games of the folder that are not in the database yet; return how many.

        Files that have not changed are not read again. Damaged and unfinished ones are skipped, and forks.
        """
        known = self._do(self._known)
        # Reading many files takes a while. Queries can run meanwhile.
        changed = list(self._changed(known))
        return self._do(lambda: self._enter_all(changed))

    def add(self, path: Path, record: Record) -> bool:
        """Add a finished game with its file at ``path``; return whether it is new.

        A copy of a game counts as the same game. Raises :class:`~engine.RecordError` for a damaged record
        and ``ValueError`` for a game that is not over.
        """
        entry = entry_of(record)
        if entry is None:
            raise ValueError("This game isn't over yet.")
        return self._do(lambda: self._enter(path, entry))

    def games(self, limit: int = -1) -> list[PastGame]:
        """Return the finished games, the latest first: at most ``limit``, or all for -1."""
        rows = self._select(
            "SELECT game, file, ended, edition, new_persons, coalesce(kind, ''), name, player, colour,"
            " prestige, won FROM seats"
            " JOIN (SELECT * FROM games ORDER BY ended DESC, file LIMIT ?) USING (game)"
            " LEFT JOIN unrated USING (game) ORDER BY ended DESC, file, game, place",
            limit,
        )
        found = []
        for (_, file, ended, edition, new_persons, kind), seats in groupby(rows, key=itemgetter(slice(6))):
            results = tuple(SeatResult._make((*seat[6:-1], bool(seat[-1]))) for seat in seats)
            found.append(PastGame(file, when(ended), edition, bool(new_persons), results, kind))
        return found

    def standings(self) -> list[Standing]:
        """Return the standings of people, then of bots by level; each sorted by wins, then average."""
        names = self._select("SELECT who, name FROM seats JOIN games USING (game) ORDER BY ended")
        latest: dict[str, str] = dict(names)
        rows = self._select(
            "SELECT who, player, count(DISTINCT game), count(DISTINCT CASE WHEN won THEN game END) AS wins,"
            f" avg(prestige), max(prestige) FROM {RATED}"
            " GROUP BY who, player ORDER BY player <> ?, wins DESC, avg(prestige) DESC, who",
            HUMAN,
        )
        return [
            Standing(latest.get(who, who) if player == HUMAN else player, player, *figures)
            for who, player, *figures in rows
        ]

    def encounters(self) -> list[Encounter]:
        """Return how people do against each level of bots, most games first."""
        rows = self._select(
            "SELECT level, count(*), sum(won) FROM"
            f" (SELECT DISTINCT game, player AS level FROM {RATED} WHERE player <> ?)"
            " JOIN (SELECT game, max(won) AS won FROM seats WHERE player = ? GROUP BY game) USING (game)"
            " GROUP BY level ORDER BY count(*) DESC, level",
            HUMAN,
            HUMAN,
        )
        return [Encounter(*row) for row in rows]

    def bests(self, limit: int = 10) -> list[Best]:
        """Return the highest scores of people, the highest first; equal ones by date."""
        rows = self._select(
            f"SELECT name, prestige, players, ended FROM {RATED} JOIN games USING (game)"
            " WHERE player = ? ORDER BY prestige DESC, ended, place LIMIT ?",
            HUMAN,
            limit,
        )
        return [Best(name, prestige, players, when(ended)) for name, prestige, players, ended in rows]

    def courses(self) -> list[Course]:
        """Return how people's prestige went from game to game."""
        return people.courses(self._select)

    def rivalries(self) -> list[Rivalry]:
        """Return who has met whom most often, and who was ahead."""
        return people.rivalries(self._select)

    # Challenges

    def begin_deal(self, deal: Deal, file: str, now: float) -> bool:
        """Enter an attempt at a deal, which is then begun for ever; return whether it is the first.

        ``file``: the name of its file. ``now``: seconds since 1970.
        """
        return self._do(lambda: challenge_book.begin(self._database, deal, text(file), now))

    def attempts(self) -> dict[date, Attempt]:
        """Return the first attempt at the deal of each day."""
        return self._do(lambda: challenge_book.attempts(self._database))

    def par(self, deal: Deal, bots: int) -> int | None:
        """Return the par of a deal, for a version of the bots, if it has been worked out."""
        return self._do(lambda: challenge_book.par(self._database, deal, bots))

    def keep_par(self, deal: Deal, bots: int, value: int) -> None:
        """Keep the par of a deal for a version of the bots."""
        self._do(lambda: challenge_book.keep_par(self._database, deal, bots, value))

    def stars(self) -> dict[str, int]:
        """Return the most stars reached in each task that was played to its end."""
        return self._do(lambda: challenge_book.stars(self._database))

    def keep_stars(self, task: str, reached: int) -> None:
        """Keep the stars reached in a task, if they are more than before."""
        self._do(lambda: challenge_book.keep_stars(self._database, text(task), reached))

    def _select(self, query: str, *values: Any) -> list[Any]:
        return self._do(lambda: self._rows(query, *values))

    # Opening the database, and recovering from failures

    def _open(self) -> sqlite3.Connection:
        for _ in range(2):
            keep_private(self.path)
            try:
                return self._prepared(sqlite3.connect(self.path, timeout=_PATIENCE, check_same_thread=False))
            except _FAILURES as error:
                _log.warning("%s: can't be used: %s", self.path, error)
                if not _damaged(error) or not self._discard():
                    break
        return self._in_memory()

    def _in_memory(self) -> sqlite3.Connection:
        return self._prepared(sqlite3.connect(":memory:", check_same_thread=False))

    @staticmethod
    def _prepared(database: sqlite3.Connection) -> sqlite3.Connection:
        """Create the tables if needed. Raises ``sqlite3.DatabaseError`` for damage or another format."""
        try:
            (version,) = database.execute("PRAGMA user_version").fetchone()
            # What a crash of the machine loses can be rebuilt: no need to wait for the disk.
            database.execute("PRAGMA synchronous = OFF")
            empty = not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if not empty and version != _FORMAT:
                raise sqlite3.DatabaseError(f"format {version}, not {_FORMAT}")
            made = f"{_TABLES}PRAGMA user_version = {_FORMAT};" if empty else ""
            if empty or not challenge_book.has_tables(database):  # else older versions have written it
                database.executescript(f"BEGIN;{made}{challenge_book.TABLES}COMMIT;")
            (sound,) = database.execute("PRAGMA quick_check(1)").fetchone()
            if sound != "ok":
                raise sqlite3.DatabaseError(sound)
        except _FAILURES:
            database.close()
            raise
        return database

    def _discard(self) -> bool:
        """Delete the damaged database."""
        try:
            for end in ("", "-journal", "-wal"):
                self.path.with_name(self.path.name + end).unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s: not deleted: %s", self.path, error)
            return False
        return True

    def _do(self, work: Callable[[], _T]) -> _T:
        """Work on the database, as a whole or not at all.

        One that proves damaged is written anew from the saved games; where no file serves, in memory.
        """
        with self._lock:
            try:
                with self._database:
                    return work()
            except sqlite3.ProgrammingError:
                raise
            except _FAILURES as error:
                _log.warning("%s: begun anew: %s", self.path, error)
                damaged = _damaged(error)
            self._database.close()
            try:
                self._database = self._open() if damaged and self._discard() else self._in_memory()
                with self._database:
                    self._enter_all(self._changed(self._known()))
            except _FAILURES as error:
                _log.warning("%s: kept in memory: %s", self.path, error)
                self._database = self._in_memory()
                self._enter_all(self._changed(self._known()))
            with self._database:
                return work()

    # The files, and updates

    def _known(self) -> dict[str, tuple[int, int]]:
        """Return the modification time and size that every file had when it was read."""
        rows = self._rows("SELECT file, changed, size FROM seen")
        return {file: (changed, size) for file, changed, size in rows}

    def _changed(self, known: Mapping[str, tuple[int, int]]) -> Iterator[tuple[Path, Entry | None]]:
        """Yield the files that are new or have changed, with their entries."""
        for path in sorted(self.folder.glob("*.toml")):
            if self._stopped.is_set():
                return
            with contextlib.suppress(OSError):
                status = path.stat()
                if known.get(text(path.name)) != _stamp(status):
                    yield path, read_entry(path)

    def _enter_all(self, changed: Iterable[tuple[Path, Entry | None]]) -> int:
        return sum(self._enter(path, entry) for path, entry in changed)

    def _enter(self, path: Path, entry: Entry | None) -> bool:
        try:
            status = path.stat()
        except OSError:
            return False
        game, name = entry.game if entry else None, text(path.name)
        stamp = (name, *_stamp(status), game)
        self._database.execute("INSERT OR REPLACE INTO seen VALUES (?, ?, ?, ?)", stamp)
        if entry is None:
            return False
        deal = entry.attempt
        if deal is not None:
            if path.parent == self.folder:  # already there, unless the database was lost
                challenge_book.find(self._database, deal, name, status.st_mtime, self._clock())
            if entry.prestige is not None:
                challenge_book.finish(self._database, deal, entry.prestige)
        if game is None or self._rows("SELECT 1 FROM games WHERE game = ?", game):
            return False
        if entry.challenge is not None:
            known = game, _told(entry.challenge)
            self._database.execute("INSERT OR REPLACE INTO unrated VALUES (?, ?)", known)
        row = (game, name, status.st_mtime, entry.edition, entry.new_persons, len(entry.seats))
        self._database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", row)
        for place, seat in enumerate(entry.seats):
            seat_row = (game, place, seat.name, _who(seat), seat.player, seat.colour, seat.prestige, seat.won)
            self._database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seat_row)
        return True

    def _rows(self, query: str, *values: Any) -> list[Any]:
        return self._database.execute(query, values).fetchall()


def _stamp(status: os.stat_result) -> tuple[int, int]:
    """Return a file's modification time and size, as numbers that the database can hold."""
    return max(-_MOST_TIME, min(status.st_mtime_ns, _MOST_TIME)), status.st_size


def _who(seat: SeatResult) -> str:
    """Return the key that a seat counts for: a person's name without case, or the level of a bot."""
    return seat.name.casefold() if seat.player == HUMAN else f"bot {seat.player}"


def _told(challenge: Challenge) -> str:
    """Return the text that stands for a challenge in the database."""
    return f"deal {challenge.day.isoformat()}" if isinstance(challenge, Deal) else f"task {challenge.name}"


def _damaged(error: Exception) -> bool:
    """Return whether the file itself is damaged, rather than locked or not writable."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in _DAMAGE
