"""Which way carriages face, whose is in front, how they stand in rows and keep off the board's rim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from math import dist

from game.match.board import Board, DisplayedBoard
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Point, bounds
from game.table.map.walls import TILE_EDGE, outside
from game.table.map.zoom import Zoom
from game.table.pieces.pieces import LEFT, RIGHT, WAYS, carriage_rows, facing

Edge = tuple[tuple[Point, ...], tuple[Point, ...]]
"""Points of an edge, and for each of them the way outwards there, of length 1."""

_LEAST_SIDE = 24  # the side of the cubes that the smallest carriages go with, in 1080p units
_HALF = (
    *((0.0, -1.1), (0.7, -1.04), (1.1, -0.65), (1.3, -0.14)),
    *((1.55, 0.31), (1.5, 0.6), (1.24, 0.95), (0.0, 1.1)),
)
_SIDEWAYS = tuple((side * x, y) for x, y in _HALF for side in (-1, 1))
"""The corners of a carriage that drives to the left or right, round its point, in such sides."""
_CLOSE, _LOW = 0.9, 0.9
"""How far two on one market are apart, as a share of where they just touch, and below it, in its radii."""
_OFF = 0.6  # how much farther beside it they are, in its radii, where they leave it between them
_SLANT = 0.95, 0.56
"""How far beside and above or below the middle of both they are where they stand slantwise, in such sides."""
_AT_REST = tuple((side + aslant) % WAYS for side in (RIGHT, LEFT) for aslant in (0, 1, -1))
"""The directions in which carriages rest: those up or down would stand them on their noses."""
_EVERY = 4  # of the points along the board's edge, every so many are looked at
_NEAR = 5  # how far from a market they are looked at, in its radii
_TRIES = 4
_SURE = 1e-6  # plane units by which a quick answer must be clear


def heading(plan: CityPlan, path: Sequence[str]) -> int:
    """Return which way a carriage faces when it rests after a road through neighbouring markets.

    It is seen from its side: of the directions that are hardly aslant, it takes the nearest to its road.
    """
    way = facing(*plan.way(*path[-2:])[-2:])
    return min(_AT_REST, key=lambda rests: abs((rests - way + WAYS // 2) % WAYS - WAYS // 2))


@lru_cache(maxsize=16)
def arrivals(plan: CityPlan) -> tuple[tuple[str, int], ...]:
    """Return each market with each direction that a carriage may face there, coming along a street."""
    roads = [road for street in plan.streets for road in ((street.a, street.b), (street.b, street.a))]
    return tuple(sorted({(road[1], heading(plan, road)) for road in roads if road[1] in plan.markets}))


def headings(plan: CityPlan, view: Board) -> dict[str, int]:
    """Return the direction of each seat's carriage as it drove; all others stand as at the beginning."""
    return dict.fromkeys(view.players, RIGHT) | {
        seat: heading(plan, path) for seat, path in drives(view).items()
    }


def drives(view: Board) -> dict[str, tuple[str, ...]]:
    """Return by seat the markets along which its carriage came to where it stands, if that was seen."""
    return view.drives if isinstance(view, DisplayedBoard) else {}


def in_front(view: Board) -> tuple[str, ...]:
    """Return whose carriages lie above those that share their markets: the players' who are to move."""
    taken = Counter(player.carriage for player in view.players.values())
    return tuple(colour for colour in view.to_move if taken[view.players[colour].carriage] > 1)


Row = tuple[Point, ...]
"""Where carriages stand on a market before they give way to anything."""

Ways = tuple[int, ...]
"""Which way each of them faces."""


def rows(plan: CityPlan, market: str, zoom: Zoom, ways: Ways) -> tuple[Row, ...]:
    """Return the rows in which carriages that face some ways can stand on a market, the best first.

    Two stand beside each other below its middle, on both sides of it, or for want of room slantwise.
    """
    if len(ways) != 2:
        return (plan.carriage_slots(market, len(ways)),)
    (x, y), radius, side = plan.point(market), plan.market_radius, side_of(plan, zoom)
    (left, _, _, _), (begin, _, across, _) = map(extent, ways)
    beside = _CLOSE * (begin + across - left) / 2 * side
    low, apart = y + _LOW * radius, beside + _OFF * radius
    wide, high = (part * side for part in _SLANT)
    return (
        ((x + beside, low), (x - beside, low)),
        ((x + apart, y), (x - apart, y)),
        ((x + wide, low + high), (x - wide, low - high)),
        ((x + wide, low - high), (x - wide, low + high)),
    )


