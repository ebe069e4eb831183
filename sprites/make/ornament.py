"""An illuminator's ornaments: vines with gold, diapered grounds, gothic frames."""

import math
from collections.abc import Sequence
from itertools import pairwise

from sprites.make.geometry import Outline, Point, arc, cubic, ellipse, polygon, scaled, smooth, turned
from sprites.make.palette import BRASS, INK, darker, lighter
from sprites.make.sheet import Sheet

GOLD = "#DDAE45"


def inside(point: Point, shape: Sequence[Point]) -> bool:
    """Whether `point` lies in a closed outline."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def gilded(sheet: Sheet, x0: float, y0: float, x1: float, y1: float, gold: str = GOLD) -> str:
    """Return a paint of burnished gold, with bands of light from (x0, y0) to (x1, y1)."""
    return sheet.linear(
        (x0, y0),
        (x1, y1),
        (0, lighter(gold, 0.55)),
        (0.22, gold),
        (0.42, lighter(gold, 0.4)),
        (0.68, darker(gold, 0.14)),
        (0.84, lighter(gold, 0.12)),
        (1, darker(gold, 0.42)),
    )


def diaper(sheet: Sheet, shape: Sequence[Point], size: float, paint: str, gold: str = GOLD) -> None:
    """Fill `shape` with the chequered ground of an illumination: lozenges, gold lines and gold dots."""
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    sheet.fill(
        shape,
        paint=sheet.linear(
            (min(xs), min(ys)), (max(xs), max(ys)), (0, lighter(paint, 0.16)), (1, darker(paint, 0.3))
        ),
    )
    dark, dots, lines = [], [], []
    half = size / 2
    for j in range(math.floor(min(ys) / half), math.ceil(max(ys) / half) + 1):
        for i in range(math.floor(min(xs) / size), math.ceil(max(xs) / size) + 1):
            cx, cy = i * size + (half if j % 2 else 0), j * half
            tile = [(cx, cy - half), (cx + half, cy), (cx, cy + half), (cx - half, cy)]
            if not all(inside(p, shape) for p in tile):
                continue
            lines.append([*tile, tile[0]])
            if (i + (j // 2)) % 2:
                dark.append(scaled(tile, 0.82, cx, cy))
            else:
                dots.append(ellipse(cx, cy, size * 0.11))
    if dark:
        sheet.fill(*dark, paint=darker(paint, 0.45), opacity=0.55)
    sheet.lines(*lines, width=0.8, paint=gold, opacity=0.75)
    if dots:
        sheet.fill(*dots, paint=lighter(gold, 0.25))


def pointed(x: float, base: float, width: float, spring: float, peak: float) -> Outline:
    """Return an open pointed arch: straight up to `spring`, then curved to `peak` (both y)."""
    mid = x + width / 2
    rise = cubic(
        (x, spring),
        (x, spring - (spring - peak) * 0.52),
        (mid - width * 0.2, peak + (spring - peak) * 0.14),
        (mid, peak),
        18,
    )
    fall = [(2 * mid - px, py) for px, py in rise[::-1]]
    return [(x, base), *rise, *fall[1:], (x + width, base)]


def ivy(x: float, y: float, size: float, way: float) -> Outline:
    """Return a three-lobed ivy leaf with its stalk at (x, y), pointing in the direction `way` (degrees)."""
    leaf = smooth(
        [
            (0, 0),
            (0.18, -0.26),
            (0.1, -0.62),
            (0.46, -0.4),
            (1.0, 0.0),
            (0.46, 0.4),
            (0.1, 0.62),
            (0.18, 0.26),
        ],
        closed=True,
        steps=4,
    )
    return [(x + px, y + py) for px, py in turned(scaled(leaf, size), way)]


def _on(path: Sequence[Point], distance: float) -> tuple[Point, float]:
    """Return the point at `distance` along a polyline, and the line's direction there in radians."""
    for p, q in pairwise(path):
        length = math.dist(p, q)
        if distance <= length or q == path[-1]:
            t = distance / (length or 1.0)
            return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t), math.atan2(q[1] - p[1], q[0] - p[0])
        distance -= length
    return path[-1], 0.0


