"""Since when it is whose turn at a table, and who is still to be told of it."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

GRACE = 90.0
"""Seconds for which nobody is told of a turn: longer than a dead connection looks alive."""

_JUMP = 60.0
"""Seconds by which the clock may differ from a steady one before it counts as set."""


class Clock:
    """The clock on the wall. It may be set, and it goes on while the server, or its machine, doesn't."""

    def __init__(self) -> None:
        self._wall, self._steady = time.time(), time.monotonic()
        self.good_since = self._wall
        """Since when it has gone by itself, with the server running: earlier times may have passed unseen."""
        self.changes = 0
        """How often it was set, on or back."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        wall, steady = time.time(), time.monotonic()
        jump = (wall - self._wall) - (steady - self._steady)
        if jump > _JUMP:
            self.good_since = wall
        self.changes += abs(jump) > _JUMP
        self.good_since = min(self.good_since, wall)
        self._wall, self._steady = wall, steady
        return wall


@dataclass
class Turn:
    """A seat is asked for something, until it is no longer."""

    move: int
    """How many moves had been made when it began."""
    since: float
    """When it began, or its player last did something, by the clock."""
    left: dict[str, float] = field(default_factory=dict)
    """Which carriers of notices are still to be told, and when, by the clock."""

    def is_ahead(self, now: float) -> bool:
        """Return whether it began after ``now``: the clock was set back."""
        return self.since > now + _JUMP

    def entry(self) -> list[Any]:
        """Return it as it is kept."""
        return [self.move, round(self.since), {name: round(when) for name, when in self.left.items()}]


def turn_from(entry: Any) -> Turn:
    """Return the turn of an entry. Raises ``ValueError`` or ``TypeError`` for anything else."""
    move, since, left = entry
    return Turn(int(move), float(since), {str(name): float(when) for name, when in left.items()})


class Turns:
    """The turns of the people at a table."""

    def __init__(self, kept: Mapping[str, Turn]) -> None:
        """``kept``: those that were known before, by colour."""
        self.by_colour = dict(kept)
        self._seen: int | None = None
        """How many moves there were when they were last looked at."""

    def follow(
        self, moves: Sequence[str], to_move: Collection[str], now: float, when: Mapping[str, float]
    ) -> None:
        """Note whose turn it is after these moves; ``when``: after which seconds whom a new turn is told."""
        made = len(moves)
        before = made if self._seen is None else min(self._seen, made)
        movers = {move.partition(" ")[0] for move in moves[before:]}
        self._seen = made
        known, self.by_colour = self.by_colour, {}
        for colour in to_move:
            turn = known.get(colour)
            if turn is None or turn.move > made:  # a later one was undone
                turn = Turn(made, now, {name: now + seconds for name, seconds in when.items()})
            elif colour in movers:
                turn.since = now
            elif turn.is_ahead(now):
                early, turn.since = turn.since - now, now
                turn.left = {name: when - early for name, when in turn.left.items()}
            self.by_colour[colour] = turn

    def begin_anew(self, now: float) -> None:
        """Let all of them begin now: the game goes on after a pause."""
        for turn in self.by_colour.values():
            turn.since = now

    def told_by(self, now: float, looking: Collection[str]) -> list[tuple[str, str]]:
        """Return which seats are to be told now by which carriers, and count them as told.

        Who is ``looking`` needs no notice.
        """
        found = []
        for colour, turn in self.by_colour.items():
            for name in [name for name, when in turn.left.items() if when <= now]:
                del turn.left[name]
                if colour not in looking:
                    found.append((colour, name))
        return found

    def put_off(self, colour: str, carrier: str, when: float) -> None:
        """Let a carrier be told of a turn again, if it is still that turn then."""
        turn = self.by_colour.get(colour)
        if turn is not None:
            turn.left[carrier] = when

    def moved(self, patience: float, good_since: float) -> dict[str, float]:
        """Return when a bot takes each turn, by the clock, if a turn is given so many seconds; 0: never.

        Whose time ran out while the server was away, or as its clock was set on, is given all of it once
        more: so nobody loses a turn by that, and no bot moves for everybody at once.
        """
        if not patience:
            return {}
        ends = {colour: turn.since + patience for colour, turn in self.by_colour.items()}
        return {colour: end if end >= good_since else good_since + patience for colour, end in ends.items()}

    def due(self) -> float | None:
        """Return when the next carrier is to be told, by the clock."""
        return min((when for turn in self.by_colour.values() for when in turn.left.values()), default=None)
