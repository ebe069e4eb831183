"""A leaded window: pieces of glass, lead between them, painted lines, and the resulting SVG."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING

from . import geometry as geo
from .geometry import Point, Ring
from .palette import LEAD, SKINS, shade

if TYPE_CHECKING:
    from .anatomy import Expression

WIDTH, HEIGHT = 300, 420
TONES = 5


def lancet(margin: float) -> Ring:
    """Return the window's pointed arch, ``margin`` inside the picture's edge, clockwise from the apex."""
    left, right, bottom = margin, WIDTH - margin, HEIGHT - margin
    half = WIDTH / 2 - margin
    spring, rise = 200.0, 196.0 - margin * 1.2
    radius = (half * half + rise * rise) / (2 * half)
    sweep = math.asin(rise / radius)
    steps = 16
    side = [
        (left + radius - radius * math.cos(sweep * k / steps), spring - radius * math.sin(sweep * k / steps))
        for k in range(steps, -1, -1)
    ]
    mirrored = [(WIDTH - x, y) for x, y in side]
    return [*mirrored, (right, bottom), (left, bottom), *reversed(side[1:])]


OUTER = lancet(5)
FIELD = lancet(20)


class Window:
    """Collects glass from back to front. Shapes are rings, or point texts for `geometry.spline`."""

    def __init__(self, name: str, expression: Expression | None = None) -> None:
        self.chance = random.Random(name)
        self.expression = expression
        self.body: list[str] = []
        self.gradients: dict[str, str] = {}
        self._matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False
    ) -> Iterator[None]:
        """Within this, move the origin to (x, y), scale, rotate clockwise by ``turn`` degrees, and mirror."""
        before = self._matrix
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        m = -1.0 if flip else 1.0
        a, b, cc, d, e, f = before
        # The mirroring comes before the rotation, so a rotation leans the same way with and without it.
        la, lb, lc, ld = c * m, s * m, -s, c
        self._matrix = (
            a * la + cc * lb,
            b * la + d * lb,
            a * lc + cc * ld,
            b * lc + d * ld,
            a * x + cc * y + e,
            b * x + d * y + f,
        )
        yield
        self._matrix = before

    def _place(self, points: Sequence[Point]) -> Ring:
        a, b, c, d, e, f = self._matrix
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]

    def _scale(self) -> float:
        a, b, c, d, _, _ = self._matrix
        return math.sqrt(abs(a * d - b * c))

    def _ring(self, shape: str | Ring) -> Ring:
        return self._place(geo.spline(shape, closed=True) if isinstance(shape, str) else shape)

    def _line(self, shape: str | Ring) -> Ring:
        return self._place(geo.spline(shape, closed=False) if isinstance(shape, str) else shape)

    def gradient(self, key: str, text: str) -> str:
        """Define a gradient once; ``text`` contains ``{id}``. Return the fill that uses it."""
        if key not in self.gradients:
            self.gradients[key] = text.replace("{id}", f"g{len(self.gradients)}")
        return f"url(#g{list(self.gradients).index(key)})"

    def tint(self, colour: str, depth: float = 1.0) -> str:
        """Return a fill of ``colour`` for a piece: in one of a few random tones, lit from the upper left."""
        tone = self.chance.randrange(TONES)
        # The hands of a figure come from one sheet of glass, the pieces of a gown from many.
        strength = 0.3 if colour in SKINS else 1.0
        base = shade(colour, (-0.15, -0.07, 0.0, 0.08, 0.15)[tone] * strength)
        # Use percentages: the renderer takes plain numbers as picture units even in a shape's own box.
        lit, dark = shade(base, 0.24 * depth), shade(base, -0.20 * depth)
        return self.gradient(
            f"{colour}{tone}{depth}",
            '<linearGradient id="{id}" x1="10%" y1="0%" x2="75%" y2="100%">'
            f'<stop offset="0" stop-color="{lit}"/><stop offset=".5" stop-color="{base}"/>'
            f'<stop offset="1" stop-color="{dark}"/></linearGradient>',
        )

    def put(self, ring: Ring, fill: str, lead: float = 0.0, stroke: str = LEAD, over: bool = False) -> None:
        """Add a piece in picture coordinates, clipped to the field (with ``over``, to the window)."""
        ring = geo.clip(ring, OUTER if over else FIELD)
        if len(ring) < 3 or geo.area(ring) < 0.5:
            return
        line = f' stroke="{stroke}" stroke-width="{lead:g}" stroke-linejoin="round"' if lead else ""
        self.body.append(f'<path d="{path_data(ring, True)}" fill="{fill}"{line}/>')

    def glass(
        self,
        shape: str | Ring,
        colour: str,
        cuts: Sequence[str | Ring] = (),
        lead: float = 5.6,
        seam: float = 3.2,
        over: bool = False,
        depth: float = 1.0,
    ) -> None:
        """Add a shape of glass outlined with ``lead``, cut into pieces along ``cuts`` with thinner seams."""
        ring = self._ring(shape)
        pieces = [ring]
        for cut in cuts:
            line = self._line(cut)
            pieces = [part for piece in pieces for part in geo.split(piece, line)]
        for piece in pieces:
            self.put(piece, self.tint(colour, depth), seam if len(pieces) > 1 else lead, over=over)
        if len(pieces) > 1:
            self.put(ring, "none", lead, over=over)

    def disc(
        self,
        x: float,
        y: float,
        rx: float,
        colour: str,
        ry: float | None = None,
        lead: float = 4.4,
        over: bool = False,
    ) -> None:
        """Add a round piece of glass."""
        self.glass(geo.ellipse(x, y, rx, rx if ry is None else ry), colour, lead=lead, over=over)

    def flat(self, shape: str | Ring, colour: str, over: bool = False) -> None:
        """Add a painted patch of one colour, without lead."""
        self.put(self._ring(shape), colour, over=over)

    def dot(self, x: float, y: float, radius: float, colour: str = LEAD, over: bool = False) -> None:
        """Add a painted dot."""
        self.flat(geo.ellipse(x, y, radius, radius, 20), colour, over=over)

    def brush(
        self,
        shape: str | Ring,
        width: float = 3.0,
        tip: float = 0.15,
        tail: float = 0.15,
        colour: str = LEAD,
        over: bool = False,
    ) -> None:
        """Add a painted line of varying width; ``width`` is in units of the current scale."""
        ring = geo.brush(self._line(shape), width * self._scale(), tip, tail)
        self.put(ring, colour, over=over)

    def bar(
        self, shape: str | Ring, width: float, colour: str, lead: float = 4.4, over: bool = False
    ) -> None:
        """Add a rod of glass of even ``width`` along a line (a staff, a rope, a strap)."""
        ring = geo.brush(self._line(shape), width * self._scale(), 1, 1)
        self.put(ring, self.tint(colour), lead, over=over)

    def svg(self) -> str:
        """Return the whole picture as SVG text."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        return "\n".join([head, "<defs>", *self.gradients.values(), "</defs>", *self.body, "</svg>", ""])

    def cut(self, x: float, y: float, radius: float) -> str:
        """Return the square of the picture round (x, y) as SVG text, without what lies beside it."""
        left, top, side = x - radius, y - radius, 2 * radius
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {side:g} {side:g}">'
        body = [part for part in self.body if not part.startswith("<path") or _touches(part, left, top, side)]
        used = set(re.findall(r"url\(#(g\d+)\)", "".join(body)))
        defined = [text for at, text in enumerate(self.gradients.values()) if f"g{at}" in used]
        return "\n".join([head, "<defs>", *defined, "</defs>", *body, "</svg>", ""])


