"""The deal of the day: from the day in universal time, the same for everybody, everywhere, without a network.

A deal never changes once its day has come. So whatever changes here is a new :class:`Version`, with a first
day that is still to come when the program is released; the versions before it stay as they are.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import NamedTuple

from engine import Record
from engine.seeds import secret_of
from game.seats import COLOURS, HUMAN
from game.storage.challenge import SEAT, Deal, challenge_of


class Weekday(NamedTuple):
    """The kind of game on a day of the week."""

    edition: str
    new_persons: bool
    bots: tuple[str, ...]
    """The levels of the other seats."""


class Version(NamedTuple):
    """A version of the rule that makes deals from days."""

    number: int
    first: date
    """The first day that it makes the deal of."""
    week: tuple[Weekday, ...]
    """From Monday to Sunday."""
    names: tuple[str, ...]
    """The names of bots to draw from."""
    rules: int
    """The rules' number, which decides what the seed of a day deals."""


_WEEK = (  # from the easiest day
    Weekday("anniversary", False, ("normal", "normal")),
    Weekday("alea-2007", False, ("normal", "hard", "normal")),
    Weekday("anniversary", True, ("hard", "normal")),
    Weekday("riogrande-2007", False, ("hard", "hard")),
    Weekday("anniversary", False, ("master",)),
    Weekday("anniversary", True, ("hard", "master", "hard")),
    Weekday("bluebear", False, ("normal", "hard", "master", "normal")),
)
_NAMES = (
    "Quasimodo",
    "Esmeralda",
    "Claude Frollo",
    "Gringoire",
    "Phœbus",
    "Clopin Trouillefou",
    "Fleur-de-Lys",
    "Jehan Frollo",
    "Gudule",
    "Louis XI",
)
VERSIONS = (
    Version(1, date.min, _WEEK, _NAMES, rules=1),
    Version(2, date(2027, 1, 4), _WEEK, _NAMES, rules=2),  # par is the mean of eight games
)
"""All versions by their first days, the oldest first."""


class DayDeal(NamedTuple):
    """The deal of a day, before anybody plays it."""

    day: date
    version: int
    seed: int
    kind: Weekday
    colours: tuple[str, ...]
    """Of the player and of the bots after it, in seat order."""
    bots: tuple[str, ...]
    """The names of the bots."""
    rules: int

    def entry(self, attempt: str = "") -> Deal:
        """Return what a saved game says of this deal; ``attempt``: see :attr:`Deal.attempt`."""
        return Deal(self.day, self.version, attempt)


def version_on(day: date) -> Version:
    """Return the version that makes the deal of a day."""
    return next(version for version in reversed(VERSIONS) if version.first <= day)


def deal_of(day: date) -> DayDeal:
    """Return the deal of a day. It depends on nothing but the day.

    >>> deal_of(date(2026, 11, 22)).kind.edition
    'bluebear'
    """
    number, _, week, names, rules = version_on(day)
    drawn = hashlib.blake2b(f"Notre Dame, deal {number}, {day.isoformat()}".encode(), digest_size=12).digest()
    kind = week[day.weekday()]
    seats = len(kind.bots) + 1
    turn, first_name = drawn[8] % len(COLOURS), drawn[9] % len(names)
    return DayDeal(
        day,
        number,
        int.from_bytes(drawn[:8], "big") >> 1,
        kind,
        (COLOURS[turn:] + COLOURS[:turn])[:seats],
        (names[first_name:] + names[:first_name])[: seats - 1],
        rules,
    )


def deal_in(record: Record) -> Deal | None:
    """Return the deal of the day that a game was dealt from; ``None`` for any other game.

    A file may say what it likes: the game must have the deal's version, seed, rules' number, edition, colours
    and bots.
    Only the player's name is free. Who plays a seat may have changed if the file admits to that help.
    """
    deal = challenge_of(record.table)
    if not isinstance(deal, Deal):
        return None
    dealt = deal_of(deal.day)
    options = (record.options, record.new_persons, record.open_prestige, record.first, record.persons)
    same = (
        deal.version == dealt.version
        and (record.rules, record.seed, record.key()) == (dealt.rules, dealt.seed, secret_of(dealt.seed))
        and record.edition == dealt.kind.edition
        and options == (None, dealt.kind.new_persons, False, None, ())
        and tuple(seat.colour for seat in record.seats) == dealt.colours
        and tuple(seat.name for seat in record.seats[1:]) == dealt.bots
        and (SEAT in deal.helped or _players(record) == (HUMAN, *dealt.kind.bots))
    )
    return deal if same else None


def _players(record: Record) -> tuple[str, ...]:
    return tuple(seat.player for seat in record.seats)
