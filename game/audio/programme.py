"""The programme of an evening: which piece is played at the table, and how long the room alone is heard."""

from __future__ import annotations

import math
import random

PERIODS: tuple[tuple[str, ...], ...] = (
    ("ground", "virelai", "planctus", "pipes", "ass"),
    ("pipes", "ass", "virelai", "conductus", "estampie"),
    ("song", "estampie", "conductus", "ass", "ground"),
)
"""The pieces of the periods A, B and C: the later, the more instruments."""

AT_TABLE = tuple(dict.fromkeys(piece for pieces in PERIODS for piece in pieces))

REST = 30.0, 60.0  # seconds of the room alone between two pieces
EVENING, AT_MOST = 45 * 60.0, 4  # no piece is heard more often in so many seconds


class Programme:
    """Says what is to be heard at the table: a piece until it has ended, then nothing for a while."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._rests_until = -math.inf
        self._last: str | None = None
        self._heard: list[tuple[float, str]] = []
        self.piece: str | None = None
        """The piece that is being played."""

    def now(self, period: int, at: float) -> str | None:
        """Return the piece for this moment; None for the room alone. A piece goes on into the next period."""
        if self.piece is None and at >= self._rests_until:
            self.piece = self._drawn(period, at)
            if self.piece is None:
                self._rest(at)
            else:
                self._last = self.piece
                self._heard.append((at, self.piece))
        return self.piece

    def ended(self, at: float) -> None:
        """Let the piece have ended."""
        self.piece = None
        self._rest(at)

    def left(self) -> None:
        """Let the table have been left: whoever comes back hears a piece at once."""
        self.piece, self._rests_until = None, -math.inf

    def _rest(self, at: float) -> None:
        self._rests_until = at + self._chance.uniform(*REST)

    def _drawn(self, period: int, at: float) -> str | None:
        """Return one of the pieces that were heard least often this evening, and not just now."""
        self._heard = [(when, piece) for when, piece in self._heard if when > at - EVENING]
        times = dict.fromkeys(PERIODS[min(max(period, 1), len(PERIODS)) - 1], 0)
        for _, piece in self._heard:
            if piece in times:
                times[piece] += 1
        free = [piece for piece, count in times.items() if piece != self._last and count < AT_MOST]
        fewest = min((times[piece] for piece in free), default=0)
        return self._chance.choice([piece for piece in free if times[piece] == fewest]) if free else None
