"""A sheet to draw on: washes, pen strokes and broad-nib strokes, written as plain SVG paths."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from sprites.make.geometry import Outline, Tremor, along, strokes_of
from sprites.make.palette import INK

HERE = Path(__file__).resolve().parent.parent
Stop = tuple[float, str] | tuple[float, str, float]


def _data(points: Sequence[tuple[float, float]], closed: bool) -> str:
    """Return a path of straight lines, in tenths of a unit; steps are relative, which compresses best."""
    tenths = [(round(round(x, 1) * 10), round(round(y, 1) * 10)) for x, y in points]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(tenths) if a != b]
    words = " ".join(f"{_number(x)},{_number(y)}" for x, y in steps)
    start = f"M{_number(tenths[0][0])},{_number(tenths[0][1])}"
    return start + (f"l{words}" if steps else "") + ("z" if closed else "")


def _number(tenths: int) -> str:
    """Return a number of tenths as SVG writes it: ``-.5``, ``12``, ``3.4``."""
    whole, part = divmod(abs(tenths), 10)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if tenths < 0 else text


class Sheet:
    """A picture being drawn.

    Coordinates are viewBox units. `seed` determines the tremor of the hand, so that a script always writes
    the same file; `ink` scales every pen width, for a motif drawn smaller than usual.
    """

    def __init__(self, width: float, height: float, seed: str, ink: float = 1.0) -> None:
        self.width, self.height, self.ink = width, height, ink
        self.chance = random.Random(seed)
        self.windows: list[tuple[float, float, float, float]] = []
        """The boxes in which there is light in the evening: left, top, width and height."""
        self._defs: list[str] = []
        self._body: list[str] = []

    def open(self, transform: str = "", opacity: float = 1.0) -> None:
        """Open a group, which lasts until `close`."""
        place = f' transform="{transform}"' if transform else ""
        veil = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self._body.append(f"<g{place}{veil}>")

    def close(self) -> None:
        """Close the group opened last."""
        self._body.append("</g>")

    def linear(self, start: tuple[float, float], end: tuple[float, float], *stops: Stop) -> str:
        """Return a linear gradient from `start` to `end`; a stop is (offset, colour[, opacity])."""
        name = f"g{len(self._defs)}"
        where = f'x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
        self._defs.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {where}>'
            f"{self._stops(stops)}</linearGradient>"
        )
        return f"url(#{name})"

    def radial(self, centre: tuple[float, float], radius: float, *stops: Stop) -> str:
        """Return a radial gradient outwards from `centre`."""
        name = f"g{len(self._defs)}"
        where = f'cx="{centre[0]:g}" cy="{centre[1]:g}" r="{radius:g}" fx="{centre[0]:g}" fy="{centre[1]:g}"'
        self._defs.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {where}>'
            f"{self._stops(stops)}</radialGradient>"
        )
        return f"url(#{name})"

    def halo(self, centre: tuple[float, float], rx: float, ry: float, *stops: Stop) -> str:
        """Return a radial gradient outwards from `centre` in ellipses with half-axes `rx` and `ry`."""
        name = f"g{len(self._defs)}"
        oval = f"translate({centre[0]:g} {centre[1]:g}) scale({rx:g} {ry:g})"
        self._defs.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" fx="0" fy="0" '
            f'gradientTransform="{oval}">{self._stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    @staticmethod
    def _stops(stops: Sequence[Stop]) -> str:
        written = []
        for stop in stops:
            veil = f' stop-opacity="{stop[2]:g}"' if len(stop) == 3 else ""
            written.append(f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}"{veil}/>')
        return "".join(written)

    def fill(
        self,
        *shapes: Sequence[tuple[float, float]],
        paint: str = INK,
        opacity: float = 1.0,
        holes: bool = False,
    ) -> None:
        """Fill shapes with one colour; with `holes`, a shape inside another one is cut out of it."""
        data = "".join(_data(s, True) for s in shapes if len(s) > 2)
        rule = ' fill-rule="evenodd"' if holes else ""
        veil = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
        self._body.append(f'<path fill="{paint}"{veil}{rule} d="{data}"/>')

    def lines(
        self,
        *shapes: Sequence[tuple[float, float]],
        width: float = 1.0,
        paint: str = INK,
        opacity: float = 1.0,
        cap: str = "round",
    ) -> None:
        """Draw strokes of even width, for hatching and for details too small to show a pen's pressure."""
        data = "".join(_data(s, False) for s in shapes if len(s) > 1)
        if not data:
            return
        veil = f' stroke-opacity="{opacity:g}"' if opacity < 1 else ""
        self._body.append(
            f'<path fill="none" stroke="{paint}"{veil} stroke-width="{width * self.ink:.2f}" '
            f'stroke-linecap="{cap}" stroke-linejoin="round" d="{data}"/>'
        )

    def pen(
        self,
        *shapes: Sequence[tuple[float, float]],
        width: float = 2.2,
        paint: str = INK,
        wobble: float = 0.5,
        taper: float = 0.55,
        opacity: float = 1.0,
    ) -> None:
        """Draw ink lines that vary in width like a quill's; the pen is lifted at corners."""
        data = []
        for shape in shapes:
            for stroke in strokes_of(list(shape)):
                data.append(_data(self._swell(stroke, width * self.ink, wobble * self.ink, taper), True))
        veil = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
        self._body.append(f'<path fill="{paint}"{veil} d="{"".join(data)}"/>')

    def _swell(self, stroke: Outline, width: float, wobble: float, taper: float) -> Outline:
        step = max(2.0, width * 1.6)
        pts = along(stroke, step * 2.2) if len(stroke) < 4 else along(stroke, step * 3)
        sway, press = Tremor(self.chance, 17 * step / 3), Tremor(self.chance, 11 * step / 3)
        spans = [math.dist(a, b) for a, b in pairwise(pts)]
        total = sum(spans)
        reach = min(total / 2.5, width * 4) or 1.0
        left: Outline = []
        right: Outline = []
        done = 0.0
        for i, (x, y) in enumerate(pts):
            ax, ay = pts[max(0, i - 1)]
            bx, by = pts[min(len(pts) - 1, i + 1)]
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = -(by - ay) / length, (bx - ax) / length
            ends = min(1.0, min(done, total - done) / reach)
            half = width / 2 * (taper + (1 - taper) * math.sqrt(ends)) * (1 + 0.22 * press.at(done))
            off = wobble * sway.at(done) * (0.3 + 0.7 * ends)
            left.append((x + nx * (off + half), y + ny * (off + half)))
            right.append((x + nx * (off - half), y + ny * (off - half)))
            if i < len(spans):
                done += spans[i]
        return left + right[::-1]

    def nib(
        self,
        *shapes: Sequence[tuple[float, float]],
        width: float,
        angle: float = 38.0,
        paint: str = INK,
        thin: float = 0.22,
    ) -> None:
        """Draw with a broad nib held at `angle` degrees: the direction alone makes strokes thick or thin."""
        a = math.radians(-angle)
        along_nib = (math.cos(a) * width / 2, math.sin(a) * width / 2)
        across = (-math.sin(a) * width * thin / 2, math.cos(a) * width * thin / 2)
        data = []
        for shape in shapes:
            pts = along(list(shape), max(1.0, width / 3))
            for p, q in pairwise(pts):
                data.append(_data(_sweep(p, q, along_nib, across), True))
        self._body.append(f'<path fill="{paint}" d="{"".join(data)}"/>')

    def svg(self) -> str:
        """Return the finished picture as SVG text."""
        defs = f"<defs>{''.join(self._defs)}</defs>\n" if self._defs else ""
        body = "\n".join(self._body)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width:g}" height="{self.height:g}" '
            f'viewBox="0 0 {self.width:g} {self.height:g}">\n{defs}{body}\n</svg>\n'
        )

    def save(self, name: str) -> None:
        """Write the picture to `name` (such as ``"pieces/rat.svg"``) in the folder of the sprites."""
        target = HERE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self.svg(), encoding="utf-8")


def _sweep(
    p: tuple[float, float], q: tuple[float, float], u: tuple[float, float], v: tuple[float, float]
) -> Outline:
    """Return the hull of a nib (a small parallelogram) sliding from `p` to `q`, in a fixed winding order."""
    corners = [
        (c[0] + s * u[0] + t * v[0], c[1] + s * u[1] + t * v[1])
        for c in (p, q)
        for s in (1, -1)
        for t in (1, -1)
    ]
    corners.sort()
    hull: Outline = []
    for run in (corners, corners[::-1]):
        start = len(hull)
        for c in run:
            while len(hull) - start >= 2:
                (ax, ay), (bx, by) = hull[-2], hull[-1]
                if (bx - ax) * (c[1] - ay) - (by - ay) * (c[0] - ax) > 0:
                    break
                hull.pop()
            hull.append(c)
        hull.pop()
    return hull
