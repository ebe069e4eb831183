"""What the grounds of the seven kinds of sectors are painted with, each told by its pattern alone.

A pattern follows the shape of its area and differs from borough to borough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import atan2, cos, pi, sin
from random import Random

from game.table.map.shapes import Point, Polygon, bounds, distance, inside, lerp, resample
from game.ui.palette import RGB
from sprites.make.city.ink import Sheet

_INK: RGB = (200, 190, 178)
"""The line of the drawing: pale, as pieces and names lie on it."""
_BASE: RGB = (242, 242, 242)
_DARK: RGB = (218, 218, 218)
_LIGHT: RGB = (255, 255, 255)
"""The three values of a ground: what is built on or planted lies between darker and lighter parts."""
_LINE = 0.95  # how wide it is, in plane units
_SHADED: RGB = (232, 228, 228)


class Field:
    """An area to paint: points are in plane units from the corner of its sheet, lengths in ``module``."""

    def __init__(self, sheet: Sheet, outline: Polygon, module: float, chance: Random) -> None:
        self.sheet, self.outline, self.module, self.chance = sheet, outline, module, chance
        turns = [pi * step / 24 for step in range(24)]
        self._turn = min(turns, key=self._room)
        self._middle = _middle(outline)
        turned = tuple(self._turned(point, self._turn) for point in outline)
        left, top, width, height = bounds(turned)
        x, y = self._turned(self._middle, self._turn)
        self.reach = max(x - left, left + width - x), max(y - top, top + height - y)
        """How far the area reaches from its middle, along its longer axis and across it."""

    def at(self, along: float, across: float) -> Point:
        """Return a point so far from the middle, along the area's longer axis and across it."""
        c, s = cos(self._turn), sin(self._turn)
        return self._middle[0] + along * c - across * s, self._middle[1] + along * s + across * c

    def holds(self, point: Point) -> bool:
        """Whether a point lies in the area."""
        return inside(self.outline, point)

    def line(self, points: Polygon, width: float = 1.0, ink: RGB = _INK, closed: bool = False) -> None:
        """Draw a line by hand."""
        self.sheet.stroke(points, _LINE * width, ink, self.chance, closed, wobble=0.35)

    def tick(self, start: Point, end: Point, width: float = 1.0, ink: RGB = _INK) -> None:
        """Draw a short straight line."""
        self.sheet.tick(start, end, _LINE * width, ink)

    def rows(self, pitch: float, reach: float) -> Iterator[float]:
        """Yield distances from the middle, from one side to the other, ``pitch`` apart."""
        count = int(reach / pitch) + 1
        shift = self.chance.uniform(-0.3, 0.3) * pitch
        yield from (number * pitch + shift for number in range(-count, count + 1))

    def spots(self, pitch: float) -> Iterator[Point]:
        """Yield points all over the area, about ``pitch`` apart and in no order that can be seen."""
        for number, across in enumerate(self.rows(pitch, self.reach[1])):
            for along in self.rows(pitch, self.reach[0]):
                stray = self.chance.uniform(-0.36, 0.36), self.chance.uniform(-0.36, 0.36)
                spot = self.at(along + (number % 2 / 2 + stray[0]) * pitch, across + stray[1] * pitch)
                if self.holds(spot):
                    yield spot

    def edge(self, pitch: float) -> Iterator[tuple[Point, Point]]:
        """Yield points on the edge about ``pitch`` apart, each with the direction inwards."""
        line, gone = resample(self.outline, 1.0), 0.0
        for before, here in zip(line, line[1:] + line[:1], strict=True):
            gone += distance(before, here)
            if gone < pitch or distance(before, here) < 1e-6:
                continue
            gone = 0.0
            length = distance(before, here)
            yield here, (-(here[1] - before[1]) / length, (here[0] - before[0]) / length)

    def border(self, width: float, colour: RGB) -> None:
        """Fill what lies within ``width`` of the edge."""
        for point in resample(self.outline, width / 4):
            self.sheet.disc(point, width, colour)

    def inner(self, away: float) -> Polygon:
        """Return a line ``away`` inside the edge, rounded at corners."""
        found: list[Point] = []
        for (x, y), (dx, dy) in self.edge(3.0):
            spot = x + dx * away, y + dy * away
            if self.holds(spot) and all(distance(spot, one) > away * 0.97 for one in self.outline):
                found.append(spot)
        return tuple(found)

    def _room(self, turn: float) -> float:
        _, _, width, height = bounds(tuple(self._turned(point, turn) for point in self.outline))
        # Upright or lying would look like a grid of the screen: a little is worth more than the tightest fit.
        return height + 0.02 * width

    @staticmethod
    def _turned(point: Point, turn: float) -> Point:
        c, s = cos(turn), sin(turn)
        return point[0] * c + point[1] * s, point[1] * c - point[0] * s


