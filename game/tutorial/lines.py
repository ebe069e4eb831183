"""What the teacher says: a line, the moments at which there is one, and topics, each spoken of once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from engine import Decision, Move
from engine.events import Event
from game.decisions.gestures import Thing
from game.log.statistics import Statistics
from game.table.city.board import Board, BoardPlayer
from game.words import Family

Told = int | str | Callable[[], str]
"""What is put into a sentence: a number, a name, or a word that depends on the language in use."""

HAND, PERSONS, CELL, CAPTION, ROUND = "hand", "persons", "cell", "caption", "round"
"""Things that only the teacher points at: the hand, the three persons, a figure on a plate (with seat and
name), the caption, the round."""

CITY, HOME = "city", "home"
"""Where the camera looks while a line is read: the whole city, or the own borough."""


@dataclass(frozen=True)
class Line:
    """Something to say. ``words`` gives it in the language in use."""

    topic: str
    words: Callable[[], str]
    icon: str
    """The picture beside it, a name in ``sprites/``."""
    about: tuple[Thing, ...] = ()
    """What it points at; empty: nothing in particular."""
    look: str | None = None
    """Where the camera looks meanwhile; ``None``: where it is."""
    move: Move | None = None
    """The move it suggests, for advice."""


@dataclass(frozen=True)
class Moment:
    """What the teacher sees when there may be something to say: what the learner may know, no more."""

    view: Board
    me: str
    names: Mapping[str, str]
    """How the players are called, by colour."""

    @property
    def own(self) -> BoardPlayer:
        """The learner's seat."""
        return self.view.players[self.me]

    def cells(self, *what: str, seat: str | None = None) -> tuple[Thing, ...]:
        """Figures on a seat's plate, the learner's own unless said."""
        return tuple((CELL, seat or self.me, name) for name in what)


@dataclass(frozen=True)
class Asked(Moment):
    """The learner is to decide."""

    decision: Decision
    chosen: str | None = None
    """The card of the hand that is to be placed."""
    contrary: bool = False
    """Whether the last choice was another than was suggested."""


@dataclass(frozen=True)
class Coming(Moment):
    """Something is about to be shown."""

    event: Event
    later: Sequence[Event] = field(default=())
    """All that follows on the same move, ``event`` first."""


@dataclass(frozen=True)
class Over(Moment):
    """The game is over."""

    winners: tuple[str, ...]
    tied: bool
    statistics: Statistics


@dataclass(frozen=True)
class Topic:
    """Something to be spoken of once.

    ``tell`` gives what is put into the sentence, or ``None``: there is nothing to say of it now.
    """

    name: str
    icon: str
    tell: Callable[..., Mapping[str, Told] | None]
    about: Callable[..., tuple[Thing, ...]] = lambda moment: ()
    look: str | None = None


def words(family: Family, member: str, told: Mapping[str, Told]) -> Callable[[], str]:
    """A message of a family with what is told put into it, in whatever language is in use when it is read."""
    return lambda: family.say(
        member, **{name: value() if callable(value) else value for name, value in told.items()}
    )
