"""Icons of the program itself: arrows, signs and devices, cream with an ink edge to stand out anywhere."""

import math
from collections.abc import Callable, Sequence

from sprites.make.geometry import Outline, Point, arc, box, cubic, ellipse, line, mirrored, outlines, turned
from sprites.make.palette import BRASS, CREAM, INK, darker, lighter
from sprites.make.sheet import Sheet

PALE = "#FBF2DC"
GOLD = "#FFCF6A"
QUILL = "#3A2314"


def star_shape(cx: float, cy: float, outer: float, inner: float, points: int) -> Outline:
    """Return a star with one point upwards."""
    return [
        (cx + r * math.sin(math.pi * k / points), cy - r * math.cos(math.pi * k / points))
        for k, r in ((k, outer if k % 2 == 0 else inner) for k in range(2 * points))
    ]


def _solid(
    sheet: Sheet, *shapes: Sequence[Point], paint: str = PALE, edge: float = 11.0, holes: bool = False
) -> None:
    sheet.lines(*([*s, s[0]] for s in shapes), width=edge)
    sheet.fill(
        *shapes,
        paint=sheet.linear((20, 10), (80, 95), (0, lighter(paint, 0.3)), (1, darker(paint, 0.14))),
        holes=holes,
    )


def inked(
    sheet: Sheet, shape: Sequence[Point], paint: str, *hatches: Sequence[Point], width: float = 5.0
) -> None:
    """Draw a shape as on the board: a wash of ``paint``, lit from the upper left, in a quill's line."""
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    wash = (0, lighter(paint, 0.45)), (0.5, paint), (1, darker(paint, 0.2))
    sheet.lines([*shape, shape[0]], width=width, paint=QUILL)
    sheet.fill(shape, paint=sheet.linear((min(xs), min(ys)), (max(xs), max(ys)), *wash))
    sheet.lines(*hatches, width=1.8, paint=QUILL, opacity=0.65)
    sheet.pen([*shape, shape[0]], width=width, paint=QUILL)


def _stroke(sheet: Sheet, *shapes: Sequence[Point], width: float = 13.0, paint: str = PALE) -> None:
    sheet.lines(*shapes, width=width + 10)
    sheet.lines(*shapes, width=width, paint=paint)


ARROW = outlines("M8 38 L52 38 L52 16 L94 50 L52 84 L52 62 L8 62 Z")[0]


def _arrow(turn: float) -> Callable[[Sheet], None]:
    return lambda sheet: _solid(sheet, turned(ARROW, turn, 50, 50))


def _arrow_plain(sheet: Sheet) -> None:
    """Draw an arrow as a scribe does, for effects: the thing becomes another, or goes there."""
    shaft = "M0 40 C18 45 36 45 54 43 L47 14 C62 32 78 42 100 50 C78 58 62 68 47 86 L54 57 C36 55 18 55 0 60 "
    sheet.fill(outlines(f"{shaft}C6 53 6 47 0 40 Z")[0])


def _eye(sheet: Sheet) -> None:
    lids = [*cubic((5, 50), (26, 18), (74, 18), (95, 50)), *cubic((95, 50), (74, 82), (26, 82), (5, 50))[1:]]
    _solid(sheet, lids)
    sheet.fill(ellipse(50, 49, 19))
    sheet.fill(ellipse(50, 49, 14), paint="#4E7186")
    sheet.fill(ellipse(50, 49, 7.5))
    sheet.fill(ellipse(44.5, 43.5, 4), paint="#FFFFFF")


def _plus(sheet: Sheet) -> None:
    _stroke(sheet, [(50, 16), (50, 84)], [(16, 50), (84, 50)], width=17)


def _minus(sheet: Sheet) -> None:
    _stroke(sheet, [(16, 50), (84, 50)], width=17)


def _star(sheet: Sheet) -> None:
    _solid(sheet, star_shape(50, 53, 46, 19, 5), paint=GOLD)


def _swap(sheet: Sheet) -> None:
    upper = outlines("M8 24 L58 24 L58 8 L92 33 L58 58 L58 42 L8 42 Z")[0]
    lower = [(100 - x, 100 - y) for x, y in upper]
    _solid(sheet, lower, paint="#E3CFA0")
    _solid(sheet, upper)


def _activate(sheet: Sheet) -> None:
    bolt = outlines("M60 2 C46 22 32 40 18 58 L45 54 C43 69 38 84 33 98 C50 80 68 60 84 38 L56 41 Z")[0]
    rays = [
        line((50 + 36 * math.cos(a), 50 + 36 * math.sin(a)), (50 + 49 * math.cos(a), 50 + 49 * math.sin(a)))
        for a in (math.radians(d) for d in (-155, -25, 15, 165, 190))
    ]
    sheet.pen(*rays, width=5, paint=QUILL)
    inked(sheet, bolt, "#E3A93C", *(line((47 - k, 60 + k * 5), (56 - k, 56 + k * 5)) for k in range(6)))


