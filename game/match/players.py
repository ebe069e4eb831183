"""Players: whoever answers for a seat. A person at this screen, a bot and a phone come through one door.

The director asks a player with the view of its seat, shows it what happens as its seat may see it, and
hears answers and wishes from it. It knows no more of a player than :class:`Player`.
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
    """It will come back, as a phone that is locked: the seat waits."""
    GONE = "gone"
    """Nothing is heard of it any more: somebody may decide who plays on."""


class Wish(Enum):
    """What a player can ask for beside answering; each is about its own seat alone."""

    UNDO = "undo"
    """Take back the last choice."""
    RESTART = "restart"
    """Take back the whole turn."""
    HINT = "hint"
    """Be told which moves are good."""
    DONE = "done"
    """The turn is over: the game goes on."""
    LEAVE = "leave"
    """Leave the game for good; a bot plays on."""


class Answer(NamedTuple):
    """What a player chose."""

    decision: Decision
    """The very object that was asked. An answer to any other comes too late and is left out."""
    moves: tuple[Move, ...]
    """The first answers the decision; others follow on it, as long as they are legal."""
    stood_in: bool = False
    """Whether the player's bot failed and another chose for it."""
    unstarted: bool = False
    """Whether that was because its process couldn't be begun."""


class Player(Protocol):
    """Whoever answers for a seat."""

    @property
    def paced(self) -> bool:
        """Whether it is heard at the table's pace, with pauses in which people can follow and take back."""

    @property
    def presence(self) -> Presence:
        """Whether it can be reached."""

    def ask(self, view: View, decision: Decision) -> None:
        """Put a decision to it; ``view`` is that of its seat alone. It is asked once, until it answers."""

    def withdraw(self) -> None:
        """The decision it was asked isn't its to make any more."""

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Show it what happened, as its seat may see it, and the view after it.

        Without events the game stands anew: it has gone back, or others play.
        """

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """Give it the hint it wished for; no suggestions where none was found."""

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | Wish | None:
        """What it says next, if anything; ``seconds`` of the game have gone by.

        For games without a picture it may be waited for, up to ``wait`` seconds of real time.
        """


class PersonHere:
    """A person at this screen: the screen puts the decision, and the table answers for them."""

    paced = False
    presence = Presence.HERE

    def __init__(self) -> None:
        self.decision: Decision | None = None
        """What the person is asked."""
        self.view: View | None = None
        """What the seat knew when it was asked."""
        self.advice: tuple[Decision | None, Sequence[Suggestion]] = None, ()
        """The last hint that the person got, and the decision it is for."""
        self._said: deque[Answer | Wish] = deque()

    def ask(self, view: View, decision: Decision) -> None:
        """The screen puts the decision when all has been shown."""
        self.view, self.decision = view, decision

    def withdraw(self) -> None:
        """Nothing is asked any more, and no answer is under way."""
        self.view = self.decision = None
        self._said.clear()

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """The table shows what happened to all who look at the screen."""

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """The table marks the moves while the decision is still to be made."""
        self.advice = decision, suggestions

    def say(self, said: Answer | Wish) -> None:
        """The person has answered or wishes something."""
        if isinstance(said, Answer):
            self.view = self.decision = None
        self._said.append(said)

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | Wish | None:
        """What was said first."""
        return self._said.popleft() if self._said else None


class BotPool:
    """The bots of a table: they share one process, so their questions wait in line."""

    def __init__(self, process: BotProcess | None = None) -> None:
        self.process = process or BotProcess()
        self._line: dict[str, Callable[[], Question]] = {}

    def ask(self, colour: str, question: Callable[[], Question]) -> None:
        """Think for a seat when its turn comes; only then its question is made."""
        self._line[colour] = question

    def think(self) -> None:
        """Begin with the first question in line, where nothing is thought about."""
        if self.process.thinking is None and self._line:
            self.process.ask(next(iter(self._line.values()))())

    def withdraw(self, colour: str) -> None:
        """Think no more about the question of a seat."""
        self._line.pop(colour, None)
        if self.process.thinking == colour:
            self.process.forget()

    def answer(self, colour: str, seconds: float, wait: float) -> Thought | None:
        """What was thought of for a seat, when there is something; see :meth:`Player.hear`."""
        if self.process.thinking != colour:
            return None
        if wait:
            self.process.wait(wait)
        thought = self.process.answer(seconds)
        if thought is not None:
            del self._line[colour]
        return thought


class BotPlayer:
    """A bot: it thinks in the pool's process."""

    paced = True
    presence = Presence.HERE

    def __init__(self, colour: str, pool: BotPool, question: Callable[[View], Question]) -> None:
        """``question`` makes of its seat's view what the bot is asked."""
        self._colour, self._pool, self._question = colour, pool, question
        self._view: View | None = None
        self._decision: Decision | None = None

    def ask(self, view: View, decision: Decision) -> None:
        """Think when it is this bot's turn in the pool."""
        self._view, self._decision = view, decision
        self._pool.ask(self._colour, self._asked)

    def _asked(self) -> Question:
        assert self._view is not None
        return self._question(self._view)

    def withdraw(self) -> None:
        """Think no more."""
        self._decision = None
        self._pool.withdraw(self._colour)

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """What others do before it thinks, it takes into account."""
        self._view = view

    def advise(self, decision: Decision, suggestions: Sequence[Suggestion]) -> None:
        """A bot never asks."""

    def hear(self, seconds: float, wait: float = 0.0) -> Answer | None:
        """The bot's move when it has come to one."""
        if self._decision is None:
            return None
        thought = self._pool.answer(self._colour, seconds, wait)
        if thought is None:
            return None
        decision, self._decision = self._decision, None
        return Answer(decision, (thought.move,), thought.stood_in, thought.unstarted)
