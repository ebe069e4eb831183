"""What lies on the title's table by candlelight: cubes, a carriage, messages, coins, cards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import bpy

from sprites.make import rose
from sprites.make.glyphs import SYMBOLS
from sprites.make.palette import PIECES as COLOURS
from sprites.make.palette import SYMBOL_OF
from sprites.render.carriage import MIDDLE, TOP, carriage
from sprites.render.pieces import PIECES
from sprites.render.solids import Point2, Point3, Solid, ball, bar, box, circle, inlay, lathe, octagon, slab
from sprites.render.title.masonry import block, painted
from sprites.render.title.paints import Paint, Palette

_SHAPES = {piece.name: piece for piece in PIECES}
EDGE = 3.2
"""How far away the table ends."""
FLAME: Point3 = (-9.2, 1.1, 4.15)
"""Where the candle burns."""


def flat(
    outlines: Iterable[Sequence[Point2]], paint: Paint, at: Point3, side: float, turn: float = 0.0
) -> Solid:
    """Return outlines, in a square of 100 units with ``y`` downwards, as an inlay that lies flat."""
    sign = inlay(outlines, side, at[2], turn)
    sign.location = at
    return painted(sign, paint)


def moved(solids: list[Solid], at: Point3, turn: float = 0.0, scale: float = 1.0, tip: float = 0.0) -> None:
    """Move things together: turn them, enlarge them, set them down."""
    hand = bpy.data.objects.new("hand", None)
    bpy.context.scene.collection.objects.link(hand)
    for solid in solids:
        solid.parent = hand
    hand.location, hand.scale = at, (scale,) * 3
    hand.rotation_euler = (math.radians(tip), 0, math.radians(turn))


def build(palette: Palette) -> None:
    """Lay the table."""
    _table(palette)
    candle(palette, (FLAME[0], FLAME[1], 0.0))
    for number, (colour, x, y, z, turn) in enumerate(
        (
            ("red", -5.7, 0.3, 0.0, -26.0),
            ("blue", -4.3, 0.7, 0.0, -40.0),
            ("yellow", -5.05, 0.5, 1.12, -34.0),
            ("green", -2.75, 0.0, 0.0, -20.0),
            ("purple", 3.15, 1.75, 0.0, -48.0),
        )
    ):
        _cube(palette, colour, (x, y, z), turn, number)
    _carriage(palette, (0.3, 1.15, 0.0), 14.0)
    _pawn(palette, "blue", (-7.3, 0.9, 0.0))
    for x, y, z, turn in ((-4.3, -1.1, 0.0, 9.0), (-1.5, -1.1, 0.0, 10.0), (-1.25, -0.95, 0.13, -14.0)):
        _message(palette, (x, y, z), turn)
    _coins(palette)
    _cards(palette)


def _table(palette: Palette) -> None:
    wood = palette.wood("#7A4A2A", "#3A2012", 0, rough=0.32, fine=0.5)
    for number in range(5):
        block((80, 2.35, 0.5), (number * 7.3 - 12, EDGE - 1.2 - 2.4 * number, -0.5), wood, 0.05)
    block((80, 0.5, 0.26), (0, EDGE + 0.05, -0.3), palette.wood("#5C3820", "#2A170C", 0, fine=0.5), 0.08)


def candle(palette: Palette, at: Point3, scale: float = 1.0) -> None:
    """Set down a burning candle in its dish."""
    brass = palette.plain("#C9973F", 0.25, metal=1.0)
    wax = palette.plain("#F2E2BC", 0.45, gloss=0.4)
    dish = [
        (0.001, 0.0),
        (0.9, 0.0),
        (1.25, 0.1),
        (1.34, 0.26),
        (1.28, 0.26),
        (1.15, 0.14),
        (0.5, 0.1),
        (0.3, 0.2),
        (0.24, 0.55),
        (0.4, 0.62),
        (0.42, 0.95),
        (0.46, 1.0),
        (0.001, 1.0),
    ]
    handle = bar(
        [
            (1.25 + 0.36 * math.cos(a), 0, 0.36 + 0.34 * math.sin(a))
            for a in [math.tau * k / 20 for k in range(20)]
        ],
        0.07,
        closed=True,
    )
    solids = [painted(lathe(dish), brass), painted(handle, brass)]
    solids.append(painted(lathe([(0.34, 0.95), (0.35, 3.2), (0.33, 3.42), (0.28, 3.46), (0.001, 3.36)]), wax))
    for angle, top, low in ((-1.9, 3.4, 2.5), (-0.9, 3.4, 2.9), (-2.7, 3.4, 2.2)):
        a, b = 0.33 * math.cos(angle), 0.33 * math.sin(angle)
        solids += [painted(bar([(a, b, top), (a, b, low)], 0.075), wax), painted(ball(0.1, (a, b, low)), wax)]
    wick = bar([(0, 0, 3.3), (0.02, 0, 3.62), (0.06, 0, 3.7)], 0.035)
    solids.append(painted(wick, palette.plain("#1A1210", 0.9)))
    flame = painted(
        lathe(
            [(0.001, -0.42), (0.11, -0.3), (0.155, -0.12), (0.12, 0.16), (0.05, 0.42), (0.001, 0.62)],
            (0, 0, 4.0),
        ),
        palette.glow("#FFE6B0", 1.25),
    )
    flame.visible_shadow = False
    moved([*solids, flame], at, scale=scale)


def _cube(palette: Palette, colour: str, at: Point3, turn: float, number: int) -> None:
    """Set down a cube with its sign on three sides, as all show it."""
    paint = palette.wood(COLOURS[colour], _deep(COLOURS[colour]), number % 3, rough=0.35, fine=0.8)
    solids = [painted(box((1, 1, 1), bevel=0.07), paint)]
    ink = palette.plain("#F4E9CF" if colour != "yellow" else "#2B1A0E", 0.7)
    sign = SYMBOLS[SYMBOL_OF[colour]]
    solids.append(flat(sign, ink, (0, 0, 1.0), 0.62))
    for side in (-1, 1):
        upright = flat(sign, ink, (side * 0.5 if side > 0 else 0, 0 if side > 0 else -0.5, 0.5), 0.62)
        upright.rotation_euler = (math.pi / 2, 0, math.pi / 2 if side > 0 else 0)
        solids.append(upright)
    moved(solids, at, turn, 1.12)


def _deep(colour: str) -> str:
    parts = [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(part * 0.72):02X}" for part in parts)


def _carriage(palette: Palette, at: Point3, turn: float) -> None:
    """Set down the red player's carriage, with lit windows."""
    parts = carriage(0)
    for disc in parts.pop("disc"):  # here it lies flat on the roof
        bpy.data.objects.remove(disc)
    red, dark = COLOURS["red"], palette.wood("#4A2C18", "#22120A", 0, rough=0.4)
    body = palette.wood(red, _deep(red), 0, rough=0.3)
    paints = {
        "body": body,
        "roof": body,
        "panes": palette.glow("#FFB050", 0.95),
        "wood": dark,
        "tyres": dark,
        "wheels": palette.wood("#A8763C", "#7A5028", 0, rough=0.4),
        "hubs": dark,
        "blanket": body,
        "horse": palette.wood("#7A4E2C", "#54341C", 1, rough=0.45),
        "mane": palette.plain("#1A1210", 0.8),
    }
    solids = [painted(solid, paints[part]) for part, group in parts.items() for solid in group]
    disc = slab(circle(0.42), 0.03)
    disc.location = (MIDDLE, 0, TOP)
    solids += [
        painted(disc, palette.plain("#F4E9CF", 0.6)),
        flat(SYMBOLS["crown"], palette.plain("#2B1A0E", 0.8), (MIDDLE, 0, TOP + 0.035), 0.6),
    ]
    moved(solids, at, turn, 1.5)


