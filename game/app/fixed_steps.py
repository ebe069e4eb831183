"""Time in fixed steps, however unevenly the frames come.

What moves is computed 60 times a second of played time; a frame draws it as far between two steps as
time has got (after Fiedler, "Fix Your Timestep", and Nystrom, "Game Loop").
"""

from __future__ import annotations

from collections.abc import Callable

STEP = 1 / 60
"""Seconds of a step."""

MOST_STEPS = 6
"""Steps a single frame catches up at most; time beyond them is dropped, so a slow machine slows down
instead of falling further behind with every frame."""

_ROUNDING = 1e-9


class FixedSteps:
    """Cuts the time that passes into steps of :data:`STEP` seconds."""

    def __init__(self, step: Callable[[float], None]) -> None:
        """``step`` is called with :data:`STEP` for each step that falls due."""
        self._step = step
        self._owed = 0.0

    def advance(self, seconds: float) -> float:
        """Let ``seconds`` (0 or more) pass and run the steps that fall due.

        Returned is how much of the next step has gone by, 0 to 1.
        """
        self._owed = min(self._owed + max(0.0, seconds), MOST_STEPS * STEP)
        while self._owed > STEP - _ROUNDING:
            self._owed = max(0.0, self._owed - STEP)
            self._step(STEP)
        return self._owed / STEP

    def forget(self) -> None:
        """Drop what is owed, for instance after a long load."""
        self._owed = 0.0
