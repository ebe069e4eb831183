"""Somebody who only has four directions, select and back: which to press next, at the table and in menus."""

import random
from collections import deque
from collections.abc import Hashable
from typing import TypeVar

import pygame

from game.decisions.targets import CARD
from game.input.bindings import BACK, DOWN, LEFT, RIGHT, SELECT, UP
from game.table.scene import TableScene
from game.ui.focus_graph import Neighbours
from game.ui.menu import MenuScene
from tests.game.window import Window

DIRECTIONS = (LEFT, RIGHT, UP, DOWN)
BUTTONS = {
    LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    SELECT: pygame.CONTROLLER_BUTTON_A,
    BACK: pygame.CONTROLLER_BUTTON_B,
}
"""What a pad has for the six."""

Thing = TypeVar("Thing", bound=Hashable)


def route(neighbours: Neighbours[Thing], start: Thing, goal: Thing) -> list[str] | None:
    """The shortest way of the focus from one thing to another; ``None``: there is none."""
    came: dict[Thing, tuple[Thing, str] | None] = {start: None}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for direction in DIRECTIONS:
            there = neighbours.get((here, direction))
            if there is not None and there not in came:
                came[there] = here, direction
                ahead.append(there)
    if goal not in came:
        return None
    steps: list[str] = []
    at = goal
    while (before := came[at]) is not None:
        at, direction = before
        steps.append(direction)
    return steps[::-1]


def reached(neighbours: Neighbours[Thing], start: Thing) -> set[Thing]:
    """All that the focus reaches from a thing."""
    met, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        for direction in DIRECTIONS:
            there = neighbours.get((here, direction))
            if there is not None and there not in met:
                met.add(there)
                ahead.append(there)
    return met


def stroll(window: Window) -> list[str]:
    """Walk the focus of a menu to each of its controls with a pad, by its neighbours; return the walk.

    Fails where a control isn't reached from another one, or where a press leads somewhere else.
    """
    menu = window.scene
    assert isinstance(menu, MenuScene)
    neighbours = menu.focus.neighbours
    names = [control.name for control in menu.controls if control.ready]
    for name in names:
        met = reached(neighbours, name)
        lost = set(names) - met
        assert not lost, f"{type(menu).__name__}: no way from {name} to {sorted(lost)}"
    walk = []
    for goal in names:
        assert window.focused is not None
        way = route(neighbours, window.focused, goal)
        assert way is not None
        for direction in way:
            here = window.focused
            window.post(pygame.CONTROLLERBUTTONDOWN, button=BUTTONS[direction], instance_id=0)
            window.post(pygame.CONTROLLERBUTTONUP, button=BUTTONS[direction], instance_id=0)
            assert window.focused == neighbours[here, direction], f"{direction} from {here}"
            walk.append(window.focused)
        assert window.focused == goal
        _in_sight(menu, window.scene.place_of(goal))
    return walk


def _in_sight(menu: MenuScene, place: pygame.Rect | None) -> None:
    """Whatever has the focus has been scrolled to."""
    current, view = menu.focus.current, menu.container
    inside = view is not None and current in view.elements
    seen = pygame.Rect(view.get_abs_rect()) if inside and view is not None else pygame.Rect((0, 0), menu.size)
    assert place is not None
    assert seen.contains(place), f"{current.name if current else None} is out of sight: {place} of {seen}"


class Walker:
    """Walks the focus to whatever is lit and presses it; lays every fifth card that it chose aside again."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.kinds: set[str] = set()
        """The kinds of decisions that were met."""
        self.steps = self.chosen = self.laid_aside = 0
        self._goal: tuple[str, ...] | None = None
        self._asked: object = None

    def next(self, scene: TableScene) -> str | None:
        """The next press; ``None`` while there is nothing to do but wait."""
        if scene.context.screen.curtain or scene.context.sheet:
            return SELECT
        pending, focus = scene.context.pending, scene.controls.focus_control.thing
        if scene.context.busy or pending is None or focus is None:
            return None
        self.kinds.add(pending.decision.kind)
        asked = (pending.decision, pending.chosen)
        if asked != self._asked:
            self._asked = asked
            lit = [thing for thing in pending.selectable if pending.chosen is None or thing[0] != CARD]
            self._goal = self.random.choice(lit)
            self.chosen += pending.chosen is not None
            if pending.chosen is not None and self.chosen % 5 == 0:
                self.laid_aside += 1
                return BACK
        assert self._goal is not None
        if focus == self._goal:
            self._asked = None
            return SELECT
        way = route(scene.controls.focus_control.neighbours(), focus, self._goal)
        assert way, f"no way from {focus} to {self._goal} ({pending.decision.kind})"
        self.steps += 1
        return way[0]
