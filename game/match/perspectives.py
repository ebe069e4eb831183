"""Who may see and hear what of a recorded game. At the running table :mod:`game.match.screen` says so."""

from __future__ import annotations

from engine import Record
from engine.record import records
from game.settings import HEADPHONES, Settings

OPEN_HANDS = "open_hands"
"""The entry of a record's table."""


def hands_open(record: Record) -> bool:
    """Whether all people play with open hands."""
    return record.table.get(OPEN_HANDS) is True


def perspectives(record: Record, over: bool) -> list[tuple[str, ...]]:
    """Return the sets of seats whose knowledge may be shown, the default first.

    In an unfinished game nobody sees more than at the table.
    """
    people = _people(record)
    if over:
        seats = [seat.colour for seat in record.seats]
        return [tuple(seats), *((seat,) for seat in seats), ()]
    if len(people) == 1 or hands_open(record):
        return [people, ()] if people else [()]
    return [()]


def overheard(settings: Settings, record: Record, over: bool) -> bool:
    """Whether a voice would tell one player's secrets to others: several play with hidden hands."""
    hidden = len(_people(record)) > 1 and not hands_open(record)
    return hidden and settings.read_aloud != HEADPHONES and not over


def _people(record: Record) -> tuple[str, ...]:
    return tuple(seat.colour for seat in record.seats if seat.player == records.HUMAN)
