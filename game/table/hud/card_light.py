"""The light on a card: it is bowed a little, and its edges are as thick as card."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import contrast, surfaces
from game.ui.image_cache import SHARED, cached

Size = tuple[int, int]

_ACROSS = (0.93, 0.975, 1.0, 1.0, 0.99, 0.96, 0.91, 0.84)
"""How much of the light falls on a card from its left to its right edge: its middle is nearest to the eye."""
_DOWN = (1.0, 1.0, 1.0, 0.985, 0.955, 0.91)
_SHEEN = (0, 5, 12, 14, 8, 2, 0, 0)
"""What light is added from left to right, where the bow faces it."""
_LIT, _SHADED = (255, 246, 222, 120), (18, 10, 6, 150)
"""The edges that face the light and those that don't."""


def lay(card: Surface, radius: int) -> None:
    """Lay the light on a card with rounded corners; in high contrast it stays flat and plain."""
    if contrast.is_high():
        return
    size = card.get_size()
    dark, sheen = _bow(size)
    card.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    card.blit(sheen, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    card.blit(_edges(size, radius), (0, 0))


@cached(SHARED, megabytes=4, grows=True)
def _bow(size: Size) -> tuple[Surface, Surface]:
    """Return what dims the light on a card of this size, and what is added to it."""
    dark = [[(round(255 * light * share),) * 3 for light in _ACROSS] for share in _DOWN]
    return surfaces.graded(size, dark), surfaces.graded(size, [[(light,) * 3 for light in _SHEEN]])


@cached(SHARED, megabytes=4, grows=True)
def _edges(size: Size, radius: int) -> Surface:
    """Return the edges of a card: bright above and on the left, dark below and on the right."""
    line = max(1, round(size[0] / 95))
    made = surfaces.clear(size)
    for (red, green, blue, strength), step in ((_LIT, line), (_SHADED, -line)):
        edge = surfaces.rounded(size, radius, (red, green, blue, strength)).copy()
        edge.blit(
            surfaces.rounded(size, radius, (0, 0, 0, strength)),
            (step, step),
            special_flags=pygame.BLEND_RGBA_SUB,
        )
        made.blit(edge, (0, 0))
    return made
