"""Building blocks of pictures: parchment, walnut, metal rims, shadows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import accumulate

import pygame
from pygame import Rect, Surface

from game.ui import contrast, pictures
from game.ui.display import canvas_size
from game.ui.image_cache import SHARED, cached
from game.ui.palette import (
    BRASS,
    CANDLE,
    LEAD,
    PARCHMENT,
    PARCHMENT_EDGE,
    RGB,
    SHADE,
    WALNUT,
    WALNUT_DARK,
    WALNUT_LIGHT,
    mix,
)
from game.ui.remembered import pictured, pictured_if_large

Size = tuple[int, int]

_CHOOSABLE, _FOCUSED = 20, 36  # how far their light reaches, in 1080p units
_TILE = 256  # the height of the tiles that a veil is made of, in pixels
_FINE = 3  # curved shapes are drawn at this scale and scaled down, for antialiasing


def clear(size: Size, colour: tuple[int, ...] = (0, 0, 0, 0)) -> Surface:
    """Return a surface with per-pixel alpha, filled with ``colour``, which soft edges blend into."""
    made = Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    if any(colour):  # it is clear when it is new
        made.fill(colour)
    return made


def like_screen(size: Size) -> Surface:
    """Return a surface with the window's pixels, which are copied fastest."""
    screen = pygame.display.get_surface()
    return Surface(size, 0, screen) if screen else Surface(size)


@cached(SHARED, most=4)
def _veil(width: int, colour: tuple[int, ...]) -> Surface:
    return clear((width, _TILE), colour)


def veil(surface: Surface, colour: tuple[int, ...], hole: Rect | None = None) -> None:
    """Cover a surface with a translucent colour, except in a ``hole``, in tiles of the same picture."""
    whole = surface.get_rect()
    tile = _veil(whole.width, colour)
    for part in [whole] if hole is None else beside(whole, hole):
        for top in range(part.top, part.bottom, _TILE):
            surface.blit(tile, (part.left, top), (0, 0, part.width, min(_TILE, part.bottom - top)))


def beside(whole: Rect, hole: Rect) -> list[Rect]:
    """Return the parts of a rectangle outside a ``hole`` within it."""
    parts = (
        Rect(whole.left, whole.top, whole.width, hole.top - whole.top),
        Rect(whole.left, hole.bottom, whole.width, whole.bottom - hole.bottom),
        Rect(whole.left, hole.top, hole.left - whole.left, hole.height),
        Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
    )
    return [part for part in parts if part.width > 0 and part.height > 0]


def covered(others: Sequence[Rect], box: Rect) -> int:
    """Return how many pixels of others a box covers."""
    cuts = (box.clip(others[number]) for number in box.collidelistall(others))
    return sum(cut.w * cut.h for cut in cuts)


def soft(picture: Surface, radius: int) -> Surface:
    """Return a blurred copy: two box blurs look as a Gaussian one, and take a fifth of its time."""
    return pygame.transform.box_blur(pygame.transform.box_blur(picture, radius), radius)


@cached(SHARED, megabytes=8)
def rounded(size: Size, radius: int, colour: tuple[int, ...], line: int = 0) -> Surface:
    """Return an antialiased rounded box of one colour; ``line`` > 0: only an outline of that width.

    Shared, don't draw on it.
    """
    side = 2 * (max(radius, line) + 2) + 1
    if size[0] > side or size[1] > side:
        return _stretched(rounded((min(size[0], side), min(size[1], side)), radius, colour, line), size)
    # This colour keeps half-covered pixels at the edge of a filled box from getting darker.
    back = (*colour, 0) if line == 0 and len(colour) == 3 else (0, 0, 0, 0)
    fine = clear((size[0] * _FINE, size[1] * _FINE), back)
    pygame.draw.rect(fine, colour, fine.get_rect(), line * _FINE, border_radius=radius * _FINE)
    return pygame.transform.smoothscale(fine, (max(1, size[0]), max(1, size[1])))


def _stretched(small: Surface, size: Size) -> Surface:
    """Return a box of ``size`` from a smaller one: only its middle row and column are stretched."""
    columns, rows = (_thirds(small.get_size()[axis], size[axis]) for axis in (0, 1))
    whole = clear(size)
    for left, width, to_left, to_width in columns:
        for top, height, to_top, to_height in rows:
            part = small.subsurface((left, top, width, height))
            if (width, height) == (1, 1):
                whole.fill(part.get_at((0, 0)), (to_left, to_top, to_width, to_height))
                continue
            if (to_width, to_height) != (width, height):
                part = pygame.transform.scale(part, (to_width, to_height))
            # Add instead of blending, so that half-covered pixels stay as they are.
            whole.blit(part, (to_left, to_top), special_flags=pygame.BLEND_RGBA_ADD)
    return whole


