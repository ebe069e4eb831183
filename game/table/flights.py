"""What flies when something happens: cubes, coins, cards, carriages, rats, tokens and the bellringer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from pygame import Surface

from engine import events as e
from engine.events import Event
from game import lettering
from game.palette import CANDLE, DANGER, OAK_GAP
from game.table.motion import Flight, Paint, Point, travel_time
from game.table.stage import Stage, floating

_COIN_GAP = 0.09
_CARD_GAP = 0.05
_TOKENS = (10, 5, 3, 1)
_DEALT, _PASSED, _SWEPT = (4.0, 0.0, -4.0), (7.0, -7.0), (10.0, 4.0, -2.0, -8.0)
BACK_TURNS = (*_DEALT, *_PASSED, *_SWEPT)
"""How cards are turned, in degrees, that fly face down."""


class Flying(Protocol):
    """Something that is drawn for a while."""

    @property
    def duration(self) -> float:
        """Seconds until it is done."""

    def draw(self, surface: Surface, time: float) -> None:
        """Draw it ``time`` seconds after its act began."""


def _fly(
    stage: Stage,
    paint: Paint,
    here: Point,
    there: Point,
    *,
    start: float = 0.0,
    arc: float = 26.0,
    slower: float = 1.0,
) -> Flight:
    """A light thing flies; ``arc`` is in 1080p units."""
    travel = travel_time(here, there, stage.layout.size[0]) * slower
    return Flight(paint, (here, there), travel, start=start, arc=arc * stage.layout.u)


def cube_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """Cubes come to places, go to their supplies, or from the supply into the cache."""
    flights: list[Flying] = []
    lifted: dict[tuple[str, str], int] = {}
    for event in events:
        start = len(flights) * 0.03
        match event:
            case e.CubePlaced(seat, place, source):
                ends = _leaving(stage, seat, source), stage.cube(seat, place)
                flights.append(_fly(stage, stage.paint_cube(seat), *ends, start=start, arc=60))
            case e.CubeRemoved(seat, place, _):
                before = lifted.get((seat, place), 0)
                lifted[seat, place] = before + 1
                ends = _leaving(stage, seat, place, before), stage.plate(seat, "supply")
                flights.append(_fly(stage, stage.paint_cube(seat), *ends, start=start, arc=60))
            case e.CubesGained(seat, n):
                ends = stage.plate(seat, "supply"), stage.plate(seat, "cache")
                flights += [
                    _fly(stage, stage.paint_cube(seat, k), *ends, start=k * _COIN_GAP, arc=40)
                    for k in range(n)
                ]
    return flights


def _leaving(stage: Stage, seat: str, place: str, before: int = 0) -> Point:
    """Where the last cube of a place lies, before it leaves; ``before`` it some have left already."""
    if place in ("cache", "supply"):
        return stage.plate(seat, place)
    slots = stage.plan.cathedral_slots(seat) if place == "notredame" else stage.plan.cube_slots(seat, place)
    held = stage.shown.players[seat].cubes(place) - before
    return stage.on_screen(slots[min(max(0, held - 1), len(slots) - 1)])


def piece_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """The friend moves; minstrel, fool and actress move cubes and friend."""
    flights: list[Flying] = []
    for event in events:
        match event:
            case e.FriendMoved(seat, from_sector, to_sector):
                ends = stage.friend(seat, from_sector), stage.friend(seat, to_sector)
                flights.append(_fly(stage, stage.paint_friend(seat), *ends, arc=70))
            case e.PiecesMoved(seat, from_place, to_sector, cubes, friend):
                for k in range(cubes):
                    ends = _leaving(stage, seat, from_place, k), stage.cube(seat, to_sector)
                    flights.append(_fly(stage, stage.paint_cube(seat, k), *ends, start=k * 0.1, arc=60))
                if friend:
                    ends = stage.friend(seat, from_place), stage.friend(seat, to_sector)
                    flights.append(_fly(stage, stage.paint_friend(seat), *ends, start=cubes * 0.1, arc=70))
    return flights


def paying_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """Coins hop one by one: from bank and givers to a plate, or from a plate to where they are paid."""
    flights: list[Flying] = []
    event = events[0]
    match event:
        case e.CoinsGained(seat, n, taken_from):
            givers = [giver for giver, coins in taken_from for _ in range(coins)]
            for k in range(n):
                start = stage.plate(givers[k], "coins") if k < len(givers) else stage.bank()
                end = stage.plate(seat, "coins")
                flights.append(_fly(stage, stage.paint_coin(), start, end, start=k * _COIN_GAP, arc=70))
        case e.CoinsPaid(seat, n, reason):
            end = stage.cathedral() if reason == "donation" else stage.bank()
            if len(events) > 1:
                hired = cast(e.PersonHired, events[1])
                end = stage.person(hired.person).center
            start = stage.plate(seat, "coins")
            flights += [
                _fly(stage, stage.paint_coin(), start, end, start=k * _COIN_GAP, arc=70) for k in range(n)
            ]
    return flights


def prestige_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """Tokens go from where they are gained to the plate, and a figure floats above."""
    flights: list[Flying] = []
    for event in events:
        match event:
            case e.PrestigeGained(seat, n, _, reason):
                start, end = stage.source(seat, reason), stage.plate(seat, "prestige")
                for k, worth in enumerate(_change(n)):
                    paint = stage.paint_prestige(worth)
                    flights.append(_fly(stage, paint, start, end, start=k * 0.1, arc=80, slower=1.3))
                flights.append(_figure(stage, f"+{n}", start, gained=True))
            case e.PrestigeLost(seat, n, _):
                start = stage.plate(seat, "prestige")
                for k, worth in enumerate(_change(n)):
                    paint = stage.paint_prestige(worth)
                    flights.append(_fly(stage, paint, start, stage.area(seat, "harbour"), start=k * 0.1))
                flights.append(_figure(stage, f"−{n}", start, gained=False))
    return flights


def _change(n: int) -> list[int]:
    """A sum in as few tokens as can be."""
    tokens = []
    for worth in _TOKENS:
        tokens += [worth] * (n // worth)
        n %= worth
    return tokens


def _figure(stage: Stage, text: str, at: Point, gained: bool) -> Flight:
    layout = stage.layout
    size = layout.px(64)
    shade = lettering.line(text, size, OAK_GAP, bold=True)
    drawn = lettering.line(text, size, CANDLE if gained else DANGER, bold=True)
    picture = Surface((shade.get_width() + size // 8, shade.get_height() + size // 8)).convert_alpha()
    picture.fill((0, 0, 0, 0))
    for dx, dy in ((0, 0), (size // 8, 0), (0, size // 8), (size // 8, size // 8)):
        picture.blit(shade, (dx, dy))
    picture.blit(drawn, (size // 16, size // 16))
    above = (at[0], at[1] - layout.px(70))
    return Flight(floating(picture), (at, above), travel=0.8, high=0.0)


def rat_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """The rat hops along its berths."""
    event = cast(e.RatMoved, events[0])
    step = 1 if event.to > event.from_ else -1
    berths = [
        stage.on_screen(stage.plan.berth(event.seat, at)) for at in range(event.from_, event.to + step, step)
    ]
    paint = stage.paint_rat()
    return [Flight(paint, berths, travel=0.14 * len(berths), high=0.5, hops=True)]


def carriage_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """The carriage rolls along the streets, corner by corner."""
    event = cast(e.CarriageDriven, events[0])
    if len(event.path) < 2:
        return []
    road = stage.road(event.path)
    return [Flight(stage.paint_coach(event.seat), road, travel=0.35 + 0.3 * len(event.path), high=0.0)]


def message_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """A message goes to the plate."""
    event = cast(e.MessageCollected, events[0])
    start = stage.on_screen(stage.plan.message_point(event.market))
    end = stage.plate(event.seat, "messages")
    return [_fly(stage, stage.paint_message(event.colour, event.kind), start, end, arc=90, slower=1.4)]


def bellringer_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """The bellringer hops to the next player."""
    event = cast(e.BellringerPassed, events[0])
    start, end = stage.plate(event.from_seat, "bellringer"), stage.plate(event.to_seat, "bellringer")
    hops = [
        (start[0] + (end[0] - start[0]) * k / 4, start[1] + (end[1] - start[1]) * k / 4) for k in range(5)
    ]
    return [Flight(stage.paint_bellringer(), hops, travel=0.8, hops=True)]


def deal_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """Everybody draws three cards: from the plate to where the player sits."""
    flights: list[Flying] = []
    for event in events:
        if not isinstance(event, e.HandDrawn):
            continue
        start = stage.plate(event.seat, "hand")
        flights += _spread(stage, event.seat, start, len(event.cards))
    return flights


def _spread(stage: Stage, seat: str, start: Point, count: int, first: float = 0.0) -> list[Flying]:
    """Backs of a seat's cards from a point to the hand along the lower edge, or to behind the borough."""
    if seat == stage.hand_of:
        places = stage.layout.hand_places(count, stage.hand_raised)
        return [
            _fly(
                stage,
                stage.paint_card(f"{seat}.?", place.angle),
                start,
                place.centre,
                start=first + k * _CARD_GAP,
                arc=50,
            )
            for k, place in enumerate(places)
        ]
    x, y = stage.seat(seat)
    gap = stage.layout.px(26)
    ends = [(x + (k - (count - 1) / 2) * gap, y) for k in range(count)]
    return [
        _fly(stage, stage.paint_small_card(f"{seat}.?", _DEALT[k]), start, end, start=first + k * _CARD_GAP)
        for k, end in enumerate(ends)
    ]


