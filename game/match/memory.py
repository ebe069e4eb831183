"""Strict memory: as nobody may look through the discarded cards, past rounds can't be looked up.

It is chosen with a new game and saved with it. While the game goes on, the history and the replay begin with
the present round (RULES.md section 4: the cards played in it lie open); afterwards everything is shown.
"""

from __future__ import annotations

from engine import Record
from engine.record.timeline import Timeline

STRICT_MEMORY = "strict_memory"
"""The entry of a record's table."""


def is_strict(record: Record) -> bool:
    """Whether a game is played with strict memory."""
    return record.table.get(STRICT_MEMORY) is True


def first_open_round(timeline: Timeline) -> int:
    """Return the index of the first round that may be looked up."""
    if not is_strict(timeline.record) or timeline.at(len(timeline)).over:
        return 0
    return len(timeline.rounds) - 1


def first_open_moment(timeline: Timeline) -> int:
    """Return the number of moves made at the first moment that may be looked up."""
    return timeline.rounds[first_open_round(timeline)].move_number
