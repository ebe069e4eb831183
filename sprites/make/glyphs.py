"""The five players' symbols and the digits as bare outlines in a box of 100 by 100.

A symbol is read on a cube where it is 13 pixels wide: it has few parts, thick ones, and fills its box.
"""

from sprites.make.geometry import Outline, arc, cubic, ellipse, mapped, outlines, turned

LILY = (
    "M50 -6 C66 12 68 26 64 38 C61 46 58 52 58 60 L42 60 C42 52 39 46 36 38 C32 26 34 12 50 -6 Z "
    "M64 60 C66 42 70 18 86 18 C101 18 107 36 98 54 L86 66 C90 54 88 44 84 44 C80 44 78 52 77 60 Z "
    "M36 60 C34 42 30 18 14 18 C-1 18 -7 36 2 54 L14 66 C10 54 12 44 16 44 C20 44 22 52 23 60 Z "
    "M26 64 L74 64 L74 77 L26 77 Z "
    "M36 81 L64 81 L78 96 L62 96 L50 106 L38 96 L22 96 Z"
)
CROWN = "M10 97 L1 22 L29 50 L50 3 L71 50 L99 22 L90 97 Z M13 78 L87 78 L86 83 L14 83 Z"
KEY = "M40 34 L60 34 L60 58 L84 58 L84 70 L75 70 L75 77 L86 77 L86 91 L60 91 L60 99 L40 99 Z"
_VEINS = (
    "M45 84 L46 66 L27 52 L28 50 L46 60 L47 43 L33 31 L34 29 L48 37 L49 8 "
    "L51 8 L52 37 L66 29 L67 31 L53 43 L54 60 L72 50 L73 52 L54 66 L55 84 Z"
)


def _leaf() -> list[Outline]:
    right = outlines("M50 -22 C58 -6 96 12 95 46 C94 70 78 82 58 85 L57 108")[0]
    left = [(100 - x, y) for x, y in right[::-1]]
    return [turned(shape, -40, 50, 50) for shape in (right + left, *outlines(_VEINS))]


def _sun() -> list[Outline]:
    rays = [turned([(38.9, 20), (50, -4), (61.1, 20)], 45 * i, 50, 50) for i in range(8)]
    return [ellipse(50, 50, 26), *rays]


def _key() -> list[Outline]:
    body = outlines(KEY)[0]
    bow = arc(50, 12, 28, 28, 108, 432)
    return [turned(o, 42, 50, 49) for o in ([*bow, *body[1:-1], body[0]], ellipse(50, 12, 12.5))]


def _fitted(shapes: list[Outline]) -> list[Outline]:
    """Return outlines so large that they fill the box, in its middle."""
    xs, ys = zip(*(point for shape in shapes for point in shape), strict=True)
    share = 100 / max(max(xs) - min(xs), max(ys) - min(ys))
    right, down = (100 - share * (min(at) + max(at)) for at in (xs, ys))
    return [mapped(shape, (share, 0, 0, share, right / 2, down / 2)) for shape in shapes]


SYMBOLS: dict[str, list[Outline]] = {
    "lily": _fitted(outlines(LILY)),
    "leaf": _fitted(_leaf()),
    "crown": _fitted(outlines(CROWN)),
    "sun": _fitted(_sun()),
    "key": _fitted(_key()),
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
