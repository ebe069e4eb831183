"""Forks: games that go on from a moment of another one. What comes in them is known, so they never count."""

from __future__ import annotations

from pathlib import Path

from engine import Record
from engine.record import records
from engine.record.timeline import Timeline
from game.storage.challenge import forked

KEY = "fork"
"""The entry in a record's table: the number of moves that were taken over."""


def is_fork(record: Record) -> bool:
    """Return whether a game goes on from a moment of another one."""
    return KEY in record.table


def fork(timeline: Timeline, moment: int, path: Path) -> None:
    """Save a moment of a recorded game as a new game in ``path``. Raises ``OSError``."""
    record = timeline.branch(moment)
    record.table = {**forked(record.table), KEY: moment}
    records.write(path, record)
