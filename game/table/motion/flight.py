"""Things in motion: how they lift off, travel and settle. Times are in seconds at normal pace."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from pygame import Surface

from game.table.pieces.pieces import WAYS, facing
from game.ui.easing import Point, ease, ease_out, eased_at

Paint = Callable[[Surface, Point, float], object]
"""Draws a thing at a point, ``height`` (0 to 1) above the table as shown by its shadow."""

Touch = tuple[float, Point]
"""The time of a touch on the table, in seconds after the act began, and its position."""


class Cue(NamedTuple):
    """A sound: its time in seconds after the act began, its name and its x position in the window."""

    time: float
    sound: str
    x: float


STRIDE = 0.3
"""The average time a trotting horse takes for a stride, in seconds."""

TURN = 1 / 30
"""The time a carriage takes to turn to the next of its directions, in seconds."""

LIFT, SETTLE = 0.09, 0.12
TRAVEL = (0.25, 0.45)
"""The travel time of a light thing, in seconds, for a short and a long way across the window."""

_OFF = 0.02  # how high a carriage is at least while it is on its way
_BOUNCE = 0.16
"""How high a thing bounces once when it lands, as a share of the height from which it fell."""
_FALLS = 0.68
"""The share of its travel after which it falls, faster and faster."""


def travel_time(start: Point, end: Point, across: float) -> float:
    """Return how long a thing travels between two points of a window ``across`` pixels wide."""
    share = min(1.0, math.dist(start, end) / max(1.0, across * 0.6))
    return TRAVEL[0] + (TRAVEL[1] - TRAVEL[0]) * share


@dataclass
class Way:
    """The path of a thing that lifts off, travels along points and falls and bounces once."""

    points: Sequence[Point]
    travel: float
    start: float = 0.0
    arc: float = 0.0
    """How far the path bends upwards, in pixels."""
    high: float = 1.0
    """How high the thing is lifted, 0 (it slides) to 1."""
    hops: bool = False
    """Whether it touches down at every point, as a rat or the bellringer does."""
    trots: bool = False
    """Whether each stride is heard along the way, as for a carriage."""
    cues: Sequence[Cue] = ()
    """Its sounds besides those of its touches."""

    @property
    def lift(self) -> float:
        """Duration of lifting off, in seconds."""
        return LIFT if self.high else 0.0

    @property
    def duration(self) -> float:
        """Seconds from the beginning of the act until the thing has settled."""
        return self.start + self.lift + self.travel + (SETTLE if self.high else 0.0)

    @property
    def touches(self) -> list[Touch]:
        """When and where it touches the table: at its end, at every hop, or at every stride."""
        begins = self.start + self.lift
        if self.hops:
            gone = [0.0, *accumulate(self._lengths)]
            shares = [length / gone[-1] if gone[-1] else 1.0 for length in gone[1:]]
            times = [begins + self.travel * eased_at(share) for share in shares]
            return list(zip(times, self.points[1:], strict=True))
        if self.trots:
            strides = max(1, round(self.travel / STRIDE))
            times = [begins + self.travel * eased_at(number / strides) for number in range(strides)]
            return [(time, self.at(time)[0]) for time in times]
        return [(begins + self.travel, self.points[-1])] if self.high else []

    def at(self, time: float) -> tuple[Point, float]:
        """Return the thing's position and its height above the table, ``time`` seconds into the act."""
        time -= self.start
        if time <= 0:
            return self.points[0], 0.0
        if time < self.lift:
            return self.points[0], self.high * ease_out(time / self.lift)
        time -= self.lift
        if time >= self.travel:
            settled = min(1.0, (time - self.travel) / SETTLE)
            return self.points[-1], _BOUNCE * self.high * 4 * settled * (1 - settled)
        gone = time / self.travel
        share = ease(gone)
        place, within = self._along(share)
        if self.hops:
            return place, self.high * math.sin(math.pi * within)
        x, y = place
        falling = max(0.0, (gone - _FALLS) / (1 - _FALLS))
        return (x, y - self.arc * math.sin(math.pi * share)), self.high * (1 - falling * falling)

    @property
    def _lengths(self) -> list[float]:
        """The length of each section of the path."""
        return [math.dist(a, b) for a, b in zip(self.points, self.points[1:], strict=False)]

    def _along(self, share: float) -> tuple[Point, float]:
        """Return the point at ``share`` of the path, and the progress in its current section."""
        if len(self.points) < 2:
            return self.points[-1], share
        number, part = self._section(share)
        (ax, ay), (bx, by) = self.points[number : number + 2]
        return (ax + (bx - ax) * part, ay + (by - ay) * part), part

    def _section(self, share: float) -> tuple[int, float]:
        """Return the number of the section at ``share`` of the path, and the progress in it."""
        lengths = self._lengths
        left = share * sum(lengths)
        for number, length in enumerate(lengths):
            if left <= length and length:
                return number, left / length
            left -= length
        return len(lengths) - 1, share if not any(lengths) else 1.0


@dataclass(kw_only=True)
class Flight(Way):
    """A moving thing whose appearance doesn't change."""

    paint: Paint

    def draw(self, surface: Surface, time: float) -> None:
        """Draw it ``time`` seconds after its act began."""
        place, height = self.at(time)
        self.paint(surface, place, height)


@dataclass(kw_only=True)
class Drive(Way):
    """A carriage, which turns step by step to where its road leads, and then to how it will stand."""

    paints: Sequence[Sequence[Paint]]
    """How it looks in each of the :data:`~game.table.pieces.pieces.WAYS`, lying and lifted."""
    before: int
    """The direction in which it stands at first."""
    after: int
    """The direction in which it will stand."""
    reach: float
    """How far its ends are before and behind its middle, in pixels: it turns when
    the way between them does."""

    def draw(self, surface: Surface, time: float) -> None:
        """Draw it ``time`` seconds after its act began."""
        (place, height), lifted = self.at(time), self.is_lifted(time)
        self.paints[self.faces(time)][lifted](surface, place, max(_OFF, height) if lifted else 0.0)

    def is_lifted(self, time: float) -> bool:
        """Return whether it is larger, on its way, ``time`` seconds into the act."""
        return self.start < time < self.duration

    def faces(self, time: float) -> int:
        """Return the direction in which it is seen ``time`` seconds into the act."""
        step = int((time - self.start) / TURN)
        return self._turns[max(0, min(step, len(self._turns) - 1))]

    @cached_property
    def _turns(self) -> list[int]:
        """The directions in which it is seen, one after the other."""
        found = [self.before]
        for step in range(1, math.ceil((self.duration - self.start) / TURN)):
            gone = max(0.0, min(1.0, (step * TURN - self.lift) / self.travel))
            ahead = (self._leads(ease(gone)) - found[-1] + WAYS // 2) % WAYS - WAYS // 2
            found.append((found[-1] + max(-1, min(1, ahead))) % WAYS)
        return found

    def _leads(self, share: float) -> int:
        reach = self.reach / max(1.0, sum(self._lengths))
        if share + reach >= 1:
            return self.after
        (back, _), (front, _) = self._along(max(0.0, share - reach)), self._along(share + reach)
        return facing(back, front)
