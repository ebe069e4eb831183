"""The shortest ways along the streets, and where rats leave them."""

from __future__ import annotations

from functools import lru_cache, partial
from heapq import heappop, heappush
from itertools import pairwise

from pygame import Rect

from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Point, Polygon, bounds, cuts, distance, lerp, lies_between
from game.table.map.zoom import Zoom
from game.table.places.names import boxes
from game.table.places.rat_signs import sign_box
from game.ui import surfaces

_AVOIDED = 4.0  # how many times as long a street counts that leads past figures
_STEPS = 14  # places across an area at which something may arrive


@lru_cache(maxsize=64)
def routes(plan: CityPlan, start: str, apart: int) -> dict[str, tuple[float, Polygon]]:
    """Return the length and the line of the shortest way along the streets from a node to every other.

    Streets that are less than ``apart`` away from the figures of a harbour count as longer than they are.
    """
    streets = _streets(plan, apart)
    found: dict[str, tuple[float, Polygon]] = {}
    waiting: list[tuple[float, str, Polygon]] = [(0.0, start, (plan.point(start),))]
    while waiting:
        length, node, line = heappop(waiting)
        if node in found:
            continue
        found[node] = length, line
        for other, far, way in streets[node]:
            if other not in found:
                heappush(waiting, (length + far, other, line + way))
    return found


@lru_cache(maxsize=8)
def _streets(plan: CityPlan, apart: int) -> dict[str, list[tuple[str, float, Polygon]]]:
    """Return the streets from each node: where they lead, how long they count, and the rest of their line."""
    read = _figures(plan, apart)
    found: dict[str, list[tuple[str, float, Polygon]]] = {}
    for street in plan.streets:
        for node, other in ((street.a, street.b), (street.b, street.a)):
            way = plan.way(node, other)
            far = sum(distance(a, b) for a, b in pairwise(way))
            if any(room.clipline(a, b) for room in read for a, b in pairwise(way)):
                far *= _AVOIDED
            found.setdefault(node, []).append((other, far, way[1:]))
    return found


@lru_cache(maxsize=64)
def entrance(plan: CityPlan, point: Point, apart: int) -> str:
    """Return the node of the city's edge that is nearest to a point of the plane; ``apart``: see above."""
    nodes = {plan.node(borough, corner) for borough in plan.ring for corner in range(2, 8)}
    read = _figures(plan, apart)

    def cost(node: str) -> tuple[bool, float, str]:
        at = plan.point(node)
        return any(room.clipline(point, at) for room in read), distance(at, point), node

    return min(nodes, key=cost)


def _figures(plan: CityPlan, apart: int) -> list[Rect]:
    """Return the rooms of the harbours' figures, and what is less than ``apart`` away from them."""
    return [Rect(*plan.harbour(borough).jetty).inflate(2 * apart, 2 * apart) for borough in plan.ring]


def way_into(
    plan: CityPlan, start: str, colour: str, area: str, spot: Point, keep_off: Rect, apart: int
) -> Polygon:
    """Return the way along the streets to a spot of an area, off a room of the plane if it can be.

    ``apart``: see :func:`routes`.
    """
    known = routes(plan, start, apart)
    index = AREAS.index(area)
    corners = (plan.node(colour, corner) for corner in (0, index + 1, index + 2))

    def cost(node: str) -> tuple[bool, float]:
        at = plan.point(node)
        return len(keep_off.clipline(at, spot)) > 0, known[node][0] + distance(at, spot)

    return (*known[min(corners, key=cost)][1], spot)


@lru_cache(maxsize=64)
def free_spot(
    plan: CityPlan, camera: Camera, zoom: Zoom, colour: str, area: str, size: tuple[int, int]
) -> tuple[Point, Rect]:
    """Return where on the plane something of a ``size`` in pixels covers no letter and figure of an area.

    That is where a way leads past them, as near as can be to the middle; without such a place, on the street.
    Also return the room that its way there keeps off.
    """
    width, height = (part / camera.scale for part in size)
    outline = plan.outline(colour, area)
    name = boxes(plan, zoom).get((colour, area))
    sign = [sign_box(plan, colour, zoom)] if area == "harbour" else []
    read = [Rect(*box) for box in (*sign, *([name] if name else []))]
    whole = read[0].unionall(read) if read else Rect(0, 0, 0, 0)
    room = whole.inflate(width, height) if read else whole
    left, top, wide, high = bounds(outline)
    middle = left + wide / 2, top + high / 2
    shares = [(step + 0.5) / _STEPS for step in range(_STEPS)]
    lines = {y: cuts(outline, y) for y in (top + high * share for share in shares)}
    spots = [
        (x, y) for x in (left + wide * share for share in shares) for y in lines if lies_between(lines[y], x)
    ]

    def clear(spot: Point) -> bool:
        return surfaces.box_round(spot, (width, height)).collidelist(read) < 0

    index = AREAS.index(area)
    corners = [plan.point(plan.node(colour, corner)) for corner in (0, index + 1, index + 2)]

    def reached(spot: Point) -> bool:
        return not all(room.clipline(corner, spot) for corner in corners)

    free = [spot for spot in sorted(spots, key=partial(distance, middle)) if clear(spot)]
    if free:
        return next(filter(reached, free), free[0]), room
    corner = max(corners, key=lambda spot: distance(spot, whole.center))
    return lerp(whole.center, corner, 1 + width / 2 / distance(whole.center, corner)), room
