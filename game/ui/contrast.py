"""High contrast, for the whole program: letters are black or white, parchment is bleached, wood is dark.

Menus ask their :class:`~game.ui.theme.Look`; the table's painters, who are handed no look, ask here. A change
drops all cached pictures (:mod:`game.ui.image_cache`): they are painted anew.
"""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import image_cache
from game.ui.palette import RGB

_BLACK: RGB = (0, 0, 0)
_WHITE: RGB = (255, 255, 255)
_BLEACH = (255, 250, 238, 196)
_DARKER = (96, 90, 84)
_MIDDLE = 132
"""Colours brighter than this (0 to 255) are written in white: they stand on something dark."""

_high = False


def is_high() -> bool:
    """Whether high contrast is asked for."""
    return _high


def set_high(high: bool) -> None:
    """Ask for high contrast, or not."""
    global _high
    if high != _high:
        _high = high
        image_cache.forget()


def letters(colour: RGB) -> RGB:
    """The colour to write in where ``colour`` was meant."""
    if not _high:
        return colour
    red, green, blue = colour[:3]
    return _WHITE if 0.299 * red + 0.587 * green + 0.114 * blue > _MIDDLE else _BLACK


def ground(colour: RGB) -> RGB:
    """What :func:`letters` of ``colour`` stand out from."""
    return _WHITE if letters(colour) == _BLACK else _BLACK


def bleach(leaf: Surface) -> None:
    """Make parchment that was painted on ``leaf`` light and even, where high contrast is asked for."""
    if _high:
        veil = Surface(leaf.get_size(), pygame.SRCALPHA)
        veil.fill(_BLEACH)
        leaf.blit(veil, (0, 0))


def darken(board: Surface) -> None:
    """Make wood that was painted on ``board`` dark and even, where high contrast is asked for."""
    if _high:
        board.fill(_DARKER, special_flags=pygame.BLEND_RGB_MULT)
