"""Who sits at a table: a person or a bot, in a colour of their own; and how many can."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.words import say

if TYPE_CHECKING:  # the command line does without the engine
    from engine import Seat as RecordSeat

HUMAN = "human"
# The engine's words, said again as help and refusals start without it; a test compares them.
COLOURS = ("blue", "green", "red", "yellow", "purple")
LEVELS = ("easy", "normal", "hard", "master")
"""The bots that people choose from, from the weakest to the strongest."""

BOTS = ("random", "quick", *LEVELS)
"""All bots; the first two are for tests and for very fast games."""

FEWEST, MOST = 2, 5
"""How many can play."""

LONGEST_NAME = 20

_LONGEST_SHOWN = 40
"""Letters of a name that are shown, whatever a file says; people can write :data:`LONGEST_NAME`."""


class LaunchError(ValueError):
    """A game can't be started like this; the message is one sentence that says what is allowed."""


@dataclass(frozen=True)
class Seat:
    """One place at the table: who sits there, in which colour, and ``"human"`` or the name of a bot."""

    name: str
    colour: str
    player: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether a person plays here, and not a bot."""
        return self.player == HUMAN

    @classmethod
    def of_record(cls, seat: RecordSeat) -> Seat:
        """A seat as a record has it, with a name that can be shown: a file may hold anything."""
        name = " ".join("".join(filter(str.isprintable, " ".join(seat.name.split()))).split())
        return cls(name[:_LONGEST_SHOWN].strip() or "?", seat.colour, seat.player)


def check_seats(seats: Sequence[Seat]) -> None:
    """Raise :class:`LaunchError` unless these are 2 to 5 seats, each with a name, colour and player.

    No two have the same name (in small or large letters) or colour.
    """
    check_number(len(seats))
    for seat in seats:
        if not seat.name.strip():
            raise LaunchError(say("shell-launch-nameless"))
        if len(seat.name) > LONGEST_NAME:
            raise LaunchError(say("shell-launch-name-long", name=seat.name, most=LONGEST_NAME))
        if seat.colour not in COLOURS:
            raise LaunchError(say("shell-launch-colour", colour=seat.colour, allowed=", ".join(COLOURS)))
        if not seat.human and seat.player not in BOTS:
            raise LaunchError(say("shell-launch-bot", bot=seat.player, allowed=", ".join(BOTS)))
    names = [seat.name.strip().casefold() for seat in seats]
    for seat, name in zip(seats, names, strict=True):
        if names.count(name) > 1:
            raise LaunchError(say("shell-launch-namesakes", name=seat.name))
    if len({seat.colour for seat in seats}) < len(seats):
        raise LaunchError(say("shell-launch-same-colour"))


def check_number(players: int) -> None:
    """Raise :class:`LaunchError` unless so many can play."""
    if not FEWEST <= players <= MOST:
        raise LaunchError(say("shell-launch-number", fewest=FEWEST, most=MOST, players=players))