def vine(sheet: Sheet, path: Sequence[Point], reach: float, colours: Sequence[str], stem: str = INK) -> None:
    """Draw a vine along `path`: a waving stem with curling shoots, ivy leaves and gold berries."""
    total = sum(math.dist(p, q) for p, q in pairwise(path))
    count = max(2, round(total / (reach * 2.1)))
    steps = count * 10
    wave: Outline = []
    for k in range(steps + 1):
        (x, y), a = _on(path, total * k / steps)
        off = math.sin(math.pi * k / 10) * reach * 0.34
        wave.append((x - math.sin(a) * off, y + math.cos(a) * off))
    sheet.lines(wave, width=1.9, paint=stem)
    leaves: list[Outline] = []
    berries: list[Outline] = []
    shoots: list[Outline] = []
    for n in range(count):
        (x, y), a = _on(path, total * (n + 0.5) / count)
        side = 1 if n % 2 == 0 else -1
        nx, ny = -math.sin(a) * side, math.cos(a) * side
        root = (x + nx * reach * 0.3, y + ny * reach * 0.3)
        tip = (
            x - nx * reach * 0.3 + math.cos(a) * reach * 0.35,
            y - ny * reach * 0.3 + math.sin(a) * reach * 0.35,
        )
        shoots.append(
            cubic(
                root,
                (root[0] + math.cos(a) * reach * 0.7, root[1] + math.sin(a) * reach * 0.7),
                (tip[0] + math.cos(a) * reach * 0.4, tip[1] + math.sin(a) * reach * 0.4),
                tip,
            )
        )
        leaves.append(ivy(*tip, reach * 0.5, math.degrees(a) + 180 + side * 40))
        out = (x + nx * reach * 0.36, y + ny * reach * 0.36)
        leaves.append(ivy(*out, reach * 0.34, math.degrees(a) + side * 75))
        berries.append(
            ellipse(
                x - nx * reach * 0.42 - math.cos(a) * reach * 0.5,
                y - ny * reach * 0.42 - math.sin(a) * reach * 0.5,
                reach * 0.12,
            )
        )
    sheet.lines(*shoots, width=1.4, paint=stem)
    for n, leaf in enumerate(leaves):
        paint = colours[n % len(colours)]
        sheet.fill(leaf, paint=paint)
    sheet.lines(*([*f, f[0]] for f in leaves), width=0.9)
    sheet.fill(*berries, paint=lighter(GOLD, 0.2))
    sheet.lines(*berries, width=0.9)


def boss(sheet: Sheet, x: float, y: float, size: float, jewel: str) -> None:
    """Draw a gold quatrefoil set with a jewel."""
    lobes = [
        ellipse(x + size * 0.45 * dx, y + size * 0.45 * dy, size * 0.52)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
    ]
    sheet.lines(*lobes, width=2.2)
    sheet.fill(*lobes, paint=gilded(sheet, x - size, y - size, x + size, y + size))
    gem = polygon(x, y, size * 0.46, 4)
    sheet.fill(
        gem,
        paint=sheet.linear(
            (x - size * 0.4, y - size * 0.4),
            (x + size * 0.4, y + size * 0.4),
            (0, lighter(jewel, 0.45)),
            (1, darker(jewel, 0.3)),
        ),
    )
    sheet.pen(gem, width=1.2)


def trefoil(x: float, y: float, size: float) -> Outline:
    """Return a trefoil, as pierced in a spandrel."""
    shape: Outline = []
    for k in range(3):
        a = -90 + 120 * k
        cx, cy = x + size * 0.5 * math.cos(math.radians(a)), y + size * 0.5 * math.sin(math.radians(a))
        shape += arc(cx, cy, size * 0.5, size * 0.5, a - 105, a + 105, 9)
    return [*shape, shape[0]]


def brass_line(sheet: Sheet, *shapes: Sequence[Point], width: float = 2.0) -> None:
    """Draw a gold fillet with an inked edge on both sides."""
    sheet.lines(*shapes, width=width + 1.6)
    sheet.lines(*shapes, width=width, paint=BRASS)
    sheet.lines(*([(x - 0.3, y - 0.3) for x, y in s] for s in shapes), width=width * 0.4, paint="#F7E2A8")