def keep_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """The card that is kept goes to the pile beside the hand."""
    flights: list[Flying] = []
    for event in events:
        if not isinstance(event, e.CardKept) or event.seat != stage.hand_of:
            continue
        player = stage.shown.players[event.seat]
        if event.card not in player.draft:
            continue
        start = stage.layout.hand_places(len(player.draft), stage.hand_raised)[
            player.draft.index(event.card)
        ].centre
        box, _ = stage.layout.kept_places(len(player.kept) + 1)[-1]
        flights.append(_fly(stage, stage.paint_small_card(event.card), start, box.center, arc=40))
    return flights


def pass_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """All hands slide face down to the left at once, arc and turn a little, and settle."""
    flights: list[Flying] = []
    for event in events:
        if not isinstance(event, e.CardsPassed):
            continue
        start, end = stage.seat(event.from_seat), stage.seat(event.to_seat)
        owners = [card.split(".")[0] for card in event.cards]
        gap = stage.layout.px(30)
        for k, owner in enumerate(owners):
            offset = (k - (len(owners) - 1) / 2) * gap
            paint = stage.paint_small_card(f"{owner}.?", _PASSED[k])
            flights.append(
                _fly(
                    stage,
                    paint,
                    (start[0] + offset, start[1]),
                    (end[0] + offset, end[1]),
                    start=k * _CARD_GAP,
                    arc=70,
                    slower=1.7,
                )
            )
    return flights


