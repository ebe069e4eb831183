"""Searching a player's latest games for habits that cost something: step by step, each for another process.

First the games are looked at. For each kind of decision that is made much more often than by masters, the
plan weighs its moments again; the dearest are put to the test of planned play-outs.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.bots.habits import FEWEST, GAMES, KINDS, Kind, Often, Played, often, otherwise, played
from engine.bots.levels import LEVELS, think
from engine.bots.planning import Deadline
from engine.bots.review import Moment, fresh_gain
from engine.bots.value import learned
from engine.moves import Move
from engine.record.records import Record

EXAMPLES = 3
"""How many moments show a habit."""
TRIES = 8
"""The most moments of a habit that are put to the test."""
PAIRS = 20
"""The number of pairs of games that a moment is tested with."""
LEAST = 1.0
"""The least prestige that a moment must have cost."""
_LEAST_LOSS = 0.5
"""The least loss by the plan of a moment that is tested."""


class Game(NamedTuple):
    """A finished game and the seat that the player had."""

    record: Record
    colour: str


class Candidate(NamedTuple):
    """A moment that may have cost something: the game's number among those given, and the better move."""

    game: int
    number: int
    better: Move
    loss: float
    """By the plan."""


@dataclass(frozen=True, slots=True)
class Example:
    """A moment that shows what a habit cost."""

    game: int
    number: int
    """The number of moves made before it."""
    label: str
    """The label of its round (``B3``)."""
    played: Move
    better: Move
    cost: float
    """How much more prestige the better move leads to in planned games."""
    error: float
    """The standard error of the cost."""


@dataclass(frozen=True, slots=True)
class Habit:
    """A habit that costs something."""

    often: Often
    examples: tuple[Example, ...]
    """The dearest moments."""

    @property
    def kind(self) -> Kind:
        """What is done too often."""
        return self.often.kind

    @property
    def cost(self) -> float:
        """The mean cost of the examples."""
        return fmean(example.cost for example in self.examples)

    @property
    def error(self) -> float:
        """The standard error of :attr:`cost`."""
        return math.hypot(*(example.error for example in self.examples)) / len(self.examples)


@dataclass(frozen=True, slots=True)
class LookStep:
    """Looking at a game."""

    game: Game

    def think(self) -> Played:
        """Return what is seen of it."""
        return played(self.game.record, self.game.colour)


@dataclass(frozen=True, slots=True)
class WeighStep:
    """Weighing moments of one game again."""

    game: int
    moments: tuple[tuple[Moment, tuple[Move, ...]], ...]
    """Each with the options against the habit."""

    def think(self) -> tuple[Candidate, ...]:
        """Return the moments that cost something by the plan."""
        found = (self._candidate(moment, options) for moment, options in self.moments)
        return tuple(candidate for candidate in found if candidate.loss >= _LEAST_LOSS)

    def _candidate(self, moment: Moment, options: Sequence[Move]) -> Candidate:
        search = LEVELS["master"].search
        assert search is not None
        search = replace(search, options=99, worlds=12)
        weighed = think(moment.view, learned(), search, Random(moment.number), Deadline(), moment.counted)
        worths = {move: worth for worth, move in weighed}
        better = max(options, key=worths.__getitem__)
        return Candidate(self.game, moment.number, better, worths[better] - worths[moment.move])


@dataclass(frozen=True, slots=True)
class CostStep:
    """Putting a moment to the test of planned games."""

    game: int
    moment: Moment
    better: Move

    def think(self) -> Example | None:
        """Return the example if it cost enough."""
        moment = self.moment
        found = fresh_gain(moment, self.better, PAIRS, "habit")
        if found.mean < LEAST:
            return None
        label = moment.view.label
        return Example(self.game, moment.number, label, moment.move, self.better, found.mean, found.error)


Step = LookStep | WeighStep | CostStep


