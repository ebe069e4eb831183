"""The accounts of a game: where each player's prestige came from, how it grew, and the best moments.

An account is kept by watching the events of a game; the engine knows nothing of it. What it tells of a game
that goes on is everybody's prestige, which may be secret: show it when the game is over.

>>> from engine import Record, Seat
>>> told = account(Record((Seat("Anna", "blue"), Seat("Ben", "red")), seed=7))
>>> [row.source for row in told.rows]
['residence', 'donations', 'cathedral', 'messages', 'park', 'plague']
>>> told.prestige
{'blue': 0, 'red': 0}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine import MARKETS, Event, Game, Record, RecordError
from engine import events as e
from engine.content import PERSONS
from engine.names import round_label
from game.log.wording import listed, person
from game.words import Family, say
from game.words.cards import PERSON_WORDS

RESIDENCE, DONATIONS, CATHEDRAL, MESSAGES, PARK, PLAGUE = GENERAL = (
    "residence",
    "donations",
    "cathedral",
    "messages",
    "park",
    "plague",
)
"""What prestige comes from, apart from persons. ``park``: the park's bonus of all gains; ``plague``: lost."""

_BY_REASON = {
    "residence": RESIDENCE,
    "notredame": DONATIONS,
    "notredame_share": CATHEDRAL,
    "message": MESSAGES,
}
_GENERAL_NAMES = Family("events-source", GENERAL)
_MOMENTS = Family(
    "events-moment",
    ("gain", "round", "rats", "struck", "messages", "drive", "hires", "taken", "comeback", "close"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: a source, and what each seat (colour) had from it; below 0 where it lost."""

    source: str
    """One of :data:`GENERAL`, or a person's name."""
    amounts: Mapping[str, int]

    @property
    def name(self) -> str:
        """The source in the language in use: ``Donations``, ``Hostess``."""
        return _GENERAL_NAMES.say(self.source) if self.source in GENERAL else PERSON_WORDS.say(self.source)


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth remembering; ``seats`` are all who share it, in seat order."""

    kind: str
    """``gain``, ``round``, ``rats``, ``struck``, ``messages``, ``drive``, ``hires``, ``taken``, ``comeback``
    or ``close``."""
    seats: tuple[str, ...]
    n: int
    """How much or many: prestige, rats, strikes, messages, steps, persons, coins."""
    label: str = ""
    """The round, as ``B3``, where it happened in one."""
    source: str = ""
    """For ``gain``: what it came from, as in :attr:`Row.source`."""


@dataclass(frozen=True, slots=True)
class Account:
    """A game's account. The amounts of all rows of a seat add up to its prestige."""

    rows: tuple[Row, ...]
    """Residence, donations, cathedral, messages; then each person that paid somebody, in the order of the
    rules; then park and plague."""
    prestige: Mapping[str, int]
    """Prestige at the end (or as the game stands) by colour."""
    rounds: Mapping[str, tuple[int, ...]]
    """Prestige after each round that is over, Notre Dame's payment included, by colour: up to 9 figures."""
    moments: tuple[Moment, ...]
    """The best moments, the most telling first; empty before anything has happened."""

    def persons(self, colour: str) -> int:
        """What a seat had from all persons together."""
        return sum(row.amounts[colour] for row in self.rows if row.source not in GENERAL)


def account(record: Record) -> Account:
    """The account of a recorded game, finished or not. Raises :class:`~engine.RecordError`."""
    ledger: Ledger | None = None
    game: Game | None = None
    for game, _ in record.games():
        ledger = ledger or Ledger(game.seats)
        ledger.hear(game.happened)
    if ledger is None or game is None:
        raise RecordError("no-game")
    return ledger.account(game.result.winners if game.result else ())


class Ledger:
    """Listens to the events of a game from its first on."""

    def __init__(self, seats: Iterable[str]) -> None:
        self.seats = tuple(seats)
        self._amounts: dict[str, dict[str, int]] = {}
        """Source to seat to prestige."""
        self._now = dict.fromkeys(self.seats, 0)
        self._rounds: dict[str, list[int]] = {seat: [] for seat in self.seats}
        self._round = 1
        self._largest: Moment | None = None
        self._counts = {kind: dict.fromkeys(self.seats, 0) for kind in _LEAST}
        self._longest_in = ""

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
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
            case e.PlagueStruck(seat):
                self._counts["struck"][seat] += 1
            case e.MessageCollected(seat):
                self._counts["messages"][seat] += 1
            case e.PersonHired(seat):
                self._counts["hires"][seat] += 1
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

    def account(self, winners: tuple[str, ...] = ()) -> Account:
        """The account as the game stands; ``winners`` when it is over."""
        sources = (*GENERAL[:4], *(name for name in PERSONS if name in self._amounts), *GENERAL[4:])
        nothing = dict.fromkeys(self.seats, 0)
        return Account(
            rows=tuple(Row(source, dict(self._amounts.get(source, nothing))) for source in sources),
            prestige=dict(self._now),
            rounds={seat: tuple(totals) for seat, totals in self._rounds.items()},
            moments=tuple(self._moments(winners)),
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
        """A win that was near, or a winner who had been far behind."""
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
        found: Moment | None = None
        for seat, totals in self._rounds.items():
            for number, (before, after) in enumerate(zip((0, *totals), totals, strict=False), 1):
                if found is None or after - before > found.n:
                    found = Moment("round", (seat,), after - before, round_label(number))
        if found is not None and found.n > (self._largest.n if self._largest else 0):
            yield found


_CLOSE = 2
"""Prestige between first and second that makes a near win."""

_LEAST = {"rats": 3, "messages": 2, "hires": 3, "drive": 3, "taken": 1, "struck": 2}
"""How many of something are worth telling, in the order in which they are told."""

_FAR_BEHIND = 6
"""Prestige behind the leader, after a round, from which a win is a comeback."""


def _most(kind: str, counts: Mapping[str, int], label: str) -> Iterable[Moment]:
    """Who has most of something, where that is worth telling."""
    most = max(counts.values())
    if most >= _LEAST[kind]:
        seats = tuple(seat for seat, count in counts.items() if count == most)
        yield Moment(kind, seats, most, label if len(seats) == 1 else "")


def _steps(path: tuple[str, ...]) -> int:
    """The steps of a drive: the markets on its way after the first."""
    return sum(node.partition(".")[2] in MARKETS for node in path[1:])


def moment_sentence(moment: Moment, names: Mapping[str, str]) -> str:
    """A moment as a sentence without a full stop; ``names`` are the players' names by colour."""
    told = {"names": listed([names[seat] for seat in moment.seats]), "n": moment.n, "label": moment.label}
    if moment.kind == "gain" and moment.source not in GENERAL:
        return say("events-moment-gain-person", person=person(moment.source), **told)
    if moment.kind == "gain":
        told["source"] = _GENERAL_NAMES.say(moment.source)
    return _MOMENTS.say(moment.kind, **told)
