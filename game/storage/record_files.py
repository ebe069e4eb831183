"""What is done with the file of a saved game: read, copy, repair. Loaded late, as it needs the engine."""

from __future__ import annotations

from pathlib import Path

from engine import Record, RecordError
from engine.record import record_files, records
from game.file_errors import told
from game.seats import Seat
from game.storage.saved_game import Contents


def read(path: Path) -> Contents:
    """What a saved game says about itself. Raises :class:`~engine.RecordError`."""
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
    )


def salvage(path: Path) -> tuple[Record | None, str]:
    """The game up to its last sound move, and what is wrong with the file, in sentences.

    ``None`` where nothing of it can be saved; no sentence for a sound file.
    """
    try:
        record, problem = records.salvage(path)
    except RecordError as error:
        return None, told(error)
    return record, told(problem) if problem else ""


def copy(source: Path, goal: Path) -> None:
    """Copy a file, wholly or not at all. Raises ``OSError``."""
    record_files.write_bytes(goal, source.read_bytes())
