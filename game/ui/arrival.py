"""The first moments of a screen: presses may still be meant for what was before."""

from __future__ import annotations

from math import inf

import pygame

_QUIET = 1.0
"""For so many seconds nothing must be pressed before presses are meant for a screen that came by itself."""
_PAUSE = 0.4
"""The same for a screen that was asked for, once something was pressed before it was there."""
_LONGEST = 1.5
"""After so many seconds such a screen has been seen, also by those who press on and on."""

_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN)


class Arrival:
    """Holds back the presses that were begun or meant before a screen was there.

    Whoever presses on and on is held back until they have paused: they haven't looked yet. At a screen
    that was asked for, that lasts no longer than a look does.
    """

    def __init__(self, asked_for: bool = False) -> None:
        """``asked_for``: the screen didn't come by itself, so that only too many presses are held back."""
        self._pause = _PAUSE if asked_for else _QUIET
        self._quiet = self._pause if asked_for else 0.0
        self._left = _LONGEST if asked_for else inf

    @property
    def over(self) -> bool:
        """Whether presses are meant for the screen now."""
        return self._quiet >= self._pause or self._left <= 0

    def step(self, dt: float) -> None:
        """Let time pass."""
        if not self.over:
            self._quiet += dt
            self._left -= dt

    def note(self, event: pygame.Event) -> None:
        """Note an event that came before the screen was there: a press shows that nobody has paused."""
        if event.type in _PRESSES:
            self._quiet, self._left = 0.0, _LONGEST

    def holds_back(self, event: pygame.Event) -> bool:
        """Return whether an event is a press that was meant for something else."""
        if self.over or event.type not in _PRESSES:
            return False
        self._quiet = 0.0
        return True