def _clock(sheet: Sheet) -> None:
    _solid(sheet, ellipse(50, 50, 42))
    sheet.lines(
        *[
            line(
                (50 + 34 * math.sin(a), 50 - 34 * math.cos(a)), (50 + 39 * math.sin(a), 50 - 39 * math.cos(a))
            )
            for a in (i * math.tau / 12 for i in range(12))
        ],
        width=3,
    )
    sheet.lines([(50, 24), (50, 50), (68, 60)], width=7)
    sheet.fill(ellipse(50, 50, 6))


def _save(sheet: Sheet) -> None:
    tray = outlines("M8 58 L24 58 L24 78 L76 78 L76 58 L92 58 L92 94 L8 94 Z")[0]
    _solid(sheet, tray, paint="#E3CFA0")
    _solid(sheet, outlines("M39 6 L61 6 L61 36 L78 36 L50 66 L22 36 L39 36 Z")[0])


def _load(sheet: Sheet) -> None:
    tray = outlines("M8 58 L24 58 L24 78 L76 78 L76 58 L92 58 L92 94 L8 94 Z")[0]
    _solid(sheet, tray, paint="#E3CFA0")
    _solid(sheet, outlines("M39 66 L61 66 L61 36 L78 36 L50 6 L22 36 L39 36 Z")[0])


def _gear(sheet: Sheet) -> None:
    teeth: Outline = []
    for k in range(8):
        for d, r in ((-16, 33), (-11, 45), (11, 45), (16, 33)):
            a = math.radians(45 * k + d)
            teeth.append((50 + r * math.cos(a), 50 + r * math.sin(a)))
    hole = ellipse(50, 50, 13)
    _solid(sheet, teeth, hole, holes=True)


def _pause(sheet: Sheet) -> None:
    _solid(sheet, box(20, 12, 20, 76), box(60, 12, 20, 76))


def _play(sheet: Sheet) -> None:
    _solid(sheet, [(22, 10), (88, 50), (22, 90)])


def _trophy(sheet: Sheet) -> None:
    for flip in (False, True):
        handle = cubic((28, 22), (2, 18), (8, 50), (36, 52))
        _stroke(sheet, mirrored(handle, 50) if flip else handle, width=5, paint=GOLD)
    cup = outlines(
        "M24 10 L76 10 C77 38 70 58 55 62 L55 76 L70 82 L70 92 L30 92 "
        "L30 82 L45 76 L45 62 C30 58 23 38 24 10 Z"
    )[0]
    _solid(sheet, cup, paint=GOLD)
    sheet.fill(star_shape(50, 33, 13, 5.4, 5), paint=darker(BRASS, 0.6))


def _pad(sheet: Sheet) -> None:
    shell = outlines(
        "M28 26 L72 26 C86 26 92 40 95 62 C97 78 90 84 82 80 C76 77 72 68 66 66 "
        "L34 66 C28 68 24 77 18 80 C10 84 3 78 5 62 "
        "C8 40 14 26 28 26 Z"
    )[0]
    _solid(sheet, shell)
    sheet.lines([(30, 37), (30, 55)], [(21, 46), (39, 46)], width=6.5)
    sheet.fill(*[ellipse(70 + dx, 46 + dy, 4.6) for dx, dy in ((0, -9), (9, 0), (0, 9), (-9, 0))])


def _mouse(sheet: Sheet) -> None:
    shell = [*arc(50, 36, 28, 30, 180, 360), *arc(50, 64, 28, 30, 0, 180)]
    _solid(sheet, shell)
    sheet.lines([(22, 46), (78, 46)], [(50, 8), (50, 46)], width=4.5)
    sheet.lines([(50, 22), (50, 34)], width=9)


def _keyboard(sheet: Sheet) -> None:
    _solid(sheet, box(6, 24, 88, 54))
    keys = [box(15 + i * 15, 32 + j * 13, 9, 8) for j in range(2) for i in range(5)]
    sheet.fill(*keys, box(26, 60, 48, 9))


def _question(sheet: Sheet) -> None:
    hook = [*arc(50, 35, 23, 23, 190, 400), *cubic((67.6, 49.8), (58, 58), (50, 58), (50, 68))[1:]]
    sheet.lines(hook, width=25)
    sheet.fill(ellipse(50, 87, 13.5))
    sheet.lines(hook, width=14, paint=PALE)
    sheet.fill(ellipse(50, 87, 8.5), paint=PALE)


def _per(sheet: Sheet) -> None:
    _stroke(sheet, [(68, 10), (32, 90)], width=10)


def _check(sheet: Sheet) -> None:
    _stroke(sheet, [(14, 54), (40, 80), (86, 22)], width=15)


def _close(sheet: Sheet) -> None:
    _stroke(sheet, [(20, 20), (80, 80)], [(80, 20), (20, 80)], width=15)


