"""What the hall of fame takes from a saved game."""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path
from typing import NamedTuple

from engine import Record, RecordError
from engine.record import records
from engine.record.records import HUMAN
from game.editions import own_title
from game.storage.challenge import Challenge, Deal, challenge_of
from game.storage.deals import deal_in
from game.storage.forks import is_fork

_log = logging.getLogger(__name__)


OWN_PERSONS, OWN_EDITION = "own", "own-edition"
"""The kinds of unrated games with content of their own."""


class SeatResult(NamedTuple):
    """The result of one seat in a game."""

    name: str
    player: str
    """``human`` or the bot's level."""
    colour: str
    prestige: int
    won: bool
    """Whether the seat won, alone or shared."""


class Entry(NamedTuple):
    """A game in the database."""

    game: str | None
    """A hash that is the same for all copies of a game; ``None`` for an attempt that is not over."""
    edition: str
    """Its key; for one of one's own its name, in the language in use when the game was entered."""
    new_persons: bool
    seats: tuple[SeatResult, ...]
    challenge: Challenge | None = None
    attempt: Deal | None = None
    """The deal of the day that was played here; ``None`` for other games and for a file passed on."""
    own: str = ""
    """:data:`OWN_PERSONS` or :data:`OWN_EDITION`, if it had content of its own, and so isn't rated."""

    @property
    def prestige(self) -> int | None:
        """The prestige of the only person."""
        people = [seat.prestige for seat in self.seats if seat.player == HUMAN]
        return people[0] if len(people) == 1 else None


def read_entry(path: Path) -> Entry | None:
    """Return the entry of a file; ``None`` for a damaged file, a fork, or a game that goes on."""
    try:
        record = records.read(path)
        if is_fork(record):
            return None
        if record.finished:
            return entry_of(record)
    except RecordError as error:
        _log.info("not in the database: %s", error)
        return None
    attempt = _attempt(record)
    return Entry(None, record.edition, record.new_persons, (), attempt, attempt) if attempt else None


def entry_of(record: Record) -> Entry | None:
    """Return the entry of a record; ``None`` for a game that is not over.

    Raises :class:`~engine.RecordError` for a damaged record.
    """
    result = record.replay().result
    if result is None:
        return None
    seats = []
    for seat in record.seats:
        prestige, won = result.prestige[seat.colour], seat.colour in result.winners
        seats.append(SeatResult(text(seat.name), text(seat.player), seat.colour, prestige, won))
    game = _game_of(record)
    challenge = None if record.own else challenge_of(record.table)
    attempt = _attempt(record)
    own = OWN_PERSONS if record.persons else OWN_EDITION if record.own else ""
    edition = own_title(record.own_edition) if record.own_edition else record.edition
    return Entry(game, edition, record.new_persons, tuple(seats), challenge, attempt, own)


def _game_of(record: Record) -> str:
    """Return the hash of a game: the same as in versions that knew neither rules' numbers nor own persons."""
    setup = repr(record.setup()).replace(", persons=())", ")").replace(", rules=1)", ")")
    told = f"({record.seats!r}, {setup}, {record.moves!r})"
    return hashlib.sha256(told.encode("utf-8", "replace")).hexdigest()


def _attempt(record: Record) -> Deal | None:
    deal = deal_in(record)
    return deal if deal is not None and deal.attempt and not deal.spoiler else None


def text(text: str) -> str:
    """Return a text that the database can hold: file names may contain lone surrogates."""
    return text.encode("utf-8", "replace").decode("utf-8")
