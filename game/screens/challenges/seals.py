"""Medals as struck coins, and stars: what a challenge is rewarded with."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Surface

from game.match.medals import BRONZE, GOLD, MEDALS, SILVER
from game.ui import surfaces, typesetting
from game.ui.image_cache import MENUS, cached
from game.ui.palette import CREAM, INK, PARCHMENT_EDGE, RGB, mix, rgb

METALS: dict[str, RGB] = {GOLD: rgb("#E2B23E"), SILVER: rgb("#C3C4C6"), BRONZE: rgb("#B9784A")}
"""The colours of the medals."""
_NUMERALS = dict(zip(MEDALS, ("I", "II", "III"), strict=True))
"""The sign besides the colour."""
_FINE = 3  # drawn at this scale and scaled down, for antialiasing
_SCALLOPS = 22


@cached(MENUS, most=32)
def seal(medal: str | None, diameter: int, tried: bool = True, small: bool = False) -> Surface:
    """Return a medal, ``diameter`` pixels wide; ``None``: an empty place, dotted if ``tried``.

    ``small``: its sign fills it, so that it can be read.
    Shared, don't draw on it.
    """
    side = max(8, diameter) * _FINE
    face, middle, radius = surfaces.clear((side, side)), side / 2, side / 2 - 2
    if medal is None:
        pygame.draw.circle(face, (*mix(PARCHMENT_EDGE, INK, 0.35), 255), (middle, middle), radius * 0.86)
        pygame.draw.circle(face, (*CREAM, 255), (middle, middle), radius * 0.78)
        if tried:
            pygame.draw.circle(face, (*mix(PARCHMENT_EDGE, INK, 0.5), 255), (middle, middle), radius * 0.24)
        return pygame.transform.smoothscale(face, (max(8, diameter), max(8, diameter)))
    metal = METALS[medal]
    for colour, grown in ((INK, 1.0), (metal, 0.95)):
        for number in range(_SCALLOPS):
            angle = 2 * pi * number / _SCALLOPS
            at = middle + radius * 0.89 * cos(angle), middle + radius * 0.89 * sin(angle)
            pygame.draw.circle(face, colour, at, radius * (0.11 * grown))
        pygame.draw.circle(face, colour, (middle, middle), radius * (0.92 * grown))
    pygame.draw.circle(face, mix(metal, INK, 0.45), (middle, middle), radius * 0.76)
    pygame.draw.circle(face, mix(metal, CREAM, 0.35), (middle, middle + radius * 0.02), radius * 0.72)
    pygame.draw.circle(face, metal, (middle, middle + radius * 0.04), radius * 0.69)
    sign = typesetting.line(
        _NUMERALS[medal], round(radius * (1.25 if small else 0.95)), mix(INK, metal, 0.12), bold=True
    )
    face.blit(sign, sign.get_rect(center=(middle, middle)))
    return pygame.transform.smoothscale(face, (max(8, diameter), max(8, diameter)))


@cached(MENUS, most=24)
def stars(reached: int, of: int, side: int) -> Surface:
    """Return a row of stars, ``reached`` of them lit, each ``side`` pixels wide. Shared, don't draw on it."""
    step = round(side * 1.08)
    row = surfaces.clear((step * (of - 1) + side, side))
    for number in range(of):
        if number < reached:
            row.blit(surfaces.picture("icons/star", side, side), (step * number, 0))
            continue
        points = []
        for corner in range(10):
            angle, reach = pi * corner / 5 - pi / 2, (0.46 if corner % 2 == 0 else 0.19) * side * _FINE
            points.append((side * _FINE / 2 + reach * cos(angle), side * _FINE / 2 + reach * sin(angle)))
        fine = surfaces.clear((side * _FINE, side * _FINE))
        pygame.draw.polygon(fine, (*mix(PARCHMENT_EDGE, INK, 0.35), 255), points)
        pygame.draw.polygon(fine, (*CREAM, 150), [_towards(point, side * _FINE / 2) for point in points])
        row.blit(pygame.transform.smoothscale(fine, (side, side)), (step * number, 0))
    return row


def _towards(point: tuple[float, float], middle: float) -> tuple[float, float]:
    """Return a point a little nearer to the middle."""
    return middle + (point[0] - middle) * 0.72, middle + (point[1] - middle) * 0.72
