"""Computer players. A bot is a callable that takes a view and returns a move.

A bot gets its own seat's view, and what a player knows who counts prestige along (RULES.md section 11). It
has its own random numbers, made from a seed, so a game with bots can be replayed.
"""

from __future__ import annotations

from typing import Protocol

from engine.bots.characters import Character, characters
from engine.bots.levels import LEVELS, STRENGTHS, Budget, Counted, LevelBot, level_of
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

KNOWN = (*BOTS, f"{STRENGTHS[0]}–{STRENGTHS[-1]}")
"""What may be named, for a sentence that lists it: all bots, and from which strength to which."""

VERSION = 2
"""The version of the bots. It is raised whenever one of :data:`BOTS` may answer differently than before."""

__all__ = [
    "BOTS",
    "EVALUATORS",
    "KNOWN",
    "LEVELS",
    "STRENGTHS",
    "VERSION",
    "Bot",
    "Budget",
    "Character",
    "Counted",
    "characters",
    "is_bot",
    "level_of",
    "make_bot",
    "make_evaluator",
]


def is_bot(name: str) -> bool:
    """Return whether a bot is called so: one of :data:`BOTS`, or a strength of the dial between them."""
    return name in BOTS or name in STRENGTHS


def make_bot(
    name: str,
    seed: int,
    budget: Budget | None = None,
    character: str | None = None,
    slip: float | None = None,
) -> Bot:
    """Return a new bot.

    ``name``: one of :data:`BOTS` or of :data:`STRENGTHS`. ``seed``: a whole number; the same seed gives the
    same moves, unless ``budget`` limits the time. ``budget``: how long a level may think; at the table
    ``Budget(seconds=level_of(name).seconds)``. ``character``: a key of :func:`characters`; the bot plays with
    that character's preferences. ``slip``: how often a level slips, instead of as it does. Raises
    ``ValueError`` for an unknown name or character.
    """
    if not is_bot(name):
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(KNOWN)}.")
    if character is not None and character not in characters():
        raise ValueError(f"There is no character {character!r}; there are {', '.join(characters())}.")
    if name == "random":
        return RandomBot(seed)
    if name == "quick":
        return QuickBot(seed)
    return LevelBot(name, seed, budget, characters()[character] if character else None, slip)
