"""Icons of things: bold little pictures for text-free explanations, 100 by 100 each."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from sprites.make import prestige, signs
from sprites.make.buildings import lancet
from sprites.make.geometry import (
    Outline,
    Point,
    arc,
    box,
    cubic,
    ellipse,
    line,
    mapped,
    outlines,
    polygon,
    scaled,
    smooth,
    turned,
)
from sprites.make.palette import BRASS, CREAM, INK, OAK, darker, lighter
from sprites.make.rose import JEWELS, panes
from sprites.make.sheet import Sheet

WOOD = "#C79A62"
GOLD = "#F2C230"
# Ink edges extend beyond a shape by half their width, so every icon is drawn slightly smaller than its box.
INSET = "translate(5.5 5.5) scale(0.89)"
Draw = Callable[[Sheet], None]


def draw() -> None:
    """Write every icon."""
    for name, picture in {**THINGS, **signs.SIGNS}.items():
        sheet = Sheet(100, 100, f"icon {name}")
        sheet.open(INSET)
        picture(sheet)
        sheet.close()
        sheet.save(f"icons/{name}.svg")


def body(sheet: Sheet, shape: Sequence[Point], paint: str, width: float = 5.0, light: float = 0.35) -> None:
    """Draw one bold shape: a colour lit from the upper left, with an ink edge."""
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    sheet.lines([*shape, shape[0]], width=width * 2)
    sheet.fill(
        shape,
        paint=sheet.linear(
            (min(xs), min(ys)),
            (max(xs), max(ys)),
            (0, lighter(paint, light)),
            (0.55, paint),
            (1, darker(paint, 0.28)),
        ),
    )


def coin(sheet: Sheet) -> None:
    """A gold coin with a flared cross and a dark rim."""
    body(sheet, ellipse(50, 50, 42), GOLD, 7, 0.6)
    sheet.lines(ellipse(50, 50, 33), width=3, paint=darker(GOLD, 0.45))
    sheet.lines(arc(50, 50, 38, 38, 190, 280), width=2.6, paint="#FFF3D0")
    arm = [(-3, -4), (-10, -26), (0, -22), (10, -26), (3, -4)]
    sheet.fill(
        *([(50 + x, 50 + y) for x, y in turned(arm, 90 * i)] for i in range(4)),
        ellipse(50, 50, 6),
        paint=darker(GOLD, 0.75),
    )


def cube(sheet: Sheet) -> None:
    """A pale wooden cube of no player's colour, with three plain faces."""
    top = [(50, 8), (91, 30), (50, 53), (9, 30)]
    left = [(9, 30), (50, 53), (50, 95), (9, 72)]
    right = [(50, 53), (91, 30), (91, 72), (50, 95)]
    sheet.lines([(50, 8), (91, 30), (91, 72), (50, 95), (9, 72), (9, 30), (50, 8)], width=10)
    for face, paint in ((top, "#FFF4D8"), (left, "#DDB877"), (right, "#8F6433")):
        sheet.fill(face, paint=paint)
    sheet.lines([(9, 30), (50, 53), (91, 30)], [(50, 53), (50, 95)], width=3.6)


_BACK = [(30, 36), (42, 30), (56, 26), (70, 29), (80, 40), (83, 54), (78, 66)]
RAT = smooth([(5, 60), (12, 50), (22, 42), *_BACK, (66, 71), (46, 71), (28, 69), (14, 67)], closed=True)
RAT_TAIL = [
    *cubic((78, 62), (104, 72), (102, 44), (90, 38)),
    *cubic((90, 38), (82, 33), (86, 20), (97, 20))[1:],
]
RAT_EARS = [ellipse(31, 34, 8, 9), ellipse(22, 38, 5, 6)]
RAT_FEET = [outlines("M24 66 L14 80 L36 80 L40 68 Z")[0], outlines("M62 66 L52 80 L80 80 L80 64 Z")[0]]


