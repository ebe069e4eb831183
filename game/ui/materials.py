"""What the menus are made of: the oak table by candlelight, sheets of parchment, plaques of wood and brass.

All sizes are in pixels; ``u`` is the pixels of one unit of a 1920 × 1080 design. Surfaces are kept and
shared: draw them, don't draw on them.
"""

from __future__ import annotations

import random

import pygame
from pygame import Surface

from game.ui import pictures, surfaces
from game.ui.image_cache import MENUS, cached
from game.ui.palette import (
    BRASS,
    CANDLE,
    CREAM,
    INK,
    OAK,
    OAK_DARK,
    OAK_GAP,
    OAK_LIGHT,
    PARCHMENT,
    PARCHMENT_EDGE,
    PARCHMENT_LIT,
    RGB,
    mix,
)

NORMAL, HOVERED, PRESSED, CHOSEN, DISABLED = "normal", "hovered", "active", "selected", "disabled"
STATES = (NORMAL, HOVERED, PRESSED, CHOSEN, DISABLED)
"""The states of a control, by the names that pygame_gui gives them."""

WOOD, PAPER, METAL = "wood", "paper", "metal"
"""What a plaque is made of: wood on the table, paper on parchment, metal for the one that matters most."""

_FINER = 2  # outlines are drawn so many times as large, and scaled down, to be smooth
_PLANK = (1960, 112)  # the pixels of the texture of one board


