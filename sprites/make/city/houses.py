"""The sheet of small houses, trees and tufts that stand in the city's areas, in ink and washes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
from pygame import Surface

from game.table.city.houses import CELL, COLUMNS, FOOT, NOMINAL, ROWS, UNIT
from game.table.map.shapes import Point, Polygon
from game.ui import surfaces
from game.ui.palette import RGB, mix
from sprites.make.city.ink import WHITE, Sheet

_ROOFS: dict[str, tuple[RGB, ...]] = {
    "bank": ((204, 154, 74), (190, 140, 66), (214, 170, 100)),
    "carriage": ((112, 130, 164), (98, 116, 150), (130, 146, 176)),
    "residence": ((196, 96, 70), (182, 86, 64), (206, 120, 92)),
    "hospital": ((92, 160, 150), (80, 146, 138), (116, 176, 166)),
    "hotel": ((208, 128, 64), (194, 114, 58), (218, 150, 92)),
    "park": ((196, 120, 84), (196, 120, 84), (196, 120, 84)),
    "cloister": ((142, 120, 182), (128, 108, 168), (160, 142, 196)),
}
"""The roofs of the houses in each kind of area: those of its building, paler."""
_GREENS: tuple[RGB, ...] = ((134, 172, 96), (120, 160, 86), (150, 182, 112), (112, 152, 92))
_WALL: RGB = (248, 248, 248)
_SHADE: RGB = (206, 206, 214)
_HOUSE: tuple[Polygon, ...] = (
    ((-0.04, 0), (-0.04, 0.36), (0.5, 0.36), (0.5, 0)),
    ((-0.5, 0), (-0.5, 0.36), (-0.27, 0.72), (-0.04, 0.36), (-0.04, 0)),
    ((-0.27, 0.72), (0.28, 0.72), (0.54, 0.36), (-0.04, 0.36)),
    ((-0.072, 0.72), (0.154, 0.36)),
    ((0.104, 0.72), (0.327, 0.36)),
    ((-0.27, 0), (-0.27, 0.216)),
)
"""The shapes of a house one unit wide, y upwards: side, front, roof, two rows of tiles and the door."""
_TILE_INK, _INK = (150, 104, 72), (92, 62, 38)
_BARK, _LEAF_INK = (110, 84, 54), (84, 84, 50)
_STRENGTH = 0.94  # of houses and trees: print, a little less than what lies on it

Draw = Callable[[Sheet, Point], None]


def sheet() -> Surface:
    """Return the sheet, on nothing."""
    size = CELL * COLUMNS, CELL * len(ROWS)
    on_white, on_black = (_drawn(size, ground) for ground in (WHITE, (0, 0, 0)))
    # What differs between the two is how much of the ground shows through.
    on_white_alone = on_white.copy()
    on_white_alone.blit(on_black, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    made = surfaces.clear(size)
    for y in range(size[1]):
        for x in range(size[0]):
            alpha = 255 - on_white_alone.get_at((x, y))[0]
            if alpha:
                colour = [min(255, round(part * 255 / alpha)) for part in on_black.get_at((x, y))[:3]]
                made.set_at((x, y), (*colour, round(alpha * _STRENGTH)))
    return made


def _drawn(size: tuple[int, int], ground: RGB) -> Surface:
    drawn = Sheet(size, UNIT, ground)
    for row, name in enumerate(ROWS):
        for column, draw in enumerate(_kinds(name)):
            draw(drawn, ((column * CELL + CELL / 2) / UNIT, (row * CELL + FOOT) / UNIT))
    return drawn.finished()


def _kinds(row: str) -> list[Draw]:
    """Return what draws the things in a row of the sheet."""
    if row == "tree":
        return [lambda sheet, at, green=green: _tree(sheet, at, green) for green in _GREENS]
    if row == "tuft":
        return [lambda sheet, at, seed=seed: _tuft(sheet, at, Random(seed)) for seed in range(3)]
    return [
        lambda sheet, at, roof=roof, way=way: _house(sheet, at, roof, way)
        for roof in _ROOFS[row]
        for way in (1, -1)
    ]


def _house(sheet: Sheet, at: Point, roof: RGB, way: int) -> None:
    """Draw a gabled house, seen slightly from one side; ``at`` is the middle of its foot."""
    shapes = [tuple((at[0] + way * NOMINAL * x, at[1] - NOMINAL * y) for x, y in shape) for shape in _HOUSE]
    for shape, colour in zip(shapes, (_SHADE, _WALL, roof), strict=False):
        sheet.fill(shape, colour)
        for a, b in zip(shape, shape[1:] + shape[:1], strict=True):
            sheet.tick(a, b, 0.55, _INK)
    for (a, b), width, ink in zip(shapes[3:], (0.3, 0.3, 1.1), (_TILE_INK, _TILE_INK, _INK), strict=True):
        sheet.tick(a, b, width, ink)


def _tree(sheet: Sheet, at: Point, green: RGB) -> None:
    (x, y), size = at, NOMINAL
    for width, colour in ((3.0, _BARK), (1.7, mix(_BARK, WHITE, 0.35))):
        sheet.tick((x, y), (x, y - size * 0.5), width, colour)
    boughs = [(x + size * across, y - size * up) for across, up in ((-0.2, 0.56), (0.2, 0.56), (0.0, 0.76))]
    for part, colour in ((0.25, _LEAF_INK), (0.22, green)):
        for bough in boughs:
            sheet.disc(bough, size * part, colour)
    for across, down in boughs:
        sheet.disc((across - size * 0.06, down - size * 0.07), size * 0.1, mix(green, (236, 240, 200), 0.5))


def _tuft(sheet: Sheet, at: Point, chance: Random) -> None:
    x, y = at
    for dx in (-1.6, 0.0, 1.6):
        sheet.tick((x + dx, y), (x + dx * 1.7, y - chance.uniform(1.6, 3.0)), 0.4, (176, 156, 116))