def _middle(outline: Polygon) -> Point:
    left, top, width, height = bounds(outline)
    return left + width / 2, top + height / 2


def _park(field: Field) -> None:
    """Paint lawns with a winding path, beds, tufts, and trees along the edge."""
    m, chance, sheet = field.module, field.chance, field.sheet
    sheet.fill(field.outline, (238, 244, 230))
    for number, (x, y) in enumerate(field.spots(3.6 * m)):
        lawn: RGB = (212, 224, 200) if number % 3 else (252, 255, 240)
        sheet.disc((x, y), chance.uniform(1.3, 1.9) * m, lawn)
    along, phase = field.reach[0] + m, chance.uniform(0, 2 * pi)
    steps = max(8, int(along / 3))
    way = [
        field.at(along * i / steps, 0.34 * field.reach[1] * sin(phase + 1.1 * along / m * 0.22 * i / steps))
        for i in range(-steps, steps + 1)
    ]
    _way(field, tuple(way), 0.75 * m, (255, 250, 236))
    across = chance.uniform(-0.4, 0.4) * field.reach[0]
    side = tuple(field.at(across + 0.5 * m * sin(i / 2.5), field.reach[1] * i / 12) for i in range(-12, 13))
    _way(field, side, 0.5 * m, (255, 250, 236))
    for number, (x, y) in enumerate(field.spots(2.1 * m)):
        if min(distance((x, y), spot) for spot in way) < m:
            continue
        if number % 4:
            _tuft(field, (x, y), 0.6 * m)
        else:
            sheet.ring((x, y), 0.5 * m, 0.8, _INK, chance)
            for turn in range(6):
                spot = x + 0.28 * m * cos(turn), y + 0.28 * m * sin(turn)
                sheet.dot(spot, 0.1 * m, (246, 206, 204) if number % 2 else (252, 234, 180))
    for (x, y), (dx, dy) in field.edge(1.25 * m):
        if chance.random() < 0.72:
            size = chance.uniform(0.5, 0.66) * m
            _crown(field, (x + dx * size * 1.1, y + dy * size * 1.1), size)


def _cloister(field: Field) -> None:
    """Paint square flags round a garth, and a walk with arcades along the edge."""
    m, sheet = field.module, field.sheet
    pitch = 1.7 * m
    sheet.fill(field.outline, _BASE)
    rows, columns = list(field.rows(pitch, field.reach[1])), list(field.rows(pitch, field.reach[0]))
    for i, across in enumerate(rows):
        for j, along in enumerate(columns):
            if (i + j) % 2:
                corners = ((0, 0), (pitch, 0), (pitch, pitch), (0, pitch))
                flag = tuple(field.at(along + u, across + v) for u, v in corners)
                sheet.fill(flag, (220, 216, 230) if i % 2 else (226, 222, 234))
    for across in rows:
        field.line((field.at(-field.reach[0], across), field.at(field.reach[0], across)), 0.8)
    for along in columns:
        field.line((field.at(along, -field.reach[1]), field.at(along, field.reach[1])), 0.8)
    walk = 0.95 * m
    field.border(walk + 1.2, _INK)
    field.border(walk, (252, 250, 255))
    for (x, y), (dx, dy) in field.edge(0.62 * m):
        foot = x + dx * walk, y + dy * walk
        field.tick((x + dx * 0.3 * m, y + dy * 0.3 * m), foot, 0.9)
        sheet.dot(foot, 0.15 * m, (190, 184, 190))