def _pawn(palette: Palette, colour: str, at: Point3) -> None:
    solids = _SHAPES["pawn"].build()
    for solid in solids:
        painted(solid, palette.wood(COLOURS[colour], _deep(COLOURS[colour]), 2, rough=0.32))
        for face in solid.data.polygons:
            face.use_smooth = True
    dark = palette.plain("#120A08", 0.8)
    solids.append(painted(ball(0.25, (0.05, -0.2, 1.5), (0.85, 0.65, 1.0)), dark))
    moved(solids, at, 0.0, 1.05)


def _message(palette: Palette, at: Point3, turn: float) -> None:
    card = palette.plain("#EADCB8", 0.7, gloss=0.2)
    rim = palette.wood("#8A5A32", "#4A2C16", 0, rough=0.4)
    solids = [painted(slab(octagon(0.98), 0.13), rim), painted(slab(octagon(0.84), 0.16), card)]
    solids.append(
        painted(
            lathe(
                [
                    (0.001, 0.16),
                    (0.46, 0.16),
                    (0.5, 0.2),
                    (0.47, 0.25),
                    (0.36, 0.26),
                    (0.34, 0.23),
                    (0.001, 0.23),
                ]
            ),
            palette.plain("#A81E16", 0.3, coat=0.5),
        )
    )
    solids.append(flat(SYMBOLS["lily"], palette.plain("#7A0F0A", 0.4, coat=0.3), (0, 0, 0.235), 0.5))
    moved(solids, at, turn, 0.82)


