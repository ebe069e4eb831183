"""Stone and lead in the hand of the buildings: faces lit from the upper left, courses, and shade."""

from collections.abc import Sequence

from sprites.make.geometry import Point, box
from sprites.make.palette import darker, lighter, mix
from sprites.make.sheet import Sheet

STONE, DARK, LEAD = "#EAE0C8", "#33261C", "#5C7288"
_SHADE = "#2B2F45"
_COURSE, _BLOCK = 13.0, 27.0  # the height of a course, and the length of its stones


def shaded(colour: str, share: float) -> str:
    """Return a colour in the shade, which is cool out of doors."""
    return mix(colour, _SHADE, share)


def face(sheet: Sheet, shape: Sequence[Point], tone: float = 0.0, slant: float = 0.24) -> None:
    """Fill a stone face; ``tone`` darkens it, and ``slant`` its lower right corner even more."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    base = shaded(STONE, tone)
    fade = (0, lighter(base, 0.4 * (1 - tone))), (0.45, base), (1, shaded(base, slant))
    sheet.fill(shape, paint=sheet.linear((min(xs), min(ys)), (max(xs), max(ys)), *fade))


def block(sheet: Sheet, shape: Sequence[Point], tone: float = 0.0, width: float = 2.2) -> None:
    """Draw a stone face with its outline, of lines so wide."""
    face(sheet, shape, tone)
    sheet.pen([*shape, shape[0]], width=width)


def roof(sheet: Sheet, shape: Sequence[Point], tone: float) -> None:
    """Draw a face of lead with its outline: lit (below 0), or darker by ``tone``."""
    paint = darker(LEAD, tone) if tone > 0 else lighter(LEAD, -tone)
    ys = [y for _, y in shape]
    fade = sheet.linear((0, max(ys)), (0, min(ys)), (0, lighter(paint, 0.12)), (1, darker(paint, 0.16)))
    sheet.fill(shape, paint=fade)
    sheet.pen([*shape, shape[0]], width=2.2)


def courses(sheet: Sheet, left: float, top: float, width: float, height: float) -> None:
    """Draw the joints of dressed stone on an upright face."""
    joints = []
    for row in range(1, int(height / _COURSE)):
        y = top + row * _COURSE
        joints.append([(left, y), (left + width, y)])
        x = left + _BLOCK * (0.35 + 0.5 * (row % 2))
        while x < left + width - 4:
            if sheet.chance.random() < 0.8:
                joints.append([(x, y), (x, y + _COURSE)])
            x += _BLOCK
    sheet.lines(*joints, width=1.2, opacity=0.26)


def band(sheet: Sheet, x: float, y: float, width: float, height: float, tone: float = 0.0) -> None:
    """Draw a cornice, and its shadow on the wall below it."""
    sheet.fill(box(x + 4, y + height, width - 6, 6), paint=_SHADE, opacity=0.3)
    block(sheet, box(x, y, width, height), tone)