def _hospital(field: Field) -> None:
    """Paint the raised beds of a herb garden, each with rows of its own herb."""
    m, chance, sheet = field.module, field.chance, field.sheet
    wide, gap = 1.5 * m, 0.55 * m
    sheet.fill(field.outline, (252, 246, 236))
    greens: tuple[RGB, ...] = ((206, 222, 190), (240, 246, 206), (216, 226, 208), (232, 232, 208))
    for across in field.rows(wide + gap, field.reach[1]):
        start = -field.reach[0] + chance.uniform(-2, 0) * m
        while start < field.reach[0]:
            long = chance.choice((1.5, 2.2, 3.0)) * m
            corners = ((0.0, 0.0), (long, 0.0), (long, wide), (0.0, wide))
            bed = tuple(field.at(start + u, across + v) for u, v in corners)
            middle, first, start = field.at(start + long / 2, across + wide / 2), start, start + long + gap
            if not field.holds(middle):
                continue
            sheet.fill(tuple((x + 0.14 * m, y + 0.2 * m) for x, y in bed), _SHADED)
            sheet.fill(bed, chance.choice(greens))
            field.line(bed, 1.2, closed=True)
            herb = chance.randrange(3)
            for line in (0.28, 0.72):
                for step in range(1, round(2 * long / m)):
                    x, y = field.at(first + 0.5 * m * step, across + wide * line)
                    if herb == 0:
                        _tuft(field, (x, y + 0.14 * m), 0.42 * m)
                    elif herb == 1:
                        sheet.dot((x, y), 0.17 * m, (204, 216, 186))
                    else:
                        field.tick((x - 0.16 * m, y + 0.2 * m), (x + 0.16 * m, y - 0.2 * m), 0.9)


def _bank(field: Field) -> None:
    """Paint cobbles laid in fans."""
    m, sheet = field.module, field.sheet
    radius = 1.75 * m
    for row, across in enumerate(field.rows(radius * 0.62, field.reach[1] + radius)):
        for along in field.rows(2 * radius, field.reach[0]):
            x, y = along + row % 2 * radius, across
            ring = tuple(field.at(x + radius * cos(a), y + radius * sin(a)) for a in _turns(0, 2 * pi, 28))
            sheet.fill(ring, field.chance.choice((_DARK, _BASE, _BASE, _LIGHT)))
            # The next row covers the lower part.
            for share in (1.0, 0.7, 0.4):
                arc = _turns(1.02 * pi, 1.98 * pi, 12)
                line = tuple(field.at(x + share * radius * cos(a), y + share * radius * sin(a)) for a in arc)
                field.line(line, 1.5 if share == 1.0 else 0.8)
            for ring_number, (near, far) in enumerate(((0.0, 0.4), (0.4, 0.7), (0.7, 1.0))):
                stones = 3 + 3 * ring_number
                for stone in range(stones):
                    turn = pi + pi * (stone + 0.5 * (ring_number % 2)) / stones
                    ends = [
                        field.at(x + share * radius * cos(turn), y + share * radius * sin(turn))
                        for share in (near, far)
                    ]
                    field.tick(ends[0], ends[1], 0.75)


