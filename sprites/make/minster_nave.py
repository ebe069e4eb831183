"""The nave behind the cathedral's front, seen from above: roofs, the shaded wall, buttresses, the spire."""

from collections.abc import Sequence

from sprites.make.buildings import lancet
from sprites.make.geometry import Outline, Point, cubic, line
from sprites.make.palette import darker, lighter
from sprites.make.sheet import Sheet
from sprites.make.stone import DARK, LEAD, block, face, roof, shaded

_GOLD = "#D9A441"
_LEAN = 0.4  # how far what lies behind is seen to the right, as a share of how far it is seen above
_EAVE, _RIDGE, _HALF = -136.0, -184.0, 78.0
"""How high the eaves and the ridge are seen at the front, and half the width of the roof."""
_LONG, _CROSSING, _ARM, _BREADTH = 102.0, 68.0, 150.0, 26.0
"""How long the nave is, how far behind the front the transept crosses it, its reach, and half its breadth."""
_PIERS = (96.0, 64.0, 32.0)  # how far behind the front buttresses stand
_OUT = 226.0  # how far from the axis their piers stand


def back(points: Sequence[Point], away: float) -> Outline:
    """Return where points are seen if they lie farther ``away`` behind the front."""
    return [(x + _LEAN * away, y - away) for x, y in points]


def nave(sheet: Sheet) -> None:
    """Draw all that stands behind the front."""
    _transept(sheet)
    for side in (-1, 1):
        _aisle(sheet, side)
        for away in _PIERS:
            _buttress(sheet, side, away)
    _wall(sheet)
    for side in (-1, 1):
        slope = [(0.0, _RIDGE), (_HALF * side, _EAVE)]
        _slope(sheet, slope, 0.0, _LONG, -0.62 if side < 0 else 0.34)
    ridge = [(0.0, _RIDGE), back([(0.0, _RIDGE)], _LONG)[0]]
    sheet.lines(ridge, width=4.4)
    sheet.lines([(x - 0.8, y) for x, y in ridge], width=1.8, paint=_GOLD)
    _spire(sheet)
    gable = line((-_HALF, _EAVE), (0.0, _RIDGE), (_HALF, _EAVE))
    block(sheet, gable, 0.08, 2.6)
    sheet.fill(lancet(-9, _EAVE - 4, 18, 28), paint=DARK)


def _slope(sheet: Sheet, edge: Sequence[Point], start: float, end: float, tone: float) -> None:
    """Draw a slope of a roof between two distances, with its seams; ``edge`` runs from ridge to eave."""
    roof(sheet, [*back(edge, start), *back(edge, end)[::-1]], tone)
    seams = (back(edge, start + (end - start) * part / 7) for part in range(1, 7))
    sheet.lines(*seams, width=1.3, opacity=0.4)


def _transept(sheet: Sheet) -> None:
    """Draw the transept: the nearer slope of its roof, and the wall below."""
    for side, tone in ((-1, -0.3), (1, 0.14)):
        far = _ARM * side
        wall = [(0.0, _EAVE + 50), (0.0, _EAVE), (far, _EAVE), (far, _EAVE + 50)]
        block(sheet, back(wall, _CROSSING - _BREADTH), 0.1 if side < 0 else 0.34)
        near = back([(0.0, _EAVE), (far, _EAVE)], _CROSSING - _BREADTH)
        high = back([(0.0, _RIDGE), (far, _RIDGE)], _CROSSING)
        roof(sheet, [*near, *high[::-1]], tone)
        seams = [
            [(a[0] + (b[0] - a[0]) * k / 9, a[1] + (b[1] - a[1]) * k / 9) for a, b in (near, high)]
            for k in range(1, 9)
        ]
        sheet.lines(*seams, width=1.3, opacity=0.4)


def _aisle(sheet: Sheet, side: int) -> None:
    """Draw the roof of the aisles beside the nave, and the outer wall of their chapels on the right."""
    inner, outer = (_HALF * side, _EAVE + 36), (_OUT * side, _EAVE + 84)
    roof(sheet, [*back([inner, outer], 0.0), *back([outer, inner], _LONG)], -0.16 if side < 0 else 0.38)
    if side > 0:
        foot = outer[0], outer[1] + 190
        block(sheet, [*back([outer, foot], 0.0), *back([foot, outer], _LONG)], 0.56)


def _buttress(sheet: Sheet, side: int, away: float) -> None:
    """Draw a flying buttress: the pier with its pinnacle, and the arch that leans on the nave."""
    tone = 0.02 if side < 0 else 0.3

    def there(points: Sequence[Point]) -> Outline:
        return back([(x * side, y) for x, y in points], away)

    arch = [
        *cubic((_HALF, -126), (_HALF + 44, -132), (_OUT - 50, -112), (_OUT, -66)),
        (_OUT, -46),
        *cubic((_OUT - 10, -60), (_OUT - 62, -92), (_HALF + 44, -112), (_HALF, -104)),
    ]
    block(sheet, there(arch), tone, 2)
    pier = [(_OUT - 12, -62), (_OUT + 13, -62), (_OUT + 13, -4), (_OUT - 12, -4)]
    block(sheet, there(pier), tone, 2)
    roof(sheet, there([(_OUT - 15, -62), (_OUT + 0.5, -102), (_OUT + 16, -62)]), -0.1 if side < 0 else 0.3)


def _wall(sheet: Sheet) -> None:
    """Draw the upper wall of the nave that looks to the right, in the shade, with its windows."""
    high, low = (_HALF, _EAVE), (_HALF, _EAVE + 44)
    face(sheet, [*back([high, low], 0.0), *back([low, high], _LONG)], 0.5)
    for away in (16.0, 42.0, 68.0):
        window = [*back([(_HALF, _EAVE + 12), (_HALF, _EAVE + 36)], away)]
        sheet.lines(window, width=6, paint=shaded(DARK, 0.2))


def _spire(sheet: Sheet) -> None:
    """Draw the spire on the crossing."""
    x, y = back([(0.0, _RIDGE)], _CROSSING)[0]
    foot = [(x - 13, y - 2), (x, y - 9), (x + 13, y - 2), (x + 13, y + 9), (x, y + 16), (x - 13, y + 9)]
    block(sheet, foot, 0.1)
    tip = x, y - 46
    for shape, paint in (
        ([(x - 11, y), tip, (x, y + 8)], lighter(LEAD, 0.34)),
        ([(x, y + 8), tip, (x + 11, y)], darker(LEAD, 0.4)),
    ):
        sheet.fill(shape, paint=paint)
        sheet.pen([*shape, shape[0]], width=2)
    sheet.lines([(x, y - 46), (x, y - 51)], width=2.4, paint=_GOLD)
