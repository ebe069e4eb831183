"""What pieces are worth to each level, far more and far fewer of them than games bring by chance.

Whoever changes a number here changes how bots answer: they raise the version, for pars and solutions hold
for one version of the bots.
"""

import hashlib
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.bots import VERSION
from engine.bots.evaluation import simple_evaluation
from engine.bots.turns import Evaluator
from engine.bots.value import learned
from engine.content import PERSONS
from engine.names import MESSAGE_KINDS, SECTORS
from engine.rules.state import State
from tests.engine.table import Table, given

EVALUATORS: dict[str, Evaluator] = {"simple": simple_evaluation, "learned": learned()}


def worth(evaluate: Evaluator, state: State) -> float:
    return evaluate(state, state.players["red"])


def table(round_: int, seats: int = 3, **options: Any) -> Table:
    return given(*("red", "blue", "green", "yellow", "purple")[:seats], round=round_, **options)


def piles() -> Iterator[dict[str, Any]]:
    """Red's pieces: of each kind from none to more than anybody needs."""
    for coins, cache in product((0, 1, 2, 3, 5, 8, 12), (0, 1, 2, 3, 4, 6, 9)):
        yield {"coins": coins, "cache": cache, "cubes": {"bank": 1}}
    for sector, cubes in product(SECTORS, range(1, 9)):
        yield {"coins": 2, "cubes": {sector: cubes}}
        yield {
            "coins": 1,
            "cubes": {"park": cubes, sector: 3, "notredame": 1},
            "friend": sector,
            "rat": cubes,
        }
    for rat, hospital in product(range(10), range(0, 6, 2)):
        yield {"rat": rat, "cubes": {"hospital": hospital, "notredame": hospital // 2}}
    for own in range(1, 7):
        yield {"cubes": {"notredame": own, "residence": own}, "coins": own}


def messages() -> Iterator[dict[str, Any]]:
    """Red's carriage on its ways, with the messages that it has left and taken."""
    held = [("red", kind) for kind in MESSAGE_KINDS] + [("blue", kind) for kind in MESSAGE_KINDS]
    for at, market in product(range(len(held)), ("centre", "left", "right", "inner", "outer")):
        yield {"carriage": f"green.{market}", "holds": held[:at], "cubes": {"carriage": at % 5}}
        yield {"carriage": f"red.{market}", "holds": held[at:], "cubes": {"carriage": 2}}


def told(evaluate: Evaluator) -> Iterator[float]:
    """The worth of positions in which one thing after the other changes."""
    for round_, seats in ((1, 3), (2, 2), (5, 4), (6, 5), (8, 3), (9, 2)):
        at = table(round_, seats)
        for pieces in piles():
            yield worth(evaluate, at.player("red", **pieces)._state)
    for round_, phase in product((3, 4, 7), ("draft", "actions", "hire", "plague")):
        for seats in (2, 5):
            state = table(round_, seats).player("red", rat=4, cubes={"notredame": 2, "park": 4})._state
            state.phase = phase  # type: ignore[assignment]
            for state.players["red"].doctor, state.players["red"].rat in product((False, True), (0, 7, 9)):
                yield worth(evaluate, state)
    for round_ in (2, 7):
        at = table(round_)
        on_board = dict(at._state.messages)
        for pieces in messages():
            at._state.messages, at._state.players["red"].messages = dict(on_board), ()
            yield worth(evaluate, at.player("red", **pieces)._state)


def displays() -> Iterator[State]:
    """Every person on display, and every grey one still to come, where red has much and little."""
    brown, grey = (
        [name for name, facts in PERSONS.items() if bool(facts.letter) == later] for later in (0, 1)
    )
    rich: dict[str, Any] = {
        "coins": 5,
        "cubes": {"residence": 4, "hotel": 2, "park": 2, "notredame": 2},
        "friend": "hotel",
        "prestige": 10,
    }
    rich |= {"holds": [("red", "coin"), ("blue", "coin"), ("blue", "rat")], "rat": 3}
    richest: dict[str, Any] = {"coins": 19, "cubes": {"bank": 1}, "prestige": 60}
    poor: dict[str, Any] = {"coins": 1, "cubes": {"bank": 1}, "rat": 8}
    for round_, pieces in product((1, 3, 5, 8, 9), (rich, richest, poor)):
        state = given("red", "blue", round=round_, new_persons=True).player("red", **pieces)._state
        dice = Random(round_)
        for person in grey:
            # As if any of them could come in any period.
            state.persons = (*dice.sample(brown, 2), person)
            state.rats = sum(PERSONS[shown].rats for shown in state.persons)
            state.grey = tuple(dice.sample(grey, len(state.grey)))
            yield state


def digest(worths: Iterator[float]) -> str:
    return hashlib.sha256(" ".join(f"{value:.6f}" for value in worths).encode()).hexdigest()[:12]


@pytest.mark.parametrize(("evaluator", "kept"), [("simple", "59d9cc8a800d"), ("learned", "22226095156d")])
def test_whoever_changes_what_pieces_are_worth_raises_the_version_of_bots(evaluator: str, kept: str) -> None:
    assert (VERSION, digest(told(EVALUATORS[evaluator]))) == (2, kept)


def test_whoever_changes_what_persons_are_worth_raises_the_version_of_bots() -> None:
    assert (VERSION, digest(worth(learned(), state) for state in displays())) == (2, "9113caaa7738")
