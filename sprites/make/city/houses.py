"""The sheet of small houses, trees and tufts that stand in the city's areas, in ink and pale washes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
from pygame import Surface

from game.table.city.houses import CELL, COLUMNS, FOOT, NOMINAL, ROWS, UNIT
from game.table.city.shapes import Point, Polygon
from game.ui import surfaces
from game.ui.palette import RGB, mix
from sprites.make.city.ink import WHITE, Sheet

_ROOFS: dict[str, tuple[RGB, ...]] = {
    "bank": ((226, 184, 112), (214, 168, 104), (232, 198, 140)),
    "carriage": ((196, 156, 120), (182, 144, 112), (208, 172, 138)),
    "residence": ((224, 146, 116), (212, 132, 104), (232, 168, 138)),
    "hospital": ((150, 190, 186), (138, 176, 174), (176, 204, 198)),
    "hotel": ((228, 164, 104), (216, 150, 96), (236, 184, 128)),
    "park": ((206, 160, 124), (206, 160, 124), (206, 160, 124)),
    "cloister": ((178, 164, 204), (164, 152, 192), (196, 184, 214)),
}
_GREENS: tuple[RGB, ...] = ((168, 196, 132), (152, 184, 120), (184, 204, 148), (142, 176, 124))
_WALL: RGB = (255, 250, 240)
_SHADE: RGB = (226, 208, 180)
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
_FAINT = 0.5  # how far houses and trees recede into the ground, so that the pieces stand out

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
                made.set_at((x, y), (*colour, alpha))
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


def _faint(colour: RGB) -> RGB:
    return mix(colour, WHITE, _FAINT)


def _house(sheet: Sheet, at: Point, roof: RGB, way: int) -> None:
    """Draw a gabled house, seen slightly from one side; ``at`` is the middle of its foot."""
    shapes = [tuple((at[0] + way * NOMINAL * x, at[1] - NOMINAL * y) for x, y in shape) for shape in _HOUSE]
    for shape, colour in zip(shapes, (_SHADE, _WALL, roof), strict=False):
        sheet.fill(shape, _faint(colour))
        for a, b in zip(shape, shape[1:] + shape[:1], strict=True):
            sheet.tick(a, b, 0.55, _faint(_INK))
    for (a, b), width, ink in zip(shapes[3:], (0.3, 0.3, 1.1), (_TILE_INK, _TILE_INK, _INK), strict=True):
        sheet.tick(a, b, width, _faint(ink))


def _tree(sheet: Sheet, at: Point, green: RGB) -> None:
    (x, y), size, ink = at, NOMINAL, _faint((84, 84, 50))
    sheet.tick((x, y), (x, y - size * 0.4), 1.0, _faint((110, 84, 54)))
    crown = (x, y - size * 0.62)
    sheet.disc(crown, size * 0.40, ink)
    sheet.disc(crown, size * 0.40 - 0.55, _faint(green))
    sheet.disc((crown[0] - size * 0.12, crown[1] - size * 0.12), size * 0.18, _faint((214, 226, 184)))
    for i in range(3):
        sheet.dot((crown[0] + size * (0.05 + 0.1 * i), crown[1] + size * (0.2 - 0.1 * i)), 0.4, ink)


def _tuft(sheet: Sheet, at: Point, chance: Random) -> None:
    x, y = at
    for dx in (-1.6, 0.0, 1.6):
        sheet.tick((x + dx, y), (x + dx * 1.7, y - chance.uniform(1.6, 3.0)), 0.4, (176, 156, 116))