def _hotel(field: Field) -> None:
    """Paint the rows of a vineyard behind the inn, on ploughed ground."""
    m, chance, sheet = field.module, field.chance, field.sheet
    pitch, steps = 1.5 * m, max(8, int(field.reach[0] / 4))
    phase = chance.uniform(0, 2 * pi)
    for across in field.rows(pitch, field.reach[1]):
        line = [
            (field.reach[0] * i / steps, across + 0.22 * m * sin(phase + 3.2 * i / steps))
            for i in range(-steps, steps + 1)
        ]
        lower = [field.at(u, v + 0.26 * pitch) for u, v in line[::-1]]
        upper = [field.at(u, v - 0.1 * pitch) for u, v in line]
        sheet.fill((*upper, *lower), (234, 227, 214))
        field.line(tuple(field.at(u, v + 0.3 * pitch) for u, v in line), 0.9)
        along = -field.reach[0]
        while along < field.reach[0]:
            share = along / field.reach[0] * steps
            v = across + 0.22 * m * sin(phase + 3.2 * share / steps)
            x, y = field.at(along, v)
            sheet.disc((x, y), 0.38 * m, (208, 217, 182))
            sheet.disc((x - 0.09 * m, y - 0.1 * m), 0.27 * m, (222, 234, 192))
            field.tick((x, y), (x, y + 0.5 * m), 0.8)
            along += chance.uniform(0.9, 1.1) * m


def _residence(field: Field) -> None:
    """Paint roofs in rows along the streets, with alleys between them and yards behind."""
    m, chance, sheet = field.module, field.chance, field.sheet
    _paving(field, 1.9 * m, 1.9 * m, ((246, 232, 224), (250, 238, 230), (255, 246, 240)))
    roofs: tuple[RGB, ...] = ((244, 220, 208), (242, 216, 205), (252, 232, 220), (236, 220, 214))
    for row, deep in ((1, 1.75 * m), (0, 0.3 * m)):
        spots = list(field.edge((1.75 - 0.2 * row) * m))
        for (x, y), (dx, dy) in spots[row % 2 :]:
            if chance.random() < (0.42 if row else 0.1):
                continue
            near, high = deep, deep + chance.uniform(0.95, 1.25) * m
            half = chance.uniform(0.6, 0.78) * m

            def spot(
                side: float, depth: float, x: float = x, y: float = y, dx: float = dx, dy: float = dy
            ) -> Point:
                return x + dx * depth - dy * side, y + dy * depth + dx * side

            ridge = (near + high) / 2
            if not all(field.holds(spot(side, high)) for side in (-half, half)):
                continue
            roof = chance.choice(roofs)
            shade: RGB = (roof[0] - 20, roof[1] - 20, roof[2] - 18)
            outer = spot(-half, near), spot(half, near), spot(half, ridge), spot(-half, ridge)
            inner = spot(-half, ridge), spot(half, ridge), spot(half, high), spot(-half, high)
            whole = (*outer[:2], *inner[2:])
            sheet.fill(tuple((px + 0.2 * m, py + 0.26 * m) for px, py in whole), _SHADED)
            towards = dx + dy > 0
            sheet.fill(outer, roof if towards else shade)
            sheet.fill(inner, shade if towards else roof)
            field.line(whole, 0.95, closed=True)
            field.tick(spot(-half, ridge), spot(half, ridge), 0.95)
            for share in (-0.5, 0.0, 0.5):
                ends = (near, ridge) if not towards else (ridge, high)
                field.tick(spot(share * half, ends[0]), spot(share * half, ends[1]), 0.55)


