"""Where the table's camera looks: at what is decided, or at what is being shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Decision
from game.table.acts import CITY, HAND, Act
from game.table.director import PRIVATE

if TYPE_CHECKING:
    from game.table.scene import TableScene

_WIDE = ("drive", "collect", "donate")
"""Decisions for which the whole city is looked at."""


class Gaze:
    """Turns a table's camera."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    @property
    def jumps(self) -> bool:
        """Whether the camera is there at once instead of gliding."""
        settings = self.scene.host.settings
        return settings.reduced_motion or settings.pace == "instant"

    def at(self, borough: str | None, hand_up: bool = False) -> None:
        """Bring the camera to a borough, or (``None``) to the whole city, with the hand raised or tucked."""
        self.scene.top.look_at(borough, hand_up, self.jumps)
        self.scene.stale = True

    def on(self, asked: Decision | None) -> None:
        """Look at what a decision is about; the hand is up while it is chosen from."""
        if asked is None or asked.kind in _WIDE:
            self.at(None)
        else:
            self.at(asked.colour, hand_up=asked.kind in PRIVATE)

    def home(self) -> bool:
        """Look again at what the decision is about; returns whether the camera looked elsewhere."""
        top = self.scene.top
        before = top.focus, top.hand_up
        self.on(self.scene.director.asked)
        return before != (top.focus, top.hand_up)

    def follow(self, act: Act) -> bool:
        """Look at what an act is about; returns whether the camera is on its way there."""
        top, hand_of = self.scene.top, self.scene.director.hand_of
        sight = act.sight(top.focus)
        if sight == CITY:
            self.at(None)
        elif sight == HAND and hand_of in act.seats:
            self.at(hand_of, hand_up=True)
        return top.gliding
