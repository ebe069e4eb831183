"""Simple judgement: what a position is worth to its player, from pieces and the rounds left.

The numbers say what experienced players say: cubes and coins early, a hire every round, rats below 9,
the park soon; and that buildings pay by the rounds in which they can still be used.
"""

from __future__ import annotations

from engine.content import NUMBERS
from engine.names import ROUNDS, ROUNDS_A_PERIOD
from engine.rules.cathedral import cubes_in_notredame
from engine.rules.state import Player, State

COIN_WORTH = (2.2, 1.5, 1.2, 1.0, 0.8, 0.6)
"""The first coin hires a person; more of them donate or hire later. Beyond the last it is that."""
CUBE_WORTH = (2.2, 1.8, 1.3, 1.0, 0.8, 0.6)
"""An empty cache takes cubes from the board, so the first ones count most."""

SECTOR_WORTH = {
    "cloister": (0.30, 0.26, 0.22, 0.06),
    "bank": (0.26, 0.24, 0.20, 0.05),
    "residence": (0.25, 0.27, 0.29, 0.29, 0.29, 0.29),
    "carriage": (0.30, 0.20, 0.12, 0.05),
    "hotel": (0.12, 0.08, 0.16, 0.02),
    "park": (0.45, 0.75, 0.45, 0.70, 0.40, 0.60),
    "hospital": (0.55, 0.50, 0.40, 0.25, 0.10),
}
"""For each influence in turn, in prestige for every round left; what lies beyond is worth little."""

_BEYOND = 0.02
_RATS_A_ROUND = 4.1
"""Rats on three persons on average: brown 7/6 each, grey about 1.8."""
_KILLS_A_ROUND = 1.5
"""Kills a careful player gets from cards, hotel and messages on average."""
_STRIKE = 4.5
"""A strike costs 2 prestige and the best cube."""
_SHARE_GROWTH = 0.35
"""Cubes that each player puts into the cathedral a round on average."""


def standing(state: State, player: Player) -> float:
    """What a position is worth to a player: prestige now and to come, in prestige."""
    left = ROUNDS - state.round
    hire_ahead = state.phase in ("draft", "actions")
    value = float(player.prestige)
    value += _pile_worth(COIN_WORTH, player.coins, 3 * left + hire_ahead)
    value += _pile_worth(CUBE_WORTH, player.cache, 2 * left + len(player.hand))
    for sector, worths in SECTOR_WORTH.items():
        influence = player.influence(sector)
        if influence:
            value += left * (sum(worths[:influence]) + _BEYOND * max(0, influence - len(worths)))
    return value + _cathedral_worth(state, player) - _rat_cost(state, player, left)


def _pile_worth(worths: tuple[float, ...], held: int, useful: int) -> float:
    """Things in hand; a surplus over what can still be used only breaks ties."""
    used = min(held, useful)
    return sum(worths[:used]) + worths[-1] * max(0, used - len(worths)) + 0.01 * (held - used)


def _cathedral_worth(state: State, player: Player) -> float:
    own = player.cathedral()
    if not own:
        return 0.0
    rounds = -state.round % ROUNDS_A_PERIOD
    seats = len(state.players)
    cubes = cubes_in_notredame(state) + _SHARE_GROWTH * rounds * seats
    return own * NUMBERS.pot[seats] / cubes


def _rat_cost(state: State, player: Player, left: int) -> float:
    """The danger of the next plagues: where the marker goes now, and where it would go next round."""
    hospital = player.influence("hospital")
    ahead = state.rats if state.phase in ("draft", "actions", "hire") and not player.doctor else 0
    after = max(0, player.rat + ahead - hospital)
    cost = 0.15 * min(after, 9) * min(left, 3) / 3
    if after > NUMBERS.rat_track_end:
        cost += _STRIKE
    if left:
        following = min(after, 9) + _RATS_A_ROUND - _KILLS_A_ROUND - hospital
        cost += 0.8 * max(0.0, following - 7)
    return cost
