"""The teacher's script: lines, the moments at which one can be said, and topics, each explained once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from engine import Decision, Move
from engine.events import Event
from game.decisions.gestures import Thing
from game.log.statistics import Statistics
from game.match.board import Board, BoardPlayer
from game.words import Family

Argument = int | str | Callable[[], str]
"""An argument of a message: a number, a name, or a function for a word in the current language."""

HAND, PERSONS, CELL, CAPTION, ROUND = "hand", "persons", "cell", "caption", "round"
"""Kinds of things that only the teacher points at: the hand, the three persons, a number on a tray (with
seat and name), the caption, the round."""

CITY, HOME = "city", "home"
"""Where the camera looks while a line is shown: the whole city, or the learner's borough."""


@dataclass(frozen=True)
class Line:
    """One thing that the teacher says. ``words`` returns it in the current language."""

    topic: str
    words: Callable[[], str]
    icon: str
    """The picture beside it, a name in ``sprites/``."""
    about: tuple[Thing, ...] = ()
    """The things that it points at."""
    look: str | None = None
    """Where the camera looks meanwhile; ``None`` to leave it where it is."""
    move: Move | None = None
    """For advice: the suggested move."""


@dataclass(frozen=True)
class Moment:
    """A moment at which the teacher may say something. It has only what the learner may know."""

    view: Board
    me: str
    names: Mapping[str, str]
    """The players' names by colour."""

    @property
    def own(self) -> BoardPlayer:
        """The learner's seat."""
        return self.view.players[self.me]

    def cells(self, *what: str, seat: str | None = None) -> tuple[Thing, ...]:
        """Return numbers on a seat's tray as things to point at; by default the learner's."""
        return tuple((CELL, seat or self.me, name) for name in what)


@dataclass(frozen=True)
class BeforeDecision(Moment):
    """The learner has a decision to make."""

    decision: Decision
    chosen: str | None = None
    """The card of the hand that has been chosen but not yet placed."""
    contrary: bool = False
    """Whether the learner's last choice differed from the advice."""


@dataclass(frozen=True)
class BeforeEvent(Moment):
    """An event is about to be shown."""

    event: Event
    later: Sequence[Event] = field(default=())
    """The remaining events of the same move, beginning with ``event``."""


@dataclass(frozen=True)
class AfterGame(Moment):
    """The game is over."""

    winners: tuple[str, ...]
    tied: bool
    statistics: Statistics


@dataclass(frozen=True)
class Topic:
    """Something that is explained once.

    ``tell`` returns the arguments of the message, or ``None`` if the topic doesn't apply now. ``about``
    returns the things to point at. Both take the moment.
    """

    name: str
    icon: str
    tell: Callable[..., Mapping[str, Argument] | None]
    about: Callable[..., tuple[Thing, ...]] = lambda moment: ()
    look: str | None = None


def at(*thing: str) -> Callable[[Moment], tuple[Thing, ...]]:
    """Return a function for :attr:`Topic.about` that points at one thing at any moment."""
    return lambda moment: (thing,)


def cells(*what: str) -> Callable[[Moment], tuple[Thing, ...]]:
    """Return a function for :attr:`Topic.about` that points at numbers on the learner's tray."""
    return lambda moment: moment.cells(*what)


ON_PAGE = Family(
    "lesson-page", ("others", "drive", "hire", "alone", "sources", "advice-play-first", "place-friend")
)
"""What is said otherwise on a page, where things lie elsewhere and are done otherwise than at a table."""

_PREFIX = "lesson-"


def words(
    family: Family, member: str, arguments: Mapping[str, Argument], on_page: bool = False
) -> Callable[[], str]:
    """Return a function that gives a family's message with arguments in the current language."""
    own = family.key(member).removeprefix(_PREFIX)
    if on_page and own in ON_PAGE.members:
        family, member = ON_PAGE, own
    return lambda: family.say(
        member, **{name: value() if callable(value) else value for name, value in arguments.items()}
    )
