"""Who explains the game at a table. The table knows no more of a teacher than this."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from engine.events import Event


class Guide:
    """Somebody who explains nothing; whoever does takes this one's place."""

    @property
    def lessons(self) -> bool | None:
        """Whether lessons go on; ``None``: nobody learns here."""
        return None

    @property
    def blocks_game(self) -> bool:
        """Whether something waits to be read, and the table with it."""
        return False

    def lets_begin(self, events: Sequence[Event]) -> bool:
        """Whether ``events`` may be shown now; else something has to be read before them."""
        return True

    def follow(self, events: Sequence[Event]) -> None:
        """A move was made; ``events`` will be shown."""

    def speaks(self) -> bool:
        """See whether there is something to say where the game stands; returns whether the game waits."""
        return False

    def recall(self) -> None:
        """Show once more what was said last."""

    def send_away(self) -> None:
        """No more lessons in this game, until :meth:`call_back`."""

    def call_back(self) -> None:
        """The lessons go on."""

    def step(self, dt: float) -> None:
        """Let time pass."""

    def handle(self, event: pygame.Event) -> bool:
        """An event of pointer, keys or pads; returns whether it is used up."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draw what is to be read."""
