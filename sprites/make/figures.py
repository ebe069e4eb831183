"""The pieces with a life of their own: the friend's pawn, the coach, the rat and the bellringer."""

import math

from sprites.make.geometry import (
    Matrix,
    Outline,
    arc,
    cubic,
    ellipse,
    line,
    mapped,
    mirrored,
    outlines,
    smooth,
    turned,
)
from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import BRASS, CREAM, INK, OAK, OAK_DARK, PLAYERS, SYMBOL_OF, darker, lighter, mix
from sprites.make.sheet import Sheet


def _symbol(colour: str, cx: float, cy: float, size: float) -> list[Outline]:
    k = size / 100
    m: Matrix = (k, 0, 0, k, cx - 50 * k, cy - 50 * k)
    return [mapped(o, m) for o in SYMBOLS[SYMBOL_OF[colour]]]


def pawn(colour: str) -> None:
    """Write the friend of one colour: a turned pawn whose head is a hood."""
    sheet = Sheet(80, 120, f"pawn {colour}")
    base = PLAYERS[colour]
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
    marks = _symbol(colour, 40, 84, 25)
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
    """Draw a wooden wheel with an iron tyre, seen a little from the side (`squash` narrows it)."""
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
    """Write the painted coach of one colour, its symbol on the door."""
    sheet = Sheet(160, 120, f"coach {colour}")
    base = PLAYERS[colour]
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
        *[line((121 + 0.6 * i, 78 - 5 * i), (136.5 - 0.2 * i, 70 - 5 * i)) for i in range(8)],
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


def rat() -> None:
    """Write the black rat, rimmed pale so that it reads on water and on dark wood."""
    sheet = Sheet(120, 80, "rat")
    body = smooth([(8, 55), (14, 46), (25, 38), (33, 34), (45, 25), (62, 18), (80, 19), (94, 29), (100, 44),
                   (97, 58), (88, 66), (70, 69), (48, 68), (33, 65), (18, 62)], closed=True)  # fmt: skip
    tail = [
        *cubic((95, 58), (120, 66), (122, 40), (108, 32)),
        *cubic((108, 32), (98, 25), (102, 10), (115, 9))[1:],
    ]
    ear = ellipse(38, 29, 9, 10)
    ear2 = ellipse(28, 33, 6, 7)
    feet = [
        outlines("M30 62 C26 68 18 70 15 74 L36 74 C40 70 42 66 42 62 Z")[0],
        outlines("M74 60 C70 68 62 70 58 75 L90 75 C96 70 94 62 92 58 Z")[0],
    ]
    shapes = [body, ear, ear2, *feet]
    sheet.lines(*([*s, s[0]] for s in shapes), width=8, paint="#F1E4C4")
    sheet.lines(tail, width=11, paint="#F1E4C4")
    sheet.lines(tail, width=6, paint=INK)
    sheet.lines(tail, width=3, paint="#B08373")
    rungs = [line((x - 1.6, y - 1.2), (x + 1.6, y + 1.2)) for x, y in tail[3:-2:3]]
    sheet.lines(*rungs, width=0.8, opacity=0.7)
    sheet.fill(ear2, paint="#1A110D")
    sheet.fill(*feet, paint="#20160F")
    fur = sheet.linear((50, 14), (66, 72), (0, "#5C4A40"), (0.3, "#33261F"), (1, "#120B08"))
    sheet.fill(body, paint=fur)
    hairs = []
    for _ in range(150):
        x, y = sheet.chance.uniform(26, 96), sheet.chance.uniform(20, 66)
        if ((x - 68) / 30) ** 2 + ((y - 45) / 22) ** 2 < 1:
            lean = math.radians(15 + (x - 40) * 0.55 + sheet.chance.uniform(-12, 12))
            hairs.append(line((x, y), (x + 6 * math.cos(lean), y + 5 * math.sin(lean))))
    sheet.lines(*hairs[::2], width=0.8, paint="#9C8775", opacity=0.45)
    sheet.lines(*hairs[1::2], width=0.9, paint="#0A0503", opacity=0.7)
    sheet.lines(cubic((44, 27.5), (56, 19), (72, 17), (88, 27)), width=1.6, paint="#B7A18B", opacity=0.7)
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
    claws = [line((x, 73), (x - 3, 76)) for x in (19, 24, 29, 63, 69, 75)]
    sheet.lines(*claws, width=1.5, paint="#D9B9A6")
    sheet.pen([*body, body[1]], width=2)
    sheet.fill(ear, paint=sheet.radial((36, 27), 11, (0, "#C08E80"), (0.55, "#85574D"), (1, "#2A1913")))
    sheet.pen([*ear, ear[1]], width=2)
    sheet.save("pieces/rat.svg")


