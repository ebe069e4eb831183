"""The interface for explaining the game at a table. The table knows nothing else about a teacher."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from engine.events import Event


class Guide:
    """A guide that explains nothing; a teacher takes its place."""

    @property
    def lessons(self) -> bool | None:
        """Whether lessons are active; None in a game without lessons."""
        return None

    @property
    def spoken(self) -> str:
        """What is said at the moment, to be read aloud."""
        return ""

    @property
    def considers(self) -> bool:
        """Whether something may still be said before the present question can be answered."""
        return False

    @property
    def blocks_game(self) -> bool:
        """Whether the game and the table wait until something has been read."""
        return False

    def lets_begin(self, events: Sequence[Event]) -> bool:
        """Whether ``events`` may be shown now, without something to be read first."""
        return True

    def follow(self, events: Sequence[Event]) -> None:
        """Note a move that was made; its ``events`` will be shown."""

    def speaks(self) -> bool:
        """Say something about the state of the game, if there is anything; return whether the game waits."""
        return False

    def recall(self) -> None:
        """Show the last message again."""

    def send_away(self) -> None:
        """End the lessons in this game, until :meth:`call_back`."""

    def call_back(self) -> None:
        """Resume the lessons."""

    def step(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event of pointer, keys or pads; return whether it is consumed."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the message to be read."""
