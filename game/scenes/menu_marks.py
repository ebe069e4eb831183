"""Marks over a menu's controls: the bar that says how far one has scrolled, and the ring of the focus."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game import woodwork
from game.palette import CANDLE, INK


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
    reach = woodwork.ring_reach(u)
    if view is not None:
        surface.set_clip(view.inflate(2 * reach, 2 * reach))
    surface.blit(woodwork.ring(place.width, place.height, u), (place.left - reach, place.top - reach))
    surface.set_clip(None)
