"""Four of the city's views: the cloister school, the hospital, the park and the harbour (240 by 180 each)."""

import math

from sprites.make.buildings import (
    Hue,
    Quad,
    ashlar,
    at,
    cast,
    gabled,
    ground,
    hatch,
    lancet,
    long_house,
    tree,
    wash,
    window,
)  # fmt: skip
from sprites.make.geometry import Point, arc, cubic, ellipse, line, outlines, smooth
from sprites.make.palette import INK, darker, lighter
from sprites.make.sheet import Sheet


def cloister(sheet: Sheet, hue: Hue) -> None:
    """Draw the cloister school: a pointed arcade below a long roof, a chapel, and a great open book."""
    ground(sheet, 120, 160, 116, 16, hue.wall)
    cast(sheet, (206, 122), (238, 128), (230, 148), (160, 154))
    gabled(sheet, 16, 138, 46, 84, 36, (20, 8), hue)
    rose = ellipse(39, 52, 9)
    sheet.fill(rose, paint="#4A3828")
    sheet.pen(rose, width=1.8)
    sheet.lines(
        *[
            line((39, 52), (39 + 8 * math.cos(a), 52 + 8 * math.sin(a)))
            for a in (i * math.pi / 3 for i in range(6))
        ],
        width=1,
        paint=hue.wall,
    )
    sheet.lines([(39, 14), (39, 1)], [(34, 6), (44, 6)], width=2.6)
    long_house(sheet, 58, 142, 146, 62, 42, (24, 8), hue, rows=7)
    sheet.lines([(58, 87), (204, 87)], width=1.2, opacity=0.7)
    for i in range(5):
        x = 63 + i * 28.2
        opening = lancet(x, 142, 23, 48)
        sheet.windows.append((x + 5, 104, 13, 26))
        sheet.fill(opening, paint=sheet.linear((x, 96), (x + 23, 142), (0, "#2E2016"), (1, "#6B5540")))
        inner = lancet(x + 7, 138, 15, 36)
        sheet.lines(inner[1:-2], width=1.1, paint=hue.wall, opacity=0.6)
        sheet.pen(opening, width=2)
        sheet.lines([(x - 2.4, 112), (x - 2.4, 142)], width=1, opacity=0.5)
        sheet.fill([(x - 4.6, 108), (x + 0.6, 108), (x - 0.4, 112), (x - 3.8, 112)], paint=INK)
    for i in range(4):
        window(sheet, 76 + i * 32, 54, 9, 11, bars=False)
        sheet.lines([(73 + i * 32, 56), (80.5 + i * 32, 47), (88 + i * 32, 56)], width=2.6)
    _book(sheet, hue)


def _book(sheet: Sheet, hue: Hue) -> None:
    """Draw the open book in front, its pages turned to the viewer."""
    cover = outlines("M44 124 L120 132 L196 124 L204 168 L120 178 L36 168 Z")[0]
    wash(sheet, cover, hue.accent, 0.4, 0.1)
    sheet.pen([*cover, cover[0]], width=2.6)
    for flip in (False, True):

        def m(points: list[Point], flip: bool = flip) -> list[Point]:
            return [(240 - x, y) for x, y in points] if flip else points

        page = [
            *cubic((120, 126), (100, 112), (72, 112), (50, 120)),
            (43, 162),
            *cubic((43, 162), (70, 154), (100, 156), (120, 171)),
        ]
        paint = "#F6EDD4" if not flip else "#E6D7B4"
        sheet.fill(
            m(page),
            paint=sheet.linear(m([(50, 120)])[0], (120, 150), (0, paint), (0.75, paint), (1, "#B79D6E")),
        )
        for k in (0, 2.2):
            sheet.lines(
                m([(43, 162 + k), *cubic((43, 162 + k), (70, 154 + k), (100, 156 + k), (120, 171 + k))[1:]]),
                width=0.8,
                opacity=0.8,
            )
        rows = []
        for r in range(6):
            t = 0.15 + r * 0.135
            a, b = (49.5 - 6 * t + 5, 120 + 42 * t), (119 - 3, 128 + 44 * t - 1)
            lead = 16 if r < 2 and not flip else 0
            row = cubic((a[0] + lead, a[1] - lead * 0.14), (a[0] + 22, a[1] - 6), (b[0] - 20, b[1] - 11), b)
            rows.append(m(row))
        sheet.lines(*rows, width=1.7, opacity=0.75)
        sheet.pen(m([*page, page[0]]), width=2.2)
    initial = [(55, 125), (68, 121.5), (66, 134), (53, 138)]
    sheet.fill(initial, paint=hue.accent)
    sheet.lines([*initial, initial[0]], width=1.1)
    sheet.fill(ellipse(60.6, 129.6, 3.4), paint=hue.gold)
    ribbon = outlines("M117 170 L117 180 L120.5 176 L124 180 L124 170 Z")[0]
    sheet.fill(ribbon, paint=hue.accent)
    sheet.lines([(120, 127), (120, 171)], width=1.8)


