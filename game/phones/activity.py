"""What the phones of a room are busy with: the gathering before a game, or a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from game.phones.guest import Guest
from game.phones.protocol import Message

Sentence = Callable[[], str]
"""A sentence that is worded when it is told, in the language of whoever it is told to."""


class Activity(Protocol):
    """What the phones of a room look at: gathering before a game, or a table."""

    def labels(self, guest: Guest) -> dict[str, Any]:
        """Return words for a phone's page besides those that it always has."""

    def screen(self, guest: Guest) -> dict[str, Any]:
        """Return what a phone shows now, worded in the language in use."""

    def join(self, guest: Guest, name: str, colour: str) -> Sentence | None:
        """Seat a phone or note its claim; return a sentence that says why not."""

    def hear(self, guest: Guest, message: Message) -> Sentence | None:
        """Hear an answer, wish, command or question; return a sentence for the phone."""

    def changed(self, guest: Guest) -> None:
        """Notice that a phone has come, gone, slept or woken."""

    @property
    def needs_seat(self) -> bool:
        """Whether only a phone with a seat can be host: not before a game, as nobody has one yet."""

    def saved(self) -> bool:
        """Return whether everything that phones may be shown now is on the disk."""
