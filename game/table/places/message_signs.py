"""Where messages lie: they give way to the carriages on their markets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Point, shared
from game.table.map.zoom import Zoom
from game.table.places.carriages import inwards

_ASIDE = 0.68  # how far a sign gives way to a carriage on its market, as a share of its width
_WITH = 0.5  # how far it moves along with a carriage that keeps clear of the board's rim
_UP = (0.0, -1.0)
_OTHERS = ((-1.6, 0.15), (1.6, 0.15), (0.8, -0.8), (-0.8, -0.8))
"""Where to: upwards unless the jetty of a harbour is there, whose sign must be seen."""


@lru_cache(maxsize=32)
def places(plan: CityPlan, zoom: Zoom) -> dict[str, tuple[Point, Point]]:
    """Return by market where on the plane the middle of its sign lies: alone, and beside a carriage."""
    width = zoom.message / zoom.scale
    jetties = [plan.harbour(borough).jetty for borough in plan.ring]
    found = {}
    for market in plan.message_markets:
        alone = plan.message_point(market)
        (x, y), *others = (_moved(alone, way, width) for way in (_UP, *_OTHERS))
        right, down = inwards(plan, market, zoom)
        up = x + _WITH * right, y + _WITH * down
        if not _hidden(up, width, jetties):
            found[market] = alone, up
        else:
            found[market] = alone, min(others, key=lambda place: _hidden(place, width, jetties))
    return found


def finding(plan: CityPlan, zoom: Zoom) -> Iterator[None]:
    """Find in steps what :func:`rooms` asks, which takes long the first time."""
    for market in plan.message_markets:
        inwards(plan, market, zoom)
        yield


@lru_cache(maxsize=32)
def rooms(plan: CityPlan, zoom: Zoom) -> tuple[Box, ...]:
    """Return the room on the plane of each sign, with and without a carriage.

    In the middle of a borough it is that of a carriage, as no message lies there.
    """
    lying, passing = rooms_apart(plan, zoom)
    return *lying, *passing


@lru_cache(maxsize=32)
def rooms_apart(plan: CityPlan, zoom: Zoom) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Return the same rooms in two parts: where signs lie, and where there is a carriage."""
    width = zoom.message / zoom.scale
    both = places(plan, zoom).values()
    middles = [plan.point(market) for market in plan.markets if market not in plan.message_markets]
    lying = tuple(_room(alone, width) for alone, _ in both)
    return lying, tuple(_room(spot, width) for spot in (*(aside for _, aside in both), *middles))


def beside_carriage(plan: CityPlan, market: str, zoom: Zoom) -> Box:
    """Return the room on the plane of a market's sign that has given way to a carriage."""
    return _room(places(plan, zoom)[market][1], zoom.message / zoom.scale)


def _moved(point: Point, way: Point, width: float) -> Point:
    return point[0] + way[0] * _ASIDE * width, point[1] + way[1] * _ASIDE * width


def _hidden(middle: Point, width: float, boxes: Sequence[Box]) -> float:
    """Return how much of some boxes a sign hides."""
    return sum(shared(_room(middle, width), box) for box in boxes)


def _room(middle: Point, width: float) -> Box:
    return middle[0] - width / 2, middle[1] - width / 2, width, width
