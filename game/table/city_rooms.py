"""How an area is furnished: where its picture, its name, its cubes and the friend stand, all upright."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from game.table.city_shapes import Box, Point, Polygon, bounds, box_inside, inside

MOST_CUBES = 14
_ROW = 5  # cubes in a row at most: rows of five are counted at a glance
_CALM = (1.06, 0.98)  # from cube to cube and from row to row, in cube sides, while there is room
_TIGHT = (0.86, 0.62)
BERTHS = 10


class Room:
    """The furniture of one sector's ``outline`` for cubes of side ``cube`` (plane units).

    Attributes: ``label`` (centre of the name), ``label_width`` (room for it), ``picture`` (box for the
    building), ``slots`` (centres of 14 cubes: the front row first, each row from its middle outwards, so
    that a cube never moves when others come), ``friend`` (centre of the friend's foot square).
    """

    def __init__(self, outline: Polygon, cube: float) -> None:
        self.outline = outline
        self.cube = cube
        self.name_height = cube * 1.0
        below = self._furnish(label_below=True)
        above = self._furnish(label_below=False)
        best = max((below, above), key=lambda plan: plan.worth)
        self.label, self.label_width = best.label, best.label_width
        self.friend, self.slots = best.friend, best.slots
        self.picture = best.picture

    def _furnish(self, label_below: bool) -> _Furniture:
        left, top, width, height = bounds(self.outline)
        step = height / 60
        name_room = self.cube * 4.6
        bands = [top + step * i for i in range(60) if top + step * i + self.name_height <= top + height]
        if label_below:
            bands.reverse()
        chosen, room = bands[0], (0.0, 0.0)
        for band in bands[: len(bands) // 2]:
            chord = chord_of(self.outline, band, band + self.name_height)
            if chord[1] - chord[0] > room[1] - room[0] + 1:
                chosen, room = band, chord
            if room[1] - room[0] >= name_room:
                break
        label = ((room[0] + room[1]) / 2, chosen + self.name_height / 2)
        high, low = (top, chosen) if label_below else (chosen + self.name_height, top + height)
        spread, friend, slots = self._rows(high, low)
        picture = self._picture(high, low)
        worth = spread * 2 + min(1.0, (room[1] - room[0]) / name_room) + picture[2] / (4 * self.cube)
        return _Furniture(worth, label, room[1] - room[0], friend, slots, picture)

    def _rows(self, high: float, low: float) -> tuple[float, Point, tuple[Point, ...]]:
        tries = 9
        for attempt in range(tries):
            share = attempt / (tries - 1)
            across = _CALM[0] + (_TIGHT[0] - _CALM[0]) * share
            apart = _CALM[1] + (_TIGHT[1] - _CALM[1]) * share
            found = self._fill(high, low, self.cube * across, self.cube * apart)
            if found is not None:
                return 1 - share, *found
        # Too small for all at the usual sizes: the last ones pile up on the roomiest place.
        friend, slots = self._fill(high, low, self.cube * _TIGHT[0], self.cube * 0.3, force=True) or (
            (0.0, 0.0),
            (),
        )
        return -1.0, friend, slots

    def _fill(
        self, high: float, low: float, across: float, apart: float, force: bool = False
    ) -> tuple[Point, tuple[Point, ...]] | None:
        side, slots = self.cube, []
        friend: Point | None = None
        bottom = low
        while bottom - side >= high and len(slots) < MOST_CUBES:
            left, right = chord_of(self.outline, bottom - side, bottom)
            if friend is None:
                tall = chord_of(self.outline, bottom - side * 1.5, bottom)
                if tall[1] - tall[0] >= side * 2.2:
                    friend = (tall[0] + side * 0.5, bottom - side * 0.5)
                    left = max(left, tall[0] + side * 1.08)
            elif bottom > friend[1] - side:
                left = max(left, friend[0] + side * 0.58)
            count = min(_ROW, int((right - left - side) / across + 1e-6) + 1) if right - left >= side else 0
            count = min(count, MOST_CUBES - len(slots))
            if count >= 2 or (count and slots):
                middle = (left + right) / 2
                y = bottom - side / 2
                slots.extend((x, y) for x in _from_the_middle(middle, count, across))
                bottom -= apart
            else:
                bottom -= side * 0.15
        if friend is None or not slots or (len(slots) < MOST_CUBES and not force):
            return None
        while len(slots) < MOST_CUBES:
            x, y = slots[len(slots) - len(slots) // 2]
            slots.append((x, y - side * 0.2))
        return friend, tuple(slots)

    def _picture(self, high: float, low: float) -> Box:
        left, top, width, height = bounds(self.outline)
        for tenth in range(60, 12, -2):
            side = self.cube * tenth / 10
            for dy in range(7):
                y = high + (low - high - side) * dy / 6
                if low - high < side:
                    break
                chord = chord_of(self.outline, y, y + side)
                if chord[1] - chord[0] >= side:
                    return ((chord[0] + chord[1] - side) / 2, y, side, side)
        side = self.cube
        return (left + width / 2 - side / 2, top + height / 2 - side / 2, side, side)


class _Furniture(NamedTuple):
    worth: float
    label: Point
    label_width: float
    friend: Point
    slots: tuple[Point, ...]
    picture: Box


class Harbour:
    """The furniture of a harbour: ``berths`` 0 to 9 (centres) along a jetty that turns at its ends, their
    ``pitch``, the ``label`` with its ``label_width``, and a box for the moored boat (``picture``).
    """

    def __init__(self, outline: Polygon, cube: float) -> None:
        self.outline = outline
        self.cube = cube
        self.name_height = cube * 1.0
        best: tuple[float, float, Box, int, int] | None = None
        left, top, width, height = bounds(outline)
        for columns, rows in ((5, 2), (4, 3), (3, 4), (2, 5)):
            for percent in range(190, 60, -5):
                pitch = cube * percent / 100
                w, h = columns * pitch, rows * pitch
                free = self._place(w, h)
                if free is not None:
                    worth = min(percent, 135) + (6 if columns == 5 else 0) + percent / 50
                    if best is None or worth > best[0]:
                        best = (worth, pitch, (*free, w, h), columns, rows)
                    break
        assert best is not None, "a harbour without room for its berths"
        _, self.pitch, self.jetty, self.columns, self.rows = best
        x, y = self.jetty[:2]
        self.berths: tuple[Point, ...] = tuple(
            (x + (column + 0.5) * self.pitch, y + (row + 0.5) * self.pitch)
            for column, row in self._snake()
        )
        self.label, self.label_width = self._label()
        self.picture = self._boat()

    def _snake(self) -> list[tuple[int, int]]:
        cells = []
        for row in range(self.rows):
            columns = range(self.columns) if row % 2 == 0 else range(self.columns - 1, -1, -1)
            cells.extend((column, row) for column in columns)
        return cells[:BERTHS]

    def _place(self, width: float, height: float) -> Point | None:
        left, top, w, h = bounds(self.outline)
        found = [
            (x, y)
            for i in range(13)
            for j in range(13)
            for x, y in [(left + (w - width) * i / 12, top + (h - height) * j / 12)]
            if w >= width and h >= height and box_inside(self.outline, (x, y, width, height))
        ]
        if not found:
            return None
        mx = sum(x for x, _ in found) / len(found)
        my = sum(y for _, y in found) / len(found)
        return min(found, key=lambda p: abs(p[0] - mx) + abs(p[1] - my))

    def _label(self) -> tuple[Point, float]:
        _, top, _, height = bounds(self.outline)
        jetty_top, jetty_bottom = self.jetty[1], self.jetty[1] + self.jetty[3]
        best: tuple[float, Point, float] | None = None
        for i in range(40):
            y = top + height * i / 39
            if y + self.name_height > jetty_top and y < jetty_bottom:
                continue
            chord = chord_of(self.outline, y, y + self.name_height)
            room = chord[1] - chord[0]
            if best is None or room > best[0]:
                best = (room, ((chord[0] + chord[1]) / 2, y + self.name_height / 2), room)
        if best is not None and best[0] > self.cube * 2.4:
            return best[1], best[2]
        x, y, w, h = self.jetty
        inner = chord_of(self.outline, y, y + self.name_height)
        return ((inner[0] + inner[1]) / 2, y + h / 2), inner[1] - inner[0]

    def _boat(self) -> Box:
        left, top, width, height = bounds(self.outline)
        x, y, w, h = self.jetty
        best: tuple[float, Box] | None = None
        for tenth in range(40, 10, -3):
            side = self.cube * tenth / 10
            for i in range(13):
                for j in range(13):
                    box = (left + (width - side) * i / 12, top + (height - side) * j / 12, side, side)
                    clash = not (
                        box[0] + side <= x or box[0] >= x + w or box[1] + side <= y or box[1] >= y + h
                    )
                    lx, ly = self.label
                    named = abs(box[0] + side / 2 - lx) < side / 2 + self.cube * 2 and (
                        abs(box[1] + side / 2 - ly) < (side + self.name_height) / 2
                    )
                    if not clash and not named and box_inside(self.outline, box):
                        return box
        del best
        return (x, y, self.cube, self.cube)


def chord_of(outline: Polygon, high: float, low: float) -> tuple[float, float]:
    """The widest stretch (left, right) that lies in an outline at every height from ``high`` to ``low``.

    (0, 0) when there is none.
    """
    stretches: list[tuple[float, float]] | None = None
    for i in range(5):
        y = high + (low - high) * (0.001 + 0.998 * i / 4)
        cuts = _cuts(outline, y)
        here = list(zip(cuts[::2], cuts[1::2], strict=False))
        if stretches is None:
            stretches = here
        else:
            stretches = [
                (max(a, c), min(b, d)) for a, b in stretches for c, d in here if max(a, c) < min(b, d)
            ]
    return max(stretches or [(0.0, 0.0)], key=lambda stretch: stretch[1] - stretch[0], default=(0.0, 0.0))


def _cuts(outline: Polygon, y: float) -> list[float]:
    cuts = []
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y0 > y) != (y1 > y):
            cuts.append(x0 + (x1 - x0) * (y - y0) / (y1 - y0))
        x0, y0 = x1, y1
    return sorted(cuts)


def _from_the_middle(middle: float, count: int, across: float) -> list[float]:
    places = [middle + (i - (count - 1) / 2) * across for i in range(count)]
    return sorted(places, key=lambda x: (round(abs(x - middle), 3), x))
