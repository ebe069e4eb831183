"""The more detailed pieces: the friend's pawn, the coach and the rat."""

import math
from typing import NamedTuple

from sprites.make.geometry import (
    Matrix,
    Outline,
    Point,
    arc,
    cubic,
    ellipse,
    line,
    mapped,
    mirrored,
    outlines,
    smooth,
)
from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import BRASS, CREAM, INK, OAK, OAK_DARK, PIECES, SYMBOL_OF, darker, lighter, mix
from sprites.make.sheet import Sheet

_PAWN_SIGN = 35.0  # read on a friend who is 26 pixels wide


def _symbol(colour: str, cx: float, cy: float, size: float) -> list[Outline]:
    k = size / 100
    m: Matrix = (k, 0, 0, k, cx - 50 * k, cy - 50 * k)
    return [mapped(o, m) for o in SYMBOLS[SYMBOL_OF[colour]]]


def pawn(colour: str) -> None:
    """Write the friend of one colour: a turned pawn whose head is a hood."""
    sheet = Sheet(80, 120, f"pawn {colour}")
    base = PIECES[colour]
    half = smooth([(40, 40), (52, 44), (57, 56), (57, 70), (62, 86), (70, 97)])
    robe = [*half, *arc(40, 97, 30, 7.5, 0, 180), *mirrored(half, 40)[::-1]]
    foot = [*arc(40, 98, 33, 9, 180, 360), *arc(40, 107, 33, 9, 0, 180)]
    hood = outlines(
        "M40 4 C52 8 62 22 61 36 C60 46 54 52 50 54 L30 54 C26 52 20 46 19 36 C18 22 29 9 40 4 Z"
    )[0]
    sheet.fill(
        foot,
        paint=sheet.linear(
            (7, 0),
            (73, 0),
            (0, base),
            (0.25, lighter(base, 0.3)),
            (0.6, darker(base, 0.2)),
            (1, darker(base, 0.55)),
        ),
    )
    sheet.fill(
        ellipse(40, 98, 33, 9),
        paint=sheet.linear((7, 90), (73, 106), (0, lighter(base, 0.4)), (1, darker(base, 0.3))),
    )
    sheet.lines(arc(40, 103, 33, 9, 8, 172), width=1.1, opacity=0.6)
    sheet.pen([*foot, foot[0]], width=2.8)
    shade = sheet.linear(
        (16, 0),
        (68, 0),
        (0, darker(base, 0.08)),
        (0.25, lighter(base, 0.32)),
        (0.5, base),
        (1, darker(base, 0.58)),
    )
    sheet.fill(robe, paint=shade)
    sheet.lines(
        [(30, 60), (26, 78), (18, 98)],
        [(51, 58), (54, 76), (61, 99)],
        [(46, 80), (49, 102)],
        width=1,
        paint=darker(base, 0.7),
        opacity=0.55,
    )
    cape = outlines("M23 50 C30 58 50 58 57 50 C62 56 64 62 64 67 C52 75 28 75 16 67 C16 62 18 56 23 50 Z")[0]
    sheet.fill(
        cape,
        paint=sheet.linear((16, 0), (66, 0), (0, base), (0.28, lighter(base, 0.38)), (1, darker(base, 0.52))),
    )
    sheet.pen(cape, width=1.9)
    sheet.fill(
        hood, paint=sheet.radial((33, 20), 46, (0, lighter(base, 0.5)), (0.45, base), (1, darker(base, 0.5)))
    )
    face = outlines("M41 17 C50 21 54 30 52 39 C50 47 45 50 41 50 C36 50 31 47 29 39 C28 30 32 21 41 17 Z")[0]
    sheet.fill(face, paint=sheet.radial((40, 36), 19, (0, "#4A2C17"), (1, "#160B05")))
    sheet.fill(ellipse(36, 36, 1.9, 2.4), ellipse(45.5, 36, 1.9, 2.4), paint="#FFD98A")
    sheet.pen(face, width=1.6)
    sheet.lines(cubic((25, 36), (24, 24), (31, 14), (39, 9)), width=2, paint=lighter(base, 0.7), opacity=0.7)
    sheet.pen([*hood, hood[0]], width=2.8)
    sheet.pen([(58, 70), (62, 86), (70, 97)], [(22, 70), (18, 86), (10, 97)], width=2.6)
    sheet.pen([(7, 98), *arc(40, 107, 33, 9, 180, 0), (73, 98)], width=2.8)
    sheet.pen(arc(40, 98, 33, 9, 180, 125), arc(40, 98, 33, 9, 0, 55), width=1.4)
    marks = _symbol(colour, 40, 83, _PAWN_SIGN)
    if colour != "yellow":
        sheet.lines(*marks, width=2.6, paint=darker(base, 0.65))
    sheet.fill(*marks, paint=INK if colour == "yellow" else CREAM, holes=True)
    sheet.save(f"pieces/{colour}_pawn.svg")


