"""The drawn pieces: coins and a sack; see also ``figures``, ``bellringer`` and ``prestige``."""

import math

from sprites.make import bellringer, figures, prestige
from sprites.make.geometry import Matrix, Outline, arc, cubic, ellipse, line, mapped, polygon, scaled, turned
from sprites.make.palette import (
    BRASS,
    PLAYERS,
    darker,
    lighter,
)
from sprites.make.sheet import Sheet


def draw() -> None:
    """Write every piece but the cubes, which are rendered."""
    for colour in PLAYERS:
        figures.pawn(colour)
        figures.coach(colour)
    figures.rats()
    bellringer.bellringer("bellringer", swung=False)
    bellringer.bellringer("bellringer_swing", swung=True)
    _coin()
    _coin_top()
    prestige.draw()
    _sack()


def _brass(sheet: Sheet, metal: str, x0: float, y0: float, x1: float, y1: float) -> str:
    return sheet.linear(
        (x0, y0),
        (x1, y1),
        (0, lighter(metal, 0.6)),
        (0.35, lighter(metal, 0.18)),
        (0.7, metal),
        (1, darker(metal, 0.35)),
    )


def _cross(radius: float) -> list[Outline]:
    """Return a cross with flared arms, as on a denier, about the origin."""
    arm = [(-0.1, -0.12), (-0.34, -1), (0, -0.82), (0.34, -1), (0.1, -0.12)]
    return [turned(scaled(arm, radius), 90 * i) for i in range(4)] + [ellipse(0, 0, radius * 0.2)]


def _coin() -> None:
    sheet = Sheet(100, 60, "coin")
    rim = [*arc(50, 27, 45, 23, 180, 0), *arc(50, 35, 45, 22, 0, 180)]
    sheet.fill(
        rim,
        paint=sheet.linear((5, 0), (95, 0), (0, lighter(BRASS, 0.1)), (0.3, BRASS), (1, darker(BRASS, 0.6))),
    )
    ticks = []
    for i in range(2, 25):
        a = math.radians(180 * i / 26)
        x, y = 50 + 45 * math.cos(a), 27 + 23 * math.sin(a)
        ticks.append(line((x, y + 1.5), (x, y + 7)))
    sheet.lines(*ticks, width=1.2, paint=darker(BRASS, 0.7), opacity=0.6)
    sheet.fill(ellipse(50, 27, 45, 23), paint=_brass(sheet, BRASS, 15, 5, 85, 50))
    sheet.lines(ellipse(50, 27, 37.5, 18.6), width=1.4, paint=darker(BRASS, 0.55), opacity=0.9)
    sheet.lines(arc(50, 27.8, 43, 21.5, 190, 300), width=1.6, paint="#FFF3D0", opacity=0.9)
    flat: Matrix = (1, 0, 0, 0.51, 50, 27)
    marks = [mapped(o, flat) for o in _cross(29)]
    sheet.fill(*(([(x + 0.8, y + 0.9) for x, y in o]) for o in marks), paint="#FFF0C0", opacity=0.75)
    sheet.fill(*marks, paint=darker(BRASS, 0.62))
    sheet.pen(ellipse(50, 27, 45, 23), width=1.4, wobble=0.3)
    sheet.pen([*rim, rim[0]], width=2.8, wobble=0.4)
    sheet.save("pieces/coin.svg")


def _coin_top() -> None:
    sheet = Sheet(100, 100, "coin top")
    edge = [
        (
            50 + (45 + 0.7 * math.sin(3 * t) + 0.5 * math.cos(5 * t)) * math.cos(t),
            50 + (45 + 0.6 * math.sin(4 * t)) * math.sin(t),
        )
        for t in (i * math.tau / 72 for i in range(73))
    ]
    sheet.fill(edge, paint=_brass(sheet, BRASS, 18, 12, 84, 90))
    beads = [
        ellipse(50 + 38.5 * math.cos(t), 50 + 38.5 * math.sin(t), 1.7)
        for t in (i * math.tau / 36 for i in range(36))
    ]
    sheet.fill(*beads, paint=darker(BRASS, 0.6))
    sheet.lines(ellipse(50, 50, 33), width=1.6, paint=darker(BRASS, 0.55))
    sheet.lines(arc(50, 50, 43, 43, 185, 290), width=2, paint="#FFF3D0", opacity=0.85)
    marks = [[(x + 50, y + 50) for x, y in o] for o in _cross(27)]
    sheet.fill(*(([(x + 1, y + 1.2) for x, y in o]) for o in marks), paint="#FFF0C0", opacity=0.7)
    sheet.fill(*marks, paint=darker(BRASS, 0.62))
    dots = [ellipse(50 + 17 * sx, 50 + 17 * sy, 3) for sx in (-1, 1) for sy in (-1, 1)]
    sheet.fill(*dots, paint=darker(BRASS, 0.55))
    sheet.pen(edge, width=3.2, wobble=0.3)
    sheet.save("pieces/coin_top.svg")


def _sack() -> None:
    """Write a full linen sack, its neck tied with a cord, for the cubes of a supply; its front is bare."""
    sheet = Sheet(100, 100, "sack")
    linen = "#CDB388"
    left = [
        *cubic((40, 25), (22, 34), (3, 54), (5, 76)),
        *cubic((5, 76), (6, 92), (14, 97), (30, 97)),
    ]
    right = [
        *cubic((70, 97), (86, 97), (94, 92), (95, 76)),
        *cubic((95, 76), (97, 54), (78, 34), (60, 25)),
    ]
    body = [*left, *right]
    frill = [
        *cubic((40, 22), (34, 16), (28, 10), (24, 5)),
        *cubic((24, 5), (31, 9), (34, 7), (38, 3)),
        *cubic((38, 3), (44, 9), (48, 8), (52, 2)),
        *cubic((52, 2), (57, 8), (62, 8), (66, 3)),
        *cubic((66, 3), (69, 8), (73, 9), (77, 6)),
        *cubic((77, 6), (71, 12), (66, 17), (60, 22)),
    ]
    shine = ((0, lighter(linen, 0.36)), (0.45, linen), (1, darker(linen, 0.42)))
    sheet.fill(frill, paint=sheet.linear((24, 2), (78, 24), *shine))
    sheet.fill(body, paint=sheet.linear((14, 30), (88, 92), *shine))
    folds = [
        cubic((44, 28), (36, 36), (27, 44), (23, 54)),
        cubic((50, 29), (50, 33), (49, 36), (48, 39)),
        cubic((56, 28), (65, 36), (74, 45), (78, 56)),
        cubic((12, 86), (16, 90), (22, 92), (28, 92)),
        cubic((88, 85), (85, 90), (79, 92), (73, 92)),
    ]
    sheet.lines(*folds, width=2.2, paint=darker(linen, 0.55), opacity=0.7)
    sheet.lines(cubic((16, 50), (10, 60), (9, 70), (10, 79)), width=3, paint="#FFF0CC", opacity=0.7)
    cord = polygon(50, 23.5, 12.5, 24, 0)
    cord = [(x, 23.5 + (y - 23.5) * 0.34) for x, y in cord]
    sheet.pen([*frill, frill[0]], width=2.4, wobble=0.3)
    sheet.pen([*body, body[0]], width=3, wobble=0.3)
    sheet.fill(cord, paint=_brass(sheet, BRASS, 38, 20, 62, 27))
    sheet.pen([*cord, cord[0]], width=2, wobble=0.2)
    sheet.save("pieces/sack.svg")
