"""The hall of fame: who played, who won, averages and highest scores, in a small SQLite database.

Past games come from the saved games, and stay when their files are deleted. Stars and first attempts stand
nowhere else. All methods are thread-safe.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from engine import Record
from engine.record.records import HUMAN
from game.storage import challenge_book
from game.storage import rivalries as people
from game.storage.challenge import Challenge, Deal
from game.storage.challenge_book import Attempt
from game.storage.hall_database import PATIENCE, HallDatabase
from game.storage.hall_entries import Entry, SeatResult, entry_of, read_entry, text
from game.storage.pending_writes import FILE_NAME
from game.storage.rivalries import RATED, Rivalry, Trend
from game.storage.saved_game import when

_MOST_TIME = 2**63 - 1
"""The database's largest number: the year 2262, in nanoseconds."""


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
    """Of a game that isn't rated: ``deal`` and the day, ``task`` and its name, ``own``, ``own-edition``."""


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
        self,
        folder: Path,
        path: Path | None = None,
        clock: Callable[[], float] = time.time,
        patience: float = PATIENCE,
    ) -> None:
        """Open the database, at ``path`` if it isn't in the folder; see :class:`HallDatabase`.

        ``patience``: seconds to wait for another program that writes to it.

        Call :meth:`refresh` to bring it up to date, which may take a moment.
        """
        self.folder, self.path, self._clock = folder, path or folder / FILE_NAME, clock
        self._stopped = threading.Event()
        self._database = HallDatabase(self.path, self._bring_up_to_date, patience)

    def stop(self) -> None:
        """Stop a :meth:`refresh` that runs in another thread; the next one reads the rest."""
        self._stopped.set()

    def close(self) -> None:
        """Close the database; it can't be used any more."""
        self._database.close()

    def refresh(self) -> int:
        """Add all finished games of the folder that are not in the database yet; return how many.

        Files that have not changed are not read again. Damaged and unfinished ones are skipped, and forks.
        """
        known = self._database.run(_known)
        # Reading many files takes a while. Queries can run meanwhile.
        changed = list(self._changed(known))
        return self._database.run(lambda database: self._enter_all(database, changed))

    def add(self, path: Path, record: Record) -> bool:
        """Add a finished game with its file at ``path``; return whether it is new.

        A copy of a game counts as the same game. Raises :class:`~engine.RecordError` for a damaged record
        and ``ValueError`` for a game that is not over.
        """
        entry = entry_of(record)
        if entry is None:
            raise ValueError("This game isn't over yet.")
        try:
            status = path.stat()
        except OSError:
            return False
        return self._database.write(lambda database: self._enter(database, path, status, entry))

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

    def trends(self) -> list[Trend]:
        """Return how people's prestige went from game to game."""
        return people.trends(self._select)

    def rivalries(self) -> list[Rivalry]:
        """Return who has met whom most often, and who was ahead."""
        return people.rivalries(self._select)

    # Challenges

    def begin_deal(self, deal: Deal, file: str, now: float) -> bool:
        """Enter an attempt at a deal, which is then begun for ever; return whether it is the first.

        ``file``: the name of its file. ``now``: seconds since 1970.
        """
        return self._database.write(lambda database: challenge_book.begin(database, deal, text(file), now))

    def attempts(self) -> dict[date, Attempt]:
        """Return the first attempt at the deal of each day."""
        return self._database.run(challenge_book.attempts)

    def par(self, deal: Deal, bots: int) -> int | None:
        """Return the par of a deal, for a version of the bots, if it has been worked out."""
        return self._database.run(lambda database: challenge_book.par(database, deal, bots))

    def reached(self, deal: Deal, bots: int) -> tuple[int, ...]:
        """Return what the masters' games reached on a deal, as far as it is known."""
        return self._database.run(lambda database: challenge_book.reached(database, deal, bots))

    def keep_par(self, deal: Deal, bots: int, value: int, games: Sequence[int] = ()) -> None:
        """Keep the par of a deal for a version of the bots, and what the masters' ``games`` reached."""
        self._database.write(lambda database: challenge_book.keep_par(database, deal, bots, value, games))

    def keep_medal(self, deal: Deal, medal: str) -> None:
        """Keep the medal of the first attempt at a deal, unless it has one already."""
        self._database.write(lambda database: challenge_book.keep_medal(database, deal, text(medal)))

    def stars(self) -> dict[str, int]:
        """Return the most stars reached in each task that was played to its end."""
        return self._database.run(challenge_book.stars)

    def keep_stars(self, task: str, reached: int) -> None:
        """Keep the stars reached in a task, if they are more than before."""
        self._database.write(lambda database: challenge_book.keep_stars(database, text(task), reached))

    def failed(self) -> dict[str, int]:
        """Return how many finished games of each task lacked a star."""
        return self._database.run(challenge_book.failed)

    def keep_failed(self, task: str, game: str) -> None:
        """Keep that a finished game of a task lacked a star; ``game``: a name that every copy of it has."""
        self._database.write(lambda database: challenge_book.keep_failed(database, text(task), game))

    def _select(self, query: str, *values: Any) -> list[Any]:
        return self._database.run(lambda database: _rows(database, query, *values))

    # The files, and updates

    def _bring_up_to_date(self, database: sqlite3.Connection) -> None:
        self._enter_all(database, self._changed(_known(database)))

    def _changed(self, known: Mapping[str, tuple[int, int]]) -> Iterator[tuple[Path, Entry | None]]:
        """Yield the files that are new or have changed, with their entries."""
        for path in sorted(self.folder.glob("*.toml")):
            if self._stopped.is_set():
                return
            with contextlib.suppress(OSError):
                status = path.stat()
                if known.get(text(path.name)) != _stamp(status):
                    yield path, read_entry(path)

    def _enter_all(self, database: sqlite3.Connection, changed: Iterable[tuple[Path, Entry | None]]) -> int:
        count = 0
        for path, entry in changed:
            with contextlib.suppress(OSError):
                count += self._enter(database, path, path.stat(), entry)
        return count

    def _enter(
        self, database: sqlite3.Connection, path: Path, status: os.stat_result, entry: Entry | None
    ) -> bool:
        game, name = entry.game if entry else None, text(path.name)
        stamp = (name, *_stamp(status), game)
        database.execute("INSERT OR REPLACE INTO seen VALUES (?, ?, ?, ?)", stamp)
        if entry is None:
            return False
        deal = entry.attempt
        if deal is not None:
            if path.parent == self.folder:  # already there, unless the database was lost
                challenge_book.find(database, deal, name, status.st_mtime, self._clock())
            if entry.prestige is not None:
                challenge_book.finish(database, deal, entry.prestige)
        if game is None or _rows(database, "SELECT 1 FROM games WHERE game = ?", game):
            return False
        if entry.challenge is not None or entry.own:
            known = game, _text_of(entry.challenge) if entry.challenge else entry.own
            database.execute("INSERT OR REPLACE INTO unrated VALUES (?, ?)", known)
        row = (game, name, status.st_mtime, entry.edition, entry.new_persons, len(entry.seats))
        database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", row)
        for place, seat in enumerate(entry.seats):
            seat_row = (game, place, seat.name, _who(seat), seat.player, seat.colour, seat.prestige, seat.won)
            database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seat_row)
        return True


def _known(database: sqlite3.Connection) -> dict[str, tuple[int, int]]:
    """Return the modification time and size that every file had when it was read."""
    rows = _rows(database, "SELECT file, changed, size FROM seen")
    return {file: (changed, size) for file, changed, size in rows}


def _rows(database: sqlite3.Connection, query: str, *values: Any) -> list[Any]:
    return database.execute(query, values).fetchall()


def _stamp(status: os.stat_result) -> tuple[int, int]:
    """Return a file's modification time and size, as numbers that the database can hold."""
    return max(-_MOST_TIME, min(status.st_mtime_ns, _MOST_TIME)), status.st_size


def _who(seat: SeatResult) -> str:
    """Return the key that a seat counts for: a person's name without case, or the level of a bot."""
    return seat.name.casefold() if seat.player == HUMAN else f"bot {seat.player}"


def _text_of(challenge: Challenge) -> str:
    """Return the text that stands for a challenge in the database."""
    return f"deal {challenge.day.isoformat()}" if isinstance(challenge, Deal) else f"task {challenge.name}"
