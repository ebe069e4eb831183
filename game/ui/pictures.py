"""Pictures from files: SVG at any size and textures, kept once loaded."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import pygame

from game import paths

_LIMIT_PIXELS = 7_500_000  # 30 MB of pictures; the oldest ones go first
_LARGE = 3_000_000  # pixels; a picture beyond is used once for something that is kept itself
_kept: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()
_kept_pixels = 0


class PictureError(Exception):
    """A picture file is missing or can't be read; the message names the file."""


def svg(name: str, width: float, height: float) -> pygame.Surface:
    """The picture ``sprites/<name>.svg``, to fit into ``width`` × ``height`` pixels, with per-pixel alpha.

    The surface is shared: draw it, don't draw on it. The proportions of the file are kept, so the
    surface may be narrower or lower than asked for. Raises :class:`PictureError`.
    """
    return _keep((name, max(1, round(width)), max(1, round(height))), _load_svg)


def texture(name: str, width: float, height: float) -> pygame.Surface:
    """The texture file ``sprites/textures/<name>`` (with its ending), scaled to fill ``width`` × ``height``.

    The surface is shared and opaque. Raises :class:`PictureError`.
    """
    return _keep((name, max(1, round(width)), max(1, round(height))), _load_texture)


def forget() -> None:
    """Drop every kept picture, for instance after the window changed its size."""
    global _kept_pixels
    _kept.clear()
    _kept_pixels = 0


def _keep(key: tuple[str, int, int], load: Callable[[str, int, int], pygame.Surface]) -> pygame.Surface:
    global _kept_pixels
    picture = _kept.get(key)
    if picture is None:
        picture = load(*key)
        pixels = picture.get_width() * picture.get_height()
        if pixels > _LARGE:
            return picture
        _kept[key] = picture
        _kept_pixels += pixels
        while _kept_pixels > _LIMIT_PIXELS and len(_kept) > 1:
            _, oldest = _kept.popitem(last=False)
            _kept_pixels -= oldest.get_width() * oldest.get_height()
    else:
        _kept.move_to_end(key)
    return picture


def _load_svg(name: str, width: int, height: int) -> pygame.Surface:
    path = paths.sprites() / f"{name}.svg"
    try:
        picture = pygame.image.load_sized_svg(str(path), (width, height))
    except (pygame.error, FileNotFoundError) as error:
        raise PictureError(f"{path}: this picture can't be read ({error}); reinstall the program") from error
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def _load_texture(name: str, width: int, height: int) -> pygame.Surface:
    path = paths.sprites() / "textures" / name
    try:
        picture = pygame.image.load(str(path))
    except (pygame.error, FileNotFoundError) as error:
        raise PictureError(f"{path}: this texture can't be read ({error}); reinstall the program") from error
    if pygame.display.get_surface():
        picture = picture.convert()  # scaling is quicker then
    return pygame.transform.smoothscale(picture, (width, height))
