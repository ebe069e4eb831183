"""How much each rival's position counts against one's own."""

from __future__ import annotations

import math
from collections.abc import Mapping

from engine.bots.turns import Evaluator
from engine.names import ROUNDS, ROUNDS_A_PERIOD, Colour
from engine.rules.state import State

Rivals = Mapping[str, float]
"""The weight of every other player's prestige against one's own."""

_SPREAD = {2: 7.0, 1: 5.5, 0: 3.5}
"""The standard deviation of a difference in prestige from what was expected, by the number of rounds left."""


def all_alike(state: State, colour: Colour, rivalry: float) -> Rivals:
    """Return equal weights that add up to ``rivalry``."""
    others = [other for other in state.players if other != colour]
    return dict.fromkeys(others, rivalry / len(others))


def contenders(state: State, colour: Colour, evaluate: Evaluator) -> Rivals | None:
    """Return the weights that make the most of the chance to win, or ``None`` before the last period.

    The chance is the product of the chances to be ahead of each rival. A little prestige less for a rival
    improves it by that rival's hazard rate, and a little more for oneself by the sum of all: so a rival
    counts by its share of the sum. Those in the lead count most. ``state`` must have everybody's prestige.
    """
    left = ROUNDS - state.round
    if left >= ROUNDS_A_PERIOD:
        return None
    own = evaluate(state, state.players[colour])
    hazards = {
        other: _hazard((own - evaluate(state, player)) / _SPREAD[left])
        for other, player in state.players.items()
        if other != colour
    }
    whole = sum(hazards.values())
    return {other: hazard / whole for other, hazard in hazards.items()}


def _hazard(ahead: float) -> float:
    """Return the relative growth of the chance to be ahead; ``ahead``: the lead in standard deviations."""
    ahead = max(-8.0, min(8.0, ahead))
    chance = 0.5 * math.erfc(-ahead / math.sqrt(2))
    return math.exp(-ahead * ahead / 2) / math.sqrt(2 * math.pi) / chance
