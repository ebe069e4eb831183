"""Card motion: a card that travels, changes size and turns over, and a pile being swept up and shuffled."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.table.motion import flying_card
from game.table.motion.flight import Cue, Touch, Way
from game.table.motion.flying_card import Leaf
from game.ui.easing import Point, ease, ease_out

TURN = 0.42
"""How long a card takes to turn over, in seconds."""

_RISE = 0.8  # the height of a card halfway through its turn


@dataclass(kw_only=True)
class CardFlight(Way):
    """A card that travels between two points and may turn over, on the way or after it has landed."""

    leaf: Leaf
    """The side visible first."""
    sizes: tuple[float, float] = (1.0, 1.0)
    """Its size at start and end, as shares of the leaf's size."""
    angle: float = 0.0
    to: Leaf | None = None
    """The side it turns to, or None if it doesn't turn over."""
    midway: bool = False
    """Whether it turns over on the way, rather than after landing."""
    dealt: bool = False
    """Whether it is drawn from a pile, and invisible before it starts."""
    seen: tuple[Rect, ...] = ()
    """The parts of the window in which it is seen, if it isn't everywhere."""

    def __post_init__(self) -> None:
        if not self.travel:
            self.high = 0.0
        if self.to:
            # The sound starts with the bending and swishing card; the flop comes in its last third.
            self.cues = (Cue(self._turns_at + TURN * 0.5, "card_turn", self.points[-1][0]),)

    @property
    def _turns_at(self) -> float:
        """The time at which it begins to turn over."""
        if not self.midway:
            return super().duration
        return self.start + self.lift + max(0.0, self.travel - TURN) * 0.6

    @property
    def duration(self) -> float:
        """Seconds until it lies still."""
        return max(super().duration, self._turns_at + TURN) if self.to else super().duration

    @property
    def touches(self) -> list[Touch]:
        """When and where it lands; empty for a card that turns over on the way, as only the turn is heard."""
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
        clip = surface.get_clip()
        for part in self.seen or (clip,):
            surface.set_clip(clip.clip(part))
            flying_card.draw(surface, leaf, place, height, size, aside, self.angle)
        surface.set_clip(clip)


@dataclass
class InTurn:
    """The flights of a card, one after the other; between them it lies still."""

    flights: Sequence[CardFlight]

    @property
    def points(self) -> list[Point]:
        """Where it goes along."""
        return [point for flight in self.flights for point in flight.points]

    @property
    def duration(self) -> float:
        """Seconds until it lies at its end."""
        return self.flights[-1].duration

    @property
    def cues(self) -> list[Cue]:
        """Its sounds, besides those of its touches."""
        return [cue for flight in self.flights for cue in flight.cues]

    @property
    def touches(self) -> list[Touch]:
        """When and where it touches the table."""
        return [touch for flight in self.flights for touch in flight.touches]

    def draw(self, surface: Surface, time: float) -> None:
        """Draw it ``time`` seconds after its act began."""
        begun = [flight for flight in self.flights if flight.start <= time]
        (begun or self.flights)[-1].draw(surface, time)


SWEEP, RIFFLE, HOME = 0.5, 0.34, 0.36
"""Durations, in seconds, of sweeping the cards together, one riffle, and taking the pile away."""

_RIFFLES = 2
_STREWN = 0.03  # seconds between two cards appearing: painting them, if need be, takes several frames
_SWEPT_HIGH = 0.5  # how high turned cards are lifted at most
_SWEPT_TURNS = (10.0, 5.0, -5.0, -10.0, 7.5, 2.5, -2.5, -7.5)
"""The rotations, in degrees, that the cards have later: painted by then, while the cards appear."""


@dataclass
class Shuffle:
    """Scattered cards, backs up, that are swept into a pile, shuffled twice and moved to where it is kept."""

    leaf: Leaf
    scattered: Sequence[tuple[Point, float]]
    """Each card's initial position and its rotation in degrees."""
    pile: Point
    home: Point
    start: float = 0.0
    small: float = 0.4
    """The pile's size at its destination, as a share of the leaf's."""
    heard: bool = True

    @property
    def points(self) -> tuple[Point, Point]:
        """Where the pile is swept together and where it is moved."""
        return self.pile, self.home

    def warming(self) -> Iterator[None]:
        """Prepare the pictures of the cards lying and being swept and shuffled, yielding after a few."""
        angles = (angle for _, angle in self.scattered)
        return flying_card.warming(self.leaf, dict.fromkeys((*angles, *_SWEPT_TURNS)), _SWEPT_HIGH)

    @property
    def _swept_at(self) -> float:
        """The time at which all cards are visible and the sweeping begins."""
        return self.start + _STREWN * len(self.scattered)

    @property
    def duration(self) -> float:
        """Seconds until the pile reaches its destination."""
        return self._swept_at + SWEEP + _RIFFLES * RIFFLE + HOME

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The sounds during the animation."""
        return (Cue(self._swept_at + SWEEP, "card_shuffle", self.pile[0]),) if self.heard else ()

    @property
    def touches(self) -> tuple[Touch, ...]:
        """Empty: only the shuffling is heard."""
        return ()

    def draw(self, surface: Surface, time: float) -> None:
        """Draw the cards, lowest first."""
        time -= self._swept_at
        come = max(0, len(self.scattered) + min(0, math.floor(time / _STREWN)))
        for turn in _SWEPT_TURNS[:come] if time < 0 else ():
            flying_card.warm(self.leaf, turn, _SWEPT_HIGH)
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
            return at, round(angle * (1 - share) / 5) * 5.0, _SWEPT_HIGH * math.sin(math.pi * share), 1.0
        time -= SWEEP
        if time < _RIFFLES * RIFFLE:
            return self._riffled(number, pile, (time % RIFFLE) / RIFFLE)
        share = ease(min(1.0, (time - _RIFFLES * RIFFLE) / HOME))
        at = (pile[0] + (self.home[0] - pile[0]) * share, pile[1] + (self.home[1] - pile[1]) * share)
        return at, 0.0, math.sin(math.pi * share), 1 + (self.small - 1) * share

    def _riffled(self, number: int, pile: Point, share: float) -> tuple[Point, float, float, float]:
        """Return a card's state during a riffle: alternate cards part right and left, then interleave."""
        side = 1 if number % 2 else -1
        reach = self.leaf.size[0] * 0.56
        out = ease_out(min(1.0, share / 0.4))
        falls = 0.45 + 0.4 * number / max(1, len(self.scattered) - 1)
        back = ease(max(0.0, min(1.0, (share - falls) / (1 - falls))))
        away = out * (1 - back)
        at = (pile[0] + side * reach * away, pile[1] - self.leaf.size[1] * 0.06 * away)
        return at, round(-side * 7.5 * away / 2.5) * 2.5, _SWEPT_HIGH * away, 1.0
