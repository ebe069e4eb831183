"""The tempo of what others do: the longer a person has waited for a decision, the quicker it is shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.table.motion.acts import Act

QUICK = 1.3
"""The factor for what concerns nobody who waits."""

CALM = 1.5
"""Seconds of waiting until which that factor holds."""

STEEPER = 0.5
"""How much faster it gets with each further second."""

FASTEST = 5.0
"""The highest factor."""


class Tempo:
    """Measures how long a person waits, and how fast the acts of others are shown meanwhile."""

    def __init__(self) -> None:
        self.waited = 0.0
        """Seconds since the last decision, without ceremonies."""

    def asked(self) -> None:
        """A person decides now: the next wait begins anew."""
        self.waited = 0.0

    def advance(self, seconds: float, acts: Iterable[Act], viewers: Collection[str]) -> float:
        """Let ``seconds`` pass while ``acts`` are shown; return the factor of their speed.

        Ceremonies (the plague, the end of a period) and what concerns one of ``viewers`` keep their speed.
        """
        shown = [*acts]
        if any(act.ceremony for act in shown):
            return 1.0
        self.waited += seconds
        if any(act.concerns(viewers) for act in shown):
            return 1.0
        return min(FASTEST, QUICK + STEEPER * max(0.0, self.waited - CALM))
