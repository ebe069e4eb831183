"""The action cards: nine illuminated emblems, the border of a card and the pattern of its back."""

import math

from sprites.make import areas
from sprites.make.buildings import Hue
from sprites.make.friend import keeper
from sprites.make.geometry import Outline, arc, box, cubic, ellipse, line, polygon, scaled
from sprites.make.notredame import crocket
from sprites.make.ornament import GOLD, boss, brass_line, diaper, gilded, pointed, trefoil, vine
from sprites.make.palette import INK, STONE, darker, lighter
from sprites.make.rose import glass, tracery
from sprites.make.sheet import Sheet

SKIES = {
    "cloister": "#C9962F",
    "bank": "#274F8A",
    "residence": "#2F6F78",
    "carriage": "#3F6A3C",
    "hotel": "#232F5C",
    "park": "#9A3428",
    "hospital": "#5C3A7A",
    "notredame": "#20376B",
    "friend": "#2B2344",
}
RICH = {
    "cloister": ("#F0E4CC", "#5A4A9C", "#A8302B"),
    "bank": ("#F0D183", "#B5742A", "#A8823A"),
    "residence": ("#F6E6C4", "#C0492F", "#C22F28"),
    "carriage": ("#E9CFA0", "#9A4F2C", "#A83226"),
    "hotel": ("#F0CF8C", "#A4512F", "#2F5FA8"),
    "park": ("#D6CC8C", "#5E8A3C", "#C9973F"),
    "hospital": ("#F3EEDC", "#3F8A80", "#C02F26"),
}
MEADOWS = {"bank": "#8C9A52", "hotel": "#4F6B4A", "friend": "#4A4A5E", "park": "#7FA04A"}

# Shifts for motifs that extend further to one side, to centre them between the columns.
NUDGE = {"bank": -5, "carriage": -3, "hotel": 6, "cloister": -1}


def draw() -> None:
    """Write the emblems, the border and the back."""
    for name in SKIES:
        _emblem(name)
    _frame()
    _back()


def _emblem(name: str) -> None:
    sheet = Sheet(200, 220, f"card {name}", ink=1.0)
    opening = pointed(17, 208, 166, 112, 20)
    diaper(sheet, opening, 15, SKIES[name])
    if name == "hotel":
        _night(sheet)
    if name == "notredame":
        _window(sheet, opening)
    elif name == "friend":
        keeper(sheet)
    else:
        _hill(sheet, MEADOWS.get(name, "#8E9A55"))
        sheet.open(f"translate({12.4 + NUDGE.get(name, 0)} 75.5) scale(0.73)")
        sheet.ink = 1.12
        hue: Hue = areas.HUES[name].rich(*RICH[name])
        areas.MOTIFS[name](sheet, hue)
        sheet.ink = 1.0
        sheet.close()
    _gothic(sheet)
    sheet.save(f"cards/{name}.svg")


def _hill(sheet: Sheet, paint: str) -> None:
    hill = [*cubic((17, 168), (60, 152), (140, 152), (183, 168)), (183, 208), (17, 208)]
    sheet.fill(
        hill, paint=sheet.linear((17, 155), (120, 208), (0, lighter(paint, 0.35)), (1, darker(paint, 0.2)))
    )
    sheet.lines(hill[:-2], width=1.6)


def _night(sheet: Sheet) -> None:
    stars = []
    for x, y in ((66, 74), (100, 46), (128, 72), (146, 92), (52, 100), (88, 70)):
        stars.append(
            [
                p
                for k in range(8)
                for p in [
                    (
                        x + (6 if k % 2 == 0 else 2) * math.cos(k * math.pi / 4),
                        y + (6 if k % 2 == 0 else 2) * math.sin(k * math.pi / 4),
                    )
                ]
            ]
        )
    sheet.lines(*([*s, s[0]] for s in stars), width=1.6, paint=INK)
    sheet.fill(*stars, paint="#FFE9A8")


