"""The figures on the ten berths of the rat track."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.table.city.camera import Camera
from game.table.city.plan import CityPlan
from game.table.city.zoom import FIGURE, Zoom
from game.ui import contrast, typesetting
from game.ui.palette import INK, RGB

PLANK: RGB = (222, 211, 196)
PLANK_DARK: RGB = (205, 193, 178)
LAST: RGB = (250, 232, 205)
"""The colour of the figure on the last berth."""
_PLATE = 0.9  # the plate behind a figure in high contrast, as a share of a berth's side
_FIGURE_SHARE = 1.31  # the largest figures, as a share of a berth's side: their ink is two thirds as high


def berth_figure(pitch: float, zoom: Zoom) -> int:
    """Return the size of the figures on berths ``pitch`` apart; 0 if they couldn't be read."""
    size = min(zoom.figure, round(pitch * zoom.scale * _FIGURE_SHARE))
    return size if size >= FIGURE * zoom.u else 0


def seen_figure(plan: CityPlan, camera: Camera, borough: str, zoom: Zoom, clear: Rect) -> int:
    """Return the size of the figures on a jetty; 0 unless all lie inside ``clear`` (pixels) and can be read.

    Without figures the rat's number stands beside the jetty.
    """
    harbour = plan.harbour(borough)
    size = berth_figure(harbour.pitch, zoom)
    for x, y in map(camera.to_screen, harbour.berths) if size else ():
        if not clear.contains(Rect(round(x - size / 2), round(y - size / 2), size, size)):
            return 0
    return size


def write_numbers(
    surface: Surface, plan: CityPlan, camera: Camera, borough: str, zoom: Zoom, clear: Rect
) -> None:
    """Write the numbers of the berths, if they are large enough to read and lie inside ``clear`` (pixels)."""
    size = seen_figure(plan, camera, borough, zoom, clear)
    if not size:
        return
    side = round(plan.harbour(borough).pitch * zoom.scale * _PLATE)
    for number, point in enumerate(plan.harbour(borough).berths):
        x, y = camera.to_screen(point)
        colour = LAST if number == 9 else INK
        figure = typesetting.line(str(number), size, colour, bold=True)
        if contrast.is_high():
            plate = Rect(0, 0, side, side)
            plate.center = round(x), round(y)
            pygame.draw.rect(surface, contrast.ground(colour), plate, border_radius=side // 6)
        surface.blit(figure, figure.get_rect(center=(x, y)))
