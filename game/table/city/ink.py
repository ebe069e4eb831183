"""A sheet for drawing the city by hand, finer than the screen: wavering ink lines and washes."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random

import pygame
from pygame import Rect, Surface

from game.table.city.camera import Camera
from game.table.city.ground import shrunk
from game.table.city.shapes import Point, Polygon
from game.ui.palette import RGB

WHITE: RGB = (255, 255, 255)
SEPIA: RGB = (64, 40, 22)

_STRIP = 120  # pixels


class Sheet:
    """A white sheet over ``window`` pixels, ``fine`` times as fine, laid on the parchment like ink.

    All points and lengths are in plane units. Later drawing covers earlier drawing; ``finished()`` makes
    the sheet at the size of the window, to be multiplied onto the parchment.
    """

    def __init__(self, camera: Camera, window: tuple[int, int], fine: int) -> None:
        self.camera = camera
        self.window = window
        self.fine = fine
        self.surface = Surface((window[0] * fine, window[1] * fine))
        self.surface.fill(WHITE)
        self.unit = camera.scale * fine
        room = camera.viewport
        self._start = room.x + room.width / 2, room.y + room.height / 2
        self._bounds = Rect(0, 0, *self.surface.get_size()).inflate(80 * fine, 80 * fine)

    def at(self, point: Point) -> Point:
        """Return the position of a point of the plane on the sheet's fine grid."""
        x, y = self.camera.to_screen(point)
        return x * self.fine, y * self.fine

    def all_at(self, points: Sequence[Point]) -> list[Point]:
        """Return the positions of points as :meth:`at` does; a city has some ten thousands."""
        (left, top), (middle, centre), scale = self._start, self.camera.centre, self.camera.scale
        fine = self.fine
        return [
            ((left + (x - middle) * scale) * fine, (top + (y - centre) * scale) * fine) for x, y in points
        ]

    def sees(self, points: Sequence[Point], edge: float = 0.0) -> bool:
        """Whether a figure with these points, extended by ``edge``, can touch the sheet."""
        spots = self.all_at(points)
        more = edge * self.unit
        left, right = min(x for x, _ in spots) - more, max(x for x, _ in spots) + more
        top, bottom = min(y for _, y in spots) - more, max(y for _, y in spots) + more
        box = self._bounds
        return left < box.right and right > box.left and top < box.bottom and bottom > box.top

    def width(self, units: float, least: float = 0.55) -> float:
        """Return a line width on the fine grid: ``units`` wide, but at least ``least`` window pixels."""
        return max(units * self.unit, least * self.fine)

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
        pygame.draw.circle(self.surface, colour, self.at(at), max(radius * self.unit, 0.7 * self.fine))

    def finished(self) -> Generator[None, None, Surface]:
        """Make the sheet at the size of the window, in steps."""
        if self.fine > 1:
            return (yield from shrunk(self.surface, self.window))
        yield from _soften(self.surface)
        return self.surface


def _soften(surface: Surface) -> Iterator[None]:
    """Average each pixel with its left and upper neighbours, in steps, to smooth the steps in lines.

    Works in strips, since a copy of a large window would need much memory.
    """
    width, height = surface.get_size()
    for over in ((1, 0), (0, 1)):
        for top in reversed(range(0, height, _STRIP)):
            strip = surface.subsurface((0, top, width, min(_STRIP, height - top))).copy()
            strip.set_alpha(128)
            surface.blit(strip, (over[0], top + over[1]))
            yield


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


def shade(colour: RGB, share: float) -> RGB:
    """Return a darker colour: ``share`` 1 leaves it unchanged, 0 makes it black."""
    return round(colour[0] * share), round(colour[1] * share), round(colour[2] * share)


def thin(colour: RGB, strength: float) -> RGB:
    """Return a colour as a wash on parchment: ``strength`` 0 is white, 1 the full colour."""
    return (
        round(255 - (255 - colour[0]) * strength),
        round(255 - (255 - colour[1]) * strength),
        round(255 - (255 - colour[2]) * strength),
    )
