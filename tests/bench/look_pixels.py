"""Colour and value read from the pixels of a screenshot, for ``look.py``.

Colours are CIE L*a*b* (D65), contrasts those of WCAG 2; red-green blindness is Machado's (2009) deuteranopia.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pygame
from numpy.typing import NDArray

Pixels: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]
Box: TypeAlias = Sequence[float]
"""Left, top, width, height in pixels."""

COLOURED = 12
"""The chroma from which a pixel counts as coloured."""
BROWN = 15, 50
"""The hues, in degrees, that were once nearly all of the table."""
_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = np.array([0.95047, 1.0, 1.08883])
_DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)


def framebuffer(path: Path) -> Pixels:
    """Return the screen that Xvfb keeps in a file (``-fbdir``): rows of red, green, blue from 0 to 255."""
    data = path.read_bytes()
    header = np.frombuffer(data[:100], ">u4")
    start, width, height = int(header[0]), int(header[4]), int(header[5])
    colours, row = int(header[19]), int(header[12])
    start += 12 * colours
    rows = np.frombuffer(data, np.uint8, row * height, start).reshape(height, row)
    blue_first = rows[:, : 4 * width].reshape(height, width, 4)
    return blue_first[..., 2::-1].astype(np.float64)


def linear(rgb: Pixels) -> Pixels:
    """Return the light of colours from 0 to 255: 0 to 1, without their gamma."""
    share = rgb / 255
    return np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def lab(light: Pixels) -> Pixels:
    """Return L*, a*, b* of linear light."""
    xyz = light @ _XYZ.T / _WHITE
    bent = np.where(xyz > 216 / 24389, np.cbrt(np.clip(xyz, 0, None)), (24389 / 27 * xyz + 16) / 116)
    x, y, z = bent[..., 0], bent[..., 1], bent[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def luminance(rgb: Pixels) -> Pixels:
    """Return the relative luminance, 0 to 1."""
    return np.asarray(linear(rgb) @ _XYZ[1])


def contrast(one: float, other: float) -> float:
    """Return the contrast of two luminances, 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def seen_red_green_blind(light: Pixels) -> Pixels:
    """Return linear light as somebody with deuteranopia sees it."""
    return np.asarray(np.clip(light @ _DEUTERANOPIA.T, 0, 1))


def hue(rgb: Pixels) -> Pixels:
    """Return the hue in degrees, as HSV has it."""
    red, green, blue = rgb[..., 0], rgb[..., 1], rgb[..., 2]
    most, spread = rgb.max(-1), np.maximum(rgb.max(-1) - rgb.min(-1), 1e-9)
    turned = np.where(
        most == red,
        ((green - blue) / spread) % 6,
        np.where(most == green, (blue - red) / spread + 2, (red - green) / spread + 4),
    )
    return np.asarray(turned * 60)


def brown_share(rgb: Pixels, colours: Pixels) -> float:
    """Return the part of the coloured pixels with a hue of :data:`BROWN`."""
    coloured = np.hypot(colours[..., 1], colours[..., 2]) > COLOURED
    hues = hue(rgb)[coloured]
    return float(((hues >= BROWN[0]) & (hues < BROWN[1])).mean())


def polygons(
    outlines: Iterable[Sequence[tuple[float, float]]], size: tuple[int, int], inset: int = 0
) -> Mask:
    """Return the pixels inside outlines, but for those within ``inset`` of the edge."""
    sheet = pygame.Surface(size, 0, 8)
    sheet.set_palette([(value, value, value) for value in range(256)])
    for outline in outlines:
        pygame.draw.polygon(sheet, 255, outline)
        if inset:
            pygame.draw.polygon(sheet, 0, outline, 2 * inset)
            for corner in outline:
                pygame.draw.circle(sheet, 0, corner, inset)
    return np.asarray(pygame.surfarray.array2d(sheet).T > 0)


def boxes(places: Iterable[Box], size: tuple[int, int], around: float = 0) -> Mask:
    """Return the pixels inside boxes and up to ``around`` beside them."""
    mask: Any = np.zeros((size[1], size[0]), bool)
    for left, top, width, height in places:
        rows = slice(max(0, int(top - around)), max(0, int(top + height + around)))
        mask[rows, max(0, int(left - around)) : max(0, int(left + width + around))] = True
    return np.asarray(mask)