def hospital(sheet: Sheet, hue: Hue) -> None:
    """Draw the hospital: a long hall open to the viewer with its row of beds, and a great cross above."""
    ground(sheet, 120, 164, 116, 14, hue.wall)
    cast(sheet, (206, 132), (238, 138), (230, 158), (160, 166))
    long_house(sheet, 20, 162, 182, 78, 46, (24, 9), hue, rows=8)
    hall: Quad = ((30, 96), (192, 96), (192, 158), (30, 158))
    sheet.fill(list(hall), paint=sheet.linear((30, 96), (30, 158), (0, "#4A3A2E"), (1, "#8D7A62")))
    sheet.fill([(30, 158), (192, 158), (180, 146), (42, 146)], paint=lighter(hue.wall, 0.1), opacity=0.55)
    for i in range(4):
        sheet.windows.append((38 + i * 40.5, 102, 24, 20))
        _bed(sheet, 34 + i * 40.5, hue, hue.accent if i % 2 else darker(hue.roof, 0.1))
    for i in range(5):
        x = 30 + i * 40.5
        post = [(x - 3.5, 96), (x + 3.5, 96), (x + 3.5, 160), (x - 3.5, 160)]
        wash(sheet, post, hue.stone)
        sheet.pen([*post, post[0]], width=1.6)
        if i < 4:
            spandrel = [
                (x + 3, 96),
                *cubic((x + 3, 112), (x + 4, 104), (x + 12, 98), (x + 20.2, 98)),
                *cubic((x + 20.2, 98), (x + 28, 98), (x + 37, 104), (x + 37.5, 112)),
                (x + 37.5, 96),
            ]
            sheet.fill(spandrel, paint=hue.wall)
            sheet.pen(spandrel[1:-1], width=1.6)
    sheet.pen([(27, 95), (195, 95)], [(22, 161), (200, 161)], width=2.2)
    gable = [(96, 74), (96, 50), (118, 30), (140, 50), (140, 74)]
    wash(sheet, gable, hue.wall)
    sheet.pen(gable, width=2.2)
    sheet.lines([(91, 54), (118, 29), (145, 54)], width=4.6)
    sheet.lines([(91, 54), (118, 29), (145, 54)], width=2, paint=hue.roof)
    _cross(sheet, 118, 56, 13, hue.accent)
    sheet.lines([(118, 29), (118, 20)], width=4)
    _cross(sheet, 118, 12, 11, hue.gold)
    for x in (56, 164):
        window(sheet, x, 62, 11, 11, bars=False)
        sheet.lines([(x - 3, 64), (x + 5.5, 54), (x + 14, 64)], width=2.8)


def _cross(sheet: Sheet, cx: float, cy: float, size: float, paint: str) -> None:
    a, b = size, size * 0.36
    shape = [
        (cx - b, cy - a),
        (cx + b, cy - a),
        (cx + b, cy - b),
        (cx + a, cy - b),
        (cx + a, cy + b),
        (cx + b, cy + b),
        (cx + b, cy + a),
        (cx - b, cy + a),
        (cx - b, cy + b),
        (cx - a, cy + b),
        (cx - a, cy - b),
        (cx - b, cy - b),
    ]
    wash(sheet, shape, paint, 0.2, 0.1)
    sheet.pen([*shape, shape[0]], width=1.9, wobble=0.2)


