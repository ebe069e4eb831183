"""The history: a game's moves as sentences, round by round, as far as some seats together may know them.

>>> from engine import Record, Seat
>>> from engine.record.timeline import Timeline
>>> record = Record((Seat("Anna", "blue"), Seat("Ben", "red")), seed=7)
>>> retold = History(Timeline(record), {"blue": "Anna", "red": "Ben"}, ())
>>> retold.round(0).label, retold.round(0).lines[0].text
('A1', 'Period A begins')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine import events as e
from engine.events import Event, redact
from engine.names import BACK
from engine.record.timeline import Timeline
from game.log.turns import turn_sentences
from game.match.memory import first_open_round
from game.words import say

_TURNS = ("keep", "play", "discard", "hire", "pass", "lose")
"""The verbs of moves that begin a turn. All others continue one."""

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
"""Events that follow a turn but are not an action of the player."""


class Line(NamedTuple):
    """A sentence of the history."""

    text: str
    moment: int
    """The number of moves after which it is true."""
    seat: str | None
    """The colour whose turn it is about; ``None`` for all seats."""


class HistoryRound(NamedTuple):
    """A round of the history."""

    label: str
    """The label of the round: ``B3``."""
    lines: tuple[Line, ...]


class History:
    """The history of a game for some viewers. Each round is computed on first access."""

    def __init__(
        self, timeline: Timeline, names: Mapping[str, str], viewers: Sequence[str], about: str | None = None
    ) -> None:
        """``viewers``: the seats whose knowledge is shown. ``about``: only lines about this seat."""
        self._timeline, self._names = timeline, names
        self._viewers, self._about = tuple(viewers), about
        self._rounds: dict[int, HistoryRound] = {}
        self.first = first_open_round(timeline)
        """The index of the first round that may be looked up; the ones before only say so."""

    def __len__(self) -> int:
        """Return the number of rounds that have begun."""
        return len(self._timeline.rounds)

    def round(self, number: int) -> HistoryRound:
        """Return the round with an index from 0. Raises ``IndexError``."""
        if number not in self._rounds:
            label = self._timeline.rounds[number].label
            lines = [line for turn in self._turns(number) for line in self._tell(turn)]
            if number <= self.first and self.first:
                note = Line(say("history-strict"), self._timeline.rounds[self.first].move_number, None)
                lines = [note, *(lines if number == self.first else ())]
            self._rounds[number] = HistoryRound(label, tuple(lines))
        return self._rounds[number]

    def _turns(self, number: int) -> Iterator[tuple[int, str | None, list[Event]]]:
        """Yield the turns of a round: the moment at the end, the seat (``None``: all), the events."""
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
            # A pass of the draft belongs to all seats.
            mover, at = None if verb == "keep" else colour, moment
            closing = moment == last and number + 1 < len(rounds)
            gathered += self._part(moment, False) if closing else self._seen(moment)
        yield at, mover, gathered

    def _same_pass(self, verb: str, moment: int) -> bool:
        """Return whether a pick belongs to the same pass of the draft as the one before."""
        if verb != "keep" or moment == 1 or self._timeline.record.moves[moment - 2].split()[1] != "keep":
            return False
        return not any(isinstance(event, e.CardsPassed) for event in self._timeline.events(moment - 1))

    def _seen(self, moment: int) -> list[Event]:
        return [redact(event, self._viewers) for event in self._timeline.events(moment)]

    def _part(self, moment: int, after: bool) -> list[Event]:
        """Return the events of a move that ended a round: of the new round (``after``) or the old one."""
        seen = self._seen(moment)
        at = next((at for at, event in enumerate(seen) if isinstance(event, _BEHIND_BACKS)), len(seen))
        return seen[at:] if after else seen[:at]

    def _tell(self, turn: tuple[int, str | None, list[Event]]) -> Iterator[Line]:
        moment, mover, happened = turn
        about = self._about
        events = [event for event in happened if about is None or concerns(event, about)]
        events = [event for event in events if not is_hidden_pick(event)]
        own = next((at for at, event in enumerate(events) if not is_own_action(event, mover)), len(events))
        for part, seat in ((events[:own], mover), (events[own:], None)):
            for text in turn_sentences(part, self._names):
                yield Line(text, moment, seat)


def is_own_action(event: Event, mover: str | None) -> bool:
    """Return whether an event is an action of ``mover``, and not of all or of another seat."""
    if isinstance(event, _OF_ITSELF) or (isinstance(event, e.RatMoved) and event.reason == "plague"):
        return False
    return getattr(event, "seat", mover) == mover


def is_hidden_pick(event: Event) -> bool:
    """Return whether an event is a hidden pick."""
    return isinstance(event, e.CardKept) and event.card.endswith(BACK)


def concerns(event: Event, seat: str) -> bool:
    """Return whether an event is about one seat in particular."""
    if any(card.endswith(BACK) for card in getattr(event, "cards", ())):
        return False
    giver = None if isinstance(event, e.BellringerPassed) else getattr(event, "from_seat", None)
    names = (getattr(event, "seat", None), giver, getattr(event, "to_seat", None))
    if any(name == seat for name in names):
        return True
    return isinstance(event, e.CoinsGained) and any(giver == seat for giver, _ in event.taken_from)
