"""Computer players: each is made from a seed and then a function from a view to a move.

A bot is handed its seat's view and nothing else (RULES.md section 11). Random numbers of a bot are its
own, so a game with bots can be played again from its seed.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.characters import Character, characters
from engine.bots.levels import LEVELS, Budget, LevelBot
from engine.bots.quick import QuickBot
from engine.bots.random import RandomBot
from engine.moves import Move
from engine.views import View

Bot = Callable[[View], Move]
"""Chooses one of the options of the viewer's present decision."""

BOTS = ("random", "quick", *LEVELS)
"""Every bot by name: two for tests, then the levels from the weakest to the strongest."""

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Character", "characters", "make_bot"]


def make_bot(name: str, seed: int, budget: Budget | None = None, character: str | None = None) -> Bot:
    """The bot called ``name`` with random numbers of its own.

    ``seed``: a whole number; the same seed chooses the same moves, unless ``budget`` limits the time.
    ``budget``: how much a level may think; at a table ``Budget(seconds=LEVELS[name].seconds)``.
    ``character``: a key of :func:`characters`, whose manner a level takes on. Raises ``ValueError`` with a
    sentence for a name that is no bot's or no character's.
    """
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    if character is not None and character not in characters():
        raise ValueError(f"There is no character {character!r}; there are {', '.join(characters())}.")
    if name == "random":
        return RandomBot(seed)
    if name == "quick":
        return QuickBot(seed)
    return LevelBot(name, seed, budget, characters()[character] if character else None)
