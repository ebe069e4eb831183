"""The game that the tutorial teaches: one person and two easy bots, always with the same deal."""

from __future__ import annotations

from game.match.options import NewGame
from game.seats import HUMAN, Seat, name_key

SEED = 53
"""Deals a game in which most things come up once in the first period, and the plague doesn't strike a player
who follows the advice."""

RULES = 1
"""The rules' number that the seed was chosen for."""

_COLOURS = ("blue", "green", "red")
_BOTS = ("Esmeralda", "Quasimodo")
_SUBSTITUTE, _SOMEBODY = "Gringoire", "Anna"


def first_game(name: str = _SOMEBODY) -> NewGame:
    """Return the first game for a player called ``name``, by the rules of the anniversary edition."""
    bots = [bot if name_key(bot) != name_key(name) else _SUBSTITUTE for bot in _BOTS]
    players = ((name, HUMAN), *((bot, "easy") for bot in bots))
    seats = tuple(Seat(who, colour, kind) for (who, kind), colour in zip(players, _COLOURS, strict=True))
    return NewGame(seats, seed=SEED, lesson=True, rules=RULES)
