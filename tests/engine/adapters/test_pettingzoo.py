"""The game as an environment of PettingZoo, by that library's own tests and by our rules."""

import pickle
import warnings
from typing import Any

import pytest

from engine import Game, all_moves, encode
from engine.bots import make_bot

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from engine.adapters import pettingzoo

UNTOLD = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named in the format",
)
"""What the library's test warns of: observations with a mask are dictionaries, and agents are colours."""


@pytest.mark.parametrize("players", [2, 5])
def test_the_librarys_own_test_passes(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for start in UNTOLD:
            warnings.filterwarnings("ignore", start)
        api_test(pettingzoo.env(players=players, new_persons=players == 5), num_cycles=300)
        api_test(pettingzoo.raw_env(players=players, reward="prestige"), num_cycles=300)
    assert capsys.readouterr().out.count("Passed API test") == 2


def test_a_seed_repeats_the_game() -> None:
    seed_test(lambda: pettingzoo.env(players=3), num_cycles=40)
    env = pettingzoo.env(players=3)
    seen = []
    for seed in (4, None, None, 4, None):
        env.reset(seed=seed)
        seen.append(env.unwrapped.view("blue"))
    assert seen[0] == seen[3] == Game.new(("blue", "green", "red"), 4).view("blue")
    assert seen[1] == seen[4]
    assert seen[1] not in (seen[0], seen[2])


def played(env: Any) -> tuple[Game, dict[str, float]]:
    """A whole game in the environment, and the same one in the engine; blue is quick, the others random."""
    game = Game.new(env.possible_agents, 6)
    bots = {agent: make_bot("quick" if agent == "blue" else "random", 1) for agent in env.possible_agents}
    env.reset(seed=6)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        if ended:
            rewards[agent] = reward
            assert game.result is not None
            assert info == {"prestige": game.result.prestige[agent]}
            env.step(None)
            continue
        assert agent == game.to_move[0]
        view = env.unwrapped.view(agent)
        assert view == game.view(agent)
        assert seen["observation"].tolist() == list(encode(view))
        options = {move.choice for move in view.decisions[agent].options}
        legal = zip(all_moves(), seen["action_mask"], strict=True)
        assert {move for move, is_legal in legal if is_legal} == options
        move = bots[agent](view)
        game.play(move)
        env.step(all_moves().index(move.choice))
    return game, rewards


@pytest.mark.parametrize("reward", ["win", "prestige"])
def test_an_agent_is_shown_and_given_what_its_seat_has(reward: str) -> None:
    game, rewards = played(pettingzoo.env(players=3, reward=reward))
    assert game.result is not None
    if reward == "prestige":
        assert rewards == game.result.prestige
    else:
        assert rewards == {"blue": 1.0, "green": 0.0, "red": 0.0}


def test_only_who_is_to_move_has_legal_actions() -> None:
    env = pettingzoo.env(players=3)
    env.reset(seed=1)
    assert [int(env.observe(agent)["action_mask"].sum()) for agent in env.agents] == [3, 0, 0]


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = pettingzoo.env(players=2)
    env.reset(seed=1)
    first = env.agent_selection
    env.step(all_moves().index("pass"))
    assert (env.rewards[first], env.terminations[first]) == (-1, True)
    raw = pettingzoo.raw_env(players=2)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="pass"):
        raw.step(all_moves().index("pass"))
    with pytest.raises(ValueError, match="is to move"):
        raw.step(None)


def test_it_prints_the_table_and_no_secret_and_can_be_sent_elsewhere() -> None:
    env = pettingzoo.raw_env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(Game.new(("blue", "green"), 1).view())
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=1)
    assert again.render() == env.render()
    assert pettingzoo.raw_env().metadata["name"] == "notre_dame_v1"
