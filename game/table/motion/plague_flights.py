"""The plague's rats: they run from the persons to the boroughs; hospitals stop theirs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from engine import plague_spread
from game.table.city.board import RatsCome
from game.table.city.pieces import RUNNING, Pieces
from game.table.motion.flight import Cue, Paint, Touch
from game.table.motion.flights import Flying
from game.table.motion.stage import Stage
from game.ui.easing import Point, ease

ARRIVED = 1.9
"""Seconds after which all rats have arrived, at normal pace."""

_FIRST = 0.3  # when the first rat leaves, in seconds
_RUN = 1.15  # how long a rat runs
_SIZE = 46  # the height of a running rat at least, in units
_SIZES = (1.0, 0.8)  # of rats by turns, as shares of that
_HOPS = 7
_BEND = 0.12  # how far a rat's way bends aside, as a share of its length
_WIDE = 0.9  # the room at its goal, in rat sizes, over which rats of one person spread


@dataclass
class Runner:
    """A rat that runs along a bent way in small hops and is gone when it arrives."""

    paints: Sequence[Paint]
    """How it looks by turns, twice in each hop."""
    points: Sequence[Point]
    """Where it starts and where it goes."""
    start: float
    bend: float
    cues: Sequence[Cue] = ()
    touches: Sequence[Touch] = ()

    @property
    def duration(self) -> float:
        """Seconds until it has arrived."""
        return self.start + _RUN

    def draw(self, surface: Surface, time: float) -> None:
        """Draw it ``time`` seconds after its act began."""
        share = (time - self.start) / _RUN
        if not 0 <= share < 1:
            return
        (x, y), (to_x, to_y) = self.points
        gone = ease(share)
        aside = self.bend * math.sin(math.pi * gone)
        place = x + (to_x - x) * gone - (to_y - y) * aside, y + (to_y - y) * gone + (to_x - x) * aside
        paint = self.paints[int(2 * _HOPS * gone) % len(self.paints)]
        paint(surface, place, 0.25 * abs(math.sin(math.pi * _HOPS * gone)))


def run_flights(stage: Stage, events: Sequence[RatsCome]) -> Iterator[Flying]:
    """Let the rats of the three persons run to every borough: to its harbour, or to the hospital."""
    shown = stage.shown
    side = max(stage.pieces().side * 1.1, stage.layout.px(_SIZE))
    sizes = [Pieces(side * share) for share in _SIZES]
    runners = [person for person, rats in zip(shown.persons, shown.rats, strict=True) for _ in range(rats)]
    for place, seat in enumerate(shown.seats):
        spread = plague_spread(shown.players[seat], shown.rat_sum)
        for number, person in enumerate(runners[: spread.rats]):
            held = number < spread.stopped
            goal = stage.area(seat, "hospital" if held else "harbour")
            off = (number - (len(runners) - 1) / 2) / max(1, len(runners))
            end = goal[0] + off * side * _WIDE, goal[1] + off * side * 0.3
            start = _FIRST + (number * len(shown.seats) + place) * _stagger(len(runners), len(shown.seats))
            begin = stage.person(person).center
            # They are large and small, each out of step with the one before.
            pieces, kinds = sizes[(number + place) % len(sizes)], RUNNING[end[0] > begin[0]]
            paints = [partial(_paint, pieces, kind) for kind in (kinds if number % 2 else kinds[::-1])]
            yield Runner(
                paints,
                (begin, end),
                start,
                _BEND * (1 if number % 2 else -1) * (0.4 + abs(off)),
            )


def _paint(pieces: Pieces, kind: str, surface: Surface, at: Point, height: float) -> None:
    pieces.piece(surface, kind, "", at, height)


def _stagger(rats: int, seats: int) -> float:
    """Return the seconds between two rats, so that all have arrived in time."""
    return (ARRIVED - _FIRST - _RUN) / max(1, rats * seats - 1)
