"""The bots' evaluations for programs that have a view: what its seat may expect to end with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.bots.evaluation import simple_evaluation
from engine.bots.turns import Evaluator
from engine.bots.value import learned
from engine.views import View
from engine.worlds import draw_state

ViewEvaluator = Callable[[View], float]
"""Returns the prestige that the view's only seat may expect at the end of the game."""

_MADE: dict[str, Callable[[], Evaluator]] = {"simple": lambda: simple_evaluation, "learned": learned}

EVALUATORS = tuple(_MADE)
"""The names of all evaluators: one written by hand, and the one that self-play has taught."""


def make_evaluator(name: str = "learned") -> ViewEvaluator:
    """Return an evaluator. It raises ``ValueError`` for a view without exactly one viewer.

    ``name``: one of :data:`EVALUATORS`, else ``ValueError``. The same view always has the same worth. Neither
    evaluator looks at what is hidden, so that any world that fits the view will do.
    """
    if name not in _MADE:
        raise ValueError(f"There is no evaluator {name!r}; there are {', '.join(EVALUATORS)}.")
    evaluate = _MADE[name]()

    def worth(view: View) -> float:
        state = draw_state(view, Random(0))
        return evaluate(state, state.players[view.viewers[0]])

    return worth
