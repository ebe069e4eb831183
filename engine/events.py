"""Events: everything that happens in a game, as typed values in order.

Animations, the history, sounds and tests are driven by them. A seat is named by its colour. For an event
with secret information, :func:`secret_of` returns the seats that may know it, and :func:`redact` hides it
from all others.

Events are named tuples, for pattern matching and ``_replace``, but two are equal only if they are of the same
kind, and none is equal to a bare tuple.

Inside the engine an event is a bare tuple (its class, then its fields), because most games are played by
bots, which never look at events. :class:`Events` makes the typed objects on demand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, get_args, overload

from engine.names import Colour, MessageKind, Period, Place, Sector, back_of


class RoundBegan(NamedTuple):
    """A round (1 to 9; the label is ``B3`` for 6) begins; ``first`` has the bellringer."""

    round: int
    label: str
    first: Colour


class PeriodBegan(NamedTuple):
    """A period begins: the brown persons have been shuffled."""

    letter: Period


class PersonsRevealed(NamedTuple):
    """The three persons of the round: brown, brown, grey."""

    persons: tuple[str, ...]


class HandDrawn(NamedTuple):
    """A seat drew its three cards for the draft. Secret."""

    seat: Colour
    cards: tuple[str, ...]


class CardKept(NamedTuple):
    """A seat picked a card in the draft. Secret."""

    seat: Colour
    card: str


class CardsPassed(NamedTuple):
    """Cards went from one seat to its left neighbour. Secret of those two."""

    from_seat: Colour
    to_seat: Colour
    cards: tuple[str, ...]


class HandTaken(NamedTuple):
    """The draft is over: the kept cards are the seat's hand. Secret."""

    seat: Colour
    cards: tuple[str, ...]


class CardPlayed(NamedTuple):
    """A seat played a card face up."""

    seat: Colour
    card: str


class CardDiscarded(NamedTuple):
    """A seat laid down a card face up and declined its action."""

    seat: Colour
    card: str


class ThirdLaid(NamedTuple):
    """A seat's third card went under the second, face down. Secret."""

    seat: Colour
    card: str


class ThirdShown(NamedTuple):
    """A seat's third card was turned face up (scholar)."""

    seat: Colour
    card: str


class CubePlaced(NamedTuple):
    """A cube was placed; ``source`` is ``cache``, ``supply`` or the place it was taken from."""

    seat: Colour
    place: Place
    source: str


class CubeRemoved(NamedTuple):
    """A cube went from a place to its owner's supply; ``reason``: ``plague``, ``notredame`` or a person."""

    seat: Colour
    place: Place
    reason: str


class FriendMoved(NamedTuple):
    """The friend moved to a sector, from another one or (``None``) from the hand."""

    seat: Colour
    from_sector: Sector | None
    to_sector: Sector


class PiecesMoved(NamedTuple):
    """Cubes, and with ``friend`` the friend too, moved from a place to a sector (minstrel, fool, actress)."""

    seat: Colour
    from_place: Place
    to_sector: Sector
    cubes: int
    friend: bool


class SectorActivated(NamedTuple):
    """A sector does its action with this influence."""

    seat: Colour
    sector: Sector
    influence: int


class CubesGained(NamedTuple):
    """``n`` cubes went from the supply to the cache."""

    seat: Colour
    n: int


class CoinsGained(NamedTuple):
    """A seat gained ``n`` coins: from other seats as in ``taken_from``, (seat, coins), else from the bank."""

    seat: Colour
    n: int
    taken_from: tuple[tuple[Colour, int], ...]


class CoinsPaid(NamedTuple):
    """``n`` coins went to the bank; ``reason``: ``donation``, ``hire`` or a person."""

    seat: Colour
    n: int
    reason: str


class PrestigeGained(NamedTuple):
    """A seat gained ``n`` prestige, of which ``park`` is the park's bonus.

    ``reason``: a card kind, a person, ``message`` or, at a period's end, ``notredame_share``.
    """

    seat: Colour
    n: int
    park: int
    reason: str


class PrestigeLost(NamedTuple):
    """A seat lost ``n`` prestige to the plague."""

    seat: Colour
    n: int
    reason: str


class RatMoved(NamedTuple):
    """The rat marker went from one space to another; ``reason``: ``kill`` or ``plague``."""

    seat: Colour
    from_: int
    to: int
    reason: str


class PlagueStruck(NamedTuple):
    """The rat marker would have gone beyond 9."""

    seat: Colour


class CarriageDriven(NamedTuple):
    """A carriage drove along ``path``: intersections, both ends included; one where it stays put."""

    seat: Colour
    from_market: str
    to_market: str
    path: tuple[str, ...]


