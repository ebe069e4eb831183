"""The five players' symbols and the digits as bare outlines in a box of 100 by 100."""

from sprites.make.geometry import Outline, arc, cubic, ellipse, outlines, polygon, scaled, smooth, turned

LILY = (
    "M50 0 C56 11 62 21 62 33 C62 42 57 47 56 54 L44 54 C43 47 38 42 38 33 C38 21 44 11 50 0 Z "
    "M63 54 C64 40 70 22 85 22 C96 22 101 33 98 44 C95 53 86 55 81 50 "
    "C85 48 86 42 82 41 C78 40 75 46 74 54 Z "
    "M37 54 C36 40 30 22 15 22 C4 22 -1 33 2 44 C5 53 14 55 19 50 "
    "C15 48 14 42 18 41 C22 40 25 46 26 54 Z "
    "M9 58 L91 58 L91 70 L9 70 Z "
    "M43 74 L57 74 C57 84 56 91 50 100 C44 91 43 84 43 74 Z "
    "M63 74 L75 74 C76 82 82 86 92 84 C86 97 66 96 63 74 Z "
    "M37 74 L25 74 C24 82 18 86 8 84 C14 97 34 96 37 74 Z"
)
CROWN = "M14 67 L7 33 L29 50 L46 17 L54 17 L71 50 L93 33 L86 67 Z M13 73 L87 73 L87 91 L13 91 Z"


def _lily() -> list[Outline]:
    return outlines(LILY)


def _leaf() -> list[Outline]:
    half = [
        (50, -15), (57, -13), (63, -6), (62, 4), (70, 1), (79, 8), (78, 20), (68, 28), (79, 26), (89, 35),
        (87, 49), (73, 56), (83, 57), (86, 67), (78, 77), (65, 79), (54, 86),
    ]  # fmt: skip
    right = smooth(half)
    left = [(100 - x, y) for x, y in right[::-1]]
    stem = outlines("M54 86 C54 94 55 102 58 111 L47 114 C45 105 46 95 46 86")[0]
    return [scaled(turned(right + stem + left, -40, 50, 50), 0.96, 51, 50)]


def _crown() -> list[Outline]:
    balls = [ellipse(8, 26, 6.5), ellipse(50, 9, 7.5), ellipse(92, 26, 6.5)]
    return [*outlines(CROWN), *balls, polygon(50, 82, 6, 4), ellipse(29, 82, 4), ellipse(71, 82, 4)]


def _sun() -> list[Outline]:
    rays = []
    for i in range(8):
        straight = outlines("M39 23 C44 18 48 10 50 0 C52 10 56 18 61 23 C54 20 46 20 39 23 Z")[0]
        rays.append(turned(straight, 45 * i, 50, 50))
    return [ellipse(50, 50, 24), *rays]


def _key() -> list[Outline]:
    body = outlines(
        "M43 34 L57 34 L57 41 L64 41 L64 50 L57 50 L57 70 L79 70 L79 79 L71 79 L71 86 L79 86 L79 96 L57 96 "
        "L57 103 L43 103 L43 50 L36 50 L36 41 L43 41 Z"
    )[0]
    bow = arc(50, 14, 22, 22, 108, 432)
    return [turned(o, 42, 50, 49) for o in ([*bow, *body[1:-1], body[0]], ellipse(50, 14, 10.5))]


SYMBOLS: dict[str, list[Outline]] = {
    "lily": _lily(),
    "leaf": _leaf(),
    "crown": _crown(),
    "sun": _sun(),
    "key": _key(),
}

_ROUND = outlines("M30 22 C16 22 8 36 8 52 C8 70 16 84 30 84 C44 84 52 70 52 52 C52 36 44 22 30 22")[0]
_BOWL = [*cubic((49, 66), (45, 90), (14, 90), (7, 76))[1:]]
DIGITS: dict[str, list[Outline]] = {
    "0": [_ROUND],
    "1": [[(14, 32), (31, 18), (31, 84)], [(15, 85), (47, 85)]],
    "2": [[*cubic((9, 36), (11, 14), (50, 12), (47, 38)), *cubic((47, 38), (45, 56), (22, 66), (8, 83))[1:]],
          cubic((8, 83), (24, 76), (36, 90), (53, 80))],
    "3": [[*cubic((10, 28), (18, 12), (46, 14), (44, 33)),
           *cubic((44, 33), (42, 46), (32, 48), (23, 49))[1:]],
          [*cubic((23, 49), (40, 46), (52, 54), (49, 66)), *_BOWL]],
    "4": [[(38, 16), (6, 62), (56, 62)], [(40, 36), (40, 88)]],
    "5": [[(46, 18), (18, 18), (14, 48)],
          [*cubic((14, 48), (34, 38), (52, 48), (49, 66)), *_BOWL]],
    "6": [[*cubic((44, 18), (22, 24), (8, 44), (9, 62)), *arc(30, 63, 21, 21, 180, -180)]],
    "7": [[(8, 20), (52, 20), (24, 86)]],
    "8": [ellipse(30, 33, 17, 16), ellipse(30, 66, 22, 19)],
    "9": [[*arc(30, 38, 21, 20, 0, 360), *cubic((51, 38), (52, 60), (38, 78), (18, 86))]],
}  # fmt: skip


def number(text: str, cx: float, cy: float, height: float) -> list[Outline]:
    """Return the strokes of a number centred on (cx, cy); `height` is that of a digit."""
    scale = height / 72
    advance = [44 if d == "1" else 60 for d in text]
    x = -sum(advance) / 2
    result = []
    for digit, step in zip(text, advance, strict=True):
        shift = x + (step - 60) / 2
        for stroke in DIGITS[digit]:
            result.append([(cx + (px + shift) * scale, cy + (py - 51) * scale) for px, py in stroke])
        x += step
    return result
