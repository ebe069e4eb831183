"""The geometry of the cathedral's floor: its outline, and the rose window."""

from __future__ import annotations

from functools import cached_property

from game.table.map.shapes import Point, Polygon, centroid, clear_of_streets, distance

FRONT_FOOT = 1.66
"""How far below the rose window's middle the steps of the front stand, in radii of the window."""
_ROSE = 0.56  # the rose window's radius, as a share of the distance from the middle to the nearest side
_LOWER_HALF, _ROSE_WINDOW = 1.1, 3.0  # depths of what a close view shows, in radii of the rose window


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
        self.outline = clear_of_streets(nodes, lane, nodes, market + 3, soft=8)

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

    def _depth(self, side: int) -> float:
        a, b = self.nodes[side], self.nodes[(side + 1) % len(self.nodes)]
        x, y = self.centre
        return abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / distance(a, b)
