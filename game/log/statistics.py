"""Statistics of a game: where each player's prestige came from, how it grew, and the highlights.

They are collected from the events of a game, outside the engine. They reveal every player's prestige, which
may be secret, so show them only when the game is over.

>>> from engine import Record, Seat
>>> told = statistics_of(Record((Seat("Anna", "blue"), Seat("Ben", "red")), seed=7))
>>> [row.source for row in told.rows]
['residence', 'donations', 'cathedral', 'messages', 'park', 'plague']
>>> told.prestige
{'blue': 0, 'red': 0}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from engine import MARKETS, Event, Game, Record, RecordError
from engine import events as e
from engine.names import round_label
from game.log.event_phrases import person, together
from game.words import Family, say
from game.words.persons import PERSON_WORDS, shown_persons

GENERAL = ("residence", "donations", "cathedral", "messages", "park", "plague")
"""The sources of prestige other than persons. ``park``: its bonus on all gains; ``plague``: what it took."""
PARK, PLAGUE = GENERAL[-2:]

_BY_REASON = {"notredame": "donations", "notredame_share": "cathedral", "message": "messages"}
"""The sources of gains whose reason has another name in events."""
_GENERAL_NAMES = Family("events-source", GENERAL)
_MOMENTS = Family(
    "events-moment",
    ("gain", "round", "rats", "struck", "messages", "drive", "hires", "taken", "comeback", "close"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A source and the prestige that each seat (by colour) got from it; negative for losses."""

    source: str
    """One of :data:`GENERAL`, or a person's name."""
    amounts: Mapping[str, int]

    @property
    def name(self) -> str:
        """The source in the language in use: ``Donations``, ``Hostess``."""
        return _GENERAL_NAMES.say(self.source) if self.source in GENERAL else PERSON_WORDS.say(self.source)


@dataclass(frozen=True, slots=True)
class Moment:
    """A highlight; ``seats`` are all who share it, in seat order."""

    kind: str
    """``gain``, ``round``, ``rats``, ``struck``, ``messages``, ``drive``, ``hires``, ``taken``, ``comeback``
    or ``close``."""
    seats: tuple[str, ...]
    n: int
    """The number of prestige, rats, strikes, messages, steps, persons or coins."""
    label: str = ""
    """The round (``B3``), if it happened in one."""
    source: str = ""
    """For ``gain``: its source, as in :attr:`Row.source`."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics of a game. The amounts of a seat in all rows add up to its prestige."""

    rows: tuple[Row, ...]
    """Residence, donations, cathedral, messages; each person that gave prestige, in the order of the rules;
    park and plague."""
    prestige: Mapping[str, int]
    """Final (or present) prestige by colour."""
    rounds: Mapping[str, tuple[int, ...]]
    """Prestige by colour after each finished round, Notre Dame's payment included: up to 9 numbers."""
    moments: tuple[Moment, ...]
    """The highlights, the most interesting first."""
    hired: Mapping[str, Mapping[str, int]]
    """By colour, how often each person was hired."""

    def persons(self, colour: str) -> int:
        """Return the prestige that a seat got from all persons together."""
        return sum(row.amounts[colour] for row in self.rows if row.source not in GENERAL)


class Source(NamedTuple):
    """A source of prestige, and what each seat got from it."""

    name: str
    amounts: dict[str, int]
    kind: str
    """As in :attr:`Row.source`, or ``persons``."""


def sources_of(statistics: Statistics) -> list[Source]:
    """Return the sources that gave or took prestige; all persons count as one, and come before the park."""
    found = [
        Source(row.name, dict(row.amounts), row.source) for row in statistics.rows if row.source in GENERAL
    ]
    persons = {colour: statistics.persons(colour) for colour in statistics.prestige}
    found.insert(-2, Source(say("results-persons"), persons, "persons"))
    return [source for source in found if any(source.amounts.values())]


def statistics_of(record: Record) -> Statistics:
    """Return the statistics of a recorded game, finished or not. Raises :class:`~engine.RecordError`."""
    collector = StatisticsCollector(seat.colour for seat in record.seats)
    game: Game | None = None
    for game, _ in record.games():
        collector.add(game.happened)
    if game is None:
        raise RecordError("no-game")
    return collector.statistics(game.result.winners if game.result else ())


