"""Fixed time steps, independent of the frame rate.

Motion is computed 60 times per second of game time, and a frame interpolates between the last two steps
(after Fiedler, "Fix Your Timestep", and Nystrom, "Game Loop").
"""

from __future__ import annotations

from collections.abc import Callable

STEP = 1 / 60
"""The length of a step in seconds."""

MOST_STEPS = 6
"""The most steps in one frame. Further time is dropped, so that on a slow machine the game slows down instead
of falling further behind with every frame."""

_ROUNDING = 1e-9


class FixedSteps:
    """Divides elapsed time into steps of :data:`STEP` seconds."""

    def __init__(self, step: Callable[[float], None]) -> None:
        """``step`` is called with :data:`STEP` for each step that is due."""
        self._step = step
        self._owed = 0.0

    def advance(self, seconds: float) -> float:
        """Let ``seconds`` (0 or more) pass and run the steps that are due.

        Return how much of the next step has passed, from 0 to 1.
        """
        self._owed = min(self._owed + max(0.0, seconds), MOST_STEPS * STEP)
        while self._owed > STEP - _ROUNDING:
            self._owed = max(0.0, self._owed - STEP)
            self._step(STEP)
        return self._owed / STEP

    def forget(self) -> None:
        """Drop the time of a step that is not complete, for instance after long loading."""
        self._owed = 0.0
