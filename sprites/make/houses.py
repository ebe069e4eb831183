"""Four of the city's views: the bank, the residence, the hotel and the carriage house (240 by 180 each)."""

import math

from sprites.make.buildings import (
    Hue,
    Quad,
    ashlar,
    at,
    cast,
    chimney,
    coins,
    gabled,
    ground,
    hatch,
    long_house,
    round_arch,
    wash,
    window,
)  # fmt: skip
from sprites.make.figures import wheel
from sprites.make.geometry import arc, cubic, ellipse, line, outlines, smooth
from sprites.make.palette import INK, darker, lighter
from sprites.make.sheet import Sheet


def bank(sheet: Sheet, hue: Hue) -> None:
    """Draw the counting house: stepped gables, the great scales, a coffer full of coins."""
    ground(sheet, 122, 162, 116, 16, hue.wall)
    cast(sheet, (206, 128), (236, 132), (228, 152), (150, 156))
    low = Hue(**{**vars(hue), "wall": lighter(hue.wall, 0.15)})
    gabled(sheet, 122, 142, 62, 58, 34, (34, 12), low, stepped=True)
    for wx in (133, 160):
        window(sheet, wx, 92, 13, 19)
    gabled(sheet, 34, 148, 86, 74, 46, (26, 10), hue, stepped=True)
    ashlar(sheet, ((36, 76), (118, 76), (118, 146), (36, 146)), 9, 7, 0.3)
    for wx in (46, 70, 94):
        window(sheet, wx, 82, 13, 22)
    sheet.fill(ellipse(77, 54, 10), paint="#4A3828")
    sheet.pen(ellipse(77, 54, 10), width=1.8)
    sheet.lines([(77, 44), (77, 64)], [(67, 54), (87, 54)], width=1.2, paint=hue.gold)
    _scales(sheet, hue)
    _coffer(sheet, hue)


def _scales(sheet: Sheet, hue: Hue) -> None:
    cx = 170
    foot = outlines(
        f"M{cx - 20} 168 C{cx - 8} 162 {cx - 4} 158 {cx - 4} 150 "
        f"L{cx + 4} 150 C{cx + 4} 158 {cx + 8} 162 {cx + 20} 168 Z"
    )[0]
    sheet.lines([(cx, 62), (cx, 156)], width=7.5)
    sheet.lines([(cx, 62), (cx, 156)], width=3.6, paint=hue.gold)
    wash(sheet, foot, hue.gold, 0.4)
    sheet.pen(foot, width=2)
    tips = ((cx - 46, 84), (cx + 46, 74))
    beam = [
        *cubic(tips[0], (cx - 30, 70), (cx - 14, 70), (cx, 72)),
        *cubic((cx, 72), (cx + 14, 68), (cx + 30, 62), tips[1])[1:],
    ]
    sheet.lines(beam, width=7)
    sheet.lines(beam, width=3.2, paint=lighter(hue.gold, 0.2))
    sheet.fill(ellipse(cx, 60, 7), paint=INK)
    sheet.fill(ellipse(cx - 0.6, 59.4, 4.4), paint=lighter(hue.gold, 0.3))
    for (tx, ty), pile in zip(tips, (6, 3), strict=True):
        pan_y = ty + 46
        sheet.lines([(tx, ty), (tx - 20, pan_y)], [(tx, ty), (tx + 20, pan_y)], width=1.5)
        coins(sheet, tx, pan_y - 2, pile, 5.5, hue.gold)
        pan = [
            (tx - 24, pan_y),
            *cubic((tx - 24, pan_y), (tx - 16, pan_y + 15), (tx + 16, pan_y + 15), (tx + 24, pan_y))[1:],
        ]
        wash(sheet, pan, hue.gold, 0.5)
        sheet.pen([*pan, pan[0]], width=2.1)
        sheet.fill(ellipse(tx, ty, 3.2), paint=INK)


def _coffer(sheet: Sheet, hue: Hue) -> None:
    lid = outlines("M18 128 C18 100 30 96 40 97 L104 101 C114 104 118 112 118 132 Z")[0]
    wash(sheet, lid, darker(hue.wood, 0.35), 0.3)
    sheet.pen([*lid, lid[0]], width=2.2)
    hatch(sheet, ((24, 104), (112, 106), (114, 126), (22, 124)), 26, 0.02, 0.5)
    coins(sheet, 67, 130, 22, 7.5, hue.gold)
    front: Quad = ((14, 130), (112, 134), (110, 172), (17, 168))
    side: Quad = ((112, 134), (126, 126), (123, 163), (110, 172))
    wash(sheet, side, darker(hue.wood, 0.4))
    hatch(sheet, side, 8, 0, 0.5)
    wash(sheet, front, hue.wood)
    sheet.lines(*[line(at(front, 0.02, v), at(front, 0.98, v)) for v in (0.33, 0.66)], width=1, opacity=0.6)
    for u in (0.13, 0.84):
        band = [
            at(front, u - 0.04, 0),
            at(front, u + 0.04, 0),
            at(front, u + 0.04, 1),
            at(front, u - 0.04, 1),
        ]
        sheet.fill(band, paint=hue.gold)
        sheet.pen([*band, band[0]], width=1.2)
        sheet.fill(*[ellipse(*at(front, u, v), 1.3) for v in (0.15, 0.5, 0.85)])
    sheet.pen([*side, side[0]], width=2)
    sheet.pen([*front, front[0]], width=2.8)
    lock = outlines("M56 131 L72 132 L72 148 C70 154 58 154 56 148 Z")[0]
    wash(sheet, lock, hue.gold, 0.4)
    sheet.pen([*lock, lock[0]], width=1.8)
    sheet.fill(ellipse(64, 141, 2.6), outlines("M63 141 L65 141 L66.4 149 L61.6 149 Z")[0])


