"""Speech on Windows and macOS, through ``prismatoid``: a screen reader that runs, or the system's voices."""

from __future__ import annotations

from game.speech.backend import NoVoice
from game.speech.voice import LIBRARY, VOICE
from game.words import preferred


class PrismVoice:
    """The best backend that the library finds."""

    def __init__(self) -> None:
        """Look for a backend. Raises :class:`NoVoice`."""
        try:
            import prism  # Linux does without it
        except (ImportError, OSError) as error:
            raise NoVoice(LIBRARY, error) from error
        self._error = prism.PrismError
        try:
            self._context = prism.Context()
            self._backend = self._context.acquire_best()
        except (prism.PrismError, RuntimeError, ValueError) as error:
            raise NoVoice(VOICE, error) from error
        self._chosen = False

    def speak(self, text: str) -> None:
        """Say ``text`` after what is being said."""
        try:
            self._backend.speak(text, False)
        except self._error as error:
            raise NoVoice(VOICE, error) from error

    def stop(self) -> None:
        """Stop at once, if the backend can."""
        if not self._backend.features.supports_stop:
            return
        try:
            self._backend.stop()
        except self._error as error:
            if type(error).__name__ != "PrismNotSpeakingError":
                raise NoVoice(VOICE, error) from error

    def use_language(self, language: str) -> bool:
        """Choose a voice for a language. The system's own voice stays for the system's own language.

        A screen reader chooses by itself.
        """
        backend = self._backend
        if not (backend.features.supports_set_voice and backend.features.supports_get_voice_language):
            return True
        if language == preferred() and not self._chosen:
            return True
        try:
            spoken = [backend.get_voice_language(number) for number in range(backend.voices_count)]
            fitting = [number for number, code in enumerate(spoken) if _speaks(code, language)]
            if fitting:
                self._chosen = True
                backend.voice = fitting[0]
        except self._error as error:
            raise NoVoice(VOICE, error) from error
        return bool(fitting)

    def close(self) -> None:
        """Let the library go; it says to the end what it was given."""


def _speaks(code: str, language: str) -> bool:
    """Return whether a voice's language, such as ``en``, ``en-GB`` or ``en_US``, is ``language``."""
    return code.replace("_", "-").lower().partition("-")[0] == language
