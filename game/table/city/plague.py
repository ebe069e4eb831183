"""The plague sign, stamped over a borough that the plague strikes."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import pictures
from game.ui.easing import ease_out
from game.ui.image_cache import TABLE, cached

LEVELS = 6
"""The number of steps in which the sign grows."""

_WIDE, _HIGH = 0.78, 0.94  # the share of a borough's width and height that the sign takes
_STAMPED = 0.16  # the share of a strike during which the sign grows
_FADING = 0.72  # from this share on, the sign fades
_SMALLEST = 0.62
_PROPORTION = 320 / 300


def level(share: float) -> int:
    """Return the size step of the sign, 0 to ``LEVELS``, at ``share`` (0 to 1) of a strike."""
    return round(LEVELS * ease_out(min(1.0, share / _STAMPED)))


def strength(share: float) -> float:
    """Return the opacity of shadow and sign, 0 to 1, at ``share`` (0 to 1) of a strike."""
    if share >= _FADING:
        return max(0.0, (1 - share) / (1 - _FADING))
    return min(1.0, 0.4 + 0.6 * share / _STAMPED)


@cached(TABLE, megabytes=8)
def sign(room: tuple[int, int], size: int) -> Surface:
    """Return the sign for a borough of ``room`` pixels at size step ``size`` (0 to ``LEVELS``).

    The caller may set its alpha.
    """
    width = round(min(room[0] * _WIDE, room[1] * _HIGH * _PROPORTION))
    full = pictures.svg("pieces/plague", width, width / _PROPORTION)
    share = _SMALLEST + (1 - _SMALLEST) * size / LEVELS
    if size == LEVELS:
        return full.copy()
    return pygame.transform.smoothscale_by(full, share)
