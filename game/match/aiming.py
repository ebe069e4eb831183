"""What bots went for in a finished game, worked out in a process of its own, period by period.

Nothing of it is kept.
"""

from __future__ import annotations

import logging
from collections import deque

from engine import Record
from engine.bots.aims import AimStep, deeds
from engine.bots.themes import Theme
from engine.names import PERIODS
from game.match.bot_process import Desk, Failure, character_of, started_within
from game.match.handed import handed
from game.seats import Seat, is_bot

_PATIENCE = 120.0
"""Seconds after which a step counts as hung: a master's period takes a quarter of that on a slow machine."""

_log = logging.getLogger(__name__)


def can_tell(record: Record, colour: str) -> bool:
    """Return whether a seat was a bot's from the beginning to the end."""
    player = next(seat.player for seat in record.seats if seat.colour == colour)
    return is_bot(player) and not handed(record.table, colour)


class AimsDesk(Desk):
    """Works out what the bots of one game went for: those that are asked for, one after the other."""

    def __init__(self, record: Record) -> None:
        """``record``: a finished game."""
        super().__init__()
        self._record = record
        self._waiting: deque[tuple[str, str]] = deque()
        self._steps: dict[tuple[str, str], AimStep] = {}
        self._found: dict[tuple[str, str], tuple[Theme, ...]] = {}
        self._asked: tuple[str, str] | None = None
        self.failed = False
        """Whether the work had to be given up."""

    def ask(self, colour: str) -> None:
        """Ask for a bot's seat. Raises ``ValueError`` for a game that is not over."""
        if (colour, PERIODS[0]) in self._steps:
            return
        seat = next(Seat.of_record(seat) for seat in self._record.seats if seat.colour == colour)
        for period, those in zip(
            PERIODS, deeds(self._record, colour, seat.player, character_of(seat.name)), strict=True
        ):
            self._steps[colour, period] = AimStep(those)
            self._waiting.append((colour, period))

    def aims(self, colour: str, period: str) -> tuple[Theme, ...] | None:
        """Return what a bot went for in a period, the foremost first; ``None`` until it is known.

        Nothing where too few of its moves came out again.
        """
        return () if self.failed else self._found.get((colour, period))

    def step(self, seconds: float) -> bool:
        """Go on; return whether something has been found. ``seconds``: time since the last call."""
        if self._asked is None:
            if self._waiting and not self.failed:
                self._asked = self._waiting.popleft()
                self._client.ask(self._steps[self._asked], started_within(self._client, _PATIENCE))
            return False
        answer = self._client.answer(seconds)
        if answer is None:
            return False
        if isinstance(answer, Failure):
            _log.warning("what a bot went for isn't known: %s", answer.reason)
            self.failed = True
        else:
            self._found[self._asked] = answer
        self._asked = None
        if self.failed or not self._waiting:
            self._client.stop()
        return True

    def close(self) -> None:
        """Stop working."""
        self._waiting.clear()
        super().close()
