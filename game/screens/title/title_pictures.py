"""The parts of the title screen: the painting of the city by night, its frame, brass letters."""

from __future__ import annotations

import pygame

from game.screens.title.night_life import Place
from game.ui import pictures, surfaces
from game.ui.palette import BRASS, CREAM, LEAD, SHADE, mix
from game.ui.theme import Look

_PICTURE = (1600, 700)
_CATHEDRAL = 0.5  # the cathedral's horizontal position, as a share of the picture's width
_COARSE = 320  # pixels; light in the air is painted no wider, and scaled up
_DARKER, _BLOOM = (104, 92, 128), (170, 160, 140)
"""How bright something must be to shine into the air, and the colour in which it does."""
_MIST, _MIST_AT, _MIST_HIGH = (40, 34, 62), 0.66, 0.22
"""The mist between the roofs: its light, how far down it lies, and how far it reaches, in picture heights."""
_MOON = (249, 99, 102, 102)  # the moon, which its own light doesn't bleach, in units of the picture
_LAMPS, _SQUARE = (62, 34, 10), (560, 430, 480, 250)
"""The light before the cathedral's doors, and where it falls, in units of the picture."""
_FINEST = 2200  # maximum width in pixels at which the picture is drawn: doubling it takes four times as long


def place_of(size: tuple[int, int], free: int) -> Place:
    """Return where the picture is in a :func:`painting` of the same size."""
    scale = max(size[0] / _PICTURE[0], size[1] / _PICTURE[1])
    wide, high = round(_PICTURE[0] * scale), round(_PICTURE[1] * scale)
    left = max(size[0] - wide, min(0, round(free / 2 - wide * _CATHEDRAL)))
    return Place(scale, left, round((size[1] - high) * 0.35))


def painting(look: Look, size: tuple[int, int], free: int) -> pygame.Surface:
    """Return the city by night filling ``size``, the cathedral centred in the ``free`` pixels at the left.

    If the picture is missing, a plain night sky replaces it.
    """
    face = pygame.Surface(size).convert()
    face.fill((22, 26, 58))
    place = place_of(size, free)
    wide, high = round(_PICTURE[0] * place.scale), round(_PICTURE[1] * place.scale)
    try:
        finest = min(1.0, _FINEST / wide)
        picture = pictures.svg("title/title", wide * finest, high * finest)
        if finest < 1:
            picture = pygame.transform.smoothscale(picture, (wide, high))
        face.blit(picture, (place.left, place.top))
    except pictures.PictureError:
        pass
    _light(face, place)
    _shade(face, look.u, free)
    return face


def _light(face: pygame.Surface, place: Place) -> None:
    """Let windows and moon shine into the air, and mist rise between the roofs."""
    size = face.get_size()
    part = min(1.0, _COARSE / size[0])
    small = pygame.transform.smoothscale(face, tuple(max(1, round(side * part)) for side in size))
    small.fill(_DARKER, special_flags=pygame.BLEND_RGB_SUB)
    small.fill(_BLOOM, special_flags=pygame.BLEND_RGB_MULT)
    air = pygame.transform.gaussian_blur(small, max(1, round(9 * place.scale * part)))
    wide = pygame.transform.gaussian_blur(small, max(1, round(22 * place.scale * part)))
    air.blit(wide, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    air.blit(wide, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    disc = place.rect(*_MOON)
    moon = surfaces.disc(disc.width, (255, 255, 255)).copy()
    moon.blit(face, (0, 0), disc, special_flags=pygame.BLEND_RGB_MULT)
    mist = pygame.Surface((1, 64))
    for row in range(64):
        strength = max(0.0, 1 - abs(row / 63 - _MIST_AT) / _MIST_HIGH) ** 1.6
        mist.set_at((0, row), tuple(round(part * strength) for part in _MIST))
    air.blit(pygame.transform.smoothscale(mist, small.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    square = place.rect(*_SQUARE)
    lamp = pygame.Surface((48, 48))
    for step in range(24):
        tone = tuple(round(part * (step / 23) ** 2) for part in _LAMPS)
        pygame.draw.circle(lamp, tone, (24, 24), 24 - step)
    face.blit(pygame.transform.smoothscale(air, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    face.blit(moon, disc)
    glow = pygame.transform.smoothscale(lamp, square.size)
    face.blit(glow, square, special_flags=pygame.BLEND_RGB_ADD)


def _shade(face: pygame.Surface, u: float, free: int) -> None:
    """Draw the frame's shadow on the painting, and darken the city behind the menu."""
    width, height = face.get_size()
    coarse = pygame.Surface((64, 32))
    for x in range(64):
        behind = max(0.0, (x / 63 * width - free * 0.86) / max(1.0, width - free * 0.86))
        for y in range(32):
            edge = min(x * width / 63, y * height / 31 * 0.8, (63 - x) * width / 63, (31 - y) * height / 31)
            light = 0.42 + 0.58 * min(1.0, edge / (90 * u))
            level = round(255 * light * (1 - 0.5 * min(1.0, behind * 2.2)))
            coarse.set_at((x, y), (level, level, level))
    face.blit(
        pygame.transform.smoothscale(coarse, face.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    for depth in range(max(2, round(14 * u))):
        dark = round(150 * (1 - depth / (14 * u)) ** 1.5) if depth < 14 * u else 0
        level = 255 - dark
        face.fill((level, level, level), (0, depth, width, 1), special_flags=pygame.BLEND_RGB_MULT)
        face.fill((level, level, level), (depth, 0, 1, height), special_flags=pygame.BLEND_RGB_MULT)


def recess(size: tuple[int, int]) -> pygame.Surface:
    """Return the dark surface shown before the painting."""
    dark = pygame.Surface(size)
    dark.fill(mix(SHADE, LEAD, 0.3))
    return dark


def brass_line(size: tuple[int, int], u: float) -> pygame.Surface:
    """Return a brass line around something of ``size``, transparent inside.

    The surface is larger by ``brass_reach(u)`` on every side.
    """
    reach = brass_reach(u)
    line = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    whole = line.get_rect()
    steps = (
        (SHADE, 0),
        (mix(BRASS, CREAM, 0.35), max(1, round(2 * u))),
        (BRASS, max(2, round(4 * u))),
        (mix(BRASS, SHADE, 0.5), max(3, round(6.5 * u))),
        (SHADE, max(4, round(8 * u))),
    )
    for colour, inset in steps:
        pygame.draw.rect(line, colour, whole.inflate(-2 * inset, -2 * inset))
    line.fill((0, 0, 0, 0), whole.inflate(-2 * reach, -2 * reach))
    return line


def brass_reach(u: float) -> int:
    """Return the width of a brass line in pixels."""
    return max(5, round(10 * u))
