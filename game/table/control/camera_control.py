"""Where the table's camera looks: at the current decision, or at what is being shown."""

from __future__ import annotations

from engine import Decision
from game.match.screen import PRIVATE, Screen
from game.table.control.display import TableDisplay
from game.table.motion.acts import CITY, HAND, Act

_WIDE = ("drive", "collect", "donate")
"""The kinds of decisions for which the whole city is shown."""


class CameraControl:
    """Points a table's camera."""

    def __init__(self, display: TableDisplay, screen: Screen) -> None:
        self._display, self._screen = display, screen

    def look_at(self, borough: str | None, hand_up: bool = False) -> None:
        """Point the camera at a borough, or (``None``) at the whole city, with the hand raised or tucked."""
        self._display.top.look_at(borough, hand_up, self._display.jumps)
        self._display.changed()

    def look_closer(self, borough: str | None) -> None:
        """Look at a borough, or (``None``) at the whole city, because somebody wants to see it.

        The hand is raised where it leaves the borough about as large, unless buttons lie in its way.
        """
        asked, top = self._screen.asked, self._display.top
        free = asked is None or asked.kind in PRIVATE
        self.look_at(borough, hand_up=free and borough is not None and top.spares_hand(borough))

    def look_at_decision(self, asked: Decision | None) -> None:
        """Point the camera at a decision's subject; the hand is raised while a card of it is chosen."""
        if asked is None or asked.kind in _WIDE:
            self.look_at(None)
        else:
            raised = asked.kind in PRIVATE
            whole = not raised and self._display.top.suffices(asked.colour)
            self.look_at(None if whole else asked.colour, hand_up=raised)

    def rest(self) -> None:
        """Look at the whole city while nobody at the screen is asked.

        It stays where it is while something is shown, which may need another view, and in the draft, where
        the same person is asked next.
        """
        if not (self._display.animator.busy or self._display.shown.phase == "draft"):
            self.look_at(None)

    def home(self) -> bool:
        """Point the camera back at the decision; return whether it looked elsewhere."""
        top = self._display.top
        before = top.focus, top.hand_up
        self.look_at_decision(self._screen.asked)
        return before != (top.focus, top.hand_up)

    def follow(self, act: Act) -> bool:
        """Point the camera at what an act shows; return whether the act must wait.

        It waits while the camera moves, and the camera waits until nothing flies.
        """
        top, hand_of = self._display.top, self._screen.hand_of
        sight = act.sight(top.focus)
        here = top.focus, top.hand_up
        goal = here
        if sight == CITY:
            goal = None, False
        elif sight == HAND and hand_of in act.seats:
            goal = hand_of, True
        if goal != here:
            if self._display.animator.showing:
                return True
            self.look_at(*goal)
        return top.gliding
