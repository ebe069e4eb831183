"""The curtain between players sharing a screen: it names the next player, and one press opens it."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.ui import fitting, surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.medal import draw_medal
from game.ui.palette import BRASS, CANDLE, CREAM, PLAYER, RGB, SHADE, mix
from game.words import say

_FOLDS = 13
_COLUMNS, _ROWS = 390, 24  # the cloth is painted at this size: its folds are soft


def draw(surface: Surface, colour: str, name: str, text_scale: float) -> None:
    """Draw the curtain for a player over the whole window."""
    size = surface.get_size()
    surface.blit(_cloth(size, colour), (0, 0))
    sign = _sign(size, colour, say("table-curtain", name=name), say("table-curtain-how"), text_scale)
    surface.blit(sign, sign.get_rect(center=(size[0] // 2, round(size[1] * 0.5))))


@cached(TABLE, most=5)
def _cloth(size: tuple[int, int], colour: str) -> Surface:
    """Return heavy cloth in the player's colour, hung from a brass rod, its hem trimmed with a fringe."""
    dye = mix(PLAYER[colour], SHADE, 0.36)
    tones = mix(dye, SHADE, 0.78), dye, mix(mix(dye, PLAYER[colour], 0.8), CANDLE, 0.16)
    rows = [
        [_shaded(tones, _level(column / _COLUMNS, row / (_ROWS - 1))) for column in range(_COLUMNS)]
        for row in range(_ROWS)
    ]
    cloth = surfaces.graded(size, rows)
    cloth.blit(_candlelight(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _trim_hem(cloth)
    _hang(cloth)
    return cloth.convert() if pygame.display.get_surface() else cloth


def _phase(across: float, down: float) -> float:
    """Return where in its folds the cloth is, in radians; folds sway more the lower they hang."""
    sway = 0.016 * math.sin(math.tau * (1.3 * across + 0.2) + 1.9 * down)
    sway += 0.006 * math.sin(math.tau * 3.1 * across + 2.6 * down + 1.0)
    return math.tau * _FOLDS * (across + sway * math.pow(down, 1.3))


def _level(across: float, down: float) -> float:
    """Return how bright the cloth is, 0 to 1: ridges catch the light from the left, furrows are dark."""
    phase = _phase(across, down)
    second = 2 * phase + 1.1 + 1.6 * math.sin(phase / _FOLDS * 2.7)  # smaller folds between the large ones
    part = 0.25 + 0.2 * down
    ridge = math.sin(phase) + part * math.sin(second)
    slope = math.cos(phase) + part * math.cos(second)
    level = 0.44 + 0.2 * ridge + 0.2 * slope
    level += 0.22 * max(0.0, (ridge + slope) / 1.9 - 0.55)  # the sheen on the ridges
    return max(0.0, min(1.0, level))


def _shaded(tones: tuple[RGB, RGB, RGB], level: float) -> RGB:
    """Return a colour between the dark, the middle and the light one of ``tones``."""
    dark, middle, light = tones
    return mix(dark, middle, level * 2) if level < 0.5 else mix(middle, light, level * 2 - 1)


def _candlelight(size: tuple[int, int]) -> Surface:
    """Return the light to multiply the cloth with: a candle before it on the left, dark at the edges."""

    def light(x: int, y: int) -> RGB:
        far = math.hypot((x / 47 - 0.42) / 0.8, (y / 26 - 0.4) / 0.86)
        return mix((52, 38, 34), (255, 246, 230), max(0.0, 1 - far) ** 0.75)

    return surfaces.graded(size, [[light(x, y) for x in range(48)] for y in range(27)])


def _trim_hem(cloth: Surface) -> None:
    """Cut the cloth along a hem that follows its folds, and sew a brass trim with a fringe to it."""
    width, height = cloth.get_size()
    steps = _COLUMNS // 2
    line = []
    for step in range(steps + 1):
        phase = _phase(step / steps, 1.0)
        line.append((width * step / steps, height * (0.958 + 0.007 * math.sin(phase + 0.6))))
    pygame.draw.polygon(cloth, SHADE, [*line, (width, height), (0, height)])
    trim, fringe = height * 0.014, height * 0.024
    dark, bright = mix(BRASS, SHADE, 0.72), mix(BRASS, CANDLE, 0.45)
    for step, (start, end) in enumerate(pairwise(line)):
        tone = _shaded((dark, mix(BRASS, SHADE, 0.25), bright), _level((step + 0.5) / steps, 1.0) * 0.86)
        band = [start, end, (end[0], end[1] + trim), (start[0], start[1] + trim)]
        pygame.draw.polygon(cloth, tone, band)
        for part in (0.2, 0.7):
            x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part + trim
            thread = max(1, round(width / steps / 4))
            pygame.draw.line(cloth, mix(tone, SHADE, 0.3), (x, y), (x, y + fringe), thread)
        pygame.draw.line(
            cloth, dark, (start[0], start[1] + trim), (end[0], end[1] + trim), max(1, height // 720)
        )


def _hang(cloth: Surface) -> None:
    """Draw the rod, the rings on it and the shadow that it throws on the cloth."""
    width, height = cloth.get_size()
    thick = max(6, round(height * 0.032))
    shade = [[(8, 4, 2, round(190 * (1 - y / 15) ** 1.6))] for y in range(16)]
    cloth.blit(surfaces.graded((width, thick * 4), shade), (0, thick // 2))
    dark, bright = mix(BRASS, SHADE, 0.8), mix(BRASS, CANDLE, 0.35)
    rod = [[mix(dark, bright, light)] for light in (0.0, 0.35, 0.8, 1.0, 0.7, 0.45, 0.25, 0.1, 0.0)]
    cloth.blit(surfaces.graded((width, thick), rod), (0, 0))
    ring = Rect(0, 0, max(3, round(thick * 0.5)), round(thick * 1.5))
    for fold in range(_FOLDS + 1):
        ring.midtop = round(width * (fold + 0.25) / _FOLDS), -round(thick * 0.1)
        pygame.draw.ellipse(cloth, mix(BRASS, SHADE, 0.82), ring.inflate(2, 2))
        pygame.draw.ellipse(cloth, mix(BRASS, SHADE, 0.3), ring)
        pygame.draw.ellipse(
            cloth, mix(BRASS, CANDLE, 0.5), ring.inflate(-ring.w * 0.5, -ring.h * 0.2).move(-ring.w // 8, 0)
        )


@cached(TABLE, most=5)
def _sign(size: tuple[int, int], colour: str, words: str, how: str, text_scale: float) -> Surface:
    """Return a parchment with the player's symbol, the call to the player, and how to continue."""
    u = min(size[0] / 1920, size[1] / 1080)
    box = Rect(0, 0, min(round(1180 * u * text_scale**0.5), round(size[0] * 0.88)), round(470 * u))
    radius, blur = round(26 * u), round(60 * u)
    made = surfaces.clear((box.w + 3 * blur, box.h + 3 * blur))
    made.blit(surfaces.shadow(box.size, radius, blur), (blur, blur))
    sheet = box.move(blur * 3 // 2, blur * 3 // 2)
    made.blit(surfaces.parchment(box.size, radius, seed=11), sheet)
    made.blit(surfaces.rim(box.size, radius, max(2, round(5 * u))), sheet)
    disc = round(170 * u)
    centre = (sheet.centerx, sheet.y + round(128 * u))
    draw_medal(made, colour, centre, disc, BRASS, max(2, round(6 * u)))
    ink = SHADE
    text = Rect(sheet.x + round(50 * u), sheet.y + round(228 * u), sheet.w - round(100 * u), round(130 * u))
    fitting.words(made, words, text, round(64 * u * text_scale), round(30 * u), ink, most=2, bold=True)
    below = Rect(text.x, text.bottom + round(4 * u), text.w, round(70 * u))
    fitting.words(made, how, below, round(34 * u * text_scale), round(24 * u), mix(ink, CREAM, 0.2))
    return made
