"""The cathedral as it stands in the city: a low west front round its rose window, and the nave behind it."""

from sprites.make.buildings import lancet
from sprites.make.geometry import arc, box, ellipse, line
from sprites.make.minster_nave import back, nave
from sprites.make.palette import INK, darker, lighter
from sprites.make.rose import spot
from sprites.make.sheet import Sheet
from sprites.make.stone import DARK, STONE, band, block, courses, face, roof, shaded

SIDE, RADIUS = 610.0, 100.0
"""The side of the square field, and the radius of the window in its middle."""
_MIDDLE = SIDE / 2
_GOLD, _DOOR = "#D9A441", "#6B3320"
_BAY, _WIDE = 124.0, 204.0  # how far the middle bay and the towers reach from the axis
_FOOT, _EAVE, _TOP = 142.0, -142.0, -188.0
_DEEP = 34.0  # how far behind its front the back of a tower lies
_KINGS, _KING = 20.0, 16.0  # where the kings stand on the towers, and how much room each has
_VOUSSOIRS = 36


def minster(sheet: Sheet) -> None:
    """Draw the cathedral, with a dark hole where its window is."""
    sheet.open(f"translate({_MIDDLE:g} {_MIDDLE:g})")
    nave(sheet)
    for side in (-1, 1):
        _flyer(sheet, side)
        _depth(sheet, side)
        _tower(sheet, side)
    _bay(sheet)
    _window(sheet)
    _steps(sheet)
    sheet.close()


def _depth(sheet: Sheet, side: int) -> None:
    """Draw what is seen of a tower behind its front: the wall in the shade, and its flat roof."""
    left = _BAY if side > 0 else -_WIDE
    right, high = left + _WIDE - _BAY, _TOP - 14
    edge = [(right, _TOP), (right, _FOOT)]
    block(sheet, [*edge, *back(edge, _DEEP)[::-1]], 0.6)
    slit = back([(right, -150), (right, -98)], _DEEP / 2)
    sheet.lines(slit, width=4, paint=DARK)
    front = [(left - 4, high), (right + 4, high)]
    rim = [*front, *back(front, _DEEP)[::-1]]
    block(sheet, rim, 0.0)
    inner = [(left + 6, high - 5), (right - 5, high - 5)]
    roof(sheet, [*inner, *back(inner, _DEEP - 10)[::-1]], -0.2 if side < 0 else 0.16)
    edge = [(right + 4, high), (right + 4, _TOP)]
    block(sheet, [*edge, *back(edge, _DEEP)[::-1]], 0.5)


def _flyer(sheet: Sheet, side: int) -> None:
    """Draw the buttress beside a tower: a pier with a pinnacle."""
    near, far, tone = (_WIDE - 2) * side, (_WIDE + 34) * side, 0.02 if side < 0 else 0.4
    block(sheet, [(near, -44), (far, -30), (far, _FOOT), (near, _FOOT)], tone, 2.6)
    courses(sheet, min(near, far), -24, abs(far - near), _FOOT + 24)
    sheet.lines([(near, 30), (far + 3 * side, 30)], width=2.6)
    middle = (_WIDE + 21) * side
    roof(sheet, [(middle - 16, -32), (middle, -84), (middle + 16, -32)], -0.1 if side < 0 else 0.3)


def _tower(sheet: Sheet, side: int) -> None:
    left, width = _BAY if side > 0 else -_WIDE, _WIDE - _BAY
    tone = 0.0 if side < 0 else 0.3
    body = box(left, _TOP, width, _FOOT - _TOP)
    face(sheet, body, tone)
    courses(sheet, left, _TOP, width, _FOOT - _TOP)
    for x in (left + 8, left + width - 36):
        sheet.fill(lancet(x - 4, -124, 36, 62), paint=shaded(STONE, 0.34 + tone))
        tall = lancet(x, -124, 28, 56)
        fade = sheet.linear((x, -180), (x + 28, -124), (0, darker(DARK, 0.4)), (1, lighter(DARK, 0.2)))
        sheet.fill(tall, paint=fade)
        sheet.lines([(x + 14, -172), (x + 14, -125)], width=3, paint=shaded(STONE, 0.3))
        sheet.pen(tall[1:-2], width=2.2)
    band(sheet, left - 5, _TOP - 14, width + 10, 16, tone)
    band(sheet, left - 3, _EAVE + 22, width + 6, 10, tone)
    _light(sheet, left + 20, 2, 40, 84)
    _kings(sheet, left, width, tone)
    _portal(sheet, left + width / 2, 36, tone)
    for x in (left, left + width - 10):
        block(sheet, box(x, _TOP + 2, 10, _FOOT - _TOP - 2), tone + (0.0 if x == left else 0.24))
    sheet.pen(body, width=3.2)


