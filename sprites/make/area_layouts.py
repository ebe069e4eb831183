"""Finds the positions of picture, name, cubes and friend in each area of the city, all upright.

The result is written to `game/table/map/areas.toml`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from math import ceil, inf
from pathlib import Path
from typing import NamedTuple

from engine import COLOURS
from game.table.map.layouts import MOST_CUBES
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Box, Chords, Point, Polygon

FILE = Path(__file__).parents[2] / "game" / "table" / "map" / "areas.toml"
_HEAD = """\
# Where picture, name, cubes and friend stand in each area, and the jetty in each harbour: all found by
# `python -m sprites.make area_layouts`. For each number of boroughs they come clockwise from the lower one.
# What each key means is said in layouts.py.
"""
_PITCH = 1.05  # distance between the centres of neighbouring cubes, in cube sides
_STACKED = (0.42, 0.34, 0.27, 0.2, 0.15)  # possible heights of a cube drawn on top of another, in cube sides
_FRIEND = (1.12, 1.5)  # the friend's width and height, in cube sides
_NAME_WIDTHS = (4.6, 3.4, 2.2, 1.4)  # widths to try for a name, in cube sides: the first is enough for most
_NAME_CLEAR = 0.3  # distance from the name to the area's edge, in cube sides: a highlight leaves it visible
_MARGIN = 1.5  # free space round a picture, in plane units
_PICTURE = 0.75  # height of a picture divided by its width
_ROOF, _GABLE = 0.4, 0.16
"""How much of a building's height is its roof, and how much the roof is narrower on each side, as shares."""
_BESIDE = (0, 2.2, 2.8, 3.4, 4.2, 5.0, 5.8, 6.6)
"""Widths of a picture standing beside the cubes, in cube sides; 0 for behind and above them."""
_BLOCKS = (
    *((5, 2), (4, 2), (4, 3), (3, 3), (5, 1), (3, 2), (3, 4), (2, 4), (2, 5)),
    *((4, 1), (2, 3), (3, 1), (2, 2), (2, 1)),
)
"""Columns and rows of cubes standing side by side, best first; further cubes are stacked on them."""
_CLEAR = 3  # number of cubes that hide nothing of the building; more are rare
_ENOUGH = 3  # number of blocks to consider, if so many fit


def _inside(chords: Chords, top: float, height: float) -> tuple[float, float]:
    """Return the left and right end of the room for a building of a height; its roof is narrower."""
    body = chords.between(top + height * _ROOF, top + height)
    roof = chords.between(top, top + height)
    margin = _GABLE * height / _PICTURE
    return max(body[0], roof[0] - margin), min(body[1], roof[1] + margin)


