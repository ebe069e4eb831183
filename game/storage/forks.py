"""Forks: games that go on from a moment of another one. What comes in them is known, so they never count."""

from __future__ import annotations

from pathlib import Path

from engine import Record
from engine.record import records
from engine.record.timeline import Timeline
from game.storage.challenge import forked
from game.storage.saves import Saves

KEY = "fork"
"""The entry in a record's table: the number of moves that were taken over."""


def is_fork(record: Record) -> bool:
    """Return whether a game goes on from a moment of another one."""
    return KEY in record.table


def fork(saves: Saves, timeline: Timeline, moment: int) -> Path:
    """Save a moment of a recorded game as a new game; return its file. Raises ``OSError``."""
    record = timeline.branch(moment)
    record.table = {**forked(record.table), KEY: moment}
    path = saves.new_path([seat.name for seat in record.seats])
    records.write(path, record)
    return path
