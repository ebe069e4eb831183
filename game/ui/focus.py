"""The control that has the focus, and moving it: in four directions, forward and backward.

Arrow keys and pads work alike. The focus moves only when the player moves it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from pygame import Rect, Vector2

from game.input.bindings import NEXT, PREVIOUS
from game.ui.focus_graph import Distance, Neighbours, distance, neighbours


class Focusable(Protocol):
    """Something that can have the focus."""

    @property
    def name(self) -> str:
        """The name, unique on a screen."""

    @property
    def place(self) -> Rect:
        """Where it is on the screen."""

    @property
    def ready(self) -> bool:
        """Whether it can be used now."""

    @property
    def keeps(self) -> Collection[str]:
        """Directions that it handles itself, for instance to change a value."""


Control = TypeVar("Control", bound=Focusable)


class _Place(NamedTuple):
    """Where a control is, and the directions that it handles itself."""

    box: Rect
    keeps: Collection[str]


class Focus(Generic[Control]):
    """The controls of a screen in reading order, and the one that has the focus."""

    def __init__(self) -> None:
        self.controls: list[Control] = []
        self._name: str | None = None
        self.hidden = False
        """Whether nothing has the focus until the player asks for it."""
        self._places: dict[str, Rect] = {}
        self._neighbours: Neighbours[str] = {}
        self.links: Neighbours[str] = {}
        """Moves of the focus that override those computed from the places of the controls."""
        self._ready: list[str] = []

    @property
    def current(self) -> Control | None:
        """The control with the focus, or ``None``."""
        if self.hidden:
            return None
        return next((control for control in self.controls if control.name == self._name), None)

    @property
    def neighbours(self) -> Neighbours[str]:
        """Where the focus goes from each ready control in each direction, by the controls' names."""
        ready = [control for control in self.controls if control.ready]
        names = [control.name for control in ready]
        if names != self._ready:
            self._ready = names
            places = {control.name: _Place(self._places[control.name], control.keeps) for control in ready}
            self._neighbours = neighbours(places, _distance, strict=True)
            self._neighbours |= {way: goal for way, goal in self.links.items() if {way[0], goal} <= {*names}}
        return self._neighbours

    def take(self, name: str | None) -> None:
        """Focus the control called ``name``, if it exists and is ready."""
        if any(control.name == name and control.ready for control in self.controls):
            self._name, self.hidden = name, False

    def set_controls(
        self, controls: Sequence[Control], first: str | None = None, places: Mapping[str, Rect] | None = None
    ) -> None:
        """Take over a new layout; keep the focus on the control of the same name, or else focus ``first``.

        If neither is ready, the first ready control gets the focus. ``places``: where controls would be if
        nothing were scrolled, by name; by default, where they are.
        """
        self.controls = list(controls)
        self._places = {control.name: Rect(control.place) for control in self.controls}
        self._places |= {name: Rect(place) for name, place in (places or {}).items()}
        self._ready = []
        ready = [control.name for control in self.controls if control.ready]
        wanted = [name for name in (self._name, first) if name in ready]
        self._name = next(iter(wanted or ready), None)

    def follow(self, direction: str) -> bool:
        """Move the focus in a direction; return whether it moved."""
        ready = [control.name for control in self.controls if control.ready]
        if not ready:
            return False
        if self._name not in ready:
            self._name = self._nearest(ready)
            return True
        if direction in (NEXT, PREVIOUS):
            step = 1 if direction == NEXT else -1
            self._name = ready[(ready.index(self._name) + step) % len(ready)]
            return len(ready) > 1
        there = self.neighbours.get((self._name, direction))
        if there is None:
            return False
        self._name = there
        return True

    def _nearest(self, ready: Sequence[str]) -> str:
        """Return the ready control that is nearest to the one with the focus, which is no longer ready."""
        here = self._places.get(self._name or "")
        if here is None:
            return ready[0]
        middle = Vector2(here.center)
        return min(ready, key=lambda name: middle.distance_to(self._places[name].center))


def _distance(here: _Place, there: _Place, direction: str) -> Distance | None:
    """Return how far ``there`` seems from ``here``; ``None`` if it isn't in ``direction``."""
    if direction in here.keeps:
        return None
    a, b = here.box, there.box
    reach = (Vector2(a.size) + Vector2(b.size)) / 2
    return distance(Vector2(b.center) - Vector2(a.center), reach, direction)
