"""Replaying what the other players have done since one's own last move, for those who missed it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from engine import View
from engine.events import Event
from game.match.director import Update
from game.match.pace import PAUSES
from game.table.control.context import TableContext

_MOST = 40


class Past(NamedTuple):
    """Something that was shown, the view before it, and who was looking."""

    before: View
    shot: Update
    viewers: tuple[str, ...]


class LastMoveReplay:
    """Records what is shown, and replays it move by move."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._past: deque[Past] = deque(maxlen=_MOST)
        self._ahead: deque[Past] = deque()
        self._latest, self._lookers = context.screen.view(), context.screen.viewers
        self._rested = 0.0
        """Seconds since the last replayed move was shown."""

    def note(self, shot: Update) -> None:
        """Record an update that is being shown."""
        lookers = self._context.screen.viewers
        both = tuple(dict.fromkeys((*lookers, *self._lookers)))
        self._past.append(Past(self._latest, shot, both))
        self._latest, self._lookers = shot.then, lookers

    def forget(self) -> None:
        """Forget everything recorded, after an undo or when other players look."""
        screen = self._context.screen
        self._past.clear()
        self.stop()
        self._latest, self._lookers = screen.view(), screen.viewers

    def since(self, seat: str) -> list[tuple[str | None, Sequence[Event]]]:
        """Return a seat's last move and all moves since, with their events, oldest first."""
        found: list[tuple[str | None, Sequence[Event]]] = []
        for past in reversed(self._past):
            found.append((past.shot.mover, past.shot.events))
            if past.shot.mover == seat:
                break
        return found[::-1]

    def begin(self) -> bool:
        """Start replaying what the others have done since one's own last move.

        Return False if there is nothing. What other viewers saw is left out unless all of them look now.
        """
        screen = self._context.screen
        seat = screen.asked.colour if screen.asked else screen.hand_of
        self._rested = PAUSES["slow"]
        since = [*takewhile(lambda past: past.shot.mover != seat, reversed(self._past))]
        self._ahead = deque(past for past in reversed(since) if set(past.viewers) <= set(screen.viewers))
        self._context.repeating = bool(self._ahead)
        return self._context.repeating

    def step(self, dt: float, pace: str) -> bool:
        """Show the next move once there was time to read the last one; return False after all of them."""
        context = self._context
        self._rested += dt
        if self._rested < PAUSES[pace] or context.top.gliding:
            return True
        self._rested = 0.0
        if not self._ahead:
            return False
        past = self._ahead.popleft()
        context.shown.become(past.before)
        context.show(past.shot.events, past.shot.then)
        context.changed()
        return True

    def stop(self) -> None:
        """Stop the replay."""
        self._ahead.clear()
        self._context.repeating = False