def rat(sheet: Sheet) -> None:
    """A black rat with a pale rim."""
    for shape in (RAT, *RAT_EARS, *RAT_FEET):
        sheet.lines([*shape, shape[0]], width=9, paint="#F1E4C4")
    sheet.lines(RAT_TAIL, width=13, paint="#F1E4C4")
    sheet.lines(RAT_TAIL, width=6)
    sheet.fill(*RAT_FEET, *RAT_EARS, paint="#1A110C")
    sheet.fill(RAT, paint=sheet.linear((40, 26), (56, 74), (0, "#57463B"), (0.4, "#2A1D16"), (1, "#120A07")))
    sheet.fill(ellipse(31, 34, 5, 6), paint="#B07F74")
    sheet.fill(ellipse(19, 51, 4), paint="#E0503C")
    sheet.fill(ellipse(18, 50, 1.4), paint="#FFF3D6")
    sheet.fill(ellipse(6, 60, 3.6), paint="#C98A7E")
    sheet.lines(cubic((60, 69), (54, 58), (62, 50), (72, 52)), width=2.4, paint="#8F7B6A", opacity=0.8)


def rat_kill(sheet: Sheet) -> None:
    """A rat's white silhouette on a red disc with a bar: without details it is clear at 20 pixels."""
    disc, bar = ellipse(50, 50, 44), [(20, 20), (80, 80)]
    sheet.lines([*disc, disc[0]], width=11)
    sheet.fill(disc, paint="#C81E18")
    sheet.open("translate(9 10) scale(0.8)")
    sheet.lines(RAT_TAIL, width=8, paint="#FFFFFF")
    for shape in (RAT, *RAT_EARS, *RAT_FEET):
        sheet.fill(shape, paint="#FFFFFF")
    sheet.close()
    sheet.lines(bar, width=15, paint="#C81E18")
    sheet.lines(bar, width=8, paint="#FFFFFF")


def friend(sheet: Sheet) -> None:
    """A hooded pawn of no player's colour."""
    robe = outlines("M38 48 L62 48 C66 66 74 78 82 86 L82 94 L18 94 L18 86 C26 78 34 66 38 48 Z")[0]
    hood = outlines(
        "M50 5 C64 10 74 26 72 40 C71 52 62 58 56 60 L44 60 C38 58 29 52 28 40 C26 26 36 10 50 5 Z"
    )[0]
    for shape in (robe, hood):
        sheet.lines([*shape, shape[0]], width=9)
    body(sheet, robe, WOOD, 2.4)
    body(sheet, hood, WOOD, 3)
    sheet.fill(
        outlines("M51 22 C60 27 64 36 61 45 C58 53 54 55 50 55 C45 55 41 52 39 45 C37 36 42 26 51 22 Z")[0],
        paint="#21130A",
    )
    sheet.fill(ellipse(45.5, 41, 2.6, 3.2), ellipse(55, 41, 2.6, 3.2), paint="#FFD98A")
    sheet.lines([(20, 85), (80, 85)], width=3.4)


def carriage(sheet: Sheet) -> None:
    """A coach from the side."""
    cabin = outlines("M10 24 L80 24 C84 44 82 58 72 66 L24 66 C12 58 8 42 10 24 Z")[0]
    sheet.lines([(16, 70), (78, 70), (96, 60)], width=7)
    body(sheet, cabin, WOOD, 4.5)
    sheet.lines([(5, 22), (85, 22)], width=8)
    sheet.fill(box(20, 34, 14, 15), box(56, 34, 14, 15), paint="#FFD98A")
    sheet.lines(box(20, 34, 14, 15), box(56, 34, 14, 15), [(40, 28), (40, 66)], [(51, 28), (51, 66)], width=3)
    for cx, r in ((26, 20), (72, 17)):
        cy = 96 - r
        sheet.fill(ellipse(cx, cy, r), paint=INK)
        sheet.fill(ellipse(cx, cy, r - 4.5), paint=lighter(OAK, 0.45))
        sheet.lines(
            *[
                line((cx, cy), (cx + (r - 3) * math.cos(a), cy + (r - 3) * math.sin(a)))
                for a in (i * math.pi / 3 for i in range(6))
            ],
            width=3,
        )
        sheet.fill(ellipse(cx, cy, 4.4), paint=INK)


