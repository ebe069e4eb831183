"""The five players' symbols and the digits as bare outlines in a box of 100 by 100."""

from sprites.make.geometry import Outline, arc, cubic, ellipse, outlines, polygon, scaled, smooth, turned

LILY = (
    "M50 3 C58 16 67 28 67 42 C67 52 60 58 58 66 L42 66 C40 58 33 52 33 42 C33 28 42 16 50 3 Z "
    "M64 66 C65 50 71 33 84 33 C94 33 99 41 97 50 C95 59 86 62 81 57 C84 54 85 50 82 48 C77 46 73 54 73 66 Z "
    "M36 66 C35 50 29 33 16 33 C6 33 1 41 3 50 C5 59 14 62 19 57 C16 54 15 50 18 48 C23 46 27 54 27 66 Z "
    "M24 70 L76 70 L76 79 L24 79 Z "
    "M43 83 L57 83 C57 88 58 91 50 98 C42 91 43 88 43 83 Z "
    "M62 83 L73 83 C73 89 78 92 83 92 C76 97 65 95 62 83 Z "
    "M38 83 L27 83 C27 89 22 92 17 92 C24 97 35 95 38 83 Z"
)
CROWN = "M14 67 L7 33 L29 50 L46 17 L54 17 L71 50 L93 33 L86 67 Z M13 73 L87 73 L87 91 L13 91 Z"


def _lily() -> list[Outline]:
    return outlines(LILY)


def _leaf() -> list[Outline]:
    half = [
        (50, -2), (59, 1), (62, 10), (58, 20), (67, 17), (76, 23), (76, 33), (64, 39), (74, 38), (84, 46),
        (82, 56), (67, 59), (73, 65), (72, 75), (61, 76), (53, 80),
    ]  # fmt: skip
    right = smooth(half)
    left = [(100 - x, y) for x, y in right[::-1]]
    stem = outlines("M53 80 C53 89 55 95 58 101 L51 103 C47 95 47 89 47 80")[0]
    vein = outlines(
        "M50 14 L51.5 35 L62 27 L52 41 L52 55 L67 47 L52 62 L52 80 L48 80 "
        "L48 62 L33 47 L48 55 L48 41 L38 27 L48.5 35 Z"
    )[0]
    return [scaled(turned(o, 28, 50, 50), 1.06, 50, 54) for o in (right + stem + left, vein)]


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
