"""A game retold: its moves as sentences, round by round, as some seats together may know them.

>>> from engine import Record, Seat
>>> from engine.record.timeline import Timeline
>>> record = Record((Seat("Anna", "blue"), Seat("Ben", "red")), seed=7)
>>> retold = History(Timeline(record), {"blue": "Anna", "red": "Ben"}, ())
>>> retold.chapter(0).label, retold.chapter(0).lines[0].text
('A1', 'Period A begins')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine import events as e
from engine.events import Event, redact
from engine.names import BACK
from engine.record.timeline import Timeline
from game.log.sentences import turn_sentences

_TURNS = ("keep", "play", "discard", "hire", "pass", "lose")
"""Verbs of the moves that a turn begins with; others go on with one."""

_BEHIND_BACKS = (e.RoundBegan, e.PeriodBegan)
_OF_ITSELF = (
    e.PlagueStruck,
    e.BellringerPassed,
    e.PersonsLeft,
    e.NotreDamePaid,
    e.CardsReturned,
    e.PeriodBegan,
    e.RoundBegan,
    e.PersonsRevealed,
    e.HandDrawn,
    e.GameEnded,
)
"""What follows on a turn without being the player's deed."""


class Line(NamedTuple):
    """A sentence of the history."""

    text: str
    moment: int
    """How many moves have been made when it has come true."""
    seat: str | None
    """The colour whose turn it tells of; ``None``: everybody's."""


class Chapter(NamedTuple):
    """A round of the history."""

    label: str
    """As players say it: ``B3``."""
    lines: tuple[Line, ...]


class History:
    """What has happened in a game, for some viewers; worked out round by round when it is asked for."""

    def __init__(
        self, timeline: Timeline, names: Mapping[str, str], viewers: Sequence[str], about: str | None = None
    ) -> None:
        """``viewers`` are the seats whose knowledge is told; ``about``: only what concerns this seat."""
        self._timeline, self._names = timeline, names
        self._viewers, self._about = tuple(viewers), about
        self._told: dict[int, Chapter] = {}

    def __len__(self) -> int:
        """How many rounds have begun."""
        return len(self._timeline.rounds)

    def chapter(self, number: int) -> Chapter:
        """The round ``number``, from 0. Raises ``IndexError``."""
        if number not in self._told:
            label = self._timeline.rounds[number].label
            lines = [line for turn in self._turns(number) for line in self._tell(turn)]
            self._told[number] = Chapter(label, tuple(lines))
        return self._told[number]

    def _turns(self, number: int) -> Iterator[tuple[int, str | None, list[Event]]]:
        """The turns of a round: the moment at their end, whose they are, what happened."""
        rounds, timeline = self._timeline.rounds, self._timeline
        first = rounds[number].move_number
        last = rounds[number + 1].move_number if number + 1 < len(rounds) else len(timeline)
        gathered: list[Event] = list(self._part(first, True))
        mover: str | None = None
        at = first
        for moment in range(first + 1, last + 1):
            colour = timeline.mover(moment)
            verb = timeline.record.moves[moment - 1].split()[1]
            if (verb in _TURNS and not self._same_pass(verb, moment)) or (colour != mover and verb != "keep"):
                yield at, mover, gathered
                gathered = []
            # A pass of the draft is everybody's.
            mover, at = None if verb == "keep" else colour, moment
            closing = moment == last and number + 1 < len(rounds)
            gathered += self._part(moment, False) if closing else self._seen(moment)
        yield at, mover, gathered

    def _same_pass(self, verb: str, moment: int) -> bool:
        """Whether a pick belongs to the pass of the draft that the pick before belongs to."""
        if verb != "keep" or moment == 1 or self._timeline.record.moves[moment - 2].split()[1] != "keep":
            return False
        return not any(isinstance(event, e.CardsPassed) for event in self._timeline.events(moment - 1))

    def _seen(self, moment: int) -> list[Event]:
        return [redact(event, self._viewers) for event in self._timeline.events(moment)]

    def _part(self, moment: int, after: bool) -> list[Event]:
        """What a move that ended a round brought about: in the new round (``after``), or still in the old."""
        seen = self._seen(moment)
        at = next((at for at, event in enumerate(seen) if isinstance(event, _BEHIND_BACKS)), len(seen))
        return seen[at:] if after else seen[:at]

    def _tell(self, turn: tuple[int, str | None, list[Event]]) -> Iterator[Line]:
        moment, mover, happened = turn
        events = [event for event in happened if not _says_nothing(event)]
        if self._about is not None:
            events = [event for event in events if _concerns(event, self._about)]
        deeds = next((at for at, event in enumerate(events) if not _is_deed(event, mover)), len(events))
        for part, seat in ((events[:deeds], mover), (events[deeds:], None)):
            for text in turn_sentences(part, self._names):
                yield Line(text, moment, seat)


def _is_deed(event: Event, mover: str | None) -> bool:
    """Whether an event is what ``mover`` does, and not what befalls all or another seat's doing."""
    if isinstance(event, _OF_ITSELF) or (isinstance(event, e.RatMoved) and event.reason == "plague"):
        return False
    return getattr(event, "seat", mover) == mover


def _says_nothing(event: Event) -> bool:
    """A pick that nobody saw."""
    return isinstance(event, e.CardKept) and event.card.endswith(BACK)


def _concerns(event: Event, seat: str) -> bool:
    """Whether an event is about a seat, and tells more than what all do."""
    if any(card.endswith(BACK) for card in getattr(event, "cards", ())):
        return False
    giver = None if isinstance(event, e.BellringerPassed) else getattr(event, "from_seat", None)
    names = (getattr(event, "seat", None), giver, getattr(event, "to_seat", None))
    if any(name == seat for name in names):
        return True
    return isinstance(event, e.CoinsGained) and any(giver == seat for giver, _ in event.taken_from)
