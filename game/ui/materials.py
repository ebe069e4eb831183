"""The materials of the menus: the cloth by candlelight, sheets of parchment, plaques of wood and brass.

All sizes are in pixels; ``u`` is the number of pixels in a unit of the 1920 × 1080 design. Surfaces are
cached and shared, don't draw on them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.ui import contrast, pictures, surfaces, tablecloth, typesetting
from game.ui.image_cache import MENUS, cached
from game.ui.palette import (
    BRASS,
    CANDLE,
    CREAM,
    INK,
    PARCHMENT,
    PARCHMENT_EDGE,
    PARCHMENT_LIT,
    RGB,
    SHADE,
    WALNUT,
    WALNUT_DARK,
    mix,
)
from game.ui.remembered import pictured, pictured_if_large

NORMAL, HOVERED, PRESSED, CHOSEN, DISABLED = "normal", "hovered", "active", "selected", "disabled"
"""The states of a control."""

WOOD, PAPER, METAL, FRAMED = "wood", "paper", "metal", "framed"
"""What a plaque is made of: wood for buttons, paper for values, metal for the button that matters most.

Framed is paper in a rim of brass, for what lies on the city and on cloth.
"""

_CORNERS = {WOOD: 9, PAPER: 8, METAL: 9, FRAMED: 9}  # radius in units

_SHINE = 0.5  # of the cloth in menus: words stand on it
_FINER = 2  # outlines are drawn at this scale and scaled down, for antialiasing
_PLANK = (1960, 112)  # the size of one board's texture in pixels


@cached(MENUS, megabytes=18)
@pictured
def table(width: int, height: int) -> Surface:
    """Return the table with its cloth from above, lit by a candle at the upper left."""
    lit = tablecloth.spread((width, height), _SHINE).convert()
    lit.blit(tablecloth.candle_light((width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return lit


@cached(MENUS, megabytes=30)
@pictured_if_large
def sheet(width: int, height: int, u: float) -> Surface:
    """Return a sheet of parchment of ``width`` × ``height`` with an uneven edge and a shadow.

    The surface is larger than the sheet by :func:`margin` on every side.
    """
    pad = margin(u)
    whole = Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    outline = _deckle(width, height, u)
    moved = [(x + pad, y + pad) for x, y in outline]
    whole.blit(_shadow(whole.get_size(), moved, u), (0, 0))
    paper = surfaces.leaf((width, height), min(width, height) // 12 + round(40 * u)).convert_alpha()
    fine = _FINER if u < 2 else 1  # in large windows, single pixels aren't visible
    mask = surfaces.clear((width * fine, height * fine), (255, 255, 255, 0))
    pygame.draw.polygon(mask, (255, 255, 255), [(x * fine, y * fine) for x, y in outline])
    mask = pygame.transform.smoothscale(mask, (width, height))
    paper.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(paper, (pad, pad))
    pygame.draw.aalines(whole, mix(PARCHMENT_EDGE, INK, 0.35), True, moved)
    _rule_off(whole, Rect(pad, pad, width, height), u)
    return whole


def _rule_off(surface: Surface, sheet: Rect, u: float) -> None:
    """Draw the border of a charter: a thin line along the edges, and a lozenge in each corner."""
    line, ink = max(1, round(1.5 * u)), mix(PARCHMENT_EDGE, INK, 0.42)
    box, turn = sheet.inflate(-2 * round(13 * u), -2 * round(13 * u)), round(20 * u)
    side = 2 * turn + 2 * line
    corner = surfaces.clear((side * _FINER, side * _FINER), (*ink, 0))
    centre = corner.get_width() / 2
    pygame.draw.circle(corner, ink, (centre, centre), turn * _FINER, line * _FINER)
    star = 6.5 * u * _FINER
    far = centre + turn * 0.36 * _FINER
    pygame.draw.polygon(
        corner, ink, [(far - star, far), (far, far - star), (far + star, far), (far, far + star)]
    )
    corner = pygame.transform.smoothscale(corner, (side, side))
    half = side // 2
    for right in (False, True):
        for low in (False, True):
            piece = pygame.transform.flip(corner, right, low)
            part = Rect(0 if right else half, 0 if low else half, half, half)
            x, y = box.right - half if right else box.left, box.bottom - half if low else box.top
            surface.blit(piece, (x, y), part)
    along, down = box.width - 2 * turn, box.height - 2 * turn
    for y in (box.top, box.bottom - line):
        pygame.draw.rect(surface, ink, (box.left + turn, y, along, line))
    for x in (box.left, box.right - line):
        pygame.draw.rect(surface, ink, (x, box.top + turn, line, down))


def margin(u: float) -> int:
    """Return how far the shadow of a sheet reaches beyond it."""
    return round(34 * u)


def _deckle(width: int, height: int, u: float) -> list[tuple[float, float]]:
    """Return the outline of a sheet: nearly straight, slightly uneven."""
    chance, drift = random.Random(f"{width}x{height}"), 0.0

    def along(length: int) -> Iterator[tuple[float, float]]:
        nonlocal drift
        step = max(5.0, 9 * u)
        for number in range(1, int(length / step)):
            drift = max(0.0, min(3.2 * u, drift + chance.uniform(-0.9, 0.9) * u))
            yield number * step, drift

    top = [(x, deep) for x, deep in along(width)]
    right = [(width - 1 - deep, y) for y, deep in along(height)]
    bottom = [(width - x, height - 1 - deep) for x, deep in along(width)]
    left = [(deep, height - y) for y, deep in along(height)]
    return top + right + bottom + left


def _shadow(size: tuple[int, int], outline: list[tuple[float, float]], u: float) -> Surface:
    coarse = max(4, round(4 * u))  # a soft shadow needs fewer pixels than the sheet
    small = Surface((max(1, size[0] // coarse), max(1, size[1] // coarse)), pygame.SRCALPHA)
    fall = 9 * u
    pygame.draw.polygon(
        small, (12, 6, 2, 190), [((x + fall) / coarse, (y + fall) / coarse) for x, y in outline]
    )
    small = pygame.transform.gaussian_blur(small, max(1, round(12.8 * u / coarse)))
    return pygame.transform.smoothscale(small, size)


@cached(MENUS, megabytes=24)
def plaque(width: int, height: int, u: float, material: str, state: str, seed: int = 0) -> Surface:
    """Return a blank plaque of ``material`` in one of the states; ``seed`` varies the grain of wood."""
    plate = Surface((width, height), pygame.SRCALPHA)
    if material == WOOD:
        _paint_wood(plate, u, state, seed)
    elif material == METAL:
        _paint_metal(plate, u, state)
    else:
        _paint_paper(plate, u, state)
    radius = round(_CORNERS[material] * u)
    plate = surfaces.clipped(plate, radius)
    if material == FRAMED:
        brass = mix(BRASS, PARCHMENT, 0.5 * (state == DISABLED))
        plate.blit(surfaces.rim(plate.get_size(), radius, max(2, round(1.7 * u)), brass), (0, 0))
    return plate


def writing(material: str, state: str) -> RGB:
    """Return the colour of text on a plaque of ``material`` in ``state``."""
    if material != WOOD:
        faded = mix(INK, WALNUT, 0.3) if material == METAL else mix(INK, PARCHMENT, 0.42)
        return contrast.letters(faded if state == DISABLED else INK)
    if state == DISABLED:
        return mix(CREAM, WALNUT_DARK, 0.45)
    return CREAM if state == NORMAL else (255, 246, 222)


def _frame(plate: Surface, radius: float, colour: RGB, thick: float, inset: float = 0) -> None:
    """Draw a smooth rounded frame, ``thick`` pixels, ``inset`` pixels from the edge of ``plate``."""
    place = plate.get_rect().inflate(-2 * round(inset), -2 * round(inset))
    plate.blit(surfaces.rounded(place.size, round(radius), colour, max(1, round(thick))), place)


def _paint_wood(board: Surface, u: float, state: str, seed: int) -> None:
    board.fill(WALNUT)
    if not contrast.is_high():
        board.blit(grain(board.get_size(), seed), (0, 0))
    shade = {NORMAL: 0.64, HOVERED: 0.92, PRESSED: 0.48, CHOSEN: 0.8, DISABLED: 0.5}[state]
    level = round(255 * max(0.12, shade - 0.3 * contrast.is_high()))
    board.fill((level, round(level * 0.95), round(level * 0.9)), special_flags=pygame.BLEND_RGB_MULT)
    _bevel(board, u, state == PRESSED)
    rim = {HOVERED: CANDLE, CHOSEN: CANDLE, DISABLED: mix(BRASS, WALNUT, 0.65)}.get(state, BRASS)
    _frame(board, 9 * u, SHADE, 3 * u)
    _frame(board, 6.3 * u, rim, 2 * u, 5 * u)


def grain(size: tuple[int, int], seed: int) -> Surface:
    """Return a new piece of one board's texture; ``seed`` decides which. Plain walnut if that is missing."""
    width, height = size
    try:
        plank = pictures.texture("plank.jpg", *_PLANK)
    except pictures.PictureError:
        plain = Surface(size)
        plain.fill(WALNUT)
        return plain
    long = min(plank.get_width(), max(40, round(plank.get_height() * width / height)))
    left = random.Random(seed).randrange(plank.get_width() - long + 1)
    piece = plank.subsurface((left, 0, long, plank.get_height()))
    return pygame.transform.smoothscale(piece, size)


