"""Which control has the focus, and where it goes from there: four directions, forward and backward.

The same for arrow keys and for a pad. The focus moves only when the player moves it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import pygame

LEFT, RIGHT, UP, DOWN = "left", "right", "up", "down"
SELECT, BACK, NEXT, PREVIOUS = "select", "back", "next", "previous"

_KEYS = {
    pygame.K_LEFT: LEFT,
    pygame.K_RIGHT: RIGHT,
    pygame.K_UP: UP,
    pygame.K_DOWN: DOWN,
    pygame.K_RETURN: SELECT,
    pygame.K_KP_ENTER: SELECT,
    pygame.K_SPACE: SELECT,
    pygame.K_ESCAPE: BACK,
    pygame.K_AC_BACK: BACK,
}
_PAD = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
    pygame.CONTROLLER_BUTTON_A: SELECT,
    pygame.CONTROLLER_BUTTON_B: BACK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: NEXT,
}
_ASIDE = 2.5
"""How many times farther something to the side counts than something straight ahead."""


def command(event: pygame.Event) -> str | None:
    """What a key or a pad's button asks of a menu: a direction, select, back, next, previous, or nothing."""
    if event.type == pygame.KEYDOWN:
        if event.key == pygame.K_TAB:
            return PREVIOUS if event.mod & pygame.KMOD_SHIFT else NEXT
        return _KEYS.get(event.key)
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return _PAD.get(event.button)
    return None


class Focusable(Protocol):
    """Something that can have the focus."""

    @property
    def name(self) -> str:
        """Unique among the controls of a screen."""

    @property
    def place(self) -> pygame.Rect:
        """Where it is."""

    @property
    def ready(self) -> bool:
        """Whether it can be used now."""


Control = TypeVar("Control", bound=Focusable)


class Focus(Generic[Control]):
    """The controls of a screen in reading order, and the one that has the focus."""

    def __init__(self) -> None:
        self.controls: list[Control] = []
        self._name: str | None = None

    @property
    def current(self) -> Control | None:
        """The control with the focus, or ``None``."""
        return next((control for control in self.controls if control.name == self._name), None)

    def take(self, name: str | None) -> None:
        """Give the focus to the control called ``name``, if there is one that is ready."""
        if any(control.name == name and control.ready for control in self.controls):
            self._name = name

    def settle(self, controls: Sequence[Control], first: str | None = None) -> None:
        """Follow a new layout: keep the focus on the control of the same name, else give it to ``first``.

        Where neither is ready, the first control that is gets it.
        """
        self.controls = list(controls)
        ready = [control.name for control in self.controls if control.ready]
        wanted = [name for name in (self._name, first) if name in ready]
        self._name = next(iter(wanted or ready), None)

    def follow(self, direction: str) -> bool:
        """Move the focus ``direction``; returns whether it moved."""
        ready = [control for control in self.controls if control.ready]
        here = self.current
        if not ready:
            return False
        if here is None:
            self._name = ready[0].name
            return True
        if direction in (NEXT, PREVIOUS):
            step = 1 if direction == NEXT else -1
            names = [control.name for control in ready]
            at = names.index(here.name) if here.name in names else 0
            self._name = names[(at + step) % len(names)]
            return len(names) > 1
        others = [control for control in ready if control is not here]
        place = nearest(here.place, [control.place for control in others], direction)
        if place is None:
            return False
        self._name = others[place].name
        return True


def nearest(here: pygame.Rect, others: Sequence[pygame.Rect], direction: str) -> int | None:
    """The index of the one of ``others`` that lies next in ``direction`` from ``here``, or ``None``.

    What shares a row (or column) with ``here`` is nearer than what lies aside.
    """
    best: tuple[float, int] | None = None
    for index, there in enumerate(others):
        if direction in (LEFT, RIGHT):
            ahead = there.centerx - here.centerx
            gap = max(0, here.top - there.bottom, there.top - here.bottom)
            drift = abs(there.centery - here.centery)
        else:
            ahead = there.centery - here.centery
            gap = max(0, here.left - there.right, there.left - here.right)
            drift = abs(there.centerx - here.centerx)
        ahead *= -1 if direction in (LEFT, UP) else 1
        overlap = min(here.height, there.height) if direction in (LEFT, RIGHT) else 1
        if ahead <= 0 or (direction in (LEFT, RIGHT) and gap > overlap * 3):
            continue
        far = ahead + _ASIDE * gap + drift * (0.2 if gap == 0 else 0.5)
        if best is None or far < best[0]:
            best = far, index
    return best[1] if best else None
