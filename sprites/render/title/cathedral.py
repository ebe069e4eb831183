"""Notre Dame as a model: a unit is ten metres, the west front stands at ``y = 0``, the nave behind it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from sprites.make import rose
from sprites.render.solids import Point2, Point3, bar, lathe
from sprites.render.title.masonry import arch, block, circle, gable, painted, pinnacle, plate, rect
from sprites.render.title.paints import Paint, Palette

JEWELS = ("#4F8CFF", "#FF4A3A", "#22B0A6", "#FFC23A", "#4F8CFF", "#C06AFF")
_BODY, _GALLERY, _TOP = 4.05, 4.62, 6.9
"""The heights of the front below its open gallery, of the gallery, and of the towers."""
_TOWERS = 1.36  # how far the middles of the towers are from the middle
_PIERS = (-2.06, -0.68, 0.68, 2.06)
_LEVELS = (1.62, 2.02)
"""The foot and the top of the row of kings."""


class Paints(NamedTuple):
    """What the model is made of."""

    stone: Paint
    pale: Paint
    dark: Paint
    lead: Paint
    door: Paint
    lit: Paint
    warm: Paint
    panes: tuple[Paint, ...]


def paints(palette: Palette) -> Paints:
    """Return the paints of the cathedral at dusk."""
    return Paints(
        palette.stone("#D2CBC0", 0.1),
        palette.stone("#E4DED2", 0.08),
        palette.plain("#0B0A10", 0.9),
        palette.roof(("#5F6F86",), 0.22),
        palette.wood("#6A3C20", "#2A150A", 2, fine=3.0),
        palette.glass(("#2F62E0", "#3F8CF0", "#E8A030", "#D03A34", "#2848B8"), 1.1, 9.0),
        palette.glow("#FF9A3C", 1.25),
        tuple(palette.glow(colour, 1.15) for colour in JEWELS),
    )


def build(p: Paints) -> None:
    """Build it."""
    _portals(p)
    _kings(p)
    _windows(p)
    _gallery(p)
    for x in (-_TOWERS, _TOWERS):
        _tower(x, p)
    _piers(p)
    _nave(p)
    _fleche(p)


def _portals(p: Paints) -> None:
    holes = [(x, wide, top) for x, wide, top in ((-1.37, 0.98, 1.34), (0, 1.06, 1.46), (1.37, 0.98, 1.34))]
    front = rect(-2.1, 0, 2.1, _LEVELS[0])
    plate([front, *(arch(x, 0, w, t) for x, w, t in holes)], 0.1, p.stone)
    for x, wide, top in holes:
        for step in range(1, 6):
            w, t = wide * (1 - 0.105 * step), top - 0.062 * step
            outer = arch(x, 0, wide * (1 - 0.105 * (step - 1)) + 0.04, top - 0.062 * (step - 1) + 0.03)
            plate(
                [outer, arch(x, 0, w, t)],
                0.05,
                p.pale if step % 2 else p.stone,
                (0, 0.05 + 0.062 * step, 0),
                worn=0.012,
            )
        w, t = wide * 0.5, top - 0.3
        plate([arch(x, 0.62, w, t)], 0.02, p.pale, (0, 0.42, 0))  # the tympanum
        for side in (-1, 1):
            plate(
                [rect(x + side * w / 4 - w * 0.23, 0, x + side * w / 4 + w * 0.23, 0.62)],
                0.02,
                p.warm if x == 0 else p.door,
                (0, 0.43, 0),
            )
        block((0.06, 0.08, 0.66), (x, 0.4, 0), p.pale)
        if x:
            gable_top = [
                (x - 0.6, 1.36),
                (x, 1.6),
                (x + 0.6, 1.36),
                (x + 0.52, 1.36),
                (x, 1.54),
                (x - 0.52, 1.36),
            ]
            plate([gable_top], 0.06, p.pale, (0, -0.06, 0))


def _kings(p: Paints) -> None:
    low, high = _LEVELS
    count = 28
    step = 4.12 / count
    middles = [-2.06 + step * (number + 0.5) for number in range(count)]
    plate(
        [rect(-2.1, low, 2.1, high), *(arch(x, low + 0.05, step * 0.78, high - 0.06, 4) for x in middles)],
        0.07,
        p.pale,
        (0, -0.06, 0),
        worn=0.004,
    )
    plate([rect(-2.1, low, 2.1, high)], 0.03, p.dark, (0, 0.09, 0))
    for x in middles:
        painted(
            lathe(
                [(0.035, 0), (0.04, 0.13), (0.045, 0.2), (0.02, 0.22), (0.026, 0.25), (0.018, 0.29)],
                (x, 0.0, low + 0.04),
            ),
            p.pale,
        )
    for z in (low, high):
        block((4.34, 0.34, 0.07), (0, 0.02, z - 0.03), p.pale)


def _windows(p: Paints) -> None:
    low, high = _LEVELS[1], _BODY
    middle = 2.86
    bays = [(-1.37, 1.16), (1.37, 1.16)]
    wall = [rect(-2.1, low, 2.1, high), circle(0, middle, 0.66)]
    wall += [arch(x, low + 0.14, wide, high - 0.38) for x, wide in bays]
    plate(wall, 0.12, p.stone)
    plate([circle(0, middle, 0.76), circle(0, middle, 0.665)], 0.1, p.pale, (0, -0.07, 0), worn=0.02)
    _rose((0, 0.1, middle), 0.66, p)
    arc = arch(0, low + 0.1, 1.3, high - 0.16)
    plate([[(x * 1.06, z + 0.03) for x, z in arc], arc], 0.08, p.pale, (0, -0.06, 0), worn=0.015)
    for x, wide in bays:
        outer = arch(x, low + 0.14, wide, high - 0.38)
        lights = [arch(x + side * wide * 0.235, low + 0.14, wide * 0.4, high - 0.8) for side in (-1, 1)]
        eye = circle(x, high - 0.74, 0.15)
        plate([arch(x, low + 0.1, wide + 0.08, high - 0.34), outer], 0.08, p.pale, (0, -0.05, 0), worn=0.015)
        plate([outer, *lights, eye], 0.08, p.pale, (0, 0.1, 0), worn=0.012)
        for number, side in enumerate((-1, 1)):
            foot = x + side * wide * 0.235
            plate([arch(foot, low + 0.14, wide * 0.4, high - 0.8)], 0.01, p.lit, (0, 0.17, 0))
            for z in range(1, 6):
                block((wide * 0.4, 0.02, 0.018), (foot, 0.15, low + 0.14 + z * 0.19), p.dark, 0.002)
            block((0.018, 0.02, 1.2), (foot, 0.15, low + 0.14), p.dark, 0.002)
            block((0.05, 0.07, 0.62), (x + (0.0 if number else 0), -0.02, low + 0.14), p.pale)
        plate([eye], 0.01, p.lit, (0, 0.17, 0))
    plate([rect(-2.1, low, 2.1, high)], 0.02, p.dark, (0, 0.3, 0))
    block((4.4, 0.4, 0.1), (0, 0.04, high - 0.06), p.pale)


def _rose(at: Point3, radius: float, p: Paints) -> None:
    """The window with the panes of the drawn one, each lit from within."""
    unit = radius / 196
    x0, y0, z0 = at
    panes = rose.panes()

    def flat(outline: Iterable[Point2]) -> list[Point2]:
        return [((x - 200) * unit + x0, (200 - y) * unit + z0) for x, y in outline]

    plate(
        [circle(x0, z0, radius), *(flat(pane.outline) for pane in panes)],
        0.06,
        p.pale,
        (0, y0 - 0.03, 0),
        worn=0.006,
    )
    for pane in panes:
        number = 3 if pane.ring in ("centre", "eye") else pane.index * 2 + (pane.ring == "inner")
        plate([flat(pane.outline)], 0.004, p.panes[number % len(p.panes)], (0, y0 + 0.03, 0), worn=0)


def _gallery(p: Paints) -> None:
    """The row of slender arches in the open, before the towers."""
    low, high, count = _BODY, _GALLERY, 24
    step = 4.12 / count
    middles = [-2.06 + step * (number + 0.5) for number in range(count)]
    plate(
        [rect(-2.1, low, 2.1, high), *(arch(x, low + 0.05, step * 0.72, high - 0.12, 5) for x in middles)],
        0.06,
        p.pale,
        (0, -0.08, 0),
        worn=0.005,
    )
    block((4.4, 0.3, 0.06), (0, 0.0, high - 0.02), p.pale)
    for number in range(33):
        block((0.035, 0.035, 0.12), (-2.1 + number * 4.2 / 32, -0.1, high + 0.03), p.pale, 0.004)
    block((4.3, 0.05, 0.03), (0, -0.1, high + 0.15), p.pale, 0.004)


def _tower(x: float, p: Paints) -> None:
    side, low, high = 1.34, _GALLERY - 0.5, _TOP - 0.16
    depth = 1.36
    middle = depth / 2 + 0.06
    block((side * 0.8, depth * 0.8, high - low), (x, middle, low), p.dark)
    for turn, away, wide in (
        (0, depth / 2, side),
        (90, side / 2, depth),
        (180, depth / 2, side),
        (-90, side / 2, depth),
    ):
        angle = math.radians(turn)
        nx, ny = math.sin(angle), -math.cos(angle)
        at = (x + nx * away, middle + ny * away, 0)
        holes = [arch(s * wide * 0.205, low + 0.62, 0.3, high - 0.18) for s in (-1, 1)]
        plate([rect(-wide / 2, low, wide / 2, high), *holes], 0.1, p.stone, at, turn)
        for s in (-1, 1):
            for step, (cut, deep) in enumerate(((0.055, 0.05), (0.11, 0.1))):
                back = (at[0] - nx * deep, at[1] - ny * deep, 0)
                outer = arch(s * wide * 0.205, low + 0.6, 0.36 - 0.055 * step, high - 0.15)
                plate(
                    [outer, arch(s * wide * 0.205, low + 0.64, 0.3 - cut, high - 0.18 - cut)],
                    0.04,
                    p.pale,
                    back,
                    turn,
                    worn=0.006,
                )
            rim = arch(s * wide * 0.205, low + 0.62, 0.36, high - 0.13)
            plate(
                [rim, arch(s * wide * 0.205, low + 0.6, 0.3, high - 0.18)],
                0.06,
                p.pale,
                (at[0] + nx * 0.06, at[1] + ny * 0.06, 0),
                turn,
                worn=0.008,
            )
            for row in range(9):
                z = low + 0.72 + row * 0.17
                aside = s * wide * 0.205
                louvre = block(
                    (0.22, 0.03, 0.05),
                    (
                        at[0] - nx * 0.14 + math.cos(angle) * aside,
                        at[1] - ny * 0.14 + math.sin(angle) * aside,
                        z,
                    ),
                    p.lead,
                    0.004,
                )
                louvre.rotation_euler = (math.radians(-30), 0, angle)
        for part in (-0.5, 0, 0.5):
            block(
                (0.16 if part else 0.11, 0.16, high - low),
                (
                    at[0] + nx * 0.05 + math.cos(angle) * part * wide,
                    at[1] + ny * 0.05 + math.sin(angle) * part * wide,
                    low,
                ),
                p.stone,
            )
    block((side + 0.3, depth + 0.3, 0.1), (x, middle, high - 0.02), p.pale)
    for turn, away, wide in (
        (0, depth / 2 + 0.1, side + 0.2),
        (90, side / 2 + 0.1, depth + 0.2),
        (180, depth / 2 + 0.1, side + 0.2),
        (-90, side / 2 + 0.1, depth + 0.2),
    ):
        angle = math.radians(turn)
        at = (x + math.sin(angle) * away, middle - math.cos(angle) * away, 0)
        holes = [arch((k - 4) * wide / 9.6, high + 0.1, 0.085, high + 0.24, 3) for k in range(9)]
        plate(
            [rect(-wide / 2, high + 0.06, wide / 2, high + 0.28), *holes], 0.05, p.pale, at, turn, worn=0.004
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            pinnacle(
                (x + sx * (side / 2 + 0.08), middle + sy * (depth / 2 + 0.08), high + 0.05),
                0.17,
                0.55,
                p.pale,
            )
    block((side * 0.86, depth * 0.86, 0.12), (x, middle, high + 0.06), p.lead, top=0.8)


def _piers(p: Paints) -> None:
    for x in _PIERS:
        for low, high, wide, deep in (
            (0, 1.62, 0.34, 0.42),
            (1.62, 3.0, 0.3, 0.34),
            (3.0, _BODY, 0.26, 0.26),
        ):
            block((wide, deep, high - low), (x, 0.0, low), p.stone)
            block((wide + 0.06, deep + 0.06, 0.05), (x, 0.0, high - 0.05), p.pale)
        plate([arch(x, 1.02, 0.2, 1.5)], 0.03, p.dark, (0, -0.21, 0))
        painted(
            lathe([(0.06, 0), (0.07, 0.2), (0.03, 0.3), (0.045, 0.34), (0.02, 0.39)], (x, -0.24, 1.05)),
            p.pale,
        )
    for z in (0, 0.1):
        block((4.6 - z, 0.9 - z * 3, 0.06), (0, -0.1, z * 0.6), p.pale)


_AISLE, _NAVE, _LONG = 2.0, 0.78, 11.4


def _nave(p: Paints) -> None:
    block((2 * _NAVE, _LONG, 3.35), (0, 1.0 + _LONG / 2, 0), p.stone)
    block((2 * _AISLE, _LONG, 1.15), (0, 1.0 + _LONG / 2, 0), p.stone)
    block((2 * 1.35, _LONG, 2.0), (0, 1.0 + _LONG / 2, 0), p.stone)
    gable(2 * _NAVE + 0.16, _LONG, 1.0, (0, 1.0, 3.33), p.lead)
    for sx in (-1, 1):
        block((0.06, _LONG, 0.16), (sx * (_NAVE + 0.03), 1.0 + _LONG / 2, 3.3), p.pale)
    transept = 7.0
    block((4.5, 1.4, 3.35), (0, transept + 0.7, 0), p.stone)
    gable(1.56, 4.6, 1.0, (2.3, transept + 0.7, 3.33), p.lead, turn=90)
    for sx in (-1, 1):
        _transept_front(sx, transept + 0.7, p)
    bays = [2.0 + 0.72 * number for number in range(7)] + [9.0 + 0.72 * number for number in range(5)]
    for y in bays:
        for sx in (-1, 1):
            turn = 90 * sx
            window = arch(0, 2.2, 0.38, 3.2)
            plate([arch(0, 2.15, 0.46, 3.26), window], 0.06, p.pale, (sx * (_NAVE + 0.02), y, 0), turn)
            plate([window], 0.01, p.warm, (sx * (_NAVE + 0.012), y, 0), turn)
            block((0.02, 0.02, 0.95), (sx * (_NAVE + 0.03), y, 2.2), p.dark, 0.002)
            low = arch(0, 0.3, 0.36, 1.02)
            plate([low], 0.01, p.warm, (sx * (_AISLE + 0.008), y, 0), turn)
            block((0.02, 0.02, 0.68), (sx * (_AISLE + 0.02), y, 0.3), p.dark, 0.002)
            z = y + 0.36
            block((0.34, 0.17, 2.35), (sx * (_AISLE + 0.14), z, 0), p.stone)
            pinnacle((sx * (_AISLE + 0.14), z, 2.33), 0.2, 0.7, p.pale)
            points = [
                (sx * (_AISLE + 0.05), z, 2.2),
                (sx * 1.6, z, 2.66),
                (sx * 1.2, z, 2.92),
                (sx * _NAVE, z, 3.08),
            ]
            painted(bar([(float(a), float(b), float(c)) for a, b, c in points], 0.05), p.pale)
            block((0.12, 0.12, 0.5), (sx * (_NAVE + 0.03), z, 3.0), p.pale)
            pinnacle((sx * (_NAVE + 0.05), z, 3.4), 0.11, 0.42, p.pale)


def _transept_front(sx: int, y: float, p: Paints) -> None:
    x, turn = sx * 2.27, 90 * sx
    plate(
        [[(-0.74, 0), (0.74, 0), (0.74, 3.4), (0, 4.45), (-0.74, 3.4)], circle(0, 2.55, 0.52)],
        0.1,
        p.stone,
        (x, y, 0),
        turn,
    )
    plate([circle(0, 2.55, 0.6), circle(0, 2.55, 0.5)], 0.08, p.pale, (x + sx * 0.05, y, 0), turn)
    plate([circle(0, 2.55, 0.5)], 0.01, p.lit, (x, y, 0), turn)
    for spoke in range(12):
        angle = math.tau * spoke / 12
        end = (x + sx * 0.03, y + 0.5 * math.cos(angle), 2.55 + 0.5 * math.sin(angle))
        painted(bar([(x + sx * 0.03, y, 2.55), end], 0.018), p.pale)
    for aside in (-0.74, 0.74):
        block((0.24, 0.22, 3.6), (x, y + aside, 0), p.stone)
        pinnacle((x, y + aside, 3.58), 0.22, 1.0, p.pale)


def _fleche(p: Paints) -> None:
    x, y, z = 0.0, 7.7, 4.2
    for low, wide, high in ((0.0, 0.62, 0.5), (0.5, 0.5, 0.55)):
        block((wide, wide, high), (x, y, z + low), p.lead)
    for number in range(8):
        angle = math.tau * (number + 0.5) / 8
        pinnacle((x + 0.3 * math.cos(angle), y + 0.3 * math.sin(angle), z + 0.9), 0.09, 0.6, p.lead)
    painted(
        lathe(
            [(0.3, 0), (0.24, 0.35), (0.13, 1.4), (0.045, 2.6), (0.08, 2.66), (0.001, 3.05)], (x, y, z + 1.0)
        ),
        p.lead,
    )