def message(sheet: Sheet) -> None:
    """An octagonal message with its seal."""
    body(sheet, polygon(50, 50, 46, 8, 22.5), CREAM, 4, 0.2)
    sheet.lines(polygon(50, 50, 37, 8, 22.5), width=3, opacity=0.8)
    seal = [
        (
            50 + (19 + 1.8 * math.sin(k * 1.7)) * math.cos(k * math.tau / 22),
            50 + (19 + 1.8 * math.cos(k * 2.3)) * math.sin(k * math.tau / 22),
        )
        for k in range(22)
    ]
    body(sheet, smooth(seal, closed=True, steps=3), "#A8231B", 2.4)
    sheet.lines(ellipse(50, 50, 12.5), width=2.6, paint=darker("#A8231B", 0.5))


def _card(sheet: Sheet, cx: float, cy: float, turn: float, size: float) -> None:
    whole = [
        turned([(cx + x * size, cy + y * size) for x, y in shape], turn, cx, cy + 34 * size)
        for shape in (box(-27, -40, 54, 80), lancet(-17, 26, 34, 56))
    ]
    sheet.lines(whole[0], width=9)
    sheet.fill(whole[0], paint=CREAM)
    sheet.fill(whole[1], paint="#27508C")
    sheet.lines(whole[1], width=3.2)


def card(sheet: Sheet) -> None:
    """One action card."""
    _card(sheet, 50, 50, 0, 1.06)
    star = signs.star_shape(50, 58, 11, 4.6, 5)
    sheet.fill(star, paint="#FFD97A")


def hand(sheet: Sheet) -> None:
    """A hand of three cards."""
    for turn, x in ((-20, 40), (20, 60), (0, 50)):
        _card(sheet, x, 52, turn, 0.84)


def hospital(sheet: Sheet) -> None:
    """The red cross of the hospital."""
    a, b = 40, 14
    shape = [
        (50 - b, 50 - a),
        (50 + b, 50 - a),
        (50 + b, 50 - b),
        (50 + a, 50 - b),
        (50 + a, 50 + b),
        (50 + b, 50 + b),
        (50 + b, 50 + a),
        (50 - b, 50 + a),
        (50 - b, 50 + b),
        (50 - a, 50 + b),
        (50 - a, 50 - b),
        (50 - b, 50 - b),
    ]
    body(sheet, shape, "#C02F26", 5)


def park(sheet: Sheet) -> None:
    """A tree."""
    trunk = outlines("M44 96 L47 58 L54 58 L57 96 Z")[0]
    body(sheet, trunk, OAK, 4)
    crown = [
        (50 + (34 + 5 * math.cos(8 * t)) * math.cos(t), 37 + (30 + 4.5 * math.cos(8 * t)) * math.sin(t))
        for t in (i * math.tau / 64 for i in range(64))
    ]
    body(sheet, crown, "#5E8A3C", 4.5)
    sheet.lines(
        *[
            arc(x, y, 7, 5, 200, 350, 6)
            for x, y in ((36, 28), (54, 22), (66, 38), (44, 46), (58, 54), (30, 44))
        ],
        width=3,
        opacity=0.65,
    )


def plague(sheet: Sheet) -> None:
    """A skull."""
    skull = outlines(
        "M50 6 C76 6 90 24 88 46 C87 58 80 62 76 66 L74 80 L26 80 "
        "L24 66 C20 62 13 58 12 46 C10 24 24 6 50 6 Z"
    )[0]
    jaw = outlines("M30 78 L70 78 L67 95 L33 95 Z")[0]
    body(sheet, jaw, "#E3D8BC", 4)
    body(sheet, skull, "#F4ECD6", 4.5, 0.3)
    sheet.fill(
        ellipse(33, 46, 11.5, 12.5), ellipse(67, 46, 11.5, 12.5), outlines("M50 56 L57 69 L43 69 Z")[0]
    )
    sheet.lines(*[line((x, 80), (x, 93)) for x in (40, 50, 60)], width=3)


