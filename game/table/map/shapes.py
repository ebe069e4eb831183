"""Plane geometry for the city: polygons are tuples of points, y grows downwards."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from math import atan2, ceil, cos, hypot, pi, sin
from typing import Any, TypeVar

Place = TypeVar("Place")

Point = tuple[float, float]
Polygon = tuple[Point, ...]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def lerp(a: Point, b: Point, share: float) -> Point:
    """Return the point ``share`` (0 to 1) of the way from ``a`` to ``b``."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def distance(a: Point, b: Point) -> float:
    """Return the distance between ``a`` and ``b``."""
    return hypot(b[0] - a[0], b[1] - a[1])


_CHORDS = 2.0  # how far apart the chords of an outline are measured


def superellipse(centre: Point, half_axes: Point, power: float, angle: float) -> Point:
    """Return a superellipse's point in direction ``angle`` (radians, clockwise on screen from the right)."""
    c, s = cos(angle), sin(angle)
    radius = (abs(c / half_axes[0]) ** power + abs(s / half_axes[1]) ** power) ** (-1 / power)
    return centre[0] + radius * c, centre[1] + radius * s


def beside(line: Polygon, away: float) -> Polygon:
    """Return a line moved ``away`` to its right, seen on screen in the direction of the line."""
    result = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        result.append((x - (by - ay) / length * away, y + (bx - ax) / length * away))
    return tuple(result)


def square(centre: Point, half: float) -> Polygon:
    """Return the upright square with its sides ``half`` away from its centre."""
    x, y = centre
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def signed_area(polygon: Polygon) -> float:
    """Return the area of a polygon; positive if its points run clockwise on screen."""
    total = 0.0
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        total += x0 * y1 - x1 * y0
    return total / 2


def centroid(polygon: Polygon) -> Point:
    """Return the centre of mass of a polygon."""
    area = signed_area(polygon)
    cx = cy = 0.0
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        cross = x0 * y1 - x1 * y0
        cx += (x0 + x1) * cross
        cy += (y0 + y1) * cross
    return cx / (6 * area), cy / (6 * area)


def bounds(points: Polygon) -> Box:
    """Return the bounding box of some points."""
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def shared(box: Box, behind: Box) -> float:
    """Return the fraction of the box ``behind`` that ``box`` covers."""
    # Comparisons, as min and max take twice as long: this is asked some ten thousand times for a city.
    x, y, width, height = box
    left, top, wide, tall = behind
    right, end = x + width, left + wide
    across = (right if right < end else end) - (x if x > left else left)
    if across <= 0:
        return 0.0
    foot, end = y + height, top + tall
    down = (foot if foot < end else end) - (y if y > top else top)
    if down <= 0:
        return 0.0
    whole = wide * tall
    return across * down / whole if whole else 0.0


def inside(polygon: Polygon, point: Point) -> bool:
    """Whether a point lies in a polygon (even-odd rule)."""
    return lies_between(cuts(polygon, point[1]), point[0])


def within(polygon: Polygon) -> Callable[[Point], bool]:
    """Return what tells for many points, at few heights, whether they lie in a polygon (:func:`inside`)."""
    found = cache(partial(cuts, polygon))
    return lambda point: lies_between(found(point[1]), point[0])


def cuts(polygon: Polygon, y: float) -> list[float]:
    """Return where (x) a horizontal line cuts the sides of a polygon, in their order."""
    found = []
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y0 > y) != (y1 > y):
            found.append((x1 - x0) * (y - y0) / (y1 - y0) + x0)
        x0, y0 = x1, y1
    return found


def cuts_at(polygon: Polygon, heights: list[float]) -> list[list[float]]:
    """Return the :func:`cuts` of horizontal lines at these ``heights``, which must be sorted."""
    found: list[list[float]] = [[] for _ in heights]
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        for at in range(bisect_left(heights, min(y0, y1)), bisect_left(heights, max(y0, y1))):
            found[at].append((x1 - x0) * (heights[at] - y0) / (y1 - y0) + x0)
        x0, y0 = x1, y1
    return found


def lies_between(found: list[float], x: float) -> bool:
    """Whether a place on a line lies in the polygon that the line cuts (:func:`cuts`)."""
    return sum(x < cut for cut in found) % 2 == 1


def least(places: Iterable[Place], *costs: Callable[[Place], Any]) -> Place:
    """Return the first place where the first of the ``costs`` is least, among equals the second, and so on.

    So the later ones are worked out for a few places alone.
    """
    left = list(places)
    for cost in costs:
        each = [cost(place) for place in left]
        lowest = min(each)
        left = [place for place, one in zip(left, each, strict=True) if one == lowest]
    return left[0]


def clip(polygon: Polygon, a: Point, b: Point, gap: float) -> Polygon:
    """Return the part of a convex polygon that is at least ``gap`` to the right of the line ``a`` to ``b``.

    Right is meant on screen, looking from ``a`` to ``b``.
    """
    length = distance(a, b)
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length

    def side(point: Point) -> float:
        return (point[0] - a[0]) * nx + (point[1] - a[1]) * ny - gap

    result: list[Point] = []
    for p, q in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        sp, sq = side(p), side(q)
        if sp >= 0:
            result.append(p)
        if (sp < 0) != (sq < 0):
            result.append(lerp(p, q, sp / (sp - sq)))
    return tuple(result)


def inset(polygon: Polygon, gap: float) -> Polygon:
    """Return a convex clockwise polygon with every edge moved ``gap`` inwards."""
    result = polygon
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if distance(a, b) > 1e-6:
            result = clip(result, a, b, gap)
    return result


