"""Comparing two moves by play-outs: games played to their end by fast bots, in pairs.

Both games of a pair begin in the same world, drawn from the view of the seat that moves, with the same
shuffles to come; they differ in that one move (common random numbers). So chance that helps or hurts both
moves alike falls out of the difference.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, variance

from engine.bots.evaluation import simple_evaluation
from engine.bots.levels import Counted
from engine.bots.planning import Deadline, SearchSettings
from engine.bots.planning import weigh as plan
from engine.bots.turns import Evaluator, best, weigh
from engine.bots.value import learned
from engine.game import Game
from engine.moves import Move
from engine.names import Colour
from engine.rules.state import State
from engine.views import View
from engine.worlds import draw_state

Player = Callable[[State, Colour], Move]
"""Returns the move of a seat."""

Policy = tuple[Callable[[], Evaluator], Callable[[], Evaluator]]
"""What the seat goes by from then on, and what all others go by."""


def _simple() -> Evaluator:
    return simple_evaluation


POLICIES: tuple[Policy, ...] = ((_simple, _simple), (learned, _simple))
"""How the games go on: the seat as ``quick`` does, and as ``normal`` does without slips; the others as
``quick``."""


@dataclass(frozen=True, slots=True)
class Gain:
    """How much more prestige one move leads to than another, measured in pairs of games."""

    mean: float
    error: float
    """The standard error of the mean."""
    lowest: float
    """The mean with the policy that thinks least of the move."""
    pairs: int

    @property
    def sureness(self) -> float:
        """The mean in standard errors; infinite without any spread."""
        if self.error:
            return self.mean / self.error
        return math.copysign(math.inf, self.mean) if self.mean else 0.0


def gain(differences: Sequence[Sequence[float]]) -> Gain:
    """Return the gain from the differences of the pairs, by policy; at least two with each policy."""
    means = [fmean(those) for those in differences]
    spread = sum(variance(those) / len(those) for those in differences)
    error = math.sqrt(spread) / len(differences)
    return Gain(fmean(means), error, min(means), sum(map(len, differences)))


def pairs(
    view: View, better: Move, worse: Move, seed: str, counted: Counted | None = None
) -> Iterator[tuple[float, ...]]:
    """Yield differences in the seat's final prestige, one for each of :data:`POLICIES`, for ever.

    ``better`` and ``worse``: options of the view's only seat. The result depends only on the arguments.
    """
    evaluators = [tuple(make() for make in policy) for policy in POLICIES]
    known = dict(counted) if counted is not None else None
    for number in _count():
        differences = []
        for at, (own, others) in enumerate(evaluators):
            world = draw_state(view, Random(f"{seed} {number} {at}"), known)
            players = _greedy(own), _greedy(others)
            ends = [_end(world.copy(), move, *players) for move in (better, worse)]
            differences.append(float(ends[0] - ends[1]))
        yield tuple(differences)


PLANNED = SearchSettings(options=4, ends=1, worlds=1, rivalry=0.0)
"""How far all seats plan their rounds in :func:`planned_pairs`. They draft by the single turn."""


def planned_pairs(
    view: View, better: Move, worse: Move, seed: str, counted: Counted | None = None
) -> Iterator[float]:
    """Yield differences as :func:`pairs` does, of games in which all seats plan: truer, and dearer."""
    known = dict(counted) if counted is not None else None
    for number in _count():
        world = draw_state(view, Random(f"planned {seed} {number}"), known)
        ends = [_end(world.copy(), move, planned_move, planned_move) for move in (better, worse)]
        yield float(ends[0] - ends[1])


def planned_move(state: State, seat: Colour) -> Move:
    """Return the move of a seat that plans its round."""
    if state.pending is None:
        return best(weigh(state, seat, learned()))
    return best(plan(state, seat, learned(), PLANNED, Deadline()))


def _greedy(evaluate: Evaluator) -> Player:
    """Return a player that looks at single turns alone, in which nothing hidden from it has a part."""
    return lambda state, seat: best(weigh(state, seat, evaluate))


def _count() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1


def _end(state: State, move: Move, own: Player, others: Player) -> int:
    """Return the final prestige of the seat that makes the move. ``state`` is changed."""
    game = Game(state.setup, state)
    game.play(move)
    colour: Colour = move.colour
    while not game.over:
        seat = game.to_move[0]
        game.play(own(state, seat) if seat == colour else others(state, seat))
    return state.players[colour].prestige