def _bell(sheet: Sheet, x: float, y: float, tilt: float) -> None:
    """Draw a bronze hand bell that hangs from (x, y), swung by `tilt` degrees."""
    half = [(0, 10), *cubic((6, 10), (17, 13), (15, 34), (20, 45))[1:], (25, 53)]
    cup = [*half, *arc(0, 53, 25, 5, 0, 180), *mirrored(half, 0)[::-1]]

    def at(points: Outline) -> Outline:
        return [(x + px, y + py) for px, py in turned(points, tilt)]

    sheet.lines(at(ellipse(0, 4, 6, 7)), width=6.5, paint=INK)
    sheet.lines(at(ellipse(0, 4, 6, 7)), width=3, paint=OAK)
    swing = at([(0, 40), (tilt * -0.35, 60)])
    sheet.lines(swing, width=5, paint=INK)
    sheet.fill(ellipse(*swing[1], 6.2), paint=INK)
    sheet.fill(ellipse(swing[1][0] - 0.8, swing[1][1] - 0.8, 4), paint=darker(BRASS, 0.2))
    a, b = at([(-22, 30), (24, 40)])
    sheet.fill(
        at(cup),
        paint=sheet.linear(
            a,
            b,
            (0, lighter(BRASS, 0.1)),
            (0.25, lighter(BRASS, 0.65)),
            (0.5, BRASS),
            (1, darker(BRASS, 0.6)),
        ),
    )
    sheet.lines(
        at([*cubic((-19.5, 45), (-10, 49), (10, 49), (19.5, 45))]),
        at(cubic((-13, 22), (-6, 25), (6, 25), (13, 22))),
        width=1.6,
        paint=darker(BRASS, 0.65),
    )
    sheet.pen(at([*cup, cup[0]]), width=2.8)


def bellringer(name: str, swung: bool) -> None:
    """Write the first player's standee: the hunchback of the towers, his bell out or (`swung`) in."""
    sheet = Sheet(160, 220, "bellringer")
    tilt = 15.0 if swung else -23.0
    hand = (118.0, 26.0)
    hump = outlines("M30 152 C14 132 18 92 46 82 C66 76 90 84 98 104 L104 150 Z")[0]
    tunic = outlines(
        "M34 120 C44 108 84 106 98 116 C106 136 108 160 110 182 L28 182 C26 160 26 138 34 120 Z"
    )[0]
    head = outlines(
        "M52 98 C52 80 66 72 80 74 C96 76 104 90 101 106 C99 120 90 130 78 130 C64 130 52 116 52 98 Z"
    )[0]
    arm = outlines("M86 122 C96 108 106 78 108 40 L124 40 C126 78 118 116 104 138 Z")[0]
    legs = [
        outlines("M38 178 L62 178 L62 198 L30 198 C30 192 36 190 38 178 Z")[0],
        outlines("M76 178 L100 178 C101 190 110 192 110 198 L76 198 Z")[0],
    ]
    other = outlines("M36 122 C24 134 18 150 24 164 C28 172 38 170 40 162 C38 152 42 144 50 136 Z")[0]
    sheet.open("translate(-7 0)")
    halo = [hump, tunic, head, arm, *legs, other]
    sheet.lines(*([*s, s[0]] for s in halo), width=14, paint=INK)
    sheet.lines(*([*s, s[0]] for s in halo), width=10.5, paint=CREAM)
    stand = outlines("M18 196 L126 196 L136 206 L136 216 L8 216 L8 206 Z")[0]
    sheet.fill(stand, paint=sheet.linear((8, 196), (136, 216), (0, lighter(OAK, 0.3)), (1, OAK_DARK)))
    sheet.lines([(9, 206), (135, 206)], width=1.4, opacity=0.8)
    sheet.lines([(20, 211), (70, 212)], [(60, 209.5), (120, 210.5)], width=0.8, opacity=0.5)
    sheet.pen([*stand, stand[0]], width=2.6)
    cloth, hose = "#7C4A33", "#4B5A46"
    sheet.fill(
        hump,
        paint=sheet.radial((42, 100), 58, (0, lighter(cloth, 0.35)), (0.6, cloth), (1, darker(cloth, 0.4))),
    )
    sheet.pen([*hump[:-1]], width=2.4)
    for leg in legs:
        sheet.fill(
            leg, paint=sheet.linear((30, 178), (110, 198), (0, lighter(hose, 0.2)), (1, darker(hose, 0.5)))
        )
        sheet.pen([*leg, leg[0]], width=2)
    sheet.fill(
        tunic,
        paint=sheet.linear(
            (30, 110), (110, 182), (0, lighter(cloth, 0.28)), (0.5, cloth), (1, darker(cloth, 0.5))
        ),
    )
    sheet.lines(
        [(50, 140), (46, 180)], [(66, 144), (66, 181)], [(84, 142), (90, 180)], width=1.2, opacity=0.55
    )
    sheet.lines(
        *[line((92 + i * 3, 146 + i * 2), (96 + i * 2.4, 180)) for i in range(5)], width=0.8, opacity=0.45
    )
    sheet.pen([*tunic, tunic[0]], width=2.4)
    sheet.lines(cubic((29, 155), (50, 162), (88, 162), (108, 154)), width=6, paint=INK)
    sheet.lines(cubic((29, 155), (50, 162), (88, 162), (108, 154)), width=3, paint="#C9A46A")
    patch = outlines("M44 166 L58 165 L59 177 L45 178 Z")[0]
    sheet.fill(patch, paint="#8D7A3F")
    sheet.pen([*patch, patch[0]], width=1.2)
    skin = "#E2B58C"
    sheet.fill(
        other, paint=sheet.linear((18, 124), (50, 168), (0, lighter(cloth, 0.3)), (1, darker(cloth, 0.2)))
    )
    sheet.pen([*other, other[0]], width=2.2)
    fist = ellipse(31, 166, 9, 8)
    sheet.fill(fist, paint=skin)
    sheet.pen(fist, width=2)
    sheet.fill(
        arm, paint=sheet.linear((90, 40), (124, 120), (0, lighter(cloth, 0.3)), (1, darker(cloth, 0.3)))
    )
    sheet.pen([*arm[:-1]], width=2.4)
    sheet.lines([(108, 46), (124, 46)], width=4.5, paint=INK)
    sheet.lines([(109, 46), (123, 46)], width=2, paint="#C9A46A")
    _bell(sheet, hand[0], hand[1] + 6, tilt)
    knuckles = smooth(
        [(106, 38), (105, 26), (112, 18), (122, 18), (128, 26), (126, 38), (116, 43)], closed=True
    )
    sheet.fill(knuckles, paint=sheet.radial((112, 24), 20, (0, lighter(skin, 0.4)), (1, darker(skin, 0.15))))
    sheet.lines([(112, 20), (111, 32)], [(117, 19), (117, 33)], [(122, 21), (123, 32)], width=1.2)
    sheet.pen([*knuckles, knuckles[0]], width=2.2)
    _face(sheet, head, skin)
    sheet.close()
    sheet.save(f"pieces/{name}.svg")


