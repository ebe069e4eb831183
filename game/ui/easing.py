"""Easing functions: they map a share of the time (0 to 1) to a share of the way (0 to 1)."""

from __future__ import annotations

import math

Point = tuple[float, float]


def ease(t: float) -> float:
    """Return the share of the way at ``t``: slow, fast, slow (smoothstep)."""
    return t * t * (3 - 2 * t)


def ease_out(t: float) -> float:
    """Return the share of the way at ``t``: fast, then slow (cubic)."""
    return 1 - (1 - t) ** 3


def eased_at(share: float) -> float:
    """Return the time at which :func:`ease` reaches ``share``: its inverse."""
    return 0.5 - math.sin(math.asin(1 - 2 * max(0.0, min(1.0, share))) / 3)
