"""How cards move: one that travels, grows and turns over, and a pile that is swept up and shuffled."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from game.table.motion import flying_card
from game.table.motion.flight import Cue, Touch, Way
from game.table.motion.flying_card import Leaf
from game.ui.easing import Point, ease, ease_out

TURN = 0.42
"""Seconds in which a card turns over."""

_RISE = 0.8  # how high a card is in the middle of its turn


@dataclass(kw_only=True)
class CardFlight(Way):
    """A card that travels from one point to another and may turn over, on the way or when it lies."""

    leaf: Leaf
    """The side that is seen first."""
    sizes: tuple[float, float] = (1.0, 1.0)
    """How large it is at either end, as a share of the leaf's size."""
    angle: float = 0.0
    to: Leaf | None = None
    """The side it turns up."""
    midway: bool = False
    """Whether it turns on the way, not when it lies."""
    dealt: bool = False
    """Whether it is drawn from a pile, and not seen before it starts."""

    def __post_init__(self) -> None:
        if not self.travel:
            self.high = 0.0
        if self.to:
            # A card that turns is bent and swishes first: the flop comes in the last third of the sound.
            self.cues = (Cue(self._turns_at + TURN * 0.5, "card_turn", self.points[-1][0]),)

    @property
    def _turns_at(self) -> float:
        """When it begins to turn over."""
        if not self.midway:
            return super().duration
        return self.start + self.lift + max(0.0, self.travel - TURN) * 0.6

    @property
    def duration(self) -> float:
        """Seconds until it lies."""
        return max(super().duration, self._turns_at + TURN) if self.to else super().duration

    @property
    def touches(self) -> list[Touch]:
        """When and where it lies down; of one that turns on the way the turn is heard."""
        return [] if self.to and self.midway else super().touches

    def draw(self, surface: Surface, time: float) -> None:
        """Draw it ``time`` seconds after its act began."""
        if self.dealt and time < self.start:
            return
        place, height = self.at(time)
        gone = (time - self.start - self.lift) / self.travel if self.travel else 1.0
        share = ease(max(0.0, min(1.0, gone)))
        size = self.sizes[0] + (self.sizes[1] - self.sizes[0]) * share
        leaf, aside = self.leaf, 0.0
        if self.to is not None:
            turned = max(0.0, min(1.0, (time - self._turns_at) / TURN))
            leaf, aside = (self.leaf, 2 * turned) if turned < 0.5 else (self.to, 2 - 2 * turned)
            height = max(height, _RISE * math.sin(math.pi * turned))
        flying_card.draw(surface, leaf, place, height, size, aside, self.angle)


SWEEP, RIFFLE, HOME = 0.5, 0.34, 0.36
"""Seconds in which cards are swept together, shuffled once, and taken away."""

_RIFFLES = 2
_STREWN = 0.03  # seconds between two cards that come to light: to paint all their turns takes some frames


@dataclass
class Shuffle:
    """Backs that lie about are swept up, squared, shuffled twice, and go to where the pile lies."""

    leaf: Leaf
    scattered: Sequence[tuple[Point, float]]
    """Where each card lies at first, and its turn in degrees."""
    pile: Point
    home: Point
    start: float = 0.0
    small: float = 0.4
    """The pile's size at home, as a share of the leaf's."""
    heard: bool = True

    @property
    def _swept_at(self) -> float:
        """When all lie about and the sweeping begins."""
        return self.start + _STREWN * len(self.scattered)

    @property
    def duration(self) -> float:
        """Seconds until the pile is at home."""
        return self._swept_at + SWEEP + _RIFFLES * RIFFLE + HOME

    @property
    def cues(self) -> tuple[Cue, ...]:
        """What is heard on the way."""
        return (Cue(self._swept_at + SWEEP, "card_shuffle", self.pile[0]),) if self.heard else ()

    @property
    def touches(self) -> tuple[Touch, ...]:
        """Nothing but the shuffling is heard of it."""
        return ()

    def draw(self, surface: Surface, time: float) -> None:
        """Draw the cards, the lowest first."""
        time -= self._swept_at
        come = len(self.scattered) + min(0, math.floor(time / _STREWN))
        for number in range(come):
            at, angle, height, size = self._card(number, time)
            flying_card.draw(surface, self.leaf, at, height, size, 0.0, angle)

    def _card(self, number: int, time: float) -> tuple[Point, float, float, float]:
        count = len(self.scattered)
        (x, y), angle = self.scattered[number]
        layer = self.leaf.size[0] * 0.012 * (number - count / 2)
        pile = (self.pile[0] - layer, self.pile[1] - layer * 1.4)
        late = 0.35 * (count - 1 - number) / max(1, count - 1)
        if time < SWEEP:
            share = ease(max(0.0, min(1.0, (time / SWEEP - late) / (1 - late))))
            at = (x + (pile[0] - x) * share, y + (pile[1] - y) * share)
            return at, round(angle * (1 - share) / 5) * 5.0, 0.5 * math.sin(math.pi * share), 1.0
        time -= SWEEP
        if time < _RIFFLES * RIFFLE:
            return self._riffled(number, pile, (time % RIFFLE) / RIFFLE)
        share = ease(min(1.0, (time - _RIFFLES * RIFFLE) / HOME))
        at = (pile[0] + (self.home[0] - pile[0]) * share, pile[1] + (self.home[1] - pile[1]) * share)
        return at, 0.0, math.sin(math.pi * share), 1 + (self.small - 1) * share

    def _riffled(self, number: int, pile: Point, share: float) -> tuple[Point, float, float, float]:
        """Every other card goes to the right and the others to the left, and they fall together again."""
        side = 1 if number % 2 else -1
        reach = self.leaf.size[0] * 0.56
        out = ease_out(min(1.0, share / 0.4))
        falls = 0.45 + 0.4 * number / max(1, len(self.scattered) - 1)
        back = ease(max(0.0, min(1.0, (share - falls) / (1 - falls))))
        away = out * (1 - back)
        at = (pile[0] + side * reach * away, pile[1] - self.leaf.size[1] * 0.06 * away)
        return at, round(-side * 7.5 * away / 2.5) * 2.5, 0.5 * away, 1.0
