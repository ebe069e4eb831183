"""The dots on the plate of a player who thinks."""

from __future__ import annotations

_BEAT = 0.25
"""Seconds from dot to dot."""


class Dots:
    """Counts the beats while a bot thinks."""

    def __init__(self) -> None:
        self.seats: tuple[str, ...] = ()
        """Who thinks."""
        self.beat = 0
        self._beaten = 0.0

    def step(self, thinking: str | None, dt: float) -> bool:
        """Time passes while the seat ``thinking`` (or nobody) thinks; whether another dot is to be seen."""
        self.seats = (thinking,) if thinking else ()
        self._beaten = self._beaten + dt if thinking else 0.0
        if self._beaten < _BEAT:
            return False
        self._beaten, self.beat = 0.0, self.beat + 1
        return True
