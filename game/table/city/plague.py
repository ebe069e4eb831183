"""The plague over the city: its darkness, and the sign stamped over a borough that it strikes."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import contrast, pictures, surfaces
from game.ui.easing import ease_out
from game.ui.image_cache import TABLE, cached

LEVELS = 6
"""The number of steps in which the sign grows."""
STAMPED = 0.16
"""The share of a strike during which the sign grows."""

_WIDE, _HIGH = 0.78, 0.94  # the share of a borough's width and height that the sign takes
_FADING = 0.72  # from this share on, the sign fades
_SMALLEST = 0.62
_PROPORTION = 320 / 300


def level(share: float) -> int:
    """Return the size step of the sign, 0 to ``LEVELS``, at ``share`` (0 to 1) of a strike."""
    return round(LEVELS * ease_out(min(1.0, share / STAMPED)))


def strength(share: float) -> float:
    """Return the opacity of shadow and sign, 0 to 1, at ``share`` (0 to 1) of a strike."""
    if share >= _FADING:
        return max(0.0, (1 - share) / (1 - _FADING))
    return min(1.0, 0.4 + 0.6 * share / STAMPED)


_DARK, _DARKNESS = (9, 6, 12), 150
_SPARED = 44  # how dark harbours become, of 255
_SOFT = 6  # pixels of the window in one of the darkness as it is painted


@cached(TABLE, most=1)
def darkness(size: tuple[int, int], u: float, harbours: tuple[tuple[tuple[int, int], ...], ...]) -> Surface:
    """Return the darkness over a part of the window, ``size`` pixels, with soft edges.

    ``harbours`` are outlines in pixels of that part, where it is less dark. The caller may set its alpha.
    """
    small = surfaces.clear((max(2, size[0] // _SOFT), max(2, size[1] // _SOFT)), (*_DARK, 0))
    strength = _DARKNESS // 2 if contrast.is_high() else _DARKNESS
    edge = round(34 * u / _SOFT) + 1
    small.fill((*_DARK, strength), small.get_rect().inflate(-2 * edge, -2 * edge))
    small = pygame.transform.box_blur(small, max(1, edge // 2))
    for spots in harbours:
        pygame.draw.polygon(small, (*_DARK, _SPARED), [(x / _SOFT, y / _SOFT) for x, y in spots])
    small = pygame.transform.box_blur(small, 1)
    return pygame.transform.smoothscale(small, size)


@cached(TABLE, megabytes=40)
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
