"""Where carriages stand on their markets: beside messages, clear of figures, names, cubes and buildings."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import dist, hypot, inf, sqrt
from typing import NamedTuple

from engine import SECTORS
from engine.content import NUMBERS
from game.match.board import Board
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Point, shared
from game.table.map.zoom import Zoom
from game.table.pieces.pieces import carriage_rows
from game.table.pieces.tags import plaque_size
from game.table.places import carriages, message_signs
from game.table.places.carriages import Row, Ways
from game.table.places.found import furnish, stand
from game.table.places.names import boxes
from game.table.places.rat_signs import sign_box
from game.ui.remembered import Stepwise

_READ, _COUNTED, _SIGN, _BUILT = 700.0, 24.0, 0.5, 12.0
"""How bad it is to cover a figure, name or the cathedral, a cube, the same market's message, a building."""
_OUTSIDE, _FAR_OUTSIDE = 60.0, 50000.0
"""The same of a plane unit beyond the board's rim, in square units: of what may hang over it, and beyond."""
_HANGING = 0.15  # how far the outline of a lone carriage may hang over the rim, in sides of its cube
_ROUND_MARKET = 0.75  # how far from its market's rim the point of a carriage may be, in such sides
_STEP = 0.15  # the steps in which places are tried, in such sides
_AWAY = 0.4  # how bad it is to give way by a plane unit, in square units
_FEW, _MANY = (1, 2, 3), 6  # cubes of a sector in most games, and in some
_RARE = 0.2  # how bad it is to cover one that is there in some, compared with the others
_SURELY = 1 + 1e-9  # a factor that makes a limit surely large enough
_CUBE = 1.08, 1.16  # the width and height of a cube, in its sides
_SIGNS, _MARKET = 40.0, 1.6  # how bad it is that two cover the message of their market, and the market itself
_HIDDEN = 3.0  # how bad it is that one carriage hides another
_BODY = 0.84  # the share of a carriage's width and height that is more than a horse's head
_TOWERS = 2.6, 3.0, 1.7  # how far the cathedral is seen beside, above and below its window, in radii

Things = tuple[tuple[float, Box], ...]
"""What a carriage keeps off on the plane, each with how bad it is to cover it."""


class _Thing(NamedTuple):
    """What a carriage keeps off near its market."""

    worth: float
    """How bad it is to cover all of it."""
    left: float
    top: float
    right: float
    bottom: float
    whole: float
    """Its area."""


def carriage_point(
    plan: CityPlan,
    view: Board,
    colour: str,
    zoom: Zoom,
    market: str | None = None,
    way: int | None = None,
) -> Point:
    """Return the position of a colour's carriage on the plane, beside the others on its market.

    Given a ``market``, it is where the carriage would stand there, facing that ``way``. Raises ``KeyError``
    for a colour without a carriage.
    """
    market = market or view.players[colour].carriage
    if market is None:
        raise KeyError(f"{colour} has no carriage on the board")
    there, question = _asked(plan, view, colour, zoom, market, way)
    return _parked(*question)[there]


_Question = tuple[CityPlan, str, Zoom, Ways, Things]


def _asked(
    plan: CityPlan, view: Board, colour: str, zoom: Zoom, market: str, way: int | None = None
) -> tuple[int, _Question]:
    """Return which of the carriages on a market a colour's is, and what :data:`_parked` is asked."""
    there = [other for other, player in view.players.items() if other == colour or player.carriage == market]
    faced = carriages.headings(plan, view) | ({} if way is None else {colour: way})
    facing = tuple(faced[other] for other in there)
    return there.index(colour), (plan, market, zoom, facing, _all_things(plan, zoom))


def standing(plan: CityPlan, view: Board, zoom: Zoom) -> list[tuple[str, Point]]:
    """Return the carriages on the board with their positions on the plane, the lowest first."""
    front = carriages.in_front(view)
    found = [
        (colour, carriage_point(plan, view, colour, zoom))
        for colour, player in view.players.items()
        if player.carriage
    ]
    return sorted(found, key=lambda each: (each[0] in front, each[1][1]))


