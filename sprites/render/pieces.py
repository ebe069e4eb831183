"""The pieces as solids, each as large and turned as its drawing."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from sprites.render.solids import Solid, ball, bar, box, lathe, octagon, slab

ABOVE, ASLANT, UPRIGHT = 13.0, 28.0, 50.0
"""Degrees by which the camera is tilted from straight above: for what lies, for cubes, for what stands."""


class Piece(NamedTuple):
    """A piece, and how its drawing shows it."""

    name: str
    build: Callable[[], list[Solid]]
    tilt: float
    size: tuple[int, int]
    """Width and height of the drawing."""
    box: tuple[float, float, float, float] | float
    """Left, top, width and height of what the drawing shows, as shares of its width and height.

    Or the width of the whole picture in the model's units, if its middle is the point above the model's foot.
    """


def _cube(turn: float) -> list[Solid]:
    return [box((1, 1, 1), bevel=0.075, turn=-turn)]


def _pawn() -> list[Solid]:
    foot = [(0.50, 0.0), (0.55, 0.03), (0.56, 0.10), (0.54, 0.17), (0.49, 0.21)]
    body = [(0.47, 0.22), (0.42, 0.40), (0.35, 0.66), (0.27, 0.92), (0.25, 1.02)]
    neck = [(0.36, 1.07), (0.39, 1.12), (0.34, 1.17), (0.24, 1.20)]
    hood = [(0.33, 1.30), (0.37, 1.43), (0.35, 1.57), (0.26, 1.72), (0.13, 1.84), (0.03, 1.90)]
    return [lathe([*foot, *body, *neck, *hood])]


def _bellringer(swing: float) -> list[Solid]:
    """A figure of cardboard on a plinth. ``swing``: degrees by which the bell hangs to the right."""
    flat = (1.0, 0.25, 1.0)
    robe = lathe(
        [(0.30, 0.20), (0.50, 0.48), (0.47, 0.70), (0.45, 0.92), (0.40, 1.10), (0.24, 1.22), (0.05, 1.26)]
    )
    bell = lathe([(0.29, -0.48), (0.22, -0.38), (0.17, -0.26), (0.16, -0.14), (0.06, 0.0)], (0.60, 0, 1.93))
    robe.scale, bell.scale = flat, flat
    bell.rotation_euler = (0, math.radians(-swing), 0)
    return [
        box((1.46, 0.26, 0.20), bevel=0.03),
        robe,
        ball(0.40, (-0.24, 0, 1.05), flat),
        ball(0.35, (0.12, 0, 1.45), flat),
        bar([(0.36, 0, 1.02), (0.56, 0, 1.20), (0.60, 0, 1.50), (0.58, 0, 1.95)], 0.12),
        bell,
    ]


def _disc(radius: float, height: float) -> list[Solid]:
    return [lathe([(radius - 0.02, 0.0), (radius, 0.02), (radius, height - 0.02), (radius - 0.02, height)])]


_CUBE = (0.08, 0.03, 0.84, 0.94)
PIECES = (
    *(
        Piece(f"cube{look}", lambda turn=turn: _cube(turn), ASLANT, (100, 104), _CUBE)
        for look, turn in (("", 28.0), ("_a", 22.0), ("_b", 36.0), ("_c", 42.0))
    ),
    Piece("pawn", _pawn, UPRIGHT, (80, 120), (0.065, 0.03, 0.865, 0.955)),
    Piece("bellringer", lambda: _bellringer(24.0), UPRIGHT, (160, 220), (0.0, 0.07, 0.97, 0.92)),
    Piece("bellringer_swing", lambda: _bellringer(-16.0), UPRIGHT, (160, 220), (0.0, 0.07, 0.81, 0.92)),
    Piece("coin_top", lambda: _disc(0.5, 0.11), ABOVE, (100, 100), (0.04, 0.03, 0.92, 0.935)),
    Piece("prestige", lambda: [slab(octagon(0.5), 0.11)], ABOVE, (100, 100), (0.04, 0.04, 0.92, 0.92)),
    Piece("token", lambda: [slab(octagon(0.5), 0.13)], ABOVE, (100, 100), (0.04, 0.04, 0.92, 0.92)),
)
"""All pieces that cast a shadow."""
