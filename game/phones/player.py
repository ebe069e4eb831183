"""The player of a seat whose hand lies on a phone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from engine import Decision, Event, Move, View
from engine.bots.hints import Suggestion
from game.match.players import Answer, Wish

_MOST_TURNS = 24
"""How many moves of the others a phone is told of; the history has all."""


class Turn:
    """What happened by one move, as a seat may know it, and the sentences about it by language."""

    __slots__ = ("events", "worded")

    def __init__(self, events: tuple[Event, ...]) -> None:
        self.events = events
        self.worded: dict[str, tuple[str, ...]] = {}


class PhonePlayer:
    """Keeps what its seat is shown and asked until the phone's screen is made, and what the phone says."""

    paced = False

    def __init__(self, colour: str, changed: Callable[[bool], None]) -> None:
        """``changed`` is called when the phone has something new to show; with ``True`` if it is urgent."""
        self.colour = colour
        self.decision: Decision | None = None
        """The decision that the phone is asked for and has not answered."""
        self.number = 0
        """The number of :attr:`decision`; each question of this player has the next one."""
        self.answered = False
        """Whether the decision was answered, and the game has not heard it yet."""
        self.advice: Sequence[Suggestion] | None = None
        """The hint for the decision; empty if none was found, ``None`` if none was asked for."""
        self.weighing = False
        """Whether a hint is being thought about."""
        self.happened: deque[Turn] = deque(maxlen=_MOST_TURNS)
        """What happened, move by move, as this seat may know it."""
        self.worded: dict[str, dict[str, Any]] = {}
        """The decision in words, by language, once somebody has read it."""
        self._changed = changed
        self._view: View | None = None
        self._view_now: Callable[[], View] | None = None
        """Returns the view as it is now, unless :attr:`_view` is that."""
        self._said: deque[Answer | Wish] = deque()
        self._own = 0
        """How many moves of its last answer have not been played yet."""

    # For the director

    def ask(self, view: View, decision: Decision) -> None:
        """Put a decision to the phone."""
        self._view, self._view_now = view, None
        self.decision, self.answered, self._own = decision, False, 0
        self.number += 1
        self.worded.clear()
        self._changed(True)

    def withdraw(self) -> None:
        """Take the decision back, and whatever was answered."""
        self._forget()
        self._said.clear()
        self._changed(True)

    def observe(self, view_now: Callable[[], View], events: Sequence[Event] | None) -> None:
        """Keep what has happened by a move; ``None``: start anew."""
        self._view_now = view_now
        if events:
            self.happened.append(Turn(tuple(events)))
        elif events is None:
            self.happened.clear()
            self.worded.clear()
        own, self._own = self._own > 0, max(0, self._own - 1)
        self._changed(own)  # who has moved waits for what comes of it

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """Keep the hint that the phone asked for."""
        if decision is self.decision:
            self.advice, self.weighing = suggestions, False
            self._changed(True)

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | Wish | None:
        """Return the oldest answer or wish of the phone."""
        if not self._said:
            return None
        said = self._said.popleft()
        if isinstance(said, Answer):
            self._forget()
            self._own = len(said.moves)
        return said

    # For the phone

    @property
    def view(self) -> View | None:
        """What the seat may see; made only when somebody asks, as several moves may follow each other."""
        if self._view_now is not None:
            self._view, self._view_now = self._view_now(), None
        return self._view

    @property
    def waits(self) -> bool:
        """Whether the phone has said something that the game has not heard."""
        return bool(self._said)

    def answer(self, number: int, moves: tuple[Move, ...]) -> bool:
        """Queue an answer; return ``False`` if that is not asked any more, or the move is not allowed."""
        decision = self.decision
        if decision is None or self.answered or number != self.number or moves[0] not in decision.options:
            return False
        if any(move.colour != self.colour for move in moves):
            return False
        self.answered = True
        self._said.append(Answer(decision, moves))
        self._changed(False)  # the page has marked it already
        return True

    def wish(self, wish: Wish) -> None:
        """Queue a wish; the same one only once."""
        if wish is Wish.HINT:
            if self.decision is None or self.weighing or self.advice is not None:
                return
            self.weighing = True
        if wish not in self._said:
            self._said.append(wish)
        self._changed(True)

    def _forget(self) -> None:
        self.decision, self.answered, self.advice, self.weighing = None, False, None, False
