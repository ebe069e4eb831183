"""The system's voice: a screen reader that is running, or else the system's speech.

``prismatoid`` finds it: NVDA, JAWS or SAPI on Windows, VoiceOver or its voices on macOS, Orca or Speech
Dispatcher on Linux. Opening one may take seconds, and a sound server that hangs holds up every call, so a
thread does all of it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from game.speech.voice import LANGUAGE, LIBRARY, SILENT, VOICE
from game.words import preferred

_log = logging.getLogger(__name__)

_PATIENCE = 15.0
"""Seconds after which a voice that hasn't answered is reported."""
_FAREWELL = 0.3
"""Seconds that the program waits for the thread when it ends."""

_Order = Callable[[Any], None]


class SystemVoice:
    """The voice that the system offers. It is looked for at once, in the background."""

    letters = 15.0
    """About how many letters voices say in a second at their usual speed."""

    def __init__(self, language: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._orders: SimpleQueue[tuple[_Order, int] | None] = SimpleQueue()
        self._clock = clock
        self._trouble: str | None = None
        self._stops = 0
        """How often it was stopped: what was ordered before is not said."""
        self._busy_since: float | None = clock()
        self._changed = False
        self.use_language(language)
        self._thread = Thread(target=self._work, name="notre-dame-voice", daemon=True)
        self._thread.start()

    # For the program

    @property
    def trouble(self) -> str | None:
        """What is wrong, one of :data:`game.speech.voice.TROUBLES`."""
        since = self._busy_since
        if self._trouble is None and since is not None and self._clock() - since > _PATIENCE:
            return SILENT
        return self._trouble

    def say(self, text: str) -> None:
        """Say ``text`` after what is being said."""
        words = text.replace("\0", " ").strip()
        if words:
            self._order(lambda backend: backend.speak(words, False))

    def stop(self) -> None:
        """Stop at once; what is still to be said is dropped."""
        self._stops += 1
        self._order(lambda backend: backend.stop())

    def use_language(self, language: str) -> None:
        """Speak a language from now on, by its code."""
        self._order(lambda backend: self._choose(backend, language), always=True)

    def close(self) -> None:
        """Let what is being said end, and say no more."""
        self._orders.put(None)
        self._thread.join(_FAREWELL)

    def _order(self, order: _Order, always: bool = False) -> None:
        self._orders.put((order, -1 if always else self._stops))

    # The thread

    def _work(self) -> None:
        try:
            import prism  # nothing of it is loaded while nothing is read aloud
        except (ImportError, OSError) as error:
            self._fail(LIBRARY, error)
            return
        try:
            context = prism.Context()
            backend = context.acquire_best()
        except (prism.PrismError, RuntimeError, ValueError) as error:
            self._fail(VOICE, error)
            return
        self._busy_since = None
        _log.info("read aloud by %s", backend.name)
        while (ordered := self._orders.get()) is not None:
            order, stops = ordered
            if stops not in (-1, self._stops):
                continue
            self._busy_since = self._clock()
            try:
                order(backend)
            except prism.PrismNotImplementedError as error:  # a screen reader keeps a voice of its own
                _log.info("voice: %s", error)
            except prism.PrismNotSpeakingError:
                pass
            except prism.PrismError as error:
                self._fail(VOICE, error)
                return
            self._busy_since = None

    def _fail(self, trouble: str, error: Exception) -> None:
        _log.warning("no voice: %s: %s", type(error).__name__, error)
        self._trouble = trouble
        self._busy_since = None

    def _choose(self, backend: Any, language: str) -> None:
        """Choose a voice for ``language``; the system's own stays for the system's own language."""
        features = backend.features
        if not (features.supports_set_voice and features.supports_get_voice_language):
            return
        if language == preferred() and not self._changed:
            return
        spoken = [backend.get_voice_language(number) for number in range(backend.voices_count)]
        fitting = [number for number, code in enumerate(spoken) if _speaks(code, language)]
        if not fitting:
            _log.warning("no voice speaks %s", language)
            self._trouble = LANGUAGE
            return
        self._trouble = None
        self._changed = True
        backend.voice = fitting[0]


def _speaks(code: str, language: str) -> bool:
    """Return whether a voice's language, such as ``en``, ``en-GB`` or ``en_US``, is ``language``."""
    return code.replace("_", "-").lower().partition("-")[0] == language
