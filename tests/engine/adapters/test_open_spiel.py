"""The game in OpenSpiel, where that is installed, by that library's own test and by our rules."""

from random import Random
from typing import Any

import pytest

from engine import COLOURS, Game, all_moves, encode
from engine.seeds import deal_seed

pyspiel = pytest.importorskip("pyspiel")
open_spiel = pytest.importorskip("engine.adapters.open_spiel")


@pytest.mark.parametrize(
    "text", ["python_notre_dame(players=2)", "python_notre_dame(players=5,new_persons=true)"]
)
def test_the_librarys_own_test_passes(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


def test_a_player_is_shown_and_given_what_its_seat_has() -> None:
    spiel: Any = pyspiel.load_game("python_notre_dame(players=3,deals=5,seed=4)")
    state, observer, random = spiel.new_initial_state(), spiel.make_py_observer(), Random(1)
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    state.apply_action(2)
    game = Game.new(COLOURS[:3], deal_seed(4, 2))
    while not state.is_terminal():
        colour = COLOURS[state.current_player()]
        assert colour == game.to_move[0]
        decision = game.decision(colour)
        assert decision is not None
        legal = state.legal_actions()
        assert {all_moves()[action] for action in legal} == {move.choice for move in decision.options}
        observer.set_from(state, state.current_player())
        assert observer.tensor.tolist() == list(encode(game.view(colour)))
        assert observer.string_from(state, state.current_player()) == str(game.view(colour))
        action = random.choice(legal)
        assert state.action_to_string(action) == all_moves()[action]
        state.clone().apply_action(legal[0])
        state.apply_action(action)
        game.play(f"{colour} {all_moves()[action]}")
    assert game.result is not None
    assert state.returns() == [float(colour in game.result.winners) for colour in COLOURS[:3]]
    assert state.dealt == game


def test_a_state_can_be_kept_and_read_again() -> None:
    game = pyspiel.load_game("python_notre_dame(players=2,deals=5)")
    state, random = game.new_initial_state(), Random(1)
    state.apply_action(3)
    for _ in range(30):
        state.apply_action(random.choice(state.legal_actions()))
    assert game.deserialize_state(state.serialize()).dealt == state.dealt
