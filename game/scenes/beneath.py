"""What is seen of a screen beneath a sheet: darkened and out of focus."""

from __future__ import annotations

import pygame
from pygame import Surface

_COARSE = 6
_DARKER = (142, 126, 114)


def blurred(picture: Surface) -> Surface:
    """``picture`` as it looks beneath a sheet; a new surface."""
    size = picture.get_size()
    small = pygame.transform.smoothscale(picture, (size[0] // _COARSE or 1, size[1] // _COARSE or 1))
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), size)
    soft.fill(_DARKER, special_flags=pygame.BLEND_RGB_MULT)
    return soft
