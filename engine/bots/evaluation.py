"""A hand-written evaluation function: the worth of a position from its pieces and the rounds left.

The weights follow the advice of experienced players: cubes and coins early, a hire every round, rats
below 9, the park soon. A sector counts by the number of rounds in which it can still be used.
"""

from __future__ import annotations

from engine.content import NUMBERS
from engine.names import ROUNDS, ROUNDS_A_PERIOD
from engine.rules.cathedral import cubes_in_notredame
from engine.rules.state import Player, State

COIN_WORTH = (2.2, 1.5, 1.2, 1.0, 0.8, 0.6)
"""The worth of each further coin; the last entry holds for all beyond. The first one pays for a hire."""
CUBE_WORTH = (2.2, 1.8, 1.3, 1.0, 0.8, 0.6)
"""The same for cubes in the cache. With an empty cache cubes leave the board, so the first count most."""

SECTOR_WORTH = {
    "cloister": (0.30, 0.26, 0.22, 0.06),
    "bank": (0.26, 0.24, 0.20, 0.05),
    "residence": (0.25, 0.27, 0.29, 0.29, 0.29, 0.29),
    "carriage": (0.30, 0.20, 0.12, 0.05),
    "hotel": (0.12, 0.08, 0.16, 0.02),
    "park": (0.45, 0.75, 0.45, 0.70, 0.40, 0.60),
    "hospital": (0.55, 0.50, 0.40, 0.25, 0.10),
}
"""The worth of each further influence, in prestige per round left; beyond the list it is ``_BEYOND``."""

_BEYOND = 0.02
_RATS_A_ROUND = 4.1
"""Average number of rats on three persons: brown 7/6 each, grey about 1.8."""
_KILLS_A_ROUND = 1.5
"""Average number of rats that a careful player kills with cards, hotel and messages."""
_STRIKE = 4.5
"""The cost of a plague strike: 2 prestige and the best cube."""
_SHARE_GROWTH = 0.35
"""Average number of cubes that each player adds to the cathedral per round."""


def simple_evaluation(state: State, player: Player) -> float:
    """Return the worth of a position to a player: the prestige expected at the end of the game."""
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
    """Return the worth of coins or cubes. More than can still be used only breaks ties."""
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
    """Return the cost of the rat marker: where it goes in this plague and would go in the next one."""
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
