"""``quick``: a sound player by simple judgement, without thinking ahead of its own turn."""

from __future__ import annotations

from random import Random

from engine.actions import do_card
from engine.bots.evaluation import standing
from engine.bots.turns import Judgement, best_option, settle, worth
from engine.moves import Move
from engine.state import State
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
        return choose(state, colour, standing)


def choose(state: State, colour: str, judge: Judgement) -> Move:
    """The option of a seat's present decision that leaves it best off by ``judge``.

    ``state`` is left as it is. In the draft a card is worth what it would do if played at once.
    """
    if state.pending is not None:
        return best_option(state, colour, judge)
    cards = state.players[colour].draft
    return Move(colour, "keep", max(cards, key=lambda card: card_worth(state, colour, card, judge)))


def card_worth(state: State, colour: str, card: str, judge: Judgement) -> float:
    """What a state is worth to a seat after the action of ``card``."""
    branch = state.copy()
    branch.picking = ()
    do_card(branch, colour, card)
    settle(branch)
    return worth(branch, colour, judge)
