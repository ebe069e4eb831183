"""Hints for whoever wishes for one: thought of in a process of their own, from the view of one seat."""

from __future__ import annotations

from typing import NamedTuple

from engine import Decision, View
from engine.bots import LEVELS, Budget
from engine.bots.hints import LEVEL, Suggestion, hint
from game.match.bot_process import LOADING, BotClient, Failure, patience_with


class HintTask(NamedTuple):
    """What is to be thought about: the decision of a view's only viewer."""

    view: View
    seed: int

    def think(self) -> tuple[Suggestion, ...]:
        """The best move and up to two next best."""
        return hint(self.view, self.seed, Budget(seconds=LEVELS[LEVEL].seconds))


class Hint(NamedTuple):
    """What was found for a decision, the best first; nothing where no hint could be found."""

    decision: Decision
    suggestions: tuple[Suggestion, ...]


class HintDesk:
    """Thinks about the hints that seats wish for, one after the other."""

    def __init__(self) -> None:
        self.patience = patience_with(LEVEL) + LOADING
        """Seconds after which no hint is hoped for any more."""
        self._client = BotClient()
        self._line: dict[str, tuple[Decision, HintTask]] = {}
        self._thinking: str | None = None

    def ask(self, decision: Decision, task: HintTask) -> None:
        """Think about a decision; an earlier wish of the same seat is forgotten."""
        self.withdraw(decision.colour)
        self._line[decision.colour] = decision, task

    def withdraw(self, colour: str) -> None:
        """A seat needs no hint any more."""
        if self._thinking == colour:
            self._client.stop()
            self._thinking = None
        self._line.pop(colour, None)

    def hear(self, seconds: float, wait: float = 0.0) -> Hint | None:
        """What has been found, when something has; ``seconds`` of the game have gone by."""
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
        return Hint(decision, () if isinstance(heard, Failure) else heard)

    def close(self) -> None:
        """End the process."""
        self._line.clear()
        self._thinking = None
        self._client.stop()
