"""The light of the candle on the title's table, which flickers."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

_TICK = 1 / 12
"""Seconds between two pictures."""
_RISE = 1.5
"""Seconds until the light has its full strength."""
_LIGHT = (58, 36, 14)


class CandleLight:
    """Warm air round a flame, drawn over what lies on the ground."""

    def __init__(self, ground: Surface, flame: tuple[int, int], reach: int, frame: Rect) -> None:
        """``flame``: its place; ``reach``: how far it shines in pixels. ``frame``: where it is drawn."""
        self._ground, self._frame = ground, frame
        self._place = Rect(0, 0, 2 * reach, 2 * reach)
        self._place.center = flame
        self._time = self._waited = 0.0
        glow = Surface((64, 64))
        for step in range(32):
            tone = tuple(round(part * (step / 31) ** 2.2) for part in _LIGHT)
            pygame.draw.circle(glow, tone, (32, 32), 32 - step)
        self._glow = pygame.transform.smoothscale(glow, self._place.size)

    def step(self, dt: float) -> bool:
        """Let time pass; return whether it is time to draw again."""
        self._time += dt
        self._waited += dt
        return self._waited >= _TICK

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw the light as it is now; return the places that have changed."""
        self._waited = 0.0
        time, rise = self._time, min(1.0, self._time / _RISE)
        flicker = 0.62 + 0.22 * math.sin(time * 5.1) * math.sin(time * 1.7) + 0.16 * math.sin(time * 11.3 + 1)
        level = round(255 * rise * max(0.0, min(1.0, flicker)))
        light = self._glow.copy()
        light.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        surface.set_clip(self._frame)
        surface.blit(self._ground, self._place, self._place)
        changed = surface.blit(light, self._place, special_flags=pygame.BLEND_RGB_ADD)
        surface.set_clip(None)
        return [changed]
