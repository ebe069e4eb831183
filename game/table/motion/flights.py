"""Flights of pieces: cubes, coins, carriages, rats, tokens and the bellringer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import dist
from typing import Protocol

from pygame import Surface

from engine import events as e
from engine.events import Event
from game.table.map.shapes import lerp
from game.table.motion.flight import Cue, Drive, Flight, Paint, Touch, travel_time
from game.table.motion.stage import LIFTED, Stage
from game.table.pieces.pieces import WAYS
from game.table.places.carriages import heading, headings
from game.ui import surfaces, typesetting
from game.ui.easing import Point
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CANDLE, CREAM, DANGER, RGB, SHADE, mix

CubeEvent = e.CubePlaced | e.CubeRemoved | e.CubesGained

_CUBES = ("cache", "area", "cathedral")
"""The places from which players take cubes by hand."""
_COIN_GAP = 0.09
ROLLING = 0.18
"""How high a carriage is lifted while it rolls."""
_LOSS = mix(DANGER, SHADE, 0.25)
_TOKENS = (10, 5, 3, 1)
_SHARE = 56  # the size of a token that the cathedral pays, in units
_TOLD = 0.35  # seconds after which it leaves: until then who is paid is told
NUMBER = 64
"""The size of a floating number, in units."""
_RISE = 70  # how far it rises, in units
_LOST, _LOST_CUBE, _TAB = 52, 34, 18
"""The size of a lost number, that of a lost cube, and the edge of the tab that they stand on, in units."""
_OF_FIGURE = 0.8  # the size of what is lost, beside such a number, as a share of it


class Flying(Protocol):
    """Something that is drawn for a while."""

    @property
    def points(self) -> Sequence[Point]:
        """Where it goes along, from its start to its end."""

    @property
    def duration(self) -> float:
        """Seconds until it is finished."""

    @property
    def cues(self) -> Sequence[Cue]:
        """The sounds meanwhile, besides those of its touches."""

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
    """Return the flight of a light thing; ``arc`` is in 1080p units."""
    travel = travel_time(here, there, stage.layout.size[0]) * slower
    return Flight(paint=paint, points=(here, there), travel=travel, start=start, arc=arc * stage.layout.u)


def _growing(paints: Sequence[Paint], here: Point, there: Point) -> Paint:
    """Return a painter that goes through ``paints`` on the way: a piece that grows or shrinks."""
    whole = max(1.0, dist(here, there))

    def paint(surface: Surface, at: Point, height: float) -> None:
        gone = 1 - dist(at, there) / whole
        paints[max(0, min(len(paints) - 1, round(gone * (len(paints) - 1))))](surface, at, height)

    return paint


def cube_flights(stage: Stage, events: Sequence[CubeEvent]) -> Iterator[Flying]:
    """Move cubes to places, back to their supplies, or from the supply into the cache."""
    lifted = Counter[tuple[str, str]]()
    for number, event in enumerate(events):
        start = number * 0.03
        match event:
            case e.CubePlaced(seat, place, source):
                start_at = stage.picked(*_CUBES) or stage.last_cube(seat, source)
                ends = start_at, stage.cube(seat, place)
                paint = _growing(stage.paints_cube(seat, (source, place)), *ends)
                yield _fly(stage, paint, *ends, start=start, arc=60)
            case e.CubeRemoved(seat, place, "plague"):
                yield _tumble(stage, seat, place)
                yield _lost_cube(stage, seat, place)
            case e.CubeRemoved(seat, place, _):
                gone = lifted[seat, place]
                ends = stage.last_cube(seat, place, gone), stage.cube(seat, "supply", gone)
                lifted[seat, place] += 1
                paint = _growing(stage.paints_cube(seat, (place, "supply")), *ends)
                yield _fly(stage, paint, *ends, start=start, arc=60)
            case e.CubesGained(seat, n):
                for k in range(n):
                    ends = stage.last_cube(seat, "supply", k), stage.cube(seat, "cache", k)
                    paint = _growing(stage.paints_cube(seat, ("supply", "cache"), k), *ends)
                    yield _fly(stage, paint, *ends, start=k * _COIN_GAP, arc=40)


def _tumble(stage: Stage, seat: str, place: str) -> Flight:
    """Let a cube taken by the plague tumble into the harbour, and from there to the supply."""
    start, end = stage.last_cube(seat, place), stage.cube(seat, "supply")
    x, y = stage.area(seat, "harbour")
    reach = stage.layout.px(60)
    points = (start, ((start[0] + x) / 2, (start[1] + y) / 2 - reach), (x, y), end)
    flight = Flight(paint=stage.paint_tumbling_cube(seat), points=points, travel=1.1, high=0.8, hops=True)
    into_water, _ = flight.touches[1]
    flight.cues = (Cue(into_water, "splash", x),)
    return flight


def piece_flights(stage: Stage, events: Sequence[e.FriendMoved | e.PiecesMoved]) -> Iterator[Flying]:
    """Move a friend; for minstrel, fool and actress move cubes and friend."""
    for event in events:
        match event:
            case e.FriendMoved(seat, from_sector, to_sector):
                start_at = stage.picked("friend") or stage.friend(seat, from_sector)
                ends = start_at, stage.friend(seat, to_sector)
                yield _fly(stage, _growing(stage.paints("friend", seat), *ends), *ends, arc=70)
            case e.PiecesMoved(seat, from_place, to_sector, cubes, friend):
                for k in range(cubes):
                    start_at = stage.picked("area", "cathedral") or stage.last_cube(seat, from_place, k)
                    ends = start_at, stage.cube(seat, to_sector, k)
                    paint = _growing(stage.paints_cube(seat, (from_place, to_sector), k), *ends)
                    yield _fly(stage, paint, *ends, start=k * 0.1, arc=60)
                if friend:
                    ends = stage.friend(seat, from_place), stage.friend(seat, to_sector)
                    paint = _growing(stage.paints("friend", seat), *ends)
                    yield _fly(stage, paint, *ends, start=cubes * 0.1, arc=70)


def paying_flights(stage: Stage, events: Sequence[Event]) -> Iterator[Flying]:
    """Let coins hop one by one: from bank and givers to a tray, or from a tray to where they are paid."""
    match events[0]:
        case e.CoinsGained(seat, n, taken_from):
            givers = [giver for giver, coins in taken_from for _ in range(coins)]
            for k in range(n):
                start = stage.bank()
                if k < len(givers):
                    start = stage.coin(givers[k], -1 - givers[:k].count(givers[k]))
                end = stage.coin(seat, k)
                paint = stage.paint_spinning_coin(start, end, to_tray=True)
                yield _fly(stage, paint, start, end, start=k * _COIN_GAP, arc=70)
        case e.CoinsPaid(seat, n, reason):
            end = stage.cathedral() if reason == "donation" else stage.bank()
            match events[1:]:
                case [e.PersonHired(_, person)]:
                    end = stage.person(person).center
            for k in range(n):
                laid = reason == "donation" and k < stage.lying.spent
                start = stage.coin_spot(k) if laid else stage.picked("coins") or stage.coin(seat, -1 - k)
                paint = stage.paint_spinning_coin(start, end, to_tray=False)
                yield _fly(stage, paint, start, end, start=k * _COIN_GAP, arc=70)


def prestige_flights(stage: Stage, events: Sequence[e.PrestigeGained | e.PrestigeLost]) -> Iterator[Flying]:
    """Move tokens from where they are gained to the tray (or away when lost), with a floating number."""
    for event in events:
        tray = stage.on_tray(event.seat, "prestige", 0)
        match event:
            case e.PrestigeGained(seat, n, _, reason):
                start, end, arc, slower = stage.source(seat, reason), tray, 80.0, 1.3
                number = _gain(stage, n, start)
            case e.PrestigeLost(seat, n, _):
                start, end, arc, slower = tray, stage.area(seat, "harbour"), 26.0, 1.0
                number = _loss(stage, seat, n, tray[1])
        for k, worth in enumerate(_change(event.n)):
            paints = stage.paints_to_tray("prestige", "prestige", worth)
            paint = _growing(paints if end == tray else paints[::-1], start, end)
            yield _fly(stage, paint, start, end, start=k * 0.1, arc=arc, slower=slower)
        yield number


def share_flights(stage: Stage, events: Sequence[e.PrestigeGained]) -> Iterator[Flying]:
    """Move tokens from the cathedral to the trays of all who are paid at the end of a period."""
    start = stage.cathedral()
    for event in events:
        end = stage.on_tray(event.seat, "prestige", 0)
        for k, worth in enumerate(_change(event.n)):
            paint = _growing(stage.paints_to_tray("prestige", "prestige", worth, _SHARE), start, end)
            yield _fly(stage, paint, start, end, start=_TOLD + k * 0.1, arc=80, slower=1.3)


def _change(n: int) -> list[int]:
    """Split a sum into as few tokens as possible."""
    tokens = []
    for worth in _TOKENS:
        tokens += [worth] * (n // worth)
        n %= worth
    return tokens


def _gain(stage: Stage, n: int, at: Point) -> Flight:
    """Return a bright number that floats upwards from where it is gained."""
    return _floating(gain_figure(n, stage.layout.px(NUMBER)), at, (at[0], at[1] - stage.layout.px(_RISE)))


@cached(TABLE, most=8)
def gain_figure(n: int, size: int, park: int = 0) -> Surface:
    """Return the bright number of a gain; of which ``park`` is told apart below it, beside the park's sign.

    Shared, don't draw on it.
    """
    figure = _figure(f"+{n - park}", size, CANDLE)
    if not park:
        return figure
    small, wide = _figure(f"+{park}", size * 3 // 4, CANDLE), figure.get_width()
    tree = surfaces.picture("icons/park", size * 3 // 4, size * 3 // 4)
    picture = surfaces.clear((wide + small.get_width(), figure.get_height() + 2 * small.get_height()))
    below = small.get_height() + figure.get_height()
    picture.blit(figure, (0, small.get_height()))
    picture.blit(small, (tree.get_width(), below))
    picture.blit(tree, tree.get_rect(left=0, centery=below + small.get_height() // 2))
    return picture


def _loss(stage: Stage, seat: str, n: int, y: float) -> Flight:
    """Return a red tab with a number and what is lost, which slides out of the seat's tray at a height."""
    whole, edge = stage.trays.whole(seat), stage.layout.px(_TAB)
    picture = _tab(n, "pieces/prestige_back", stage.layout.px(_LOST), edge)
    out = whole.right - edge + picture.get_width() / 2
    return _floating(picture, (out - edge // 2, y), (out, y))


def _lost_cube(stage: Stage, seat: str, place: str) -> Flight:
    """Return a smaller tab that rises where the plague takes a cube."""
    x, y = stage.last_cube(seat, place)
    px = stage.layout.px
    picture = _tab(1, "icons/cube", px(_LOST_CUBE), px(_TAB) // 2)
    y -= (picture.get_height() + stage.pieces().side) / 2
    return _floating(picture, (x, y), (x, y - px(_RISE) / 4))


def _tab(n: int, lost: str, size: int, edge: int) -> Surface:
    """Return a red tab on which a number of a ``size`` and the picture of what is ``lost`` stand."""
    figure, side = _figure(f"−{n}", size, CREAM), size * _OF_FIGURE
    token = surfaces.picture(lost, side, side)
    wide = figure.get_width() + token.get_width() + 3 * edge
    whole = wide, max(figure.get_height(), token.get_height()) + edge
    picture = surfaces.clear(whole)
    picture.blit(surfaces.rounded(whole, edge, _LOSS), (0, 0))
    picture.blit(surfaces.rounded(whole, edge, CREAM, max(2, edge // 6)), (0, 0))
    surfaces.centred(picture, figure, (edge * 1.4 + figure.get_width() / 2, whole[1] / 2))
    surfaces.centred(picture, token, (wide - edge - token.get_width() / 2, whole[1] / 2))
    return picture


def _figure(text: str, size: int, colour: RGB) -> Surface:
    """Return a number in a colour, with a dark edge."""
    shade = typesetting.line(text, size, SHADE, bold=True)
    picture = surfaces.clear((shade.get_width() + size // 8, shade.get_height() + size // 8))
    for offset in product((0, size // 8), repeat=2):
        picture.blit(shade, offset)
    picture.blit(typesetting.line(text, size, colour, bold=True), (size // 16, size // 16))
    return picture


def _floating(picture: Surface, start: Point, end: Point) -> Flight:
    """Return a picture that moves over the table for a moment."""
    return Flight(
        paint=lambda surface, at, height: surfaces.centred(surface, picture, at),
        points=(start, end),
        travel=0.8,
        high=0.0,
    )


def rat_flights(stage: Stage, events: Sequence[e.RatMoved]) -> Iterator[Flying]:
    """Let rats hop on their signs, once for each number."""
    for event in events:
        points = [stage.rat(event.seat)] * (1 + abs(event.to - event.from_))
        paint = stage.paint_rat(event.seat)
        yield Flight(paint=paint, points=points, travel=0.14 * len(points), high=0.5, hops=True)


def loss_flights(stage: Stage, events: Sequence[e.PrestigeLost | e.CubeRemoved]) -> Iterator[Flying]:
    """Take prestige and cubes from those whom the plague has struck."""
    yield from prestige_flights(stage, [event for event in events if isinstance(event, e.PrestigeLost)])
    yield from cube_flights(stage, [event for event in events if isinstance(event, e.CubeRemoved)])


def carriage_flights(stage: Stage, events: Sequence[e.CarriageDriven]) -> Iterator[Flying]:
    """Let the carriage roll along the streets, corner by corner."""
    event = events[0]
    if len(event.path) > 1:
        road, travel = stage.road(event.seat, event.path), 0.35 + 0.3 * len(event.path)
        yield Drive(
            paints=[stage.paints(f"carriage_{way}", event.seat, (1.0, max(LIFTED))) for way in range(WAYS)],
            before=headings(stage.plan, stage.shown)[event.seat],
            after=heading(stage.plan, event.path),
            reach=stage.pieces("carriage").side,
            points=road,
            travel=travel,
            high=ROLLING,
            trots=True,
        )


def message_flights(stage: Stage, events: Sequence[e.MessageCollected]) -> Iterator[Flying]:
    """Move a message to the tray."""
    event = events[0]
    start = stage.on_screen(stage.plan.message_point(event.market))
    held = len(stage.shown.players[event.seat].messages)
    end = stage.on_tray(event.seat, "messages", held)
    paint = _growing(stage.paints_message(event.colour, event.kind, held + 1), start, end)
    yield _fly(stage, paint, start, end, arc=90, slower=1.4)


def bellringer_flights(stage: Stage, events: Sequence[e.BellringerPassed]) -> Iterator[Flying]:
    """Let the bellringer hop to the next player and swing his bell at each step."""
    start, end = (stage.on_tray(seat, "bellringer", 0) for seat in (events[0].from_seat, events[0].to_seat))
    hops = [lerp(start, end, k / 4) for k in range(5)]
    looks = [stage.paint_on_tray(kind, "bellringer") for kind in (*_SWINGS, _SWINGS[0])]
    yield Flight(paint=_growing([*looks, *looks], start, end), points=hops, travel=0.8, hops=True)


_SWINGS = ("bellringer", "ringing")
_SWING = 0.22  # seconds between two swings of the bell
_RINGS = 1.1  # how long the bellringer rings, in seconds


@dataclass
class Ringing:
    """The bellringer on his tray, who swings his bell."""

    at: Point
    paints: Sequence[Paint]
    duration: float = _RINGS
    cues: Sequence[Cue] = ()
    touches: Sequence[Touch] = ()

    @property
    def points(self) -> Sequence[Point]:
        """Where he stands."""
        return (self.at,)

    def draw(self, surface: Surface, time: float) -> None:
        """Draw him ``time`` seconds after his act began."""
        swing = int(time / _SWING) % len(self.paints) if time < self.duration else 0
        self.paints[swing](surface, self.at, 0.0)


def ringing_flights(stage: Stage, events: Sequence[e.RoundBegan]) -> Iterator[Flying]:
    """Let the bellringer ring in the round where he stands."""
    if events[0].first in stage.shown.seats:
        stage.lying.ringing = True
        paints = [stage.paint_on_tray(kind, "bellringer") for kind in _SWINGS]
        yield Ringing(stage.on_tray(events[0].first, "bellringer", 0), paints)
