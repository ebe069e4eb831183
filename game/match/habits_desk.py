"""Working out a person's habits in a process of its own, while their page is shown."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import islice

from engine.bots.habit_search import Game, HabitSearch
from engine.bots.habits import FEWEST, GAMES, Kind
from engine.bots.review_file import name_of
from game.match.bot_process import Desk, Failure, started_within
from game.storage.saved_habits import HabitFiles, SavedHabits, renewed

_PATIENCE = 120.0
"""Seconds after which a step counts as hung."""
_FAILURES = 3
"""After so many failed steps, one after the other, the search is given up."""

_log = logging.getLogger(__name__)


class HabitsDesk(Desk):
    """The habits of one person: read if they are known of these games, else worked out step by step."""

    def __init__(self, name: str, games: Sequence[Game], files: HabitFiles) -> None:
        """``games``: the person's latest, see :func:`~game.match.own_games.own_games`."""
        super().__init__()
        self._name, self._files = name, files
        self._games = tuple(name_of(game.record) for game in islice(games, GAMES))
        self.search = HabitSearch(games)
        self.saved: SavedHabits | None = files.read(name)
        """What is known of the person."""
        if self.saved is not None and self.saved.games == self._games and self._sound(self.saved):
            self.search.restore(self.saved.seen, self.saved.habits)
        self.failed = False
        self._failures, self._asked = 0, False

    def _sound(self, saved: SavedHabits) -> bool:
        """Return whether all examples are moments of these games: a file may hold anything."""
        for habit in saved.habits:
            for example in habit.examples:
                moves = (
                    self.search.games[example.game].record.moves
                    if 0 <= example.game < len(self._games)
                    else []
                )
                if not 0 <= example.number < len(moves) or moves[example.number] != str(example.played):
                    return False
            if not habit.examples:
                return False
        return True

    @property
    def enough(self) -> bool:
        """Whether there are games enough to say something."""
        return len(self._games) >= FEWEST

    @property
    def thinking(self) -> bool:
        """Whether more may still be found."""
        return not self.search.complete and not self.failed

    @property
    def gone(self) -> tuple[Kind, ...]:
        """The habits that have gone."""
        now = {habit.kind for habit in self.search.habits}
        return tuple(
            told.kind
            for told in (self.saved.told if self.saved else ())
            if told.gone and told.kind not in now
        )

    def step(self, seconds: float) -> bool:
        """Go on; return whether something has changed. ``seconds``: time since the last call."""
        if not self.thinking:
            return False
        if not self._asked:
            step = self.search.next_step()
            if step is None:
                return self._finish()
            self._client.ask(step, started_within(self._client, _PATIENCE))
            self._asked = True
            return False
        answer = self._client.answer(seconds)
        if answer is None:
            return False
        self._asked = False
        if isinstance(answer, Failure):
            _log.warning("a step of the search for habits failed: %s", answer.reason)
            self._failures += 1
            self.failed = self._failures >= _FAILURES or answer.unstarted
            self.search.hear(None)
            return self.failed
        self._failures = 0
        before = len(self.search.habits), round(20 * self.search.progress)
        self.search.hear(answer)
        return before != (len(self.search.habits), round(20 * self.search.progress))

    def _finish(self) -> bool:
        self._client.stop()
        search = self.search
        self.saved = renewed(self.saved, self._games, tuple(search.seen), tuple(search.habits))
        self._files.write(self._name, self.saved)
        return True