def _face(sheet: Sheet, head: Outline, skin: str) -> None:
    """Draw the bellringer's friendly lopsided face."""
    sheet.fill(
        head, paint=sheet.radial((68, 92), 46, (0, lighter(skin, 0.35)), (0.6, skin), (1, darker(skin, 0.3)))
    )
    hair = outlines(
        "M48 104 C44 82 58 66 80 68 C98 69 108 84 103 100 C100 92 96 88 92 86 C94 90 93 92 92 94 "
        "C88 86 82 84 76 85 C78 88 78 90 76 92 C72 87 66 87 62 91 C60 95 58 98 59 106 C55 108 50 108 48 104 Z"
    )[0]
    ear = ellipse(55, 108, 5, 7)
    sheet.fill(ear, paint=darker(skin, 0.1))
    sheet.pen(ear, width=1.8)
    sheet.pen([*head, head[0]], width=2.4)
    sheet.fill(hair, paint=sheet.linear((50, 70), (100, 100), (0, "#D07A36"), (1, "#7B3515")))
    sheet.lines(
        cubic((56, 88), (62, 77), (72, 73), (82, 73)),
        cubic((66, 84), (72, 78), (80, 77), (90, 80)),
        width=1.1,
        opacity=0.6,
    )
    sheet.pen([*hair, hair[0]], width=2)
    sheet.fill(ellipse(90, 102, 6.6, 7.4), paint="#FFF8E6")
    sheet.fill(ellipse(91.6, 103, 3.4, 4), paint=INK)
    sheet.fill(ellipse(90.6, 101.4, 1.2), paint="#FFFFFF")
    sheet.pen(ellipse(90, 102, 6.6, 7.4), width=1.5)
    sheet.lines(cubic((67, 104), (70, 100), (75, 100), (78, 104)), width=2.2)
    sheet.lines(
        cubic((64, 98), (68, 94), (75, 94), (79, 97)),
        cubic((84, 92), (88, 90), (94, 91), (97, 94)),
        width=2.6,
    )
    nose = outlines("M82 102 C88 106 91 113 86 116 C82 118 78 116 78 113")[0]
    sheet.fill(nose, paint=darker(skin, 0.12))
    sheet.lines(nose, width=1.8)
    sheet.fill(outlines("M68 117 C75 124 88 124 95 116 C92 127 74 129 68 117 Z")[0], paint="#5A1F16")
    sheet.fill(outlines("M78 121.4 L83 121.6 L82.6 125 L78.4 125 Z")[0], paint="#FFF8E6")
    sheet.lines(cubic((66, 116), (74, 124), (88, 124), (97, 115)), width=1.8)
    sheet.fill(ellipse(68, 112, 5, 3.2), paint="#C9553C", opacity=0.35)