@cached(MENUS, megabytes=18)
def table(width: int, height: int) -> Surface:
    """The oak table from above, lit by a candle beyond the upper left."""
    boards = Surface((width, height)).convert()
    try:
        oak = _oak((width, height))
        boards.blit(oak, oak.get_rect(center=(width // 2, height // 2)))
    except pictures.PictureError:
        _plain_boards(boards)
    boards.blit(_candlelight(width, height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return boards


def _plain_boards(surface: Surface) -> None:
    """Boards without grain, for a table whose texture is missing."""
    chance, height = random.Random(4), surface.get_height()
    for top in range(0, height, max(1, height // 7)):
        surface.fill(
            mix(OAK, OAK_LIGHT, chance.random() * 0.5), (0, top, surface.get_width(), height // 7 - 3)
        )


def _candlelight(width: int, height: int) -> Surface:
    """A small glow, scaled up: how much of each colour the table throws back."""
    across, down = 64, 36
    glow = Surface((across, down))
    for x in range(across):
        for y in range(down):
            far = min(1.0, (((x / across - 0.40) / 0.86) ** 2 + ((y / down - 0.36) / 0.92) ** 2) ** 0.5)
            light = 1 - far * far * (3 - 2 * far)
            glow.set_at((x, y), mix((58, 40, 34), (255, 240, 214), light))
    return pygame.transform.smoothscale(glow, (width, height))


@cached(MENUS, megabytes=30)
def sheet(width: int, height: int, u: float) -> Surface:
    """A sheet of parchment of ``width`` × ``height`` with an uneven edge, and its shadow around.

    The surface is larger than the sheet by :func:`margin` on every side.
    """
    pad = margin(u)
    whole = Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    outline = _deckle(width, height, u)
    whole.blit(_shadow(whole.get_size(), [(x + pad, y + pad) for x, y in outline], u), (0, 0))
    paper = surfaces.leaf((width, height), min(width, height) // 12 + round(40 * u)).convert_alpha()
    fine = _FINER if u < 2 else 1  # in large windows single pixels aren't seen
    mask = Surface((width * fine, height * fine), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, (255, 255, 255), [(x * fine, y * fine) for x, y in outline])
    mask = pygame.transform.smoothscale(mask, (width, height))
    paper.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(paper, (pad, pad))
    moved = [(x + pad, y + pad) for x, y in outline]
    pygame.draw.aalines(whole, mix(PARCHMENT_EDGE, INK, 0.35), True, moved)
    return whole


def margin(u: float) -> int:
    """How far the shadow of a sheet reaches beyond it."""
    return round(34 * u)


def _deckle(width: int, height: int, u: float) -> list[tuple[float, float]]:
    """The outline of a sheet: straight to the eye, uneven to the finger."""
    chance = random.Random(f"{width}x{height}")
    step, deep = max(5.0, 9 * u), 3.2 * u
    around: list[tuple[float, float]] = []
    drift = 0.0

    def next_drift() -> float:
        nonlocal drift
        drift = max(0.0, min(deep, drift + chance.uniform(-0.9, 0.9) * u))
        return drift

    def along(length: float) -> list[float]:
        return [place * step for place in range(1, int(length / step))]

    around += [(x, next_drift()) for x in along(width)]
    around += [(width - 1 - next_drift(), y) for y in along(height)]
    around += [(x, height - 1 - next_drift()) for x in reversed(along(width))]
    around += [(next_drift(), y) for y in reversed(along(height))]
    return around


def _shadow(size: tuple[int, int], outline: list[tuple[float, float]], u: float) -> Surface:
    coarse = max(4, round(4 * u))  # it is soft: fewer pixels than in the sheet do
    small = Surface((max(1, size[0] // coarse), max(1, size[1] // coarse)), pygame.SRCALPHA)
    fall = 9 * u
    pygame.draw.polygon(
        small, (12, 6, 2, 190), [((x + fall) / coarse, (y + fall) / coarse) for x, y in outline]
    )
    small = pygame.transform.gaussian_blur(small, max(1, round(12.8 * u / coarse)))
    return pygame.transform.smoothscale(small, size)


@cached(MENUS, megabytes=24)
def plaque(
    width: int, height: int, u: float, material: str, state: str, contrast: bool = False, seed: int = 0
) -> Surface:
    """A plate of ``material`` to write on, in one of :data:`STATES`; ``seed`` varies the grain of wood."""
    if material == WOOD:
        return _wooden(width, height, u, state, contrast, seed)
    if material == METAL:
        return _metal(width, height, u, state, contrast)
    return _paper_plate(width, height, u, state, contrast)


def writing(material: str, state: str, contrast: bool = False) -> RGB:
    """The colour of letters on a plaque of ``material`` in ``state``."""
    if material == WOOD:
        if state == DISABLED:
            return mix(CREAM, OAK_DARK, 0.45)
        return CREAM if state in (NORMAL, DISABLED) else (255, 246, 222)
    if state == DISABLED and not contrast:
        return mix(INK, PARCHMENT, 0.42)
    return (0, 0, 0) if contrast else INK


def _frame(plate: Surface, radius: float, colour: RGB, thick: float, inset: float = 0) -> None:
    """Draw a smooth rounded frame, ``thick`` pixels, ``inset`` pixels from the edge of ``plate``."""
    place = plate.get_rect().inflate(-2 * round(inset), -2 * round(inset))
    plate.blit(surfaces.rounded(place.size, round(radius), colour, max(1, round(thick))), place)


def _oak(size: tuple[int, int]) -> Surface:
    """The texture of the table, large enough to cover ``size``. Raises ``PictureError``."""
    scale = max(size[0] / 2560, size[1] / 1440)
    return pictures.texture("oak.jpg", 2560 * scale, 1440 * scale)


def _wooden(width: int, height: int, u: float, state: str, contrast: bool, seed: int) -> Surface:
    radius = 9 * u
    board = Surface((width, height), pygame.SRCALPHA)
    board.fill(OAK)
    if not contrast:
        _lay_grain(board, seed)
    shade = {NORMAL: 0.64, HOVERED: 0.92, PRESSED: 0.48, CHOSEN: 0.8, DISABLED: 0.5}[state] - 0.3 * contrast
    level = round(255 * max(0.12, shade))
    board.fill((level, round(level * 0.95), round(level * 0.9)), special_flags=pygame.BLEND_RGB_MULT)
    _bevel(board, u, state == PRESSED)
    rim = {NORMAL: BRASS, HOVERED: CANDLE, PRESSED: BRASS, CHOSEN: CANDLE, DISABLED: mix(BRASS, OAK, 0.65)}
    _frame(board, radius, OAK_GAP, 3 * u)
    _frame(board, radius * 0.7, rim[state], 2 * u, 5 * u)
    return surfaces.clipped(board, round(radius))


def _lay_grain(board: Surface, seed: int) -> None:
    """Lay a piece of one board of the table over ``board``, another one for each seed."""
    try:
        plank = pictures.texture("plank.jpg", *_PLANK)
    except pictures.PictureError:
        return
    width, height = board.get_size()
    long = min(plank.get_width(), max(40, round(plank.get_height() * width / height)))
    left = random.Random(seed).randrange(plank.get_width() - long + 1)
    piece = plank.subsurface((left, 0, long, plank.get_height()))
    board.blit(pygame.transform.smoothscale(piece, (width, height)), (0, 0))


def _bevel(board: Surface, u: float, sunk: bool) -> None:
    """Light along the upper edge and shade along the lower one; the other way round when pushed in."""
    width, height = board.get_size()
    deep = max(2, round(height * 0.30))
    for row in range(deep):
        strength = (1 - row / deep) ** 2
        light, dark = round(52 * strength), 255 - round(110 * strength)
        top, bottom = (height - 1 - row, row) if sunk else (row, height - 1 - row)
        board.fill(
            (light, round(light * 0.8), light // 2), (0, top, width, 1), special_flags=pygame.BLEND_RGB_ADD
        )
        board.fill((dark, dark, dark), (0, bottom, width, 1), special_flags=pygame.BLEND_RGB_MULT)


def _metal(width: int, height: int, u: float, state: str, contrast: bool) -> Surface:
    radius = 9 * u
    low = (226, 188, 108) if contrast else (178, 128, 52)
    plate = Surface((width, height), pygame.SRCALPHA)
    lift = {NORMAL: 0.0, HOVERED: 0.28, PRESSED: -0.18, CHOSEN: 0.15, DISABLED: -0.1}[state]
    for row in range(height):
        where = row / max(1, height - 1)
        tone = mix((240, 206, 122), low, min(1.0, where * 1.15))
        tone = mix(tone, (255, 240, 196), lift) if lift > 0 else mix(tone, (96, 62, 22), -lift)
        plate.fill(tone, (0, row, width, 1))
    if state == DISABLED:
        veil = Surface((width, height))
        veil.fill(PARCHMENT)
        veil.set_alpha(165)
        plate.blit(veil, (0, 0))
    outline = mix(INK, PARCHMENT, 0.5) if state == DISABLED else mix(INK, BRASS, 0.12)
    _frame(plate, radius, outline, 2.6 * u)
    _frame(plate, radius * 0.7, mix(CREAM, BRASS, 0.35), 1.5 * u, 5 * u)
    return surfaces.clipped(plate, round(radius))


def _paper_plate(width: int, height: int, u: float, state: str, contrast: bool) -> Surface:
    radius = 8 * u
    ground = {
        NORMAL: mix(PARCHMENT, PARCHMENT_LIT, 0.55),
        HOVERED: mix(PARCHMENT_LIT, CANDLE, 0.45),
        PRESSED: mix(PARCHMENT, PARCHMENT_EDGE, 0.6),
        CHOSEN: mix(PARCHMENT_LIT, CANDLE, 0.7),
        DISABLED: mix(PARCHMENT, PARCHMENT_EDGE, 0.12),
    }[state]
    ink = (0, 0, 0) if contrast else INK
    outline = mix(ink, PARCHMENT, 0.55) if state == DISABLED else ink
    plate = Surface((width, height), pygame.SRCALPHA)
    plate.fill(mix(ground, (255, 255, 255), 0.6 if contrast else 0))
    _frame(plate, radius, outline, (3.2 if contrast else 2.2) * u)
    if state == NORMAL:
        plate.fill(
            mix(ground, PARCHMENT_EDGE, 0.35), (radius, height - 5 * u, width - 2 * radius, max(1, 2 * u))
        )
    return surfaces.clipped(plate, round(radius))


@cached(MENUS, megabytes=4)
def field(width: int, height: int, u: float, contrast: bool = False) -> Surface:
    """The ground of something to write into: paper sunk into the sheet."""
    ground = (255, 255, 255) if contrast else mix(PARCHMENT_LIT, (255, 255, 255), 0.35)
    plate = Surface((width, height), pygame.SRCALPHA)
    plate.fill(ground)
    shade = Surface((width, max(1, round(7 * u))), pygame.SRCALPHA)
    for row in range(shade.get_height()):
        shade.fill((*INK, round(56 * (1 - row / shade.get_height()))), (0, row, width, 1))
    plate.blit(shade, (0, 0))
    _frame(plate, 6 * u, (0, 0, 0) if contrast else INK, 2.2 * u)
    return surfaces.clipped(plate, round(6 * u))


def rule(width: int, u: float) -> Surface:
    """An ink line that swells in the middle, with a lozenge on it, to part a heading from what follows."""
    high = max(5, round(14 * u))
    line = Surface((width * _FINER, high * _FINER), pygame.SRCALPHA)
    middle, half = line.get_width() / 2, line.get_height() / 2
    ink = mix(INK, PARCHMENT_EDGE, 0.25)
    thick = 1.6 * u * _FINER
    pygame.draw.polygon(
        line, ink, [(0, half), (middle, half - thick), (line.get_width(), half), (middle, half + thick)]
    )
    pygame.draw.polygon(
        line, ink, [(middle - half * 1.2, half), (middle, 0), (middle + half * 1.2, half), (middle, 2 * half)]
    )
    return pygame.transform.smoothscale(line, (width, high))