def _bevel(board: Surface, u: float, sunk: bool) -> None:
    """Paint light along the upper edge and shade along the lower one; the reverse if ``sunk``."""
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


def _paint_metal(plate: Surface, u: float, state: str) -> None:
    low = (226, 188, 108) if contrast.is_high() else (178, 128, 52)
    brighter = {HOVERED: 0.28, PRESSED: -0.18, CHOSEN: 0.15, DISABLED: -0.1}.get(state, 0.0)
    width, height = plate.get_size()
    for row in range(height):
        tone = mix((240, 206, 122), low, min(1.0, row / max(1, height - 1) * 1.15))
        tone = mix(tone, (255, 240, 196), brighter) if brighter > 0 else mix(tone, (96, 62, 22), -brighter)
        if state == DISABLED:
            tone = mix(tone, WALNUT, 0.52)
        plate.fill(tone, (0, row, width, 1))
    _frame(plate, 9 * u, mix(INK, BRASS, 0.12), 2.6 * u)
    rim = mix(BRASS, WALNUT, 0.4) if state == DISABLED else mix(CREAM, BRASS, 0.35)
    _frame(plate, 6.3 * u, rim, 1.5 * u, 5 * u)


def _paint_paper(plate: Surface, u: float, state: str) -> None:
    ground = {
        NORMAL: mix(PARCHMENT, PARCHMENT_LIT, 0.55),
        HOVERED: mix(PARCHMENT_LIT, CANDLE, 0.45),
        PRESSED: mix(PARCHMENT, PARCHMENT_EDGE, 0.6),
        CHOSEN: mix(PARCHMENT_LIT, CANDLE, 0.7),
        DISABLED: mix(PARCHMENT, PARCHMENT_EDGE, 0.12),
    }[state]
    ink, high = contrast.letters(INK), contrast.is_high()
    width, height = plate.get_size()
    if high:
        plate.fill(mix(ground, (255, 255, 255), 0.6))
    else:
        upper, lower = mix(ground, (255, 252, 240), 0.4), mix(ground, PARCHMENT_EDGE, 0.16)
        for row in range(height):
            plate.fill(mix(upper, lower, row / height), (0, row, width, 1))
    outline = mix(ink, PARCHMENT, 0.55) if state == DISABLED else ink
    _frame(plate, 8 * u, outline, (3.2 if high else 2) * u)
    if state != DISABLED and not high:
        _frame(plate, 5 * u, mix(PARCHMENT_EDGE, BRASS, 0.4), 1.4 * u, 4.4 * u)


