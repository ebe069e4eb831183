"""Plane geometry for glass: splines through points, polygons cut by lines and clipped to a window.

A *ring* is a closed polygon as a list of points, without repeating the first point at the end.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Ring = list[Point]

BEZIER_STEPS = 9
EPSILON = 1e-7


def _unit(x: float, y: float) -> Point:
    length = math.hypot(x, y)
    return (x / length, y / length) if length > EPSILON else (0.0, 0.0)


def read_points(text: str) -> tuple[Ring, list[bool]]:
    """Read ``"10,20 30,40! …"``; an exclamation mark makes that point a sharp corner.

    Returns the points and, for each, whether it is a corner. Raises ValueError for other text.
    """
    points: Ring = []
    corners: list[bool] = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y)))
        corners.append(word.endswith("!"))
    return points, corners


def spline(text: str, closed: bool) -> Ring:
    """Return a smooth line through the points of ``text`` (see `read_points`), flattened to a polyline."""
    points, corners = read_points(text)
    n = len(points)
    tangents: list[Point] = []
    for i, (x, y) in enumerate(points):
        if corners[i] or (not closed and i in (0, n - 1)):
            tangents.append((0.0, 0.0))
            continue
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % n]
        before, after = math.hypot(x - ax, y - ay), math.hypot(bx - x, by - y)
        ux, uy = _unit(x - ax, y - ay)
        vx, vy = _unit(bx - x, by - y)
        # The nearer neighbour has more influence on the direction, so short sides never overshoot.
        tangents.append(_unit(ux * after + vx * before, uy * after + vy * before))
    line: Ring = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        line.extend(_bezier(points[i], tangents[i], points[j], tangents[j]))
    if not closed:
        line.append(points[-1])
    return line


def _bezier(a: Point, at: Point, b: Point, bt: Point) -> Ring:
    """Return points from ``a`` up to, but excluding, ``b``; a zero tangent aims straight at the other end."""
    if at == bt == (0.0, 0.0):
        return [a]
    reach = math.hypot(b[0] - a[0], b[1] - a[1]) * 0.37
    c = (a[0] + at[0] * reach, a[1] + at[1] * reach)
    d = (b[0] - bt[0] * reach, b[1] - bt[1] * reach)
    if at == (0.0, 0.0):
        c = (a[0] + (d[0] - a[0]) * 0.4, a[1] + (d[1] - a[1]) * 0.4)
    if bt == (0.0, 0.0):
        d = (b[0] + (c[0] - b[0]) * 0.4, b[1] + (c[1] - b[1]) * 0.4)
    out: Ring = []
    for k in range(BEZIER_STEPS):
        t = k / BEZIER_STEPS
        u = 1 - t
        w0, w1, w2, w3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        out.append(
            (
                w0 * a[0] + w1 * c[0] + w2 * d[0] + w3 * b[0],
                w0 * a[1] + w1 * c[1] + w2 * d[1] + w3 * b[1],
            )
        )
    return out


def ellipse(x: float, y: float, rx: float, ry: float, steps: int = 44) -> Ring:
    """Return an ellipse round (x, y) as a ring."""
    turn = 2 * math.pi / steps
    return [(x + rx * math.cos(turn * i), y + ry * math.sin(turn * i)) for i in range(steps)]


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether ``point`` lies in ``ring`` (even-odd rule)."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


def split(ring: Ring, cut: Sequence[Point]) -> list[Ring]:
    """Cut ``ring`` along the polyline ``cut`` wherever it runs from edge to edge; return the parts."""
    crossings: list[tuple[float, float, Point]] = []
    n = len(ring)
    for k in range(len(cut) - 1):
        (cx, cy), (dx, dy) = cut[k], cut[k + 1]
        for i in range(n):
            (ax, ay), (bx, by) = ring[i], ring[(i + 1) % n]
            cross = (dx - cx) * (by - ay) - (dy - cy) * (bx - ax)
            if abs(cross) < EPSILON:
                continue
            u = ((ax - cx) * (by - ay) - (ay - cy) * (bx - ax)) / cross
            v = ((ax - cx) * (dy - cy) - (ay - cy) * (dx - cx)) / cross
            if 0 <= u < 1 and 0 <= v < 1:
                crossings.append((k + u, i + v, (cx + u * (dx - cx), cy + u * (dy - cy))))
    crossings.sort()
    for (s, e, p), (t, f, q) in pairwise(crossings):
        inner = [cut[k] for k in range(math.floor(s) + 1, math.ceil(t))]
        chord = [p, *inner, q]
        half = (len(chord) - 1) // 2
        middle = ((chord[half][0] + chord[half + 1][0]) / 2, (chord[half][1] + chord[half + 1][1]) / 2)
        if t - s < EPSILON or not inside(middle, ring):
            continue
        one, two = _divide(ring, e, f, chord)
        # The rest of the cut may run on through either part; it starts just beyond this chord.
        ahead = cut[math.floor(t) + 1]
        ux, uy = _unit(ahead[0] - q[0], ahead[1] - q[1])
        rest = [(q[0] + ux * 0.01, q[1] + uy * 0.01), *cut[math.floor(t) + 1 :]]
        return [*split(one, rest), *split(two, rest)]
    return [ring]


def _divide(ring: Ring, i: float, j: float, chord: Ring) -> tuple[Ring, Ring]:
    """Return the two parts of ``ring`` on both sides of a chord from edge position ``i`` to ``j``."""
    n = len(ring)

    def walk(a: float, b: float) -> Ring:
        first, last = math.floor(a) + 1, math.floor(b)
        if b < a:
            last += n
        return [ring[k % n] for k in range(first, last + 1)]

    return [*walk(i, j), *reversed(chord)], [*walk(j, i), *chord]


def clip(ring: Ring, window: Sequence[Point]) -> Ring:
    """Return the part of ``ring`` inside the convex, clockwise (on screen) ring ``window``; may be empty."""
    out = ring
    for (ax, ay), (bx, by) in zip(window, [*window[1:], window[0]], strict=True):
        source, out = out, []
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in source]
        for k, (x, y) in enumerate(source):
            px, py = source[k - 1]
            here, before = sides[k], sides[k - 1]
            if (here >= 0) != (before >= 0):
                t = before / (before - here)
                out.append((px + t * (x - px), py + t * (y - py)))
            if here >= 0:
                out.append((x, y))
        if not out:
            return []
    return out


def area(ring: Sequence[Point]) -> float:
    """Return the area of ``ring``, never negative."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2


