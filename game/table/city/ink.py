"""A sheet to draw the city on by hand: wobbling ink lines, hatching and washes, finer than the screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random

import pygame
from pygame import Rect, Surface

from game.table.city.camera import Camera
from game.table.city.shapes import Point, Polygon
from game.ui.palette import RGB

WHITE: RGB = (255, 255, 255)
SEPIA: RGB = (64, 40, 22)

_STRIP = 120  # pixels


class Sheet:
    """A white sheet over ``window`` pixels, ``fine`` times as fine, laid on the parchment like ink.

    All points and lengths are plane units. What is drawn later covers what was drawn before; ``finished()``
    gives the sheet at the size of the window, to be multiplied onto the parchment.
    """

    def __init__(self, camera: Camera, window: tuple[int, int], fine: int) -> None:
        self.camera = camera
        self.window = window
        self.fine = fine
        self.surface = Surface((window[0] * fine, window[1] * fine))
        self.surface.fill(WHITE)
        self.unit = camera.scale * fine
        self._bounds = Rect(0, 0, *self.surface.get_size()).inflate(80 * fine, 80 * fine)

    def at(self, point: Point) -> Point:
        """A point of the plane on the sheet's own fine grid."""
        x, y = self.camera.to_screen(point)
        return x * self.fine, y * self.fine

    def sees(self, points: Sequence[Point], edge: float = 0.0) -> bool:
        """Whether any of a figure with these points can be on the sheet."""
        spots = [self.at(point) for point in points]
        more = edge * self.unit
        left, right = min(x for x, _ in spots) - more, max(x for x, _ in spots) + more
        top, bottom = min(y for _, y in spots) - more, max(y for _, y in spots) + more
        box = self._bounds
        return left < box.right and right > box.left and top < box.bottom and bottom > box.top

    def width(self, units: float, least: float = 0.55) -> float:
        """The width of a line on the fine grid: ``units`` wide, at least ``least`` pixels of the window."""
        return max(units * self.unit, least * self.fine)

    def fill(self, polygon: Polygon, colour: RGB) -> None:
        """Cover a polygon with a colour."""
        pygame.draw.polygon(self.surface, colour, [self.at(point) for point in polygon])

    def disc(self, centre: Point, radius: float, colour: RGB) -> None:
        """Cover a disc with a colour."""
        pygame.draw.circle(self.surface, colour, self.at(centre), radius * self.unit)

    def ring(self, centre: Point, radius: float, width: float, colour: RGB, chance: Random) -> None:
        """A circle drawn by hand."""
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
        """A line drawn by hand: it wavers by ``wobble`` and swells and thins a little."""
        spots = _spaced([self.at(point) for point in line], max(3.0, 5.0 * self.unit), closed)
        count = len(spots)
        if count < 2:
            return
        half = self.width(width, least) / 2
        waver = wobble * self.unit
        phase, tempo = chance.uniform(0, 6.28), chance.uniform(0.5, 0.8)
        left, right = [], []
        for i, (x, y) in enumerate(spots):
            if closed:
                (ax, ay), (bx, by) = spots[i - 1], spots[(i + 1) % count]
            else:
                (ax, ay), (bx, by) = spots[max(0, i - 1)], spots[min(count - 1, i + 1)]
            dx, dy = bx - ax, by - ay
            length = hypot(dx, dy) or 1.0
            nx, ny = -dy / length, dx / length
            turn = phase + i * tempo
            # Two waves that never meet again look like a hand; both ends of a closed line meet.
            fade = 1.0 if not closed else min(1.0, i / 4, (count - i) / 4)
            off = waver * fade * (0.6 * sin(turn) + 0.4 * sin(turn * 2.7 + 1.0))
            thick = half * (1 + 0.3 * sin(turn * 0.9 + 2.0) * fade)
            left.append((x + nx * (off + thick), y + ny * (off + thick)))
            right.append((x + nx * (off - thick), y + ny * (off - thick)))
        if closed:
            left.append(left[0])
            right.append(right[0])
        pygame.draw.polygon(self.surface, colour, left + right[::-1])

    def tick(self, a: Point, b: Point, width: float, colour: RGB) -> None:
        """A short straight line."""
        pygame.draw.line(self.surface, colour, self.at(a), self.at(b), max(1, round(self.width(width))))

    def dot(self, at: Point, radius: float, colour: RGB) -> None:
        """A dot, never smaller than can be seen."""
        pygame.draw.circle(self.surface, colour, self.at(at), max(radius * self.unit, 0.7 * self.fine))

    def finished(self) -> Surface:
        """The sheet at the size of the window."""
        if self.fine > 1:
            return pygame.transform.smoothscale(self.surface, self.window)
        _soften(self.surface)
        return self.surface


def _soften(surface: Surface) -> None:
    """Let each pixel be the mean of itself and its neighbours to the left and above: steps of lines go.

    In strips, as a copy of the whole of a large window would take much room.
    """
    width, height = surface.get_size()
    for over in ((1, 0), (0, 1)):
        for top in reversed(range(0, height, _STRIP)):
            strip = surface.subsurface((0, top, width, min(_STRIP, height - top))).copy()
            strip.set_alpha(128)
            surface.blit(strip, (over[0], top + over[1]))


def _spaced(spots: list[Point], step: float, closed: bool) -> list[Point]:
    """A line with its points about ``step`` apart, corners kept."""
    pairs = zip(spots, spots[1:] + spots[:1], strict=True) if closed else pairwise(spots)
    result: list[Point] = []
    carried = 0.0
    for (ax, ay), (bx, by) in pairs:
        length = hypot(bx - ax, by - ay)
        if length < step:
            # Many short pieces make one long one.
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


def shade(colour: RGB, share: float) -> RGB:
    """A colour made darker: ``share`` 1 leaves it, 0 makes it black."""
    return round(colour[0] * share), round(colour[1] * share), round(colour[2] * share)


def thin(colour: RGB, strength: float) -> RGB:
    """A colour as a wash on parchment: ``strength`` 0 is nothing, 1 is the full colour."""
    return (
        round(255 - (255 - colour[0]) * strength),
        round(255 - (255 - colour[1]) * strength),
        round(255 - (255 - colour[2]) * strength),
    )