def play_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """A card goes from its player to where everybody sees it."""
    event = cast(e.CardPlayed, events[0])
    end = stage.show_place().center
    player = stage.shown.players[event.seat]
    start = stage.seat(event.seat)
    if event.seat == stage.hand_of and event.card in player.hand:
        start = stage.layout.hand_places(len(player.hand), stage.hand_raised)[
            player.hand.index(event.card)
        ].centre
    return [_fly(stage, stage.paint_small_card(event.card), start, end, arc=50, slower=1.2)]


def person_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """Persons come from their stacks and turn up, or go under them."""
    event = events[0]
    layout = stage.layout
    stack = layout.rats.center
    flights: list[Flying] = []
    if isinstance(event, e.PersonsRevealed):
        for k, person in enumerate(event.persons):
            box = layout.persons[k]
            paint = stage.paint_person(person, box.size, back=True)
            flights.append(_fly(stage, paint, stack, box.center, start=k * 0.16, arc=20))
    elif isinstance(event, e.PersonsLeft):
        for k, person in enumerate(event.persons):
            box = layout.persons[k]
            paint = stage.paint_person(person, box.size)
            flights.append(_fly(stage, paint, box.center, stack, start=(2 - k) * 0.1, arc=20))
    return flights


def sweep_flights(stage: Stage, events: Sequence[Event]) -> list[Flying]:
    """The period ends: cards are swept up and go home to be shuffled."""
    flights: list[Flying] = []
    for number, seat in enumerate(stage.shown.seats):
        start, end = stage.cathedral(), stage.plate(seat, "hand")
        for k, turn in enumerate(_SWEPT):
            paint = stage.paint_small_card(f"{seat}.?", turn)
            at = (start[0] + stage.layout.px(8) * k, start[1])
            flights.append(_fly(stage, paint, at, end, start=0.06 * (k + number), arc=40))
    return flights
