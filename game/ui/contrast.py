"""High contrast for the whole program: text is black or white, parchment is bleached, wood is dark.

Menus use their :class:`~game.ui.theme.Style`; the table's painters, which have none, use this module. A
change drops all cached pictures (:mod:`game.ui.image_cache`), so that they are painted again.
"""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import image_cache
from game.ui.disk_cache import disk
from game.ui.palette import RGB

_BLACK: RGB = (0, 0, 0)
_WHITE: RGB = (255, 255, 255)
_BLEACH = (255, 250, 238, 196)
_DARKER = (96, 90, 84)
_MIDDLE = 132
"""Text of a colour brighter than this (0 to 255) becomes white, because its background is dark."""

_high = False


def is_high() -> bool:
    """Return whether high contrast is on."""
    return _high


def set_high(high: bool) -> None:
    """Turn high contrast on or off."""
    global _high
    if high != _high:
        _high = high
        disk.depends_on("contrast", high)
        image_cache.forget()


def letters(colour: RGB) -> RGB:
    """Return the text colour to use for ``colour``: black or white in high contrast."""
    if not _high:
        return colour
    red, green, blue = colour[:3]
    return _WHITE if 0.299 * red + 0.587 * green + 0.114 * blue > _MIDDLE else _BLACK


def ground(colour: RGB) -> RGB:
    """Return the background colour, black or white, that contrasts with :func:`letters` of ``colour``."""
    return _WHITE if letters(colour) == _BLACK else _BLACK


def bleach(leaf: Surface) -> None:
    """In high contrast, make a painted parchment light and even, in place."""
    if _high:
        veil = Surface(leaf.get_size(), pygame.SRCALPHA)
        veil.fill(_BLEACH)
        leaf.blit(veil, (0, 0))


def darken(board: Surface) -> None:
    """In high contrast, make a painted wooden board dark, in place."""
    if _high:
        board.fill(_DARKER, special_flags=pygame.BLEND_RGB_MULT)
