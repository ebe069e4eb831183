"""Draws the picture that browsers keep for the page of a phone, on its home screen or beside its title.

The result is `game/phones/page/icon.png`.
"""

from __future__ import annotations

import pygame

from game import paths
from sprites.make.phone_city import FILE

_SIDE = 180
_GROUND = (30, 19, 11)  # of the page; phones show no transparency there
_EDGE = 12


def draw() -> None:
    """Write the file."""
    picture = pygame.Surface((_SIDE, _SIDE))
    picture.fill(_GROUND)
    side = _SIDE - 2 * _EDGE
    rose = pygame.image.load_sized_svg(paths.sprites() / "cathedral" / "rose.svg", (side, side))
    picture.blit(rose, (_EDGE, _EDGE))
    pygame.image.save(picture, FILE.with_name("icon.png"))
