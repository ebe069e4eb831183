"""What a player is known by: the medal, a disc in the player's colour with the player's symbol; the cube."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import pictures, surfaces
from game.ui.image_cache import SHARED, cached
from game.ui.palette import CREAM, INK, PLAYER, RGB, SYMBOL


@cached(SHARED, most=48)
def medal(colour: str, diameter: int, lit: bool = False) -> Surface:
    """The medal of a colour, ``diameter`` pixels wide; ``lit`` has a light rim. Shared, don't draw on it."""
    face = surfaces.clear((diameter, diameter))
    rim, line = CREAM if lit else INK, max(2, round(diameter * 0.07))
    draw_medal(face, colour, (diameter / 2, diameter / 2), diameter, rim, line, 0.6)
    return face


def draw_medal(
    surface: Surface,
    colour: str,
    centre: tuple[float, float],
    diameter: int,
    rim: RGB,
    line: int,
    share: float = 0.62,
) -> None:
    """Draw the medal of a colour with a rim of so many pixels; its symbol takes a ``share`` of it."""
    surfaces.centred(surface, surfaces.disc(diameter, PLAYER[colour], rim, line), centre)
    surfaces.centred(surface, symbol(colour, diameter * share), centre)


def symbol(colour: str, side: float) -> Surface:
    """The symbol of a colour as it stands out from it. Shared, don't draw on it."""
    light = "" if colour == "yellow" else "_light"
    return surfaces.picture(f"symbols/{SYMBOL[colour]}{light}", side, side)


def draw_colour(surface: Surface, room: Rect, colour: str) -> None:
    """Draw the cube of a player's colour, with its symbol, into the middle of ``room``."""
    side = round(min(room.width, room.height * 0.74))
    try:
        cube = pictures.svg(f"pieces/{colour}_cube", side, side)
        surface.blit(cube, cube.get_rect(center=room.center))
    except pictures.PictureError:
        pygame.draw.circle(surface, PLAYER[colour], room.center, side // 2)
