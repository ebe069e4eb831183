"""The screen that all look at, as far as phones have to do with it."""

from __future__ import annotations

from typing import Protocol

from game.phones.activity import Sentence


class Television(Protocol):
    """The screen that all look at, as far as phones have to do with it."""

    @property
    def pace(self) -> str:
        """How fast the game goes on."""

    def set_pace(self, pace: str) -> None:
        """Let the game go on faster or slower."""

    def clear(self) -> None:
        """Put away what lies open, as seats are about to change."""

    def seats_changed(self) -> None:
        """Show the table anew, as seats have changed."""

    def tell(self, sentence: Sentence) -> None:
        """Tell something to all who look on; ``""`` for nothing any more."""

    def play_again(self) -> None:
        """Begin another game with the same group, once this one is over."""
