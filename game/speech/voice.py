"""The face of a voice: what says the words that are read aloud."""

from __future__ import annotations

from typing import Protocol

LIBRARY, VOICE, SILENT, LANGUAGE = "library", "voice", "silent", "language"
TROUBLES = (LIBRARY, VOICE, SILENT, LANGUAGE)
"""What can be wrong: no library to speak with, no voice, one that doesn't answer, none for the language."""


class Voice(Protocol):
    """Says words, without making anybody wait."""

    letters: float
    """About how many letters it says in a second."""

    @property
    def trouble(self) -> str | None:
        """What is wrong, one of :data:`TROUBLES`; ``None`` if nothing is."""

    def say(self, text: str) -> None:
        """Say ``text`` after what is being said."""

    def stop(self) -> None:
        """Stop at once; what is still to be said is dropped."""

    def use_language(self, language: str) -> None:
        """Speak a language from now on, by its code."""

    def close(self) -> None:
        """Let what is being said end, and say no more."""
