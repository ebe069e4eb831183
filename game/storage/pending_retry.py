"""Trying again, now and then and at exit, to write down what the hall of fame's file hasn't taken."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from game.storage import pending_writes

_EVERY = 10.0
"""Seconds from one try to the next."""


class PendingRetry:
    """Makes pending writes as soon as that is possible. While there are none, it does nothing."""

    def __init__(self) -> None:
        self.trying: Thread | None = None
        """The thread of the last try: no frame waits for the disk."""
        self._waited = 0.0

    def step(self, seconds: float) -> None:
        """Let time pass, and try again every few seconds."""
        if not pending_writes.paths():
            self._waited = 0.0
            return
        self._waited += seconds
        if self._waited >= _EVERY and not (self.trying and self.trying.is_alive()):
            self._waited = 0.0
            with suppress(RuntimeError):  # the system gives no thread
                self.trying = Thread(target=self.finish, name="hall-of-fame", daemon=True)
                self.trying.start()

    @staticmethod
    def finish() -> list[str]:
        """Try once more, now; return sentences on what still can't be written."""
        if not pending_writes.paths():
            return []
        from game.storage.hall_database import write_pending  # the title appears sooner without a database

        return write_pending()
