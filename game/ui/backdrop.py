"""What is seen of a screen beneath a sheet: darkened and out of focus."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import materials
from game.ui.scene import Host, Scene

_COARSE = 6
_DARKER = (142, 126, 114)


def beneath(scene: Scene, host: Host) -> Surface:
    """What lies beneath ``scene`` in the window, blurred."""
    return blurred(uncovered(scene, host))


def uncovered(scene: Scene, host: Host) -> Surface:
    """The window without ``scene``, a new surface; the bare table where nothing lies beneath."""
    picture = materials.table(*host.size).copy()
    below = host.beneath(scene)
    if below is not None:
        below.stale = True
        below.draw(picture, 0.0)
        below.stale = True
    return picture


def blurred(picture: Surface) -> Surface:
    """``picture`` as it looks beneath a sheet; a new surface."""
    size = picture.get_size()
    small = pygame.transform.smoothscale(picture, (size[0] // _COARSE or 1, size[1] // _COARSE or 1))
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), size)
    soft.fill(_DARKER, special_flags=pygame.BLEND_RGB_MULT)
    return soft