def finding(plan: CityPlan, view: Board, zoom: Zoom) -> Iterator[None]:
    """Find in steps what :func:`standing` asks, which takes long the first time."""
    for colour, player in view.players.items():
        if player.carriage:
            yield from _parked.steps(*_asked(plan, view, colour, zoom, player.carriage)[1])


def preparing(plan: CityPlan, view: Board, zoom: Zoom) -> Iterator[None]:
    """Find in steps where each carriage would stand on each market, beside those that are there."""
    for colour, (market, way) in product(view.players, carriages.arrivals(plan)):
        yield from _parked.steps(*_asked(plan, view, colour, zoom, market, way)[1])


def _all_things(plan: CityPlan, zoom: Zoom) -> Things:
    return _things(plan, zoom, tuple(boxes(plan, zoom).items()))


@lru_cache(maxsize=32)
def _things(plan: CityPlan, zoom: Zoom, names: tuple[tuple[tuple[str, str], Box], ...]) -> Things:
    """Return the rooms of the rats' signs, names, buildings, the first cubes, the cathedral and its tag.

    These are known while the whole city is seen; in a close view they depend on the part that is.
    """
    found = [(_READ, box) for _, box in names]
    rose, radius = plan.nave.centre, plan.nave.rose_radius
    if not zoom.near:
        chancel = furnish(plan.nave, zoom)
        rose, radius = chancel.rose, chancel.radius
        size = plaque_size(NUMBERS.pot[len(plan.nave.nodes)], zoom.figure, chancel.detail)
        (x, y), (width, height) = chancel.tag, (part / zoom.scale for part in size)
        found.append((_READ, (x - width / 2, y - height / 2, width, height)))
        side = zoom.side(plan.nave.cube)
        found += [(_COUNTED, _cube(at, side)) for each in chancel.piles for at in each]
    beside, above, below = (part * radius for part in _TOWERS)
    found.append((_READ, (rose[0] - beside, rose[1] - above, 2 * beside, above + below)))
    for borough in plan.ring:
        found.append((_READ, sign_box(plan, borough, zoom)))
        for sector in SECTORS:
            place = stand(plan, borough, sector, zoom)
            few = {at for number in _FEW for at in place.places(number) or (place.pile, place.tag)}
            cubes = dict.fromkeys(place.places(_MANY) or place.cubes, _COUNTED * _RARE)
            cubes |= dict.fromkeys(few, _COUNTED)
            found.append((_BUILT, place.building))
            found += [(worth, _cube(at, place.side)) for at, worth in cubes.items()]
    return tuple(found)


def _cube(at: Point, side: float) -> Box:
    """Return the room of a cube in its place."""
    wide, tall = (part * side for part in _CUBE)
    return at[0] - wide / 2, at[1] - tall / 2, wide, tall


def _parking(
    plan: CityPlan, market: str, zoom: Zoom, facing: Ways, things: Things
) -> Generator[None, None, Row]:
    best: Row = ()
    side, least = carriages.side_of(plan, zoom), inf
    for row in carriages.rows(plan, market, zoom, facing):
        bodies = [_body(*each, side) for each in zip(row, facing, strict=True)]
        hidden = _HIDDEN * sum(
            other[2] * other[3] * shared(one, other) for one, other in combinations(bodies, 2)
        )
        cost, (right, down) = _aside(plan, market, zoom, row, facing, things, least - hidden)
        if cost + hidden < least:
            least, best = cost + hidden, tuple((x + right, y + down) for x, y in row)
        yield
    return best


def _body(at: Point, way: int, side: float) -> Box:
    """Return the box of most of a carriage."""
    left, top, wide, tall = (part * side for part in carriages.extent(way))
    thin, flat = (1 - _BODY) / 2 * wide, (1 - _BODY) / 2 * tall
    return at[0] + left + thin, at[1] + top + flat, wide - 2 * thin, tall - 2 * flat


_parked = Stepwise(_parking, most=512)
"""Returns where on the plane carriages on a market stand that face these ways, also in steps."""


