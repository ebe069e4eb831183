"""A bot that chooses at random: for tests, and as the floor that every other bot is measured from."""

from __future__ import annotations

from random import Random

from engine.moves import Move
from engine.views import View


class RandomBot:
    """Any legal move, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        """``seed``: a whole number; the same seed chooses the same moves."""
        self._random = Random(seed)

    def __call__(self, view: View) -> Move:
        """A move of the only viewer's present decision."""
        return self._random.choice(view.decisions[view.viewers[0]].options)
