"""The lock of a folder whose files a server keeps: while one holds it, no other program writes there."""

from __future__ import annotations

import os
import sys
from pathlib import Path

LOCK = ".server-lock"
"""The file; it stays, and says nothing while nobody holds it."""


class HeldError(OSError):
    """Another program holds the folder."""


class FolderLock:
    """Held from when it is made until it is released, or until the program ends, however that is."""

    def __init__(self, folder: Path) -> None:
        """Raises :class:`HeldError`, or another ``OSError`` if the folder can't be written."""
        self._handle: int | None = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError as error:
            self.release()
            raise HeldError(f"{folder}: another program holds it") from error

    def release(self) -> None:
        """Let others have the folder."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt  # of this system alone

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl  # of other systems

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