def residence(sheet: Sheet, hue: Hue) -> None:
    """Draw the residence: a tall half-timbered house above its neighbours, with a pennant in the wind."""
    ground(sheet, 120, 164, 114, 14, hue.wall)
    cast(sheet, (170, 130), (232, 138), (220, 158), (140, 162))
    low = Hue(**{**vars(hue), "roof": darker(hue.roof, 0.12), "wall": lighter(hue.wall, 0.2)})
    long_house(sheet, 20, 158, 60, 42, 34, (20, 6), low, rows=5)
    for wx in (28, 48):
        window(sheet, wx, 126, 11, 15)
    long_house(sheet, 152, 154, 48, 46, 32, (22, 8), low, rows=5)
    for wx in (160, 180):
        window(sheet, wx, 120, 11, 15)
    chimney(sheet, 46, 92, 9, 18)
    gabled(sheet, 74, 164, 70, 92, 46, (26, 10), hue, rows=7)
    beam = darker(hue.wood, 0.3)
    floors = (72, 99, 126, 163)
    posts = [line((x, 72), (x, 163)) for x in (75, 97, 121, 143)]
    rails = [line((73, y), (145, y)) for y in floors[:3]]
    braces = [
        line((76, 98), (96, 74)),
        line((142, 98), (122, 74)),
        line((76, 125), (96, 101)),
        line((142, 125), (122, 101)),
        line((90, 55), (128, 55)),
        line((97, 70), (104, 38)),
        line((121, 70), (114, 38)),
    ]
    for strokes, width in ((braces, 3.4), (posts, 4.4), (rails, 5)):
        sheet.lines(*strokes, width=width + 1.6)
        sheet.lines(*strokes, width=width - 0.6, paint=beam)
    for wy in (76, 103):
        window(sheet, 101, wy, 16, 19, hue.glow if wy == 76 else "")
    window(sheet, 104, 43, 10, 11, hue.glow)
    door = round_arch(101, 163, 17, 30)
    sheet.fill(door, paint=darker(hue.wood, 0.35))
    sheet.lines([(106, 140), (106, 162)], [(112, 140), (112, 162)], width=0.9)
    sheet.pen(door, width=1.8)
    for wx in (80, 126):
        window(sheet, wx, 134, 12, 16)
    sheet.lines([(109, 24), (109, 3)], width=3)
    flag = [
        (110, 4),
        *cubic((110, 4), (124, 0), (134, 12), (158, 5))[1:],
        (146, 12),
        (160, 18),
        *cubic((160, 18), (136, 24), (124, 13), (110, 19))[1:],
    ]
    wash(sheet, flag, hue.accent, 0.25, 0.15)
    sheet.pen([*flag, flag[0]], width=2)
    sheet.fill(ellipse(109, 3.4, 2.8), paint=hue.gold)
    sheet.lines(ellipse(109, 3.4, 2.8), width=1)


