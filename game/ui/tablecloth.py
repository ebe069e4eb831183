"""The cloth on which everything lies, in menus and in play, by the light of one candle."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from functools import lru_cache, partial
from math import exp, hypot

import pygame
from pygame import Surface

from game.ui import contrast, pictures, surfaces
from game.ui.aside import aside, at_once
from game.ui.image_cache import FILES, cached
from game.ui.palette import CLOTH, RGB, mix

Size = tuple[int, int]

_POOL = (0.52, 0.43)
"""The middle of the candle's light, in shares of the window: over the board, a little to the upper left."""
_SHEEN = (206, 178, 140)
"""How much the cloth itself shines there, beside the light that lies on everything."""
_NEAR, _FAR = (274, 261, 240), (56, 74, 106)
"""The light beside the candle, and that of the night far off."""
_MORNING: tuple[tuple[RGB, ...], RGB] = (
    ((255, 250, 236), (255, 255, 250), (250, 252, 255), (238, 244, 255)),
    (152, 164, 188),
)
"""The light of the morning from left to right, and far off: see :func:`light_from_the_left`."""
_PLAIN = (196, 196, 196)
"""How dark the cloth is in high contrast: words stand on it."""
_SMALL = 64, 36
"""The pixels of a picture of light, before it is scaled up."""
_STRIP = 256
"""How wide a strip of light is that is made in one step."""


def spread(size: Size, shine: float = 1.0) -> Surface:
    """Return a new cloth on a table of ``size`` pixels.

    Where the candle is near it shines, fully if ``shine`` is 1. In high contrast it is evenly dark.
    """
    return at_once(spread_in_steps(size, shine))


def spread_in_steps(size: Size, shine: float = 1.0) -> Generator[None, None, Surface]:
    """Make the same in steps."""
    scale = max(size[0] / 2560, size[1] / 1440)
    made = yield from aside(partial(Surface, size))
    try:
        cloth = yield from pictures.texture_once("cloth.jpg", round(2560 * scale), round(1440 * scale))
        made.blit(cloth, cloth.get_rect(center=(size[0] / 2, size[1] / 2)))
    except pictures.PictureError:
        made.fill(CLOTH)
    yield
    if contrast.is_high():
        made.fill(_PLAIN, special_flags=pygame.BLEND_RGB_MULT)
    else:
        sheen = yield from aside(partial(pygame.transform.smoothscale, _sheen(shine), size))
        sheen.blit(made, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        yield
        made.blit(sheen, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made


def candle_light(size: Size) -> Surface:
    """Return the candlelight, to multiply what lies in it: warm and bright near the candle, dark far off."""
    return pygame.transform.smoothscale(_candle_light(contrast.is_high()), size)


def morning_light(size: Size) -> Surface:
    """Return the light of the morning on a table in play, to multiply what lies in it."""
    return pygame.transform.smoothscale(_morning_light(), size)


def strips_of_morning_light(size: Size) -> Iterator[tuple[Surface, int]]:
    """Yield the same in strips from left to right, each with where it begins."""
    small = _morning_light()
    across = pygame.transform.smoothscale(small, (size[0], small.get_height()))
    for left in range(0, size[0], _STRIP):
        part = across.subsurface(left, 0, min(_STRIP, size[0] - left), small.get_height())
        yield pygame.transform.smoothscale(part, (part.get_width(), size[1])), left


def _morning_light() -> Surface:
    return _candle_light(True) if contrast.is_high() else light_from_the_left(*_MORNING)


@cached(FILES, most=2)
def _candle_light(plain: bool) -> Surface:
    """Return a small picture of the candlelight."""

    def colour(near: float) -> list[float]:
        if plain:
            return [255, 250, 232]
        return [far + (close - far) * near for far, close in zip(_FAR, _NEAR, strict=True)]

    return _light(colour, 0.60, 3.2)


@cached(FILES, most=4)
def light_from_the_left(across: tuple[RGB, ...], far: RGB) -> Surface:
    """Return a small picture of the light that a low sun casts on a table from the left.

    ``across`` are its colours on a board from left to right; at the edges it is multiplied by ``far``.
    """
    made = surfaces.graded(_SMALL, [across])
    made.blit(
        _light(lambda share: mix(far, (255, 255, 255), share), 0.56, 4.5),
        (0, 0),
        special_flags=pygame.BLEND_RGB_MULT,
    )
    return made


@cached(FILES, most=4)
def _sheen(shine: float) -> Surface:
    """Return a small picture of how the cloth shines."""
    return _light(lambda near: [part * shine * (0.2 + 0.8 * near) for part in _SHEEN], 0.34, 2.0)


def _light(colour: Callable[[float], Iterable[float]], reach: float, steep: float) -> Surface:
    """Return a small picture with the ``colour`` of every place by how near the candle is, 1 to 0."""
    colours = [[min(255, round(part)) for part in colour(level / 255)] for level in range(256)]
    return surfaces.from_levels(_SMALL, _nearness(reach, steep), colours)


@lru_cache(maxsize=4)
def _nearness(reach: float, steep: float) -> bytes:
    """Return how near the candle every place of a small picture is, 255 to 0, row by row.

    ``reach`` is how far the light goes, in widths of the window; the larger ``steep``, the sharper it ends.
    """
    (across, down), (left, top) = _SMALL, _POOL
    lines = [((y + 0.5) / down - top) * 0.78 for y in range(down)]
    columns = [(x + 0.5) / across - left for x in range(across)]
    return bytes(round(255 * exp(-((hypot(x, y) / reach) ** steep))) for y in lines for x in columns)
