"""The system's voice. Opening one may take seconds, and a sound server that hangs holds up every call.

So a thread of its own does all of it, and nobody waits for it.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from game.speech.backend import Backend, NoVoice
from game.speech.prism_voice import PrismVoice
from game.speech.speech_dispatcher import SpeechDispatcher
from game.speech.voice import LANGUAGE, SILENT

_log = logging.getLogger(__name__)

_PATIENCE = 15.0
"""Seconds after which a voice that hasn't answered is reported."""
_FAREWELL = 0.3
"""Seconds that the program waits for the thread when it ends."""

_Order = Callable[[Backend], None]


def open_backend() -> Backend:
    """Return what this system speaks with. Raises :class:`NoVoice`."""
    return PrismVoice() if sys.platform in ("win32", "darwin") else SpeechDispatcher()


class SystemVoice:
    """The voice that the system offers. It is looked for at once, in the background."""

    letters = 15.0
    """About how many letters voices say in a second at their usual speed."""

    def __init__(
        self,
        language: str,
        backend: Callable[[], Backend] = open_backend,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._orders: SimpleQueue[tuple[_Order, int | None] | None] = SimpleQueue()
        self._open, self._clock = backend, clock
        self._trouble: str | None = None
        self._stops = 0
        """How often it was stopped: what was ordered before is not said."""
        self._busy_since: float | None = clock()
        self.use_language(language)
        self._thread = Thread(target=self._work, name="notre-dame-voice", daemon=True)
        self._thread.start()

    @property
    def trouble(self) -> str | None:
        """What is wrong, one of :data:`game.speech.voice.TROUBLES`."""
        since = self._busy_since
        if self._trouble is None and since is not None and self._clock() - since > _PATIENCE:
            return SILENT
        return self._trouble

    def say(self, text: str) -> None:
        """Say ``text`` after what is being said."""
        words = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if words:
            self._orders.put((lambda backend: backend.speak(words), self._stops))

    def stop(self) -> None:
        """Stop at once; what is still to be said is dropped."""
        self._stops += 1
        self._orders.put((lambda backend: backend.stop(), self._stops))

    def use_language(self, language: str) -> None:
        """Speak a language from now on, by its code."""
        if self._trouble == LANGUAGE:
            self._trouble = None  # that was of the language before
        self._orders.put((lambda backend: self._choose(backend, language), None))

    def close(self, wait: float | None = _FAREWELL) -> None:
        """Let what is being said end, and say no more; ``wait`` seconds at most (``None``: no limit)."""
        self._orders.put(None)
        self._thread.join(wait)

    # The thread

    def _work(self) -> None:
        try:
            backend = self._open()
            self._busy_since = None
            while (ordered := self._orders.get()) is not None:
                order, stops = ordered
                if stops is None or stops == self._stops:
                    self._busy_since = self._clock()
                    order(backend)
                    self._busy_since = None
            backend.close()
        except NoVoice as error:
            _log.warning("no voice: %s", error)
            self._trouble, self._busy_since = error.trouble, None

    def _choose(self, backend: Backend, language: str) -> None:
        fits = backend.use_language(language)
        self._trouble = None if fits else LANGUAGE
