"""Reading a file that may be anything: a pipe would be waited for without end, a device never ends.

The engine guards its records alike; settings are read before the engine is there, so that the title comes
sooner.
"""

from __future__ import annotations

import errno
import stat
from pathlib import Path

SYSTEM_CAUSES = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-long",
    errno.EIO: "broken",
    errno.ENODEV: "broken",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
}
"""What an error of the system means to a player, by its number."""


class NotAFileError(OSError):
    """A pipe, a device or a socket lies where a file should."""


class TooLargeError(OSError):
    """A file is larger than anything that it could sensibly hold."""


def read(path: Path, most: int) -> bytes:
    """What lies in an ordinary file of at most so many bytes.

    Raises ``OSError``: among others :class:`NotAFileError` and :class:`TooLargeError`.
    """
    check(path)
    with path.open("rb") as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise TooLargeError(f"it is larger than {most} bytes")
    return found


def check(path: Path) -> None:
    """Make sure that a file or folder lies at ``path``. Raises what :func:`read` raises of it."""
    if stat.S_IFMT(path.stat().st_mode) not in (stat.S_IFREG, stat.S_IFDIR):
        raise NotAFileError("it is a pipe or a device")
