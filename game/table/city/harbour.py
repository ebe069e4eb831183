"""The harbours: water with ripples, and the wooden jetty of the rat track with its ten berths."""

from __future__ import annotations

from itertools import pairwise
from math import sin
from random import Random

import pygame
from pygame import Rect, Surface

from game.table.city.camera import Camera
from game.table.city.ink import SEPIA, Sheet
from game.table.city.plan import CityPlan
from game.table.city.shapes import bounds, inside, square
from game.table.city.zoom import FIGURE, Zoom
from game.ui import contrast, typesetting
from game.ui.palette import DANGER, INK, RGB, mix

PLANK: RGB = (222, 211, 196)
PLANK_DARK: RGB = (205, 193, 178)
LAST: RGB = (250, 232, 205)
"""The colour of the figure on the last berth."""
DANGEROUS = 0.76
"""How far the planks of the last berth are red."""
_RIPPLE: RGB = (96, 132, 156)
_PLATE = 0.9  # the plate behind a figure in high contrast, as a share of a berth's side
_FIGURE_SHARE = 1.08  # the largest figures, as a share of a berth's side: their ink is two thirds as high


def draw_harbour(sheet: Sheet, plan: CityPlan, borough: str, chance: Random) -> None:
    """Draw ripples on the water and the jetty on its posts."""
    outline = plan.outline(borough, "harbour")
    if not sheet.sees(outline):
        return
    x, y, w, h = bounds(outline)
    step = 6.0
    row = 0
    top = y + step
    while top < y + h:
        left = x + (row % 2) * 7 + chance.uniform(0, 5)
        while left < x + w:
            length = chance.uniform(6, 11)
            line = tuple((left + length * i / 6, top + 1.1 * sin(i * 1.05)) for i in range(7))
            if chance.random() < 0.62 and inside(outline, line[0]) and inside(outline, line[-1]):
                sheet.stroke(line, 0.55, _RIPPLE, chance, wobble=0.2)
            left += length + chance.uniform(5, 14)
        top += step
        row += 1
    _draw_jetty(sheet, plan, borough, chance)


def _draw_jetty(sheet: Sheet, plan: CityPlan, borough: str, chance: Random) -> None:
    harbour = plan.harbour(borough)
    half = harbour.pitch * 0.5
    for number, (x, y) in enumerate(harbour.berths):
        low = half * 0.96
        sheet.fill(
            ((x - low, y + low), (x + low, y + low), (x + low, y + low + 3), (x - low, y + low + 3)),
            (120, 92, 64),
        )
        danger = number == 9
        planks = 4
        for i in range(planks):
            left = x - half + i * harbour.pitch / planks
            right = left + harbour.pitch / planks
            colour = PLANK if (i + number) % 2 else PLANK_DARK
            if danger:
                colour = mix(colour, DANGER, DANGEROUS)
            colour = mix(colour, (255, 255, 255), chance.uniform(0.0, 0.12))
            board = ((left, y - half), (right, y - half), (right, y + half), (left, y + half))
            sheet.fill(board, colour)
            sheet.tick((right, y - half), (right, y + half), 0.4, (132, 98, 64))
        sheet.stroke(square((x, y), half), 1.0, SEPIA, chance, closed=True, wobble=0.25)
        for nail in square((x, y), half - 2):
            sheet.dot(nail, 0.8, SEPIA)
    _draw_arrows(sheet, plan, borough)


def _draw_arrows(sheet: Sheet, plan: CityPlan, borough: str) -> None:
    """Draw small arrows between successive berths, in the direction of the rat track."""
    berths = plan.harbour(borough).berths
    for (ax, ay), (bx, by) in pairwise(berths):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        dx, dy = (bx - ax) * 0.09, (by - ay) * 0.09
        tip, wing = (mx + dx, my + dy), (dy * 0.9, -dx * 0.9)
        sheet.fill(
            (tip, (mx - dx + wing[0], my - dy + wing[1]), (mx - dx - wing[0], my - dy - wing[1])), SEPIA
        )


def berth_figure(pitch: float, zoom: Zoom) -> int:
    """Return the size of the figures on berths ``pitch`` apart; 0 if they couldn't be read."""
    size = min(zoom.figure, round(pitch * zoom.scale * _FIGURE_SHARE))
    return size if size >= FIGURE * zoom.u else 0


def seen_figure(plan: CityPlan, camera: Camera, borough: str, zoom: Zoom, clear: Rect) -> int:
    """Return the size of the figures on a jetty; 0 unless all lie inside ``clear`` (pixels) and can be read.

    Without figures a number stands beside the rat.
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