class MessageCollected(NamedTuple):
    """A seat took the message of a market."""

    seat: Colour
    market: str
    colour: Colour
    kind: MessageKind


class ActionForgone(NamedTuple):
    """An action or effect had no result; ``reason`` is the card kind or person."""

    seat: Colour
    reason: str


class PersonHired(NamedTuple):
    """A seat paid for a person."""

    seat: Colour
    person: str


class HiringPassed(NamedTuple):
    """A seat hired nobody; ``forced``: it had no coin."""

    seat: Colour
    forced: bool


class GreyShown(NamedTuple):
    """A seat saw the grey persons to come, in their order (spy). Secret."""

    seat: Colour
    persons: tuple[str, ...]


class DoctorHired(NamedTuple):
    """The persons' rats count 0 for this seat this round."""

    seat: Colour


class BellringerPassed(NamedTuple):
    """The bellringer went to the left."""

    from_seat: Colour
    to_seat: Colour


class PersonsLeft(NamedTuple):
    """The three persons went under their stacks."""

    persons: tuple[str, ...]


class NotreDamePaid(NamedTuple):
    """Notre Dame shares ``pot`` prestige among ``cubes`` cubes: ``each`` to every one."""

    pot: int
    cubes: int
    each: int


class CardsReturned(NamedTuple):
    """All action cards went home and were shuffled into new decks."""


class GameEnded(NamedTuple):
    """The game is over; :attr:`engine.Game.result` has the scores."""

    winners: tuple[Colour, ...]


Event = (
    RoundBegan
    | PeriodBegan
    | PersonsRevealed
    | HandDrawn
    | CardKept
    | CardsPassed
    | HandTaken
    | CardPlayed
    | CardDiscarded
    | ThirdLaid
    | ThirdShown
    | CubePlaced
    | CubeRemoved
    | FriendMoved
    | PiecesMoved
    | SectorActivated
    | CubesGained
    | CoinsGained
    | CoinsPaid
    | PrestigeGained
    | PrestigeLost
    | RatMoved
    | PlagueStruck
    | CarriageDriven
    | MessageCollected
    | ActionForgone
    | PersonHired
    | HiringPassed
    | GreyShown
    | DoctorHired
    | BellringerPassed
    | PersonsLeft
    | NotreDamePaid
    | CardsReturned
    | GameEnded
)

KINDS: tuple[type[tuple[Any, ...]], ...] = get_args(Event)
"""The class of every kind of event."""


def _equal(one: tuple[Any, ...], other: object) -> bool:
    return type(one) is type(other) and tuple.__eq__(one, other)


def _unequal(one: tuple[Any, ...], other: object) -> bool:
    return not _equal(one, other)


def _hash(event: tuple[Any, ...]) -> int:
    return hash((type(event), *event))


for _kind in KINDS:
    # A NamedTuple can't inherit these: its only base is tuple.
    for _name, _method in (("__eq__", _equal), ("__ne__", _unequal), ("__hash__", _hash)):
        setattr(_kind, _name, _method)

UNKNOWN_PERSON = "?"


def secret_of(event: Event) -> tuple[str, ...]:
    """Return the seats that may know all of an event; empty for a public event."""
    match event:
        case HandDrawn() | CardKept() | HandTaken() | ThirdLaid() | GreyShown():
            return (event.seat,)
        case CardsPassed():
            return (event.from_seat, event.to_seat)
    return ()


def redact(event: Event, viewers: Iterable[str]) -> Event:
    """Return the event as ``viewers`` together may see it. Cards hidden from all of them become backs."""
    owners = secret_of(event)
    if not owners or any(viewer in owners for viewer in viewers):
        return event
    match event:
        case HandDrawn() | CardsPassed() | HandTaken():
            return event._replace(cards=tuple(back_of(card) for card in event.cards))
        case CardKept() | ThirdLaid():
            return event._replace(card=back_of(event.card))
        case GreyShown():
            return event._replace(persons=(UNKNOWN_PERSON,) * len(event.persons))
    return event


class Events(Sequence[Event]):
    """The events of one move as a sequence; the objects are made on first access."""

    __slots__ = ("_bare", "_made")

    def __init__(self, bare: list[tuple[Any, ...]]) -> None:
        self._bare = bare
        self._made: list[Event] | None = None

    def _all(self) -> list[Event]:
        if self._made is None:
            self._made = [kind(*fields) for kind, *fields in self._bare]
        return self._made

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._bare)

    def __repr__(self) -> str:
        return f"Events({self._all()!r})"
