"""The part of the hall of fame about challenges: attempts at deals of the day, their par, stars of tasks.

Functions on the database, each inside a transaction of :class:`~game.storage.hall_of_fame.HallOfFame`.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from game.storage.challenge import SEEN, Deal
from game.storage.deals import version_on

STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""
"""With strict tables, opening the database finds values whose type was damaged."""

TABLES = f"""
CREATE TABLE IF NOT EXISTS attempts (
    day TEXT PRIMARY KEY, attempt TEXT NOT NULL, file TEXT NOT NULL, begun REAL NOT NULL,
    on_day INTEGER NOT NULL, prestige INTEGER, fair INTEGER
) {STRICT};
CREATE TABLE IF NOT EXISTS pars (
    day TEXT NOT NULL, version INTEGER NOT NULL, bots INTEGER NOT NULL, par INTEGER NOT NULL,
    PRIMARY KEY (day, version, bots)
) {STRICT};
CREATE TABLE IF NOT EXISTS stars (task TEXT PRIMARY KEY, stars INTEGER NOT NULL) {STRICT};
CREATE TABLE IF NOT EXISTS unrated (game TEXT PRIMARY KEY, kind TEXT NOT NULL) {STRICT};
CREATE TABLE IF NOT EXISTS reached (
    day TEXT NOT NULL, version INTEGER NOT NULL, bots INTEGER NOT NULL, number INTEGER NOT NULL,
    prestige INTEGER NOT NULL, PRIMARY KEY (day, version, bots, number)
) {STRICT};
CREATE TABLE IF NOT EXISTS failed (
    task TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (task, game)
) {STRICT};
CREATE TABLE IF NOT EXISTS medals (day TEXT PRIMARY KEY, medal TEXT NOT NULL) {STRICT};
"""


class Attempt(NamedTuple):
    """The first attempt at the deal of a day."""

    attempt: str
    """The text in its file that tells it from other games of the deal, or ``SEEN``."""
    file: str
    """The name of its file in the folder of saved games, which may have been renamed or deleted."""
    on_day: bool
    """Whether it was begun on its day."""
    prestige: int | None
    """The player's prestige; ``None`` before the end."""
    fair: bool
    """Whether it was finished without help."""
    medal: str | None = None
    """The medal that it got, ``none`` if it got none; ``None`` as long as that isn't known."""


def has_tables(database: sqlite3.Connection) -> bool:
    """Return whether the database has these tables: earlier versions of the program made fewer, or none."""
    (found,) = database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'medals'").fetchone()
    return bool(found)


def begin(database: sqlite3.Connection, deal: Deal, file: str, now: float) -> bool:
    """Enter an attempt unless there is one of that day already; return whether it is the first.

    ``now``: seconds since 1970. The attempt doesn't count for a run of days when the clock shows a time
    before an earlier attempt: it was set back.
    """
    ((later,),) = database.execute("SELECT count(*) FROM attempts WHERE begun > ?", (now,))
    on_day = not later and utc_day(now) == deal.day and deal.attempt != SEEN
    row = (_key(deal), deal.attempt, file, now, on_day)
    done = database.execute("INSERT OR IGNORE INTO attempts VALUES (?, ?, ?, ?, ?, NULL, NULL)", row)
    return bool(done.rowcount)


def find(database: sqlite3.Connection, deal: Deal, file: str, changed: float, now: float) -> None:
    """Enter an attempt that stands in a file, unless there is one of that day or the day is still to come.

    ``changed``: when the file was written. Whatever it says, an attempt was begun at ``now`` or before.
    """
    if deal.day <= utc_day(now):
        begin(database, deal, file, min(changed, now))


def finish(database: sqlite3.Connection, deal: Deal, prestige: int) -> None:
    """Enter the result of the first attempt. Any other game, and a second end of it, changes nothing."""
    database.execute(
        "UPDATE attempts SET prestige = ?, fair = ? WHERE day = ? AND attempt = ? AND prestige IS NULL",
        (prestige, not deal.helped, _key(deal), deal.attempt),
    )


