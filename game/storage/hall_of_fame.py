"""The hall of fame: who played, who won, averages and highest scores, in a small SQLite database.

All of it comes from the saved games. If the database is damaged or missing, it is rebuilt from them. Games
whose file was deleted stay in it until then. All methods are thread-safe.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from engine import Record, RecordError
from engine.record import records
from engine.record.records import HUMAN
from game.storage.forks import is_fork

FILE_NAME = "book.sqlite"
"""The file name of the database, in the folder of saved games."""

_FORMAT = 1
_PATIENCE = 1.0
"""Seconds to wait for another program that writes to the database."""
_FAILURES = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What the library raises; the second if its message quotes a damaged name."""
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""The library's codes for a file that is damaged itself."""
_STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""
"""With strict tables, opening the database finds values whose type was damaged."""

_TABLES = f"""
CREATE TABLE seen (
    file TEXT PRIMARY KEY, changed INTEGER NOT NULL, size INTEGER NOT NULL, game TEXT
) {_STRICT};
CREATE TABLE games (
    game TEXT PRIMARY KEY, file TEXT NOT NULL, ended REAL NOT NULL, edition TEXT NOT NULL,
    new_persons INTEGER NOT NULL, players INTEGER NOT NULL
) {_STRICT};
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games, place INTEGER NOT NULL, name TEXT NOT NULL, who TEXT NOT NULL,
    player TEXT NOT NULL, colour TEXT NOT NULL, prestige INTEGER NOT NULL, won INTEGER NOT NULL,
    PRIMARY KEY (game, place)
) {_STRICT};
"""

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


class SeatResult(NamedTuple):
    """The result of one seat in a game."""

    name: str
    player: str
    """``human`` or the bot's level."""
    colour: str
    prestige: int
    won: bool
    """Whether the seat won, alone or shared."""


