"""The first moments of a screen that came by itself: presses are still meant for what was before."""

from __future__ import annotations

import pygame

_QUIET = 1.0
"""For so many seconds nothing must be pressed before presses are meant for the screen."""

_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN)


class Arrival:
    """Holds back the presses that were begun or meant before a screen was there.

    Whoever presses on and on is held back until they have paused: they haven't looked yet.
    """

    def __init__(self) -> None:
        self._quiet = 0.0

    @property
    def over(self) -> bool:
        """Whether presses are meant for the screen now."""
        return self._quiet >= _QUIET

    def step(self, dt: float) -> None:
        """Let time pass."""
        if not self.over:
            self._quiet += dt

    def holds_back(self, event: pygame.Event) -> bool:
        """Return whether an event is a press that was meant for something else."""
        if self.over or event.type not in _PRESSES:
            return False
        self._quiet = 0.0
        return True
