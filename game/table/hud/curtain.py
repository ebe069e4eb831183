"""The curtain between players sharing a screen: it names the next player, and one press opens it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal
from game.ui.palette import BRASS, CREAM, OAK_GAP, PLAYER, RGB, mix
from game.words import say

_FOLDS = 17


def draw(surface: Surface, colour: str, name: str, text_scale: float) -> None:
    """Draw the curtain for a player over the whole window."""
    size = surface.get_size()
    surface.blit(_cloth(size, colour), (0, 0))
    sign = _sign(size, colour, say("table-curtain", name=name), say("table-curtain-how"), text_scale)
    surface.blit(sign, sign.get_rect(center=(size[0] // 2, round(size[1] * 0.5))))


@cached(TABLE, most=5)
def _cloth(size: tuple[int, int], colour: str) -> Surface:
    """Return heavy cloth in the player's colour: folds with a lit and a shaded side, darker at the bottom."""
    width, height = size
    dye = mix(PLAYER[colour], OAK_GAP, 0.45)
    light, dark = mix(dye, PLAYER[colour], 0.55), mix(dye, OAK_GAP, 0.6)
    strip = Surface((_FOLDS * 12, 1))
    for x in range(strip.get_width()):
        strip.set_at((x, 0), _fold((x % 12) / 12, light, dye, dark))
    cloth = pygame.transform.smoothscale(strip, (width, 1))
    cloth = pygame.transform.scale(cloth, size)
    shade = Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        shade.set_at((0, y), (10, 5, 2, round(30 + 150 * (y / 63) ** 1.6)))
    cloth.blit(pygame.transform.smoothscale(shade, size), (0, 0))
    rod = Rect(0, 0, width, max(6, round(height * 0.035)))
    pygame.draw.rect(cloth, mix(BRASS, OAK_GAP, 0.35), rod)
    pygame.draw.rect(cloth, BRASS, Rect(0, rod.h // 5, width, rod.h // 4))
    hem = Rect(0, round(height * 0.955), width, max(3, round(height * 0.008)))
    pygame.draw.rect(cloth, mix(BRASS, OAK_GAP, 0.15), hem)
    pygame.draw.rect(cloth, mix(BRASS, OAK_GAP, 0.3), hem.move(0, round(height * 0.014)))
    return cloth.convert() if pygame.display.get_surface() else cloth


def _fold(share: float, light: RGB, plain: RGB, dark: RGB) -> RGB:
    """Return the colour at ``share`` (0 to 1) across a fold, from its lit to its shaded side."""
    if share < 0.35:
        return mix(plain, light, 1 - abs(share - 0.175) / 0.175)
    return mix(plain, dark, 1 - abs(share - 0.675) / 0.325)


@cached(TABLE, most=5)
def _sign(size: tuple[int, int], colour: str, words: str, how: str, text_scale: float) -> Surface:
    """Return a parchment with the player's symbol, the call to the player, and how to continue."""
    u = min(size[0] / 1920, size[1] / 1080)
    box = Rect(0, 0, min(round(1180 * u * text_scale**0.5), round(size[0] * 0.88)), round(470 * u))
    radius, blur = round(26 * u), round(60 * u)
    made = surfaces.clear((box.w + 2 * blur, box.h + 2 * blur))
    made.blit(surfaces.shadow(box.size, radius, blur), (blur // 2, blur // 2))
    sheet = box.move(blur, blur)
    made.blit(surfaces.parchment(box.size, radius, seed=11), sheet)
    made.blit(surfaces.rim(box.size, radius, max(2, round(5 * u))), sheet)
    disc = round(170 * u)
    centre = (sheet.centerx, sheet.y + round(128 * u))
    draw_medal(made, colour, centre, disc, BRASS, max(2, round(6 * u)))
    ink = OAK_GAP
    text = Rect(sheet.x + round(50 * u), sheet.y + round(228 * u), sheet.w - round(100 * u), round(130 * u))
    surfaces.words(made, words, text, round(64 * u * text_scale), round(30 * u), ink, most=2, bold=True)
    below = Rect(text.x, text.bottom + round(4 * u), text.w, round(70 * u))
    surfaces.words(made, how, below, round(34 * u * text_scale), round(24 * u), mix(ink, CREAM, 0.2))
    return made
