"""Dragging a piece: it follows the pointer, is attracted by lit targets, and glides home if refused."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Surface

from game.decisions.gestures import CACHE, CARRIAGE, COINS, Thing
from game.decisions.targets import CARD, FRIEND
from game.match.board import DisplayedBoard
from game.table.motion.flight import Paint
from game.table.motion.stage import Stage
from game.ui.easing import Point

THRESHOLD = 10
"""How far the pointer must move before a press becomes a drag, in 1080p units."""

_PULL = 0.3
_STANDING = (FRIEND, CARRIAGE)
"""The pieces of which a player has one, standing somewhere."""


@dataclass
class Drag:
    """A thing being carried."""

    thing: Thing
    paint: Paint
    home: Point
    at: Point
    seat: str
    """The owner of the piece."""
    stood: str | None = None
    """Where a friend or a carriage stood before it was lifted."""

    def lift(self, shown: DisplayedBoard) -> None:
        """Remove the thing from where it lay, while it is carried."""
        kind, player = self.thing[0], shown.players[self.seat]
        if kind in _STANDING:
            self.stood = getattr(player, kind)
            setattr(player, kind, None)
        else:
            self._count(shown, -1)

    def put_back(self, shown: DisplayedBoard) -> None:
        """Put the thing back where it was lifted."""
        if self.thing[0] in _STANDING:
            setattr(shown.players[self.seat], self.thing[0], self.stood)
        else:
            self._count(shown, 1)

    def _count(self, shown: DisplayedBoard, n: int) -> None:
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
        """Draw the thing lifted at the pointer, pulled towards ``attractor``, a lit target below it."""
        x, y = self.at
        if attractor is not None:
            x += (attractor[0] - x) * _PULL
            y += (attractor[1] - y) * _PULL
        self.paint(surface, (x, y), 1.0)


def paint_of(thing: Thing, stage: Stage, seat: str, home: Point) -> Paint:
    """Return a painter of a thing carried by ``seat`` from ``home``: a card, a coin, a piece, or a cube."""
    if thing[0] == CARD:
        return stage.carried(thing[1], home).draw
    if thing[0] == COINS:
        return stage.paint("coin")
    if thing[0] == CARRIAGE:
        return stage.paint_carriage(seat)
    return stage.paint(thing[0], seat) if thing[0] in _STANDING else stage.paint_cube(seat)


def far_enough(start: Point, now: Point, unit: float) -> bool:
    """Whether the pointer has moved far enough to turn a press into a drag."""
    return math.dist(start, now) > THRESHOLD * unit
