"""The cathedral as it stands in the city: a low west front round its rose window, in the buildings' hand."""

from collections.abc import Sequence

from sprites.make.buildings import ashlar, hatch, lancet
from sprites.make.geometry import Outline, Point, arc, box, cubic, ellipse, line
from sprites.make.palette import INK, darker, lighter, mix
from sprites.make.rose import spot
from sprites.make.sheet import Sheet

SIDE, RADIUS = 560.0, 100.0
"""The side of the square field, and the radius of the window in its middle."""
_MIDDLE = SIDE / 2
_STONE, _DARK, _LEAD, _GOLD, _DOOR = "#E6E1D4", "#33261C", "#5C7288", "#D9A441", "#6B3320"
_BAY, _WIDE = 124.0, 204.0  # how far the middle bay and the towers reach from the axis
_FOOT, _EAVE, _TOP = 142.0, -146.0, -236.0
_STREET = 171.0
"""Where the stairs end on the street."""
_BACK = 24.0, -20.0
"""How far the back of a tower is seen from its front."""
_VOUSSOIRS = 36


def minster(sheet: Sheet) -> None:
    """Draw the front, with a dark hole where its window is."""
    sheet.open(f"translate({_MIDDLE:g} {_MIDDLE:g})")
    _shadow(sheet)
    _roof(sheet)
    for side in (-1, 1):
        _depth(sheet, side)
        _flyer(sheet, side)
    for side in (-1, 1):
        _tower(sheet, side)
    _bay(sheet)
    _window(sheet)
    _steps(sheet)
    sheet.close()


def _shadow(sheet: Sheet) -> None:
    """Draw the shadow that the front casts on the ground, to the right and before it."""
    dark = "#120A06"
    near = [(_WIDE, -60.0), (250.0, 10.0), (250.0, 146.0), (226.0, 172.0), (-206.0, 172.0), (-206.0, 146.0)]
    sheet.fill(near, paint=dark, opacity=0.24)
    beside = [(_WIDE, -150.0), (276.0, -62.0), (276.0, _STREET), (222.0, _STREET), (_WIDE, 140.0)]
    sheet.fill(beside, paint=sheet.linear((232, 0), (276, 0), (0, dark, 0.5), (1, dark, 0.0)))
    before = [(-222.0, 150.0), (238.0, 150.0), (278.0, _STREET + 80), (-150.0, _STREET + 80)]
    fade = sheet.linear((0, _STREET), (0, _STREET + 80), (0, dark, 0.55), (0.35, dark, 0.34), (1, dark, 0.0))
    sheet.fill(before, paint=fade)


def _shaded(colour: str, share: float) -> str:
    """Return a colour of stone in the shade, which is cool out of doors."""
    return mix(colour, "#2B2F45", share)


