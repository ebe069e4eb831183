"""What moves in the painting of the title: stars, clouds, smoke, and windows that light up and darken."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui import surfaces
from game.ui.easing import ease

_TICK = 1 / 15
"""Seconds between two pictures: everything is slow, and a picture costs time."""
_RISE = 1.5
"""Seconds until everything has its full strength."""

# Places in units of title.svg, which is 1600 × 700.
_WINDOWS = (  # left, top and width of lit windows that no roof hides; they are half as high again as wide
    (87.5, 488.4, 3.7), (91.2, 561.9, 6.9), (125.4, 476.4, 3.7), (203.5, 468.7, 3.7), (223.9, 500.7, 5.1),
    (284.9, 476.2, 3.7), (291.9, 525.0, 5.1), (365.0, 521.8, 5.1), (393.6, 516.7, 5.1), (421.9, 486.4, 3.7),
    (451.3, 503.5, 5.1), (478.7, 480.3, 3.7), (484.8, 569.9, 6.9), (522.3, 501.2, 5.1), (569.0, 477.1, 3.7),
    (980.6, 530.9, 5.1), (994.2, 512.2, 5.1), (1040.1, 502.5, 5.1),
)  # fmt: skip
_CHIMNEYS = (  # the chimney's mouth, and the size of its house
    (229.5, 445.5, 0.6), (556.8, 448.6, 0.6), (347.8, 482.7, 0.8), (403.2, 477.6, 0.8),
    (188.5, 525.6, 1.1), (439.7, 530.2, 1.1), (157.2, 537.4, 1.4),
)  # fmt: skip
_CLOUDS = ((205, 360, 26, 66.0, 0.1), (262, 280, 20, 90.0, 0.75), (96, 300, 18, 112.0, 0.45))
"""The middle's height, width, height of each cloud, the seconds of its way, and where it begins on it."""
_SKY = (20, 560)
"""Where clouds come from and go to: the towers stand behind this."""
_MOON, _CATHEDRAL = (300, 150, 80), (585, 120, 1015)
_STARS, _PUFFS = 22, 5


@dataclass(frozen=True)
class Place:
    """Where the painting is: pixels in a unit of it, and its upper left corner in the window."""

    scale: float
    left: int
    top: int

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """Return a rectangle of the painting in pixels of the window."""
        return Rect(
            round(self.left + x * self.scale),
            round(self.top + y * self.scale),
            max(1, round(width * self.scale)),
            max(1, round(height * self.scale)),
        )


