"""Computer players. A bot is a callable that takes a view and returns a move.

A bot gets its own seat's view, and what a player knows who counts prestige along (RULES.md section 11). It
has its own random numbers, made from a seed, so a game with bots can be replayed.
"""

from __future__ import annotations

from typing import Protocol

from engine.bots.characters import Character, characters
from engine.bots.levels import LEVELS, Budget, Counted, LevelBot
from engine.bots.quick import QuickBot
from engine.bots.random import RandomBot
from engine.bots.view_values import EVALUATORS, make_evaluator
from engine.moves import Move
from engine.views import View


class Bot(Protocol):
    """Whoever answers for a seat."""

    def __call__(self, view: View, counted: Counted | None = None) -> Move:
        """Return one of the options of the viewer's decision. Some play better if they have ``counted``."""


BOTS = ("random", "quick", *LEVELS)
"""The names of all bots: two for tests, then the levels from weakest to strongest."""

VERSION = 2
"""The version of the bots. It is raised whenever one of :data:`BOTS` may answer differently than before."""

__all__ = [
    "BOTS",
    "EVALUATORS",
    "LEVELS",
    "VERSION",
    "Bot",
    "Budget",
    "Character",
    "Counted",
    "characters",
    "make_bot",
    "make_evaluator",
]


def make_bot(
    name: str,
    seed: int,
    budget: Budget | None = None,
    character: str | None = None,
    slip: float | None = None,
) -> Bot:
    """Return a new bot.

    ``name``: one of :data:`BOTS`. ``seed``: a whole number; the same seed gives the same moves, unless
    ``budget`` limits the time. ``budget``: how long a level may think; at the table
    ``Budget(seconds=LEVELS[name].seconds)``. ``character``: a key of :func:`characters`; the bot plays with
    that character's preferences. ``slip``: how often a level slips, instead of as it does. Raises
    ``ValueError`` for an unknown name or character.
    """
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    if character is not None and character not in characters():
        raise ValueError(f"There is no character {character!r}; there are {', '.join(characters())}.")
    if name == "random":
        return RandomBot(seed)
    if name == "quick":
        return QuickBot(seed)
    return LevelBot(name, seed, budget, characters()[character] if character else None, slip)
