"""The light of the evening on what lies round the city: warm on the left, a little darker on the right."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.ui import contrast, surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.palette import RGB, mix

_LEFT: RGB = (252, 238, 224)
_RIGHT: RGB = (228, 220, 230)
"""What the light at both edges of the window is multiplied by."""


def lay(surface: Surface, boxes: Iterable[Rect], wide: int, reached: float) -> None:
    """Lay the light on what lies in ``boxes`` of a window ``wide`` pixels wide.

    It has ``reached`` so far across the window, 0 to 1; what lies beyond stays as it is.
    """
    if not reached or contrast.is_high():
        return
    for box in boxes:
        if box.right <= reached * wide:
            light = _light(box.size, *(mix(_LEFT, _RIGHT, x / wide) for x in (box.left, box.right)))
            surface.blit(light, box, special_flags=pygame.BLEND_RGB_MULT)


@cached(TABLE, megabytes=2, grows=True)
def _light(size: tuple[int, int], left: RGB, right: RGB) -> Surface:
    """Return the light on something of a size, to multiply. Shared, don't draw on it."""
    return surfaces.graded(size, [(left, right)])
