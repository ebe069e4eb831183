"""The sign of the plague that is stamped over a borough it strikes."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import pictures
from game.ui.easing import ease_out
from game.ui.image_cache import TABLE, cached

LEVELS = 6
"""Sizes that the sign comes in while it swells."""

_WIDE, _HIGH = 0.78, 0.94  # of a borough's room that the sign takes
_STAMPED = 0.16  # the share of a strike in which the sign swells up
_FADING = 0.72  # from this share on it fades
_SMALLEST = 0.62
_PROPORTION = 320 / 300


def level(share: float) -> int:
    """How large the sign is, 0 to ``LEVELS``, when ``share`` (0 to 1) of a strike is over."""
    return round(LEVELS * ease_out(min(1.0, share / _STAMPED)))


def strength(share: float) -> float:
    """How dark shadow and sign are, 0 to 1, when ``share`` (0 to 1) of a strike is over."""
    if share >= _FADING:
        return max(0.0, (1 - share) / (1 - _FADING))
    return min(1.0, 0.4 + 0.6 * share / _STAMPED)


@cached(TABLE, megabytes=8)
def sign(room: tuple[int, int], size: int) -> Surface:
    """The sign for a borough of ``room`` pixels, ``size`` 0 to ``LEVELS``; its alpha may be set anew."""
    width = round(min(room[0] * _WIDE, room[1] * _HIGH * _PROPORTION))
    full = pictures.svg("pieces/plague", width, width / _PROPORTION)
    share = _SMALLEST + (1 - _SMALLEST) * size / LEVELS
    if size == LEVELS:
        return full.copy()
    return pygame.transform.smoothscale_by(full, share)
