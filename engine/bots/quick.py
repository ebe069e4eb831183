"""``quick``: a fast bot with a simple evaluation, which looks no further than its own turn."""

from __future__ import annotations

from random import Random

from engine.bots.evaluation import simple_evaluation
from engine.bots.levels import Counted
from engine.bots.turns import best, weigh
from engine.moves import Move
from engine.views import View
from engine.worlds import draw_state


class QuickBot:
    """Picks the option with the best position at the end of its turn."""

    def __init__(self, seed: int) -> None:
        """``seed``: a whole number; the same seed gives the same moves."""
        self._random = Random(seed)

    def __call__(self, view: View, counted: Counted | None = None) -> Move:
        """Return a move for the decision of the view's only seat."""
        colour = view.viewers[0]
        state = draw_state(view, self._random)
        return best(weigh(state, colour, simple_evaluation))
