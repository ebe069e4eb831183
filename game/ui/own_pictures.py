"""Pictures of persons of one's own: decoded once when they are taken in, and written anew as small PNGs."""

from __future__ import annotations

import io
import struct

import pygame
from pygame import Surface

from game.words.persons import picture_path

SIDE, LARGEST = 512, 40_000
"""The most pixels of a side, and the most bytes, of a picture that is shown or sent."""

_MOST_SIDE = 4096
"""The most pixels of a side of a picture that is decoded."""
_PNG = b"\x89PNG\r\n\x1a\n"
_LARGEST_SVG = 400_000


def rewritten(content: bytes, svg: bool) -> bytes | None:
    """Decode a picture and return it as a PNG of at most :data:`SIDE` and :data:`LARGEST`.

    ``None`` for what is no picture, and for one that is too large to be decoded.
    """
    picture = _decoded(content, svg)
    if picture is None:
        return None
    side = SIDE
    while True:
        scale = min(1.0, side / max(picture.get_size()))
        size = tuple(max(1, round(length * scale)) for length in picture.get_size())
        file = io.BytesIO()
        pygame.image.save(pygame.transform.smoothscale(picture, size), file, "picture.png")
        if file.tell() <= LARGEST or side <= 64:
            return file.getvalue() if file.tell() <= LARGEST else None
        side = int(side * 0.85)


def _decoded(content: bytes, svg: bool) -> Surface | None:
    try:
        if svg:
            if len(content) > _LARGEST_SVG or b"<svg" not in content:
                return None
            picture = pygame.image.load_sized_svg(io.BytesIO(content), (SIDE, SIDE))
        else:
            if content[:8] != _PNG or len(content) < 24:
                return None
            if max(struct.unpack(">II", content[16:24])) > _MOST_SIDE:
                return None
            picture = pygame.image.load(io.BytesIO(content))
    except (pygame.error, ValueError):
        return None
    if 0 in picture.get_size():
        return None
    made = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)  # also from pictures with a palette
    made.blit(picture, (0, 0))
    return made


def own_picture(name: str) -> Surface | None:
    """Return the picture of an own person of the game that is shown; ``None`` where there is none."""
    path = picture_path(name)
    if path is None:
        return None
    try:
        picture = pygame.image.load(path)
    except (pygame.error, OSError):
        return None
    return picture.convert_alpha() if pygame.display.get_surface() else picture