def _bed(sheet: Sheet, x: float, hue: Hue, cover: str) -> None:
    """Draw a bed with its head to the wall, and a sleeper under the blanket."""
    head = outlines(f"M{x + 5} 140 L{x + 5} 116 C{x + 10} 110 {x + 23} 110 {x + 28} 116 L{x + 28} 140 Z")[0]
    wash(sheet, head, hue.wood, 0.3)
    sheet.pen(head, width=1.6)
    linen = [(x + 6, 124), (x + 27, 124), (x + 31, 156), (x + 2, 156)]
    sheet.fill(linen, paint="#F8F2E0")
    pillow = ellipse(x + 16.5, 124, 8.5, 4.8)
    sheet.fill(pillow, paint="#FFFBEE")
    sheet.pen(pillow, width=1.2)
    sheet.fill(ellipse(x + 16.5, 122, 4.4, 4.6), paint="#E2B58C")
    sheet.lines(ellipse(x + 16.5, 122, 4.4, 4.6), width=1.2)
    blanket = [
        (x + 4.6, 132),
        *cubic((x + 4.6, 132), (x + 12, 126), (x + 22, 126), (x + 28.4, 132))[1:],
        (x + 31.5, 157),
        (x + 1.5, 157),
    ]
    wash(sheet, blanket, cover, 0.25, 0.2)
    sheet.lines([(x + 12, 134), (x + 10, 156)], [(x + 21, 134), (x + 23, 156)], width=0.9, opacity=0.6)
    sheet.pen([*blanket, blanket[0]], width=1.7)


def park(sheet: Sheet, hue: Hue) -> None:
    """Draw the park: great trees round a fountain, a clipped hedge, a path."""
    ground(sheet, 120, 150, 118, 28, hue.leaf, 0.9)
    path = smooth([(98, 178), (106, 166), (96, 156), (120, 148), (146, 156), (136, 166), (150, 178)])
    sheet.fill(path, paint="#E9DDB9", opacity=0.9)
    tree(sheet, 84, 112, 82, 52, darker(hue.leaf, 0.12))
    tree(sheet, 158, 110, 86, 54, darker(hue.leaf, 0.18))
    tree(sheet, 120, 108, 66, 46, darker(hue.leaf, 0.26))
    tree(sheet, 36, 150, 124, 56, hue.leaf)
    tree(sheet, 204, 150, 128, 56, darker(hue.leaf, 0.06))
    for x0, x1 in ((8, 76), (166, 234)):
        hedge = [
            (x0, 166),
            (x0 + 2, 152),
            *[(x0 + 4 + (x1 - x0 - 8) * i / 8, 149 + (i % 2) * 2.4) for i in range(9)],
            (x1 - 2, 152),
            (x1, 166),
        ]
        wash(sheet, hedge, darker(hue.leaf, 0.15), 0.35)
        sheet.lines(
            *[arc(x0 + 6 + i * 6.4, 156 + (i % 3) * 3, 2.6, 2.2, 200, 350, 5) for i in range(10)],
            width=0.9,
            opacity=0.6,
        )
        sheet.pen([*hedge, hedge[0]], width=2)
    _fountain(sheet, hue)


def _fountain(sheet: Sheet, hue: Hue) -> None:
    cx = 120
    basin = [*arc(cx, 142, 46, 11, 180, 0), *arc(cx, 158, 42, 11, 0, 180)]
    wash(sheet, basin, hue.stone, 0.45)
    hatch(sheet, ((cx + 8, 154), (cx + 44, 146), (cx + 41, 160), (cx + 8, 168)), 14, 0, 0.45)
    sheet.lines(
        *[
            line((cx + dx, 152 - abs(dx) * 0.06), (cx + dx, 168 - abs(dx) * 0.12))
            for dx in (-30, -15, 0, 15, 30)
        ],
        width=1,
        opacity=0.5,
    )
    sheet.fill(ellipse(cx, 142, 46, 11), paint=hue.stone)
    sheet.fill(
        ellipse(cx, 142.5, 39, 8),
        paint=sheet.linear((80, 136), (160, 150), (0, lighter(hue.water, 0.4)), (1, hue.water)),
    )
    sheet.lines(
        arc(cx, 143, 28, 5, 20, 160), arc(cx, 143, 18, 3, 190, 340), width=1, paint="#F6F1DD", opacity=0.9
    )
    sheet.pen([*basin, basin[0]], width=2.5)
    sheet.pen(ellipse(cx, 142, 46, 11), width=1.4)
    shaft = outlines(
        f"M{cx - 5} 143 C{cx - 9} 134 {cx - 3} 126 {cx - 4} 112 "
        f"L{cx + 4} 112 C{cx + 3} 126 {cx + 9} 134 {cx + 5} 143 Z"
    )[0]
    wash(sheet, shaft, hue.stone, 0.45)
    sheet.pen([*shaft, shaft[0]], width=1.8)
    bowl = [
        *arc(cx, 106, 24, 5.5, 180, 360),
        *cubic((cx + 24, 106), (cx + 18, 118), (cx - 18, 118), (cx - 24, 106)),
    ]
    wash(sheet, bowl, hue.stone, 0.4)
    sheet.pen([*bowl, bowl[0]], width=2.1)
    sheet.fill(ellipse(cx, 106, 19, 3.6), paint=hue.water)
    jets = []
    for side in (-1, 1):
        jets.append(
            cubic((cx + side * 2, 78), (cx + side * 14, 60), (cx + side * 20, 84), (cx + side * 19, 104))
        )
        jets.append(cubic((cx + side, 80), (cx + side * 7, 66), (cx + side * 10, 86), (cx + side * 10, 104)))
        jets.append(
            cubic((cx + side * 22, 110), (cx + side * 32, 112), (cx + side * 34, 126), (cx + side * 33, 141))
        )
    jets.append(line((cx, 104), (cx, 72)))
    sheet.lines(*jets, width=4.6, paint=INK, opacity=0.85)
    sheet.lines(*jets, width=2.8, paint=lighter(hue.water, 0.55))
    sheet.fill(
        *[ellipse(cx + dx, y, 1.7) for dx, y in ((0, 66), (-8, 64), (8, 64), (-26, 116), (27, 117))],
        paint=lighter(hue.water, 0.5),
    )


