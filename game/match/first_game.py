"""The game that the lessons go with: one person and two gentle bots, always dealt the same way."""

from __future__ import annotations

from game.match.options import NewGame
from game.seats import HUMAN, Seat

SEED = 53
"""Deals a first period in which most things come up once, and the plague spares who listens."""

_COLOURS = ("blue", "green", "red")
_BOTS = ("Esmeralda", "Quasimodo")
_SPARE, _SOMEBODY = "Gringoire", "Anna"


def first_game(name: str = _SOMEBODY) -> NewGame:
    """The game to begin for somebody called ``name``, by the rules of the anniversary edition."""
    bots = [bot if bot.casefold() != name.strip().casefold() else _SPARE for bot in _BOTS]
    players = ((name, HUMAN), *((bot, "easy") for bot in bots))
    seats = tuple(Seat(who, colour, kind) for (who, kind), colour in zip(players, _COLOURS, strict=True))
    return NewGame(seats, seed=SEED, lesson=True)
