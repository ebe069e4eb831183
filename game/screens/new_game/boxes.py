"""The boxes of the game, one for each edition, as they stand in the shelf of whoever owns them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine import CUSTOM
from game.ui import surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.palette import BRASS, CREAM, OAK, OAK_GAP, RGB, mix, rgb

_LIDS: dict[str, tuple[RGB, str]] = {  # the colour of the lid, and the picture on it
    "anniversary": (rgb("#1F2A5C"), "icons/notredame"),
    "alea-2007": (rgb("#7B1F22"), "cathedral/front"),
    "riogrande-2007": (rgb("#2C5A3C"), "icons/coin"),
    "bluebear": (rgb("#2D6C8C"), "icons/mouse"),
    CUSTOM: (mix(OAK, OAK_GAP, 0.15), "icons/gear"),
}


@cached(MENUS, megabytes=3)
def box(edition: str, side: int) -> Surface:
    """Return an edition's box from above, ``side`` pixels wide and high. Shared, don't draw on it."""
    lid, picture = _LIDS[edition]
    made = surfaces.clear((side, side))
    radius = max(2, side // 40)
    face = Rect((0, 0), lid_size(side))
    deep = side - face.width
    wall = mix(lid, OAK_GAP, 0.62)
    for step in range(deep, 0, -1):  # the walls, to the lower right
        shade = mix(wall, (0, 0, 0), 0.4 * step / deep)
        made.blit(surfaces.rounded(face.size, radius, shade), (step, step))
    top = Surface(face.size)
    for row in range(face.height):
        top.fill(
            mix(mix(lid, CREAM, 0.2), mix(lid, OAK_GAP, 0.3), row / face.height), (0, row, face.width, 1)
        )
    made.blit(surfaces.clipped(top, radius), face)
    line = max(1, side // 60)
    inner = face.inflate(-2 * line * 4, -2 * line * 4)
    made.blit(surfaces.rounded(inner.size, radius, mix(BRASS, CREAM, 0.25), line), inner)
    emblem = surfaces.picture(picture, inner.width * 0.74, inner.height * 0.74)
    surfaces.centred(made, emblem, inner.center)
    light = surfaces.clear(face.size)
    pygame.draw.polygon(light, (255, 240, 205, 30), [(0, 0), (face.width * 0.72, 0), (0, face.height * 0.72)])
    made.blit(light, face)
    edge = surfaces.rounded(face.size, radius, (*mix(lid, CREAM, 0.55), 200), max(1, line // 2 + 1))
    made.blit(edge, (0, 0), Rect(0, 0, face.width, 2 * line))
    made.blit(edge, (0, 0), Rect(0, 0, 2 * line, face.height))
    return made


def lid_size(side: int) -> tuple[int, int]:
    """Return the size of a box's lid, which is at the upper left of its picture."""
    lid = side - max(3, side // 12)
    return lid, lid