def simplify(line: Sequence[Point], tolerance: float) -> Ring:
    """Return ``line`` without points that lie closer than ``tolerance`` to the simplified line."""
    keep = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        (ax, ay), (bx, by) = line[first], line[last]
        length = math.hypot(bx - ax, by - ay)
        worst, far = tolerance, -1
        for k in range(first + 1, last):
            x, y = line[k]
            if length < EPSILON:
                off = math.hypot(x - ax, y - ay)
            else:
                off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
            if off > worst:
                worst, far = off, k
        if far >= 0:
            keep.add(far)
            todo += [(first, far), (far, last)]
    return [line[k] for k in sorted(keep)]


def brush(line: Sequence[Point], width: float, tip: float, tail: float) -> Ring:
    """Return a brush stroke: ``width`` in the middle of ``line``, ``tip`` and ``tail`` (0 to 1) of it at the
    ends.
    """
    lengths = [0.0]
    for a, b in pairwise(line):
        lengths.append(lengths[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    total = lengths[-1] or 1.0
    left: Ring = []
    right: Ring = []
    for k, (x, y) in enumerate(line):
        a, b = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
        ux, uy = _unit(b[0] - a[0], b[1] - a[1])
        t = lengths[k] / total
        swell = math.sin(math.pi * t) ** 0.7 if 0 < t < 1 else 0.0
        end = tip + (tail - tip) * t
        half = width / 2 * (end + (1 - end) * swell)
        left.append((x - uy * half, y + ux * half))
        right.append((x + uy * half, y - ux * half))
    return left + right[::-1]