def _kings(sheet: Sheet, left: float, width: float, tone: float) -> None:
    """Draw the gallery of kings: pale figures in dark niches."""
    sheet.fill(box(left, _KINGS - 6, width, 34), paint=shaded(STONE, 0.3 + tone))
    for number in range(round((width - 20) / _KING)):
        x = left + 12 + number * _KING
        sheet.fill(lancet(x, _KINGS + 24, _KING - 3, 27), paint=DARK)
        figure = [(x + 4, _KINGS + 24), (x + 4, _KINGS + 9), (x + 9, _KINGS + 9), (x + 9, _KINGS + 24)]
        sheet.fill(figure, ellipse(x + 6.5, _KINGS + 5, 2.8), paint=shaded(lighter(STONE, 0.4), tone))
    for y, height in ((_KINGS - 12, 8), (_KINGS + 24, 7)):
        band(sheet, left - 3, y, width + 6, height, tone)


def _light(sheet: Sheet, x: float, base: float, width: float, height: float) -> None:
    """Draw a pair of lit lancets under one arch."""
    whole = lancet(x, base, width, height)
    sheet.fill(lancet(x - 5, base + 2, width + 10, height + 12), paint=shaded(STONE, 0.3))
    sheet.fill(whole, paint=DARK)
    for at, hue in ((x + 4, "#4E86D8"), (x + width / 2 + 2, "#4E86D8")):
        pane = lancet(at, base - 4, width / 2 - 6, height * 0.68)
        sheet.fill(
            pane, paint=sheet.linear((at, base - height), (at, base), (0, lighter(hue, 0.5)), (1, hue))
        )
    sheet.fill(ellipse(x + width / 2, base - height * 0.76, 6.5), paint="#F0C04E")
    sheet.pen(whole[1:-2], width=2.4)


def _portal(sheet: Sheet, middle: float, half: float, tone: float) -> None:
    """Draw a portal: arches within arches, each deeper in the shade, and the door."""
    for share, deep in ((1.0, 0.04), (0.84, 0.34), (0.7, 0.16), (0.58, 0.5)):
        ring = lancet(middle - half * share, _FOOT, 2 * half * share, 86 * (0.46 + 0.54 * share))
        sheet.fill(ring, paint=shaded(STONE, min(0.7, deep + tone)))
        sheet.pen(ring[1:-2], width=1.7)
    door = lancet(middle - half * 0.44, _FOOT, half * 0.88, 54)
    fade = sheet.linear((middle, 90), (middle, _FOOT), (0, darker(_DOOR, 0.5)), (1, lighter(_DOOR, 0.14)))
    sheet.fill(door, paint=fade)
    sheet.lines([(middle, 92), (middle, _FOOT)], width=2.2)
    sheet.pen(door[1:-2], width=2)


def _bay(sheet: Sheet) -> None:
    """Draw the middle bay with its gallery."""
    body = box(-_BAY, _EAVE, 2 * _BAY, _FOOT - _EAVE)
    face(sheet, body, 0.04, 0.32)
    courses(sheet, -_BAY, _EAVE, 2 * _BAY, _FOOT - _EAVE)
    sheet.pen(body, width=2.6)
    block(sheet, box(-_BAY - 2, _EAVE - 8, 2 * _BAY + 4, 30), 0.04)
    for i in range(13):
        x = -_BAY + 6 + i * 18.6
        sheet.fill(lancet(x - 2, _EAVE + 21, 15, 27), paint=shaded(STONE, 0.3))
        sheet.fill(lancet(x, _EAVE + 20, 11, 23), paint=darker(DARK, 0.3))
    for y in (_EAVE - 9, _EAVE + 22):
        sheet.lines([(-_BAY - 3, y), (_BAY + 3, y)], width=4.8)
        sheet.lines([(-_BAY - 2, y - 0.7), (_BAY + 2, y - 0.7)], width=2, paint=lighter(STONE, 0.45))


def _window(sheet: Sheet) -> None:
    """Draw the arch stones round the window, and the dark behind its glass."""
    ring = ellipse(0, 0, 119)
    sheet.fill(ellipse(3.5, 4.5, 121), paint=INK, opacity=0.3)
    sheet.fill(
        ring,
        paint=sheet.linear(
            (-84, -84),
            (84, 84),
            (0, lighter(STONE, 0.75)),
            (0.5, lighter(STONE, 0.1)),
            (1, shaded(STONE, 0.34)),
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
            paint=sheet.linear((-half, y), (half, y), (0, lighter(STONE, 0.5)), (1, shaded(STONE, 0.1))),
        )
        sheet.fill(riser, paint=shaded(STONE, 0.4))
        joints = [
            line((x, y), (x * (half + 9) / half, y + 6)) for x in range(-210 + 30 * (number % 2), 211, 60)
        ]
        sheet.lines(*joints, width=1, opacity=0.4)
        sheet.pen([tread[0], tread[1], riser[1], riser[2], riser[3], riser[0], tread[0]], width=2.2)
        sheet.lines([riser[0], riser[1]], width=1.1, opacity=0.6)
