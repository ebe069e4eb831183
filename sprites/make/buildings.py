"""The parts of the city views: walls, tiled roofs, windows, chimneys, trees, ground.

Buildings are seen as in an old city view: the front straight on, the right side receding upwards in the
shade, the light from the upper left.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sprites.make.geometry import Outline, Point, arc, cubic, ellipse, line, outlines, smooth
from sprites.make.palette import INK, darker, lighter
from sprites.make.sheet import Sheet

Quad = tuple[Point, Point, Point, Point]


@dataclass(frozen=True)
class Hue:
    """The wash colours of one view: `wall` and `roof` carry its tint, `accent` is its one strong colour."""

    wall: str
    roof: str
    accent: str
    wood: str = "#9A7148"
    stone: str = "#C4BAA4"
    gold: str = "#D2A64F"
    leaf: str = "#7F9160"
    water: str = "#86A5AE"
    glow: str = "#F7C65E"

    def rich(self, wall: str, roof: str, accent: str) -> "Hue":
        """Return the same view's richer colours for an illuminated card."""
        return replace(
            self,
            wall=wall,
            roof=roof,
            accent=accent,
            wood="#A0662E",
            stone="#CDBB93",
            gold="#E6B23F",
            leaf="#5E8A3C",
            water="#3F86B4",
            glow="#FFD061",
        )