def _undo(sheet: Sheet) -> None:
    _stroke(sheet, [*arc(54, 56, 30, 30, -120, 130)], width=13)
    _solid(sheet, outlines("M46 8 L46 54 L10 31 Z")[0])


def _restart(sheet: Sheet) -> None:
    """Draw back to the beginning: a bar, and two arrowheads that point at it."""
    _solid(sheet, outlines("M6 14 L20 14 L20 86 L6 86 Z")[0])
    _solid(sheet, outlines("M58 16 L58 84 L24 50 Z")[0])
    _solid(sheet, outlines("M94 16 L94 84 L60 50 Z")[0])


def _sound(sheet: Sheet) -> None:
    _stroke(sheet, arc(54, 50, 20, 20, -48, 48), arc(54, 50, 37, 37, -48, 48), width=6)
    _solid(sheet, outlines("M8 36 L24 36 L48 14 L48 86 L24 64 L8 64 Z")[0])


def _mute(sheet: Sheet) -> None:
    _solid(sheet, outlines("M8 36 L24 36 L48 14 L48 86 L24 64 L8 64 Z")[0])
    _stroke(sheet, [(64, 36), (90, 64)], [(90, 36), (64, 64)], width=6)


def _book(sheet: Sheet) -> None:
    page = [
        *cubic((50, 24), (40, 12), (22, 12), (7, 18)),
        (7, 80),
        *cubic((7, 80), (22, 74), (40, 76), (50, 88)),
    ]
    _solid(sheet, page, mirrored(page, 50))
    rows = [
        cubic((16, 32 + k * 13), (24, 29 + k * 13), (34, 30 + k * 13), (42, 36 + k * 13)) for k in range(4)
    ]
    sheet.lines(*rows, *(mirrored(r, 50) for r in rows), [(50, 24), (50, 87)], width=4)


def _hourglass(sheet: Sheet) -> None:
    glass = outlines(
        "M22 12 L78 12 C78 34 60 42 56 50 C60 58 78 66 78 88 L22 88 C22 66 40 58 44 50 C40 42 22 34 22 12 Z"
    )[0]
    _solid(sheet, glass, paint=CREAM)
    sand = [
        outlines("M32 28 L68 28 C64 36 54 42 50 48 C46 42 36 36 32 28 Z")[0],
        outlines("M28 84 C30 74 46 72 50 62 C54 72 70 74 72 84 Z")[0],
    ]
    sheet.fill(*sand, paint=BRASS)
    sheet.lines([(16, 10), (84, 10)], [(16, 90), (84, 90)], width=12, paint=INK)


def _candle(sheet: Sheet) -> None:
    """A lit candle."""
    wax = outlines("M36 50 L64 50 L64 84 L36 84 Z")[0]
    dish = outlines("M16 80 L84 80 C82 92 74 96 66 96 L34 96 C26 96 18 92 16 80 Z")[0]
    flame = outlines("M50 4 C56 14 66 22 65 34 C64 44 57 48 50 48 C43 48 36 44 35 34 C34 22 44 14 50 4 Z")[0]
    core = outlines("M50 20 C53 26 58 30 57 36 C56 42 53 44 50 44 C47 44 44 42 43 36 C42 30 47 26 50 20 Z")[0]
    _solid(sheet, wax)
    _solid(sheet, dish, paint=BRASS)
    _solid(sheet, flame, paint=GOLD)
    sheet.fill(core, paint="#FFF6D8")


def _lesson(sheet: Sheet) -> None:
    """A speech bubble with three lines."""
    bubble = outlines(
        "M20 10 L80 10 C90 10 96 16 96 26 L96 54 C96 64 90 70 80 70 L48 70 L26 92 L30 70 L20 70 "
        "C10 70 4 64 4 54 L4 26 C4 16 10 10 20 10 Z"
    )[0]
    _solid(sheet, bubble, paint=CREAM)
    sheet.lines([(22, 27), (78, 27)], [(22, 40), (78, 40)], [(22, 53), (56, 53)], width=6, paint=INK)


SIGNS: dict[str, Callable[[Sheet], None]] = {
    "arrow_right": _arrow(0), "arrow_left": _arrow(180), "arrow_up": _arrow(270), "arrow_down": _arrow(90),
    "arrow_plain": _arrow_plain,
    "eye": _eye, "plus": _plus, "minus": _minus, "star": _star, "swap": _swap, "activate": _activate,
    "clock": _clock, "save": _save, "load": _load, "gear": _gear, "pause": _pause, "play": _play,
    "trophy": _trophy, "pad": _pad, "mouse": _mouse, "keyboard": _keyboard, "question": _question,
    "per": _per,
    "check": _check, "close": _close, "undo": _undo, "restart": _restart, "sound": _sound, "mute": _mute,
    "book": _book, "hourglass": _hourglass, "candle": _candle, "lesson": _lesson,
}  # fmt: skip
