"""Card animations: dealing, keeping, passing, turning up, playing, sweeping up, and the persons' cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist
from typing import TypedDict, Unpack

from pygame import Rect

from engine import events as e
from engine.names import BACK
from engine.names import back_of as card_back
from game.match.board import HandTurned
from game.table.city.glow import Spots, around
from game.table.hud.layout import Place
from game.table.motion.card_motion import CardFlight, InTurn, Shuffle
from game.table.motion.flight import travel_time
from game.table.motion.flights import Flying
from game.table.motion.flying_card import Leaf, back_of, warming
from game.table.motion.leading import led_by
from game.table.motion.stage import Stage
from game.ui import surfaces
from game.ui.easing import Point
from game.words.persons import is_person, person_facts

_LARGE, _BESIDE = 210, 24
"""How wide a card is that somebody else plays, and its distance from the place of its action, in units."""
_READ = 0.2  # seconds in which it lies there
_CARD_GAP = 0.06
_DEAL_GAP = 0.035  # seconds between two cards being dealt
_TURN_GAP = 0.09
_DEALT, _PASSED = (5.0, 0.0, -5.0), (7.5, -7.5)
"""The rotations, in degrees, of cards flying face down: also of shuffled ones, to share pictures."""
_SWEPT = ((-1.3, -0.5, 15.0), (0.9, 0.45, -10.0), (-0.35, 0.7, -15.0), (0.5, -0.75, 5.0), (1.5, -0.1, 15.0),
          (-0.8, 0.15, -5.0))  # fmt: skip
"""Where swept-up cards lie, in card widths and heights from the pile, and their rotation in degrees."""


class _Looks(TypedDict, total=False):
    """The appearance of a card in flight, see :class:`CardFlight`."""

    sizes: tuple[float, float]
    angle: float
    to: Leaf
    midway: bool
    dealt: bool
    seen: tuple[Rect, ...]


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
    """Return the flight of a card; ``arc`` is in 1080p units."""
    travel = travel_time(*ends, stage.layout.size[0]) * slower
    return CardFlight(ends, travel, start, arc * stage.layout.u, leaf=leaf, **looks)


def _less(stage: Stage) -> float:
    """Return a small card's size as a share of a large one's."""
    return stage.layout.small_card[0] / stage.layout.card[0]


def _held(stage: Stage) -> float:
    """Return the size of a card in the hand along the lower edge, as a share of a large one's."""
    layout = stage.layout
    return 1.0 if stage.hand.raised else layout.tucked_size(stage.hand.near)[0] / layout.card[0]


def _own_places(stage: Stage, count: int) -> list[Place]:
    """Return the places of ``count`` cards in the hand along the lower edge."""
    hand = stage.hand
    return stage.layout.hand_places(count, hand.raised, hand.stands, hand.near)


def deal_flights(stage: Stage, events: Sequence[e.HandDrawn]) -> Iterator[Flying]:
    """Deal three cards to every player, one at a time in turn: from the tray to where the player sits."""
    gap = stage.layout.px(26)
    for turn, event in enumerate(events):
        start, back = stage.tray(event.seat, "deck"), f"{event.seat}.{BACK}"
        own = event.seat == stage.lying.hand_of
        x, y = stage.seat(event.seat)
        places = [Place((x + (k - 1) * gap, y), turned) for k, turned in enumerate(_DEALT)]
        if own:
            places = _own_places(stage, len(event.cards))
        leaf = stage.leaf(back, small=not own)
        sizes = min(stage.trays.cells.shelved) / leaf.size[0], _held(stage) if own else 1.0
        for k, place in enumerate(places[: len(event.cards)]):
            begins = _DEAL_GAP * (1 + turn + k * len(events))
            ends = start, place.centre
            yield _fly(
                stage,
                leaf,
                ends,
                start=begins,
                slower=1.1,
                sizes=sizes,
                angle=place.angle,
                dealt=True,
                seen=stage.below_prompt,
            )


def turn_flights(stage: Stage, events: Sequence[HandTurned]) -> Iterator[Flying]:
    """Turn up the dealt or received cards one after the other, where they lie."""
    for event in events:
        if event.seat != stage.lying.hand_of:
            continue
        for k, place in enumerate(_own_places(stage, len(event.cards))):
            face, ends = stage.leaf(event.cards[k]), (place.centre,) * 2
            sizes = _held(stage), _held(stage)
            begins, turned = k * _TURN_GAP, place.angle
            yield CardFlight(ends, 0.0, begins, leaf=back_of(face), sizes=sizes, angle=turned, to=face)


def keep_flights(stage: Stage, events: Sequence[e.CardKept]) -> Iterator[Flying]:
    """Move the kept card to the pile beside the hand."""
    for event in events:
        player = stage.shown.players[event.seat]
        if event.seat != stage.lying.hand_of or event.card not in player.draft:
            continue
        start, size = _taken(stage, player.draft, event.card)
        box, _ = stage.layout.kept_places(len(player.kept) + 1)[-1]
        yield _fly(stage, stage.leaf(event.card), (start, box.center), sizes=(size, _less(stage)))


