"""The cathedral's pictures: the rose window with its list of panes, the front, the paving of its square."""

import math

from sprites.make.geometry import Outline, arc
from sprites.make.notredame import Light, front
from sprites.make.palette import STONE, darker, lighter, mix
from sprites.make.rose import CENTRE, panes, tracery
from sprites.make.sheet import HERE, Sheet


def draw() -> None:
    """Write the cathedral's pictures and ``panes.toml``."""
    rose = Sheet(400, 400, "rose")
    tracery(rose)
    rose.save("cathedral/rose.svg")
    west = Sheet(400, 480, "west front")
    front(west, Light())
    west.save("cathedral/front.svg")
    _paving()
    _list_panes()


def _paving() -> None:
    """Write the square's paving: rings of flagstones round the middle, reaching into the corners."""
    sheet = Sheet(400, 400, "paving")
    sheet.fill([(0, 0), (400, 0), (400, 400), (0, 400)], paint=mix(STONE, "#6E6555", 0.55))
    radii = [0.0, 24, 50, 78, 106, 134, 162, 190, 218, 246, 274, 302]
    for ring in range(1, len(radii)):
        inner, outer = radii[ring - 1], radii[ring]
        count = max(5, round(math.tau * outer / 42))
        turn = sheet.chance.uniform(0, 360)
        cuts = [turn + 360 * (i + sheet.chance.uniform(-0.14, 0.14)) / count for i in range(count)]
        for a, b in zip(cuts, [*cuts[1:], cuts[0] + 360], strict=True):
            _flag(sheet, inner + 1.4, outer - 1.4, a, b)
    sheet.save("cathedral/stone.svg")


def _flag(sheet: Sheet, inner: float, outer: float, start: float, end: float) -> None:
    gap = math.degrees(1.3 / max(outer, 1))
    start, end = start + gap, end - gap
    shape: Outline = [
        *arc(CENTRE, CENTRE, outer, outer, start, end, 5),
        *arc(CENTRE, CENTRE, inner, inner, end, start, 5),
    ]
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    if max(xs) < 0 or min(xs) > 400 or max(ys) < 0 or min(ys) > 400:
        return
    tone = sheet.chance.uniform(-0.12, 0.16)
    paint = lighter(STONE, tone + 0.06) if tone > -0.04 else darker(STONE, -tone)
    sheet.fill(
        shape,
        paint=sheet.linear(
            (min(xs), min(ys)), (max(xs), max(ys)), (0, lighter(paint, 0.16)), (1, darker(paint, 0.1))
        ),
    )
    sheet.lines([*shape, shape[0]], width=1.1, paint="#3B3024", opacity=0.75)
    if sheet.chance.random() < 0.5:
        a, r = math.radians(sheet.chance.uniform(start, end)), sheet.chance.uniform(inner, outer)
        x, y = CENTRE + r * math.cos(a), CENTRE + r * math.sin(a)
        sheet.lines([(x - 3, y), (x + 1, y + 1.2), (x + 5, y + 0.6)], width=0.7, opacity=0.4)


def _list_panes() -> None:
    lines = [
        "# The panes of rose.svg, in units of its viewBox (400 by 400, middle at 200, 200).",
        "# Angles in degrees, clockwise from twelve o'clock.",
        "# `centre` is where a lamp behind the pane would hang.",
        "# Rings: centre (1), inner (12), outer (12), eye (12 small ones between the outer petals).",
        "",
    ]
    for pane in panes():
        x, y = pane.centre
        points = ", ".join(f"[{px:.1f}, {py:.1f}]" for px, py in pane.outline)
        lines += [
            "[[pane]]",
            f'ring = "{pane.ring}"',
            f"index = {pane.index}",
            f"angles = [{pane.start:.1f}, {pane.end:.1f}]",
            f"radii = [{pane.inner:.1f}, {pane.outer:.1f}]",
            f"centre = [{x:.1f}, {y:.1f}]",
            f"polygon = [{points}]",
            "",
        ]
    (HERE / "cathedral" / "panes.toml").write_text("\n".join(lines), encoding="utf-8")
