"""Outlines as lists of points: curves, transformations and the slight tremor of a drawing hand."""

import math
import random
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Outline = list[Point]
Matrix = tuple[float, float, float, float, float, float]


def line(*points: Point) -> Outline:
    """Return the open polyline through `points`."""
    return list(points)


def box(x: float, y: float, width: float, height: float) -> Outline:
    """Return the rectangle whose upper left corner is (x, y), closed."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int = 0) -> Outline:
    """Return an elliptic arc from `start` to `end` degrees, clockwise on screen from three o'clock."""
    count = steps or max(4, math.ceil(abs(end - start) / 360 * max(16.0, 2.2 * max(rx, ry))))
    angles = [math.radians(start + (end - start) * i / count) for i in range(count + 1)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Outline:
    """Return a closed ellipse; a circle if `ry` is None."""
    return arc(cx, cy, rx, rx if ry is None else ry, 0, 360)


def polygon(cx: float, cy: float, radius: float, corners: int, turn: float = 0.0) -> Outline:
    """Return a closed regular polygon, its first corner at `turn` degrees."""
    return arc(cx, cy, radius, radius, turn, turn + 360, corners)


def cubic(a: Point, b: Point, c: Point, d: Point, steps: int = 14) -> Outline:
    """Return a cubic Bézier curve from `a` to `d` as a polyline."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        k = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
            (
                k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
            )
        )
    return points


def smooth(points: Sequence[Point], closed: bool = False, steps: int = 8) -> Outline:
    """Return a smooth curve through all `points` (Catmull-Rom)."""
    pts = list(points)
    count = len(pts)
    ring = [pts[-1], *pts, pts[0], pts[1]] if closed else [pts[0], *pts, pts[-1]]
    out: Outline = []
    for i in range(count if closed else count - 1):
        p0, p1, p2, p3 = ring[i : i + 4]
        b = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        c = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        piece = cubic(p1, b, c, p2, steps)
        out.extend(piece if not out else piece[1:])
    return out


def outlines(path: str) -> list[Outline]:
    """Read an SVG path of absolute M, L, H, V, C, Q and Z commands into polylines."""
    result: list[Outline] = []
    at: Point = (0.0, 0.0)
    for command, numbers in re.findall(r"([MLHVCQZ])([^MLHVCQZ]*)", path):
        n = [float(v) for v in re.findall(r"-?\d+\.?\d*", numbers)]
        if command == "M":
            at = (n[0], n[1])
            result.append([at])
            n = n[2:]
            command = "L"
        if command == "Z":
            result[-1].append(result[-1][0])
        elif command in "HV":
            at = (n[0], at[1]) if command == "H" else (at[0], n[0])
            result[-1].append(at)
        else:
            size = {"L": 2, "Q": 4, "C": 6}[command]
            for i in range(0, len(n), size):
                p = [(n[j], n[j + 1]) for j in range(i, i + size, 2)]
                if command == "L":
                    result[-1].append(p[0])
                elif command == "Q":
                    b = (at[0] + (p[0][0] - at[0]) * 2 / 3, at[1] + (p[0][1] - at[1]) * 2 / 3)
                    c = (p[1][0] + (p[0][0] - p[1][0]) * 2 / 3, p[1][1] + (p[0][1] - p[1][1]) * 2 / 3)
                    result[-1].extend(cubic(at, b, c, p[1])[1:])
                else:
                    result[-1].extend(cubic(at, p[0], p[1], p[2])[1:])
                at = p[-1]
    return result


def moved(points: Iterable[Point], dx: float, dy: float) -> Outline:
    """Return the outline shifted by (dx, dy)."""
    return [(x + dx, y + dy) for x, y in points]


def scaled(points: Iterable[Point], factor: float, cx: float = 0.0, cy: float = 0.0) -> Outline:
    """Return the outline scaled by `factor` about (cx, cy)."""
    return [(cx + (x - cx) * factor, cy + (y - cy) * factor) for x, y in points]


def turned(points: Iterable[Point], degrees: float, cx: float = 0.0, cy: float = 0.0) -> Outline:
    """Return the outline rotated clockwise about (cx, cy)."""
    s, c = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return [(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c) for x, y in points]


def mapped(points: Iterable[Point], matrix: Matrix) -> Outline:
    """Return the outline transformed by the affine map (a, b, c, d, e, f) of SVG's ``matrix()``."""
    a, b, c, d, e, f = matrix
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]


def mirrored(points: Iterable[Point], axis: float) -> Outline:
    """Return the outline mirrored at the vertical line x = `axis`."""
    return [(2 * axis - x, y) for x, y in points]


def along(points: Sequence[Point], step: float) -> Outline:
    """Return the polyline resampled so that neighbours are at most `step` apart."""
    out = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        count = max(1, math.ceil(math.hypot(bx - ax, by - ay) / step))
        out.extend((ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(1, count + 1))
    return out


def strokes_of(points: Sequence[Point], corner: float = 34.0) -> list[Outline]:
    """Split a polyline at its sharp corners, where a draughtsman lifts the pen (`corner` in degrees)."""
    parts: list[Outline] = [[points[0]]]
    for i in range(1, len(points)):
        parts[-1].append(points[i])
        if i + 1 < len(points):
            (ax, ay), (bx, by), (cx, cy) = points[i - 1], points[i], points[i + 1]
            turn = math.degrees(math.atan2(cy - by, cx - bx) - math.atan2(by - ay, bx - ax))
            if abs((turn + 180) % 360 - 180) > corner:
                parts.append([points[i]])
    return [part for part in parts if len(part) > 1]


class Tremor:
    """Smooth noise along a line: the slight, never repeating tremor of a hand."""

    def __init__(self, chance: random.Random, wave: float) -> None:
        self._chance = chance
        self._wave = wave
        self._values: dict[int, float] = {}

    def _knot(self, index: int) -> float:
        if index not in self._values:
            self._values[index] = self._chance.uniform(-1, 1)
        return self._values[index]

    def at(self, distance: float) -> float:
        """Return the noise (-1 to 1) at a distance along the line."""
        place = distance / self._wave
        index = math.floor(place)
        t = place - index
        t = t * t * (3 - 2 * t)
        return self._knot(index) * (1 - t) + self._knot(index + 1) * t