class Sector:
    """The positions in one sector's ``outline`` for cubes of side ``cube`` (plane units).

    Attributes: ``label`` (centre of the name), ``label_width`` (room for it), ``picture`` (box of the
    building), ``slots`` (centres of 14 cubes: the front row first, each row from its middle outwards, then
    further layers on top, so that a cube never moves when others are added), ``friend`` (centre of the
    friend's foot, a square), ``standing`` (number of cubes that stand on the ground). Where a sector is
    ``named`` from far, its name is worth more than a large building.
    """

    def __init__(self, outline: Polygon, cube: float, named: bool) -> None:
        self.outline = outline
        self.cube = cube
        self._named = named
        self.chords = Chords(outline)
        self._bands = {
            (below, width): self._band(below, width * cube)
            for below in (True, False)
            for width in _NAME_WIDTHS
        }
        found = [
            furniture
            for below in (True, False)
            for width in _NAME_WIDTHS
            for beside in _BESIDE
            for furniture in islice(self._furnishings(below, width, beside * cube), _ENOUGH)
        ]
        if not found:
            raise ValueError("an area is too small for any cubes")
        best = max(found, key=lambda furniture: furniture.worth)
        _, self.label, self.label_width, self.friend, self.slots, self.standing = best[:6]
        picture, self.columns, self.lift = best[6:]
        x, y, width, height = self._enlarged(picture)
        self.picture = (x + _MARGIN, y + _MARGIN, width - 2 * _MARGIN, height - 2 * _MARGIN)

    def row(self) -> dict[str, object]:
        """Return the layout as a table of the TOML file."""
        return {
            "label": self.label,
            "label_width": self.label_width,
            "picture": self.picture,
            "friend": self.friend,
            "front": (min(x for x, _ in self.slots), self.slots[0][1]),
            "pitch": self.cube * _PITCH,
            "columns": self.columns,
            "standing": self.standing,
            "lift": self.lift,
        }

    def _furnishings(self, below: bool, name: float, beside: float) -> Iterator[_Furniture]:
        for columns, rows in _BLOCKS:
            furniture = self._furnish(columns, rows, below, name, beside)
            if furniture is not None:
                yield furniture

    def _furnish(
        self, columns: int, rows: int, label_below: bool, name: float, beside: float
    ) -> _Furniture | None:
        side, pitch = self.cube, self.cube * _PITCH
        high, low = self.chords.top, self.chords.bottom
        label_y, label_room = self._bands[label_below, name]
        if label_room is None:
            return None
        name_half = side * 0.5
        if label_below:
            low = label_y - name_half
        else:
            high = label_y + name_half
        layers = ceil(MOST_CUBES / (columns * rows))
        width, height = columns * pitch + side * _FRIEND[0], max(rows * pitch, side * _FRIEND[1])
        block = self._lowest(high, low, width + beside, max(height, beside * _PICTURE))
        if block is None:
            return None
        foot, (left, right) = block
        start = (left + right - width - beside) / 2 + beside
        friend = (start + side * 0.5, foot - side * 0.5)
        xs = [start + side * _FRIEND[0] + pitch * (i + 0.5) for i in range(columns)]
        middle = (xs[0] + xs[-1]) / 2
        xs.sort(key=lambda x: (round(abs(x - middle), 3), x))
        standing = [(x, foot - side / 2 - pitch * row) for row in range(rows) for x in xs]
        lift = self._lift(foot - rows * pitch, foot, min(xs), max(xs), layers - 1)
        stacked = [(x, y - lift * layer) for layer in range(1, layers) for x, y in standing]
        slots = tuple((standing + stacked)[:MOST_CUBES])
        picture: Box | None
        if beside:
            picture = (start - beside, foot - beside * _PICTURE, beside, beside * _PICTURE)
        else:
            picture = self._picture(high, foot - pitch * 0.8, start + side * _FRIEND[0], start + width)
        if picture is None:
            return None
        count = min(len(standing), 12)
        behind = 0.0 if beside else picture[1] + picture[3] - (foot - rows * pitch)
        hidden = min(1.0, max(0.0, behind / picture[3]))
        most, wanted, row_of_five = (8, 3.0, 1.2) if self._named else (6, 6.0, 0.0)
        worth = (
            1.0 * min(count, most)
            + 0.3 * max(0, count - most)
            + (row_of_five if columns == 5 else 0.0)
            + wanted * min(picture[2] / side, 6.6) * (1 - 0.55 * hidden)
            + 5.0 * min(1.0, (label_room[1] - label_room[0]) / (side * _NAME_WIDTHS[0]))
            + (0.8 if label_below else 0.0)
        )
        label = ((label_room[0] + label_room[1]) / 2, label_y)
        wide = label_room[1] - label_room[0]
        return _Furniture(worth, label, wide, friend, slots, len(standing), picture, columns, lift)

    def _band(self, below: bool, room: float) -> tuple[float, tuple[float, float] | None]:
        """Return the y coordinate of the name at the area's lower or upper end, and its chord, if it fits."""
        half = self.cube * 0.5
        reach = self.cube * _NAME_CLEAR
        while reach < (self.chords.bottom - self.chords.top) * 0.5:
            y = self.chords.bottom - half - reach if below else self.chords.top + half + reach
            chord = self.chords.between(y - half, y + half)
            if chord[1] - chord[0] >= room:
                return y, chord
            reach += self.cube * 0.14
        return 0.0, None

    def _lowest(
        self, high: float, low: float, width: float, height: float
    ) -> tuple[float, tuple[float, float]] | None:
        if width > self.chords.widest:
            return None
        foot = low
        while foot - height >= high:
            chord = self.chords.between(foot - height, foot)
            if chord[1] - chord[0] >= width:
                return foot, chord
            foot -= self.cube * 0.15
        return None

    def _enlarged(self, picture: Box) -> Box:
        """Return the largest picture beside, above or partly behind name, friend and cubes."""
        side = self.cube
        name = min(self.label_width, side * _NAME_WIDTHS[0])
        clear = [
            (self.label[0] - name / 2, self.label[1] - side * 0.45, name, side * 0.9),
            (self.friend[0] - side * 0.5, self.friend[1] - side * 0.75, side, side * 1.25),
            *((x - side * 0.5, y - side * 0.25, side, side * 0.75) for x, y in self.slots[:_CLEAR]),
        ]
        best, best_worth = picture, picture[2] * 1.02
        top, bottom = self.chords.top, self.chords.bottom
        for tenth in range(90, round(picture[2] / side * 10), -4):
            width = side * tenth / 10
            height = width * _PICTURE
            if width * 1.0 <= best_worth:
                break
            for step in range(13):
                y = top + (bottom - top - height) * step / 12
                if y < top:
                    break
                left, right = _inside(self.chords, y, height)
                for share in (0.5, 0.25, 0.75, 0.0, 1.0):
                    x = left + (right - left - width) * share
                    if right - left < width or any(_overlap((x, y, width, height), box) for box in clear):
                        continue
                    behind = sum(_overlap((x, y, width, height), (sx - side / 2, sy - side / 2, side, side))
                                 for sx, sy in self.slots[_CLEAR : self.standing])  # fmt: skip
                    worth = width * (1 - 0.03 * behind)
                    if worth > best_worth:
                        best, best_worth = (x, y, width, height), worth
        return best

    def _lift(self, top: float, foot: float, left: float, right: float, layers: int) -> float:
        """Return how much higher each layer of stacked cubes is drawn, to keep the top one in the area."""
        half = self.cube * 0.5
        for share in _STACKED:
            chord = self.chords.between(top - self.cube * share * layers, foot)
            if chord[0] <= left - half and chord[1] >= right + half:
                return self.cube * share
        return self.cube * _STACKED[-1]

    def _picture(self, high: float, low: float, left: float, right: float) -> Box | None:
        """Return the largest picture between two heights; it may stand behind the rows at the back."""
        for tenth in range(70, 16, -3):
            width = self.cube * tenth / 10
            height = width * _PICTURE
            if low - high < height:
                continue
            for step in range(6):
                y = low - height - (low - high - height) * step / 5
                chord = _inside(self.chords, y, height)
                if chord[1] - chord[0] >= width:
                    x = min(max((left + right - width) / 2, chord[0]), chord[1] - width)
                    return x, y, width, height
        return None