def outset(polygon: Polygon, gap: float) -> Polygon:
    """Return a convex clockwise polygon grown by ``gap``, its corners rounded with that radius."""
    corners = distinct((*polygon, polygon[0]))[:-1]
    result: list[Point] = []
    for before, here, after in zip(
        corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True
    ):
        # The outward normal of a clockwise edge points to its left on screen.
        start = atan2(before[0] - here[0], here[1] - before[1])
        end = atan2(here[0] - after[0], after[1] - here[1])
        while end < start - 1e-9:
            end += 2 * pi
        turn = min(end - start, pi)
        steps = max(1, ceil(turn / (pi / 10)))
        for step in range(steps + 1):
            angle = start + turn * step / steps
            result.append((here[0] + gap * cos(angle), here[1] + gap * sin(angle)))
    return tuple(result)


def resample(polygon: Polygon, step: float) -> Polygon:
    """Return the outline of a polygon with points at most ``step`` apart."""
    result: list[Point] = []
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        pieces = max(1, ceil(distance(a, b) / step))
        result.extend(lerp(a, b, i / pieces) for i in range(pieces))
    return tuple(result)


def distinct(points: Iterable[Point]) -> list[Point]:
    """Return the points of a line without those that lie where the one before does."""
    found: list[Point] = []
    for point in points:
        if not found or distance(found[-1], point) > 1e-6:
            found.append(point)
    return found


def bite(polygon: Polygon, centre: Point, radius: float) -> Polygon:
    """Return a finely sampled polygon with a disc round ``centre``, near one of its corners, cut out.

    Points closer to ``centre`` than ``radius`` move radially outwards to that distance.
    """
    result: list[Point] = []
    left, top = centre
    for x, y in polygon:
        # Most are far away: the exact distance is only asked for near the disc.
        if -radius < x - left < radius and -radius < y - top < radius:
            away = hypot(left - x, top - y)
            if 1e-6 < away < radius:
                x = left + (x - left) * radius / away
                y = top + (y - top) * radius / away
        result.append((x, y))
    return tuple(result)


@lru_cache(maxsize=128)
def clear_of_streets(
    wedge: Polygon, lane: float, markets: tuple[Point, ...], radius: float, soft: float
) -> Polygon:
    """Return a wedge without its streets (``lane`` wide on each side) and ``markets``, corners rounded.

    ``radius`` is that of the markets, ``soft`` that of the corners.
    Cached, since all cities with the same number of boroughs have the same wedges.
    """
    shape = resample(outset(inset(wedge, lane + soft), soft), 4)
    for market in markets:
        shape = bite(shape, market, radius)
    return shape


class Chords:
    """The horizontal chords of an outline, measured once, to tell what fits in it at which height.

    ``top`` and ``bottom`` are the outline's vertical extremes; ``widest`` is the length of its longest chord.
    Where a notch splits a horizontal line in two, the longer part counts.
    """

    def __init__(self, outline: Polygon) -> None:
        _, self.top, _, height = bounds(outline)
        self.bottom = self.top + height
        count = max(1, ceil(height / _CHORDS))
        heights = [self.top + _CHORDS * (i + 0.5) for i in range(count)]
        stretches = list(map(_longest, cuts_at(outline, heights)))
        self._count = count
        self._left = _ladder([left for left, _ in stretches], max)
        self._right = _ladder([right for _, right in stretches], min)
        self.widest = max(right - left for left, right in stretches)

    def between(self, high: float, low: float) -> tuple[float, float]:
        """Return the interval (left, right) that is inside at all heights from ``high`` to ``low``.

        Returns (0, 0) if there is none.
        """
        if high < self.top or low > self.bottom or high > low:
            return 0.0, 0.0
        first = int((high - self.top) / _CHORDS)
        last = min(self._count, int((low - self.top) / _CHORDS) + 1)
        if first >= last:
            return 0.0, 0.0
        rung = (last - first).bit_length() - 1
        other = last - (1 << rung)
        lefts, rights = self._left[rung], self._right[rung]
        left = lefts[first] if lefts[first] > lefts[other] else lefts[other]
        right = rights[first] if rights[first] < rights[other] else rights[other]
        return (left, right) if left < right else (0.0, 0.0)

    def holds(self, box: Box) -> bool:
        """Whether an upright box lies inside."""
        x, y, width, height = box
        left, right = self.between(y, y + height)
        return left <= x and x + width <= right

    def outside(self, box: Box) -> float:
        """Return the share of an upright box that reaches beyond the outline."""
        x, y, width, height = box
        high, low = max(y, self.top), min(y + height, self.bottom)
        left, right = self.between(high, low)
        within = max(0.0, min(right, x + width) - max(left, x)) * max(0.0, low - high)
        return 1 - within / (width * height)


def _ladder(values: list[float], best: Callable[[float, float], float]) -> list[list[float]]:
    """Return the best of each run of 1, 2, 4, 8… neighbours (a sparse table for range queries)."""
    rungs, reach = [values], 1
    while 2 * reach <= len(values):
        rungs.append(list(map(best, rungs[-1], rungs[-1][reach:])))
        reach *= 2
    return rungs


def _longest(found: list[float]) -> tuple[float, float]:
    found = sorted(found)
    stretches = list(zip(found[::2], found[1::2], strict=False))
    return max(stretches, key=lambda stretch: stretch[1] - stretch[0], default=(0.0, 0.0))