def _window(sheet: Sheet, opening: Outline) -> None:
    wall = [*opening]
    sheet.fill(
        wall, paint=sheet.linear((17, 20), (183, 208), (0, lighter(STONE, 0.35)), (1, darker(STONE, 0.25)))
    )
    rows = [line((17, y), (183, y)) for y in range(40, 208, 15) if y > 112] + [
        line((100 - w, y), (100 + w, y)) for y, w in ((40, 21), (55, 40), (70, 56), (85, 68), (100, 76))
    ]
    joints = [
        line(
            (24 + (i * 37 + (j % 2) * 18) % 160, 115 + j * 15),
            (24 + (i * 37 + (j % 2) * 18) % 160, 130 + j * 15),
        )
        for j in range(6)
        for i in range(4)
    ]
    sheet.lines(*rows, *joints, width=0.9, opacity=0.35)
    sheet.fill(ellipse(100, 122, 78), paint=sheet.radial((100, 122), 78, (0, "#1B1322"), (1, "#0E0A12")))
    sheet.open("translate(21.6 43.6) scale(0.392)")
    sheet.ink = 1.9
    glass(sheet, glow=0.3)
    tracery(sheet, "#D9C89E", pen=1.7)
    sheet.ink = 1.0
    sheet.close()


def _gothic(sheet: Sheet) -> None:
    """The golden arch round an emblem: two columns, crockets, a finial."""
    outer, inner = pointed(5, 212, 190, 112, 9), pointed(17, 208, 166, 112, 21)
    leaves = []
    for k in (5, 8, 11, 14):
        for p in (outer[k], outer[-1 - k]):
            one = crocket(p[0], p[1] + 1, 8)
            leaves.append(one[0] if p[0] > 100 else one[1])
    sheet.lines(*([*f, f[0]] for f in leaves), width=2.6)
    sheet.fill(*leaves, paint=lighter(GOLD, 0.1))
    sheet.fill([*outer, *inner[::-1]], paint=gilded(sheet, 5, 9, 195, 212))
    middle = pointed(11, 210, 178, 112, 15)
    sheet.lines(middle, width=3.6, paint=darker(GOLD, 0.6), opacity=0.8)
    beads = [ellipse(*middle[i], 1.5) for i in range(2, len(middle) - 2, 2)]
    beads += [ellipse(x, y, 1.5) for x in (11, 189) for y in range(122, 200, 9)]
    sheet.fill(*beads, paint="#FFF0C4")
    sheet.pen(outer, width=2.6, wobble=0.3)
    sheet.pen(inner, width=2, wobble=0.3)
    for x in (11, 189):
        for y, half, tall in ((112, 9, 7), (203, 9.5, 12)):
            block = box(x - half, y - tall / 2, 2 * half, tall)
            sheet.fill(block, paint=gilded(sheet, x - half, y - tall, x + half, y + tall))
            sheet.pen(block, width=1.9, wobble=0.2)
    plinth = box(2, 207, 196, 10)
    sheet.fill(plinth, paint=gilded(sheet, 2, 200, 198, 224))
    sheet.pen(plinth, width=2.2, wobble=0.3)
    lozenges = [polygon(20 + i * 20, 212, 2.6, 4) for i in range(9)]
    sheet.fill(*lozenges, paint="#8E1B14")
    finial = [ellipse(100, 9.5, 5.4)]
    sheet.lines(*finial, width=3)
    sheet.fill(*finial, paint="#A8231B")
    sheet.fill(ellipse(98.5, 8, 1.7), paint="#F2B8A8")


def _frame() -> None:
    """The border of a whole card: gold fillets and a vine between them; the middle stays open."""
    sheet = Sheet(250, 350, "card frame")
    outer, inner = _rounded(3, 3, 244, 344, 12), _rounded(20, 20, 210, 310, 5)
    sheet.fill(
        outer, inner, paint=sheet.linear((0, 0), (250, 350), (0, "#F3E6C6"), (1, "#D9C08C")), holes=True
    )
    greens = ("#6E8A4A", "#8E9E5C", "#A8472F", "#6E8A4A", "#4F7A78")
    for path in (
        [(28, 11.5), (222, 11.5)],
        [(238.5, 30), (238.5, 320)],
        [(222, 338.5), (28, 338.5)],
        [(11.5, 320), (11.5, 30)],
    ):
        vine(sheet, path, 12.5, greens, "#4A3A1E")
    brass_line(sheet, [*outer, outer[0]], width=2.4)
    brass_line(sheet, [*inner, inner[0]], width=1.6)
    for x in (12.5, 237.5):
        for y in (12.5, 337.5):
            boss(sheet, x, y, 8.5, "#A8231B")
    for x, y in ((125, 11.5), (125, 338.5)):
        boss(sheet, x, y, 6, "#27508C")
    sheet.save("cards/frame.svg")


