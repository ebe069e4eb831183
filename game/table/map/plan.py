"""The city's plane geometry: the position of every street, market, area, slot and jetty.

Plane units: the plane is ``CityPlan.size`` units large, x to the right, y downwards; a camera maps it to the
screen. The streets are those of rules.md, section 3; :mod:`game.table.map.layouts` says where they run.
Everything is computed once; nothing is drawn here.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Literal, NamedTuple

from engine import COLOURS, MARKETS
from engine.content import STREET_PLAN
from game.table.map import shapes
from game.table.map.layouts import AreaLayout, HarbourLayout, SectorLayout, area_layouts, city_layouts
from game.table.map.nave import Nave
from game.table.map.shapes import Box, Chords, Point, Polygon

AREAS = STREET_PLAN.areas
"""The areas of a borough: the one at index i lies between corners i + 1 and i + 2 (1 follows 8)."""

_INDEX = {area: index for index, area in enumerate(AREAS)}

CORNERS = STREET_PLAN.corners
"""The corners 1 to 8 as nodes; 2 and 8 are markets of the neighbours, 4 and 6 have none."""

PERIMETER_MARKETS = MARKETS[1:]

Target = tuple[Literal["area"], str, str] | tuple[Literal["market"], str] | tuple[Literal["cathedral"]]
"""What a point of the plane belongs to."""

_MARGIN = 56  # from the outermost streets to the plane's edge: wall, bastions and their shadow
_ARC_PIECES = 160


class Street(NamedTuple):
    """A street between two neighbouring nodes; its line runs from ``a`` to ``b``."""

    a: str
    b: str
    line: Polygon


class Borough(NamedTuple):
    """The streets of one borough.

    ``corners`` are corners 1 to 8; ``leaves`` are the points where each corner's street leaves the long
    market place; ``edge`` runs from corner 2 to corner 7, which ``at`` locates in it as indices of corners 2
    to 7; ``wedges`` are the areas between the centre lines of the streets, in the order of ``AREAS``.
    """

    colour: str
    corners: tuple[Point, ...]
    centre: Point
    leaves: tuple[Point, ...]
    edge: Polygon
    at: tuple[int, ...]
    wedges: tuple[Polygon, ...]

    @property
    def outline(self) -> Polygon:
        """The borough's ground up to the centre lines of the surrounding streets, clockwise."""
        return (self.corners[0], *self.edge, self.corners[7])


