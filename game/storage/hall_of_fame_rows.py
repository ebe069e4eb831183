"""The rows of the hall of fame: past games, standings, encounters with bots, highest scores."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple


class SeatResult(NamedTuple):
    """The result of one seat in a game."""

    name: str
    player: str
    """``human`` or the bot's level."""
    colour: str
    prestige: int
    won: bool
    """Whether the seat won, alone or shared."""


class PastGame(NamedTuple):
    """A finished game."""

    file: str
    """The name of its file in the folder of saved games, which may have been deleted."""
    ended: datetime
    edition: str
    new_persons: bool
    seats: tuple[SeatResult, ...]
    """In seat order."""


class Standing(NamedTuple):
    """The record of a person, or of all bots of one level."""

    name: str
    """A person's name as it was last written; for bots the level."""
    player: str
    games: int
    """Games played; a game with several bots of the level counts once."""
    wins: int
    """Games won, alone or shared."""
    average: float
    """Mean prestige per seat and game."""
    best: int
    """The highest prestige in a game."""


class Encounter(NamedTuple):
    """The record of people against bots of one level."""

    level: str
    games: int
    """Games with a person and such a bot."""
    wins: int
    """Those won by a person, alone or shared."""


class Best(NamedTuple):
    """One of the highest scores of people."""

    name: str
    prestige: int
    players: int
    edition: str
    new_persons: bool
    ended: datetime
    file: str