def wheel(
    sheet: Sheet,
    cx: float,
    cy: float,
    radius: float,
    spokes: int = 8,
    squash: float = 0.9,
    wood: str = OAK,
    turn: float = 11.0,
) -> None:
    """Draw a wooden wheel with an iron tyre, seen slightly from the side (`squash` narrows it)."""
    rim = radius * 0.8
    sheet.fill(
        ellipse(cx, cy, radius * squash, radius),
        ellipse(cx, cy, rim * squash, rim),
        paint=sheet.linear(
            (cx - radius, cy - radius),
            (cx + radius, cy + radius),
            (0, lighter(wood, 0.35)),
            (1, darker(wood, 0.35)),
        ),
        holes=True,
    )
    bars = []
    for i in range(spokes):
        a = math.radians(turn + 360 * i / spokes)
        bars.append(line((cx, cy), (cx + rim * 1.02 * squash * math.cos(a), cy + rim * 1.02 * math.sin(a))))
    sheet.lines(*bars, width=radius * 0.17, paint=INK)
    sheet.lines(*bars, width=radius * 0.085, paint=lighter(wood, 0.25))
    sheet.pen(ellipse(cx, cy, radius * squash, radius), width=max(1.6, radius * 0.12), wobble=0.3)
    sheet.pen(ellipse(cx, cy, rim * squash, rim), width=max(0.9, radius * 0.055), wobble=0.3)
    sheet.fill(ellipse(cx, cy, radius * 0.24 * squash, radius * 0.24), paint=INK)
    sheet.fill(
        ellipse(cx - radius * 0.03, cy - radius * 0.03, radius * 0.13 * squash, radius * 0.13), paint=BRASS
    )


def coach(colour: str) -> None:
    """Write the coach of one colour from the side, its symbol on the door, for close-ups and phones."""
    sheet = Sheet(160, 120, f"coach {colour}")
    base = PIECES[colour]
    wheel(sheet, 52, 89, 21, squash=0.75, wood=darker(OAK, 0.45), turn=30)
    wheel(sheet, 126, 93, 16, squash=0.75, wood=darker(OAK, 0.45), turn=30)
    sheet.lines([(30, 86), (136, 86)], width=6.5, paint=INK)
    sheet.lines([(30, 85.5), (136, 85.5)], width=3.2, paint=OAK)
    sheet.lines(cubic((134, 86), (146, 88), (150, 82), (157, 78)), width=5.4, paint=INK)
    sheet.lines(cubic((134, 86), (146, 88), (150, 82), (156, 78.6)), width=2.4, paint=OAK)
    body = outlines("M22 31 L116 31 L119 40 C120 56 116 74 104 81 L38 81 C25 75 18 54 20 40 Z")[0]
    end = outlines("M116 31 L134 26 L137 35 C138 52 134 66 121 75 L104 81 C116 74 120 56 119 40 Z")[0]
    sheet.fill(end, paint=sheet.linear((104, 30), (138, 70), (0, darker(base, 0.4)), (1, darker(base, 0.62))))
    sheet.fill(
        body,
        paint=sheet.linear(
            (30, 28), (104, 84), (0, lighter(base, 0.38)), (0.5, base), (1, darker(base, 0.34))
        ),
    )
    sheet.lines(
        *[line((121 + 0.6 * i, 78 - 5 * i), (136.5 - 0.2 * i, 70 - 5 * i)) for i in range(3, 9)],
        width=0.8,
        opacity=0.4,
    )
    for x, w in ((25, 17), (96, 17)):
        pane = outlines(f"M{x} 60 L{x} 44 C{x} 37 {x + w} 37 {x + w} 44 L{x + w} 60 Z")[0]
        sheet.fill(pane, paint=sheet.linear((x, 40), (x + w, 60), (0, "#FFDF9A"), (1, "#B9772A")))
        sheet.lines([(x + w / 2, 39), (x + w / 2, 60)], [(x, 50), (x + w, 50)], width=1)
        sheet.pen(pane, width=2)
    sheet.lines([(24, 65), (43, 65)], [(96, 65), (115, 65)], width=1.6, paint=BRASS)
    door = outlines("M47 79 L47 42 C47 32 91 32 91 42 L91 79 Z")[0]
    sheet.fill(door, paint=sheet.linear((47, 34), (91, 80), (0, lighter(base, 0.5)), (1, base)))
    sheet.pen(door, width=2)
    sheet.fill(ellipse(69, 57.5, 19.5), paint=CREAM)
    sheet.pen(ellipse(69, 57.5, 19.5), width=1.8)
    sheet.fill(*_symbol(colour, 69, 57.5, 29), paint=INK, holes=True)
    roof = outlines("M16 32 C16 22 24 15 38 13 L112 12 C128 13 136 18 138 26 L118 33 Z")[0]
    sheet.fill(roof, paint=sheet.linear((30, 10), (130, 34), (0, mix(OAK, base, 0.25)), (1, OAK_DARK)))
    sheet.lines(
        cubic((22, 27), (24, 19), (32, 16.5), (42, 16)),
        [(44, 16), (76, 15.4)],
        width=1.6,
        paint="#F6DDA6",
        opacity=0.75,
    )
    sheet.lines([(16, 32), (118, 32.6), (138, 26)], width=4.4, paint=INK)
    sheet.lines([(17, 31.6), (118, 32), (137, 26)], width=2, paint=lighter(BRASS, 0.25))
    sheet.pen([*roof, roof[0]], width=2.4)
    for x, y in ((34, 12), (77, 11), (118, 11.5)):
        sheet.fill(ellipse(x, y - 2.5, 4.2), paint=INK)
        sheet.fill(ellipse(x - 0.5, y - 3, 2.5), paint=lighter(BRASS, 0.3))
    sheet.pen([*body, body[0]], width=2.6)
    sheet.pen([*end, end[0]], width=2.2)
    wheel(sheet, 33, 91, 26)
    wheel(sheet, 110, 96.5, 20.5)
    sheet.save(f"pieces/{colour}_coach.svg")


