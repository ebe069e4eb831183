"""What a position is worth, told from a view."""

from random import Random
from statistics import fmean

import pytest

from engine import COLOURS, Game
from engine.bots import EVALUATORS, make_bot, make_evaluator
from engine.bots.evaluation import simple_evaluation
from engine.bots.turns import Evaluator
from engine.bots.value import learned
from engine.worlds import draw_state

OF_STATES: dict[str, Evaluator] = {"simple": simple_evaluation, "learned": learned()}
"""What the bots use, which search in whole worlds."""


@pytest.mark.parametrize("name", EVALUATORS)
def test_a_view_is_worth_what_any_game_is_that_looks_like_it(name: str) -> None:
    evaluate, of_state, looked = make_evaluator(name), OF_STATES[name], 0
    for seed in range(4):
        game = Game.new(COLOURS[: 2 + seed], seed, new_persons=seed % 2 == 1)
        bot = make_bot("random", seed)
        while not game.over:
            colour = game.to_move[0]
            view = game.view(colour)
            state = draw_state(view, Random(looked))
            assert evaluate(view) == pytest.approx(of_state(state, state.players[colour]))
            looked += 1
            game.play(bot(view))
        assert game.result is not None
        for colour in game.seats:  # what breaks a tie counts a little
            assert evaluate(game.view(colour)) == pytest.approx(game.result.prestige[colour], abs=0.9)
    assert looked > 400


def test_what_is_better_is_worth_more() -> None:
    for name in EVALUATORS:
        evaluate, gained = make_evaluator(name), list[float]()
        for seed in range(10):
            game = Game.new(("blue", "red"), seed)
            bots = {"blue": make_bot("quick", 1), "red": make_bot("random", 1)}
            while game.view().round < 7:
                game.play(bots[game.to_move[0]](game.view(game.to_move[0])))
            gained.append(evaluate(game.view("blue")) - evaluate(game.view("red")))
        assert min(gained) > 0
        assert fmean(gained) > 15


def test_what_cannot_be_valued_is_told() -> None:
    with pytest.raises(ValueError, match="no evaluator 'best'; there are simple, learned"):
        make_evaluator("best")
    for viewers in ((), ("blue", "red")):
        with pytest.raises(ValueError, match="one viewer"):
            make_evaluator()(Game.new(("blue", "red"), 1).view(*viewers))