def harbour(sheet: Sheet, hue: Hue) -> None:
    """Draw the harbour: a stone quay with bollard and crane, a cog moored on the river."""
    river = smooth(
        [
            (4, 132),
            (40, 122),
            (120, 120),
            (200, 122),
            (236, 130),
            (232, 156),
            (180, 172),
            (110, 176),
            (40, 170),
            (6, 152),
        ],
        closed=True,
    )
    shore = (0, lighter(hue.water, 0.2), 0.95), (0.8, hue.water, 0.85), (1, hue.water, 0.0)
    sheet.fill(river, paint=sheet.halo((120, 148), 122, 29, *shore))
    quay: Quad = ((160, 104), (238, 104), (238, 150), (150, 150))
    wash(sheet, quay, hue.stone, 0.35)
    ashlar(sheet, ((156, 112), (238, 112), (238, 150), (152, 150)), 4, 7, 0.9, 0.7)
    sheet.pen([*quay, quay[0]], width=2.2)
    top: Quad = ((176, 94), (238, 94), (238, 105), (158, 105))
    wash(sheet, top, lighter(hue.stone, 0.35))
    sheet.pen([*top, top[0]], width=1.8)
    _crane(sheet, hue)
    _cog(sheet, hue)
    waves = []
    for i in range(26):
        x, y = 14 + (i * 53) % 208, 146 + (i * 17) % 27
        waves.append(cubic((x, y), (x + 4, y - 3.4), (x + 7, y - 3.4), (x + 10, y)))
    sheet.lines(*waves[::2], width=1.3, opacity=0.75)
    sheet.lines(*waves[1::2], width=1.6, paint="#F4EEDA", opacity=0.9)


def _crane(sheet: Sheet, hue: Hue) -> None:
    sheet.lines([(206, 98), (206, 34)], [(206, 40), (166, 22)], [(206, 66), (182, 29)], width=6.4)
    sheet.lines(
        [(206, 98), (206, 34)], [(206, 40), (166, 22)], [(206, 66), (182, 29)], width=3.2, paint=hue.wood
    )
    sheet.lines([(168, 23), (168, 62)], width=1.5)
    bale = outlines("M158 64 C162 60 174 60 178 64 L180 80 C174 84 162 84 156 80 Z")[0]
    wash(sheet, bale, "#CDB07A", 0.35)
    sheet.pen([*bale, bale[0]], width=1.8)
    sheet.lines([(157, 73), (179, 73)], [(168, 61), (168, 83)], width=1.2)
    for x, y in ((222, 98), (232, 99)):
        cask = [*arc(x, y - 14, 7, 2.6, 180, 360), (x + 8, y - 7), *arc(x, y, 7, 2.6, 0, 180), (x - 8, y - 7)]
        wash(sheet, cask, hue.wood, 0.4)
        sheet.lines(arc(x, y - 10, 7.6, 2.4, 5, 175), arc(x, y - 4, 7.6, 2.4, 5, 175), width=1.4)
        sheet.pen([*cask, cask[0]], width=1.7)
    bollard = outlines("M180 103 L180 94 C178 90 190 90 188 94 L188 103 Z")[0]
    wash(sheet, bollard, darker(hue.wood, 0.3))
    sheet.pen([*bollard, bollard[0]], width=1.8)
    sheet.lines(cubic((184, 97), (172, 116), (160, 116), (148, 112)), width=1.9)