class _Pose(NamedTuple):
    """How a rat holds itself: the curve of its back and belly, its feet, and its tail."""

    body: list[Point]
    fore: str
    hind: str
    tail: tuple[tuple[Point, Point, Point, Point], ...]
    round: float = 22.0
    """Half the height of its fur."""


_SITS = _Pose(
    [(8, 55), (14, 46), (25, 38), (33, 34), (45, 25), (62, 18), (80, 19), (94, 29), (100, 44),
     (97, 58), (88, 66), (70, 69), (48, 68), (33, 65), (18, 62)],
    "M30 62 C26 68 18 70 15 74 L36 74 C40 70 42 66 42 62 Z",
    "M74 60 C70 68 62 70 58 75 L90 75 C96 70 94 62 92 58 Z",
    (((95, 58), (120, 66), (122, 40), (108, 32)), ((108, 32), (98, 25), (102, 10), (115, 9))),
)  # fmt: skip
_POSES = {
    "": _SITS,
    "_leaps": _Pose(
        [
            (8, 53),
            (14, 45),
            (25, 38),
            (33, 35),
            (46, 30),
            (62, 27),
            (79, 29),
            (92, 36),
            (98, 47),
            (94, 57),
            (84, 62),
            (68, 63),
            (48, 63),
            (33, 62),
            (18, 60),
        ],
        "M34 58 C26 62 14 62 5 67 L8 72 C20 72 34 72 42 62 Z",
        "M76 55 C84 62 98 62 108 70 L104 75 C92 74 78 72 70 60 Z",
        (((94, 50), (106, 50), (108, 40), (112, 32)), ((112, 32), (115, 26), (113, 20), (117, 14))),
        15.0,
    ),
    "_gathers": _Pose(
        [
            (8, 58),
            (14, 49),
            (24, 40),
            (32, 33),
            (42, 23),
            (58, 15),
            (76, 16),
            (90, 27),
            (96, 42),
            (94, 57),
            (86, 65),
            (70, 67),
            (48, 68),
            (33, 67),
            (18, 64),
        ],
        "M36 62 C40 68 42 70 44 75 L62 75 C60 68 56 64 52 60 Z",
        "M78 58 C70 64 62 68 58 75 L78 75 C86 72 92 66 92 56 Z",
        (((92, 56), (112, 70), (124, 60), (114, 48)), ((114, 48), (108, 42), (110, 36), (116, 34))),
    ),
}
"""The poses of a rat: as it sits, and at both ends of a leap."""
_BLACK = "#5C4A40", "#33261F", "#120B08", "#1A110D", "#20160F"
_GREY = "#C2B09D", "#93806E", "#4E3F34", "#4E3F34", "#5E4D40"
"""Its fur from lit to deep, its far ear, and its feet."""


