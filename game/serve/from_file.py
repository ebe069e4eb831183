"""A saved game that somebody brings to a server: read as what it is, a text of a stranger."""

from __future__ import annotations

from engine import Record, RecordError
from engine.quoting import shortened_text
from engine.record import records
from engine.record.records import HUMAN
from game.match.memory import STRICT_MEMORY
from game.match.perspectives import OPEN_HANDS
from game.seats import KNOWN, is_bot
from game.serve.people import Rules

_TAKEN_OVER = (OPEN_HANDS, STRICT_MEMORY)
"""What a saved game may say of the table; a deal of the day or a task is an attempt no longer."""


def record_of(text: str) -> Record:
    """Return the game in a text, checked and replayed. Raises :class:`~engine.RecordError`."""
    record = records.from_toml(text)
    if record.own:
        edition = [record.own_edition.name] if record.own_edition else []
        names = shortened_text(", ".join([*edition, *(person.name for person in record.persons)]))
        raise RecordError("own-content", names=names)
    for seat in record.seats:
        if seat.player != HUMAN and not is_bot(seat.player):
            name, bot = shortened_text(seat.name), shortened_text(seat.player)
            raise RecordError("bot", name=name, bot=bot, known=", ".join(KNOWN))
    record.replay()
    record.table = {entry: True for entry in _TAKEN_OVER if record.table.get(entry) is True}
    return record


def rules_of(record: Record) -> Rules:
    """Return the rules of a game, as far as a table's page tells them."""
    return Rules(
        record.edition,
        record.new_persons,
        record.open_prestige,
        record.table.get(OPEN_HANDS) is True,
        record.table.get(STRICT_MEMORY) is True,
    )
