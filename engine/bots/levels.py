"""The levels that people play against, from ``easy`` to ``master``, and the strengths between them.

They differ in how well they evaluate a position, how far they plan, and how often they slip. A bot that
slips picks one of the options that look nearly best, so its mistakes are ones that a person might make.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from engine.bots.characters import Character
from engine.bots.drafting import weigh_draft
from engine.bots.evaluation import simple_evaluation
from engine.bots.planning import Deadline, SearchSettings
from engine.bots.planning import weigh as plan
from engine.bots.rivals import contenders
from engine.bots.turns import Evaluator, Weighed, best, weigh
from engine.bots.value import learned
from engine.moves import Move
from engine.views import View
from engine.worlds import draw_state

Counted = Mapping[str, int]
"""Everybody's prestige, as a player knows it who counts along: all gains happen in the open."""


class Budget(NamedTuple):
    """How long a bot may think about one decision."""

    seconds: float | None = None
    """About the most seconds. Without it the same view and seed always give the same move."""
    worlds: int | None = None
    """The number of worlds drawn in the draft; ``None`` for the level's own."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level: the evaluation, its slips, and the limits of its search."""

    evaluate: Callable[[], Evaluator]
    """Returns the evaluator. It is called when a bot is made, so that weights are loaded only when needed."""
    slip: float
    """The temperature: an option that looks this much prestige worse is chosen e times less often."""
    search: SearchSettings | None
    """How the rest of the round is planned; ``None`` to look at the present turn only."""
    seconds: float
    """The time for a decision at the table."""


def _half_learned() -> Evaluator:
    """Return an evaluator that is half simple and half learned."""
    evaluate = learned()
    return lambda state, player: (simple_evaluation(state, player) + evaluate(state, player)) / 2


LEVELS = {
    "easy": Level(lambda: simple_evaluation, slip=1.5, search=None, seconds=0.1),
    "apprentice": Level(lambda: simple_evaluation, slip=0.8, search=None, seconds=0.1),
    "journeyman": Level(_half_learned, slip=1.2, search=None, seconds=0.1),
    "normal": Level(learned, slip=1.1, search=None, seconds=0.1),
    "hard": Level(
        learned, slip=0.6, search=SearchSettings(options=6, ends=1, worlds=8, rivalry=0.0), seconds=1.0
    ),
    "master": Level(
        learned,
        slip=0.0,
        search=SearchSettings(options=12, ends=3, worlds=32, rivalry=0.7, to_win=True),
        seconds=3.0,
    ),
}
"""The levels from weakest to strongest."""

MARKS = {"easy": 34, "apprentice": 42, "journeyman": 53, "normal": 62, "hard": 73, "master": 78}
"""The strength of each level: about the prestige that it reaches against three ``normal`` at four players."""

_CURVE = (
    (30.0, "normal", 3.0),
    (34.0, "normal", 2.5),
    (40.5, "normal", 2.1),
    (48.5, "normal", 1.7),
    (56.0, "normal", 1.4),
    (61.5, "normal", 1.1),
    (66.0, "normal", 0.8),
    (66.0, "master", 1.0),
    (71.5, "master", 0.75),
    (74.5, "master", 0.5),
    (77.0, "master", 0.25),
    (78.0, "master", 0.0),
)
"""Strengths with the slip that leads to each, of ``normal`` below and of ``master`` above.

Measured with ``tests/bench/dial.py``.
"""

STRENGTHS = tuple(map(str, range(30, 79)))
"""The names of all strengths. One that is the mark of a level is that level."""


def level_of(name: str) -> Level:
    """Return a level, or one of :data:`STRENGTHS`. Raises ``KeyError`` for another name."""
    if name not in STRENGTHS:
        return LEVELS[name]
    strength = int(name)
    named = next((level for level, mark in MARKS.items() if mark == strength), None)
    if named is not None:
        return LEVELS[named]
    for (low, _, before), (high, level, after) in itertools.pairwise(_CURVE):
        if low <= strength < high:
            slip = before + (after - before) * (strength - low) / (high - low)
            return replace(LEVELS[level], slip=slip)
    raise AssertionError("the curve reaches from the weakest to the strongest")


_STEADIER = 0.85
"""A bot with a character slips this many times less: that makes up for what its preferences cost."""

_SILLY = 2.5
"""Options worse than the best by more than this many slips are never chosen."""


class LevelBot:
    """A bot of one level. It weighs all options and takes the best one, or slips."""

    def __init__(
        self,
        level: str,
        seed: int,
        budget: Budget | None = None,
        character: Character | None = None,
        slip: float | None = None,
    ) -> None:
        """``level``: as in :func:`level_of`. ``character``: whose preferences it has.

        ``slip``: as in :class:`Level`, instead of the level's own.
        """
        self._level = level_of(level)
        own = self._level.slip if slip is None else slip
        self._slip = own * (_STEADIER if character else 1.0)
        self._random = Random(seed)
        self._budget = budget or Budget()
        self._evaluate = self._level.evaluate()
        self._character = character
        search = self._level.search
        if search is not None and self._budget.worlds is not None:
            search = replace(search, worlds=max(1, self._budget.worlds))
        self._search = search

    def __call__(self, view: View, counted: Counted | None = None) -> Move:
        """Return a move for the decision of the view's only seat; ``counted``: see :func:`think`."""
        weighed = self.weigh(view, counted)
        if self._character is not None:
            fondness = self._character.fondness
            weighed = [(worth + fondness(option), option) for worth, option in weighed]
        if not self._slip:
            return best(weighed)
        top = max(worth for worth, _ in weighed)
        chances = [self._chance(top - worth) for worth, _ in weighed]
        return self._random.choices([option for _, option in weighed], chances)[0]

    def _chance(self, behind: float) -> float:
        slips = behind / self._slip
        return math.exp(-slips) if slips <= _SILLY else 0.0

    def weigh(self, view: View, counted: Counted | None = None) -> Weighed:
        """Return every option with its worth: about the prestige that it leads to."""
        if self._search is None:
            return weigh(draw_state(view, self._random), view.viewers[0], self._evaluate)
        return think(
            view, self._evaluate, self._search, self._random, Deadline(self._budget.seconds), counted
        )


def think(
    view: View,
    evaluate: Evaluator,
    search: SearchSettings,
    random: Random,
    deadline: Deadline,
    counted: Counted | None = None,
) -> Weighed:
    """Return every option of the only viewer's decision with its worth at the end of the round.

    ``counted``: everybody's prestige as counted along. Only a search that plays to win uses it.
    """
    colour = view.viewers[0]
    known = dict(counted) if counted is not None and search.to_win else None
    state = draw_state(view, random, known)
    counts = search.to_win and (known is not None or view.open_prestige)
    rivals = contenders(state, colour, evaluate) if counts else None
    if state.pending is not None:
        return plan(state, colour, evaluate, search, deadline, rivals)
    return weigh_draft(
        state, colour, evaluate, search, lambda: draw_state(view, random, known), deadline, rivals
    )