def _stone(sheet: Sheet, shape: Sequence[Point], tone: float = 0.0, slant: float = 0.26) -> None:
    """Fill a stone face, lit from the upper left; ``tone`` darkens it."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    base = _shaded(_STONE, tone)
    sheet.fill(
        shape,
        paint=sheet.linear(
            (min(xs), min(ys)),
            (max(xs), max(ys)),
            (0, lighter(base, 0.45)),
            (0.45, base),
            (1, _shaded(base, slant)),
        ),
    )


def _roof(sheet: Sheet) -> None:
    """Draw the nave behind the front, seen from above: its gabled roof, buttresses, and the spire."""
    for side in (-1, 1):
        for x, y, size in ((72, -216, 0.5), (90, -190, 0.66), (105, -164, 0.82)):
            _small_flyer(sheet, side, (x, y), size)
    ridge, eave, back, end = (0.0, -186.0), (96.0, _EAVE + 6), (0.0, -258.0), (56.0, -226.0)
    for side in (-1, 1):
        slope = [ridge, (eave[0] * side, eave[1]), (end[0] * side, end[1]), back]
        tone = lighter(_LEAD, 0.3) if side < 0 else darker(_LEAD, 0.2)
        far = _LEAD if side < 0 else darker(_LEAD, 0.42)
        sheet.fill(slope, paint=sheet.linear((0, eave[1]), (0, back[1]), (0, tone), (1, far)))
        seams = []
        for i in range(1, 8):
            u = i / 8
            low = (eave[0] + (end[0] - eave[0]) * u) * side, eave[1] + (end[1] - eave[1]) * u
            seams.append(line((0.0, ridge[1] + (back[1] - ridge[1]) * u), low))
        sheet.lines(*seams, width=1.3, opacity=0.45)
        sheet.pen([*slope, slope[0]], width=2.6)
    gable = line((-eave[0], eave[1]), ridge, eave)
    _stone(sheet, gable, 0.1)
    sheet.fill(ellipse(0, _EAVE - 14, 9), paint=_DARK)
    sheet.pen([*gable, gable[0]], width=2.6)
    sheet.lines([ridge, back], width=4.4)
    sheet.lines([(ridge[0] - 0.8, ridge[1]), (back[0] - 0.8, back[1])], width=1.8, paint=_GOLD)
    spire = line((-10, -222), (0, -279), (10, -222), (0, -214))
    sheet.fill(spire, paint=darker(_LEAD, 0.3))
    sheet.fill(line((-10, -222), (0, -279), (0, -214)), paint=lighter(_LEAD, 0.3))
    sheet.pen([*spire, spire[0]], width=2.2)


def _small_flyer(sheet: Sheet, side: int, foot: Point, size: float) -> None:
    """Draw a buttress that leans on the nave, with the pinnacle of its pier."""
    x, y = foot

    def turned(points: Sequence[Point]) -> Outline:
        return [((x + px * size) * side, y + py * size) for px, py in points]

    tone = 0.06 if side < 0 else 0.26
    arch = turned([(-26, -6), (-8, -14), (10, -6), (18, 14), (10, 16), (4, 2), (-8, -4), (-26, 6)])
    pier = turned([(8, -2), (26, -2), (26, 56), (8, 56)])
    for shape in (arch, pier):
        _stone(sheet, shape, tone)
        sheet.pen([*shape, shape[0]], width=2)
    cap = turned([(7, -2), (17, -32), (27, -2)])
    sheet.fill(cap, paint=darker(_LEAD, 0.1 if side < 0 else 0.3))
    sheet.pen([*cap, cap[0]], width=2)


def _depth(sheet: Sheet, side: int) -> None:
    """Draw what is seen of a tower beside its front: the wall in the shade, and the deck of its roof."""
    left = _BAY if side > 0 else -_WIDE
    right, (dx, dy) = left + _WIDE - _BAY, _BACK
    wall = [(right, _TOP), (right + dx, _TOP + dy), (right + dx, _FOOT + dy), (right, _FOOT)]
    sheet.fill(
        wall,
        paint=sheet.linear((right, 0), (right + dx, 0), (0, _shaded(_STONE, 0.5)), (1, _shaded(_STONE, 0.7))),
    )
    slits = [lancet(right + 0.3 * dx, y + 0.5 * dy, 0.4 * dx, 60) for y in (-132.0, 0.0)]
    sheet.fill(*slits, paint=_DARK)
    sheet.pen([*wall, wall[0]], width=2.4)
    high = _TOP - 14
    deck = [(left - 3, high), (left + dx, high + dy), (right + dx + 3, high + dy), (right + 3, high)]
    sheet.fill(
        deck, paint=sheet.linear((left, high), (right, high + dy), (0, lighter(_LEAD, 0.3)), (1, _LEAD))
    )
    sheet.pen([*deck, deck[0]], width=2.2)
    rim = [
        (right + 3, high),
        (right + dx + 3, high + dy),
        (right + dx + 3, high + dy + 15),
        (right + 3, high + 15),
    ]
    sheet.fill(rim, paint=_shaded(_STONE, 0.5))
    sheet.pen([*rim, rim[0]], width=2.2)


def _flyer(sheet: Sheet, side: int) -> None:
    """Draw a flying buttress: a pier with a pinnacle, and the arch that leans on the tower."""

    def turned(points: Sequence[Point]) -> Outline:
        return [(x * side, y) for x, y in points]

    tone = 0.04 if side < 0 else 0.2
    arch = [
        *cubic((_WIDE - 6, -112), (_WIDE + 18, -104), (_WIDE + 34, -74), (_WIDE + 38, -38)),
        (_WIDE + 24, -30),
        *cubic((_WIDE + 22, -46), (_WIDE + 14, -74), (_WIDE + 6, -82), (_WIDE - 6, -86)),
    ]
    low = [(x, y + 74) for x, y in arch]
    for one in (low, arch):
        shape = turned(one)
        _stone(sheet, shape, tone)
        sheet.pen([*shape, shape[0]], width=2.4)
    pier = turned(
        [
            (_WIDE + 22, -44),
            (_WIDE + 44, -44),
            (_WIDE + 48, 20),
            (_WIDE + 48, _FOOT),
            (_WIDE + 18, _FOOT),
            (_WIDE + 20, 20),
        ]
    )
    _stone(sheet, pier, tone)
    sheet.pen([*pier, pier[0]], width=2.6)
    cap = turned([(_WIDE + 19, -44), (_WIDE + 33, -92), (_WIDE + 47, -44)])
    sheet.fill(cap, paint=darker(_LEAD, 0.1 if side < 0 else 0.3))
    sheet.pen([*cap, cap[0]], width=2.2)
    sheet.lines(turned([(_WIDE + 17, 24), (_WIDE + 50, 24)]), width=2.6)


def _tower(sheet: Sheet, side: int) -> None:
    left = _BAY if side > 0 else -_WIDE
    width = _WIDE - _BAY
    body = box(left, _TOP, width, _FOOT - _TOP)
    _stone(sheet, body, 0.0 if side < 0 else 0.05)
    quad = ((left, _TOP), (left + width, _TOP), (left + width, _FOOT), (left, _FOOT))
    ashlar(sheet, quad, 22, 5, 0.2, 0.26)
    strip = (
        (left + width - 13, _TOP),
        (left + width, _TOP),
        (left + width, _FOOT),
        (left + width - 13, _FOOT),
    )
    sheet.fill(list(strip), paint=_shaded(_STONE, 0.5), opacity=0.34)
    hatch(sheet, strip, 7, 0, 0.35)
    for x in (left + 9, left + 43):
        tall = lancet(x, -128, 28, 92)
        sheet.fill(lancet(x - 4, -126, 36, 102), paint=_shaded(_STONE, 0.24))
        sheet.fill(
            tall, paint=sheet.linear((x, -220), (x, -128), (0, darker(_DARK, 0.3)), (1, lighter(_DARK, 0.18)))
        )
        sheet.lines(
            *[line((x + 3, y), (x + 25, y - 3)) for y in (-184, -168, -152, -136)],
            width=3,
            paint=_shaded(_STONE, 0.28),
        )
        sheet.pen(tall[1:-2], width=2.4)
    _band(sheet, left - 5, _TOP - 14, width + 10, 16)
    _light(sheet, left + 20, 12, 40, 92)
    _door(sheet, left + width / 2, 34)
    _band(sheet, left - 3, _EAVE + 24, width + 6, 12)
    _band(sheet, left - 3, 26, width + 6, 10)
    sheet.pen(body, width=3.2)


def _band(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    shape = box(x, y, width, height)
    _stone(sheet, shape, -0.0, 0.4)
    sheet.pen(shape, width=2.2)


def _light(sheet: Sheet, x: float, base: float, width: float, height: float) -> None:
    """Draw a pair of lit lancets under one arch."""
    whole = lancet(x, base, width, height)
    sheet.fill(lancet(x - 5, base + 2, width + 10, height + 12), paint=_shaded(_STONE, 0.2))
    sheet.fill(whole, paint=_DARK)
    for at, hue in ((x + 4, "#4E86D8"), (x + width / 2 + 2, "#4E86D8")):
        pane = lancet(at, base - 4, width / 2 - 6, height * 0.68)
        sheet.fill(
            pane, paint=sheet.linear((at, base - height), (at, base), (0, lighter(hue, 0.5)), (1, hue))
        )
    sheet.fill(ellipse(x + width / 2, base - height * 0.76, 6.5), paint="#F0C04E")
    sheet.pen(whole[1:-2], width=2.4)


def _door(sheet: Sheet, middle: float, half: float) -> None:
    for share, tone in ((1.0, 0.08), (0.8, 0.24)):
        ring = lancet(middle - half * share, _FOOT, 2 * half * share, 92 * (0.5 + 0.5 * share))
        sheet.fill(ring, paint=_shaded(_STONE, tone))
        sheet.pen(ring[1:-2], width=2)
    door = lancet(middle - half * 0.58, _FOOT, half * 1.16, 66)
    sheet.fill(
        door,
        paint=sheet.linear((middle, 80), (middle, _FOOT), (0, lighter(_DOOR, 0.2)), (1, darker(_DOOR, 0.3))),
    )
    sheet.lines([(middle, 84), (middle, _FOOT)], width=2.4)
    sheet.pen(door[1:-2], width=2.2)


def _bay(sheet: Sheet) -> None:
    """Draw the middle bay with its gallery."""
    body = box(-_BAY, _EAVE, 2 * _BAY, _FOOT - _EAVE)
    _stone(sheet, body, 0.02, 0.2)
    ashlar(sheet, ((-_BAY, _EAVE), (_BAY, _EAVE), (_BAY, _FOOT), (-_BAY, _FOOT)), 18, 14, 0.2, 0.26)
    sheet.pen(body, width=2.6)
    band = box(-_BAY - 2, _EAVE - 8, 2 * _BAY + 4, 30)
    _stone(sheet, band, 0.0, 0.3)
    for i in range(13):
        sheet.fill(lancet(-_BAY + 6 + i * 18.6, _EAVE + 20, 11, 24), paint=_DARK)
    for y in (_EAVE - 9, _EAVE + 22):
        sheet.lines([(-_BAY - 3, y), (_BAY + 3, y)], width=4.8)
        sheet.lines([(-_BAY - 2, y - 0.7), (_BAY + 2, y - 0.7)], width=2, paint=lighter(_STONE, 0.45))
    for x in (-_BAY, _BAY):
        sheet.fill(box(x - 7, _EAVE, 14, _FOOT - _EAVE), paint=_shaded(_STONE, 0.12))
        sheet.fill(box(x - 7, _EAVE, 7, _FOOT - _EAVE), paint=lighter(_STONE, 0.35))
        sheet.pen(box(x - 7, _EAVE, 14, _FOOT - _EAVE), width=2.2)


def _window(sheet: Sheet) -> None:
    """Draw the arch stones round the window, and the dark behind its glass."""
    ring = ellipse(0, 0, 119)
    sheet.fill(ellipse(3.5, 4.5, 121), paint=INK, opacity=0.3)
    sheet.fill(
        ring,
        paint=sheet.linear(
            (-84, -84),
            (84, 84),
            (0, lighter(_STONE, 0.75)),
            (0.5, lighter(_STONE, 0.1)),
            (1, _shaded(_STONE, 0.34)),
        ),
    )
    joints = []
    for i in range(_VOUSSOIRS):
        (x, y), (x1, y1) = (spot(360 * i / _VOUSSOIRS, radius) for radius in (104.0, 119.0))
        joints.append([(x - 200, y - 200), (x1 - 200, y1 - 200)])
    sheet.lines(*joints, width=1.3, opacity=0.5)
    sheet.pen(ring, width=3)
    sheet.lines(ellipse(0, 0, 104.5), width=6, paint=darker(_GOLD, 0.35))
    sheet.lines(arc(0, 0, 104.5, 104.5, 150, 330), width=3.4, paint=lighter(_GOLD, 0.45))
    sheet.fill(ellipse(0, 0, 102), paint="#17120F")


def _steps(sheet: Sheet) -> None:
    """Draw the stairs before the doors, seen from above: the light tread and the dark riser of each step."""
    for number in range(3):
        half, y = _WIDE + 6 + 11 * number, _FOOT - 3 + 10.5 * number
        tread = [(-half, y), (half, y), (half + 9, y + 6), (-half - 9, y + 6)]
        riser = [(-half - 9, y + 6), (half + 9, y + 6), (half + 9, y + 11), (-half - 9, y + 11)]
        sheet.fill(
            tread,
            paint=sheet.linear((-half, y), (half, y), (0, lighter(_STONE, 0.5)), (1, _shaded(_STONE, 0.1))),
        )
        sheet.fill(riser, paint=_shaded(_STONE, 0.4))
        joints = [
            line((x, y), (x * (half + 9) / half, y + 6)) for x in range(-210 + 30 * (number % 2), 211, 60)
        ]
        sheet.lines(*joints, width=1, opacity=0.4)
        sheet.pen([tread[0], tread[1], riser[1], riser[2], riser[3], riser[0], tread[0]], width=2.2)
        sheet.lines([riser[0], riser[1]], width=1.1, opacity=0.6)
