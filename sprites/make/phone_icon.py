"""Draws the picture that browsers keep for the page of a phone, on its home screen or beside its title.

The result is `game/phones/page/icon.png`.
"""

from __future__ import annotations

import pygame

from game import paths
from game.ui.palette import CLOTH
from sprites.make.phone_city import FILE

_SIDE = 180
_EDGE = 12


def draw() -> None:
    """Write the file."""
    picture = pygame.Surface((_SIDE, _SIDE))
    picture.fill(CLOTH)  # phones show no transparency there
    side = _SIDE - 2 * _EDGE
    rose = pygame.image.load_sized_svg(paths.sprites() / "cathedral" / "rose.svg", (side, side))
    picture.blit(rose, (_EDGE, _EDGE))
    pygame.image.save(picture, FILE.with_name("icon.png"))
