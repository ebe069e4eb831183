"""How cards fly when something happens: dealt, kept, passed, turned up, played, swept up; and persons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine import events as e
from engine.content import PERSONS
from engine.names import BACK
from engine.names import back_of as card_back
from game.table.city.board import HandTurned, Told
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


def _fly(
    stage: Stage,
    leaf: Leaf,
    ends: tuple[Point, Point],
    *,
    start: float = 0.0,
    arc: float = 40.0,
    slower: float = 1.0,
    sizes: tuple[float, float] = (1.0, 1.0),
    angle: float = 0.0,
    to: Leaf | None = None,
    midway: bool = False,
    dealt: bool = False,
) -> CardFlight:
    """A card flies; ``arc`` is in 1080p units."""
    travel = travel_time(*ends, stage.layout.size[0]) * slower
    return CardFlight(leaf, ends, travel, start, arc * stage.layout.u, sizes, angle, to, midway, dealt)


def _large(stage: Stage, card: str) -> Leaf:
    """A card of the hand's size."""
    return Leaf(card, stage.layout.card, hotel_double_at=stage.shown.options.hotel_double_at)


def _small(stage: Stage, card: str) -> Leaf:
    """A card of the size of those that lie for everybody to see."""
    return Leaf(card, stage.layout.kept_card, hotel_double_at=stage.shown.options.hotel_double_at)


def _less(stage: Stage) -> float:
    """A small card's size as a share of a large one's."""
    return stage.layout.kept_card[0] / stage.layout.card[0]


def deal_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """Everybody draws three cards, round by round: from the plate to where the player sits."""
    flights: list[Flying] = []
    drawn = [event for event in events if isinstance(event, e.HandDrawn)]
    for turn, event in enumerate(drawn):
        start, back = stage.plate(event.seat, "hand"), f"{event.seat}.{BACK}"
        begins = [_DEAL_GAP * (1 + turn + k * len(drawn)) for k in range(len(event.cards))]
        if event.seat == stage.lying.hand_of:
            places = stage.layout.hand_places(len(event.cards), stage.hand.raised)
            flights += [
                _fly(stage, _large(stage, back), (start, place.centre), start=begins[k], slower=1.3,
                     sizes=(0.3, 1.0), angle=place.angle, dealt=True)
                for k, place in enumerate(places)
            ]  # fmt: skip
            continue
        x, y = stage.seat(event.seat)
        gap = stage.layout.px(26)
        flights += [
            _fly(stage, _small(stage, back), (start, (x + (k - 1) * gap, y)), start=begins[k],
                 slower=1.3, sizes=(0.4, 1.0), angle=turned, dealt=True)
            for k, turned in enumerate(_DEALT[: len(event.cards)])
        ]  # fmt: skip
    return flights


def turn_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """The cards that were dealt or received turn up one after the other where they lie."""
    flights: list[Flying] = []
    for event in events:
        if not isinstance(event, HandTurned) or event.seat != stage.lying.hand_of:
            continue
        for k, place in enumerate(stage.layout.hand_places(len(event.cards), stage.hand.raised)):
            leaf = _large(stage, event.cards[k])
            flights.append(
                CardFlight(back_of(leaf), (place.centre,) * 2, 0.0, k * _TURN_GAP, angle=place.angle, to=leaf)
            )
    return flights


def keep_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """The card that is kept goes to the pile beside the hand."""
    flights: list[Flying] = []
    for event in events:
        if not isinstance(event, e.CardKept) or event.seat != stage.lying.hand_of:
            continue
        player = stage.shown.players[event.seat]
        if event.card not in player.draft:
            continue
        start = stage.picked("card") or _in_hand(stage, player.draft, event.card)
        box, _ = stage.layout.kept_places(len(player.kept) + 1)[-1]
        sizes = (1.0, _less(stage))
        flights.append(_fly(stage, _large(stage, event.card), (start, box.center), sizes=sizes))
    return flights


def _in_hand(stage: Stage, hand: Sequence[str], card: str) -> Point:
    """Where a card of the hand along the lower edge lies."""
    return stage.layout.hand_places(len(hand), stage.hand.raised)[hand.index(card)].centre


def pass_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """All hands go face down to the left at once, arc and turn a little, and settle."""
    flights: list[Flying] = []
    for event in events:
        if not isinstance(event, e.CardsPassed):
            continue
        backs = list(map(card_back, event.cards))
        starts = _before(stage, event.from_seat, len(backs))
        ends = _before(stage, event.to_seat, len(backs))
        own = stage.lying.hand_of in (event.from_seat, event.to_seat)
        less = _less(stage)
        sizes = (1.0 if event.from_seat == stage.lying.hand_of else less,
                 1.0 if event.to_seat == stage.lying.hand_of else less)  # fmt: skip
        turns = list(_PASSED[: len(backs)])
        if event.to_seat == stage.lying.hand_of:
            turns = [place.angle for place in stage.layout.hand_places(len(backs), stage.hand.raised)]
        for k, back in enumerate(backs):
            leaf = _large(stage, back) if own else _small(stage, back)
            flights.append(
                _fly(stage, leaf, (starts[k], ends[k]), start=k * _CARD_GAP, arc=70, slower=2.4,
                     sizes=sizes if own else (1.0, 1.0), angle=turns[k])
            )  # fmt: skip
    return flights


