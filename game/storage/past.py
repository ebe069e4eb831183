"""What the book of past games tells: results, standings, encounters with bots, the highest scores."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple


class SeatResult(NamedTuple):
    """How a game ended for one seat."""

    name: str
    player: str
    """``human`` or the bot's level."""
    colour: str
    prestige: int
    won: bool
    """Alone or shared."""


class PastGame(NamedTuple):
    """A finished game."""

    file: str
    """The name of its file in the folder of saved games; it may have been deleted since."""
    ended: datetime
    edition: str
    new_persons: bool
    seats: tuple[SeatResult, ...]
    """In seat order."""


class Standing(NamedTuple):
    """What somebody has achieved: a person by name, or all bots of a level together."""

    name: str
    """A person's name as last written; for bots the level."""
    player: str
    games: int
    """Games played; one at which several bots of a level sat counts once."""
    wins: int
    """Games won, shared ones too."""
    average: float
    """Prestige of a seat in a game."""
    best: int
    """Most prestige in a game."""


class Encounter(NamedTuple):
    """How people fare against bots of a level."""

    level: str
    games: int
    """Games at which a person and such a bot sat together."""
    wins: int
    """Those that a person won, alone or shared."""


class Best(NamedTuple):
    """One of the highest scores that people have reached."""

    name: str
    prestige: int
    players: int
    edition: str
    new_persons: bool
    ended: datetime
    file: str
