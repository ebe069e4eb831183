"""Players: a common interface for a person at this screen, a bot and a phone.

The director passes each player the view of its seat and the events redacted for that seat, and polls it for
answers and wishes. It knows players only as :class:`Player`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from engine import Decision, Event, Move, View
from engine.bots.hints import Suggestion
from game.match.bot_process import BotProcess, Question, Thought


class Presence(Enum):
    """Whether a player can be reached."""

    HERE = "here"
    ASLEEP = "asleep"
    """It will come back, like a locked phone: the game waits for it."""
    GONE = "gone"
    """The connection is lost: the others may decide who takes over the seat."""


class Wish(Enum):
    """What a player can ask for besides answering; each wish is only about its own seat."""

    UNDO = "undo"
    """Undo the last choice."""
    PAST_OTHERS = "past-others"
    """Undo the last choice although others have moved since: they have agreed."""
    RESTART = "restart"
    """Undo the whole turn."""
    HINT = "hint"
    """Get suggestions for good moves."""
    DONE = "done"
    """End the turn, so that the game goes on."""
    LEAVE = "leave"
    """Leave the game for good; a bot takes over."""


class Answer(NamedTuple):
    """What a player chose."""

    decision: Decision
    """The object that was passed to :meth:`Player.ask`. An answer to any other is too late and ignored."""
    moves: tuple[Move, ...]
    """The first answers the decision; the others are played after it as long as they are legal."""
    stood_in: bool = False
    """Whether the player's bot failed and another bot chose the move."""
    unstarted: bool = False
    """Whether it failed because its process could not be started."""


class Player(Protocol):
    """The interface of all players; each makes the decisions of one seat."""

    @property
    def paced(self) -> bool:
        """Whether its answers are played at the table's pace, with pauses to follow the game and to undo."""

    def ask(self, view: View, decision: Decision) -> None:
        """Ask for a decision; ``view`` is the view of its seat only. Called once for each decision."""

    def withdraw(self) -> None:
        """Cancel the decision that it was asked for."""

    def observe(self, view_now: Callable[[], View], events: Sequence[Event] | None) -> None:
        """Receive the events of a move, redacted for its seat; ``view_now`` returns the view as it is then.

        Some moves have none, nor has the end of a turn that its player confirms. ``None``: the state of the
        game was reset, as a move was undone or players have changed.
        """

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """Receive the hint that it asked for; no suggestions if none were found."""

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | Wish | None:
        """Return its next answer or wish, if there is one.

        ``seconds``: game time since the last call. ``wait``: the longest time to block, in real seconds, for
        games without animation.
        """


class PersonHere:
    """A person at this screen: the screen shows the decision, and the table passes on the answer."""

    paced = False

    def __init__(self) -> None:
        self.decision: Decision | None = None
        """The decision that the person is asked for."""
        self.view: View | None = None
        """The view of the seat when it was asked."""
        self.advice: tuple[Decision | None, Sequence[Suggestion]] = None, ()
        """The last hint: the decision that it is for, and its suggestions."""
        self._said: deque[Answer | Wish] = deque()

    def ask(self, view: View, decision: Decision) -> None:
        """Keep the decision; the screen shows it when all animations are done."""
        self.view, self.decision = view, decision

    def withdraw(self) -> None:
        """Drop the decision, and answers that have not been processed."""
        self.view = self.decision = None
        self._said.clear()

    def observe(self, view_now: Callable[[], View], events: Sequence[Event] | None) -> None:
        """Do nothing: the table shows events to everybody at the screen."""

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """Keep the hint; the table marks its moves until the decision is made."""
        self.advice = decision, suggestions

    def say(self, said: Answer | Wish) -> None:
        """Queue an answer or a wish of the person."""
        if isinstance(said, Answer):
            self.view = self.decision = None
        self._said.append(said)

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | Wish | None:
        """Return the oldest answer or wish in the queue."""
        return self._said.popleft() if self._said else None


class BotPool:
    """The queue for the one process that all bots of a table share."""

    def __init__(self, process: BotProcess | None) -> None:
        self.process = process or BotProcess()
        self._line: dict[str, Callable[[], Question]] = {}

    def ask(self, colour: str, question: Callable[[], Question]) -> None:
        """Queue a question for a seat. It is created when its turn comes."""
        self._line[colour] = question

    def think(self) -> None:
        """Start on the first question in the queue if the process is idle."""
        if self.process.thinking is None and self._line:
            self.process.ask(next(iter(self._line.values()))())

    def withdraw(self, colour: str) -> None:
        """Drop the question of a seat."""
        self._line.pop(colour, None)
        if self.process.thinking == colour:
            self.process.forget()

    def answer(self, colour: str, seconds: float, wait: float) -> Thought | None:
        """Return the move for a seat, if there is one; see :meth:`Player.hear` for the arguments."""
        if self.process.thinking != colour:
            return None
        if wait:
            self.process.wait(wait)
        thought = self.process.answer(seconds)
        if thought is not None:
            del self._line[colour]
        return thought


class BotPlayer:
    """A bot, which thinks in the pool's process."""

    paced = True

    def __init__(self, colour: str, pool: BotPool, question: Callable[[View], Question]) -> None:
        """``question`` creates the bot's question from the view of its seat."""
        self._colour, self._pool, self._question = colour, pool, question
        self._view_now: Callable[[], View] | None = None
        self._decision: Decision | None = None

    def ask(self, view: View, decision: Decision) -> None:
        """Queue the decision in the pool."""
        self._view_now, self._decision = lambda: view, decision
        self._pool.ask(self._colour, self._asked)

    def _asked(self) -> Question:
        assert self._view_now is not None
        return self._question(self._view_now())

    def withdraw(self) -> None:
        """Drop the decision."""
        self._decision = None
        self._pool.withdraw(self._colour)

    def observe(self, view_now: Callable[[], View], events: Sequence[Event] | None) -> None:
        """Look again before it starts to think, so that the bot knows what others did meanwhile."""
        self._view_now = view_now

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """Do nothing: a bot never asks for a hint."""

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | None:
        """Return the bot's move, if there is one."""
        if self._decision is None:
            return None
        thought = self._pool.answer(self._colour, seconds, wait)
        if thought is None:
            return None
        decision, self._decision = self._decision, None
        return Answer(decision, (thought.move,), thought.stood_in, thought.unstarted)
