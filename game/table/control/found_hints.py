"""The good moves that were found for a decision, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Decision, Move
from engine.bots.hints import Suggestion
from engine.bots.reasons import alike
from game.decisions.gestures import PendingDecision
from game.decisions.hint_words import hint_sentence
from game.log import option_words


class FoundHints:
    """The hints for one decision: its good ``moves``, best first; none before anybody has asked."""

    def __init__(self, names: dict[str, str]) -> None:
        """``names``: the players' names by colour."""
        self._names = names
        self.decision: Decision | None = None
        """The decision that hints were asked for."""
        self.moves: Sequence[Suggestion] = ()

    def line(self, number: int, pending: PendingDecision | None) -> str:
        """Return one of the moves in words, and its reason."""
        return hint_sentence(self.moves, number, lambda move: self._name(move, pending))

    def counsel(self, move: Move, pending: PendingDecision | None) -> str:
        """Return what a move has and what it costs against the best, if hints have been found for it."""
        if not self.moves or pending is None or pending.decision is not self.decision:
            return ""
        number = next((at for at, one in enumerate(self.moves) if alike(one.move, move)), None)
        return self.line(number, pending) if number is not None else ""

    def _name(self, move: Move, pending: PendingDecision | None) -> str:
        """Return what an option is called."""
        if pending is None:
            return move.choice
        target = next(target for target in pending.targets if target.move == move)
        return option_words.name(target, pending.decision, self._names)
