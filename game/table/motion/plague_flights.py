"""The plague's rats: they run from the persons to the boroughs; hospitals stop theirs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from itertools import pairwise, product, starmap
from math import dist

from pygame import Rect, Surface, Vector2

from engine import plague_spread
from game.match.board import RatsCome
from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import lerp
from game.table.map.zoom import Zoom
from game.table.motion.flight import Cue, Paint, Touch
from game.table.motion.stage import Stage
from game.table.pieces.pieces import RAT_WIDTH, RUNNING, Pieces
from game.table.places.names import boxes, zoom_with_names
from game.table.places.rat_signs import sign_box
from game.table.places.routes import entrance, free_spot, way_into
from game.ui import surfaces
from game.ui.easing import Point, ease

Sight = tuple[CityPlan, Camera, Zoom]

ARRIVED = 1.9
"""Seconds after which all rats have arrived, at normal pace."""

_FIRST = 0.3  # when the first rat leaves, in seconds
_RUN = 1.15  # how long a rat runs
_SIZE = 46  # the height of a running rat at least, in units
_SIZES = (1.0, 0.8)  # of rats by turns, as shares of that
_HOPS = 7
_ASIDE = 0.3  # how far rats run beside each other, in rat sizes
_AROUND = 1.25  # how far round the middle of a market they run, in its radii
_SEEN = 3.0  # until when rats sit at the harbours, in seconds
_MOST, _ROUND, _APART = 9, 3, 0.72
"""How many rats sit at a harbour, how many places are tried on each side, and their distance in sizes."""
_OUT = 0.3  # how far down the edge of a person's card they come out


@dataclass
class Runner:
    """A rat that runs along a way in small hops; where it arrives it may sit for a while."""

    paints: Sequence[Sequence[Paint]]
    """How it looks by turns, twice in each hop: to the left and to the right."""
    begin: Point
    """Where it comes out."""
    way: Callable[[], Sequence[Point]]
    """Finds the other corners of its way: not for all rats in the same frame."""
    start: float
    cues: Sequence[Cue] = ()
    touches: Sequence[Touch] = ()
    sits: float = 0.0
    """Seconds for which it is seen where it has arrived."""

    @cached_property
    def points(self) -> Sequence[Point]:
        """The corners of its way."""
        return self.begin, *self.way()

    @property
    def arrives(self) -> float:
        """Seconds until it has arrived."""
        return self.start + _RUN

    @property
    def duration(self) -> float:
        """Seconds until it has gone."""
        return self.arrives + self.sits

    def draw(self, surface: Surface, time: float) -> None:
        """Draw it ``time`` seconds after its act began."""
        share = (time - self.start) / _RUN
        if share < 0 or time >= self.duration:
            return
        if share >= 1:
            place, right = self.at(1.0)
            self.paints[right][0](surface, place, 0.0)
            return
        gone = ease(share)
        place, right = self.at(gone)
        looks = self.paints[right]
        paint = looks[int(2 * _HOPS * gone) % len(looks)]
        paint(surface, place, 0.25 * abs(math.sin(math.pi * _HOPS * gone)))

    def at(self, gone: float) -> tuple[Point, bool]:
        """Return where it is after a share of its way, and whether it runs to the right."""
        left = gone * sum(starmap(dist, pairwise(self.points)))
        for a, b in pairwise(self.points):
            length = dist(a, b)
            if left < length:
                return lerp(a, b, left / length), b[0] > a[0]
            left -= length
        return self.points[-1], self.points[-1][0] > self.points[-2][0]


def run_flights(stage: Stage, events: Sequence[RatsCome]) -> Iterator[Runner]:
    """Let the rats of the three persons run to every borough: to its harbour, or to the hospital."""
    shown, sight = stage.shown, _sight(stage)
    side = _side(stage)
    sizes = [Pieces(side * share) for share in _SIZES]
    runners = [person for person, rats in zip(shown.persons, shown.rats, strict=True) for _ in range(rats)]
    for place, seat in enumerate(shown.seats):
        spread = plague_spread(shown.players[seat], shown.rat_sum)
        for number, person in enumerate(runners[: spread.rats]):
            area = "hospital" if number < spread.stopped else "harbour"
            start = _FIRST + (number * len(shown.seats) + place) * _stagger(len(runners), len(shown.seats))
            card = stage.person(person)
            begin = float(card.left), card.top + _OUT * card.height
            size = round(side * RAT_WIDTH), round(side)
            # They are large and small, each out of step with the one before.
            pieces = sizes[(number + place) % len(sizes)]
            paints = [
                [partial(_paint, pieces, kind) for kind in (kinds if number % 2 else kinds[::-1])]
                for kinds in RUNNING
            ]
            aside = _ASIDE * side * (number % 3 - 1)
            sits = 0.0 if area == "hospital" else _SEEN - start - _RUN
            place_there = number - spread.stopped if sits else None
            way = partial(_road, stage, sight, begin, (seat, area), size, aside, place_there)
            yield Runner(paints, begin, way, start, sits=sits)


def gather(surface: Surface, stage: Stage) -> None:
    """Draw the rats that no hospital stops at the harbours; without motion none is seen to run there."""
    shown, side = stage.shown, _side(stage)
    size = round(side * RAT_WIDTH), round(side)
    for place, seat in enumerate(shown.seats):
        spread = plague_spread(shown.players[seat], shown.rat_sum)
        spots = _gathered(*_sight(stage), seat, size)[: max(0, spread.rats - spread.stopped)]
        for number, spot in enumerate(spots):
            pieces = Pieces(side * _SIZES[(number + place) % len(_SIZES)])
            pieces.piece(surface, RUNNING[number % 2][0], "", stage.on_screen(spot), 0.0)


def _side(stage: Stage) -> float:
    """Return the height of the larger rats in pixels."""
    return max(stage.pieces().side * 1.1, stage.layout.px(_SIZE))


def _sight(stage: Stage) -> Sight:
    """Return the city, how it is seen, and how near that is."""
    plan, camera, layout = stage.plan, stage.camera, stage.layout
    return plan, camera, zoom_with_names(plan, camera, layout.u, layout.text_scale)


@lru_cache(maxsize=16)
def _gathered(
    plan: CityPlan, camera: Camera, zoom: Zoom, colour: str, size: tuple[int, int]
) -> tuple[Point, ...]:
    """Return where on the plane rats of a ``size`` in pixels gather round a harbour, the nearest first.

    There they cover no name, no figure and no building, and each other by a part.
    """
    (x, y), _ = free_spot(plan, camera, zoom, colour, "harbour", size)
    width, height = (part / camera.scale for part in size)
    read = [Rect(*box) for box in boxes(plan, zoom).values()]
    read += [Rect(*sign_box(plan, each, zoom)) for each in plan.ring]
    read += [Rect(*plan.area(each, area).picture) for each in plan.ring for area in AREAS]
    found = [(x, y)]
    steps = [step - _ROUND for step in range(2 * _ROUND + 1)]
    for dx, dy in sorted(product(steps, repeat=2), key=lambda step: step[0] ** 2 + step[1] ** 2)[1:]:
        at = x + dx * width * _APART, y + dy * height * _APART
        if surfaces.box_round(at, (width, height)).collidelist(read) < 0:
            found.append(at)
    return tuple(found[:_MOST])


def _road(
    stage: Stage,
    sight: Sight,
    begin: Point,
    area: tuple[str, str],
    size: tuple[int, int],
    aside: float,
    seat: int | None,
) -> list[Point]:
    """Return the way of a rat of a ``size`` along the streets into an area, off what is read there.

    It leads round the markets, and ``aside`` of the streets, in pixels; if there is one, to the ``seat`` of
    this number at the harbour.
    """
    plan, camera, zoom = sight
    spot, read = free_spot(plan, camera, zoom, *area, size)
    apart = round(size[1] / 2 / camera.scale)
    line = way_into(plan, entrance(plan, camera.to_plane(begin), apart), *area, spot, read, apart)
    markets = {plan.point(market): market.endswith(".inner") for market in plan.message_markets}
    middle, letters = (camera.to_screen(point) for point in (plan.nave.centre, read.center))
    corners = [stage.on_screen(point) for point in line]
    road = []
    for at, (here, point, there) in enumerate(zip([begin, *corners], line, corners[1:], strict=False)):
        along = Vector2(there) - Vector2(here)
        across = Vector2(-along.y, along.x).normalize() if along else Vector2()
        far = aside
        if point in markets:  # round the cathedral on its outer side, and at last off what is read
            inside = middle if markets[point] else letters if there == corners[-1] else None
            out = across.dot(Vector2(corners[at]) - Vector2(inside)) if inside else aside
            far = math.copysign(_AROUND * plan.market_radius * camera.scale, out)
        road.append((corners[at][0] + across.x * far, corners[at][1] + across.y * far))
    seats = () if seat is None else _gathered(*sight, area[0], size)[seat : seat + 1]
    return [*road, stage.on_screen(seats[0]) if seats else corners[-1]]


def _paint(pieces: Pieces, kind: str, surface: Surface, at: Point, height: float) -> None:
    pieces.piece(surface, kind, "", at, height)


def _stagger(rats: int, seats: int) -> float:
    """Return the seconds between two rats, so that all have arrived in time."""
    return (ARRIVED - _FIRST - _RUN) / max(1, rats * seats - 1)
