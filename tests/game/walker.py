"""A player at the table who only has four directions, select and back: which of them to press next."""

from __future__ import annotations

import random
from collections import deque

from game.focus import BACK, DOWN, LEFT, RIGHT, SELECT, UP
from game.table.intents import Thing
from game.table.scene import TableScene
from game.table.targets import CARD

DIRECTIONS = (LEFT, RIGHT, UP, DOWN)


def route(scene: TableScene, start: Thing, goal: Thing) -> list[str] | None:
    """The shortest way of the focus from one thing to another; ``None``: there is none."""
    ways = scene.steering.ways()
    came: dict[Thing, tuple[Thing, str] | None] = {start: None}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for direction in DIRECTIONS:
            there = ways.get((here, direction))
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


class Walker:
    """Walks the focus to whatever is lit and presses it; now and then lays a chosen card aside again."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.kinds: set[str] = set()
        """The kinds of decisions that were met."""
        self.steps = self.laid_aside = 0
        self._goal: Thing | None = None
        self._asked: object = None

    def next(self, scene: TableScene) -> str | None:
        """The next press; ``None`` while there is nothing to do but wait."""
        if scene.director.curtain or scene.sheet:
            return SELECT
        reading, focus = scene.reading, scene.steering.thing
        if scene.busy or reading is None or focus is None:
            return None
        self.kinds.add(reading.decision.kind)
        asked = (reading.decision, reading.chosen)
        if asked != self._asked:
            self._asked = asked
            lit = [thing for thing in reading.lit if reading.chosen is None or thing[0] != CARD]
            self._goal = self.random.choice(lit)
            if reading.chosen is not None and self.random.random() < 0.2:
                self.laid_aside += 1
                return BACK
        assert self._goal is not None
        if focus == self._goal:
            self._asked = None
            return SELECT
        way = route(scene, focus, self._goal)
        assert way, f"no way from {focus} to {self._goal} ({reading.decision.kind})"
        self.steps += 1
        return way[0]