def _cog(sheet: Sheet, hue: Hue) -> None:
    """Draw the moored ship: a round hull, a castle at the stern, one striped square sail."""
    sheet.lines([(86, 122), (86, 10)], width=6)
    sheet.lines([(86, 122), (86, 10)], width=2.8, paint=hue.wood)
    sheet.lines([(86, 14), (22, 112)], [(86, 14), (146, 108)], [(86, 14), (132, 110)], width=1.2)
    sail = [
        *cubic((40, 34), (60, 30), (112, 30), (134, 34)),
        *cubic((134, 34), (146, 58), (142, 78), (130, 96))[1:],
        *cubic((130, 96), (104, 86), (66, 86), (44, 98))[1:],
        *cubic((44, 98), (52, 78), (50, 54), (40, 34))[1:],
    ]
    wash(sheet, sail, "#F0E4C6", 0.3, 0.2)
    for i in (0, 2):
        x0, x1 = 58 + i * 22.0, 74 + i * 22.0
        stripe = [
            *cubic((x0, 31.6), (x0 + 9, 54), (x0 + 8, 74), (x0, 90.5 + abs(x0 - 86) * 0.03)),
            *cubic((x1, 89.5), (x1 + 9, 74), (x1 + 10, 54), (x1, 31.4)),
        ]
        wash(sheet, stripe, hue.accent, 0.2, 0.15)
    sheet.lines(
        cubic((48, 42), (60, 60), (58, 76), (54, 90)),
        cubic((120, 40), (130, 58), (128, 76), (120, 90)),
        width=0.9,
        opacity=0.55,
    )
    hatch(sheet, ((118, 40), (136, 40), (138, 88), (120, 88)), 8, 0.05, 0.35)
    sheet.pen([*sail, sail[0]], width=2.3)
    sheet.lines([(34, 33), (140, 33)], width=5)
    sheet.lines([(35, 32.6), (139, 32.6)], width=2.2, paint=hue.wood)
    flag = [
        (87, 10),
        *cubic((87, 10), (96, 4), (104, 14), (116, 8))[1:],
        (108, 15),
        *cubic((112, 20), (102, 22), (96, 14), (87, 19)),
    ]
    wash(sheet, flag, hue.accent)
    sheet.pen([*flag, flag[0]], width=1.6)
    castle = [(14, 94), (48, 98), (48, 116), (18, 114)]
    wash(sheet, castle, lighter(hue.wood, 0.1))
    sheet.lines(*[line((20 + i * 6, 96 + i * 0.6), (21 + i * 6, 114)) for i in range(5)], width=1.4)
    sheet.pen([*castle, castle[0]], width=2)
    hull: Quad = ((16, 110), (156, 104), (134, 150), (42, 150))
    body = [
        *cubic((16, 108), (54, 122), (112, 122), (158, 100)),
        *cubic((158, 100), (154, 126), (146, 142), (132, 152))[1:],
        *cubic((132, 152), (100, 158), (66, 158), (42, 152))[1:],
        *cubic((42, 152), (28, 142), (18, 126), (16, 108))[1:],
    ]
    wash(sheet, body, hue.wood, 0.45, 0.2)
    for k in (0.28, 0.52, 0.76):
        a, b = at(hull, 0.01 + k * 0.02, k), at(hull, 0.99, k)
        sheet.lines(cubic(a, (58, a[1] + 10), (108, b[1] + 12), b), width=1.2, opacity=0.75)
    sheet.fill(*[ellipse(44 + i * 16, 127 + math.sin(i * 0.6) * 1.5, 1.2) for i in range(6)])
    hatch(sheet, ((104, 124), (150, 118), (130, 150), (98, 152)), 14, -0.04, 0.4)
    sheet.pen([*body, body[0]], width=2.8)
    sheet.lines(
        cubic((17, 107), (54, 121), (112, 121), (157, 99)),
        width=1.6,
        paint=lighter(hue.wood, 0.6),
        opacity=0.7,
    )