def _touches(path: str, left: float, top: float, side: float) -> bool:
    """Return whether a path with its outline lies partly within a square."""
    found = re.search(r' d="M([^l"]+)l?([^"]*)"', path)
    if found is None:
        return True
    numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", found[1] + " " + found[2])]
    x, y = numbers[:2]
    xs, ys = [x], [y]
    for right, down in zip(numbers[2::2], numbers[3::2], strict=False):
        x, y = x + right, y + down
        xs.append(x)
        ys.append(y)
    room = 8.0  # more than half of any lead
    return (
        max(xs) > left - room
        and min(xs) < left + side + room
        and max(ys) > top - room
        and min(ys) < top + side + room
    )


def path_data(ring: Sequence[Point], closed: bool) -> str:
    """Return SVG path data of a polygon or polyline, to a tenth of a unit, in short relative steps."""
    line = geo.simplify([*ring, ring[0]] if closed else ring, 0.2)
    whole = [(round(x * 10), round(y * 10)) for x, y in line]
    if closed:
        whole.pop()
    parts = [f"M{_tenths(whole[0][0])} {_tenths(whole[0][1])}l"]
    for (ax, ay), (bx, by) in pairwise(whole):
        if (ax, ay) != (bx, by):
            dx, dy = _tenths(bx - ax), _tenths(by - ay)
            parts.append(f"{dx}{'' if dy.startswith('-') else ' '}{dy} ")
    return "".join(parts).strip() + ("z" if closed else "")


def _tenths(value: int) -> str:
    text = f"{value / 10:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text
