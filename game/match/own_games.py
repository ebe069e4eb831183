"""A person's latest games of which habits may be read: known by name, without help, finished here."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine import Record, RecordError
from engine.bots.habit_search import Game
from engine.bots.habits import GAMES
from engine.record import records
from engine.record.records import HUMAN
from game.match.handed import handed
from game.match.help_had import had_help
from game.storage.forks import is_fork
from game.storage.hall_entries import SeatResult
from game.storage.hall_of_fame import PastGame

_log = logging.getLogger(__name__)


def own_games(folder: Path, past: Iterable[PastGame], name: str) -> list[Game]:
    """Return the games of a person, the latest first, as many as count.

    ``past``: finished games, the latest first. Deals and tasks, games with help or with another player on the
    seat are left out, and those whose files are gone.
    """
    found: list[Game] = []
    for game in past:
        if len(found) == GAMES:
            break
        seat = seat_of(game, name)
        if seat is not None and not game.challenge:
            found += _read(folder / game.file, seat.colour)
    return found


def seat_of(game: PastGame, name: str) -> SeatResult | None:
    """Return the seat of a person in a game; names count as in the hall of fame."""
    own = (seat for seat in game.seats if seat.player == HUMAN)
    return next((seat for seat in own if seat.name.casefold() == name.casefold()), None)


def _read(path: Path, colour: str) -> Iterator[Game]:
    """Yield the game of a file if it counts."""
    try:
        record = records.read(path)
    except RecordError as error:
        _log.info("%s: no habits are read of it: %s", path, error)
        return
    if record.finished and _counts(record, colour):
        yield Game(record, colour)


def _counts(record: Record, colour: str) -> bool:
    alone = not handed(record.table, colour) and not had_help(record.table, colour)
    return alone and not is_fork(record)