class HabitSearch:
    """The search through one player's games. Take a step, let it think, give the answer to :meth:`hear`.

    A moment shows one habit alone: the one that is furthest from what masters do.
    """

    def __init__(self, games: Iterable[Game]) -> None:
        """``games``: finished ones, the latest first; :data:`~engine.bots.habits.GAMES` of them count."""
        self.games = tuple(games)[:GAMES]
        self.habits: list[Habit] = []
        """The habits found so far."""
        self.complete = len(self.games) < FEWEST
        """Whether nothing is left to be done; fewer games show nothing."""
        self.seen: list[Often] = []
        """How often each kind of decision was made, once all games have been looked at."""
        self._looking: list[Step] = [LookStep(game) for game in self.games]
        self._played: list[Played] = []
        self._kinds: list[Often] = []
        """Those that are still to be worked out."""
        self._weighing: list[Step] = []
        self._candidates: list[Candidate] = []
        self._examples: list[Example] = []
        self._tried = 0
        self._step: Step | None = None

    def next_step(self) -> Step | None:
        """Return the next step, or ``None`` if the search is complete."""
        self._step = None if self.complete else self._next()
        self.complete = self._step is None
        return self._step

    def _next(self) -> Step | None:
        if self._looking:
            return self._looking.pop(0)
        if not self.seen:
            self._count()
        while self._kinds:
            if self._weighing:
                return self._weighing.pop(0)
            test = self._next_test()
            if test is not None:
                return test
            self._end_kind()
        return None

    def _count(self) -> None:
        places = [place for one in self._played for place in one.places]
        self.seen = [often(kind, places) for kind in KINDS]
        self._kinds = sorted((one for one in self.seen if one.habit), key=lambda one: one.chance)
        self._begin_kind()

    def _begin_kind(self) -> None:
        self._candidates, self._examples, self._tried = [], [], 0
        if not self._kinds:
            return
        kind = self._kinds[0].kind
        shown = {(one.game, one.number) for habit in self.habits for one in habit.examples}
        for number, one in enumerate(self._played):
            moments = [moment for moment in one.moments if (number, moment.number) not in shown]
            wrong = [(moment, otherwise(kind, moment, one.struck)) for moment in moments]
            asked = tuple((moment, options) for moment, options in wrong if options)
            if asked:
                self._weighing.append(WeighStep(number, asked))

    def _next_test(self) -> CostStep | None:
        """Return the next moment to test, the dearest by the plan; only one of each round of a game."""
        if not self._candidates or self._tried >= TRIES or len(self._examples) >= EXAMPLES:
            return None
        chosen = max(self._candidates, key=lambda candidate: candidate.loss)
        moment = self._moment(chosen)
        self._candidates = [
            one
            for one in self._candidates
            if (one.game, self._moment(one).view.round) != (chosen.game, moment.view.round)
        ]
        self._tried += 1
        return CostStep(chosen.game, moment, chosen.better)

    def _moment(self, candidate: Candidate) -> Moment:
        own = self._played[candidate.game].moments
        return next(moment for moment in own if moment.number == candidate.number)

    def _end_kind(self) -> None:
        done = self._kinds.pop(0)
        if len(self._examples) >= EXAMPLES:
            dearest = sorted(self._examples, key=lambda example: -example.cost)
            self.habits.append(Habit(done, tuple(dearest)))
        self._begin_kind()

    def restore(self, seen: Iterable[Often], habits: Iterable[Habit]) -> None:
        """Take over what was found in the same games before."""
        self.seen, self.habits, self.complete = list(seen), list(habits), True

    def hear(self, answer: object) -> None:
        """Take the answer to the last step; anything else than an answer leaves the step out."""
        match self._step, answer:
            case LookStep(), Played():
                self._played.append(answer)
            case LookStep(), _:  # examples name games by their places
                self._played.append(Played((), (), ()))
            case WeighStep(), tuple():
                self._candidates += answer
            case CostStep(), Example():
                self._examples.append(answer)

    @property
    def progress(self) -> float:
        """The share of the work that is done, 0 to 1: roughly, as what a step finds decides what follows."""
        if self.complete:
            return 1.0
        if not self.seen:
            return 0.3 * len(self._played) / max(1, len(self.games))
        whole = sum(one.habit for one in self.seen)
        done = whole - len(self._kinds) + self._tried / TRIES
        return min(0.99, 0.3 + 0.7 * done / max(1, whole))