def _taken(stage: Stage, hand: Sequence[str], card: str) -> tuple[Point, float]:
    """Return where a card leaves the hand or was dropped, and its size as a share of a large one's."""
    home = _in_hand(stage, hand, card)
    if picked := stage.picked("card"):
        return stage.carried(card, home).at(picked)
    return home, _held(stage)


def _in_hand(stage: Stage, hand: Sequence[str], card: str) -> Point:
    """Return the position of a card in the hand along the lower edge."""
    return _own_places(stage, len(hand))[hand.index(card)].centre


def pass_flights(stage: Stage, events: Sequence[e.CardsPassed]) -> Iterator[Flying]:
    """Pass all hands face down to the left at once, in an arc with a slight rotation."""
    for event in events:
        seats = event.from_seat, event.to_seat
        count, own = len(event.cards), stage.lying.hand_of in seats
        starts, ends = (_before(stage, seat, count) for seat in seats)
        turns = [place.angle for place in ends] if seats[1] == stage.lying.hand_of else _PASSED
        # A card is small everywhere except in the hand along the lower edge.
        at_start, at_end = (
            _held(stage) if seat == stage.lying.hand_of else _less(stage) if own else 1.0 for seat in seats
        )
        for k, card in enumerate(event.cards):
            leaf = stage.leaf(card_back(card), small=not own)
            yield _fly(
                stage,
                leaf,
                (starts[k].centre, ends[k].centre),
                start=k * _CARD_GAP,
                arc=70,
                slower=1.9,
                sizes=(at_start, at_end),
                angle=turns[k],
                seen=stage.below_prompt,
            )


def _before(stage: Stage, seat: str, count: int) -> list[Place]:
    """Return the places of cards laid out before a player: in the hand, or behind the player's borough."""
    if seat == stage.lying.hand_of:
        return _own_places(stage, count)
    x, y = stage.seat(seat)
    gap = stage.layout.px(34)
    return [Place((x + (k - (count - 1) / 2) * gap, y), 0.0) for k in range(count)]


def take_flights(stage: Stage, events: Sequence[e.HandTaken]) -> Iterator[Flying]:
    """End the draft: gather the kept cards into the hand."""
    for event in events:
        if event.seat != stage.lying.hand_of:
            continue
        player = stage.shown.players[event.seat]
        piles = stage.layout.kept_places(len(player.kept))
        places = _own_places(stage, len(event.cards))
        for k, (card, place) in enumerate(zip(event.cards, places, strict=True)):
            start, size = place.centre, _held(stage)
            if card in player.kept:
                start, size = piles[player.kept.index(card)][0].center, _less(stage)
            elif card in player.draft:
                start = _in_hand(stage, player.draft, card)
            ends = start, place.centre
            begins, sizes = k * _CARD_GAP, (size, _held(stage))
            yield _fly(stage, stage.leaf(card), ends, start=begins, sizes=sizes, angle=place.angle)


def play_flights(
    stage: Stage, events: Sequence[e.CardPlayed | e.CardDiscarded | e.ThirdShown]
) -> Iterator[Flying]:
    """Move a card from its player to the place for shown cards; a card nobody knew turns up on the way."""
    event = events[0]
    end: Point = stage.show_place().center
    player = stage.shown.players[event.seat]
    if event.seat == stage.lying.hand_of and event.card in player.hand:
        start, size = _taken(stage, player.hand, event.card)
        yield _fly(stage, stage.leaf(event.card), (start, end), slower=1.2, sizes=(size, _less(stage)))
    else:
        face, start = stage.leaf(event.card, small=True), stage.seat(event.seat)
        if led := led_by(stage, events):
            yield _shown_large(stage, face, led.lit[0], (start, end))
            return
        ends, seen = (start, end), stage.below_prompt
        yield _fly(stage, back_of(face), ends, arc=60, slower=1.4, to=face, midway=True, seen=seen)


def _shown_large(stage: Stage, small: Leaf, place: Spots, ends: tuple[Point, Point]) -> InTurn:
    """Return the flights of a card that is shown large beside the place of its action, and then laid down."""
    wide, tall = stage.layout.card
    larger = max(1.0, stage.layout.px(_LARGE) / wide)
    face = stage.leaf(small.name)._replace(size=(round(wide * larger), round(tall * larger)))
    beside, less = _beside(stage, around(place), face.size).center, small.size[0] / face.size[0]
    seen = stage.below_prompt
    first = _fly(
        stage,
        back_of(face),
        (ends[0], beside),
        arc=60,
        slower=1.4,
        sizes=(less, 1.0),
        to=face,
        midway=True,
        seen=seen,
    )
    then = first.duration + _READ
    return InTurn([first, _fly(stage, face, (beside, ends[1]), start=then, slower=0.7, sizes=(1.0, less))])


