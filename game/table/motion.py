"""Things in motion: how they lift, travel and settle. Time is in seconds at normal pace."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Surface

Point = tuple[float, float]

Paint = Callable[[Surface, Point, float], None]
"""Draws a thing at a point, ``height`` (0 to 1) above the table: its shadow tells."""

Cue = tuple[float, str]
"""A sound, and how many seconds after an act's beginning it is heard."""

LIFT, SETTLE = 0.09, 0.12
TRAVEL = (0.25, 0.45)
"""Seconds that a light thing travels, across little and across much of the window."""

_BOUNCE = 0.16


def ease(t: float) -> float:
    """Slow, quick, slow: 0 to 1."""
    return t * t * (3 - 2 * t)


def ease_out(t: float) -> float:
    """Quick, then slow: 0 to 1."""
    return 1 - (1 - t) ** 3


def travel_time(start: Point, end: Point, across: float) -> float:
    """How long a thing travels between two points of a window ``across`` pixels wide."""
    share = min(1.0, math.dist(start, end) / max(1.0, across * 0.6))
    return TRAVEL[0] + (TRAVEL[1] - TRAVEL[0]) * share


@dataclass
class Flight:
    """One thing that lifts, travels along points and settles with a small bounce."""

    paint: Paint
    points: Sequence[Point]
    travel: float
    start: float = 0.0
    arc: float = 0.0
    """How far the way bends upwards, in pixels."""
    high: float = 1.0
    """How high the thing is lifted, 0 (it slides) to 1."""
    hops: bool = False
    """Whether it touches down at every point, as a rat or a figure does."""

    cues: Sequence[Cue] = ()

    @property
    def lift(self) -> float:
        """Seconds of lifting off."""
        return LIFT if self.high else 0.0

    @property
    def duration(self) -> float:
        """Seconds from the beginning of the act to the end of the settling."""
        return self.start + self.lift + self.travel + (SETTLE if self.high else 0.0)

    def at(self, time: float) -> tuple[Point, float]:
        """Where the thing is and how high above the table, ``time`` seconds into the act."""
        time -= self.start
        if time <= 0:
            return self.points[0], 0.0
        if time < self.lift:
            return self.points[0], self.high * ease_out(time / self.lift)
        time -= self.lift
        if time >= self.travel:
            settled = min(1.0, (time - self.travel) / SETTLE)
            bounce = _BOUNCE * self.high * abs(math.sin(math.pi * settled)) * (1 - settled)
            return self.points[-1], bounce
        share = ease(time / self.travel)
        place, within = self._along(share)
        if self.hops:
            return place, self.high * math.sin(math.pi * within)
        x, y = place
        falling = max(0.0, (share - 0.75) / 0.25)
        return (x, y - self.arc * math.sin(math.pi * share)), self.high * (1 - ease(falling))

    def draw(self, surface: Surface, time: float) -> None:
        """Draw the thing as it is ``time`` seconds into the act."""
        place, height = self.at(time)
        self.paint(surface, place, height)

    def _along(self, share: float) -> tuple[Point, float]:
        """The point ``share`` of the way along, and the share of the present stretch."""
        lengths = [math.dist(a, b) for a, b in zip(self.points, self.points[1:], strict=False)]
        total = sum(lengths)
        if not total:
            return self.points[-1], share
        left = share * total
        for (ax, ay), (bx, by), length in zip(self.points, self.points[1:], lengths, strict=False):
            if left <= length and length:
                part = left / length
                return (ax + (bx - ax) * part, ay + (by - ay) * part), part
            left -= length
        return self.points[-1], 1.0