@lru_cache(maxsize=256)
def inwards(
    plan: CityPlan, market: str, zoom: Zoom, row: Row | None = None, ways: Ways | None = None
) -> Point:
    """Return how far on the plane a row of carriages moves so as not to reach over the rim (None: of one)."""
    moved, row = (0.0, 0.0), row or plan.carriage_slots(market, 1)
    corners = _corners(row, ways, side_of(plan, zoom))
    for _ in range(_TRIES):
        over, out = _over(plan, market, corners, moved)
        if over <= 0:
            break
        moved = moved[0] - out[0] * over, moved[1] - out[1] * over
    return moved


class Rim:
    """How far on the plane a row of carriages on a market reaches over the rim, moved by ``most`` at most."""

    def __init__(self, plan: CityPlan, market: str, zoom: Zoom, row: Row, ways: Ways, most: float) -> None:
        corners = _corners(row, ways, side_of(plan, zoom))
        self._edge, self._free = _edge(plan, market), plan.lane + TILE_EDGE
        ahead = [
            (right, down, [x * right + y * down - at[0] * right - at[1] * down for x, y in corners])
            for at, (right, down) in zip(*self._edge, strict=True)
        ]
        found = [(max(far), right, down) for right, down, far in ahead]
        self._most = [one for one in found if one[0] + most > self._free - 2 * _SURE]
        """The most that a corner lies ahead of those points of the edge that can be reached, and the way
        outwards there."""
        farthest = {corner: max(far[at] for _, _, far in ahead) for at, corner in enumerate(corners) if ahead}
        self._corners = sorted(farthest, key=lambda corner: -farthest[corner])

    def beyond(self, moved: Point, enough: float) -> float:
        """Return how far carriages that are ``moved`` reach over it; less if that is ``enough`` or more."""
        x, y = moved
        ahead = [far + x * right + y * down for far, right, down in self._most]
        if not ahead or max(ahead) < self._free - _SURE:
            return 0.0
        most = 0.0
        for across, down in self._corners:
            most = max(most, _beyond(self._edge, (across + x, down + y))[0] - self._free)
            if most >= enough:
                break
        return most


def _over(plan: CityPlan, market: str, corners: Sequence[Point], moved: Point) -> tuple[float, Point]:
    """Return how far carriages reach over the rim (negative: not), and the way outwards there."""
    edge = _edge(plan, market)
    if not edge[0]:
        return 0.0, (0.0, 0.0)
    spots = [(x + moved[0], y + moved[1]) for x, y in corners]
    over, out = max(_beyond(edge, spot) for spot in spots)
    return over - plan.lane - TILE_EDGE, out


def side_of(plan: CityPlan, zoom: Zoom) -> float:
    """Return the side on the plane of the cubes that carriages go with."""
    return max(plan.cube, _LEAST_SIDE * zoom.nearer * zoom.u / zoom.scale)


def _beyond(edge: Edge, point: Point) -> tuple[float, Point]:
    """Return how far a point lies outside an edge (negative: inside), and the way outwards there."""
    spots, ways = edge
    away = [*map(dist, spots, repeat(point))]  # asked some ten thousand times for a city
    nearest = away.index(min(away))
    at, out = spots[nearest], ways[nearest]
    return (point[0] - at[0]) * out[0] + (point[1] - at[1]) * out[1], out


def _corners(row: Row, ways: Ways | None, side: float) -> tuple[Point, ...]:
    """Return the corners of a row of carriages (None: of one that may drive to the left or right)."""
    outlines = map(_outline, ways) if ways else (_SIDEWAYS,)
    return tuple(
        (x + right * side, y + down * side)
        for (x, y), outline in zip(row, outlines, strict=True)
        for right, down in outline
    )


@lru_cache(maxsize=WAYS)
def extent(way: int) -> Box:
    """Return the box of a carriage round its point, in sides of its cube."""
    return bounds(_outline(way))


@lru_cache(maxsize=WAYS)
def _outline(way: int) -> tuple[Point, ...]:
    """Return the corners of a carriage round its point, in sides of its cube: those of each row of it."""
    found = carriage_rows(way)
    return tuple(
        (left + far, y) for left, top, wide, high in found for far in (0.0, wide) for y in (top, top + high)
    )


@lru_cache(maxsize=64)
def _edge(plan: CityPlan, market: str) -> Edge:
    """Return the outer streets' edge near a market."""
    middle = plan.point(market)
    near = [spot for spot in _rim(plan) if dist(spot[0], middle) < _NEAR * plan.market_radius]
    return tuple(at for at, _ in near), tuple(out for _, out in near)


@lru_cache(maxsize=16)
def _rim(plan: CityPlan) -> tuple[tuple[Point, Point], ...]:
    """Return points of the outer streets' whole edge, each with the way outwards, of length 1."""
    found: list[tuple[Point, Point]] = []
    for borough in plan.boroughs.values():
        line, rim = (outside(borough, away)[::_EVERY] for away in (0.0, 1.0))
        found += [(at, (to[0] - at[0], to[1] - at[1])) for at, to in zip(line, rim, strict=True)]
    return tuple(found)
