"""The bare table at the window's upper edge, into which the enlarged city fades beneath the prompt."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.table.city import ground
from game.table.city.daylight import STEPS, draw_front, move_on
from game.ui import surfaces

_BEFORE, _AFTER = 0.7, 0.2  # how far the fade reaches above and below the prompt's lower edge, in its heights


class UpperEdge:
    """The table's wood as it lies at the upper edge of a window of ``size`` pixels, over a ``prompt``.

    The city fades to the right of ``left``, where the prompt begins; before that only slivers would be seen.
    """

    def __init__(self, size: tuple[int, int], prompt: Rect, left: int = 0) -> None:
        self.size, self.prompt = size, prompt
        start, end = (prompt.bottom + round(share * prompt.height) for share in (-_BEFORE, _AFTER))
        table = Surface((size[0], end), pygame.SRCALPHA)
        table.blit(ground.oak(size), (0, 0))
        table.blit(ground.candle_light(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        fade = surfaces.clear((1, end), (255, 255, 255, 255))
        for y in range(max(0, start), end):
            share = (end - y) / (end - start)
            fade.set_at((0, y), (255, 255, 255, round(255 * share * share * (3 - 2 * share))))
        wide = pygame.transform.scale(fade, (size[0] - left, end))
        table.blit(wide, (left, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._table, self.light = table, 0
        self._solid = max(1, start)

    def draw(self, surface: Surface, strength: float, light: int, between: Sequence[Rect]) -> None:
        """Lay the wood over the city with ``strength`` 0 to 1, also ``between`` things that hide the city.

        ``light`` is how far the daylight has moved on, which it only ever does.
        """
        move_on(self._table, self.light, light)
        self.light = light
        table = self._table
        if light % STEPS:
            table = table.copy()
            draw_front(table, light)
        table.set_alpha(round(255 * strength))
        surface.blit(table, (0, 0))
        for gap in between:
            part = Rect(gap.x, 0, gap.width, min(gap.height, self._solid))
            surface.blit(table, gap, part)
