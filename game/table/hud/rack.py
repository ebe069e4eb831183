"""The rack of a hand: a grooved rail of walnut with capped ends, in which the cards stand."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.table.hud.woodwork import frame
from game.ui import contrast, surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CANDLE, SHADE, WALNUT_DARK, WALNUT_LIGHT, mix

Size = tuple[int, int]

_CAP, _EDGE = 20, 6  # how wide the caps at its ends are, and how round its corners, in units
_BACK, _GROOVE = 0.3, 0.14
"""What of the rail is seen behind its groove, and how wide that is, in heights of the rail before it."""
_LIP = 0.26  # its lit lip, in the same
_STREAK, _DARKEST = 26, 150  # how long a streak of its grain is, in units, and how dark


@cached(TABLE, most=4)
def rack(size: Size, u: float) -> tuple[Surface, Surface]:
    """Return what of a rack lies behind the cards, and what before them with its shadow on them.

    ``size`` is that of the rail before the cards; both pictures begin as much higher. Shared, don't draw on
    them.
    """
    wide, tall = size
    behind, before = (surfaces.clear((wide, 2 * tall)) for _ in range(2))
    radius, line = max(2, round(_EDGE * u)), max(1, round(2 * u))
    groove = Rect(0, tall - round(tall * _GROOVE), wide, round(tall * _GROOVE))
    back = Rect(0, groove.top - round(tall * _BACK), wide, round(tall * (_BACK + 1)))
    behind.blit(_wood(back.size, radius, u), back)
    behind.fill(mix(WALNUT_DARK, SHADE, 0.8), groove)

    dark = surfaces.clear((wide, 2 * tall), (*SHADE, 0))
    dark.fill((*SHADE, 150), Rect(3 * line, tall - 2 * line, wide - 6 * line, tall))
    before.blit(surfaces.soft(dark, 3 * line), (0, 0))
    before.blit(_wood(size, radius, u), (0, tall))
    lip = max(2, round(tall * _LIP))
    before.blit(_lit((wide - 2, lip)), (1, tall + 1))
    cap = surfaces.walnut((round(_CAP * u), 2 * tall - back.top), radius, seed=5).copy()
    cap.blit(_lit((cap.get_width() - 2, lip)), (1, 1))
    cap.blit(surfaces.rim(cap.get_size(), radius, line), (0, 0))
    for left in (0, wide - cap.get_width()):
        before.blit(cap, (left, back.top))
    return behind, before


def _wood(size: Size, radius: int, u: float) -> Surface:
    """Return a new piece of a rail, with streaks along it."""
    made = frame(size, radius, seed=11)
    if not contrast.is_high():
        streaks = surfaces.specks((max(2, round(size[0] / (_STREAK * u))), size[1]), _DARKEST, seed=7)
        made.blit(pygame.transform.smoothscale(streaks, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _lit(size: Size) -> Surface:
    """Return the light on a rounded edge: it fades downwards."""
    light = mix(WALNUT_LIGHT, CANDLE, 0.7)
    return surfaces.graded(size, [[(*light, 235)], [(*light, 0)]])