def _thirds(small: int, large: int) -> list[tuple[int, int, int, int]]:
    """Return start and length of the first, middle and last part of a side, before and after stretching."""
    if small >= large:
        return [(0, small, 0, small)]
    half = small // 2
    return [(0, half, 0, half), (half, 1, half, large - 2 * half), (half + 1, half, large - half, half)]


@cached(SHARED, most=64)
def disc(
    diameter: int, colour: tuple[int, ...], rim: tuple[int, ...] | None = None, line: int = 0
) -> Surface:
    """Return an antialiased disc with a ``rim`` of ``line`` pixels. Shared, don't draw on it."""
    side = max(1, diameter)
    fine = clear((side * _FINE, side * _FINE), (*(rim or colour)[:3], 0))
    middle, radius = side * _FINE / 2, side * _FINE / 2 - 1
    pygame.draw.circle(fine, rim or colour, (middle, middle), radius)
    if rim:
        pygame.draw.circle(fine, colour, (middle, middle), radius - line * _FINE)
    return pygame.transform.smoothscale(fine, (side, side))


def clipped(picture: Surface, radius: int) -> Surface:
    """Return a copy of ``picture`` with rounded corners."""
    result = picture.convert_alpha() if pygame.display.get_surface() else picture.copy()
    mask = rounded(picture.get_size(), radius, (255, 255, 255))
    result.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def graded(size: Size, rows: Sequence[Sequence[tuple[int, ...]]]) -> Surface:
    """Return a picture in which a few colours, given in rows, turn into each other."""
    small = Surface((len(rows[0]), len(rows)), pygame.SRCALPHA if len(rows[0][0]) == 4 else 0)
    for y, row in enumerate(rows):
        for x, colour in enumerate(row):
            small.set_at((x, y), colour)
    return pygame.transform.smoothscale(small, size)


def _slope(size: Size, first: RGB, second: RGB) -> Surface:
    """Return a colour gradient from the upper left, where the candle is, to the lower right."""
    return graded(size, ((first, mix(first, second, 0.45)), (mix(first, second, 0.55), second)))


