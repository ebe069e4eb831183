"""What the bot of an enlarged borough went for, as the caption of a replay."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Record
from game.log import aim_words
from game.match.aiming import AimsDesk, can_tell
from game.words import say


class ToldAims:
    """The bot that somebody has asked about, and what it went for, in a finished game."""

    def __init__(self, record: Record, names: Mapping[str, str]) -> None:
        """``names``: the players' names by colour."""
        self._record, self._names = record, names
        self._desk: AimsDesk | None = None
        self.seat: str | None = None
        """The seat that the caption is about."""

    def ask(self, seat: str | None) -> None:
        """Ask about a seat, if a bot has it."""
        self.seat = seat if seat is not None and can_tell(self._record, seat) else None
        if self.seat is not None:
            self._desk = self._desk or AimsDesk(self._record)
            self._desk.ask(self.seat)

    def forget(self) -> None:
        """The caption is about something else now."""
        self.seat = None

    def step(self, seconds: float) -> bool:
        """Go on; return whether the caption has changed. ``seconds``: time since the last call."""
        return self._desk is not None and self._desk.step(seconds) and self.seat is not None

    def sentence(self, label: str) -> str:
        """Return what the seat's bot went for in the period of a round with this label."""
        if self._desk is None or self.seat is None:
            return ""
        told = aim_words.sentence(label[0], self._desk.aims(self.seat, label[0]))
        return say("aims-of", name=self._names[self.seat], told=told)

    def close(self) -> None:
        """Stop working."""
        if self._desk is not None:
            self._desk.close()
