"""Marks over a menu's controls: how far one has scrolled, that there is more, and the ring of the focus."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import focus_frame
from game.ui.image_cache import SHARED, cached
from game.ui.palette import CANDLE, INK

FADE = 48
"""Units at an edge of a viewport in which what goes on beyond it fades."""


def draw_fades(surface: Surface, ground: Surface, view: Rect, content: int, scroll: int, u: float) -> None:
    """Let what ``view`` cuts off above and below fade into ``ground``, which is as large as the window.

    ``content`` and ``scroll`` are as in :func:`draw_bar`.
    """
    high = min(round(FADE * u), view.height // 3)
    for edge, hidden, upwards in (
        (view.top, scroll, True),
        (view.bottom - high, content - view.height - scroll, False),
    ):
        place = Rect(view.left, edge, view.width, high).clip(ground.get_rect())
        if hidden > 0 and place.height > 0:
            strip = ground.subsurface(place).convert_alpha()
            strip.blit(_fading(place.size, upwards), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(strip, place)


@cached(SHARED, megabytes=2)
def _fading(size: tuple[int, int], upwards: bool) -> Surface:
    """White that thickens towards the lower edge, or ``upwards``."""
    column = Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        share = (size[1] - y if upwards else y + 1) / size[1]
        column.set_at((0, y), (255, 255, 255, round(255 * min(1.0, share * 1.15) ** 1.4)))
    return pygame.transform.scale(column, size)


def draw_bar(surface: Surface, view: Rect, content: int, scroll: int, u: float) -> None:
    """At the right of ``view``: how much of ``content`` (pixels high) is seen, ``scroll`` pixels down.

    Nothing where all of it is seen. ``u`` is pixels per unit of the 1080p design.
    """
    if content <= view.height:
        return
    groove = Rect(view.right + round(8 * u), view.top, max(4, round(10 * u)), view.height)
    bar = groove.copy()
    bar.height = max(round(40 * u), groove.height * view.height // content)
    bar.top += (groove.height - bar.height) * scroll // (content - view.height)
    pygame.draw.rect(surface, (120, 92, 58), groove, border_radius=groove.width // 2)
    pygame.draw.rect(surface, INK, bar, border_radius=groove.width // 2)
    pygame.draw.rect(surface, CANDLE, bar.inflate(-4, -4), border_radius=groove.width // 2)


def draw_ring(surface: Surface, place: Rect, view: Rect | None, u: float) -> None:
    """Round the control at ``place``; ``view`` is the viewport that it scrolls in, if any."""
    if view is not None:
        reach = 2 * round(focus_frame.REACH * u)
        surface.set_clip(view.inflate(reach, reach))
    focus_frame.draw_round(surface, place, u)
    surface.set_clip(None)
