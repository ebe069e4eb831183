"""The geometry of the cathedral's floor: its outline, the rose window, and room for each colour's cubes."""

from __future__ import annotations

from functools import cached_property, lru_cache

from game.table.map.layouts import MOST_CUBES
from game.table.map.shapes import (
    Point,
    Polygon,
    bite,
    centroid,
    distance,
    inset,
    inside,
    lerp,
    outset,
    resample,
)

FRONT_FOOT = 1.42
"""How far below the rose window's middle the front stands, in radii of the window."""
_ROSE = 0.56  # the rose window's radius, as a share of the distance from the middle to the nearest side
_LOWER_HALF, _ROSE_WINDOW = 1.1, 3.0  # depths of what a close view shows, in radii of the rose window
_ROW = 7  # the most cubes in one row


class Nave:
    """The floor between the streets round the cathedral.

    ``nodes`` are the intersections at its corners, clockwise; side k runs from node k to node k + 1 and faces
    the borough in place k. ``lane`` is half the width of a street, ``market`` the radius of the markets at
    the nodes, ``cube`` the side of a cube; all in plane units.
    """

    def __init__(self, nodes: Polygon, lane: float, market: float, cube: float) -> None:
        self.nodes = nodes
        self.lane, self.market = lane, market
        self.cube = cube
        self.centre: Point = centroid(nodes)
        shape = resample(outset(inset(nodes, lane + 8), 8), 4)
        for node in nodes:
            shape = bite(shape, node, market + 3)
        self.outline: Polygon = shape
        self.pew = lru_cache(maxsize=None)(self._pew)

    def __repr__(self) -> str:
        return f"Nave{self.nodes, self.lane, self.market, self.cube}"

    @cached_property
    def rose_radius(self) -> float:
        """The radius of the rose window, in plane units."""
        return _ROSE * min(self._depth(side) for side in range(len(self.nodes)))

    def seen_from(self, whole_window: bool) -> float:
        """Return how far up its nearer part reaches that a close view shows (y on the plane).

        That has the whole rose window or its lower half.
        """
        depth = _ROSE_WINDOW if whole_window else _LOWER_HALF
        return max(y for _, y in self.outline) - depth * self.rose_radius

    def _pew(self, side: int) -> tuple[Point, ...]:
        """Return the centres of 14 cubes along a side, in rows parallel to it."""
        right, left = self.nodes[side], self.nodes[(side + 1) % len(self.nodes)]
        cube, length = self.cube, distance(right, left)
        ux, uy = (left[0] - right[0]) / length, (left[1] - right[1]) / length
        middle = lerp(right, left, 0.5)
        nx, ny = -uy, ux
        pitch = cube * 1.08 * min(1 / max(abs(ux), abs(uy)), 1.25)
        slots: list[Point] = []
        row = self.lane + cube * 0.86
        while len(slots) < MOST_CUBES and row <= self._depth(side):
            places = [
                (middle[0] + ux * along + nx * row, middle[1] + uy * along + ny * row)
                for along in sorted((i * pitch for i in range(-4, 5)), key=lambda d: (abs(d), d))
            ]
            fits = [place for place in places if self._holds(place)][:_ROW]
            slots += fits
            row += cube * (0.96 if len(fits) > 1 else 0.3)
        beside = max(1, len(slots))
        while len(slots) < MOST_CUBES:
            x, y = slots[len(slots) - beside]
            slots.append((x, y - cube * 0.3))
        return tuple(slots[:MOST_CUBES])

    def _holds(self, at: Point) -> bool:
        half = self.cube * 0.5
        return all(
            inside(self.outline, (at[0] + dx, at[1] + dy)) for dx in (-half, half) for dy in (-half, half)
        )

    def _depth(self, side: int) -> float:
        a, b = self.nodes[side], self.nodes[(side + 1) % len(self.nodes)]
        x, y = self.centre
        return abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / distance(a, b)