def _aside(
    plan: CityPlan,
    market: str,
    zoom: Zoom,
    row: Row,
    facing: Ways,
    things: Things,
    least: float,
) -> tuple[float, Point]:
    """Return how bad is what a row of carriages covers, and how far on the plane it gives way for that.

    It gives way as little as can be. What is as bad as ``least`` is infinitely bad.
    """
    number, side = len(facing), carriages.side_of(plan, zoom)
    begin, middle = carriages.inwards(plan, market, zoom, row, facing), plan.point(market)
    reach = plan.market_radius + _ROUND_MARKET * side
    parts = [
        (x + left * side, y + top * side, width * side, height * side)
        for (x, y), way in zip(row, facing, strict=True)
        for left, top, width, height in carriage_rows(way)
    ]
    beside = reach + max(dist(spot, middle) for spot in row)
    near = [
        _Thing(worth * box[2] * box[3], *box[:2], box[0] + box[2], box[1] + box[3], box[2] * box[3])
        for worth, box in (*things, *_market(plan, market, zoom, number))
        if dist((box[0] + box[2] / 2, box[1] + box[3] / 2), middle) < beside + reach + 2 * side + max(box[2:])
    ]
    among = sum(x for x, _ in row) / number - middle[0], sum(y for _, y in row) / number - middle[1]
    farthest = dist(begin, (0.0, 0.0)) + 2 * reach * sqrt(2)
    rim = carriages.Rim(plan, market, zoom, row, facing, farthest)
    hanging = _HANGING * side if number == 1 else 0.0
    found, best = inf, begin
    for right, down in _offsets(side, 2 * reach):
        moved = begin[0] + right, begin[1] + down
        cost = _AWAY * dist(moved, begin)
        if cost >= least:
            break
        if moved != begin and hypot(among[0] + moved[0], among[1] + moved[1]) > reach:
            continue
        outside = rim.beyond(moved, _borne(least - cost, hanging))
        beyond = _OUTSIDE * outside + _FAR_OUTSIDE * max(0.0, outside - hanging)
        if cost + beyond >= least:
            continue
        cost += _covered(near, parts, moved, least - cost) + beyond
        if cost < least:
            best, found, least = moved, cost, cost
    return found, best


def _borne(cost: float, hanging: float) -> float:
    """Return how far beyond the rim is as bad as a ``cost``; so far it may be ``hanging``."""
    if cost <= _OUTSIDE * hanging:
        return cost / _OUTSIDE * _SURELY
    return (cost + _FAR_OUTSIDE * hanging) / (_OUTSIDE + _FAR_OUTSIDE) * _SURELY


def _covered(things: Sequence[_Thing], rows: Sequence[Box], moved: Point, most: float) -> float:
    """Return how bad is what rows cover that are ``moved`` so far, each thing with its worth.

    It is infinite from ``most`` on.
    """
    across, down = moved
    parts = [(x := left + across, y := top + down, x + wide, y + high) for left, top, wide, high in rows]
    lefts, tops, rights, bottoms = zip(*parts, strict=True)
    left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
    cost = 0.0
    # Comparisons, as min and max take twice as long: this is asked some ten thousand times for a city.
    for worth, x, y, end, foot, whole in things:
        if x < right and y < bottom and end > left and foot > top:
            covers = 0.0
            for begin, head, far, low in parts:
                deep = (low if low < foot else foot) - (head if head > y else y)
                if deep > 0:
                    wide = (far if far < end else end) - (begin if begin > x else x)
                    if wide > 0:
                        covers += worth * (wide * deep / whole)
            cost += covers
            if cost >= most:
                return inf
    return cost


@lru_cache(maxsize=8)
def _offsets(side: float, reach: float) -> tuple[Point, ...]:
    """Return ways to give way by at most ``reach``, the shortest first."""
    step = _STEP * side
    most = int(reach / step)
    grid = product(range(-most, most + 1), repeat=2)
    found = [(across * step, down * step) for across, down in grid]
    return tuple(sorted(found, key=lambda offset: (hypot(*offset), offset)))


def _market(plan: CityPlan, market: str, zoom: Zoom, number: int) -> Iterator[tuple[float, Box]]:
    """Yield what ``number`` carriages keep off on their market: its message where it has given way.

    One stands on a half of the market, others leave it free as well.
    """
    if market in plan.message_markets:
        yield _SIGN if number == 1 else _SIGNS, message_signs.beside_carriage(plan, market, zoom)
    if number > 1:
        (x, y), radius = plan.point(market), plan.market_radius
        yield _MARKET, (x - radius, y - radius, 2 * radius, 2 * radius)
