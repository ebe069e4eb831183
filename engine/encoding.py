"""All moves as numbers, and a view as a fixed number of numbers: what a learning program needs.

Both are for the printed content. Where a process plays other content (``NOTRE_DAME_CONTENT``), :func:`encode`
refuses, and :func:`all_moves` has further entries after the printed ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from engine.content import NUMBERS, PERSONS
from engine.content.definitions import PRINTED_PERSONS
from engine.names import (
    BACK,
    BENEFITS,
    CARD_KINDS,
    COLOURS,
    DECISION_KINDS,
    FRIEND,
    MARKETS,
    MESSAGE_KINDS,
    PHASES,
    PLACES,
    SECTORS,
)
from engine.views import UNSEEN, PlayerView, View

ENCODING = 1
"""The version of :func:`encode`: another order or meaning of a number is another version."""


@cache
def all_moves() -> tuple[str, ...]:
    """Return every move that any decision can offer, without its colour, in an order that stays.

    ``all_moves().index("play blue.bank")`` is the number of a move, 0 to 283 with the printed content. Hiring
    persons of one's own comes after those.
    """
    cards = tuple(f"{colour}.{kind}" for colour in COLOURS for kind in CARD_KINDS)
    pieces = max(person.pieces for person in PERSONS.values())
    own = tuple(name for name in PERSONS if name not in PRINTED_PERSONS)
    whats: tuple[tuple[str, Iterable[object]], ...] = (
        ("keep", cards),
        ("play", cards),
        ("discard", cards),
        ("take", PLACES),
        ("friend", SECTORS),
        ("gain", BENEFITS),
        ("drive", (f"{colour}.{market}" for colour in COLOURS for market in MARKETS)),
        ("donate", range(len(NUMBERS.donation))),
        ("hire", PRINTED_PERSONS),
        ("from", (*PLACES, *(f"{sector} {FRIEND}" for sector in SECTORS))),
        ("to", SECTORS),
        ("carry", (*range(1, pieces + 1), *(f"{cubes}+{FRIEND}" for cubes in range(pieces)))),
        ("activate", SECTORS),
        ("remove", PLACES),
        ("spend", range(NUMBERS.rat_track_end + 1)),
        ("repeat", MESSAGE_KINDS),
        ("lose", SECTORS),
    )
    bare = ("pass", "forgo", "collect", "leave", "done")
    return (
        *(f"{verb} {what}" for verb, those in whats for what in those),
        *bare,
        *(f"hire {name}" for name in own),
    )


class Field(NamedTuple):
    """A part of an encoded view."""

    name: str
    says: str
    start: int
    size: int


class _Seen:
    """A view from its viewer's seat: places in the ring count clockwise from the own borough, which is 0."""

    def __init__(self, view: View) -> None:
        (me,) = view.viewers
        at = view.ring.index(me)
        self.view = view
        self.ring = view.ring[at:] + view.ring[:at]
        self.seats: tuple[PlayerView | None, ...] = tuple(
            view.players.get(self.ring[place]) if place < len(self.ring) else None
            for place in range(len(COLOURS))
        )
        self.decision = view.decisions.get(me)

    def flags_of_seats(self, colours: Sequence[str]) -> list[int]:
        return [int(seat is not None and seat.colour in colours) for seat in self.seats]

    def market(self, market: str) -> list[int]:
        """One of 25: the place of its borough times 5, plus the market."""
        colour, _, name = market.partition(".")
        return _one_of([(place, kind) for place in range(len(COLOURS)) for kind in MARKETS])(
            (self.ring.index(colour), name) if colour in self.ring else None
        )

    def messages(self, held: Iterable[tuple[str, str]]) -> list[int]:
        """How many of each place's colour and each kind."""
        counts = [0] * (len(COLOURS) * len(MESSAGE_KINDS))
        for colour, kind in held:
            counts[self.ring.index(colour) * len(MESSAGE_KINDS) + _KINDS.index(kind)] += 1
        return counts

    def cards(self, cards: Iterable[str]) -> list[int]:
        """How many of each place's colour and each kind of card, the last kind being a back."""
        counts = [0] * (len(COLOURS) * len(_CARDS))
        for card in cards:
            colour, _, kind = card.partition(".")
            counts[self.ring.index(colour) * len(_CARDS) + _CARDS.index(kind)] += 1
        return counts


