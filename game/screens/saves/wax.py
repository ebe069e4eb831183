"""Seals of wax that tell the state of a saved game: it goes on, it is finished, its file is damaged."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Surface

from game.ui import surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.palette import BRASS, CREAM, DANGER, INK, RGB, STONE, mix

GOING_ON, FINISHED, DAMAGED = "going-on", "finished", "damaged"
"""The states of a saved game."""

_LOOKS: dict[str, tuple[RGB, str]] = {
    GOING_ON: (mix(DANGER, (255, 70, 40), 0.22), "icons/hourglass"),
    FINISHED: (mix(BRASS, (150, 90, 20), 0.35), "icons/trophy"),
    DAMAGED: (mix(STONE, INK, 0.25), ""),
}
_FINE = 2  # drawn at this scale and scaled down, for antialiasing
_BULGES = 40  # corners of the wax's edge


@cached(MENUS, most=16)
def wax(state: str, diameter: int) -> Surface:
    """Return the seal of a state, ``diameter`` pixels wide; a damaged one is broken. Shared."""
    tone, sign = _LOOKS[state]
    diameter = max(8, diameter)
    face = surfaces.clear((diameter * _FINE, diameter * _FINE), (*INK, 0))
    middle = radius = diameter * _FINE / 2
    edge = [
        (turn, radius * (0.93 + 0.05 * sin(3 * turn + 1) + 0.02 * sin(7 * turn)))
        for turn in (2 * pi * number / _BULGES for number in range(_BULGES))
    ]

    def spill(share: float, colour: RGB, down: float = 0.0) -> None:
        points = [
            (middle + far * share * cos(turn), middle + down + far * share * sin(turn)) for turn, far in edge
        ]
        pygame.draw.polygon(face, colour, points)

    spill(1.0, mix(tone, INK, 0.75))
    spill(0.95, tone)
    spill(0.95 * 0.93, mix(tone, CREAM, 0.25), -radius * 0.03)
    spill(0.95 * 0.91, tone, radius * 0.01)
    pygame.draw.circle(face, mix(tone, INK, 0.4), (middle, middle), radius * 0.64)
    pygame.draw.circle(face, mix(tone, INK, 0.14), (middle, middle + radius * 0.03), radius * 0.61)
    if not sign:
        crack = [(0.72, -1.1), (0.1, -0.45), (0.34, -0.12), (-0.26, 0.3), (0.02, 0.56), (-0.5, 1.1)]
        points = [(middle + x * radius, middle + y * radius) for x, y in crack]
        pygame.draw.lines(face, INK, False, points, max(2, round(radius * 0.16)))
        pygame.draw.lines(face, (*CREAM, 0), False, points, max(1, round(radius * 0.09)))
    made = pygame.transform.smoothscale(face, (diameter, diameter))
    if sign:
        side = diameter * 0.46
        surfaces.centred(made, surfaces.picture(sign, side, side), (diameter / 2, diameter / 2))
    return made