def doctor(sheet: Sheet) -> None:
    """The plague doctor's beaked mask below his hat."""
    mask = outlines("M34 34 C54 28 74 34 78 50 C80 58 76 66 72 72 C60 66 44 68 8 90 C14 66 22 44 34 34 Z")[0]
    body(sheet, mask, "#D9C49A", 4.5)
    sheet.fill(ellipse(52, 50, 10), paint=INK)
    sheet.fill(ellipse(52, 50, 6.4), paint="#B03A2A")
    sheet.fill(ellipse(50, 48, 2.2), paint="#FFE9C4")
    sheet.lines(cubic((14, 84), (26, 68), (36, 62), (50, 62)), width=2.6)
    collar = outlines("M70 70 C62 78 58 88 58 96 L96 96 C96 80 90 68 80 58 Z")[0]
    body(sheet, collar, "#4A3B34", 4)
    brim = outlines("M20 34 C36 24 70 24 94 36 L92 43 C70 33 40 32 22 41 Z")[0]
    crown = outlines("M36 28 L42 8 C54 3 68 5 76 10 L80 30 C66 25 48 24 36 28 Z")[0]
    body(sheet, crown, "#4A3B34", 4)
    body(sheet, brim, "#4A3B34", 4)


def bell(sheet: Sheet) -> None:
    """A bronze bell."""
    sheet.fill(ellipse(50, 84, 10))
    sheet.lines(ellipse(50, 13, 7), width=5)
    body(
        sheet,
        outlines(
            "M50 16 C66 16 72 30 73 48 C74 62 82 70 90 78 L10 78 C18 70 26 62 27 48 C28 30 34 16 50 16 Z"
        )[0],
        BRASS,
        4.5,
        0.6,
    )
    sheet.lines(cubic((23, 66), (40, 71), (60, 71), (77, 66)), width=3, paint=darker(BRASS, 0.6))


def notredame(sheet: Sheet) -> None:
    """The rose window."""
    sheet.fill(ellipse(50, 50, 48))
    sheet.fill(ellipse(50, 50, 44), paint="#D9CDB2")
    k = 44 / 190
    for pane in panes():
        if pane.ring != "eye":
            hue = (
                "#FFCF6A"
                if pane.ring == "centre"
                else JEWELS[(pane.index * 2 + (pane.ring == "inner")) % len(JEWELS)]
            )
            shape = mapped(pane.outline, (k, 0, 0, k, 50 - 200 * k, 50 - 200 * k))
            sheet.fill(scaled(shape, 1.0), paint=lighter(hue, 0.12))
            sheet.lines([*shape, shape[0]], width=1.8)


def _house(x: float, base: float, size: float) -> Outline:
    return [
        (x - size / 2, base),
        (x - size / 2, base - size * 0.55),
        (x, base - size),
        (x + size / 2, base - size * 0.55),
        (x + size / 2, base),
    ]


def empty_sector(sheet: Sheet) -> None:
    """A house as a dashed outline: an empty sector."""
    shape = [*_house(50, 91, 84), (8, 91)]
    dashes: list[Outline] = []
    for (ax, ay), (bx, by) in pairwise(shape):
        count = max(2, round(math.dist((ax, ay), (bx, by)) / 30))
        for i in range(count):
            ends = ((i + 0.2) / count, (i + 0.8) / count)
            dashes.append([(ax + (bx - ax) * t, ay + (by - ay) * t) for t in ends])
    sheet.fill(shape, paint=CREAM, opacity=0.9)
    sheet.lines(*dashes, width=10, paint=signs.QUILL, cap="butt")