_CARDS: tuple[str, ...] = (*CARD_KINDS, BACK)
_KINDS: tuple[str, ...] = MESSAGE_KINDS
_PRINTED_DECISIONS = tuple(kind for kind in DECISION_KINDS if kind != "choose")
_SOURCES = (*CARD_KINDS, *PRINTED_PERSONS, "draft", "play", "hire", "plague")
_Part = tuple[str, int, str, Callable[[_Seen], list[int]]]


def _one_of(values: Sequence[object]) -> Callable[[object], list[int]]:
    """A 1 at the value's place, else 0; only 0 for what is none of them."""
    return lambda found: [int(value == found) for value in values]


def _persons(names: Iterable[str]) -> list[int]:
    found = list(names)
    return [found.count(name) for name in PRINTED_PERSONS]


_PERSON_COUNT = len(PRINTED_PERSONS)
_CARD_COUNT = len(COLOURS) * len(_CARDS)
_MARKET_COUNT = len(COLOURS) * len(MARKETS)
_MESSAGE_COUNT = len(COLOURS) * len(MESSAGE_KINDS)


def _of_seat(
    name: str, size: int, says: str, values: Callable[[_Seen, PlayerView], list[int]]
) -> list[_Part]:
    """A part for each of the five places, 0 where nobody sits."""

    def at(place: int) -> Callable[[_Seen], list[int]]:
        def part(seen: _Seen) -> list[int]:
            seat = seen.seats[place]
            return [0] * size if seat is None else values(seen, seat)

        return part

    return [(f"seat {place}: {name}", size, says, at(place)) for place in range(len(COLOURS))]


def _place_of_decision(seen: _Seen) -> list[int]:
    text = (seen.decision.place or "") if seen.decision else ""
    start, _, end = text.partition(">")
    start, _, friend = start.partition(" ")
    return [*_one_of(PLACES)(start), int(friend == FRIEND), *_one_of(PLACES)(end), *seen.market(text)]


def _legal(seen: _Seen) -> list[int]:
    options = {option.choice for option in seen.decision.options} if seen.decision else set()
    return [int(move in options) for move in all_moves()]


