"""The names of the areas, written on the city."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil

import pygame
from pygame import Rect, Surface

from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.zoom import Zoom
from game.table.places.found import LEADING, Key, names
from game.ui import contrast, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PARCHMENT_LIT, RGB


def write_names(
    table: Surface,
    plan: CityPlan,
    camera: Camera,
    zoom: Zoom,
    clear: Rect,
    areas: Iterable[Key] | None = None,
) -> None:
    """Write the names of ``areas`` that fit wholly inside ``clear`` (pixels).

    ``None``: those of the borough at the lower side, and of others all of their names or none.
    """
    found = names(plan, zoom)
    seen: dict[Key, tuple[Surface, Rect]] = {}
    for area in found if areas is None else areas:
        name = found.get(area)
        x, y = camera.to_screen(name.at) if name else (-1, -1)
        if name is None or not clear.collidepoint(x, y):
            continue
        picture = lettered(name.lines, name.size, name.wide)
        box = picture.get_rect(center=(round(x), round(y)))
        glow = name.size // 2  # an overlap may cost a little of the pale glow, but no letter
        if clear.contains(box.inflate(-glow, -glow)):
            seen[area] = picture, box
    known = Counter(borough for borough, _ in seen)
    for (borough, _), (picture, box) in seen.items():
        if areas is not None or borough == plan.bottom or known[borough] == len(AREAS):
            table.blit(picture, box)


@cached(TABLE, megabytes=2)
def lettered(lines: tuple[str, ...], size: int, wide: float) -> Surface:
    """Return a name in ink with a pale glow; its letters are as ``wide``. Shared, don't draw on it."""
    pad = max(3, size // (2 if contrast.is_high() else 4))

    def line(text: str, colour: RGB) -> Surface:
        room = ceil(typesetting.width(text, size) * wide)
        return typesetting.narrowed(text, size, room, colour)

    inks = [line(part, INK) for part in lines]
    leading = round(size * LEADING)
    across = max(ink.get_width() for ink in inks)
    tall = inks[0].get_height() + leading * (len(lines) - 1)
    halo = surfaces.clear((across + 2 * pad, tall + 2 * pad), (*PARCHMENT_LIT, 0))
    reach = 2 if contrast.is_high() else 1
    for row, part in enumerate(lines):
        pale = line(part, PARCHMENT_LIT)
        left = pad + (across - pale.get_width()) // 2
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (1, 1), (-1, 1), (1, -1)):
            halo.blit(pale, (left + dx * reach, pad + row * leading + dy * reach))
    soft = pygame.transform.box_blur(halo, max(1, size // 9))
    result = soft.copy()
    for _ in range(8 if contrast.is_high() else 2):
        result.blit(soft, (0, 0))
    for row, ink in enumerate(inks):
        result.blit(ink, (pad + (across - ink.get_width()) // 2, pad + row * leading))
    return result
