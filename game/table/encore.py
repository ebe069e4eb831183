"""Once more: what the others have done since one's own last move is shown again, if somebody missed it."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import NamedTuple

from engine import View
from game.table.director import Scene

_MOST = 40


class Past(NamedTuple):
    """Something that was shown: whose move it was, the table before it, and who looked."""

    mover: str
    before: View
    shot: Scene
    viewers: tuple[str, ...]


class Encore:
    """Remembers what was shown, and hands it out again move by move."""

    def __init__(self) -> None:
        self._past: deque[Past] = deque(maxlen=_MOST)
        self._ahead: deque[Past] = deque()
        self.running = False
        """Whether something is being shown once more."""

    def note(self, past: Past) -> None:
        """Remember what is shown now."""
        self._past.append(past)

    def forget(self) -> None:
        """Nothing is remembered any more: the game has gone back, or others look."""
        self._past.clear()
        self.stop()

    def begin(self, seat: str | None, viewers: Collection[str]) -> bool:
        """Begin with the first move after the last one of ``seat``; returns whether there is any.

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

    def next(self) -> Past | None:
        """The next thing to show; ``None`` when that was all."""
        if self._ahead:
            return self._ahead.popleft()
        self.running = False
        return None

    def stop(self) -> None:
        """Show no more of it."""
        self._ahead.clear()
        self.running = False