@cached(MENUS, megabytes=4)
def field(width: int, height: int, u: float, ruled: bool = False) -> Surface:
    """Return the ground of a text field: paper sunk into the sheet; ``ruled``: with a line to write on."""
    white = (255, 255, 255)
    plate = Surface((width, height), pygame.SRCALPHA)
    plate.fill(white if contrast.is_high() else mix(PARCHMENT_LIT, white, 0.35))
    shade = Surface((width, max(1, round(7 * u))), pygame.SRCALPHA)
    for row in range(shade.get_height()):
        shade.fill((*INK, round(56 * (1 - row / shade.get_height()))), (0, row, width, 1))
    plate.blit(shade, (0, 0))
    if ruled:
        inset, thick = round(14 * u), max(1, round(2 * u))
        rule_ = Rect(inset, height - round(max(9 * u, height * 0.17)), width - 2 * inset, thick)
        plate.fill(mix(PARCHMENT_EDGE, INK, 0.3), rule_)
    _frame(plate, 6 * u, contrast.letters(INK), 2.2 * u)
    return surfaces.clipped(plate, round(6 * u))


def rule(width: int, u: float) -> Surface:
    """Return a line for below a heading: thicker in the middle, with a lozenge on it."""
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


@cached(MENUS, most=2)
def inlay(text: str, size: int, u: float) -> Surface:
    """Return ``text`` in brass letters inlaid in dark wood, ``size`` pixels high."""
    mask = typesetting.line(text, size, (255, 255, 255), bold=True, face="display")
    pad = max(3, round(5 * u))
    face = Surface((mask.get_width() + 2 * pad, mask.get_height() + 2 * pad), pygame.SRCALPHA)
    dark = mask.copy()
    dark.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    reach = max(1, round(3 * u))
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)):
        face.blit(dark, (pad + across * reach, pad + down * reach))
    brass = Surface(mask.get_size(), pygame.SRCALPHA)
    height = brass.get_height()
    for row in range(height):
        where = abs(row / height - 0.42) * 2
        brass.fill(mix((255, 232, 168), (176, 122, 44), min(1.0, where)), (0, row, brass.get_width(), 1))
    brass.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(brass, (pad, pad))
    return face
