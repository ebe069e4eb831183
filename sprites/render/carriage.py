"""The carriage as a solid: a coach with four wheels, and the horse that tells its front from its back."""

from __future__ import annotations

import math
from functools import partial

from mathutils import Matrix

from sprites.render.pieces import Piece
from sprites.render.solids import Point3, Solid, ball, bar, box, circle, lathe, slab

TILT = 40.0
"""Degrees by which the camera is tilted from straight above: roof, windows and wheels are all seen."""
WIDTH = 3.04
"""The width of the whole picture."""
_WAYS, _ASIDE = 16, 15.0
HEADINGS = tuple(360 * way / _WAYS + {0: _ASIDE, 8: -_ASIDE}.get(way, 0.0) for way in range(_WAYS))
"""The directions in which carriages are seen, with the clock from the right: see :func:`carriage`.

To the right and to the left a little of their fronts is seen too: their mere sides look flat.
"""
TOP = 1.10
"""How high the roof is."""
DISC = 0.52
"""The radius of the disc with the player's sign, which faces the camera."""
MIDDLE = -0.44
"""Where the coach itself stands, along the way."""
_TYRE, _HUB = 0.15, 0.24  # in radii of a wheel
_WHEELS = ((MIDDLE - 0.44, 0.40), (MIDDLE + 0.50, 0.32))
_BESIDE = 0.54  # how far the wheels stand beside the middle
_HORSE = 0.94  # where its back is

Parts = dict[str, list[Solid]]


def carriage(heading: float) -> Parts:
    """Return a carriage by the paints of its parts; its picture shows its middle in the middle.

    ``heading`` has the degrees on the screen from the right, with the clock.
    """
    turn = _turn(heading)
    parts = _turned(_coach() | _horse() | _wheels(), turn)
    parts["disc"] = [_facing(turn, DISC, 0.05), _facing(turn, DISC * 0.84, 0.08)]
    return parts


def face(heading: float) -> Parts:
    """Return what makes a face of the horse's head: ears and nostrils, a pale blaze; and its pale feet."""
    x = _HORSE
    legs = [(x + along, aside) for along in (-0.22, 0.22) for aside in (-0.11, 0.11)]
    parts = {
        "horse": [bar([(x + 0.27, y, 1.02), (x + 0.23, 1.2 * y, 1.19)], 0.05) for y in (-0.09, 0.09)],
        "pale": [
            bar([(x + 0.37, 0, 1.05), (x + 0.54, 0, 0.91)], 0.062),
            ball(0.125, (x + 0.53, 0, 0.83)),
            *(bar([(a, b, 0.13), (a, b, 0.0)], 0.08) for a, b in legs),
        ],
        "mane": [ball(0.035, (x + 0.40, y, 0.96)) for y in (-0.10, 0.10)],
    }
    return _turned(parts, _turn(heading))


def _turn(heading: float) -> Matrix:
    """Return how a carriage is turned: a direction on the screen is one on the table, seen aslant."""
    way = math.radians(heading)
    return Matrix.Rotation(math.atan2(-math.sin(way) / math.cos(math.radians(TILT)), math.cos(way)), 4, "Z")


def _turned(parts: Parts, turn: Matrix) -> Parts:
    for solid in (solid for group in parts.values() for solid in group):
        solid.matrix_basis = turn @ solid.matrix_basis
    return parts


def _facing(turn: Matrix, radius: float, height: float) -> Solid:
    """Return a disc above the middle of the roof that the camera sees as a circle."""
    disc = slab(circle(radius), height)
    disc.matrix_basis = disc_place(turn) @ disc.matrix_basis
    return disc


def disc_place(turn: Matrix) -> Matrix:
    """Return where the disc is and how it lies, above a coach that is turned."""
    tilt = math.radians(TILT)
    spot = turn @ Matrix.Translation((MIDDLE, 0, TOP + DISC * math.sin(tilt)))
    return Matrix.Translation(spot.translation) @ Matrix.Rotation(tilt, 4, "X")


def _coach() -> Parts:
    return {
        "body": [box((1.16, 0.74, 0.70), (MIDDLE, 0, 0.32), bevel=0.06, top=1.08)],
        "roof": [box((1.40, 0.96, 0.09), (MIDDLE, 0, TOP - 0.09), bevel=0.04)],
        "panes": [
            *(box((0.34, 0.82, 0.30), (MIDDLE + x, 0, 0.62), bevel=0.02) for x in (-0.27, 0.27)),
            box((1.28, 0.42, 0.28), (MIDDLE, 0, 0.64), bevel=0.02),
        ],
        "wood": [
            box((0.30, 0.62, 0.10), (MIDDLE + 0.78, 0, 0.56), bevel=0.03),
            bar([(MIDDLE + 0.5, 0, 0.34), (_HORSE + 0.1, 0, 0.42)], 0.06),
        ],
    }


def _wheels() -> Parts:
    parts: Parts = {"tyres": [], "wheels": [], "hubs": []}
    for x, radius in _WHEELS:
        for side in (-1, 1):
            at = x, side * _BESIDE, radius
            parts["tyres"].append(_round(radius, 0.10, at, side))
            parts["wheels"].append(_round(radius * (1 - _TYRE), 0.12, at, side))
            parts["hubs"].append(_round(radius * _HUB, 0.20, at, side))
    return parts


def _round(radius: float, thick: float, at: Point3, side: int) -> Solid:
    """Return a disc that stands upright along the way, thick to one side."""
    disc = lathe([(radius, 0.0), (radius, thick)], at)
    disc.rotation_euler = (-side * math.pi / 2, 0, 0)
    return disc


def _horse() -> Parts:
    x = _HORSE
    legs = [(x + along, aside) for along in (-0.22, 0.22) for aside in (-0.11, 0.11)]
    return {
        "blanket": [ball(0.31, (x - 0.03, 0, 0.56), (1.05, 0.72, 0.76))],
        "horse": [
            *(bar([(a, b, 0.5), (a, b, 0.0)], 0.07) for a, b in legs),
            bar([(x + 0.16, 0, 0.60), (x + 0.32, 0, 0.98)], 0.125),
            bar([(x + 0.29, 0, 1.0), (x + 0.50, 0, 0.84)], 0.105),
            ball(0.15, (x + 0.24, 0, 0.56), (1.0, 1.1, 1.3)),
        ],
        "mane": [
            bar([(x + 0.06, 0, 0.80), (x + 0.20, 0, 1.10), (x + 0.30, 0, 1.13)], 0.06),
            bar([(x - 0.32, 0, 0.66), (x - 0.44, 0, 0.50), (x - 0.46, 0, 0.28)], 0.06),
        ],
    }


def _solids(heading: float) -> list[Solid]:
    return [solid for group in carriage(heading).values() for solid in group]


CARRIAGES = tuple(
    Piece(f"coach_{way}", partial(_solids, heading), TILT, (100, 100), WIDTH)
    for way, heading in enumerate(HEADINGS)
)
"""The carriage in all directions, as a shape that casts a shadow."""
