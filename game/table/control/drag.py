"""Carrying a piece with the pointer: it follows, lit targets attract it a little, refused it glides home."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Surface

from game.decisions.gestures import CACHE, CARRIAGE, COINS, Thing
from game.decisions.targets import AREA, CARD, CATHEDRAL, FRIEND
from game.table.city.board import Shown
from game.table.motion.flight import Flight, Paint, travel_time
from game.table.motion.stage import Stage
from game.ui.easing import Point

THRESHOLD = 10
"""How far the pointer must go, in 1080p units, until a press becomes a drag."""

_PULL = 0.3


@dataclass
class Drag:
    """A thing that is carried."""

    thing: Thing
    paint: Paint
    home: Point
    at: Point
    seat: str
    """Whose piece it is."""
    stood: str | None = None
    """Where a friend or a carriage stood before it was lifted."""

    def lift(self, shown: Shown) -> None:
        """It is not where it lies while it is carried."""
        player = shown.players[self.seat]
        match self.thing[0]:
            case "friend":
                self.stood, player.friend = player.friend, None
            case "carriage":
                self.stood, player.carriage = player.carriage, None
            case _:
                self._count(shown, -1)

    def put_back(self, shown: Shown) -> None:
        """It lies again where it was lifted."""
        player = shown.players[self.seat]
        match self.thing[0]:
            case "friend":
                player.friend = self.stood
            case "carriage":
                player.carriage = self.stood
            case _:
                self._count(shown, 1)

    def _count(self, shown: Shown, n: int) -> None:
        player = shown.players[self.seat]
        match self.thing:
            case ("cache", *_):
                player.add_cubes(CACHE, n)
            case ("area", _, sector):
                player.add_cubes(sector, n)
            case ("cathedral",):
                player.add_cubes("notredame", n)
            case ("coins", *_):
                player.coins += n

    def draw(self, surface: Surface, attractor: Point | None) -> None:
        """Draw it lifted at the pointer; drawn a little towards ``attractor``, a lit target below it."""
        x, y = self.at
        if attractor is not None:
            x += (attractor[0] - x) * _PULL
            y += (attractor[1] - y) * _PULL
        self.paint(surface, (x, y), 1.0)

    def glide_home(self, across: float) -> Flight:
        """The flight back to where it was taken from."""
        return Flight((self.at, self.home), travel_time(self.at, self.home, across), paint=self.paint)


def begin(thing: Thing, stage: Stage, home: Point, at: Point, seat: str) -> Drag:
    """Pick a thing of ``seat`` up; ``home`` is where it lay, ``at`` the pointer."""
    return Drag(thing, _paint(thing, stage, seat), home, at, seat)


def _paint(thing: Thing, stage: Stage, seat: str) -> Paint:
    match thing:
        case ("card", card):
            return stage.paint_card(card)
        case ("carriage" | "friend" as kind, seat):
            return stage.paint(kind, seat)
        case ("coins", _):
            return stage.paint("coin")
        case ("cathedral",):
            return stage.paint_cube(seat)
        case (_, seat, *_):
            return stage.paint_cube(seat)
    raise KeyError(f"{thing} can't be carried")


def far_enough(start: Point, now: Point, unit: float) -> bool:
    """Whether a press has become a drag."""
    return math.dist(start, now) > THRESHOLD * unit


__all__ = ["AREA", "CARD", "CARRIAGE", "CATHEDRAL", "COINS", "FRIEND", "Drag", "begin", "far_enough"]
