"""The face of what speaks: a screen reader or the speech of a system."""

from __future__ import annotations

from typing import Protocol


class NoVoice(Exception):  # noqa: N818 - says what is missing
    """There is nothing to speak with; ``trouble`` is one of :data:`game.speech.voice.TROUBLES`."""

    def __init__(self, trouble: str, reason: object) -> None:
        super().__init__(f"{trouble}: {reason}")
        self.trouble = trouble


class Backend(Protocol):
    """Speaks; each call may take long. All raise :class:`NoVoice`."""

    def speak(self, text: str) -> None:
        """Say ``text``, a line without control characters, after what is being said."""

    def stop(self) -> None:
        """Stop at once."""

    def use_language(self, language: str) -> bool:
        """Speak a language from now on; return whether there is a voice for it."""

    def close(self) -> None:
        """Say no more."""