def _gable(sheet: Sheet) -> None:
    """Draw a house from the front, as the board's are: plaster, and a roof of tiles."""
    signs.inked(sheet, _house(50, 94, 80), "#E0C79A", [(18, 82), (34, 82)], [(70, 86), (84, 86)])
    roof = [(1, 54), (50, 4), (99, 54), (90, 62), (50, 24), (10, 62)]
    tiles = [line((50 + s * x, 15 + x), (50 + s * (x - 4), 22 + x)) for s in (-1, 1) for x in range(8, 42, 8)]
    signs.inked(sheet, roof, "#B4553A", *tiles)


def any_sector(sheet: Sheet) -> None:
    """A house with a star: any sector."""
    _gable(sheet)
    signs.inked(sheet, signs.star_shape(50, 68, 22, 9.5, 5), "#EDB93F", width=4)


def sector(sheet: Sheet) -> None:
    """A house: a sector with something in it."""
    _gable(sheet)
    sheet.fill(lancet(38, 94, 24, 38), paint=signs.QUILL)
    sheet.fill(lancet(42, 94, 16, 32), paint="#7A4E2C")
    sheet.pen([(50, 64), (50, 93)], width=2.5, paint=signs.QUILL)


def no_message(sheet: Sheet) -> None:
    """A pale message, crossed out."""
    sheet.lines([*polygon(50, 50, 46, 8, 22.5), polygon(50, 50, 46, 8, 22.5)[0]], width=8, paint="#9A8C74")
    sheet.fill(polygon(50, 50, 46, 8, 22.5), paint="#EFE3C8")
    sheet.lines(polygon(50, 50, 37, 8, 22.5), width=3, paint="#B5A88E")
    sheet.fill(ellipse(50, 50, 18), paint="#CFA092")
    cross = [[(26, 26), (74, 74)], [(74, 26), (26, 74)]]
    sheet.lines(*cross, width=20)
    sheet.lines(*cross, width=12, paint="#FBF2DC")


def supply(sheet: Sheet) -> None:
    """A tied linen sack with a cube on it."""
    linen = "#CDB388"
    left = [*cubic((38, 28), (20, 36), (2, 56), (4, 78)), *cubic((4, 78), (6, 94), (14, 98), (30, 98))]
    body = [*left, *((100 - x, y) for x, y in reversed(left))]
    half = [*cubic((38, 26), (32, 18), (26, 12), (20, 6)), *cubic((20, 6), (34, 10), (42, 10), (50, 3))]
    frill = [*half, *((100 - x, y) for x, y in reversed(half))]
    sheet.fill(frill, paint=darker(linen, 0.12))
    sheet.lines([*frill, frill[0]], width=7)
    sheet.fill(body, paint=linen)
    sheet.lines([*body, body[0]], width=8)
    sheet.lines(line((36, 27), (64, 27)), width=12)
    sheet.lines(line((37, 27), (63, 27)), width=6, paint=BRASS)
    sheet.open("translate(25 41) scale(0.5)")
    cube(sheet)
    sheet.close()


def person(sheet: Sheet) -> None:
    """A person: head and shoulders in a pointed window."""
    left = [(12, 97), (12, 41), (25, 16), (50, 2)]
    window = [*left, *((100 - x, y) for x, y in reversed(left))]
    sheet.fill(window, paint="#EABF67")
    shoulders = [point for point in ellipse(50, 97, 28, 43) if point[1] <= 97]
    sheet.fill(shoulders, ellipse(50, 38, 16), paint="#26221F")
    sheet.lines([*window, window[0]], width=8)


THINGS: dict[str, Draw] = {
    "coin": coin, "cube": cube, "rat": rat, "rat_kill": rat_kill, "prestige": prestige.icon, "friend": friend,
    "carriage": carriage, "message": message, "card": card, "hand": hand, "hospital": hospital, "park": park,
    "plague": plague, "doctor": doctor, "bell": bell, "notredame": notredame, "empty_sector": empty_sector,
    "any_sector": any_sector, "sector": sector, "no_message": no_message, "supply": supply, "person": person,
}  # fmt: skip
