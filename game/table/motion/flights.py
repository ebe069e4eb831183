"""What flies when something happens: cubes, coins, carriages, rats, tokens and the bellringer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from pygame import Surface

from engine import events as e
from game.table.city.board import Told
from game.table.motion.flight import Cue, Flight, Paint, Touch, travel_time
from game.table.motion.stage import Stage, floating
from game.ui import typesetting
from game.ui.easing import Point
from game.ui.palette import CANDLE, DANGER, OAK_GAP

_CUBES = ("cache", "area", "cathedral")
"""Where cubes are taken from by hand."""
_COIN_GAP = 0.09
_TOKENS = (10, 5, 3, 1)


class Flying(Protocol):
    """Something that is drawn for a while."""

    @property
    def duration(self) -> float:
        """Seconds until it is done."""

    @property
    def cues(self) -> Sequence[Cue]:
        """What is heard meanwhile, besides its touches."""

    @property
    def touches(self) -> Sequence[Touch]:
        """When and where it touches the table."""

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


def cube_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """Cubes come to places, go to their supplies, or from the supply into the cache."""
    flights: list[Flying] = []
    lifted: dict[tuple[str, str], int] = {}
    for event in events:
        start = len(flights) * 0.03
        match event:
            case e.CubePlaced(seat, place, source):
                start_at = stage.picked(*_CUBES) or stage.last_cube(seat, source)
                ends = start_at, stage.cube(seat, place)
                flights.append(_fly(stage, stage.paint_cube(seat), *ends, start=start, arc=60))
            case e.CubeRemoved(seat, place, "plague"):
                flights.append(_tumble(stage, seat, place))
            case e.CubeRemoved(seat, place, _):
                before = lifted.get((seat, place), 0)
                lifted[seat, place] = before + 1
                ends = stage.last_cube(seat, place, before), stage.plate(seat, "supply")
                flights.append(_fly(stage, stage.paint_cube(seat), *ends, start=start, arc=60))
            case e.CubesGained(seat, n):
                ends = stage.plate(seat, "supply"), stage.plate(seat, "cache")
                flights += [
                    _fly(stage, stage.paint_cube(seat, k), *ends, start=k * _COIN_GAP, arc=40)
                    for k in range(n)
                ]
    return flights


def _tumble(stage: Stage, seat: str, place: str) -> Flight:
    """A cube that the plague takes tumbles to the harbour, and from there to the supply."""
    start, end = stage.last_cube(seat, place), stage.plate(seat, "supply")
    x, y = stage.area(seat, "harbour")
    reach = stage.layout.px(60)
    points = (start, ((start[0] + x) / 2, (start[1] + y) / 2 - reach), (x, y), end)
    flight = Flight(stage.paint_tumbling_cube(seat), points, travel=1.1, high=0.8, hops=True)
    into_water, _ = flight.touches[1]
    flight.cues = (Cue(into_water, "splash", x),)
    return flight


def piece_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """The friend moves; minstrel, fool and actress move cubes and friend."""
    flights: list[Flying] = []
    for event in events:
        match event:
            case e.FriendMoved(seat, from_sector, to_sector):
                start_at = stage.picked("friend") or stage.friend(seat, from_sector)
                ends = start_at, stage.friend(seat, to_sector)
                flights.append(_fly(stage, stage.paint_friend(seat), *ends, arc=70))
            case e.PiecesMoved(seat, from_place, to_sector, cubes, friend):
                for k in range(cubes):
                    start_at = stage.picked("area", "cathedral") or stage.last_cube(seat, from_place, k)
                    ends = start_at, stage.cube(seat, to_sector, k)
                    flights.append(_fly(stage, stage.paint_cube(seat, k), *ends, start=k * 0.1, arc=60))
                if friend:
                    ends = stage.friend(seat, from_place), stage.friend(seat, to_sector)
                    flights.append(_fly(stage, stage.paint_friend(seat), *ends, start=cubes * 0.1, arc=70))
    return flights


def paying_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
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
            for k in range(n):
                laid = reason == "donation" and k < stage.lying.spent
                start = stage.coin_spot(k) if laid else stage.picked("coins") or stage.plate(seat, "coins")
                flights.append(_fly(stage, stage.paint_coin(), start, end, start=k * _COIN_GAP, arc=70))
    return flights


def prestige_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
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
    shade = typesetting.line(text, size, OAK_GAP, bold=True)
    drawn = typesetting.line(text, size, CANDLE if gained else DANGER, bold=True)
    picture = Surface((shade.get_width() + size // 8, shade.get_height() + size // 8)).convert_alpha()
    picture.fill((0, 0, 0, 0))
    for dx, dy in ((0, 0), (size // 8, 0), (0, size // 8), (size // 8, size // 8)):
        picture.blit(shade, (dx, dy))
    picture.blit(drawn, (size // 16, size // 16))
    above = (at[0], at[1] - layout.px(70))
    return Flight(floating(picture), (at, above), travel=0.8, high=0.0)


def rat_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """The rat hops along its berths."""
    event = cast(e.RatMoved, events[0])
    step = 1 if event.to > event.from_ else -1
    berths = [
        stage.on_screen(stage.plan.harbour(event.seat).berths[at])
        for at in range(event.from_, event.to + step, step)
    ]
    paint = stage.paint_rat()
    return [Flight(paint, berths, travel=0.14 * len(berths), high=0.5, hops=True)]


def carriage_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """The carriage rolls along the streets, corner by corner."""
    event = cast(e.CarriageDriven, events[0])
    if len(event.path) < 2:
        return []
    road = stage.road(event.path)
    travel = 0.35 + 0.3 * len(event.path)
    return [Flight(stage.paint_coach(event.seat), road, travel, high=0.0, trots=True)]


def message_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """A message goes to the plate."""
    event = cast(e.MessageCollected, events[0])
    start = stage.on_screen(stage.plan.message_point(event.market))
    end = stage.plate(event.seat, "messages")
    return [_fly(stage, stage.paint_message(event.colour, event.kind), start, end, arc=90, slower=1.4)]


def bellringer_flights(stage: Stage, events: Sequence[Told]) -> list[Flying]:
    """The bellringer hops to the next player."""
    event = cast(e.BellringerPassed, events[0])
    start, end = stage.plate(event.from_seat, "bellringer"), stage.plate(event.to_seat, "bellringer")
    hops = [
        (start[0] + (end[0] - start[0]) * k / 4, start[1] + (end[1] - start[1]) * k / 4) for k in range(5)
    ]
    return [Flight(stage.paint_bellringer(), hops, travel=0.8, hops=True)]