_PARTS: list[_Part] = [
    ("options", 7, "the edition's five options, new persons, open prestige",
     lambda s: [*map(int, s.view.options), int(s.view.new_persons), int(s.view.open_prestige)]),
    ("players", 1, "how many play", lambda s: [len(s.view.seats)]),
    ("round", 1, "1 to 9", lambda s: [s.view.round]),
    ("phase", len(PHASES), "one of the phases", lambda s: _one_of(PHASES)(s.view.phase)),
    ("first", 5, "the place with the bellringer", lambda s: s.flags_of_seats((s.view.first,))),
    ("to move", 5, "the places that are to move", lambda s: s.flags_of_seats(s.view.to_move)),
    ("persons", _PERSON_COUNT, "which are on display", lambda s: _persons(s.view.persons)),
    ("rats", 1, "the total of their rats", lambda s: [s.view.rat_sum]),
    ("brown ahead", _PERSON_COUNT, "brown still to come this period", lambda s: _persons(s.view.brown_ahead)),
    ("grey in play", _PERSON_COUNT, "the nine grey of the game", lambda s: _persons(s.view.grey_in_play)),
    ("grey gone", _PERSON_COUNT, "grey that have been there", lambda s: _persons(s.view.grey_gone)),
    ("grey ahead", _PERSON_COUNT, "when a grey one comes (1 is next), where the spy has shown it, else 0",
     lambda s: [s.view.grey_ahead.index(name) + 1 if name in s.view.grey_ahead else 0
                for name in PRINTED_PERSONS]),
    ("bank", 1, "coins in the bank, -1 where unlimited",
     lambda s: [-1 if s.view.bank is None else s.view.bank]),
    ("notredame", 2, "the pot, and what a cube would pay now", lambda s: [s.view.pot, s.view.cube_pays_now]),
    ("messages", _MARKET_COUNT * len(MESSAGE_KINDS), "for each market one of the kinds",
     lambda s: [flag for colour in (*s.ring, *[""] * (len(COLOURS) - len(s.ring))) for market in MARKETS
                for flag in _one_of(MESSAGE_KINDS)(s.view.messages.get(f"{colour}.{market}", ("", ""))[1])]),
    *_of_seat("colour", 5, "one of the colours", lambda s, p: _one_of(COLOURS)(p.colour)),
    *_of_seat("pieces", 5, "coins, cache, supply, cubes in notredame, cards in the deck",
              lambda s, p: [p.coins, p.cache, p.supply, p.cathedral, p.deck]),
    *_of_seat("sectors", 7, "cubes in each sector", lambda s, p: [p.sectors[sector] for sector in SECTORS]),
    *_of_seat("friend", 7, "the friend's sector", lambda s, p: _one_of(SECTORS)(p.friend)),
    *_of_seat("rat", 3, "the rat, where it will be after the plague, whether a doctor helps",
              lambda s, p: [p.rat, p.rat_after, int(p.doctor)]),
    *_of_seat("prestige", 1, "prestige, -1 where unknown",
              lambda s, p: [-1 if p.prestige is None else p.prestige]),
    *_of_seat("carriage", _MARKET_COUNT, "the carriage's market", lambda s, p: s.market(p.carriage)),
    *_of_seat("messages", _MESSAGE_COUNT, "messages held, by place and kind",
              lambda s, p: s.messages(p.messages)),
    *_of_seat("draft", _CARD_COUNT, "cards to pick from", lambda s, p: s.cards(p.draft)),
    *_of_seat("kept", _CARD_COUNT, "cards picked", lambda s, p: s.cards(p.kept)),
    *_of_seat("hand", _CARD_COUNT, "cards in hand", lambda s, p: s.cards(p.hand)),
    *_of_seat("third", _CARD_COUNT, "the unplayed card", lambda s, p: s.cards([p.third] if p.third else [])),
    *_of_seat("passed 1", _CARD_COUNT, "cards passed on first", lambda s, p: s.cards(_at(p.passed, 0))),
    *_of_seat("passed 2", _CARD_COUNT, "cards passed on then", lambda s, p: s.cards(_at(p.passed, 1))),
    *_of_seat("played", _CARD_COUNT, "cards played this round", lambda s, p: s.cards(p.played)),
    *_of_seat("gone", _CARD_COUNT, "cards played before, this period", lambda s, p: s.cards(p.gone)),
    *_of_seat("seen", _CARD_COUNT, "cards seen this period, of the viewer", lambda s, p: s.cards(p.seen)),
    *_of_seat("hired", _PERSON_COUNT, "how often each person was hired this round",
              lambda s, p: _persons(p.hired)),
    ("decision", len(_PRINTED_DECISIONS), "the kind of the viewer's decision",
     lambda s: _one_of(_PRINTED_DECISIONS)(s.decision.kind if s.decision else None)),
    ("decision: source", len(_SOURCES), "what asks",
     lambda s: _one_of(_SOURCES)(s.decision.source if s.decision else None)),
    ("decision: place", 2 * len(PLACES) + 1 + _MARKET_COUNT,
     "from which place, whether as the friend, to which place, at which market", _place_of_decision),
    ("decision: moves", len(all_moves()), "which of all_moves() are legal", _legal),
]  # fmt: skip


def _at(passed: tuple[tuple[str, ...], ...], number: int) -> tuple[str, ...]:
    return passed[number] if number < len(passed) else ()


def fields() -> tuple[Field, ...]:
    """Return the parts of an encoded view in order, each with its name, meaning, start and size."""
    found, start = [], 0
    for name, size, says, _ in _PARTS:
        found.append(Field(name, says, start, size))
        start += size
    return tuple(found)


def encode(view: View) -> tuple[int, ...]:
    """Return what a view says as whole numbers, always as many; :func:`fields` says what each of them is.

    Places (of seats, boroughs, colours of cards and messages) count clockwise from the viewer, who is 0;
    moves have their colours. Raises ``ValueError`` for a view without exactly one viewer, and for persons
    that are not the printed ones, which it names.
    """
    if len(view.viewers) != 1:
        raise ValueError("a view is encoded for one viewer")
    met = (*view.persons, *view.brown_ahead, *view.brown_gone, *view.grey_in_play, *view.grey_ahead)
    strange = sorted({name for name in met if name not in PRINTED_PERSONS and name != UNSEEN})
    if strange:
        raise ValueError(f"only printed persons are encoded, not {', '.join(strange)}")
    seen = _Seen(view)
    return tuple([number for _, _, _, part in _PARTS for number in part(seen)])