def hotel(sheet: Sheet, hue: Hue) -> None:
    """Draw the inn: lit windows, a jutting upper floor and the great hanging sign with a bed."""
    ground(sheet, 118, 164, 114, 14, hue.wall)
    cast(sheet, (180, 128), (234, 136), (222, 158), (150, 162))
    chimney(sheet, 128, 44, 12, 24)
    long_house(sheet, 74, 162, 106, 44, 4, (26, 10), hue, rows=2)
    long_house(sheet, 66, 120, 120, 40, 50, (30, 11), hue, rows=8)
    beam = darker(hue.wood, 0.3)
    sheet.lines(
        *[line((x, 82), (x, 119)) for x in (68, 98, 126, 154, 184)], [(66, 119), (186, 119)], width=4.6
    )
    sheet.lines(
        *[line((x, 82), (x, 119)) for x in (68, 98, 126, 154, 184)],
        [(66, 119), (186, 119)],
        width=2.2,
        paint=beam,
    )
    sheet.lines(*[line((x, 122), (x, 128)) for x in range(78, 182, 12)], width=3.6)
    for x in (74, 103, 131, 160):
        window(sheet, x, 89, 18, 21, hue.glow)
    for x in (84, 152):
        window(sheet, x, 132, 20, 17, hue.glow)
    door = round_arch(118, 162, 22, 32)
    sheet.fill(door, paint=sheet.linear((118, 130), (140, 162), (0, lighter(hue.glow, 0.2)), (1, "#8A4F1E")))
    leaf = [(118, 162), (118, 140), (126, 144), (126, 166)]
    wash(sheet, leaf, beam)
    sheet.pen([*leaf, leaf[0]], width=1.4)
    sheet.pen(door, width=2.2)
    for x in (102, 146):
        dormer = [(x - 11, 66), (x - 11, 54), (x, 42), (x + 11, 54), (x + 11, 66)]
        wash(sheet, dormer, hue.wall)
        window(sheet, x - 5, 54, 10, 11, hue.glow)
        sheet.pen(dormer, width=1.8)
        sheet.lines([(x - 14, 57), (x, 41), (x + 14, 57)], width=3.4)
    sheet.lines([(72, 62), (10, 62)], width=5.2)
    sheet.lines([(72, 62), (10, 62)], width=2, paint="#6B5B4C")
    sheet.lines(cubic((70, 86), (62, 70), (50, 66), (34, 64)), arc(45, 56, 6, 6, 100, 420), width=2.2)
    sheet.lines([(20, 62), (20, 74)], [(54, 62), (54, 74)], width=2.2)
    board = outlines("M6 74 L68 74 L68 122 C56 128 50 132 37 134 C24 132 18 128 6 122 Z")[0]
    wash(sheet, board, hue.accent, 0.25, 0.12)
    sheet.lines(
        outlines("M11 79 L63 79 L63 119 C54 124 48 127 37 129 C26 127 20 124 11 119 Z")[0],
        width=1.4,
        paint=hue.gold,
    )
    bed = [outlines("M17 92 L17 116")[0], outlines("M57 99 L57 116")[0], outlines("M17 110 L57 110")[0]]
    sheet.lines(*bed, width=4.6, paint="#F4E9CF")
    sheet.fill(
        outlines("M20 107 L20 102 C22 98 30 98 31 102 L31 103 C40 97 52 98 55 103 L55 107 Z")[0],
        paint="#F4E9CF",
    )
    moon = [*arc(46, 89, 6.5, 6.5, 60, 300), *arc(49, 89, 6, 6, 290, 70)]
    sheet.fill(moon, paint="#F4E9CF")
    sheet.pen([*board, board[0]], width=2.8)


def carriage(sheet: Sheet, hue: Hue) -> None:
    """Draw the carriage house: a wide arch with a coach in its shade, and a great wheel leaning outside."""
    ground(sheet, 120, 164, 116, 14, hue.wall)
    cast(sheet, (196, 128), (238, 136), (228, 158), (160, 164))
    long_house(sheet, 22, 160, 172, 74, 46, (28, 10), hue, rows=8)
    ashlar(sheet, ((24, 92), (192, 92), (192, 158), (24, 158)), 8, 14, 0.3)
    arch = round_arch(52, 160, 96, 66)
    stones = round_arch(44, 160, 112, 76)
    wash(sheet, stones, hue.stone, 0.25)
    sheet.fill(arch, paint=sheet.linear((60, 100), (140, 160), (0, "#2A1A10"), (1, "#4B3220")))
    joints = []
    for i in range(13):
        a = math.radians(180 + 15 * i)
        joints.append(
            line(
                (100 + 48 * math.cos(a), 142 + 48 * math.sin(a)),
                (100 + 56 * math.cos(a), 140 + 56 * math.sin(a)),
            )
        )
    sheet.lines(*joints, [(44, 150), (52, 150)], [(148, 150), (156, 150)], width=1.3, opacity=0.8)
    body = outlines("M70 116 L126 116 C130 132 124 142 116 146 L80 146 C72 142 66 132 70 116 Z")[0]
    wash(sheet, body, hue.accent, 0.5, 0.05)
    sheet.pen([*body, body[0]], width=1.6)
    sheet.fill(outlines("M66 117 C68 108 128 108 130 117 Z")[0], paint=darker(hue.wood, 0.3))
    for x in (76, 105):
        window(sheet, x, 120, 14, 11, hue.glow, bars=False)
    wheel(sheet, 80, 148, 13, wood=hue.wood)
    wheel(sheet, 117, 149, 12, wood=hue.wood)
    sheet.pen(arch, width=2.2)
    sheet.pen(stones, width=2.2)
    shoe = [*arc(100, 78, 11, 12, 125, 415)]
    sheet.fill(ellipse(100, 78, 17), paint=hue.wall)
    sheet.pen(ellipse(100, 78, 17), width=2)
    sheet.lines(shoe, width=6.4)
    sheet.lines(shoe, width=2.6, paint="#B9B3A6")
    for x in (28, 164):
        window(sheet, x, 98, 12, 17)
    hay = smooth([(8, 166), (10, 150), (20, 142), (34, 144), (44, 154), (46, 167)])
    wash(sheet, [*hay, (8, 168)], hue.gold, 0.3)
    sheet.lines(
        *[line((14 + i * 3.4, 164 - (i % 3) * 5), (17 + i * 3.4, 153 - (i % 4) * 2)) for i in range(9)],
        width=0.9,
        opacity=0.7,
    )
    sheet.pen(hay, width=1.9)
    wheel(sheet, 192, 128, 42, spokes=10, squash=0.9, wood=hue.wood)