def _before(stage: Stage, seat: str, count: int) -> list[Point]:
    """Where cards lie side by side before a player: in the hand, or behind the own borough."""
    if seat == stage.lying.hand_of:
        return [place.centre for place in stage.layout.hand_places(count, stage.hand.raised)]
    x, y = stage.seat(seat)
    gap = stage.layout.px(34)
    return [(x + (k - (count - 1) / 2) * gap, y) for k in range(count)]


def take_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """The draft is over: the cards that were kept come together as the hand."""
    flights: list[Flying] = []
    for event in events:
        if not isinstance(event, e.HandTaken) or event.seat != stage.lying.hand_of:
            continue
        player = stage.shown.players[event.seat]
        piles = stage.layout.kept_places(len(player.kept))
        places = stage.layout.hand_places(len(event.cards), stage.hand.raised)
        for k, card in enumerate(event.cards):
            start, size = places[k].centre, 1.0
            if card in player.kept:
                start, size = piles[player.kept.index(card)][0].center, _less(stage)
            elif card in player.draft:
                start = _in_hand(stage, player.draft, card)
            place = places[k]
            flights.append(
                _fly(stage, _large(stage, card), (start, place.centre), start=k * _CARD_GAP,
                     sizes=(size, 1.0), angle=place.angle)
            )  # fmt: skip
    return flights


def play_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """A card goes from its player to where everybody sees it; one that nobody knew turns up on the way."""
    event = cast(e.CardPlayed, events[0])
    end: Point = stage.show_place().center
    player = stage.shown.players[event.seat]
    if event.seat == stage.lying.hand_of and event.card in player.hand:
        leaf = _large(stage, event.card)
        start = stage.picked("card") or _in_hand(stage, player.hand, event.card)
        return [_fly(stage, leaf, (start, end), slower=1.2, sizes=(1.0, _less(stage)))]
    leaf = _small(stage, event.card)
    ends = stage.seat(event.seat), end
    return [_fly(stage, back_of(leaf), ends, arc=60, slower=1.6, to=leaf, midway=True)]


def away_flights(stage: Stage) -> list[Flying]:
    """The card that lay for everybody to see goes to its player's plate."""
    if stage.lying.leaving is None:
        return []
    seat, card = stage.lying.leaving
    ends = stage.show_place().center, stage.plate(seat, "hand")
    return [_fly(stage, _small(stage, card), ends, sizes=(1.0, 0.16), arc=20)]


def person_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """Persons come from their stacks and turn up, or turn over and go back."""
    event = events[0]
    if not isinstance(event, e.PersonsRevealed | e.PersonsLeft):
        return []
    flights: list[Flying] = []
    for k, person in enumerate(event.persons):
        place = stage.layout.persons[k]
        face = Leaf(person, place.size)
        stack = stage.stack(PERSONS[person].letter) if person in PERSONS else stage.stack(None)
        if isinstance(event, e.PersonsRevealed):
            flights.append(
                _fly(stage, back_of(face), (stack, place.center), start=k * 0.3, arc=0, slower=1.5,
                     sizes=(_STACKED, 1.0), to=face)
            )  # fmt: skip
        else:
            flights.append(
                _fly(stage, face, (place.center, stack), start=(2 - k) * 0.12, arc=0, slower=1.6,
                     sizes=(1.0, _STACKED), to=back_of(face), midway=True)
            )  # fmt: skip
    return flights


def sweep_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """The period ends: everybody's cards are swept up behind the borough, shuffled, and go home."""
    flights: list[Flying] = []
    for number, seat in enumerate(stage.shown.seats):
        pile = stage.pile(seat)
        leaf = _small(stage, f"{seat}.{BACK}")
        flights.append(_shuffle(leaf, pile, stage.plate(seat, "hand"), number * 0.05, number == 0))
    return flights


def brown_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """A period begins: the brown persons are shuffled and stacked."""
    place = stage.layout.persons[1]
    return [_shuffle(Leaf("", place.size, back=True), place.center, stage.stack(None), 0.0, True)]


def _shuffle(leaf: Leaf, pile: Point, home: Point, start: float, heard: bool) -> Shuffle:
    scattered = [((pile[0] + x * leaf.size[0], pile[1] + y * leaf.size[1]), turn) for x, y, turn in _SWEPT]
    small = _STACKED if leaf.back else 0.2
    return Shuffle(leaf, scattered, pile, home, start, small, heard)
