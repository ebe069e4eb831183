"""Writes the plates: the boards of cities of 3, 4 and 5 boroughs, and what is laid on them in any size.

A board lies in strips, each of which is read in a moment. ``python -m sprites.make city_plates`` writes them
to ``sprites/city``, with a hash of what they were drawn from.
"""

from __future__ import annotations

import pygame
from PIL import Image, ImageFilter
from pygame import Surface

from game.table.city.plates import STRIPS, WIDTHS
from sprites.make.city import stamp
from sprites.make.city.board import board
from sprites.make.city.houses import sheet
from sprites.make.city.stamp import FOLDER

_QUALITY = 60
_SHARPEN = ImageFilter.UnsharpMask(radius=1.2, percent=60, threshold=0)


def draw() -> None:
    """Write all pictures."""
    pygame.display.set_mode((1, 1))
    FOLDER.mkdir(exist_ok=True)
    for count, width in WIDTHS.items():
        made = _picture(board(count, width)).filter(_SHARPEN)
        high = -(-made.height // STRIPS)
        for row in range(STRIPS):
            strip = made.crop((0, row * high, made.width, min(made.height, (row + 1) * high)))
            _write(strip, f"board_{count}_{row}", _QUALITY)
    _write(_picture(sheet()), "houses", 90)
    stamp.keep()


def _picture(surface: Surface) -> Image.Image:
    return Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))


def _write(picture: Image.Image, name: str, quality: int) -> None:
    picture.save(FOLDER / f"{name}.webp", quality=quality, method=6, exact=True, alpha_quality=70)
