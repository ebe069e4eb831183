"""The game for OpenSpiel (extra ``openspiel``).

Importing this registers it: ``pyspiel.load_game("python_notre_dame(players=3)")``. Player 0 sits in the first
seat. An action is a number of :func:`engine.all_moves`, an observation a view by :func:`engine.encode`.
Chance moves once, at the start: it picks one of ``deals`` deals, which follow from ``seed``. What a player is
given is its share of the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from engine import COLOURS, Game, Setup, all_moves, encode, fields
from engine.content import DEFAULT_EDITION
from engine.seeds import deal_seed

_DEFAULTS = {"players": 4, "edition": DEFAULT_EDITION, "new_persons": False, "deals": 10_000, "seed": 1}
_MOVES = all_moves()
_NUMBER = {move: number for number, move in enumerate(_MOVES)}
_MOST_MOVES = 500
"""More moves than a seat makes in a game."""

_TYPE = pyspiel.GameType(
    short_name="python_notre_dame",
    long_name="Notre Dame",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=len(COLOURS),
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class NotreDame(pyspiel.Game):
    """The game with its parameters: players, edition, new_persons, deals, seed."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.parameters = {**_DEFAULTS, **(params or {})}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(_MOVES),
            max_chance_outcomes=self.parameters["deals"],
            num_players=self.parameters["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_MOST_MOVES * self.parameters["players"],
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> State:
        """Return the state before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what tells a player's view."""
        return Observer(params)


class State(pyspiel.State):
    """A game, or what comes before it."""

    def __init__(self, game: NotreDame) -> None:
        """Use :meth:`NotreDame.new_initial_state`."""
        super().__init__(game)
        self._parameters = game.parameters
        self._seats = COLOURS[: game.parameters["players"]]
        self._dealt: _CopiedGame | None = None

    @property
    def dealt(self) -> Game | None:
        """The game, once it is dealt."""
        return self._dealt.game if self._dealt else None

    def current_player(self) -> int:
        """Return who is to move; in the draft the first seat that has still to pick."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.dealt.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._seats.index(self.dealt.to_move[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, each as likely as another."""
        deals = self._parameters["deals"]
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.dealt.decision(self._seats[player]) if self.dealt else None
        return sorted(_NUMBER[move.choice] for move in decision.options) if decision else []

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            seed = deal_seed(self._parameters["seed"], action)
            new_persons = self._parameters["new_persons"]
            self._dealt = _CopiedGame(
                Game.new(self._seats, seed, self._parameters["edition"], new_persons=new_persons)
            )
        else:
            self.dealt.play(f"{self.dealt.to_move[0]} {_MOVES[action]}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else _MOVES[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.dealt is not None and self.dealt.over

    def returns(self) -> list[float]:
        """Return the shares of the win."""
        result = self.dealt.result if self.dealt else None
        if result is None:
            return [0.0] * len(self._seats)
        return [(colour in result.winners) / len(result.winners) for colour in self._seats]

    def __str__(self) -> str:
        return str(self.dealt.view()) if self.dealt else "before the deal"


class _CopiedGame:
    """A game that can be copied quickly, and pickled as its setup and moves: OpenSpiel does both."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, object]) -> _CopiedGame:
        return _CopiedGame(self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.game.setup, tuple(map(str, self.game.moves or ())))


def _replayed(setup: Setup, moves: tuple[str, ...]) -> _CopiedGame:
    game = Game.from_setup(setup)
    for move in moves:
        game.play(move)
    return _CopiedGame(game)


class Observer:
    """Tells what a player knows, as OpenSpiel asks it."""

    def __init__(self, params: Any = None) -> None:
        """Raises ``ValueError`` for parameters: there are none."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        size = fields()[-1].start + fields()[-1].size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.start + field.size] for field in fields()}

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor with a player's view; with zeros before the deal."""
        colour = COLOURS[player]
        self.tensor[:] = encode(state.dealt.view(colour)) if state.dealt else 0

    def string_from(self, state: State, player: int) -> str:
        """Return a player's view as a screen of text."""
        return str(state.dealt.view(COLOURS[player])) if state.dealt else ""


pyspiel.register_game(_TYPE, NotreDame)
