"""The faces of those who have won, before the rose window of the end scene."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui import faces, surfaces
from game.ui.medal import medal
from game.ui.palette import BRASS, CANDLE, SHADE, mix

_FACE, _FACES, _APART = 0.6, 0.94, 1.04
"""The diameter of a face in widths of the window; of several together, and how far they are apart."""
_BADGE, _LOWER = 0.3, 0.58  # a badge's diameter and its middle below that of its face, in faces
_RING, _SHADOW = 0.035, 0.08  # the gold ring round a face and its shadow, in faces
_SMALLEST = 0.55  # the size with which faces begin to appear


class Crown:
    """Portraits in a row, below each the badge of its colour."""

    def __init__(self, rose: Rect, winners: Sequence[tuple[str, str]]) -> None:
        """``winners``: of each the colour, and the name of a bot with a face, else ``""``."""
        count = len(winners)
        side = round(rose.width * (_FACE if count == 1 else _FACES / count))
        self._middle = rose.center
        wide, tall = round(side * (1.2 + (count - 1) * _APART)), round(side * (1.3 + _BADGE))
        self._picture = surfaces.clear((wide, tall))
        for number, (colour, bot) in enumerate(winners):
            x = wide / 2 + (number - (count - 1) / 2) * side * _APART
            _face(self._picture, colour, bot, (x, tall / 2), side)

    def draw(self, surface: Surface, shown: float) -> None:
        """Draw the faces, which come nearer until ``shown`` is 1."""
        if shown <= 0:
            return
        made = self._picture
        if shown < 1:
            share = _SMALLEST + (1 - _SMALLEST) * shown
            size = round(made.get_width() * share), round(made.get_height() * share)
            made = pygame.transform.smoothscale(made, size)
            made.set_alpha(round(255 * min(1.0, 3 * shown)))
        surfaces.centred(surface, made, self._middle)


def _face(surface: Surface, colour: str, bot: str, at: tuple[float, float], side: int) -> None:
    ring = round(side * (1 + 2 * _RING))
    dark = surfaces.shadow((ring, ring), ring // 2, max(2, round(side * _SHADOW)), 200)
    surfaces.centred(surface, dark, (at[0], at[1] + side * _SHADOW / 2))
    surfaces.centred(surface, surfaces.disc(ring, mix(BRASS, CANDLE, 0.45), SHADE, max(1, side // 90)), at)
    surfaces.centred(surface, faces.seated(colour, side, bot, faces.GLAD, badge=False), at)
    surfaces.centred(surface, medal(colour, round(side * _BADGE), lit=True), (at[0], at[1] + side * _LOWER))