def _overlap(one: Box, two: Box) -> bool:
    return (
        one[0] < two[0] + two[2]
        and two[0] < one[0] + one[2]
        and one[1] < two[1] + two[3]
        and two[1] < one[1] + one[3]
    )


class _Furniture(NamedTuple):
    worth: float
    label: Point
    label_width: float
    friend: Point
    slots: tuple[Point, ...]
    standing: int
    picture: Box
    columns: int
    lift: float


_JETTIES = {(6.5, 2.0): 1.2, (3.5, 5.0): 1.0}
"""Width and height of a jetty in its unit, and how much better it is than others with such a unit."""
_LEAST_UNIT = 19.5
"""The least unit of a jetty, in plane units: its sign can be read where all is seen."""
_UNEQUAL = 1.25  # the largest unit in a city, compared with the smallest
_FINE = 0.25  # the steps between units that are tried
_MESSAGE = 34.0  # half the side of a message as it is seen from far, in plane units
_NAME_APART = 0.18  # how far a name is from the jetty, in cube sides
_USUAL_BOAT, _LEAST_BOAT = 14, 8  # the least widths of a boat in tenths of a cube: usually, and if need be


class Harbour:
    """The positions in a harbour.

    ``jetty`` is the box of the jetty that the rats' sign hides, clear of ``messages`` and as near as can be
    to the ``middle`` (x) of the city, which a close view shows; its ``unit`` is at ``most`` so large. There
    are also ``label`` and ``label_width``, and ``picture``, the box of the moored boat (of size zero, in the
    middle of the jetty, if there is no room for it).
    """

    def __init__(
        self, outline: Polygon, cube: float, middle: float, messages: list[Box], most: float
    ) -> None:
        self.outline = outline
        self.cube = cube
        self.chords = Chords(outline)
        self._middle, self._messages = middle, messages
        plans = {
            plan: worth for shape, worth in _JETTIES.items() for plan in [self._jetty(*shape, most)] if plan
        }
        if not plans:
            raise ValueError("a harbour is too small for its jetty")
        best = max(plans, key=lambda plan: plan.unit * plans[plan])
        _, self.unit, self.jetty, self.label, self.label_width, self.picture = best
        if not self.picture[2]:
            self.picture = self._boat(self.jetty, self.label[1], _LEAST_BOAT)

    def row(self) -> dict[str, object]:
        """Return the layout as a table of the TOML file."""
        return {
            "label": self.label,
            "label_width": self.label_width,
            "picture": self.picture,
            "jetty": self.jetty,
        }

    def _jetty(self, across: float, down: float, most: float) -> _Quay | None:
        """Return the largest jetty of this shape that leaves room for the name."""
        unit = min(most, self.cube * 1.8) // _FINE * _FINE
        while unit >= _LEAST_UNIT:
            size = across * unit, down * unit
            places = [place for step in range(33) for place in self._places(*size, step / 32)]
            plans = [plan for place in places for plan in [self._with_name(unit, *place)] if plan]
            if plans:
                return max(plans, key=lambda plan: plan.worth)
            unit -= _FINE
        return None

    def _places(self, width: float, height: float, share: float) -> Iterator[tuple[Box, tuple[float, float]]]:
        """Yield boxes of a jetty at a height, the inner one first, each with the ends of the room there."""
        y = self.chords.top + (self.chords.bottom - self.chords.top - height) * share
        left, right = self.chords.between(y, y + height)
        if y < self.chords.top or right - left < width:
            return
        inwards = (left + right) / 2 < self._middle
        for x in (right - width, left) if inwards else (left, right - width):
            jetty = x, y, width, height
            if not any(_overlap(jetty, message) for message in self._messages):
                yield jetty, (left, right)

    def _with_name(self, unit: float, jetty: Box, chord: tuple[float, float]) -> _Quay | None:
        x, y, width, height = jetty
        half = self.cube * 0.42
        places = []
        for step in range(30):
            middle = self.chords.top + half + (self.chords.bottom - self.chords.top - 2 * half) * step / 29
            away = half + _NAME_APART * self.cube
            if middle + away > y and middle - away < y + height:
                continue
            room = self.chords.between(middle - half, middle + half)
            places.append((room[1] - room[0], middle, room))
        if not places:
            return None
        wide, middle, room = max(places)
        if wide < self.cube * 3.0:
            return None
        gap = max((chord[0], x), (x + width, chord[1]), key=lambda ends: ends[1] - ends[0])
        if gap[1] - gap[0] > self.cube * 1.3:
            wide_boat = min(gap[1] - gap[0], height / _PICTURE, self.cube * 4)
            high_boat = wide_boat * _PICTURE
            boat = (sum(gap) - wide_boat) / 2, y + (height - high_boat) / 2, wide_boat, high_boat
        else:
            boat = self._boat(jetty, middle)
        worth = 4 * min(wide / self.cube, 4.6) + 2 * boat[2] / self.cube
        return _Quay(worth, unit, jetty, ((room[0] + room[1]) / 2, middle), wide, boat)

    def _boat(self, jetty: Box, name: float, least: int = _USUAL_BOAT) -> Box:
        """Return the box of the largest boat, at least ``least`` tenths of a cube wide, clear of the name."""
        half = self.cube * 0.42
        edges = sorted(
            (self.chords.top, name - half, name + half, jetty[1], jetty[1] + jetty[3], self.chords.bottom)
        )
        best: Box = (jetty[0] + jetty[2] / 2, jetty[1] + jetty[3] / 2, 0.0, 0.0)
        for high, low in pairwise(edges):
            inner = (high + low) / 2
            if abs(inner - name) < half or jetty[1] < inner < jetty[1] + jetty[3]:
                continue
            for tenth in range(44, least - 1, -2):
                width = self.cube * tenth / 10
                height = width * _PICTURE
                chord = self.chords.between((high + low - height) / 2, (high + low + height) / 2)
                if height <= low - high and chord[1] - chord[0] >= width and width > best[2]:
                    best = ((chord[0] + chord[1] - width) / 2, (high + low - height) / 2, width, height)
        return best