def _rounded(x: float, y: float, width: float, height: float, r: float) -> Outline:
    return [
        *arc(x + r, y + r, r, r, 180, 270, 6),
        *arc(x + width - r, y + r, r, r, 270, 360, 6),
        *arc(x + width - r, y + height - r, r, r, 0, 90, 6),
        *arc(x + r, y + height - r, r, r, 90, 180, 6),
    ]


def _back() -> None:
    """Draw the back: lozenges and lilies in ink and light, to overlay a player's colour.

    The medallion stays empty.
    """
    sheet = Sheet(250, 350, "card back")
    outer = _rounded(3, 3, 244, 344, 12)
    field = _rounded(20, 20, 210, 310, 5)
    sheet.fill(
        outer,
        paint=sheet.linear(
            (0, 0), (250, 350), (0, "#FFFFFF", 0.16), (0.5, "#808080", 0.02), (1, "#000000", 0.3)
        ),
    )
    dark: list[Outline] = []
    light: list[Outline] = []
    crosses: list[Outline] = []
    w, h = 26.25, 38.75
    for j in range(17):
        for i in range(9):
            cx, cy = 20 + i * w + (w / 2 if j % 2 else 0), 20 + j * h / 2
            tile = [(cx, cy - h / 2), (cx + w / 2, cy), (cx, cy + h / 2), (cx - w / 2, cy)]
            if cx < 20 + w / 2 - 1 or cx > 230 - w / 2 + 1 or cy < 20 + h / 2 - 1 or cy > 330 - h / 2 + 1:
                continue
            if math.hypot((cx - 125) / 62, (cy - 175) / 66) < 1.06:
                continue
            (dark if j % 2 else light).append(scaled(tile, 0.86, cx, cy))
            crosses.append(
                [
                    (cx, cy - 5.5),
                    (cx + 1.5, cy - 1.5),
                    (cx + 5, cy),
                    (cx + 1.5, cy + 1.5),
                    (cx, cy + 5.5),
                    (cx - 1.5, cy + 1.5),
                    (cx - 5, cy),
                    (cx - 1.5, cy - 1.5),
                ]
            )
    sheet.fill(*dark, paint="#120A06", opacity=0.34)
    sheet.fill(*light, paint="#FFFFFF", opacity=0.1)
    sheet.lines(*([*t, t[0]] for t in [*dark, *light]), width=1, paint="#120A06", opacity=0.55)
    sheet.fill(*crosses, paint="#FFF6DF", opacity=0.5)
    sheet.fill(
        ellipse(125, 175, 58), paint=sheet.radial((112, 158), 74, (0, "#FFFFFF", 0.3), (1, "#000000", 0.22))
    )
    for radius, width, paint, veil in (
        (58, 5, "#120A06", 0.85),
        (58, 2, "#F4E9CF", 0.85),
        (51, 1.4, "#120A06", 0.6),
    ):
        sheet.lines(ellipse(125, 175, radius), width=width, paint=paint, opacity=veil)
    petals = [
        ellipse(125 + 65 * math.cos(a), 175 + 65 * math.sin(a), 3)
        for a in (i * math.tau / 16 for i in range(16))
    ]
    sheet.fill(*petals, paint="#F4E9CF", opacity=0.75)
    corners = [trefoil(x, y, 8) for x in (36, 214) for y in (39, 311)]
    sheet.fill(*corners, paint="#F4E9CF", opacity=0.5)
    for shape, width in ((outer, 4.6), (field, 3.6)):
        sheet.lines([*shape, shape[0]], width=width, paint="#120A06", opacity=0.85)
        sheet.lines([*shape, shape[0]], width=width * 0.4, paint="#F4E9CF", opacity=0.75)
    beads = [ellipse(x, y, 1.9) for x in range(31, 225, 9) for y in (11.5, 338.5)]
    beads += [ellipse(x, y, 1.9) for x in (11.5, 238.5) for y in range(31, 325, 9)]
    sheet.fill(*beads, paint="#F4E9CF", opacity=0.55)
    sheet.save("cards/back.svg")
