"""Computer players: each is made from a seed and then a function from a view to a move.

A bot is handed its seat's view and nothing else (RULES.md section 11). Random numbers of a bot are its
own, so a game with bots can be played again from its seed.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.quick import QuickBot
from engine.bots.random import RandomBot
from engine.moves import Move
from engine.views import View

Bot = Callable[[View], Move]
"""Chooses one of the options of the viewer's present decision."""

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "quick": QuickBot}
"""Every bot by name: made with a seed, a whole number."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot called ``name`` with random numbers of its own.

    Raises ``ValueError`` with a sentence for a name that is no bot's.
    """
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name](seed)