class _Quay(NamedTuple):
    worth: float
    unit: float
    jetty: Box
    label: Point
    label_width: float
    picture: Box


def found(count: int) -> list[dict[str, dict[str, object]]]:
    """Search a city of `count` boroughs; return its tables of areas, clockwise from the bottom borough."""
    plan = CityPlan(COLOURS[:count], COLOURS[0])
    units = [_harbour(plan, borough).unit for borough in plan.ring]
    return [
        {
            area: (
                _harbour(plan, borough, _UNEQUAL * min(units))
                if area == "harbour"
                else Sector(plan.outline(borough, area), plan.cube_side(borough), borough == plan.bottom)
            ).row()
            for area in AREAS
        }
        for borough in plan.ring
    ]


def _harbour(plan: CityPlan, borough: str, most: float = inf) -> Harbour:
    """Return what is found for a harbour; the unit of its jetty is at ``most`` so large."""
    points = map(plan.message_point, plan.message_markets)
    messages = [(x - _MESSAGE, y - _MESSAGE, 2 * _MESSAGE, 2 * _MESSAGE) for x, y in points]
    outline, cube = plan.outline(borough, "harbour"), plan.cube_side(borough)
    return Harbour(outline, cube, plan.size[0] / 2, messages, most)


def text(value: object) -> str:
    """Return a table, a list or a number as TOML, with numbers to a thousandth."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {text(one)}' for key, one in value.items())}}}"
    if isinstance(value, tuple):
        return f"[{', '.join(map(text, value))}]"
    return f"{value:.3f}".rstrip("0").rstrip(".")


def draw() -> None:
    """Write the file."""
    parts = [_HEAD]
    for count in (3, 4, 5):
        for borough in found(count):
            parts += [f"\n[[{count}]]\n", *(f"{area} = {text(row)}\n" for area, row in borough.items())]
    FILE.write_text("".join(parts), encoding="utf-8")
