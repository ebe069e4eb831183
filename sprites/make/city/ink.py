"""A sheet for drawing the city by hand, finer than the plates: wavering ink lines and washes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random

import pygame
from pygame import Surface

from game.table.map.shapes import Point, Polygon
from game.ui.palette import RGB

WHITE: RGB = (255, 255, 255)
SEPIA: RGB = (64, 40, 22)

FINE = 3
"""How much finer than the plates lines and edges are drawn."""


class Sheet:
    """A white sheet of ``size`` pixels, drawn ``FINE`` times as fine, laid on the parchment like ink.

    All points and lengths are in plane units of ``unit`` pixels. Later drawing covers earlier drawing;
    ``finished()`` makes the sheet in its size, to be multiplied onto the parchment.
    """

    def __init__(self, size: tuple[int, int], unit: float, ground: RGB = WHITE) -> None:
        self.size = size
        self.surface = Surface((size[0] * FINE, size[1] * FINE))
        self.surface.fill(ground)
        self.unit = unit * FINE

    def at(self, point: Point) -> Point:
        """Return the position of a point of the plane on the sheet's fine grid."""
        return point[0] * self.unit, point[1] * self.unit

    def all_at(self, points: Sequence[Point]) -> list[Point]:
        """Return the positions of points as :meth:`at` does."""
        return [self.at(point) for point in points]

    def width(self, units: float, least: float = 0.55) -> float:
        """Return a line width on the fine grid: ``units`` wide, at least ``least`` pixels of the plate."""
        return max(units * self.unit, least * FINE)

    def fill(self, polygon: Polygon, colour: RGB) -> None:
        """Fill a polygon."""
        pygame.draw.polygon(self.surface, colour, self.all_at(polygon))

    def disc(self, centre: Point, radius: float, colour: RGB) -> None:
        """Fill a disc."""
        pygame.draw.circle(self.surface, colour, self.at(centre), radius * self.unit)

    def ring(self, centre: Point, radius: float, width: float, colour: RGB, chance: Random) -> None:
        """Draw a circle by hand."""
        steps = max(14, int(radius * self.unit / 3))
        line = tuple(
            (centre[0] + radius * cos(2 * pi * i / steps), centre[1] + radius * sin(2 * pi * i / steps))
            for i in range(steps)
        )
        self.stroke(line, width, colour, chance, closed=True, wobble=0.25)

    def stroke(
        self,
        line: Polygon,
        width: float,
        colour: RGB,
        chance: Random,
        closed: bool = False,
        wobble: float = 0.5,
        least: float = 0.55,
    ) -> None:
        """Draw a line by hand: it wavers by ``wobble`` and varies slightly in width."""
        spots = _spaced(self.all_at(line), max(3.0, 5.0 * self.unit), closed)
        count = len(spots)
        if count < 2:
            return
        half = self.width(width, least) / 2
        waver = wobble * self.unit
        phase, tempo = chance.uniform(0, 6.28), chance.uniform(0.5, 0.8)
        left, right = [], []
        first, last = (spots[-1], spots[0]) if closed else (spots[0], spots[-1])
        around = zip([first, *spots], spots, [*spots[1:], last], strict=False)
        for i, ((ax, ay), (x, y), (bx, by)) in enumerate(around):
            dx, dy = bx - ax, by - ay
            length = hypot(dx, dy) or 1.0
            nx, ny = -dy / length, dx / length
            turn = phase + i * tempo
            # Two waves with unrelated periods look hand-drawn; they fade out where the ends of a closed line
            # meet.
            fade = min(1.0, i / 4, (count - i) / 4) if closed and (i < 4 or count - i < 4) else 1.0
            off = waver * fade * (0.6 * sin(turn) + 0.4 * sin(turn * 2.7 + 1.0))
            thick = half * (1 + 0.3 * sin(turn * 0.9 + 2.0) * fade)
            left.append((x + nx * (off + thick), y + ny * (off + thick)))
            right.append((x + nx * (off - thick), y + ny * (off - thick)))
        if closed:
            left.append(left[0])
            right.append(right[0])
        pygame.draw.polygon(self.surface, colour, left + right[::-1])

    def tick(self, a: Point, b: Point, width: float, colour: RGB) -> None:
        """Draw a short straight line."""
        start, end = self.all_at((a, b))
        pygame.draw.line(self.surface, colour, start, end, max(1, round(self.width(width))))

    def dot(self, at: Point, radius: float, colour: RGB) -> None:
        """Draw a dot, never too small to be visible."""
        pygame.draw.circle(self.surface, colour, self.at(at), max(radius * self.unit, 0.7 * FINE))

    def finished(self) -> Surface:
        """Return the sheet at the size of the picture."""
        return scaled(self.surface, self.size)


def scaled(picture: Surface, size: tuple[int, int]) -> Surface:
    """Return an opaque picture scaled: white stays white, which scaling makes a little grey."""
    made = pygame.transform.smoothscale(picture, size)
    made.fill((2, 2, 2), special_flags=pygame.BLEND_RGB_ADD)
    return made


def _spaced(spots: list[Point], step: float, closed: bool) -> list[Point]:
    """Return a line with its points about ``step`` apart; corners are kept."""
    pairs = zip(spots, spots[1:] + spots[:1], strict=True) if closed else pairwise(spots)
    result: list[Point] = []
    carried = 0.0
    for (ax, ay), (bx, by) in pairs:
        length = hypot(bx - ax, by - ay)
        if length < step:
            # Merge many short pieces into one long one.
            if carried + length < step and result:
                carried += length
                continue
            carried = 0.0
            result.append((ax, ay))
            continue
        carried = 0.0
        pieces = int(length / step) + 1
        result.extend((ax + (bx - ax) * i / pieces, ay + (by - ay) * i / pieces) for i in range(pieces))
    if not closed:
        result.append(spots[-1])
    return result
