"""How cards fly when something happens: dealt, kept, passed, turned up, played, swept up; and persons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict, Unpack

from engine import events as e
from engine.content import PERSONS
from engine.names import BACK
from engine.names import back_of as card_back
from game.table.city.board import HandTurned
from game.table.hud.layout import Place
from game.table.motion.card_motion import CardFlight, Shuffle
from game.table.motion.flight import travel_time
from game.table.motion.flights import Flying
from game.table.motion.flying_card import Leaf, back_of
from game.table.motion.stage import Stage
from game.ui.easing import Point

_CARD_GAP = 0.06
_DEAL_GAP = 0.045  # seconds between two cards that are dealt
_TURN_GAP = 0.12
_DEALT, _PASSED = (5.0, 0.0, -5.0), (7.5, -7.5)
BACK_TURNS = (*_DEALT, *_PASSED)
"""How cards that fly face down are turned, in degrees: like shuffled ones, so that they share pictures."""
_SWEPT = ((-1.3, -0.5, 15.0), (0.9, 0.45, -10.0), (-0.35, 0.7, -15.0), (0.5, -0.75, 5.0), (1.5, -0.1, 15.0),
          (-0.8, 0.15, -5.0))  # fmt: skip
"""Where cards lie that are swept up, in card widths and heights from the pile, and their turns."""
_STACKED = 0.17  # how large a person's card is in its stack, as a share of its size on display


class _Looks(TypedDict, total=False):
    """How a card looks on its way, see :class:`CardFlight`."""

    sizes: tuple[float, float]
    angle: float
    to: Leaf
    midway: bool
    dealt: bool


def _fly(
    stage: Stage,
    leaf: Leaf,
    ends: tuple[Point, Point],
    *,
    start: float = 0.0,
    arc: float = 40.0,
    slower: float = 1.0,
    **looks: Unpack[_Looks],
) -> CardFlight:
    """A card flies; ``arc`` is in 1080p units."""
    travel = travel_time(*ends, stage.layout.size[0]) * slower
    return CardFlight(ends, travel, start, arc * stage.layout.u, leaf=leaf, **looks)


def _less(stage: Stage) -> float:
    """A small card's size as a share of a large one's."""
    return stage.layout.small_card[0] / stage.layout.card[0]


def _own_places(stage: Stage, count: int) -> list[Place]:
    """Where so many cards lie in the hand along the lower edge."""
    return stage.layout.hand_places(count, stage.hand.raised)


def deal_flights(stage: Stage, events: Sequence[e.HandDrawn]) -> Iterator[Flying]:
    """Everybody draws three cards, round by round: from the plate to where the player sits."""
    gap = stage.layout.px(26)
    for turn, event in enumerate(events):
        start, back = stage.plate(event.seat, "hand"), f"{event.seat}.{BACK}"
        own = event.seat == stage.lying.hand_of
        x, y = stage.seat(event.seat)
        places = [Place((x + (k - 1) * gap, y), turned) for k, turned in enumerate(_DEALT)]
        if own:
            places = _own_places(stage, len(event.cards))
        leaf, sizes = stage.leaf(back, small=not own), (0.3 if own else 0.4, 1.0)
        for k, place in enumerate(places[: len(event.cards)]):
            begins = _DEAL_GAP * (1 + turn + k * len(events))
            ends = start, place.centre
            yield _fly(
                stage, leaf, ends, start=begins, slower=1.3, sizes=sizes, angle=place.angle, dealt=True
            )


def turn_flights(stage: Stage, events: Sequence[HandTurned]) -> Iterator[Flying]:
    """The cards that were dealt or received turn up one after the other where they lie."""
    for event in events:
        if event.seat != stage.lying.hand_of:
            continue
        for k, place in enumerate(_own_places(stage, len(event.cards))):
            face, ends = stage.leaf(event.cards[k]), (place.centre,) * 2
            yield CardFlight(ends, 0.0, k * _TURN_GAP, leaf=back_of(face), angle=place.angle, to=face)


def keep_flights(stage: Stage, events: Sequence[e.CardKept]) -> Iterator[Flying]:
    """The card that is kept goes to the pile beside the hand."""
    for event in events:
        player = stage.shown.players[event.seat]
        if event.seat != stage.lying.hand_of or event.card not in player.draft:
            continue
        start = stage.picked("card") or _in_hand(stage, player.draft, event.card)
        box, _ = stage.layout.kept_places(len(player.kept) + 1)[-1]
        yield _fly(stage, stage.leaf(event.card), (start, box.center), sizes=(1.0, _less(stage)))


def _in_hand(stage: Stage, hand: Sequence[str], card: str) -> Point:
    """Where a card of the hand along the lower edge lies."""
    return _own_places(stage, len(hand))[hand.index(card)].centre


def pass_flights(stage: Stage, events: Sequence[e.CardsPassed]) -> Iterator[Flying]:
    """All hands go face down to the left at once, arc and turn a little, and settle."""
    for event in events:
        seats = event.from_seat, event.to_seat
        count, own = len(event.cards), stage.lying.hand_of in seats
        starts, ends = (_before(stage, seat, count) for seat in seats)
        turns = [place.angle for place in ends] if seats[1] == stage.lying.hand_of else _PASSED
        # A card is small everywhere but in the hand along the lower edge.
        at_start, at_end = (1.0 if seat == stage.lying.hand_of or not own else _less(stage) for seat in seats)
        for k, card in enumerate(event.cards):
            leaf = stage.leaf(card_back(card), small=not own)
            yield _fly(
                stage,
                leaf,
                (starts[k].centre, ends[k].centre),
                start=k * _CARD_GAP,
                arc=70,
                slower=2.4,
                sizes=(at_start, at_end),
                angle=turns[k],
            )


def _before(stage: Stage, seat: str, count: int) -> list[Place]:
    """Where cards lie side by side before a player: in the hand, or behind the own borough."""
    if seat == stage.lying.hand_of:
        return _own_places(stage, count)
    x, y = stage.seat(seat)
    gap = stage.layout.px(34)
    return [Place((x + (k - (count - 1) / 2) * gap, y), 0.0) for k in range(count)]


def take_flights(stage: Stage, events: Sequence[e.HandTaken]) -> Iterator[Flying]:
    """The draft is over: the cards that were kept come together as the hand."""
    for event in events:
        if event.seat != stage.lying.hand_of:
            continue
        player = stage.shown.players[event.seat]
        piles = stage.layout.kept_places(len(player.kept))
        places = _own_places(stage, len(event.cards))
        for k, (card, place) in enumerate(zip(event.cards, places, strict=True)):
            start, size = place.centre, 1.0
            if card in player.kept:
                start, size = piles[player.kept.index(card)][0].center, _less(stage)
            elif card in player.draft:
                start = _in_hand(stage, player.draft, card)
            ends = start, place.centre
            begins = k * _CARD_GAP
            yield _fly(stage, stage.leaf(card), ends, start=begins, sizes=(size, 1.0), angle=place.angle)


def play_flights(
    stage: Stage, events: Sequence[e.CardPlayed | e.CardDiscarded | e.ThirdShown]
) -> Iterator[Flying]:
    """A card goes from its player to where everybody sees it; one that nobody knew turns up on the way."""
    event = events[0]
    end: Point = stage.show_place().center
    player = stage.shown.players[event.seat]
    if event.seat == stage.lying.hand_of and event.card in player.hand:
        start = stage.picked("card") or _in_hand(stage, player.hand, event.card)
        yield _fly(stage, stage.leaf(event.card), (start, end), slower=1.2, sizes=(1.0, _less(stage)))
    else:
        face, ends = stage.leaf(event.card, small=True), (stage.seat(event.seat), end)
        yield _fly(stage, back_of(face), ends, arc=60, slower=1.6, to=face, midway=True)


def away_flights(stage: Stage) -> Iterator[Flying]:
    """The card that lay for everybody to see goes to its player's plate."""
    if stage.lying.leaving is not None:
        seat, card = stage.lying.leaving
        ends = stage.show_place().center, stage.plate(seat, "hand")
        yield _fly(stage, stage.leaf(card, small=True), ends, sizes=(1.0, 0.16), arc=20)


