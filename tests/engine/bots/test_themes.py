"""The worth of a position by themes, and the plan's lines: both add up to what the evaluation says."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import Game, View
from engine.bots import Budget, make_bot
from engine.bots.hints import options
from engine.bots.reasons import Option
from engine.bots.themes import Part, by_theme, mean, parts
from engine.bots.value import learned
from engine.rules.effects import answer
from engine.rules.flow import run
from engine.rules.state import State
from engine.worlds import draw_state
from tests.engine.table import given


def asked(seed: int, share: float) -> Iterator[View]:
    """Some decisions of a game."""
    dice, quick = Random(seed), make_bot("quick", seed)
    game = Game.new(("blue", "green", "red")[: 2 + seed % 2], seed, new_persons=bool(seed % 2))
    while not game.over:
        view = game.view(game.to_move[0])
        if dice.random() < share:
            yield view
        game.play(quick(view))


@pytest.mark.parametrize("seed", [3, 4])
def test_the_themes_add_up_to_the_worth(seed: int) -> None:
    value = learned()
    for view in asked(seed, 0.5):
        state = draw_state(view, Random(1))
        for player in state.players.values():
            split = parts(value, state, player)
            assert sum(split.values()) == pytest.approx(value(state, player))
            assert sum(by_theme(split).values()) == pytest.approx(value(state, player))


@pytest.mark.parametrize("seed", [3, 4])
def test_an_option_consists_of_the_end_of_its_line(seed: int) -> None:
    drafted = planned = 0
    for view in asked(seed, 0.15):
        for option in options(view, 0, Budget(worlds=2)):
            assert sum(option.parts.values()) == pytest.approx(option.worth)
            drafted += option.move.verb == "keep"
            planned += bool(option.line.steps)
    assert drafted > 5
    assert planned > 5


def test_a_line_names_the_cards_and_the_person_that_lead_to_its_end() -> None:
    """The moves of a line, played one after the other, give the prestige that the line says."""
    table = given("red", "blue", round=6).persons("monk", "doctor", "guildmaster")
    table.player("red", coins=2, cache=3, cubes={"residence": 2, "bank": 2})
    game = table.to_play("red", "residence", "bank", "park")
    for option in options(game.view("red"), 0, Budget()):
        end = _played(draw_state(game.view("red"), Random(0)), option)
        assert [step.verb for step in option.line.steps] == ["play", "hire"]
        assert option.end.prestige == end.players["red"].prestige


def _played(state: State, option: Option) -> State:
    """Play a line; blue does the first thing that it can, which changes nothing for red."""
    steps = [option.move, *option.line.steps]
    while steps:
        assert state.pending is not None
        move = steps[0] if state.pending.colour == "red" else state.pending.options[0]
        if move is steps[0]:
            steps.pop(0)
        answer(state, move)
        run(state)
    return state


def test_the_mean_of_positions_is_that_of_their_parts() -> None:
    one, other = {Part("coins"): 1.0, Part("persons", "lady"): 3.0}, {Part("coins"): 2.0}
    assert mean([one, other]) == {Part("coins"): 1.5, Part("persons", "lady"): 1.5}
