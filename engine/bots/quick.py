"""``quick``: a sound player by simple judgement, without thinking ahead of its own turn."""

from __future__ import annotations

from random import Random

from engine.bots.evaluation import standing
from engine.bots.turns import best, weigh
from engine.moves import Move
from engine.views import View
from engine.worlds import draw_state


class QuickBot:
    """Does what leaves it best off when its turn is over."""

    def __init__(self, seed: int) -> None:
        """``seed``: a whole number; the same seed chooses the same moves."""
        self._random = Random(seed)

    def __call__(self, view: View) -> Move:
        """A move of the only viewer's present decision."""
        colour = view.viewers[0]
        state = draw_state(view, self._random)
        return best(weigh(state, colour, standing))
