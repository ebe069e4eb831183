"""The code to scan and the address to type, as a picture."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.phones.reports import Door
from game.phones.tokens import printed
from game.ui import surfaces, typesetting
from game.ui.palette import RGB
from game.ui.theme import Look
from game.words import say

_DARK: RGB = (20, 12, 6)
_LIGHT: RGB = (255, 252, 243)
SIDE = 430
"""The side of the code in units: it is scanned from a sofa."""


def code_picture(door: Door, side: int) -> Surface:
    """Return the code at about ``side`` pixels: each module has the same whole number of pixels."""
    rows = door.code
    module = max(1, side // len(rows))
    surface = Surface((module * len(rows), module * len(rows)))
    surface.fill(_LIGHT)
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                surface.fill(_DARK, Rect(x * module, y * module, module, module))
    return surface


def door_picture(door: Door | None, key: str, state: str, look: Look, wide: int, ink: RGB) -> Surface:
    """Return the code with the address below it, ``wide`` pixels wide; without a door, only ``state``."""
    parts: list[Surface] = []
    if door is not None:
        side = min(wide, look.px(SIDE))
        code = code_picture(door, side)
        frame = surfaces.rounded(
            (code.get_width() + look.px(16), code.get_height() + look.px(16)), look.px(10), ink
        )
        frame.blit(code, code.get_rect(center=frame.get_rect().center))
        parts.append(frame)
        how = surfaces.fitted_size(say("phones-scan"), wide, look.text(28), look.text(20))
        parts.append(typesetting.line(say("phones-scan"), how, ink))
        address = f"{door.address.removeprefix('http://')}/#{printed(key)}"
        high = surfaces.fitted_size(address, wide, look.text(34), look.text(18), bold=True)
        parts.append(typesetting.line(address, high, ink, bold=True))
    if state:
        for line in typesetting.wrap(state, look.text(26), wide):
            parts.append(typesetting.line(line, look.text(26), ink))
    gap = look.px(8)
    tall = sum(part.get_height() + gap for part in parts)
    picture = Surface((wide, max(1, tall)), pygame.SRCALPHA)
    top = 0
    for part in parts:
        picture.blit(part, part.get_rect(midtop=(wide // 2, top)))
        top += part.get_height() + gap
    return picture
