"""The light through the rose window that falls on a dimmed city while the cathedral shares out prestige."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi

import pygame
from pygame import Surface, Vector2

from game.ui.image_cache import TABLE, cached

LEVELS = 6
"""The number of steps of the light's strength."""

_RAYS = ((255, 196, 110), (126, 158, 255), (255, 120, 96), (255, 214, 140), (196, 132, 255), (140, 220, 170))
_BRIGHT, _WARM = 0.15, (76, 44, 0)
"""How bright the rays are, and the warm light close to the window."""
REACH = 6.0
"""How far it falls, in radii of the window."""

_GLASS, _RIM = (0, 0, 0), 1.3  # what falls on the glass and the stone round it, and how far that reaches
_SIDE = 128  # pixels: the light is painted at this size and scaled up
_LEAN = 0.12  # half a ray's width, in radians


@cached(TABLE, megabytes=8, grows=True)
def window_light(radius: int, level: int) -> Surface:
    """Return the light, centred on the surface, to be added to what lies below.

    It extends ``radius`` pixels, in rays of the colours of the glass; ``level`` is 1 to ``LEVELS``.
    """
    share = level / LEVELS
    light = pygame.transform.gaussian_blur(_rays(_BRIGHT * share), 2)
    light.blit(_round((255, 255, 255), 1.0), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    warm = [round(part * share) for part in _WARM]
    light.blit(_round(warm, 5.0), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    pygame.draw.circle(light, _GLASS, (_SIDE / 2, _SIDE / 2), _RIM * _SIDE / 2 / REACH)
    light = pygame.transform.gaussian_blur(light, 2)
    return pygame.transform.smoothscale(light, (2 * radius, 2 * radius))


def _rays(strength: float) -> Surface:
    made, middle = Surface((_SIDE, _SIDE)), Vector2(_SIDE / 2)
    for index in range(2 * len(_RAYS)):
        turn = index * pi / len(_RAYS) + 0.26
        ends = [middle + Vector2(middle.x, 0).rotate_rad(turn + lean) for lean in (-_LEAN, _LEAN)]
        colour = [round(part * strength) for part in _RAYS[index % len(_RAYS)]]
        pygame.draw.polygon(made, colour, [middle, *ends])
    return made


def _round(colour: Sequence[int], power: float) -> Surface:
    """Return a round light, brightest in the middle."""
    made, middle = Surface((_SIDE, _SIDE)), _SIDE / 2
    for step in range(round(middle), 0, -1):
        near = (1 - step / middle) ** power
        pygame.draw.circle(made, [round(part * near) for part in colour], (middle, middle), step)
    return made
