"""The friend on its card: a hooded figure on a night street, a lantern in its hand."""

from sprites.make.geometry import arc, box, cubic, ellipse, line, outlines
from sprites.make.palette import INK, darker, lighter
from sprites.make.sheet import Sheet

CLOAK = "#6A5A72"


def keeper(sheet: Sheet) -> None:
    """Draw the figure into the arch of a card (200 by 220); its lantern is the only light."""
    roofs = outlines(
        "M17 178 L17 140 L30 128 L44 142 L44 126 L58 112 L72 128 L72 150 L126 150 "
        "L126 132 L140 118 L154 132 L154 140 L168 128 L183 142 L183 178 Z"
    )[0]
    sheet.fill(roofs, paint="#191327")
    panes = [box(x, y, 5, 7) for x, y in ((28, 142), (55, 130), (137, 136), (166, 146))]
    sheet.fill(*panes, paint="#F3BE55")
    street = [*cubic((17, 172), (60, 164), (140, 164), (183, 172)), (183, 208), (17, 208)]
    sheet.fill(
        street, paint=sheet.halo((134, 186), 110, 40, (0, "#C99A58"), (0.5, "#6A4B3A"), (1, "#2A2030"))
    )
    cobbles = [
        arc(30 + (i * 23 + (j % 2) * 12) % 150, 178 + j * 9, 6, 3, 190, 350, 5)
        for j in range(4)
        for i in range(7)
    ]
    sheet.lines(*cobbles, width=0.9, opacity=0.7)
    sheet.fill(
        ellipse(140, 140, 62),
        paint=sheet.radial((140, 140), 62, (0, "#FFE7A0", 0.85), (0.35, "#FFC862", 0.42), (1, "#FFB040", 0)),
    )
    cloak = outlines(
        "M86 84 C64 96 54 140 48 200 C62 206 106 206 124 200 C122 160 118 120 108 92 C102 84 94 82 86 84 Z"
    )[0]
    fold = sheet.linear(
        (124, 120), (50, 150), (0, lighter(CLOAK, 0.5)), (0.35, CLOAK), (1, darker(CLOAK, 0.6))
    )
    sheet.fill(cloak, paint=fold)
    sheet.lines(
        cubic((80, 104), (70, 140), (66, 170), (64, 202)),
        cubic((92, 112), (88, 150), (86, 176), (86, 204)),
        cubic((102, 120), (106, 150), (106, 178), (106, 203)),
        width=1.5,
        opacity=0.7,
    )
    hatches = [line((60 + i * 2.4, 150 + (i % 3) * 4), (55 + i * 2.4, 196)) for i in range(9)]
    sheet.lines(*hatches, width=0.8, opacity=0.45)
    sheet.pen([*cloak, cloak[0]], width=2.8)
    arm = outlines("M96 104 C110 104 126 110 140 118 L138 130 C122 128 106 132 96 138 Z")[0]
    sheet.fill(arm, paint=sheet.linear((140, 126), (90, 112), (0, lighter(CLOAK, 0.55)), (1, CLOAK)))
    sheet.pen([*arm[:-1]], width=2.4)
    hand = ellipse(141, 122, 6, 5.6)
    sheet.fill(hand, paint="#F0C493")
    sheet.pen(hand, width=1.8)
    hood = outlines(
        "M84 46 C98 50 112 64 110 84 C108 98 98 104 90 108 C74 108 60 98 60 82 C60 64 70 50 84 46 Z"
    )[0]
    sheet.fill(
        hood,
        paint=sheet.linear(
            (112, 84), (60, 72), (0, lighter(CLOAK, 0.55)), (0.4, CLOAK), (1, darker(CLOAK, 0.55))
        ),
    )
    face = outlines(
        "M94 62 C104 66 108 76 105 86 C102 94 96 98 91 98 C84 96 80 88 82 78 C84 70 88 64 94 62 Z"
    )[0]
    sheet.fill(
        face, paint=sheet.linear((108, 84), (80, 80), (0, "#8A5A36"), (0.5, "#3A2418"), (1, "#120A08"))
    )
    sheet.fill(ellipse(92, 80, 1.9, 2.4), ellipse(100, 80, 1.9, 2.4), paint="#FFE3A0")
    sheet.lines(cubic((90, 90), (94, 92), (98, 92), (101, 89)), width=1.4, paint="#F0C493", opacity=0.8)
    sheet.pen(face, width=1.8)
    sheet.pen([*hood, hood[0]], width=2.8)
    _lantern(sheet)


def _lantern(sheet: Sheet) -> None:
    sheet.lines(arc(141, 126, 7, 9, 150, 390), width=2.4)
    cap = outlines("M130 140 L141 130 L152 140 Z")[0]
    pane = outlines("M131 140 L151 140 L154 164 L128 164 Z")[0]
    sheet.fill(pane, paint=sheet.radial((141, 153), 16, (0, "#FFFBE0"), (0.5, "#FFD76E"), (1, "#E08A28")))
    sheet.fill(outlines("M141 144 C147 152 146 160 141 161 C136 160 135 152 141 144 Z")[0], paint="#FFFFFF")
    sheet.lines([(137, 140), (135, 164)], [(145, 140), (147, 164)], width=1.4)
    sheet.pen([*pane, pane[0]], width=2.4)
    sheet.fill(cap, paint="#5A4630")
    sheet.pen([*cap, cap[0]], width=2.2)
    sheet.fill(box(126, 163, 30, 5), paint=INK)