def rats() -> None:
    """Write the rat as it sits, also for felt and wood, and as it runs to the left and to the right."""
    _rat("", bare=True)
    for pose in _POSES:
        _rat(pose)
        if pose:
            _rat(pose, right=True)


def _rat(pose: str, right: bool = False, bare: bool = False) -> None:
    """Write a black rat, with a pale rim so that it stands out on water; a ``bare`` one is grey without."""
    sheet, held = Sheet(120, 80, f"rat{pose}"), _POSES[pose]
    if right:
        sheet.open("translate(120 0) scale(-1 1)")
    sheet.open("translate(3.6 2) scale(0.94)")
    body, top = smooth(held.body, closed=True), min(y for _, y in held.body)
    first, then = (cubic(*part) for part in held.tail)
    tail = [*first, *then[1:]]
    ear = ellipse(38, 29, 9, 10)
    ear2 = ellipse(28, 33, 6, 7)
    feet = [outlines(foot)[0] for foot in (held.fore, held.hind)]
    shapes = [body, ear, ear2, *feet]
    if bare:
        sheet.lines(*([*s, s[0]] for s in shapes), width=5)
    else:
        sheet.lines(*([*s, s[0]] for s in shapes), width=8, paint="#F1E4C4")
        sheet.lines(tail, width=11, paint="#F1E4C4")
    sheet.lines(tail, width=6, paint=INK)
    sheet.lines(tail, width=3, paint="#B08373")
    rungs = [line((x - 1.6, y - 1.2), (x + 1.6, y + 1.2)) for x, y in tail[3:-2:3]]
    sheet.lines(*rungs, width=0.8, opacity=0.7)
    lit, plain, deep, far, below = _GREY if bare else _BLACK
    sheet.fill(ear2, paint=far)
    sheet.fill(*feet, paint=below)
    fur = sheet.linear((50, 14), (66, 72), (0, lit), (0.3, plain), (1, deep))
    sheet.fill(body, paint=fur)
    hairs = []
    for _ in range(150):
        x, y = sheet.chance.uniform(26, 96), sheet.chance.uniform(20, 66)
        if ((x - 68) / 30) ** 2 + ((y - 45) / held.round) ** 2 < 1:
            lean = math.radians(15 + (x - 40) * 0.55 + sheet.chance.uniform(-12, 12))
            hairs.append(line((x, y), (x + 6 * math.cos(lean), y + 5 * math.sin(lean))))
    sheet.lines(*hairs[::2], width=0.8, paint="#9C8775", opacity=0.45)
    sheet.lines(*hairs[1::2], width=0.9, paint="#0A0503", opacity=0.7)
    lit = [(x, y + top - 18) for x, y in cubic((44, 27.5), (56, 19), (72, 17), (88, 27))]
    sheet.lines(lit, width=1.6, paint="#B7A18B", opacity=0.7)
    sheet.lines(cubic((70, 66), (66, 54), (76, 44), (88, 46)), width=1.4, paint="#0A0503")
    sheet.fill(ellipse(24, 45.5, 4, 4.2), paint="#0A0503")
    sheet.fill(ellipse(23.6, 45, 2.6), paint="#D8412F")
    sheet.fill(ellipse(22.8, 44.2, 1), paint="#FFF3D6")
    sheet.fill(ellipse(9.5, 55, 4, 3.4), paint="#C98A7E")
    sheet.lines(arc(9.5, 55, 4, 3.4, 0, 360), width=1)
    sheet.lines(cubic((12, 60), (17, 62), (22, 60), (25, 57)), width=1.1, paint="#0A0503")
    sheet.fill([(15, 60.4), (17.4, 61), (16, 65)], paint="#FFF3D6")
    sheet.lines(
        [(16, 55), (4, 47)],
        [(16, 57), (2, 58)],
        [(17, 58.5), (5, 68)],
        width=0.9,
        paint="#F1E4C4",
        opacity=0.9,
    )
    if not pose:
        claws = [line((x, 73), (x - 3, 76)) for x in (19, 24, 29, 63, 69, 75)]
        sheet.lines(*claws, width=1.5, paint="#D9B9A6")
    sheet.pen([*body, body[1]], width=2)
    sheet.fill(ear, paint=sheet.radial((36, 27), 11, (0, "#C08E80"), (0.55, "#85574D"), (1, "#2A1913")))
    sheet.pen([*ear, ear[1]], width=2)
    sheet.close()
    if right:
        sheet.close()
    sheet.save(f"pieces/rat{pose}{'_right' if right else ''}{'_bare' if bare else ''}.svg")
