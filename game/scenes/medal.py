"""A player's medal: a disc in the player's colour with the player's symbol."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.palette import CREAM, INK, PLAYER, SYMBOL
from game.table import panels


@lru_cache(maxsize=48)
def medal(colour: str, diameter: int, lit: bool = False) -> pygame.Surface:
    """The medal of a colour, ``diameter`` pixels wide; ``lit`` has a light rim. Shared, don't draw on it."""
    face = panels.disc(diameter, PLAYER[colour], CREAM if lit else INK, max(2, round(diameter * 0.07))).copy()
    light = "" if colour == "yellow" else "_light"
    sign = panels.picture(f"symbols/{SYMBOL[colour]}{light}", diameter * 0.6, diameter * 0.6)
    panels.centred(face, sign, (diameter / 2, diameter / 2))
    return face
