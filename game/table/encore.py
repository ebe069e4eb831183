"""Once more: what the others have done since one's own last move is shown again, if somebody missed it."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from engine import View
from game.table.director import PAUSES, Scene
from game.words import say

if TYPE_CHECKING:
    from game.table.scene import TableScene

_MOST = 40


class Past(NamedTuple):
    """Something that was shown: whose move it was, the table before it, and who looked."""

    mover: str
    before: View
    shot: Scene
    viewers: tuple[str, ...]


class Encore:
    """Remembers what was shown, and shows it again move by move."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._past: deque[Past] = deque(maxlen=_MOST)
        self._ahead: deque[Past] = deque()
        self._latest, self._lookers = table.director.view(), table.director.viewers
        self._rested = 0.0
        """Seconds since the last of it was shown."""
        self.running = False
        """Whether something is being shown once more."""

    def note(self, mover: str, shot: Scene) -> None:
        """Remember what is shown now, after a move of ``mover``."""
        lookers = self._table.director.viewers
        both = tuple(dict.fromkeys((*lookers, *self._lookers)))
        self._past.append(Past(mover, self._latest, shot, both))
        self._latest, self._lookers = shot.then, lookers

    def forget(self) -> None:
        """Nothing is remembered any more: the game has gone back, or others look."""
        self._past.clear()
        self._stop()
        self._latest, self._lookers = self._table.director.view(), self._table.director.viewers

    def begin(self) -> None:
        """Show once more what the others have done since one's own last move; say so if there is nothing."""
        table, director = self._table, self._table.director
        seat = director.asked.colour if director.asked else director.hand_of
        free = not (table.busy or table.sheet or director.curtain or table.session.game.over)
        if not free or not self._gather(seat, director.viewers):
            table.refuse(say("bots-nothing-again"))
            return
        table.pointer.let_go()
        table.adviser.forget()
        table.gaze.at(None)
        self._rested = PAUSES["slow"]

    def _gather(self, seat: str | None, viewers: Collection[str]) -> bool:
        """Everything after the last move of ``seat``; returns whether there is any.

        What others saw of their own is left out, unless all of them are among ``viewers``.
        """
        since: list[Past] = []
        for past in reversed(self._past):
            if past.mover == seat:
                break
            since.append(past)
        self._ahead = deque(past for past in reversed(since) if set(past.viewers) <= set(viewers))
        self.running = bool(self._ahead)
        return self.running

    def step(self, dt: float, pace: str) -> None:
        """Show the next move when the last can have been read; after all of them the game goes on."""
        table = self._table
        self._rested += dt
        if self._rested < PAUSES[pace] or table.top.gliding:
            return
        self._rested = 0.0
        if not self._ahead:
            self.end()
            return
        past = self._ahead.popleft()
        table.shown.become(past.before)
        table.animator.show(past.shot.events, past.shot.then)
        table.stale = True

    def end(self) -> None:
        """Show no more of it: the table is again as the game stands."""
        self._stop()
        self._table.shown.become(self._table.director.view())
        self._table.refresh()

    def _stop(self) -> None:
        self._ahead.clear()
        self.running = False
