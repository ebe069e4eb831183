"""The small houses, trees and tufts in the city's areas, from one sheet of pictures."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.map.camera import Camera
from game.ui import pictures
from game.ui.image_cache import TABLE, cached

ROWS = ("bank", "carriage", "residence", "hospital", "hotel", "park", "cloister", "tree", "tuft")
"""What stands in the rows of the sheet: houses of each kind of area, trees, and tufts."""
COLUMNS = 6
_KINDS = {"tree": 4, "tuft": 3}
"""How many pictures are in a row, if there are not :data:`COLUMNS`."""
CELL, FOOT = 72, 66
"""The side of a picture's room, and how far below its top the thing's foot stands, in pixels."""
UNIT, NOMINAL = 3.5, 16.0
"""The pixels of a plane unit on the sheet, and how large its houses and trees are there, in plane units."""


class Thing(NamedTuple):
    """Something that stands in an area; ``x`` and ``y`` are the middle of its foot, in plane units."""

    y: float
    x: float
    kind: str
    """``house``, ``tree`` or ``tuft``."""
    size: float


def draw(table: Surface, camera: Camera, area: str, things: Iterable[Thing], chance: Random) -> None:
    """Draw the things of an area, from back to front."""
    placed = []
    for thing in things:
        size = NOMINAL if thing.kind == "tuft" else thing.size
        ratio = size / NOMINAL * camera.scale / UNIT
        row = area if thing.kind == "house" else thing.kind
        x, y = camera.to_screen((thing.x, thing.y))
        side = max(1, round(CELL * ratio))
        place = Rect(round(x - side / 2), round(y - FOOT * ratio), side, side)
        placed.append((row, chance.randrange(_KINDS.get(row, COLUMNS)), place))
    for row, column, place in placed:
        if place.colliderect(table.get_rect()):
            table.blit(_picture(row, column, place.w), place)


def _picture(row: str, column: int, side: int) -> Surface:
    cell = _sheet().subsurface((column * CELL, ROWS.index(row) * CELL, CELL, CELL))
    return pygame.transform.smoothscale(cell, (side, side))


@cached(TABLE, most=1)
def _sheet() -> Surface:
    return pictures.layer("city/houses")
