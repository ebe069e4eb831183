"""Self-play: games from which the evaluation of positions is learned.

Each generation plays with the evaluation of the one before, and plans its actions and hires as the levels
``hard`` and ``master`` do. Every player gets a random bias and makes a few random moves, so that many
kinds of positions occur. A new evaluation is fitted to how they turned out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from engine.bots.features import features
from engine.bots.fitting import Sample, fit
from engine.bots.planning import Deadline, SearchSettings
from engine.bots.planning import weigh as plan
from engine.bots.turns import Evaluator, best, weigh
from engine.bots.value import Weights, carried_forward
from engine.moves import Move
from engine.names import COLOURS, ROUNDS, Colour
from engine.rules.dealing import deal, make_setup
from engine.rules.effects import answer
from engine.rules.flow import end_round, run
from engine.rules.state import Player, Setup, State

LEANING = 0.1
"""Standard deviation of a player's bias, in prestige for each influence and half a round left."""
RANDOM_MOVES = 0.02
"""The share of random moves; in the draft it is twice as high."""
PLANNED = SearchSettings(options=4, ends=1, worlds=1, rivalry=0.5)
"""How actions and hires are planned in self-play: as far as thousands of games allow."""
OUTCOME = 0.1
"""How much the outcome of its own game counts for a position. For the rest it is worth what the next round
brought and what the position is worth that it led to: luck moves that by 3 prestige instead of 7."""


def leaning(evaluate: Evaluator, random: Random, spread: float = LEANING) -> Evaluator:
    """Return an evaluator with a random bias for sectors, coins, cubes, messages and rats."""
    sectors = [random.gauss(0, 0.5 * spread) for _ in range(7)]
    coins, cubes, messages = (random.gauss(0, factor * spread) for factor in (2, 2, 3))
    rats = random.gauss(0, 0.5 * spread)

    def evaluate_with_bias(state: State, player: Player) -> float:
        left = ROUNDS - state.round
        if not left:
            return evaluate(state, player)
        liked = sum(map(lambda much, many: much * min(many, 4), sectors, player.influences()))
        held = coins * min(player.coins, 5) + cubes * min(player.cache, 5) + messages * len(player.messages)
        return evaluate(state, player) + left * liked + held + rats * player.rat

    return evaluate_with_bias


def setup_of(seed: int) -> Setup:
    """Return the setup of a game of self-play: 2 to 5 players in turn, a third with New Persons."""
    return make_setup(COLOURS[: 2 + seed % 4], seed, new_persons=(seed // 4) % 3 == 0)


def play(seed: int, evaluate: Evaluator, search: SearchSettings | None = PLANNED) -> list[Sample]:
    """Play one game of self-play; return a sample for every player at the end of rounds 1 to 8.

    ``search``: how rounds are planned; ``None`` to look at single turns only.
    """
    random = Random(seed)
    state = deal(setup_of(seed))
    evaluators = {colour: leaning(evaluate, random) for colour in state.players}
    stands: dict[str, list[tuple[float, tuple[int, ...]]]] = {colour: [] for colour in state.players}

    def note() -> None:
        if state.round < ROUNDS:
            for colour, player in state.players.items():
                carried = carried_forward(state, player)
                stands[colour].append((carried.total, tuple(features(state, player, carried.held))))

    while state.phase != "over":
        colour = state.pending.colour if state.pending else state.picking[0]
        answer(state, _choose(state, colour, evaluators[colour], search, random))
        _run_to_question(state, note)
    return [sample for colour, player in state.players.items() for sample in _samples(stands[colour], player)]


def _samples(stands: list[tuple[float, tuple[int, ...]]], player: Player) -> list[Sample]:
    """Return the samples of one player: ``stands`` has the prestige and the rows at the end of each round."""
    after = [*stands[1:], (player.prestige, ())]
    return [
        Sample(round_, rows, player.prestige - prestige, then - prestige, next_rows)
        for round_, ((prestige, rows), (then, next_rows)) in enumerate(zip(stands, after, strict=True), 1)
    ]


def _choose(
    state: State, colour: Colour, evaluate: Evaluator, search: SearchSettings | None, random: Random
) -> Move:
    if state.pending is None:
        if random.random() < 2 * RANDOM_MOVES:
            return Move(colour, "keep", random.choice(state.players[colour].draft))
    elif random.random() < RANDOM_MOVES:
        return random.choice(state.pending.options)
    if search is None or state.pending is None:
        return best(weigh(state, colour, evaluate))
    return best(plan(state, colour, evaluate, search, Deadline()))


def _run_to_question(state: State, note: Callable[[], None]) -> None:
    """Run the game to the next question; call ``note`` before each end of a round."""
    while state.pending is None and not state.picking and state.agenda:
        if state.agenda[-1][0] is end_round:
            note()
        step, *arguments = state.agenda.pop()
        step(state, *arguments)
    run(state)


def learn(samples: Iterable[Sample], known: Weights | None = None) -> Weights:
    """Fit and return the tables for rounds 1 to 8. ``samples``: at least one of each round.

    ``known``: the tables of the generation before; what the samples don't tell stays as it is there.
    """
    by_round: dict[int, list[Sample]] = {round_: [] for round_ in range(1, ROUNDS)}
    for sample in samples:
        by_round[sample.round].append(sample)
    fitted: list[list[float]] = []
    for round_, of_round in reversed(by_round.items()):
        following = fitted[-1] if fitted else None
        targets = [_target(sample, following) for sample in of_round]
        fitted.append(fit(of_round, targets, known[round_ - 1] if known else None))
    return tuple(map(tuple, reversed(fitted)))


def _target(sample: Sample, following: Sequence[float] | None) -> float:
    """Return the prestige still to come that a sample shows; ``following``: the weights of the next round."""
    if following is None:
        return sample.gained
    expected = sample.soon + sum(map(following.__getitem__, sample.next_rows))
    return OUTCOME * sample.gained + (1 - OUTCOME) * expected
