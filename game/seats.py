"""The seats of a game: a person or a bot in each, and the limits for their number and names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.words import Family, say

if TYPE_CHECKING:  # the command line doesn't load the engine
    from engine import Seat as RecordSeat

HUMAN = "human"
# Copies of the engine's names, because help and errors appear without loading it. A test compares them.
COLOURS = ("blue", "green", "red", "yellow", "purple")
LEVELS = ("easy", "apprentice", "journeyman", "normal", "hard", "master")
"""The bots that people can choose, from the weakest to the strongest."""

MARKS = {"easy": 34, "apprentice": 42, "journeyman": 53, "normal": 62, "hard": 73, "master": 78}
"""The strength of each level: about the prestige that it reaches against three ``normal``."""

WEAKEST, STRONGEST = 30, 78
"""The ends of the dial of strengths. A bot of one of them is called by its number, or by its level."""

BOTS = ("random", "quick", *LEVELS)
"""All bots with a name; the first two are for tests and for very fast games."""

KNOWN = (*BOTS, f"{WEAKEST}–{STRONGEST}")
"""All that a bot may be, for a sentence that lists it."""

FEWEST, MOST = 2, 5
"""The smallest and largest number of players."""

LONGEST_NAME = 20

_STRENGTHS = frozenset(map(str, range(WEAKEST, STRONGEST + 1)))
_PLAYERS = Family("new-game-player", (HUMAN, *BOTS))
_HINTS = Family("new-game-hint-player", (HUMAN, *BOTS))

_LONGEST_SHOWN = 40
"""The most letters shown of a name from a file. Names that people type have up to :data:`LONGEST_NAME`."""


class LaunchError(ValueError):
    """The options of a game are invalid; the message is one sentence that says what is allowed."""


@dataclass(frozen=True)
class Seat:
    """A seat: the player's name, the colour, and ``"human"`` or the name of a bot."""

    name: str
    colour: str
    player: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether a person plays here, and not a bot."""
        return self.player == HUMAN

    @classmethod
    def of_record(cls, seat: RecordSeat) -> Seat:
        """Return the seat of a record, with a name that can be shown: a file may contain anything."""
        name = " ".join("".join(filter(str.isprintable, " ".join(seat.name.split()))).split())
        return cls(name[:_LONGEST_SHOWN].strip() or "?", seat.colour, seat.player)


def is_bot(player: str) -> bool:
    """Return whether a bot is called so: one of :data:`BOTS`, or a strength from 30 to 78."""
    return player in BOTS or player in _STRENGTHS


def strength_of(player: str) -> int | None:
    """Return the strength of a bot of the dial; ``None`` for people and for bots that have none."""
    return int(player) if player in _STRENGTHS else MARKS.get(player)


def bot_of(strength: int) -> str:
    """Return the bot of a strength: the level whose mark it is, else its number."""
    return next((level for level, mark in MARKS.items() if mark == strength), str(strength))


def player_words(player: str) -> str:
    """Say who or what plays a seat: ``Human``, ``Bot · normal``, ``Bot · strength 57``."""
    return say("new-game-player-strength", n=int(player)) if player in _STRENGTHS else _PLAYERS.say(player)


def player_hint(player: str) -> str:
    """Return a sentence on who or what plays a seat."""
    return say("new-game-hint-player-strength", n=int(player)) if player in _STRENGTHS else _HINTS.say(player)


def name_key(name: str) -> str:
    """Return what names have in common that look the same: in small letters, in one way of writing each."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    shown = "".join(
        letter
        for letter in folded
        if unicodedata.category(letter) not in ("Cc", "Cf") and not "\ufe00" <= letter <= "\ufe0f"
    )
    return " ".join(shown.split())


def check_seats(seats: Sequence[Seat]) -> None:
    """Raise :class:`LaunchError` unless these are 2 to 5 seats, each with a name, colour and player.

    No two may have the same name, as :func:`name_key` sees it, or the same colour.
    """
    check_number(len(seats))
    for seat in seats:
        if not seat.name.strip():
            raise LaunchError(say("shell-launch-nameless"))
        if len(seat.name) > LONGEST_NAME:
            raise LaunchError(say("shell-launch-name-long", name=seat.name, most=LONGEST_NAME))
        if seat.colour not in COLOURS:
            raise LaunchError(say("shell-launch-colour", colour=seat.colour, allowed=", ".join(COLOURS)))
        if not seat.human and not is_bot(seat.player):
            raise LaunchError(say("shell-launch-bot", bot=seat.player, allowed=", ".join(KNOWN)))
    names = [name_key(seat.name) for seat in seats]
    for seat, name in zip(seats, names, strict=True):
        if names.count(name) > 1:
            raise LaunchError(say("shell-launch-namesakes", name=seat.name))
    if len({seat.colour for seat in seats}) < len(seats):
        raise LaunchError(say("shell-launch-same-colour"))


def fitting(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return seats with names that a new game may have: a saved game or a task can have any.

    Names that are too long are cut, and namesakes get a number; bots keep their names first.
    """
    seats, names = tuple(seats), dict[str, str]()
    for seat in sorted(seats, key=lambda seat: seat.human):
        name, number = seat.name.strip()[:LONGEST_NAME].strip(), 1
        taken = set(map(name_key, names.values()))
        while name_key(name) in taken:
            number += 1
            name = f"{seat.name.strip()[: LONGEST_NAME - 2]} {number}"
        names[seat.colour] = name
    return tuple(replace(seat, name=names[seat.colour]) for seat in seats)


def check_number(players: int) -> None:
    """Raise :class:`LaunchError` unless the number of players is allowed."""
    if not FEWEST <= players <= MOST:
        raise LaunchError(say("shell-launch-number", fewest=FEWEST, most=MOST, players=players))