def reveal_flights(stage: Stage, events: Sequence[e.PersonsRevealed]) -> Iterator[Flying]:
    """Persons come from their stacks and turn up."""
    for k, (face, place, stack) in enumerate(_displayed(stage, events[0].persons)):
        ends, sizes = (stack, place), (_STACKED, 1.0)
        yield _fly(stage, back_of(face), ends, start=k * 0.3, arc=0, slower=1.5, sizes=sizes, to=face)


def leave_flights(stage: Stage, events: Sequence[e.PersonsLeft]) -> Iterator[Flying]:
    """Persons turn over and go back."""
    for k, (face, place, stack) in enumerate(_displayed(stage, events[0].persons)):
        ends, sizes, start = (place, stack), (1.0, _STACKED), (2 - k) * 0.12
        back = back_of(face)
        yield _fly(stage, face, ends, start=start, arc=0, slower=1.6, sizes=sizes, to=back, midway=True)


def _displayed(stage: Stage, persons: Sequence[str]) -> Iterator[tuple[Leaf, Point, Point]]:
    """The faces of persons, where they lie on display, and their stacks."""
    for person, place in zip(persons, stage.layout.persons, strict=False):
        letter = PERSONS[person].letter if person in PERSONS else None
        yield Leaf(person, place.size), place.center, stage.stack(letter)


def sweep_flights(stage: Stage, events: Sequence[e.CardsReturned]) -> Iterator[Flying]:
    """The period ends: everybody's cards are swept up behind the borough, shuffled, and go home."""
    for number, seat in enumerate(stage.shown.seats):
        leaf, home = stage.leaf(f"{seat}.{BACK}", small=True), stage.plate(seat, "hand")
        yield _shuffle(leaf, stage.pile(seat), home, number * 0.05, number == 0)


def brown_flights(stage: Stage, events: Sequence[e.PeriodBegan]) -> Iterator[Flying]:
    """A period begins: the brown persons are shuffled and stacked."""
    place = stage.layout.persons[1]
    yield _shuffle(Leaf("", place.size, back=True), place.center, stage.stack(None), 0.0, True)


def _shuffle(leaf: Leaf, pile: Point, home: Point, start: float, heard: bool) -> Shuffle:
    scattered = [((pile[0] + x * leaf.size[0], pile[1] + y * leaf.size[1]), turn) for x, y, turn in _SWEPT]
    small = _STACKED if leaf.back else 0.2
    return Shuffle(leaf, scattered, pile, home, start, small, heard)