def _carriage(field: Field) -> None:
    """Paint a yard with the ruts of wheels, the prints of hooves, and straw."""
    m, chance, sheet = field.module, field.chance, field.sheet
    _paving(field, 2.4 * m, 1.5 * m, ((233, 233, 233), _BASE, _BASE, _LIGHT))
    ends = list(field.edge(1.0))
    count = len(ends)
    for number in range(3):
        first = (number * count // 3 + chance.randrange(count // 6)) % count
        last = (first + count // 2 + chance.randrange(-count // 8, count // 8)) % count
        start, end = ends[first][0], ends[last][0]
        bow = chance.choice((-1, 1)) * chance.uniform(0.1, 0.2)
        mid = lerp(start, end, 0.5)
        bend = mid[0] - (end[1] - start[1]) * bow, mid[1] + (end[0] - start[0]) * bow
        way = tuple(lerp(lerp(start, bend, i / 24), lerp(bend, end, i / 24), i / 24) for i in range(25))
        for side in (-0.36 * m, 0.36 * m):
            rut = _beside(way, side)
            field.line(rut, 2.6, (230, 226, 222))
            field.line(rut, 0.9)
        for spot in way[1:-1]:
            sheet.dot((spot[0] + chance.uniform(-0.1, 0.1) * m, spot[1]), 0.12 * m, (222, 216, 210))
    for x, y in field.spots(1.5 * m):
        straw: RGB = chance.choice(((226, 206, 160), (236, 218, 172), _INK))
        lean = chance.uniform(0, pi)
        for _ in range(3):
            turn = lean + chance.uniform(-0.5, 0.5)
            dx, dy = 0.36 * m * cos(turn), 0.36 * m * sin(turn)
            px, py = x + chance.uniform(-0.3, 0.3) * m, y + chance.uniform(-0.3, 0.3) * m
            field.tick((px - dx, py - dy), (px + dx, py + dy), 0.9, straw)


PAINTERS: dict[str, Callable[[Field], None]] = {
    "park": _park,
    "cloister": _cloister,
    "hospital": _hospital,
    "bank": _bank,
    "hotel": _hotel,
    "residence": _residence,
    "carriage": _carriage,
}
"""What paints the ground of each kind of area; harbours have their water."""


def _way(field: Field, line: Polygon, width: float, colour: RGB) -> None:
    """Paint a path with a line on both sides."""
    half = width / 2
    for spot in resample(line, 2.0)[: -int(distance(line[0], line[-1]) / 2)]:
        field.sheet.disc(spot, half + 1.0, _INK)
    for spot in resample(line, 2.0)[: -int(distance(line[0], line[-1]) / 2)]:
        field.sheet.disc(spot, half, colour)


def _paving(field: Field, long: float, wide: float, tones: Sequence[RGB]) -> None:
    """Pave an area with slabs, each in one of the tones."""
    for row, across in enumerate(field.rows(wide, field.reach[1])):
        for along in field.rows(long, field.reach[0] + long):
            start = along + row % 2 * long / 2
            corners = ((0.0, 0.0), (long, 0.0), (long, wide), (0.0, wide))
            slab = tuple(field.at(start + u, across + v) for u, v in corners)
            field.sheet.fill(slab, field.chance.choice(tones))
            field.line(slab, 0.8, closed=True)


def _tuft(field: Field, at: Point, size: float) -> None:
    for lean in (-0.5, 0.0, 0.5):
        field.tick((at[0] + 0.4 * lean * size, at[1]), (at[0] + lean * size, at[1] - size * 0.8), 0.85)


def _crown(field: Field, at: Point, size: float) -> None:
    """Paint a tree from above, shaded at the lower right."""
    (x, y), sheet = at, field.sheet
    sheet.disc((x + 0.34 * size, y + 0.42 * size), size, (222, 226, 214))
    sheet.disc(at, size + 0.9, (184, 196, 166))
    sheet.disc(at, size, (222, 234, 204))
    sheet.disc((x - 0.22 * size, y - 0.24 * size), size * 0.62, (242, 252, 226))


def _turns(start: float, end: float, steps: int) -> list[float]:
    return [start + (end - start) * i / steps for i in range(steps + 1)]


def _beside(line: Polygon, away: float) -> Polygon:
    found = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        turn = atan2(by - ay, bx - ax)
        found.append((x - away * sin(turn), y + away * cos(turn)))
    return tuple(found)
