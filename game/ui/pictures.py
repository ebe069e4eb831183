"""Pictures from files: SVG files at any size, and textures. They are cached."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game import paths
from game.ui.aside import aside
from game.ui.image_cache import FILES, cached
from game.ui.memory import is_shortage
from game.ui.remembered import pictured

_LARGE = 1_200_000  # pixels; a larger texture is not cached, only the picture that is made from it


_SHADE = (16, 8, 2)  # the colour of shadows: that of dark wood


class PictureError(Exception):
    """A picture file is missing or can't be read; the message names the file."""


def svg(name: str, width: float, height: float) -> Surface:
    """Return the picture ``sprites/<name>.svg``, fitted into ``width`` × ``height`` pixels, with alpha.

    If it was rendered from a model (``sprites/<name>.webp``), that is what is returned. It keeps its aspect
    ratio, so the surface may be narrower or lower than asked for. Shared, don't draw on it. Raises
    :class:`PictureError`.
    """
    return _svg(name, max(1, round(width)), max(1, round(height)))


def texture(name: str, width: float, height: float) -> Surface:
    """Return the texture ``sprites/textures/<name>``, scaled to ``width`` × ``height`` pixels.

    ``name`` includes the file's extension. The surface is opaque. Shared, don't draw on it. Raises
    :class:`PictureError`.
    """
    size = max(1, round(width)), max(1, round(height))
    return _load_texture(name, *size) if size[0] * size[1] > _LARGE else _texture(name, *size)


def texture_once(name: str, width: int, height: int) -> Generator[None, None, Surface]:
    """Make what :func:`texture` returns in steps, but don't keep it: large ones, of which a picture is made.

    Raises :class:`PictureError`.
    """
    return (yield from aside(partial(_load_texture, name, width, height)))


def texture_part(name: str, whole: tuple[int, int], part: Rect) -> Surface:
    """Return ``part`` of what :func:`texture` returns for the size ``whole``.

    Of a large texture only the part is scaled. Shared, don't draw on it. Raises :class:`PictureError`.
    """
    if whole[0] * whole[1] <= _LARGE:
        return texture(name, *whole).subsurface(part)
    picture = _read_texture(name)
    across, down = (picture.get_size()[axis] / whole[axis] for axis in (0, 1))
    left, top = int(part.left * across), int(part.top * down)
    wide, high = (max(1, math.ceil(part.width * across)), max(1, math.ceil(part.height * down)))
    piece = Rect(left, top, wide, high).clip(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(piece), part.size)


def shadow(name: str, width: int, height: int, strength: int) -> Surface:
    """Return the shadow ``sprites/shadows/<name>.webp`` in a size, as dark as ``strength`` (0 to 255).

    It was rendered with the room round its piece. Raises :class:`PictureError`.
    """
    picture = _read_shadow(name)
    cast = pygame.transform.smoothscale(picture, (width, height))
    cast.fill((*_SHADE, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return cast


def layer(name: str) -> Surface:
    """Return the painted layer ``sprites/<name>.webp`` in its own size.

    Those of the title have colours that are multiplied by their alpha. Nobody keeps it, so it may be drawn
    on. Raises :class:`PictureError`.
    """
    picture = _read(paths.sprites() / f"{name}.webp", pygame.image.load)
    if not pygame.display.get_surface():
        return picture
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()


def svg_once(name: str, width: float, height: float) -> Surface:
    """Return the picture as :func:`svg` does, but don't keep it: for large ones of which a part is needed.

    Raises :class:`PictureError`.
    """
    return _load_svg(name, max(1, round(width)), max(1, round(height)))


def _load_svg(name: str, width: int, height: int) -> Surface:
    rendered = paths.sprites() / f"{name}.webp"
    if rendered.exists():
        return _fitted(_read(rendered, pygame.image.load), width, height)
    size = width, height
    picture = _read(paths.sprites() / f"{name}.svg", lambda path: pygame.image.load_sized_svg(path, size))
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def _fitted(picture: Surface, width: int, height: int) -> Surface:
    """Return a picture fitted into a room, as SVG files are."""
    across, down = picture.get_size()
    share = min(width / across, height / down)
    picture = picture.convert_alpha() if pygame.display.get_surface() else picture
    size = max(1, round(across * share)), max(1, round(down * share))
    fitted = pygame.transform.smoothscale(picture, size)
    # Scaled, what was opaque has an alpha of 253.
    solid = pygame.mask.from_surface(fitted, 250).to_surface(setcolor=(0, 0, 0, 5), unsetcolor=(0, 0, 0, 0))
    fitted.blit(solid, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return fitted


def _load_texture(name: str, width: int, height: int) -> Surface:
    return pygame.transform.smoothscale(_read_texture(name), (width, height))


@cached(FILES, megabytes=2)
def _read_shadow(name: str) -> Surface:
    """Return a shadow in white, to be tinted."""
    picture = _read(paths.sprites() / "shadows" / f"{name}.webp", pygame.image.load)
    picture = picture.convert_alpha() if pygame.display.get_surface() else picture
    picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture


def _read_texture(name: str) -> Surface:
    picture = _read(paths.sprites() / "textures" / name, pygame.image.load)
    return picture.convert() if pygame.display.get_surface() else picture  # makes scaling faster


def _read(path: Path, load: Callable[[str], Surface]) -> Surface:
    try:
        return load(str(path))
    except (pygame.error, FileNotFoundError) as error:
        if is_shortage(error):
            raise
        raise PictureError(f"{path}: this picture can't be read ({error}); reinstall the program") from error


_svg = cached(FILES, megabytes=12, grows=True)(pictured(_load_svg))
_texture = cached(FILES, megabytes=10)(pictured(_load_texture))
