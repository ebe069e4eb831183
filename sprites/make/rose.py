"""The rose window: the position of its panes, its stone tracery, and its unlit glass."""

import math
from dataclasses import dataclass

from sprites.make.geometry import Outline, ellipse, smooth
from sprites.make.palette import INK, STONE, darker, lighter
from sprites.make.sheet import Sheet

CENTRE = 200.0
PETALS = 12
JEWELS = ("#2B5FA8", "#A8302B", "#2B5FA8", "#C08A2A", "#2B5FA8", "#6B3A8C")


@dataclass(frozen=True)
class Pane:
    """One opening of the tracery, in units of a window of 400 by 400 with its centre at (200, 200).

    `start` and `end` are degrees clockwise from twelve o'clock; `inner` and `outer` are the radii enclosing
    the pane.
    """

    ring: str
    index: int
    start: float
    end: float
    inner: float
    outer: float
    outline: Outline

    @property
    def centre(self) -> tuple[float, float]:
        """The position of a lamp behind the pane."""
        if self.ring == "centre":
            return CENTRE, CENTRE
        radius = self.inner + (self.outer - self.inner) * 0.55
        return spot((self.start + self.end) / 2, radius)


def spot(angle: float, radius: float) -> tuple[float, float]:
    """Return the point at `angle` degrees clockwise from twelve o'clock, `radius` from the middle."""
    a = math.radians(angle)
    return CENTRE + radius * math.sin(a), CENTRE - radius * math.cos(a)


def _petal(angle: float, inner: float, outer: float, bar: float, point: float) -> Outline:
    """Return a lancet that opens outwards, with `bar` of stone between it and its neighbours."""
    half = 180 / PETALS

    def width(radius: float) -> float:
        return half - math.degrees(math.asin(min(1.0, bar / 2 / radius)))

    shoulder = inner + (outer - inner) * 0.66
    foot = inner + (outer - inner) * 0.1
    right = [
        spot(angle + width(foot) * k, r)
        for k, r in ((0.0, inner), (0.55, inner + (foot - inner) * 0.25), (0.95, foot))
    ]
    side = [spot(angle + width(r), r) for r in (foot + (shoulder - foot) * t for t in (0.3, 0.65, 1.0))]
    head = [
        spot(angle + width(shoulder) * math.cos(t) ** point, shoulder + (outer - shoulder) * math.sin(t))
        for t in (math.pi / 2 * i / 6 for i in range(1, 7))
    ]
    one = [*right, *side, *head]
    other = [_reflected(p, angle) for p in one[-2:0:-1]]
    return smooth([*one, *other], closed=True, steps=3)


def _reflected(p: tuple[float, float], angle: float) -> tuple[float, float]:
    a = math.radians(angle)
    ux, uy = math.sin(a), -math.cos(a)
    dx, dy = p[0] - CENTRE, p[1] - CENTRE
    along = dx * ux + dy * uy
    return CENTRE + 2 * along * ux - dx, CENTRE + 2 * along * uy - dy


def panes() -> list[Pane]:
    """Return all panes: the centre, 12 inner petals, 12 outer petals, and 12 small eyes between those."""
    step = 360 / PETALS
    result = [Pane("centre", 0, 0, 360, 0, 33, ellipse(CENTRE, CENTRE, 33))]
    for ring, inner, outer, turn, bar, point in (
        ("inner", 46.0, 107.0, 0.0, 8.0, 1.0),
        ("outer", 114.0, 177.0, step / 2, 9.0, 0.85),
    ):
        for i in range(PETALS):
            angle = i * step + turn
            shape = _petal(angle, inner, outer, bar, point)
            result.append(Pane(ring, i, angle - step / 2, angle + step / 2, inner, outer, shape))
    for i in range(PETALS):
        x, y = spot(i * step, 170)
        result.append(Pane("eye", i, i * step - 3, i * step + 3, 162, 178, ellipse(x, y, 6.5)))
    return result


def tracery(sheet: Sheet, stone: str = STONE, pen: float = 2.2) -> None:
    """Draw the carved stone in a square of 400 by 400; the panes remain open."""
    openings = panes()
    disc = ellipse(CENTRE, CENTRE, 196)
    paint = sheet.linear(
        (60, 40), (340, 360), (0, lighter(stone, 0.5)), (0.5, stone), (1, darker(stone, 0.42))
    )
    sheet.fill(disc, *[p.outline for p in openings], paint=paint, holes=True)
    for radius, light in ((191, True), (183, False), (110.5, False), (40, False)):
        ring = ellipse(CENTRE, CENTRE, radius)
        sheet.lines(ring, width=1.6 if light else 1.3, opacity=0.55)
    notches = []
    for i in range(72):
        notches.append([spot(i * 5, 184), spot(i * 5, 190.5)])
    sheet.lines(*notches, width=1.1, opacity=0.4)
    rims = [[*p.outline, p.outline[0]] for p in openings]
    sheet.lines(*([(x + 1.5, y + 1.7) for x, y in r] for r in rims), width=1.5, paint="#FFF6DF", opacity=0.75)
    sheet.lines(*([(x - 1.2, y - 1.4) for x, y in r] for r in rims), width=2.4, paint="#3B2F22", opacity=0.6)
    studs = [ellipse(*spot(i * 30 + 15, 110.5), 2.6) for i in range(PETALS)]
    sheet.fill(*studs, paint=lighter(stone, 0.6))
    sheet.lines(*studs, width=1, opacity=0.8)
    sheet.pen(*rims, width=pen, wobble=0.2)
    for i in range(PETALS):
        _fork(sheet, i * 30 + 15, stone)
    sheet.pen(disc, width=pen * 1.6, wobble=0.4)


def _fork(sheet: Sheet, angle: float, stone: str) -> None:
    """Draw the slender bar that divides an outer petal into two lights below a small round one."""
    stem = [spot(angle, 114), spot(angle, 142)]
    arms = [
        smooth(
            [
                spot(angle, 140),
                spot(angle + k * 3.4, 151),
                spot(angle + k * 8.2, 156),
                spot(angle + k * 12.4, 153),
            ]
        )
        for k in (-1, 1)
    ]
    light = ellipse(*spot(angle, 163), 8.5)
    sheet.lines(stem, *arms, light, width=5.6)
    sheet.lines(stem, *arms, light, width=3, paint=lighter(stone, 0.12))


def glass(sheet: Sheet, jewels: tuple[str, ...] = JEWELS, glow: float = 0.0) -> None:
    """Fill the panes with coloured glass, brightened towards the middle by `glow` (0 to 1)."""
    for pane in panes():
        hue = {"centre": "#E9C25A", "eye": "#C9973F"}.get(pane.ring)
        if hue is None:
            hue = jewels[(pane.index * 2 + (1 if pane.ring == "inner" else 0)) % len(jewels)]
        x, y = pane.centre
        reach = max(14.0, (pane.outer - pane.inner) * 0.75)
        sheet.fill(
            pane.outline,
            paint=sheet.radial(
                (x, y), reach, (0, lighter(hue, 0.25 + 0.5 * glow)), (1, darker(hue, 0.3 - 0.25 * glow))
            ),
        )
        if pane.ring in ("inner", "outer"):
            middle = (pane.start + pane.end) / 2
            k = (pane.inner + pane.outer) / 2
            sheet.lines(
                [spot(middle - 9, k - 8), spot(middle, k), spot(middle + 9, k - 8)],
                [spot(middle, k), spot(middle, pane.outer - 5)],
                width=1.3,
                paint=INK,
                opacity=0.7,
            )
