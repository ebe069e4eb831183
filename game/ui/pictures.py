"""Pictures from files: SVG at any size and textures, kept once loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
from pygame import Surface

from game import paths
from game.ui.image_cache import FILES, cached

_LARGE = 3_000_000  # pixels; a texture beyond is used once for something that is kept itself


class PictureError(Exception):
    """A picture file is missing or can't be read; the message names the file."""


def svg(name: str, width: float, height: float) -> Surface:
    """The picture ``sprites/<name>.svg``, to fit into ``width`` × ``height`` pixels, with per-pixel alpha.

    The surface is shared: draw it, don't draw on it. The proportions of the file are kept, so the
    surface may be narrower or lower than asked for. Raises :class:`PictureError`.
    """
    return _svg(name, max(1, round(width)), max(1, round(height)))


def texture(name: str, width: float, height: float) -> Surface:
    """The texture file ``sprites/textures/<name>`` (with its ending), scaled to fill ``width`` × ``height``.

    The surface is shared and opaque. Raises :class:`PictureError`.
    """
    size = max(1, round(width)), max(1, round(height))
    return _load_texture(name, *size) if size[0] * size[1] > _LARGE else _texture(name, *size)


@cached(FILES, megabytes=20)
def _svg(name: str, width: int, height: int) -> Surface:
    size = width, height
    picture = _read(paths.sprites() / f"{name}.svg", lambda path: pygame.image.load_sized_svg(path, size))
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def _load_texture(name: str, width: int, height: int) -> Surface:
    picture = _read(paths.sprites() / "textures" / name, pygame.image.load)
    if pygame.display.get_surface():
        picture = picture.convert()  # scaling is quicker then
    return pygame.transform.smoothscale(picture, (width, height))


def _read(path: Path, load: Callable[[str], Surface]) -> Surface:
    try:
        return load(str(path))
    except (pygame.error, FileNotFoundError) as error:
        raise PictureError(f"{path}: this picture can't be read ({error}); reinstall the program") from error


_texture = cached(FILES, megabytes=10)(_load_texture)
