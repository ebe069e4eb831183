"""The deal of the day: from the day in universal time, the same for everybody, everywhere, without a network.

A deal never changes once its day has come. So whatever changes here makes a new :data:`VERSION`.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import NamedTuple

from game.match.options import BOT_NAMES, NewGame
from game.seats import COLOURS, HUMAN, LONGEST_NAME, Seat
from game.storage.challenge import Deal

VERSION = 1


class Weekday(NamedTuple):
    """The kind of game on a day of the week."""

    edition: str
    new_persons: bool
    bots: tuple[str, ...]
    """The levels of the other seats."""


WEEK = (
    Weekday("anniversary", False, ("normal", "normal")),
    Weekday("alea-2007", False, ("normal", "hard", "normal")),
    Weekday("anniversary", True, ("hard", "normal")),
    Weekday("riogrande-2007", False, ("hard", "hard")),
    Weekday("anniversary", False, ("master",)),
    Weekday("anniversary", True, ("hard", "master", "hard")),
    Weekday("bluebear", False, ("normal", "hard", "master", "normal")),
)
"""From Monday, the easiest day, to Sunday."""

_SOMEBODY = "Anna"


class DayDeal(NamedTuple):
    """The deal of a day, before anybody plays it."""

    day: date
    seed: int
    kind: Weekday
    colours: tuple[str, ...]
    """Of the player and of the bots after it, in seat order."""
    bots: tuple[str, ...]
    """The names of the bots."""

    def game(self, name: str = _SOMEBODY, attempt: str = "") -> NewGame:
        """Return the game for a player called ``name``, who is renamed if a bot has that name.

        ``attempt``: see :attr:`~game.storage.challenge.Deal.attempt`.
        """
        if name.strip().casefold() in {bot.casefold() for bot in self.bots}:
            name = f"{name.strip()[: LONGEST_NAME - 2]} 2"
        players = ((name, HUMAN), *zip(self.bots, self.kind.bots, strict=True))
        seats = (Seat(who, colour, kind) for (who, kind), colour in zip(players, self.colours, strict=True))
        return NewGame(
            tuple(seats),
            edition=self.kind.edition,
            new_persons=self.kind.new_persons,
            seed=self.seed,
            challenge=Deal(self.day, VERSION, attempt),
        )


def deal_of(day: date) -> DayDeal:
    """Return the deal of a day. It depends on nothing but the day.

    >>> deal_of(date(2026, 11, 22)).kind.edition
    'bluebear'
    """
    drawn = hashlib.blake2b(
        f"Notre Dame, deal {VERSION}, {day.isoformat()}".encode(), digest_size=12
    ).digest()
    kind = WEEK[day.weekday()]
    seats = len(kind.bots) + 1
    turn, first_name = drawn[8] % len(COLOURS), drawn[9] % len(BOT_NAMES)
    return DayDeal(
        day,
        int.from_bytes(drawn[:8], "big") >> 1,
        kind,
        (COLOURS[turn:] + COLOURS[:turn])[:seats],
        (BOT_NAMES[first_name:] + BOT_NAMES[:first_name])[: seats - 1],
    )