class CityPlan:
    """The geometry of one city.

    ``ring`` lists the 3, 4 or 5 boroughs clockwise round the cathedral, by colour; ``bottom`` is the borough
    at the lower side of the plane. Raises ``ValueError`` for another number of boroughs, for a duplicate
    borough, and if ``bottom`` isn't in the ring.
    """

    def __init__(self, ring: tuple[str, ...], bottom: str) -> None:
        if len(ring) not in city_layouts() or len(set(ring)) != len(ring):
            raise ValueError(f"a city has 3, 4 or 5 different boroughs, not {', '.join(ring) or 'none'}")
        if bottom not in ring:
            raise ValueError(f"{bottom} is no borough of this city ({', '.join(ring)})")
        self.ring = tuple(ring)
        self.bottom = bottom
        self._layout = city_layouts()[len(ring)]
        half = self._layout.half_axes
        self.size: Point = (2 * (half[0] + _MARGIN), 2 * (half[1] + _MARGIN))
        self._middle: Point = (self.size[0] / 2, self.size[1] / 2)
        self.lane: float = self._layout.lane
        self.market_radius: float = self._layout.market
        self.cathedral_cube: float = self._layout.cube
        self.cube: float = max(borough.cube for borough in self._layout.boroughs)
        first = ring.index(bottom)
        self._places = {colour: (ring.index(colour) - first) % len(ring) for colour in ring}
        usual = COLOURS[: len(ring)], COLOURS[0]
        self.pattern: CityPlan = self if (self.ring, bottom) == usual else city_plan(*usual)
        """The plan with the same places, whoever has them: what is found on it holds for all such plans."""
        self.boroughs = {colour: self._survey(colour) for colour in ring}
        self._points = self._name_points()
        self._outlines: dict[tuple[str, str], Polygon] = {}
        self._chords: dict[tuple[str, str], Chords] = {}
        self._areas = area_layouts()[len(ring)]

    def __repr__(self) -> str:
        return f"CityPlan({self.ring}, {self.bottom!r})"

    def turned(self, bottom: str) -> CityPlan:
        """Return the plan of the same city with the borough ``bottom`` at its lower side.

        All these plans place their lower borough and its neighbours alike. Raises ``ValueError`` as the
        constructor does.
        """
        return city_plan(self.ring, bottom)

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The boroughs by their places."""
        return tuple(sorted(self.ring, key=self.place))

    def on_pattern(self, borough: str) -> str:
        """Return the borough that has the same place in the :attr:`pattern`."""
        return COLOURS[self._places[borough]]

    def place(self, borough: str) -> int:
        """Return the borough's place, counted clockwise from the bottom one, from 0."""
        return self._places[borough]

    def neighbour(self, borough: str, step: int) -> str:
        """Return the borough ``step`` places clockwise from this one (negative: counter-clockwise)."""
        return self.ring[(self.ring.index(borough) + step) % len(self.ring)]

    def node(self, borough: str, corner: int) -> str:
        """Return the canonical name of the node at ``corner`` (1 to 8; 0 is the centre) of a borough."""
        if corner == 0:
            return f"{borough}.centre"
        if corner == 8:
            return f"{self.neighbour(borough, 1)}.inner"
        if corner == 2:
            return f"{self.neighbour(borough, -1)}.left"
        return f"{borough}.{CORNERS[corner - 1]}"

    def point(self, node: str) -> Point:
        """Return the position of a node: ``red.centre``, the market ``red.inner``, the corner ``red.4``.

        Every corner also has its number as a name, ``red.1`` to ``red.8``. Raises ``KeyError``.
        """
        return self._points[node]

    @cached_property
    def markets(self) -> tuple[str, ...]:
        """All markets, borough by borough: centre, inner, right, outer, left."""
        return tuple(f"{colour}.{name}" for colour in self.ring for name in ("centre", *PERIMETER_MARKETS))

    @cached_property
    def streets(self) -> tuple[Street, ...]:
        """All streets, each once: from every centre to its 8 corners, and from corner to corner."""
        found: dict[frozenset[str], Street] = {}
        for colour, borough in self.boroughs.items():
            for corner in range(1, 9):
                a, b = self.node(colour, 0), self.node(colour, corner)
                leave = borough.leaves[corner - 1]
                line = shapes.distinct((borough.centre, leave, borough.corners[corner - 1]))
                found[frozenset((a, b))] = Street(a, b, tuple(line))
                a, b = b, self.node(colour, corner % 8 + 1)
                found.setdefault(frozenset((a, b)), Street(a, b, self._side(borough, corner)))
        return tuple(found.values())

    def way(self, a: str, b: str) -> Polygon:
        """Return the line of the street between two neighbouring nodes, from ``a`` to ``b``.

        Raises ``KeyError`` if no street joins them.
        """
        street = self._street_of[frozenset((a, b))]
        return street.line if street.a == a else street.line[::-1]

    def outline(self, borough: str, area: str) -> Polygon:
        """Return the outline of an area between streets and markets, clockwise."""
        if self.pattern is not self:
            return self.pattern.outline(self.on_pattern(borough), area)
        key = (borough, area)
        if key not in self._outlines:
            self._outlines[key] = self._outline(self.boroughs[borough], _INDEX[area])
        return self._outlines[key]

    def chords(self, borough: str, area: str) -> Chords:
        """Return the horizontal chords of an area's outline, which tell what fits where."""
        if self.pattern is not self:
            return self.pattern.chords(self.on_pattern(borough), area)
        key = (borough, area)
        if key not in self._chords:
            self._chords[key] = Chords(self.outline(borough, area))
        return self._chords[key]

    def area(self, borough: str, area: str) -> AreaLayout:
        """Return the layout of an area."""
        return self._areas[self._places[borough]][area]

    def sector(self, borough: str, sector: str) -> SectorLayout:
        """Return the layout of a sector. Raises ``KeyError`` for the harbour, which has no cubes."""
        layout = self.area(borough, sector)
        if isinstance(layout, HarbourLayout):
            raise KeyError("the harbour is no sector: it has a jetty, and no room for cubes")
        return layout

    def harbour(self, borough: str) -> HarbourLayout:
        """Return the layout of a borough's harbour."""
        layout = self.area(borough, "harbour")
        assert isinstance(layout, HarbourLayout)
        return layout

    def cube_side(self, borough: str) -> float:
        """Return the side of a cube in a borough, in plane units (in the cathedral: ``cathedral_cube``)."""
        return self._layout.boroughs[self._places[borough]].cube

    @cached_property
    def message_markets(self) -> tuple[str, ...]:
        """The markets on which messages may lie: all but those in the middle of a borough."""
        return tuple(market for market in self.markets if not market.endswith(".centre"))

    def message_point(self, market: str) -> Point:
        """Return the centre of the message on a market: slightly above the middle, clear of one carriage."""
        x, y = self.point(market)
        return x, y - self.market_radius * 0.24

    def carriage_slots(self, market: str, n: int) -> tuple[Point, ...]:
        """Return the centres of ``n`` carriages (up to 5) on one market, round its message's lower rim."""
        x, y = self.point(market)
        if market.endswith(".centre"):
            turns = {1: (90,), 2: (25, 205), 3: (0, 90, 180)}.get(n) or (-25, 35, 90, 145, 205)[:n]
            reach = self.market_radius * (0.9 if n == 1 else 0.98)
        else:
            spread = {1: (90,), 2: (60, 170), 3: (15, 90, 165), 4: (-15, 55, 125, 195)}
            turns = spread.get(n) or (-30, 30, 90, 150, 210)
            reach = self.market_radius * (0.9 if n == 1 else 1.4)
        return tuple(
            (x + reach * cos(turn * pi / 180), y + 0.88 * reach * sin(turn * pi / 180)) for turn in turns[:n]
        )

    def borough_box(self, borough: str) -> Box:
        """Return what the close camera shows: the borough with the markets on all its sides."""
        x, y, width, height = shapes.bounds(self.boroughs[borough].outline)
        edge = self.market_radius * 0.82
        return x - edge, y - edge, width + 2 * edge, height + 2 * edge

    def cathedral_before(self, borough: str, whole_window: bool) -> float:
        """Return how far above :meth:`borough_box` the nearer part of the cathedral goes on.

        ``borough`` is the one at the lower side. That part is the rose window, or its lower half.
        """
        return max(0.0, self.borough_box(borough)[1] - self.nave.seen_from(whole_window))

    @cached_property
    def box(self) -> Box:
        """What the camera for the whole city shows."""
        x, y, width, height = shapes.bounds(tuple(p for b in self.boroughs.values() for p in b.edge))
        edge = self.market_radius + 6
        return x - edge, y - edge, width + 2 * edge, height + 2 * edge

    def pick(self, point: Point) -> Target | None:
        """Return what lies at a point of the plane.

        That is ``("market", name)``, ``("area", borough, area)``, ``("cathedral",)``, or None outside the
        city. Streets belong to the area beside them.
        """
        nearest = min(self.markets, key=lambda market: shapes.distance(self.point(market), point))
        if shapes.distance(self.point(nearest), point) <= self.market_radius:
            return ("market", nearest)
        for colour, borough in self.boroughs.items():
            for index, area in enumerate(AREAS):
                if shapes.inside(borough.wedges[index], point):
                    return ("area", colour, area)
        if shapes.inside(self._cathedral_nodes, point):
            return ("cathedral",)
        return None

    @cached_property
    def _street_of(self) -> dict[frozenset[str], Street]:
        return {frozenset((street.a, street.b)): street for street in self.streets}

    @cached_property
    def nave(self) -> Nave:
        """The cathedral's floor, inside the streets round it."""
        if self.pattern is not self:
            return self.pattern.nave
        return Nave(self._cathedral_nodes, self.lane, self.market_radius, self.cathedral_cube)

    @cached_property
    def _cathedral_nodes(self) -> Polygon:
        x, y = self._middle
        return tuple((x + dx, y + dy) for dx, dy in self._layout.cathedral)

    def _survey(self, colour: str) -> Borough:
        if self.pattern is not self:
            return self.pattern.boroughs[self.on_pattern(colour)]._replace(colour=colour)
        place, count = self._places[colour], len(self.ring)
        layout = self._layout.boroughs[place]
        start, end = self._layout.borders[place], self._layout.borders[(place + 1) % count]
        if end < start:
            end += 2 * pi
        half, power = self._layout.half_axes, self._layout.power
        angles = [start + (end - start) * i / _ARC_PIECES for i in range(_ARC_PIECES)]
        # Take the last angle from the neighbour, so that both compute exactly the same corner.
        angles.append(self._layout.borders[(place + 1) % count])
        edge = tuple(shapes.superellipse(self._middle, half, power, angle) for angle in angles)
        gone = [0.0]
        for a, b in pairwise(edge):
            gone.append(gone[-1] + shapes.distance(a, b))
        at = (
            0,
            *(min(range(_ARC_PIECES + 1), key=lambda i: abs(gone[i] - s * gone[-1])) for s in layout.along),
            _ARC_PIECES,
        )
        centre = (self._middle[0] + layout.centre[0], self._middle[1] + layout.centre[1])
        corners = (
            self._cathedral_nodes[place],
            *(edge[i] for i in at),
            self._cathedral_nodes[(place + 1) % count],
        )
        leaves = tuple(
            shapes.lerp(centre, edge[0], share) if share >= 0 else shapes.lerp(centre, edge[-1], -share)
            for share in layout.leaves
        )
        wedges = tuple(
            self._wedge(index, corners, leaves, layout.leaves, centre, edge, at)
            for index in range(len(AREAS))
        )
        return Borough(colour, corners, centre, leaves, edge, at, wedges)

    @staticmethod
    def _wedge(
        index: int,
        corners: tuple[Point, ...],
        leaves: tuple[Point, ...],
        shares: tuple[float, ...],
        centre: Point,
        edge: Polygon,
        at: tuple[int, ...],
    ) -> Polygon:
        after = (index + 1) % 8
        far = edge[at[index - 1] : at[after - 1] + 1] if 1 <= index <= 5 else (corners[index], corners[after])
        points = [leaves[index], *far, leaves[after]]
        if shares[index] * shares[after] < 0:
            points.append(centre)
        return tuple(shapes.distinct((*points, points[0]))[:-1])

    def _outline(self, borough: Borough, index: int) -> Polygon:
        markets = (*(borough.corners[corner] for corner in range(8) if corner not in (3, 5)), borough.centre)
        wedge, radius = borough.wedges[index], self.market_radius + 2.5
        shape = shapes.clear_of_streets(wedge, self.lane, markets, radius, soft=self.lane * 0.9)
        if shapes.signed_area(shape) <= 0:
            raise ValueError(f"the {AREAS[index]} of {borough.colour} has no room")
        return shape

    def _side(self, borough: Borough, corner: int) -> Polygon:
        if 2 <= corner <= 6:
            return borough.edge[borough.at[corner - 2] : borough.at[corner - 1] + 1]
        return borough.corners[corner - 1], borough.corners[corner % 8]

    def _name_points(self) -> dict[str, Point]:
        points = {}
        for colour, borough in self.boroughs.items():
            points[f"{colour}.centre"] = borough.centre
            for number, (name, point) in enumerate(zip(CORNERS, borough.corners, strict=True), start=1):
                points[f"{colour}.{name}"] = points[f"{colour}.{number}"] = point
        return points


@lru_cache(maxsize=64)
def city_plan(ring: tuple[str, ...], bottom: str) -> CityPlan:
    """Return the plan of a city, shared by all that draw it. Raises ``ValueError`` like :class:`CityPlan`."""
    return CityPlan(ring, bottom)
