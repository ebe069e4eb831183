"""How things speed up and slow down on their way: shares of a time become shares of a way."""

from __future__ import annotations

import math

Point = tuple[float, float]


def ease(t: float) -> float:
    """Slow, quick, slow: 0 to 1."""
    return t * t * (3 - 2 * t)


def ease_out(t: float) -> float:
    """Quick, then slow: 0 to 1."""
    return 1 - (1 - t) ** 3


def eased_at(share: float) -> float:
    """When `ease` has come to ``share``: its inverse, 0 to 1."""
    return 0.5 - math.sin(math.asin(1 - 2 * max(0.0, min(1.0, share))) / 3)