def softened(surface: Surface, radius: float) -> Surface:
    """Return ``surface`` blurred by ``radius`` pixels; a wide blur works on a smaller picture, for speed."""
    part = max(1, int(radius / 3))
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(2, width // part), max(2, height // part)))
    blurred = soft(small, max(1, round(radius / part)))
    return pygame.transform.smoothscale(blurred, (width, height))


@cached(SHARED, megabytes=6)
@pictured
def parchment(size: Size, radius: int = 0, edge: bool = True, seed: int = 1) -> Surface:
    """Return a leaf of parchment with rounded corners; ``edge``: with brown edges.

    ``seed`` decides which part of the texture is shown. Shared, don't draw on it.
    """
    made = leaf(size, max(radius, min(size) // 14, 2) if edge else 0, seed)
    return clipped(made, radius) if radius else made


def leaf(size: Size, edge: int, seed: int = 1) -> Surface:
    """Return a new leaf of parchment, lit from the upper left and brown within ``edge`` pixels of its sides.

    ``seed`` decides which part of the texture is shown.
    """
    chance = random.Random(seed)
    made = Surface(size)
    window = pygame.display.get_surface()
    # All large leaves use the texture in one size, because scaling it is slow.
    least = canvas_size(window.get_size()) if window and max(size) >= 900 else (1024, 1024)
    try:
        whole = max(least[0], size[0]), max(least[1], size[1])
        spare = (whole[0] - size[0], whole[1] - size[1])
        part = Rect((chance.randint(0, spare[0]), chance.randint(0, spare[1])), size)
        made.blit(pictures.texture_part("parchment.jpg", whole, part), (0, 0))
    except pictures.PictureError:
        made.fill(PARCHMENT)
    made.blit(_slope(size, (26, 22, 18), (0, 0, 0)), (0, 0), special_flags=pygame.BLEND_ADD)
    made.blit(_slope(size, (255, 255, 255), (236, 228, 214)), (0, 0), special_flags=pygame.BLEND_MULT)
    if edge:
        made.blit(_burnt(size, edge), (0, 0))
    contrast.bleach(made)
    return made


def _burnt(size: Size, edge: int) -> Surface:
    """Return brown edges, soft towards the inside: painted small and scaled up."""
    part = max(1, edge // 6)
    burn = clear((max(2, size[0] // part), max(2, size[1] // part)), (*PARCHMENT_EDGE, 150))
    deep = round(edge / part)
    inside = burn.get_rect().inflate(-deep, -deep)
    pygame.draw.rect(burn, (*PARCHMENT_EDGE, 0), inside, border_radius=deep)
    return pygame.transform.smoothscale(soft(burn, max(1, round(edge / part / 2))), size)


def _grain(size: Size, along: float, across: float, low: int, seed: int) -> Surface:
    """Return streaks of about ``along`` × ``across`` pixels, with a brightness from ``low`` to 255."""
    streaks = specks((max(3, int(size[0] / along) + 2), max(4, int(size[1] / across))), low, seed)
    return pygame.transform.smoothscale(streaks, size)


def specks(size: Size, low: int, seed: int) -> Surface:
    """Return grey pixels, each by chance with a brightness from ``low`` to 255."""
    levels = random.Random(seed).randbytes(size[0] * size[1])
    return from_levels(size, levels, [(low + (256 - low) * level // 256,) * 3 for level in range(256)])


def from_levels(size: Size, levels: bytes, colours: Sequence[Sequence[int]]) -> Surface:
    """Return a picture from the ``levels`` of its pixels, row by row, and the colour of each level."""
    picture = pygame.image.frombytes(levels, size, "P")
    picture.set_palette(colours)
    made = Surface(size)
    made.blit(picture, (0, 0))
    return made


@cached(SHARED, megabytes=4, grows=True)
@pictured
def walnut(size: Size, radius: int, seed: int = 1) -> Surface:
    """Return a board of walnut with grain, rounded corners and a bevel. Shared, don't draw on it."""
    board = _slope(size, mix(WALNUT, WALNUT_LIGHT, 0.22), mix(WALNUT_DARK, WALNUT, 0.25))
    for index, (along, across, low) in enumerate(((150, 1.3, 208), (60, 3.5, 226), (400, 14, 216))):
        grain = _grain(size, along, across, low, seed * 3 + index)
        board.blit(grain, (0, 0), special_flags=pygame.BLEND_MULT)
    contrast.darken(board)
    board = clipped(board, radius)
    line = max(1, min(size) // 70)
    lit = rounded(size, radius, (*mix(WALNUT, CANDLE, 0.35), 150), line)
    board.blit(rounded(size, radius, (*SHADE, 190), line), (0, 0))
    board.blit(lit, (0, 0), Rect(0, 0, size[0], line * 2 + radius // 3))
    board.blit(lit, (0, 0), Rect(0, 0, line * 2, size[1] - radius))
    return board


@cached(SHARED, megabytes=6, grows=True)
@pictured_if_large
def rim(size: Size, radius: int, line: int, colour: RGB = BRASS) -> Surface:
    """Return a metal outline, lit from the upper left, between dark hairlines. Shared, don't draw on it."""
    result = clear(size)
    result.blit(rounded(size, radius, (*SHADE, 255), line + 2), (0, 0))
    inner = (size[0] - 2, size[1] - 2)
    mask = rounded(inner, max(1, radius - 1), (255, 255, 255, 255), line)
    shine = clear(inner)
    shine.blit(_slope(inner, mix(colour, (255, 246, 214), 0.55), mix(colour, SHADE, 0.4)), (0, 0))
    shine.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(shine, (1, 1))
    return result


def board(size: Size, radius: int, line: int, seed: int, leaf: Rect | None = None) -> Surface:
    """A new board of walnut with a rim of brass, two pixels thick or more, and paper on it at ``leaf``."""
    made = walnut(size, radius, seed).copy()
    if leaf is not None:
        made.blit(parchment(leaf.size, round(radius * 0.6), seed=12), leaf)
    made.blit(rim(size, radius, max(2, line)), (0, 0))
    return made


def board_in_steps(size: Size, radius: int, line: int, seed: int, leaf: Rect | None = None) -> Iterator[None]:
    """Prepare what :func:`board` needs, yielding after each part."""
    walnut(size, radius, seed)
    yield
    if leaf is not None:
        parchment(leaf.size, round(radius * 0.6), seed=12)
        yield
    rim(size, radius, max(2, line))
    yield


@cached(SHARED, megabytes=10, grows=0.5)
def shadow(size: Size, radius: int, blur: int, strength: int = 150) -> Surface:
    """Return the soft shadow of a rounded box, ``blur`` pixels larger than ``size`` on each side.

    Shared, don't draw on it.
    """
    room = (size[0] + 2 * blur, size[1] + 2 * blur)
    side = 2 * (radius + 2 * blur) + 1
    if size[0] > side or size[1] > side:
        return _stretched(shadow((min(size[0], side), min(size[1], side)), radius, blur, strength), room)
    dark = clear(room, (*SHADE, 0))
    box = Rect((blur, blur), size).inflate(-blur // 2, -blur // 2)
    pygame.draw.rect(dark, (*SHADE, strength), box, border_radius=radius)
    return softened(dark, blur * 0.6)


@cached(SHARED, megabytes=10, grows=True)
def on_shadow(picture: Surface, radius: int, blur: int) -> tuple[Surface, tuple[int, int]]:
    """Return a rounded box with its shadow as one picture, and the picture's offset from the box.

    Drawing it takes half the time of drawing both. Shared, don't draw on it.
    """
    under = shadow(picture.get_size(), radius, blur).copy()
    under.blit(picture, (blur // 2, blur // 3))
    return under, (-(blur // 2), -(blur // 3))


@cached(SHARED, megabytes=8)
def glow(size: Size, radius: int, reach: int, colour: RGB = CANDLE, strength: int = 120) -> Surface:
    """Return candlelight round a box, ``reach`` pixels larger than ``size`` on each side.

    A thin bright line runs along the box. From there the light, at most ``strength`` (of 255), fades out
    before it reaches the surface's edge. Shared, don't draw on it.
    """
    room = (size[0] + 2 * reach, size[1] + 2 * reach)
    light = clear(room, (*colour, 0))
    box = Rect((reach, reach), size).inflate(round(reach * 0.8), round(reach * 0.8))
    pygame.draw.rect(light, (*colour, strength), box, border_radius=radius + round(reach * 0.4))
    light = softened(light, reach * 0.29)
    line = max(1, round(reach * 0.15))
    bright = (*mix(colour, (255, 255, 255), 0.25), 255)
    frame = rounded((size[0] + 2 * line, size[1] + 2 * line), radius + line, bright)
    light.blit(frame, (reach - line, reach - line))
    return light


def choosable(size: Size, radius: int, u: float, focused: bool) -> tuple[Surface, int]:
    """Return the light round a box that may be chosen, and how far it reaches beyond the box in pixels.

    It is clearly the strongest round what is ``focused``. ``u`` is the number of pixels in a 1080p unit.
    """
    reach = max(4, round((_FOCUSED if focused else _CHOOSABLE) * u))
    return glow(size, radius, reach, strength=230 if focused else 150), reach


def picture(name: str, width: float, height: float, *others: str) -> Surface:
    """Return the first of these pictures that exists, fitted into ``width`` × ``height``, or else a disc.

    Shared, don't draw on it.
    """
    for candidate in (name, *others):
        try:
            return pictures.svg(candidate, width, height)
        except pictures.PictureError:
            continue
    return disc(max(1, round(min(width, height))), LEAD)


def tinted(name: str, side: float, colour: RGB) -> Surface:
    """Return a copy of the white picture ``name``, ``side`` pixels wide, in another colour."""
    made = picture(name, side, side).copy()
    made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def shaped(picture: Surface, colour: tuple[int, ...]) -> Surface:
    """Return a picture's shape in one colour."""
    made = picture.copy()
    made.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    made.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return made


def box_round(middle: tuple[float, float], size: tuple[float, float]) -> Rect:
    """Return the box of a size in whole pixels round its middle."""
    return Rect(0, 0, round(size[0]), round(size[1])).move_to(center=(round(middle[0]), round(middle[1])))


def centred(surface: Surface, thing: Surface, centre: tuple[float, float]) -> Rect:
    """Draw ``thing`` centred at a point; return where it was drawn."""
    x, y = centre[0] - thing.get_width() / 2, centre[1] - thing.get_height() / 2
    return surface.blit(thing, (round(x), round(y)))


def side_by_side(widths: Sequence[int], gap: int, room: Rect) -> list[Rect]:
    """Return boxes of these widths, centred in ``room`` and as high, with ``gap`` pixels between them."""
    left = room.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    lefts = accumulate((width + gap for width in widths), initial=left)
    return [Rect(left, room.top, width, room.height) for left, width in zip(lefts, widths, strict=False)]


def cast(surface: Surface, words: Surface, at: Rect, depth: int) -> None:
    """Draw the shadow of ``words`` at ``at``, ``depth`` pixels lower, on a dark background."""
    surface.blit(darkened(words), at.move(0, depth))


def darkened(words: Surface) -> Surface:
    """Return the shadow of ``words`` on a dark background."""
    dark = words.copy()
    dark.fill((0, 0, 0, 205), special_flags=pygame.BLEND_RGBA_MULT)
    return dark
