"""The surroundings of a figure: the leaded ground of its group, the border of panes, the light."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from .geometry import Ring
from .palette import LEAD, shade
from .window import FIELD, HEIGHT, OUTER, WIDTH, Window, lancet, path_data

THIN = 1.8


@dataclass(frozen=True)
class Ground:
    """The colours of a group: the ground near the figure and at the rim, the border's two panes, the lead."""

    near: str
    rim: str
    pane: str
    knot: str
    lead: str


GROUNDS = {
    "brown": Ground("#FBDD92", "#C8842A", "#B4661C", "#7A1F1C", "#6B431C"),
    "A": Ground("#DDEFF5", "#6299BC", "#35659B", "#D9E6EA", "#3B5A70"),
    "B": Ground("#EBE2F3", "#9279B6", "#5B3B86", "#E3C66A", "#54456B"),
    "C": Ground("#E0EFDA", "#68A38A", "#236455", "#EBDDA8", "#3C6456"),
}


def lay_ground(w: Window, group: str, centre: tuple[float, float] = (150.0, 150.0)) -> None:
    """Fill the window with the ground and border of ``group`` ("brown", "A", "B" or "C")."""
    tint = GROUNDS[group]
    w.put(list(OUTER), LEAD, over=True)
    panes = {"brown": _diamonds, "A": _rays, "B": _hexagons, "C": _scales}[group](centre)
    for pane in panes:
        w.put(pane, _lit(w, tint, centre), THIN, tint.lead)
    _border(w, tint)


def lay_light(w: Window) -> None:
    """Draw the light from the upper left, the shade in the opposite corner, and the lead of the frame."""
    glow = w.gradient(
        "light",
        '<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="40" y1="20" x2="270" y2="410">'
        '<stop offset="0" stop-color="#fff6d8" stop-opacity=".20"/>'
        '<stop offset=".42" stop-color="#fff6d8" stop-opacity="0"/>'
        '<stop offset=".62" stop-color="#1a1020" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#1a1020" stop-opacity=".24"/></linearGradient>',
    )
    w.put(list(OUTER), glow, over=True)
    w.body.append(
        f'<path d="{path_data(lancet(5), True)}" fill="none" stroke="{LEAD}" stroke-width="8" '
        'stroke-linejoin="round"/>'
    )
    w.body.append(
        f'<path d="{path_data(lancet(4), True)}" fill="none" stroke="#6A625A" stroke-width="1.1" '
        'stroke-linejoin="round"/>'
    )


def _lit(w: Window, tint: Ground, centre: tuple[float, float]) -> str:
    tone = w.chance.randrange(5)
    change = (-0.10, -0.04, 0.0, 0.05, 0.12)[tone]
    return w.gradient(
        f"ground{tone}",
        f'<radialGradient id="{{id}}" gradientUnits="userSpaceOnUse" cx="{centre[0]:g}" cy="{centre[1]:g}" '
        f'r="250"><stop offset=".1" stop-color="{shade(tint.near, change * 0.7)}"/>'
        f'<stop offset="1" stop-color="{shade(tint.rim, change)}"/></radialGradient>',
    )


def _diamonds(centre: tuple[float, float]) -> list[Ring]:
    half, tall = 21.0, 30.0
    return [
        [(x, y - tall), (x + half, y), (x, y + tall), (x - half, y)]
        for row in range(16)
        for column in range(9)
        for x, y in [(centre[0] + (column - 4) * half * 2 + (row % 2) * half, row * tall)]
    ]


def _rays(centre: tuple[float, float]) -> list[Ring]:
    count = 18
    radii = (0.0, 95.0, 170.0, 420.0)
    panes = []
    for ring, (inner, outer) in enumerate(pairwise(radii)):
        for k in range(count):
            first = 2 * math.pi * (k + 0.5 * (ring % 2)) / count
            arc = [first + 2 * math.pi / count * t / 4 for t in range(5)]
            far = [(centre[0] + outer * math.cos(a), centre[1] + outer * math.sin(a)) for a in arc]
            close = [(centre[0] + inner * math.cos(a), centre[1] + inner * math.sin(a)) for a in arc]
            panes.append(far + (close[::-1] if inner else [centre]))
    return panes


def _hexagons(centre: tuple[float, float]) -> list[Ring]:
    half, tall, slope = 19.0, 38.0, 11.0
    panes = []
    for row in range(-1, 12):
        for column in range(-5, 6):
            x = centre[0] + column * half * 2 + (row % 2) * half
            y = row * tall + 6
            panes.append(
                [
                    (x, y - slope),
                    (x + half, y),
                    (x + half, y + tall - slope),
                    (x, y + tall),
                    (x - half, y + tall - slope),
                    (x - half, y),
                ]
            )
    return panes


def _scales(centre: tuple[float, float]) -> list[Ring]:
    radius = 25.0
    panes = []
    # From the bottom up: each later row hides the pointed tops of the row below it.
    for row in range(19, -2, -1):
        for column in range(-4, 5):
            x = centre[0] + column * radius * 2 + (row % 2) * radius
            y = row * radius
            lobe = [
                (x + radius * math.cos(math.pi * k / 12), y + radius * 1.12 * math.sin(math.pi * k / 12))
                for k in range(13)
            ]
            panes.append([*lobe, (x, y - radius)])
    return panes


def _border(w: Window, tint: Ground) -> None:
    """Draw long panes separated by small square knots, all along the arch."""
    outer, inner = _evenly(OUTER, 300), _evenly(FIELD, 300)
    step = 12
    for k in range(0, 300, step):
        for first, last, colour in ((k, k + step - 3, tint.pane), (k + step - 3, k + step, tint.knot)):
            far = [outer[i % 300] for i in range(first, last + 1)]
            close = [inner[i % 300] for i in range(first, last + 1)]
            w.put(far + close[::-1], w.tint(colour), 2.2, over=True)
    w.body.append(
        f'<path d="{path_data(FIELD, True)}" fill="none" stroke="{LEAD}" stroke-width="5" '
        'stroke-linejoin="round"/>'
    )


def _evenly(ring: Ring, count: int) -> Ring:
    """Return ``count`` points along ``ring`` at equal angles round the middle, so that two rings match."""
    middle = (WIDTH / 2, HEIGHT / 2)
    points: Ring = []
    for k in range(count):
        angle = 2 * math.pi * k / count - math.pi / 2
        ux, uy = math.cos(angle), math.sin(angle)
        best = 0.0
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            cross = ux * (by - ay) - uy * (bx - ax)
            if abs(cross) < 1e-9:
                continue
            t = ((ax - middle[0]) * (by - ay) - (ay - middle[1]) * (bx - ax)) / cross
            s = ((ax - middle[0]) * uy - (ay - middle[1]) * ux) / cross
            if t > 0 and -1e-6 <= s <= 1 + 1e-6:
                best = max(best, t)
        points.append((middle[0] + ux * best, middle[1] + uy * best))
    return points
