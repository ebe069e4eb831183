"""A player at the table who only sees and points: what to press or drag next, as points of the window."""

import random
from typing import NamedTuple

from game.decisions.gestures import CARRIAGE, COINS, PendingDecision, Thing
from game.decisions.targets import BUTTON, CARD, PERSON
from game.table.scene import TableScene

Point = tuple[int, int]


class Gesture(NamedTuple):
    """A press at ``at``, or a drag from there to ``to``."""

    at: Point
    to: Point | None = None


class Pointing:
    """Plays whatever is lit, with the pointer alone, sometimes by dragging."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.drags = 0
        self.kinds: set[str] = set()
        """The kinds of decisions that were met."""

    def next(self, scene: TableScene) -> Gesture | None:
        """The next gesture; ``None`` while there is nothing to do but wait."""
        width, height = scene.host.size
        if scene.context.screen.curtain or scene.context.sheet:
            return Gesture((width // 2, height // 2))
        if scene.context.busy or scene.context.pending is None:
            return None
        pending = scene.context.pending
        self.kinds.add(pending.decision.kind)
        lit = list(pending.selectable)
        if pending.chosen is not None:
            lit = [thing for thing in lit if thing[0] != CARD]
        thing = self.random.choice(lit)
        return self._drag(scene, pending, thing) or Gesture(self._point(scene, thing))

    def _drag(self, scene: TableScene, pending: PendingDecision, thing: Thing) -> Gesture | None:
        """A drag that says the same as pressing ``thing``, every other time where there is one."""
        if self.random.random() < 0.5:
            return None
        carried: Thing | None = None
        if pending.decision.kind == "drive" and thing[0] == "market":
            carried = (CARRIAGE, pending.colour)
        elif pending.decision.kind == "hire" and thing[0] == PERSON:
            carried = (COINS, pending.colour)
        elif pending.chosen is not None and not pending.chosen.endswith(".friend"):
            carried = ("cache", pending.colour)
        if carried is None or carried not in pending.draggable:
            return None
        self.drags += 1
        return Gesture(self._point(scene, carried), self._point(scene, thing))

    def _point(self, scene: TableScene, thing: Thing) -> Point:
        if thing[0] == BUTTON:
            button = next(button for button in scene.context.buttons if button.key == thing[1])
            assert button.rect is not None
            return button.rect.center
        x, y = scene.context.top.place_of(thing)
        return round(x), round(y)