def _beside(stage: Stage, place: Rect, size: tuple[int, int]) -> Rect:
    """Return room for a card beside a place, off it and far from the cathedral."""
    gap, room = stage.layout.px(_BESIDE), stage.layout.beneath_prompt.clip(stage.layout.safe)
    card = Rect((0, 0), size)
    off = place.inflate(2 * gap, 2 * gap)
    found = [
        card.move_to(midright=off.midleft),
        card.move_to(midleft=off.midright),
        card.move_to(midbottom=off.midtop),
        card.move_to(midtop=off.midbottom),
    ]

    def bad(box: Rect) -> tuple[int, float]:
        return surfaces.covered([place], box), -dist(box.center, stage.cathedral())

    return min((box.clamp(room) for box in found), key=bad)


def away_flights(stage: Stage) -> Iterator[Flying]:
    """Move the shown card to its player's tray."""
    if stage.lying.leaving is not None:
        seat, card = stage.lying.leaving
        ends = stage.show_place().center, stage.card_on_tray(seat, card)
        small = stage.trays.cells.card[0] / stage.layout.small_card[0]
        yield _fly(stage, stage.leaf(card, small=True), ends, sizes=(1.0, small), arc=20)


def reveal_flights(stage: Stage, events: Sequence[e.PersonsRevealed]) -> Iterator[Flying]:
    """Move persons from their stacks to the display, turning them up."""
    for k, (face, place, stack) in enumerate(_displayed(stage, events[0].persons)):
        ends, sizes = (stack, place), (stage.stacked, 1.0)
        yield _fly(stage, back_of(face), ends, start=k * 0.3, arc=0, slower=1.5, sizes=sizes, to=face)


def leave_flights(stage: Stage, events: Sequence[e.PersonsLeft]) -> Iterator[Flying]:
    """Turn the displayed persons face down and move them to their stacks."""
    for k, (face, place, stack) in enumerate(_displayed(stage, events[0].persons)):
        ends, sizes, start = (place, stack), (1.0, stage.stacked), (2 - k) * 0.12
        back = back_of(face)
        yield _fly(stage, face, ends, start=start, arc=0, slower=1.6, sizes=sizes, to=back, midway=True)


def _displayed(stage: Stage, persons: Sequence[str]) -> Iterator[tuple[Leaf, Point, Point]]:
    """Yield the faces of persons, their places on display, and their stacks."""
    for person, place in zip(persons, stage.layout.persons, strict=False):
        letter = person_facts(person).letter if is_person(person) else None
        leaf = Leaf(person, place.size, text=stage.layout.person_text)
        yield leaf, place.center, stage.stack(letter)


def sweep_flights(stage: Stage, events: Sequence[e.CardsReturned] = ()) -> Iterator[Shuffle]:
    """End a period: sweep up everybody's cards behind their borough, shuffle them, take them to the tray."""
    for number, seat in enumerate(stage.shown.seats):
        leaf, home = stage.leaf(f"{seat}.{BACK}", small=True), stage.tray(seat, "deck")
        small = min(stage.trays.cells.shelved) / leaf.size[0]
        yield _shuffle(leaf, stage.pile(seat), home, number * 0.05, small, number == 0)


def brown_flights(stage: Stage, events: Sequence[e.PeriodBegan] = ()) -> Iterator[Shuffle]:
    """Begin a period: shuffle and stack the brown persons."""
    place = stage.layout.persons[1]
    leaf = Leaf("", place.size, back=True)
    yield _shuffle(leaf, place.center, stage.stack(None), 0.0, stage.stacked, True)


def dealt_warming(stage: Stage) -> Iterator[None]:
    """Prepare the backs of cards being dealt, yielding after a few."""
    return _warming_backs(stage, _DEALT)


def passed_warming(stage: Stage) -> Iterator[None]:
    """Prepare the backs of cards being passed on, yielding after a few."""
    return _warming_backs(stage, _PASSED)


def _warming_backs(stage: Stage, angles: Sequence[float]) -> Iterator[None]:
    for seat in stage.shown.seats:
        yield from warming(stage.leaf(f"{seat}.{BACK}", small=seat != stage.lying.hand_of), angles)


def backs_warming(stage: Stage) -> Iterator[None]:
    """Prepare the pictures of cards flying face down, or shuffled, yielding after a few."""
    for shuffle in (*sweep_flights(stage), *brown_flights(stage)):
        yield from shuffle.warming()


def _shuffle(leaf: Leaf, pile: Point, home: Point, start: float, small: float, heard: bool) -> Shuffle:
    scattered = [((pile[0] + x * leaf.size[0], pile[1] + y * leaf.size[1]), turn) for x, y, turn in _SWEPT]
    return Shuffle(leaf, scattered, pile, home, start, small, heard)
