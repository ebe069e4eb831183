"""A player who sits elsewhere, as with a phone in hand: it is told things, and says things when it likes."""

from collections import deque
from collections.abc import Callable, Sequence

from engine import Decision, Event, Move, View
from engine.bots.hints import Suggestion
from game.match.players import Answer, Wish


class ScriptedPlayer:
    """Keeps all that it was shown and asked, and says what a test puts into its mouth."""

    paced = False

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.asked: Decision | None = None
        self.views: list[View] = []
        self.events: list[Event] = []
        self.hints: list[tuple[Decision, Sequence[Suggestion]]] = []
        self.withdrawn = 0
        self._said: deque[Answer | Wish] = deque()

    def ask(self, view: View, decision: Decision) -> None:
        """It is asked when nothing else is asked of it, with the view of its own seat."""
        assert self.asked is None, "asked twice"
        assert decision == view.decisions[self.colour]
        self.views.append(view)
        self.asked = decision

    def withdraw(self) -> None:
        """What it was asked isn't asked any more."""
        assert self.asked is not None
        self.asked = None
        self.withdrawn += 1

    def observe(self, view_now: Callable[[], View], events: Sequence[Event] | None) -> None:
        """It looks at everything."""
        self.views.append(view_now())
        self.events += events or ()

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """It keeps the hint."""
        self.hints.append((decision, suggestions))

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | Wish | None:
        """What it said first."""
        return self._said.popleft() if self._said else None

    def answer(self, *moves: Move) -> Decision:
        """Choose, by default the first option; returns what was answered."""
        decision, self.asked = self.asked, None
        assert decision is not None
        self._said.append(Answer(decision, moves or (decision.options[0],)))
        return decision

    def say(self, said: Answer | Wish) -> None:
        """Say anything, legal or not."""
        self._said.append(said)