def at(quad: Quad, u: float, v: float) -> Point:
    """Return the point of a quad (upper left, upper right, lower right, lower left) at (u, v), 0 to 1."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    top = (ax + (bx - ax) * u, ay + (by - ay) * u)
    low = (dx + (cx - dx) * u, dy + (cy - dy) * u)
    return top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v


def hatch(
    sheet: Sheet, quad: Quad, count: int, slant: float = 0.0, opacity: float = 0.5, width: float = 0.8
) -> None:
    """Hatch a quad with `count` pen lines from top to bottom, slanting by `slant` of its width."""
    rows = []
    for i in range(count):
        u = (i + 0.5) / count + sheet.chance.uniform(-0.2, 0.2) / count
        low = min(1.0, max(0.0, u + slant))
        ends = sheet.chance.uniform(0.02, 0.12), sheet.chance.uniform(0.86, 0.99)
        rows.append([at(quad, u + (low - u) * v, v) for v in (ends[0], 0.5, ends[1])])
    sheet.lines(*rows, width=width, opacity=opacity)


def tiles(
    sheet: Sheet, quad: Quad, rows: int, columns: int, opacity: float = 0.55, full: float = 0.8
) -> None:
    """Cover a roof with rows of round tiles, leaving some out as a hand would."""
    scallops = []
    for r in range(rows):
        v = (r + 0.9) / rows
        for c in range(columns):
            if sheet.chance.random() > full:
                continue
            u = (c + (0.5 if r % 2 else 0.0)) / columns
            if u + 1 / columns > 1.001:
                continue
            d = 0.55 / rows
            dip = ((0.0, -d), (0.12, -d * 0.35), (0.32, 0.0), (0.68, 0.0), (0.88, -d * 0.35), (1.0, -d))
            scallops.append([at(quad, u + k / columns, v + drop) for k, drop in dip])
    sheet.lines(*scallops, width=0.75, opacity=opacity)


def ashlar(
    sheet: Sheet, quad: Quad, rows: int, columns: int, share: float = 0.45, opacity: float = 0.4
) -> None:
    """Suggest dressed stone by drawing the joints of a few blocks."""
    joints = []
    for r in range(rows):
        for c in range(columns):
            if sheet.chance.random() > share:
                continue
            u, v = (c + (0.5 if r % 2 else 0.0)) / columns, r / rows
            if u + 1 / columns > 1.0:
                continue
            joints.append(
                [
                    at(quad, u, v + 1 / rows),
                    at(quad, u + 1 / columns, v + 1 / rows),
                    at(quad, u + 1 / columns, v),
                ]
            )
    sheet.lines(*joints, width=0.7, opacity=opacity)


def wash(sheet: Sheet, shape: Sequence[Point], paint: str, shade: float = 0.2, light: float = 0.28) -> None:
    """Draw a wash that fades from light at the upper left to shade at the lower right."""
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    grade = sheet.linear(
        (min(xs), min(ys)),
        (max(xs), max(ys)),
        (0, lighter(paint, light)),
        (0.55, paint),
        (1, darker(paint, shade)),
    )
    sheet.fill(shape, paint=grade)


def gabled(
    sheet: Sheet,
    x: float,
    base: float,
    width: float,
    height: float,
    peak: float,
    depth: Point,
    hue: Hue,
    stepped: bool = False,
    rows: int = 6,
) -> None:
    """Draw a house with its gable to the front; `depth` is how far its side recedes (right, up)."""
    dx, dy = depth
    eave, mid = base - height, x + width / 2
    side: Quad = (
        (x + width, eave),
        (x + width + dx, eave - dy),
        (x + width + dx, base - dy),
        (x + width, base),
    )
    wash(sheet, side, darker(hue.wall, 0.3))
    hatch(sheet, side, max(5, round(dx / 2.2)), 0.0, 0.55)
    sheet.pen([*side, side[0]], width=1.6)
    front = [(x, base), (x, eave), (mid, eave - peak), (x + width, eave), (x + width, base)]
    over = 4.0
    roof: Quad = (
        (mid, eave - peak - over),
        (mid + dx, eave - peak - over - dy),
        (x + width + dx + over, eave - dy + over),
        (x + width + over, eave + over),
    )
    wash(sheet, roof, hue.roof, 0.3)
    tiles(sheet, roof, rows, max(3, round(dx / 4.5)))
    sheet.pen([*roof, roof[0]], width=2)
    if stepped:
        steps = _steps(x, eave, width, peak)
        wash(sheet, [(x, base), *steps, (x + width, base)], hue.wall)
        sheet.pen(steps, width=2.2)
        sheet.pen([(x, eave), (x, base), (x + width, base), (x + width, eave)], width=2.2)
    else:
        wash(sheet, front, hue.wall)
        sheet.pen([*front, front[0]], width=2.2)
        rake = [
            (x - over, eave + over * 1.2),
            (mid, eave - peak - over),
            (x + width + over, eave + over * 1.2),
        ]
        sheet.lines(rake, width=4.2)
        sheet.lines(rake, width=1.8, paint=lighter(hue.roof, 0.1))


def _steps(x: float, eave: float, width: float, peak: float) -> Outline:
    count = 4
    left: Outline = [(x, eave)]
    for i in range(count):
        step_x = x + width * 0.42 * i / (count - 1)
        top = eave - (peak + 6) * (i + 1) / count
        left += [(step_x, top)] if i == 0 else [(step_x, left[-1][1]), (step_x, top)]
    right = [(2 * x + width - px, py) for px, py in left[::-1]]
    return [*left, *right]


def long_house(
    sheet: Sheet,
    x: float,
    base: float,
    width: float,
    height: float,
    rise: float,
    depth: Point,
    hue: Hue,
    rows: int = 6,
) -> Quad:
    """Draw a house with its long wall to the front; return the quad of that wall."""
    dx, dy = depth
    eave = base - height
    gable = [
        (x + width, base),
        (x + width, eave),
        (x + width + dx / 2, eave - rise),
        (x + width + dx, eave - dy),
        (x + width + dx, base - dy),
    ]
    wash(sheet, gable, darker(hue.wall, 0.3))
    hatch(
        sheet,
        ((x + width, eave), (x + width + dx, eave - dy), (x + width + dx, base - dy), (x + width, base)),
        max(5, round(dx / 2.2)),
        0.0,
        0.55,
    )
    sheet.pen([*gable, gable[0]], width=1.8)
    wall: Quad = ((x, eave), (x + width, eave), (x + width, base), (x, base))
    wash(sheet, wall, hue.wall)
    sheet.pen([*wall, wall[0]], width=2.2)
    over = 4.0
    roof: Quad = (
        (x + dx / 2 - over, eave - rise),
        (x + width + dx / 2, eave - rise),
        (x + width + over * 0.6, eave + over),
        (x - over, eave + over),
    )
    wash(sheet, roof, hue.roof, 0.25)
    tiles(sheet, roof, rows, round(width / 7))
    hatch(sheet, (at(roof, 0.7, 0), at(roof, 1, 0), at(roof, 1, 1), at(roof, 0.78, 1)), 9, -0.05, 0.3)
    sheet.pen([*roof, roof[0]], width=2.3)
    return wall


def lancet(x: float, base: float, width: float, height: float) -> Outline:
    """Return a closed pointed arch standing on `base`."""
    spring = base - height + width * 0.8
    rise = cubic(
        (x, spring),
        (x, spring - width * 0.45),
        (x + width * 0.25, base - height + width * 0.12),
        (x + width / 2, base - height),
        8,
    )
    fall = [(2 * x + width - px, py) for px, py in rise[::-1]]
    return [(x, base), *rise, *fall[1:], (x + width, base), (x, base)]


def round_arch(x: float, base: float, width: float, height: float) -> Outline:
    """Return a closed round-headed arch standing on `base`."""
    r = width / 2
    return [(x, base), *arc(x + r, base - height + r, r, r, 180, 360), (x + width, base), (x, base)]


def window(
    sheet: Sheet, x: float, y: float, width: float, height: float, lit: str = "", bars: bool = True
) -> None:
    """Draw a window whose upper left corner is (x, y): dark, or glowing in the colour `lit`."""
    sheet.windows.append((x, y, width, height))
    shape = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]
    if lit:
        sheet.fill(
            shape, paint=sheet.linear((x, y), (x + width, y + height), (0, lighter(lit, 0.5)), (1, lit))
        )
    else:
        sheet.fill(shape, paint="#4A3828")
        sheet.fill([(x, y), (x + width, y), (x, y + height)], paint="#8C7A62", opacity=0.5)
    if bars:
        sheet.lines(
            [(x + width / 2, y), (x + width / 2, y + height)],
            [(x, y + height * 0.45), (x + width, y + height * 0.45)],
            width=1,
        )
    sheet.pen(shape, width=1.4, wobble=0.25)


def chimney(sheet: Sheet, x: float, y: float, width: float, height: float, smoke: bool = True) -> None:
    """Draw a brick chimney with its foot at y, and a curl of smoke."""
    paint = "#B0765A"
    sheet.fill(
        [(x, y), (x, y - height), (x + width, y - height), (x + width, y)],
        paint=sheet.linear((x, y), (x + width, y), (0, lighter(paint, 0.3)), (1, darker(paint, 0.4))),
    )
    sheet.lines(
        *[
            line((x, y - height + k * 4.5), (x + width, y - height + k * 4.5))
            for k in range(1, int(height / 4.5))
        ],
        width=0.6,
        opacity=0.5,
    )
    sheet.pen([(x, y), (x, y - height), (x + width, y - height), (x + width, y)], width=1.6)
    sheet.lines([(x - 2, y - height), (x + width + 2, y - height)], width=2.6)
    if smoke:
        top = y - height - 3
        sheet.lines(
            smooth(
                [
                    (x + width / 2, top),
                    (x + width / 2 - 4, top - 6),
                    (x + width / 2 + 3, top - 12),
                    (x + width / 2 - 2, top - 18),
                    (x + width / 2 + 6, top - 23),
                ]
            ),
            width=1,
            opacity=0.5,
        )


def ground(sheet: Sheet, cx: float, y: float, rx: float, ry: float, paint: str, opacity: float = 0.5) -> None:
    """Draw the ground below a building as a wash, with strokes of grass or paving round it."""
    fade = sheet.halo((cx, y), rx, ry, (0, paint, opacity), (0.7, paint, opacity * 0.8), (1, paint, 0))
    sheet.fill(ellipse(cx, y, rx, ry), paint=fade)
    strokes = []
    for _ in range(round(rx / 3)):
        a = sheet.chance.uniform(0, math.pi)
        k = sheet.chance.uniform(0.45, 0.95)
        px, py = cx + rx * k * math.cos(a), y + ry * k * math.sin(a)
        strokes.append([(px - 4, py), (px, py - 0.8), (px + sheet.chance.uniform(2, 6), py)])
    sheet.lines(*strokes, width=0.8, opacity=0.45)


def cast(sheet: Sheet, *shape: Point, opacity: float = 0.22) -> None:
    """Draw the hatched shadow that a thing casts on the ground to its right."""
    sheet.fill(list(shape), paint=INK, opacity=opacity)


def tree(sheet: Sheet, x: float, base: float, height: float, width: float, paint: str) -> None:
    """Draw a leafy tree standing at (x, base)."""
    trunk = outlines(
        f"M{x - 4} {base} C{x - 2} {base - 8} {x - 2} {base - 14} {x - 3} {base - height * 0.5} "
        f"L{x + 3} {base - height * 0.5} C{x + 2} {base - 14} {x + 3} {base - 8} {x + 6} {base} Z"
    )[0]
    sheet.fill(trunk, paint=sheet.linear((x - 4, base), (x + 6, base), (0, "#A27C52"), (1, "#4C3320")))
    sheet.pen(trunk, width=1.5)
    cy = base - height * 0.66
    rx, ry = width / 2, height * 0.36
    bumps = max(9, round(width / 5))
    crown: Outline = []
    for i in range(bumps):
        a, b = (math.tau * (i + j) / bumps for j in (0, 1))
        k = sheet.chance.uniform(0.94, 1.04)
        mid = (a + b) / 2
        crown += cubic(
            (x + rx * k * math.cos(a), cy + ry * k * math.sin(a)),
            (x + rx * 1.22 * math.cos(a * 0.7 + mid * 0.3), cy + ry * 1.22 * math.sin(a * 0.7 + mid * 0.3)),
            (x + rx * 1.22 * math.cos(b * 0.7 + mid * 0.3), cy + ry * 1.22 * math.sin(b * 0.7 + mid * 0.3)),
            (x + rx * k * math.cos(b), cy + ry * k * math.sin(b)),
            6,
        )
    sheet.fill(
        crown,
        paint=sheet.radial(
            (x - rx * 0.4, cy - ry * 0.45),
            rx * 1.7,
            (0, lighter(paint, 0.45)),
            (0.5, paint),
            (1, darker(paint, 0.45)),
        ),
    )
    curls, strokes = [], []
    for _ in range(round(width * height / 130)):
        a, k = sheet.chance.uniform(0, math.tau), math.sqrt(sheet.chance.random()) * 0.9
        px, py = x + rx * k * math.cos(a), cy + ry * k * math.sin(a)
        size = sheet.chance.uniform(2.4, 4.6)
        curls.append(arc(px, py, size, size * 0.8, 200, 350, 5))
        if px - x + (py - cy) > 0:
            strokes.append(line((px - 2.5, py + 2.5), (px + 2, py - 1.5)))
    sheet.lines(*curls, width=0.9, opacity=0.55)
    sheet.lines(*strokes, width=0.8, opacity=0.5)
    sheet.pen([*crown, crown[0]], width=1.9, wobble=0.3)


def coins(sheet: Sheet, cx: float, cy: float, count: int, size: float, gold: str) -> None:
    """Draw a small pile of coins lying at (cx, cy)."""
    spots = []
    row, left = max(2, round(math.sqrt(count * 1.6))), count
    y = cy
    while left > 0 and row > 0:
        spots += [(cx + (i - (row - 1) / 2) * size * 1.5, y) for i in range(min(row, left))]
        left, row, y = left - row, row - 1, y - size * 0.85
    for px, py in spots:
        px += sheet.chance.uniform(-1, 1) * size * 0.25
        sheet.fill(ellipse(px, py + size * 0.3, size, size * 0.55), paint=INK)
        sheet.fill(ellipse(px, py, size, size * 0.55), paint=lighter(gold, 0.15))
        sheet.lines(ellipse(px, py, size, size * 0.55), width=1)