def _coins(palette: Palette) -> None:
    gold = palette.plain("#D8A23C", 0.26, metal=1.0)
    dark = palette.plain("#8A5A18", 0.4, metal=0.8)
    heap = [(-6.4, -0.9, n * 0.13) for n in range(6)] + [(-7.5, -0.6, n * 0.13) for n in range(3)]
    heap += [(-7.2, -1.5, 0.0), (-8.6, -1.2, 0.0), (0.45, -1.5, 0.0)]
    for number, (x, y, z) in enumerate(heap):
        aside = 0.04 * math.sin(number * 2.4)
        coin = painted(
            lathe(
                [(0.46, 0.0), (0.48, 0.02), (0.48, 0.1), (0.46, 0.12), (0.4, 0.12), (0.385, 0.105)],
                (x + aside, y, z),
            ),
            gold,
        )
        for face in coin.data.polygons:
            face.use_smooth = False
        arms = []
        for quarter in range(4):
            angle = math.radians(90 * quarter + number * 37)
            shape = [(5, 5), (14, 34), (-14, 34), (-5, 5)]
            arms.append(
                [
                    (
                        50 + a * math.cos(angle) - b * math.sin(angle),
                        50 + a * math.sin(angle) + b * math.cos(angle),
                    )
                    for a, b in shape
                ]
            )
        flat(arms, dark, (x + aside, y, z + 0.108), 0.9)


def _cards(palette: Palette) -> None:
    back = palette.plain("#16284E", 0.55)
    edge = palette.plain("#EADCB8", 0.7)
    gold = palette.plain("#D9B45A", 0.35, metal=0.8)
    openings = [[(x / 4, y / 4) for x, y in pane.outline] for pane in rose.panes()]
    disc = [(50 + 49 * math.cos(math.tau * k / 48), 50 + 49 * math.sin(math.tau * k / 48)) for k in range(48)]
    for number in range(4):
        z = 0.02 + 0.05 * number
        turn = 38 - 17 * number
        solids = [painted(box((1.9, 2.7, 0.035), (0, 1.2, 0), bevel=0.015), edge)]
        solids.append(painted(box((1.76, 2.56, 0.02), (0, 1.2, 0.02), bevel=0.01), back))
        solids.append(flat([disc, *openings], gold, (0, 1.2, 0.042), 1.4))
        for inset in (0.06, 0.12):
            x, y = 88 - inset * 100, 128 - inset * 100
            ring = [
                [(50 - x, 50 - y), (50 + x, 50 - y), (50 + x, 50 + y), (50 - x, 50 + y)],
                [
                    (50 - x + 2, 50 - y + 2),
                    (50 + x - 2, 50 - y + 2),
                    (50 + x - 2, 50 + y - 2),
                    (50 - x + 2, 50 + y - 2),
                ],
            ]
            solids.append(flat(ring, gold, (0, 1.2, 0.042), 1.0))
        moved(solids, (2.1 + number * 0.14, -1.45, z), turn)
