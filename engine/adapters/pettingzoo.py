"""The game as a PettingZoo environment (extra ``pettingzoo``): agents take turns.

>>> from engine.adapters import pettingzoo
>>> env = pettingzoo.env(players=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'blue'

An agent is a colour. Its action is a number of :func:`engine.all_moves`; its observation is a dictionary with
``observation``, its view by :func:`engine.encode`, and ``action_mask``, the legal actions of who is to move.
In the draft all pick before anybody sees what is passed on; here they are asked one after another.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from engine import COLOURS, ENCODING, Game, View, all_moves, encode, fields
from engine.content import DEFAULT_EDITION
from engine.rules.rng import MAX_SEED

Reward = Literal["win", "prestige"]
"""What an agent is given at the end: 1 for a win (a part of it for a shared one), or its prestige."""

_MOVES = all_moves()
_NUMBER = {move: number for number, move in enumerate(_MOVES)}
_SIZE = fields()[-1].start + fields()[-1].size


class NotreDame(AECEnv, EzPickle):
    """The environment without the usual wrappers; an action that isn't legal is a ``ValueError``."""

    metadata = {  # noqa: RUF012 - as PettingZoo has it
        "name": f"notre_dame_v{ENCODING}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        edition: str = DEFAULT_EDITION,
        new_persons: bool = False,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        """``players``: 2 to 5. ``render_mode``: ``ansi`` for what a spectator sees, as text."""
        EzPickle.__init__(self, players, edition, new_persons, reward, render_mode)
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents: list[str] = list(COLOURS[:players])
        self._edition, self._new_persons, self._reward = edition, new_persons, reward
        self._seeds = Random()
        self.action_spaces = {agent: spaces.Discrete(len(_MOVES)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, np.iinfo(np.int16).max, (_SIZE,), np.int16),
                    "action_mask": spaces.Box(0, 1, (len(_MOVES),), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations: always the same one."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions: always the same one."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of ``Game.new(seed=seed)``, else one that follows from the last seed given."""
        if seed is not None:
            self._seeds = Random(seed)
        dealt = self._seeds.randint(0, MAX_SEED) if seed is None else seed
        self._game = Game.new(self.possible_agents, dealt, self._edition, new_persons=self._new_persons)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._game.to_move[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows, as numbers."""
        mask = np.zeros(len(_MOVES), np.int8)
        view = self.view(agent)
        if agent == self.agent_selection and agent in view.decisions:
            mask[[_NUMBER[move.choice] for move in view.decisions[agent].options]] = 1
        return {"observation": np.array(encode(view), np.int16), "action_mask": mask}

    def view(self, agent: str) -> View:
        """Return what an agent knows, as the engine's bots take it."""
        return self._game.view(agent)

    def step(self, action: int | None) -> None:
        """Play a move of the agent that is to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move")
        self._cumulative_rewards[agent] = 0.0
        self._game.play(f"{agent} {_MOVES[action]}")
        result = self._game.result
        if result is None:
            self.agent_selection = self._game.to_move[0]
        else:
            won = {agent: (agent in result.winners) / len(result.winners) for agent in self.agents}
            given = won if self._reward == "win" else result.prestige
            self.rewards = {agent: float(given[agent]) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"prestige": result.prestige[agent]} for agent in self.agents}
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return what a spectator sees."""
        return str(self._game.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def env(**options: Any) -> Any:
    """Return the environment in the usual wrappers; an illegal action ends the game with a reward of -1."""
    wrapped = wrappers.TerminateIllegalWrapper(NotreDame(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


raw_env = NotreDame
"""The environment without wrappers, as PettingZoo calls it."""
