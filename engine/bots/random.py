"""A bot that moves at random, for tests and as a baseline for other bots."""

from __future__ import annotations

from random import Random

from engine.bots.levels import Counted
from engine.moves import Move
from engine.views import View


class RandomBot:
    """Picks any legal move, all with the same probability."""

    def __init__(self, seed: int) -> None:
        """``seed``: a whole number; the same seed gives the same moves."""
        self._random = Random(seed)

    def __call__(self, view: View, counted: Counted | None = None) -> Move:
        """Return a move for the decision of the view's only seat."""
        return self._random.choice(view.decisions[view.viewers[0]].options)
