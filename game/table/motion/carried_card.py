"""A card that the pointer carries: away from the hand it is small and hangs above what it points at."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from game.table.motion import flying_card
from game.table.motion.flying_card import Leaf
from game.ui.easing import Point, ease

_FAR = 0.9  # how far from its place in the hand it is as small as it gets, in its heights
_ABOVE = 0.56  # how far its middle is above the pointer then, in its heights at that size


class CarriedCard(NamedTuple):
    """A card of the hand that follows the pointer, and how that looks."""

    leaf: Leaf
    home: Point
    """Its place in the hand."""
    least: float
    """Its size away from the hand, as a share of that in the hand."""

    def at(self, pointer: Point) -> tuple[Point, float]:
        """Return where its middle is, and its size as a share of that in the hand."""
        tall = self.leaf.size[1]
        share = ease(min(1.0, math.dist(pointer, self.home) / (_FAR * tall)))
        size = 1 - (1 - self.least) * share
        return (pointer[0], pointer[1] - share * _ABOVE * tall * size), size

    def draw(self, surface: Surface, pointer: Point, height: float) -> None:
        """Draw it with its shadow, lifted by ``height`` (0 to 1)."""
        place, size = self.at(pointer)
        flying_card.draw(surface, self.leaf, place, height, size)
