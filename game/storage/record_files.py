"""Reading, copying and repairing the file of a saved game. Imported late, because it loads the engine."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

from engine import Record, RecordError
from engine.record import record_files, records
from game.file_errors import describe
from game.seats import Seat
from game.storage.challenge import Deal, as_spoiler, challenge_of
from game.storage.forks import is_fork
from game.storage.hall_of_fame import HallOfFame
from game.storage.saved_game import Contents


def read(path: Path) -> Contents:
    """Return the summary of a saved game. Raises :class:`~engine.RecordError`."""
    record = records.read(path)
    view = record.replay().view()
    prestige = {colour: player.prestige for colour, player in view.players.items()}
    known = {colour: n for colour, n in prestige.items() if n is not None}
    return Contents(
        tuple(map(Seat.of_record, record.seats)),
        record.label,
        record.finished,
        known if len(known) == len(prestige) else None,
        view,
        _kind(record),
        record.own_edition,
        bool(record.persons),
    )


def _kind(record: Record) -> str:
    """Return the :attr:`~Contents.kind` of a game."""
    challenge = challenge_of(record.table)
    if challenge is not None:
        return "deal" if isinstance(challenge, Deal) else "task"
    return "fork" if is_fork(record) else ""


def salvage(path: Path) -> tuple[Record | None, str]:
    """Return the game up to its last legal move, and sentences on what is wrong with the file.

    The game is ``None`` if nothing can be recovered; the text is empty for an undamaged file.
    """
    try:
        record, problem = records.salvage(path)
    except RecordError as error:
        return None, describe(error)
    return record, describe(problem) if problem else ""


def copy(source: Path, goal: Path) -> None:
    """Copy a file atomically. Raises ``OSError``."""
    record_files.write_bytes(goal, source.read_bytes())


def as_foreign(record: Record, folder: Path) -> Record | None:
    """Return a deal of the day from elsewhere, marked as a spoiler; ``None`` for any other game.

    The first attempt of whoever plays in ``folder`` stays what it is: it has only been away.
    """
    deal = challenge_of(record.table)
    if not isinstance(deal, Deal):
        return None
    with closing(HallOfFame(folder)) as hall:
        first = hall.attempts().get(deal.day)
    if deal.attempt and first is not None and first.attempt == deal.attempt:
        return None
    return replace(record, table={**record.table, **as_spoiler(deal).entry()})
