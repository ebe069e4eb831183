"""The bar of expectation: what each seat of a finished game could expect at the displayed moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.table.hud.layout import Layout
from game.ui import surfaces, typesetting
from game.ui.medal import medal
from game.ui.palette import CREAM, PLAYER, SHADE

_FULL = 100.0
"""The prestige that fills a bar; nearly all games end below it."""
_HIGH = 44  # units, at text scale 1
_LETTERS = 28


def height(layout: Layout) -> int:
    """Return the height of the bar in pixels."""
    return layout.px(_HIGH * layout.text_scale**0.7)


def draw(
    surface: Surface, layout: Layout, place: Rect, seats: Sequence[str], expected: Mapping[str, float]
) -> None:
    """Draw medal, bar and number of each seat side by side; a seat without a number has an empty bar."""
    px, gap = layout.px, layout.px(18)
    wide = (place.width - gap * (len(seats) - 1)) // len(seats)
    size = min(round(place.height * 0.8), px(_LETTERS * layout.text_scale))
    figures = typesetting.width("000", size, bold=True)
    for number, seat in enumerate(seats):
        part = Rect(place.left + number * (wide + gap), place.top, wide, place.height)
        disc = medal(seat, round(place.height * 0.82))
        at = surface.blit(disc, disc.get_rect(midleft=part.midleft))
        value = expected.get(seat)
        if value is not None:
            words = typesetting.line(str(round(value)), size, CREAM, bold=True)
            surface.blit(words, words.get_rect(midright=part.midright))
        groove = Rect(at.right + px(8), 0, part.right - figures - px(8) - at.right - px(8), px(18))
        groove.centery = part.centery
        if groove.width <= px(8):
            continue
        bed = groove.inflate(px(6), px(6))
        surface.blit(surfaces.rounded(bed.size, px(8), (*SHADE, 230)), bed)
        filled = groove.copy()
        filled.width = round(groove.width * max(0.0, min(1.0, (value or 0.0) / _FULL)))
        if filled.width > 1:
            pygame.draw.rect(surface, PLAYER[seat], filled, border_radius=px(5))
            pygame.draw.rect(surface, CREAM, filled, max(1, px(2)), border_radius=px(5))
