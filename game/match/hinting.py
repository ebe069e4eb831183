"""Hints on request, computed in a separate process from the view of one seat."""

from __future__ import annotations

import logging
from typing import NamedTuple

from engine import Decision, View
from engine.bots import LEVELS, Budget
from engine.bots.hints import LEVEL, Suggestion, hint
from game.match.bot_process import LOADING, Client, Desk, Failure, patience_with

_log = logging.getLogger(__name__)


class HintTask(NamedTuple):
    """The task of finding a hint for the decision of a view's only viewer."""

    view: View
    seed: int

    def think(self) -> tuple[Suggestion, ...]:
        """Return the best move and up to two next best."""
        return hint(self.view, self.seed, Budget(seconds=LEVELS[LEVEL].seconds))


class Hint(NamedTuple):
    """The suggestions for a decision, the best first; empty if no hint could be found."""

    decision: Decision
    suggestions: tuple[Suggestion, ...]


class HintDesk(Desk):
    """Computes the hints that seats ask for, one after the other."""

    def __init__(self, client: Client | None = None) -> None:
        """``client`` lets another process think; by default one of this desk's own."""
        super().__init__(client)
        self.patience = patience_with(LEVEL) + LOADING
        """Seconds of game time after which a hint is given up."""
        self._line: dict[str, tuple[Decision, HintTask]] = {}
        self._thinking: str | None = None

    def ask(self, decision: Decision, task: HintTask) -> None:
        """Queue a hint for a decision and drop an earlier request of the same seat."""
        self.withdraw(decision.colour)
        self._line[decision.colour] = decision, task

    def withdraw(self, colour: str) -> None:
        """Drop the request of a seat, if there is one."""
        if self._thinking == colour:
            self._client.stop()
            self._thinking = None
        self._line.pop(colour, None)

    def hear(self, seconds: float, wait: float = 0.0) -> Hint | None:
        """Return the next finished hint, if there is one.

        ``seconds``: game time since the last call. ``wait``: the longest time to block, in real seconds.
        """
        if self._thinking is None:
            if not self._line:
                return None
            self._thinking = next(iter(self._line))
            self._client.ask(self._line[self._thinking][1], self.patience)
        if wait:
            self._client.wait(wait)
        heard = self._client.answer(seconds)
        if heard is None:
            return None
        decision, _ = self._line.pop(self._thinking)
        self._thinking = None
        if isinstance(heard, Failure):
            _log.warning("no hint: %s", heard.reason)
            return Hint(decision, ())
        return Hint(decision, heard)

    def close(self) -> None:
        """Kill the process and drop all requests."""
        self._line.clear()
        self._thinking = None
        super().close()
