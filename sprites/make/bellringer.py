"""The bellringer: the first player's standee, the hunchback of the towers with his bell."""

from sprites.make.geometry import Outline, arc, cubic, ellipse, line, mirrored, outlines, smooth, turned
from sprites.make.palette import BRASS, CREAM, INK, OAK, OAK_DARK, darker, lighter
from sprites.make.sheet import Sheet


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
