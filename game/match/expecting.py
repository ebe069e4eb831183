"""What each seat could expect to end with, move by move, for the replay of a finished game.

Each number comes from what that seat alone knew at its own latest decision.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Mapping
from itertools import groupby

from engine import Record
from engine.bots.review import ExpectStep, Moment, moments
from game.match.bot_process import Desk, Failure, started_within

_PATIENCE = 60.0
"""Seconds after which a step counts as hung."""
_ASKED = ("play", "hire")
"""The kinds of decisions at which seats look ahead."""

_log = logging.getLogger(__name__)


class ExpectationDesk(Desk):
    """Works out the expectations in a process of its own, round by round from the beginning."""

    def __init__(self, record: Record) -> None:
        """Raises ``ValueError`` for a game that is not over, and :class:`~engine.RecordError`."""
        result = record.replay().result
        if result is None:
            raise ValueError("the game is not over")
        self._end, self._ends = len(record.moves), result.prestige
        everything = [moment for moment in moments(record) if self._looks_ahead(moment)]
        rounds = groupby(everything, key=lambda moment: moment.view.round)
        self._waiting = [ExpectStep(tuple(own)) for _, own in rounds]
        self._seats = {moment.number: moment.move.colour for moment in everything}
        self._numbers: dict[str, list[int]] = {seat: [] for seat in self._ends}
        self._values: dict[int, float] = {}
        super().__init__()
        self._asked = False

    @staticmethod
    def _looks_ahead(moment: Moment) -> bool:
        return moment.view.decisions[moment.move.colour].kind in _ASKED

    def step(self, seconds: float) -> bool:
        """Go on; return whether something has been found. ``seconds``: time since the last call."""
        if not self._waiting:
            return False
        if not self._asked:
            self._client.ask(self._waiting[0], started_within(self._client, _PATIENCE))
            self._asked = True
            return False
        answer = self._client.answer(seconds)
        if answer is None:
            return False
        self._asked = False
        if isinstance(answer, Failure):
            _log.warning("no expectations: %s", answer.reason)
            self._waiting.clear()
            return False
        del self._waiting[0]
        for number, value in answer:
            self._values[number] = value
            self._numbers[self._seats[number]].append(number)
        if not self._waiting:
            self._client.stop()
        return True

    def at(self, moment: int) -> Mapping[str, float]:
        """Return what each seat could expect after so many moves, as far as it is known: by colour."""
        if moment >= self._end:
            return {seat: float(prestige) for seat, prestige in self._ends.items()}
        found = {}
        for seat, numbers in self._numbers.items():
            place = max(0, bisect_right(numbers, moment) - 1)
            if numbers:
                found[seat] = self._values[numbers[place]]
        return found

    def close(self) -> None:
        """Stop working."""
        self._waiting.clear()
        super().close()
