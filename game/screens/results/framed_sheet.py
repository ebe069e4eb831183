"""A sheet of parchment in a rim of brass, which lies on the cloth and scrolls with its page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.ui import brass_rim, surfaces
from game.ui.theme import Style

_CORNER = 12  # the radius of the corners in units
_EDGE = 44  # how far the edges are brown, in units


def blank(style: Style, size: tuple[int, int]) -> Surface:
    """Return a new sheet to draw on, in its rim."""
    sheet = surfaces.leaf(size, style.px(_EDGE), seed=size[1])
    brass_rim.draw(sheet, sheet.get_rect(), style.px(_CORNER), style.px(3))
    return sheet


def pieces(style: Style, sheet: Surface, cuts: Sequence[int]) -> Iterator[tuple[Surface, int]]:
    """Yield the pieces of a finished sheet from top to bottom, each with its y coordinate.

    ``cuts``: the y coordinates between pieces. Drawing and scrolling pieces costs only as much as is seen of
    the sheet. Its corners become round.
    """
    width, height = sheet.get_size()
    radius = max(2, style.px(_CORNER))
    mask = surfaces.rounded((4 * radius, 4 * radius), radius, (255, 255, 255))
    for top, bottom in pairwise((0, *cuts, height)):
        piece = sheet.subsurface(Rect(0, top, width, bottom - top))
        ends = [low for low in (False, True) if (bottom == height if low else top == 0)]
        if ends:
            piece = piece.convert_alpha()
        for low in ends:
            for right in (False, True):
                corner = Rect(3 * radius if right else 0, 3 * radius if low else 0, radius, radius)
                at = width - radius if right else 0, piece.get_height() - radius if low else 0
                piece.blit(mask, at, corner, special_flags=pygame.BLEND_RGBA_MULT)
        yield piece, top