def attempts(database: sqlite3.Connection) -> dict[date, Attempt]:
    """Return the first attempts by day, at the deals of the versions in force."""
    rows = database.execute(
        "SELECT day, attempt, file, on_day, prestige, fair, medal FROM attempts LEFT JOIN medals USING (day)"
    )
    found = {}
    for key, attempt, file, on_day, prestige, fair, medal in rows:
        with contextlib.suppress(ValueError):  # a damaged day
            day = date.fromisoformat(key.partition(" ")[0])
            if key == _key(Deal(day, version_on(day).number)):
                found[day] = Attempt(attempt, file, bool(on_day), prestige, bool(fair), medal)
    return found


def _key(deal: Deal) -> str:
    """Return the key of a deal's attempt: the day, and after version 1 the version."""
    return f"{deal.day.isoformat()} {deal.version}" if deal.version > 1 else deal.day.isoformat()


def par(database: sqlite3.Connection, deal: Deal, bots: int) -> int | None:
    """Return the par of a deal for this version of the bots, if it is known."""
    rows = database.execute(
        "SELECT par FROM pars WHERE day = ? AND version = ? AND bots = ?",
        (deal.day.isoformat(), deal.version, bots),
    ).fetchall()
    return rows[0][0] if rows else None


def reached(database: sqlite3.Connection, deal: Deal, bots: int) -> tuple[int, ...]:
    """Return what the masters' games reached on a deal, as far as it is known."""
    rows = database.execute(
        "SELECT prestige FROM reached WHERE day = ? AND version = ? AND bots = ? ORDER BY number",
        (deal.day.isoformat(), deal.version, bots),
    )
    return tuple(prestige for (prestige,) in rows)


def keep_par(
    database: sqlite3.Connection, deal: Deal, bots: int, value: int, games: Sequence[int] = ()
) -> None:
    """Keep the par of a deal for this version of the bots, and what the masters' games reached."""
    row = (deal.day.isoformat(), deal.version, bots)
    database.execute("INSERT OR REPLACE INTO pars VALUES (?, ?, ?, ?)", (*row, value))
    rows = [(*row, number, prestige) for number, prestige in enumerate(games)]
    database.executemany("INSERT OR REPLACE INTO reached VALUES (?, ?, ?, ?, ?)", rows)


def keep_medal(database: sqlite3.Connection, deal: Deal, medal: str) -> None:
    """Keep the medal of the first attempt at a deal; the first one that is kept stays."""
    database.execute("INSERT OR IGNORE INTO medals VALUES (?, ?)", (_key(deal), medal))


def stars(database: sqlite3.Connection) -> dict[str, int]:
    """Return the most stars reached, by task."""
    return dict(database.execute("SELECT task, stars FROM stars").fetchall())


def keep_stars(database: sqlite3.Connection, task: str, reached: int) -> None:
    """Keep the stars reached in a task, if they are more than before; 0 keeps that it was played."""
    database.execute(
        "INSERT INTO stars VALUES (?, ?) ON CONFLICT (task) DO UPDATE SET stars = max(stars, excluded.stars)",
        (task, reached),
    )


def failed(database: sqlite3.Connection) -> dict[str, int]:
    """Return how many finished games lacked a star, by task."""
    return dict(database.execute("SELECT task, count(*) FROM failed GROUP BY task").fetchall())


def keep_failed(database: sqlite3.Connection, task: str, game: str) -> None:
    """Keep that a finished game of a task lacked a star, once."""
    database.execute("INSERT OR IGNORE INTO failed VALUES (?, ?)", (task, game))


def run_of_days(found: Mapping[date, Attempt], today: date) -> int:
    """Return on how many days in a row, up to today or yesterday, that day's deal was begun.

    >>> begun = Attempt("", "", True, None, False)
    >>> run_of_days({date(2026, 11, 20): begun, date(2026, 11, 21): begun}, date(2026, 11, 22))
    2
    """
    days = {day for day, attempt in found.items() if attempt.on_day}
    last = today if today in days else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count


def longest_run(found: Mapping[date, Attempt]) -> int:
    """Return the longest run of days that there has ever been."""
    return max((run_of_days(found, day) for day in _days(found)), default=0)


def _days(found: Mapping[date, Attempt]) -> Iterable[date]:
    return (day for day, attempt in found.items() if attempt.on_day)


def utc_day(now: float) -> date:
    """Return the day at a time in seconds since 1970, in universal time: the same for everybody.

    For a time that no calendar has, as of a file from when the clock was wrong, it is the first day of 1970.
    """
    try:
        return datetime.fromtimestamp(now, UTC).date()
    except (OverflowError, OSError, ValueError):
        return date(1970, 1, 1)