class NightLife:
    """Everything that moves, drawn over the painting on the ground of the title."""

    def __init__(self, ground: Surface, place: Place, frame: Rect, kept_clear: Sequence[Rect]) -> None:
        """``frame``: the part of the window with the painting. Nothing is drawn in ``kept_clear``."""
        self._ground, self._place, self._frame = ground, place, frame
        self._clear = tuple(kept_clear)
        self._time = self._waited = 0.0
        self._puffs: dict[int, Surface] = {}
        self._before: list[Rect] = []
        chance = random.Random(1482)
        self._windows = []
        for x, y, width in _WINDOWS:
            window = place.rect(x - 0.4, y - 0.4, width + 0.8, width * 1.5 + 0.8)
            if self._free(window):
                beside = min(ground.get_width() - 1, window.right + 2), window.centery
                pane = Surface(window.size).convert()
                pane.fill(ground.get_at(beside))
                self._windows.append((window, pane, chance.uniform(14, 34), chance.random()))
        self._stars = [star for star in self._scattered(chance) if self._free(star[0])]
        self._chimneys = [
            (x, y, size, chance.random())
            for x, y, size in _CHIMNEYS
            if self._free(place.rect(x - 14 * size, y - 80 * size, 44 * size, 80 * size))
        ]
        self._clouds = [
            (_cloud(place.rect(0, 0, width, high).size), y, width, seconds, begin)
            for y, width, high, seconds, begin in _CLOUDS
            if place.rect(_SKY[0], y - high, _SKY[1] - _SKY[0], 2 * high).collidelist(self._clear) < 0
        ]

    def step(self, dt: float) -> bool:
        """Let time pass; return whether it is time to draw again."""
        self._time += dt
        self._waited += dt
        return self._waited >= _TICK

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw everything as it is now; return the places that have changed."""
        self._waited = 0.0
        surface.set_clip(self._frame)
        for place in self._before:
            surface.blit(self._ground, place, place)
        drawn = [surface.blit(thing, at) for thing, at in self._things()]
        surface.set_clip(None)
        changed, self._before = [*self._before, *drawn], drawn
        return changed

    def _free(self, place: Rect) -> bool:
        return self._frame.contains(place) and place.collidelist(self._clear) < 0

    def _things(self) -> Iterator[tuple[Surface, tuple[int, int]]]:
        """Yield all pictures and their places, the farthest first."""
        strength = ease(min(1.0, self._time / _RISE))
        for at, star, period, phase in self._stars:
            shine = 0.5 + 0.5 * math.sin(math.tau * (self._time / period + phase))
            star.set_alpha(round(250 * strength * shine**2))
            yield star, at.topleft
        for cloud, middle, width, seconds, begin in self._clouds:
            way = (self._time / seconds + begin) % 1
            left = _SKY[0] + (_SKY[1] - _SKY[0] - width) * way
            cloud.set_alpha(round(190 * strength * math.sin(math.pi * way)))
            yield cloud, self._place.rect(left, middle, 1, 1).move(0, -cloud.get_height() // 2).topleft
        for window, pane, period, phase in self._windows:
            pane.set_alpha(
                round(235 * strength * _darkness((self._time / period + phase) % 1 * period, period))
            )
            yield pane, window.topleft
        for x, y, size, phase in self._chimneys:
            for number in range(_PUFFS):
                age = (self._time / 7.5 + phase + number / _PUFFS) % 1
                yield self._puff(x, y, size, age, strength)

    def _puff(
        self, x: float, y: float, size: float, age: float, strength: float
    ) -> tuple[Surface, tuple[int, int]]:
        """Return a puff of smoke that has risen for a share ``age`` of its life, and its place."""
        radius = max(2, round((2.6 + 7 * age) * size * self._place.scale))
        puff = self._puffs.get(radius)
        if puff is None:
            puff = self._puffs[radius] = _soft(radius, (186, 190, 224))
        puff.set_alpha(round(150 * strength * min(1.0, age * 6) * (1 - age) ** 1.2))
        sway = 3.5 * math.sin(math.tau * (age * 1.3 + x)) + 16 * age * age
        middle = self._place.rect(x + sway * size, y - 72 * age * size, 1, 1)
        return puff, (middle.x - radius, middle.y - radius)

    def _scattered(self, chance: random.Random) -> Iterator[tuple[Rect, Surface, float, float]]:
        """Yield stars that twinkle: place, picture, period and phase."""
        found = 0
        while found < _STARS:
            x, y = chance.uniform(16, 1090), 14 + 360 * chance.random() ** 1.4
            near = math.hypot(x - _MOON[0], y - _MOON[1]) < _MOON[2]
            if near or (_CATHEDRAL[0] < x < _CATHEDRAL[2] and y > _CATHEDRAL[1]):
                continue
            found += 1
            radius = max(3, round(chance.uniform(4.0, 8.5) * self._place.scale))
            spot = self._place.rect(x, y, 1, 1)
            place = Rect(spot.x - radius, spot.y - radius, 2 * radius, 2 * radius)
            yield place, _star(radius), chance.uniform(2.5, 6.0), chance.random()


def _darkness(time: float, period: float) -> float:
    """Return how dark a window is, 0 to 1: it is dark for the last third of its period."""
    begin = period * 0.66
    return ease(max(0.0, min(1.0, (time - begin) / 0.7, (period - time) / 0.5)))


def _soft(radius: int, colour: tuple[int, int, int]) -> Surface:
    """Return a disc that fades towards its edge."""
    made = surfaces.clear((2 * radius, 2 * radius), (*colour, 0))
    for step in range(radius, 0, -1):
        pygame.draw.circle(made, (*colour, round(255 * (1 - step / radius) ** 0.9)), (radius, radius), step)
    return made


def _star(radius: int) -> Surface:
    """Return a star with four short rays."""
    colour = (255, 246, 220)
    made = surfaces.clear((2 * radius, 2 * radius), (*colour, 0))
    for step in range(radius, 0, -1):
        level = round(255 * (1 - step / radius) ** 2.4)
        pygame.draw.line(made, (*colour, level), (radius - step, radius), (radius + step, radius))
        pygame.draw.line(made, (*colour, level), (radius, radius - step), (radius, radius + step))
    core = max(1, round(radius * 0.3))
    glow = _soft(2 * core, colour)
    made.blit(glow, (radius - 2 * core, radius - 2 * core))
    return made


def _cloud(size: tuple[int, int]) -> Surface:
    """Return a long thin cloud with soft edges."""
    small = surfaces.clear((96, 24), (200, 205, 240, 0))
    for x, y, width, high in ((8, 9, 80, 7), (24, 6, 44, 8), (40, 12, 44, 6)):
        pygame.draw.ellipse(small, (206, 210, 242, 150), (x, y, width, high))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), size)