class StatisticsCollector:
    """Collects statistics from the events of a game, from the first one on."""

    def __init__(self, seats: Iterable[str]) -> None:
        self.seats = tuple(seats)
        self._amounts: dict[str, dict[str, int]] = {}
        """Prestige by source and seat."""
        self._now = dict.fromkeys(self.seats, 0)
        self._rounds: dict[str, list[int]] = {seat: [] for seat in self.seats}
        self._round = 1
        self._largest: Moment | None = None
        self._counts = {kind: dict.fromkeys(self.seats, 0) for kind in _LEAST}
        self._longest_in = ""
        self._hired: dict[str, Counter[str]] = {seat: Counter() for seat in self.seats}

    def add(self, events: Iterable[Event]) -> None:
        """Add the events that happened next."""
        for event in events:
            self._add(event)

    def _add(self, event: Event) -> None:
        match event:
            case e.PrestigeGained(seat, n, park, reason):
                source = _BY_REASON.get(reason, reason)
                self._book(source, seat, n - park)
                self._book(PARK, seat, park)
                if self._largest is None or n > self._largest.n:
                    self._largest = Moment("gain", (seat,), n, round_label(self._round), source)
            case e.PrestigeLost(seat, n, _):
                self._book(PLAGUE, seat, -n)
            case e.RoundBegan(round_):
                if round_ > 1:
                    self._close_round()
                self._round = round_
            case e.GameEnded():
                self._close_round()
            case e.RatMoved(seat, from_space, to, "kill"):
                self._counts["rats"][seat] += from_space - to
            case e.PlagueStruck(seat) | e.MessageCollected(seat) | e.PersonHired(seat):
                if isinstance(event, e.PersonHired):
                    self._hired[seat][event.person] += 1
                self._counts[_COUNTED[type(event)]][seat] += 1
            case e.CoinsGained(seat, _, taken_from):
                self._counts["taken"][seat] += sum(coins for _, coins in taken_from)
            case e.CarriageDriven(seat, _, _, path):
                self._drive(seat, _steps(path))

    def _book(self, source: str, seat: str, n: int) -> None:
        self._amounts.setdefault(source, dict.fromkeys(self.seats, 0))[seat] += n
        self._now[seat] += n

    def _close_round(self) -> None:
        for seat, prestige in self._now.items():
            self._rounds[seat].append(prestige)

    def _drive(self, seat: str, steps: int) -> None:
        drives = self._counts["drive"]
        if steps > max(drives.values()):
            self._longest_in = round_label(self._round)
        drives[seat] = max(drives[seat], steps)

    def statistics(self, winners: tuple[str, ...] = ()) -> Statistics:
        """Return the statistics so far. ``winners``: if the game is over."""
        sources = (*GENERAL[:4], *(name for name in shown_persons() if name in self._amounts), *GENERAL[4:])
        nothing = dict.fromkeys(self.seats, 0)
        return Statistics(
            rows=tuple(Row(source, dict(self._amounts.get(source, nothing))) for source in sources),
            prestige=dict(self._now),
            rounds={seat: tuple(totals) for seat, totals in self._rounds.items()},
            moments=tuple(self._moments(winners)),
            hired={seat: dict(persons) for seat, persons in self._hired.items()},
        )

    def _moments(self, winners: tuple[str, ...]) -> Iterable[Moment]:
        if len(winners) == 1:
            yield from self._of_the_win(winners[0])
        if self._largest is not None:
            yield self._largest
        yield from self._best_round()
        for kind, counts in self._counts.items():
            yield from _most(kind, counts, self._longest_in if kind == "drive" else "")

    def _of_the_win(self, winner: str) -> Iterable[Moment]:
        """Yield a close win, or the comeback of a winner who had been far behind."""
        second = max(prestige for seat, prestige in self._now.items() if seat != winner)
        margin = self._now[winner] - second
        if margin <= _CLOSE:
            yield Moment("close", (winner,), margin)
        best = [max(standing) for standing in zip(*self._rounds.values(), strict=True)]
        behind = [lead - own for lead, own in zip(best, self._rounds[winner], strict=True)]
        most = max(behind)
        if most >= _FAR_BEHIND:
            yield Moment("comeback", (winner,), most, round_label(behind.index(most) + 1))

    def _best_round(self) -> Iterable[Moment]:
        gains = [
            Moment("round", (seat,), after - before, round_label(number))
            for seat, totals in self._rounds.items()
            for number, (before, after) in enumerate(pairwise((0, *totals)), 1)
        ]
        best = max(gains, key=lambda moment: moment.n, default=None)
        if best is not None and best.n > (self._largest.n if self._largest else 0):
            yield best


_CLOSE = 2
"""The largest lead in prestige that counts as a close win."""

_LEAST = {"rats": 3, "messages": 2, "hires": 3, "drive": 3, "taken": 1, "struck": 2}
"""The least number for a highlight of each kind, in the order in which they are reported."""

_COUNTED: dict[type, str] = {e.PlagueStruck: "struck", e.MessageCollected: "messages", e.PersonHired: "hires"}
"""The events that each add one to a count, with the key of the count."""

_FAR_BEHIND = 6
"""The least distance behind the leader after a round, in prestige, that makes a win a comeback."""


def _most(kind: str, counts: Mapping[str, int], label: str) -> Iterable[Moment]:
    """Yield the highlight for the most of something, if that reaches :data:`_LEAST`."""
    most = max(counts.values())
    if most >= _LEAST[kind]:
        seats = tuple(seat for seat, count in counts.items() if count == most)
        yield Moment(kind, seats, most, label if len(seats) == 1 else "")


def _steps(path: tuple[str, ...]) -> int:
    """Return the number of steps of a drive: the markets on its path after the first."""
    return sum(node.partition(".")[2] in MARKETS for node in path[1:])


def moment_sentence(moment: Moment, names: Mapping[str, str]) -> str:
    """Return a highlight as a sentence without a full stop. ``names``: the players' names by colour."""
    arguments = {
        "names": together([names[seat] for seat in moment.seats]),
        "n": moment.n,
        "label": moment.label,
    }
    if moment.kind == "gain" and moment.source not in GENERAL:
        return say("events-moment-gain-person", person=person(moment.source), **arguments)
    if moment.kind == "gain":
        arguments["source"] = _GENERAL_NAMES.say(moment.source)
    return _MOMENTS.say(moment.kind, **arguments)
