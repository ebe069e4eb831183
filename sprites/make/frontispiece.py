"""Draws the rule book's frontispiece: the left of the title's painting, lower, the table before the city.

The result is `sprites/rules/frontispiece.webp`.
"""

from __future__ import annotations

import pygame
from PIL import Image

from game import paths
from game.screens.title.evening import Evening
from game.ui.theme import Style

_WHOLE, _SHOWN = (2128, 600), 1584
"""The size of the whole painting, and the width that is kept of it: on the rest there is only sky."""
_QUALITY = 82


def draw() -> None:
    """Write the file."""
    pygame.display.set_mode((1, 1))
    painting = Evening(Style(_WHOLE[1] / 1080), _WHOLE, free=_WHOLE[0] * 9 // 10)
    for _ in painting.load():
        pass
    shown = painting.picture(None).subsurface((0, 0, _SHOWN, _WHOLE[1]))
    picture = Image.frombytes("RGB", shown.get_size(), pygame.image.tobytes(shown, "RGB"))
    picture.save(paths.sprites() / "rules" / "frontispiece.webp", quality=_QUALITY, method=6)
