"""The levels that people play against: ``easy``, ``normal``, ``hard`` and ``master``.

They differ in how well they judge a position, how far they think, and how often they slip. Who slips
chooses among the options that look nearly best, so a mistake is one that a person might make.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from engine.bots.characters import Character
from engine.bots.drafting import weigh_draft
from engine.bots.evaluation import standing
from engine.bots.planning import Care, Deadline
from engine.bots.planning import weigh as plan
from engine.bots.turns import Judgement, Weighed, best, weigh
from engine.bots.value import learned
from engine.moves import Move
from engine.views import View
from engine.worlds import draw_state


class Budget(NamedTuple):
    """How much a bot may think about one decision."""

    seconds: float | None = None
    """At most about this long. Without it the same view and seed always give the same move."""
    worlds: int | None = None
    """How many worlds are drawn in the draft, instead of the level's own number."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays."""

    judge: Callable[[], Judgement]
    """Gives the judgement of positions; called when the first bot of the level is made."""
    slip: float
    """How much worse than the best an option looks, in prestige, that is chosen e times as rarely."""
    care: Care | None
    """How carefully rounds are planned; ``None``: only the present turn is thought through."""
    seconds: float
    """What a decision may take at a table, for a budget."""


LEVELS = {
    "easy": Level(lambda: standing, slip=1.5, care=None, seconds=0.1),
    "normal": Level(learned, slip=1.1, care=None, seconds=0.1),
    "hard": Level(learned, slip=0.6, care=Care(options=6, ends=1, worlds=8, rivalry=0.0), seconds=1.0),
    "master": Level(learned, slip=0.0, care=Care(options=12, ends=3, worlds=32, rivalry=0.7), seconds=3.0),
}
"""The levels from the weakest to the strongest."""

_SILLY = 2.5
"""Options worse than the best by more than this many slips are never chosen."""


class LevelBot:
    """A bot of a level: weighs the options of its seat's decision and takes the best, or slips."""

    def __init__(
        self, level: str, seed: int, budget: Budget | None = None, character: Character | None = None
    ) -> None:
        """``level``: one of :data:`LEVELS`. ``character``: whose likings it has. Raises ``KeyError``."""
        self._level = LEVELS[level]
        self._random = Random(seed)
        self._budget = budget or Budget()
        judge = self._level.judge()
        self._judge = character.fond(judge) if character else judge
        care = self._level.care
        if care is not None and self._budget.worlds is not None:
            care = replace(care, worlds=max(1, self._budget.worlds))
        self._care = care

    def __call__(self, view: View) -> Move:
        """A move of the only viewer's present decision."""
        weighed = self.weigh(view)
        if not self._level.slip:
            return best(weighed)
        top = max(worth for worth, _ in weighed)
        chances = [self._chance(top - worth) for worth, _ in weighed]
        return self._random.choices([option for _, option in weighed], chances)[0]

    def _chance(self, behind: float) -> float:
        slips = behind / self._level.slip
        return math.exp(-slips) if slips <= _SILLY else 0.0

    def weigh(self, view: View) -> Weighed:
        """Every option of the present decision with its worth: about the prestige that it leads to."""
        if self._care is None:
            return weigh(draw_state(view, self._random), view.viewers[0], self._judge)
        return think(view, self._judge, self._care, self._random, Deadline(self._budget.seconds))


def think(view: View, judge: Judgement, care: Care, random: Random, deadline: Deadline) -> Weighed:
    """Every option of the only viewer's decision, planned to the end of the round."""
    colour = view.viewers[0]
    state = draw_state(view, random)
    if state.pending is not None:
        return plan(state, colour, judge, care, deadline)
    return weigh_draft(state, colour, judge, care, lambda: draw_state(view, random), deadline)