class PastGame(NamedTuple):
    """A finished game."""

    file: str
    """The name of its file in the folder of saved games, which may have been deleted."""
    ended: datetime
    edition: str
    new_persons: bool
    seats: tuple[SeatResult, ...]
    """In seat order."""


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

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """Open the database, at ``path`` if it isn't in the folder.

        A damaged one is replaced; if it can't be written, it is kept in memory.

        Call :meth:`refresh` to bring it up to date, which may take a moment.
        """
        self.folder, self.path = folder, path or folder / FILE_NAME
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
        entry = _entry(record)
        if entry is None:
            raise ValueError("This game isn't over yet.")
        return self._do(lambda: self._enter(path, entry))

    def games(self, limit: int = -1) -> list[PastGame]:
        """Return the finished games, the latest first: at most ``limit``, or all for -1."""
        rows = self._select(
            "SELECT game, file, ended, edition, new_persons, name, player, colour, prestige, won FROM seats"
            " JOIN (SELECT * FROM games ORDER BY ended DESC, file LIMIT ?) USING (game)"
            " ORDER BY ended DESC, file, game, place",
            limit,
        )
        found = []
        for (_, file, ended, edition, new_persons), seats in groupby(rows, key=itemgetter(slice(5))):
            results = tuple(SeatResult._make((*seat[5:-1], bool(seat[-1]))) for seat in seats)
            found.append(PastGame(file, _when(ended), edition, bool(new_persons), results))
        return found

    def standings(self) -> list[Standing]:
        """Return the standings of people, then of bots by level; each sorted by wins, then average."""
        names = self._select("SELECT who, name FROM seats JOIN games USING (game) ORDER BY ended")
        latest: dict[str, str] = dict(names)
        rows = self._select(
            "SELECT who, player, count(DISTINCT game), count(DISTINCT CASE WHEN won THEN game END) AS wins,"
            " avg(prestige), max(prestige) FROM seats"
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
            " (SELECT DISTINCT game, player AS level FROM seats WHERE player <> ?)"
            " JOIN (SELECT game, max(won) AS won FROM seats WHERE player = ? GROUP BY game) USING (game)"
            " GROUP BY level ORDER BY count(*) DESC, level",
            HUMAN,
            HUMAN,
        )
        return [Encounter(*row) for row in rows]

    def bests(self, limit: int = 10) -> list[Best]:
        """Return the highest scores of people, the highest first; equal ones by date."""
        rows = self._select(
            "SELECT name, prestige, players, ended FROM seats JOIN games USING (game)"
            " WHERE player = ? ORDER BY prestige DESC, ended, place LIMIT ?",
            HUMAN,
            limit,
        )
        return [Best(name, prestige, players, _when(ended)) for name, prestige, players, ended in rows]

    def _select(self, query: str, *values: Any) -> list[Any]:
        return self._do(lambda: self._rows(query, *values))

    # Opening the database, and recovering from failures

    def _open(self) -> sqlite3.Connection:
        for _ in range(2):
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
            if empty:
                database.executescript(f"BEGIN;{_TABLES}PRAGMA user_version = {_FORMAT};COMMIT;")
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

    def _changed(self, known: Mapping[str, tuple[int, int]]) -> Iterator[tuple[Path, _Entry | None]]:
        """Yield the files that are new or have changed, with their entries."""
        for path in sorted(self.folder.glob("*.toml")):
            if self._stopped.is_set():
                return
            with contextlib.suppress(OSError):
                status = path.stat()
                if known.get(_text(path.name)) != (status.st_mtime_ns, status.st_size):
                    yield path, _read(path)

    def _enter_all(self, changed: Iterable[tuple[Path, _Entry | None]]) -> int:
        return sum(self._enter(path, entry) for path, entry in changed)

    def _enter(self, path: Path, entry: _Entry | None) -> bool:
        try:
            status = path.stat()
        except OSError:
            return False
        game = entry.game if entry else None
        stamp = (_text(path.name), status.st_mtime_ns, status.st_size, game)
        self._database.execute("INSERT OR REPLACE INTO seen VALUES (?, ?, ?, ?)", stamp)
        if entry is None or self._rows("SELECT 1 FROM games WHERE game = ?", game):
            return False
        row = (game, _text(path.name), status.st_mtime, entry.edition, entry.new_persons, len(entry.seats))
        self._database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", row)
        for place, seat in enumerate(entry.seats):
            seat_row = (game, place, seat.name, _who(seat), seat.player, seat.colour, seat.prestige, seat.won)
            self._database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seat_row)
        return True

    def _rows(self, query: str, *values: Any) -> list[Any]:
        return self._database.execute(query, values).fetchall()


class _Entry(NamedTuple):
    """A game in the database."""

    game: str
    """A hash that is the same for all copies of a game."""
    edition: str
    new_persons: bool
    seats: tuple[SeatResult, ...]


def _read(path: Path) -> _Entry | None:
    try:
        record = records.read(path)
        return _entry(record) if record.finished and not is_fork(record) else None
    except RecordError as error:
        _log.info("not in the database: %s", error)
        return None


def _entry(record: Record) -> _Entry | None:
    """Return the entry of a record; ``None`` for a game that is not over."""
    result = record.replay().result
    if result is None:
        return None
    seats = []
    for seat in record.seats:
        prestige, won = result.prestige[seat.colour], seat.colour in result.winners
        seats.append(SeatResult(_text(seat.name), _text(seat.player), seat.colour, prestige, won))
    told = repr((record.seats, record.setup(), record.moves))
    game = hashlib.sha256(told.encode("utf-8", "replace")).hexdigest()
    return _Entry(game, record.edition, record.new_persons, tuple(seats))


def _who(seat: SeatResult) -> str:
    """Return the key that a seat counts for: a person's name without case, or the level of a bot."""
    return seat.name.casefold() if seat.player == HUMAN else f"bot {seat.player}"


def _when(ended: float) -> datetime:
    """Return a modification time as a date; the earliest date for an invalid one."""
    try:
        return datetime.fromtimestamp(ended)
    except (OverflowError, OSError, ValueError):
        return datetime.fromtimestamp(0)


def _damaged(error: Exception) -> bool:
    """Return whether the file itself is damaged, rather than locked or not writable."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in _DAMAGE


def _text(text: str) -> str:
    """Return a text that the database can hold: file names may contain lone surrogates."""
    return text.encode("utf-8", "replace").decode("utf-8")
