"""Safe reading of a file that may be anything: a pipe could block forever, and a device may never end.

The engine reads records in the same way. Settings use this module because they are read before the engine is
loaded, so that the title appears sooner.
"""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import re
import stat
from pathlib import Path

SYSTEM_CAUSES = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EEXIST: "missing",  # something else is where the folder should be
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-long",
    errno.EIO: "broken",
    errno.ENODEV: "broken",
    errno.ENXIO: "broken",
    errno.ESTALE: "broken",
    errno.ENOMEM: "memory",
    errno.EMFILE: "open-files",
    errno.ENFILE: "open-files",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
}
"""The reason to tell a player, by the ``errno`` of the error."""


class NotAFileError(OSError):
    """A pipe, a device or a socket is where a file should be."""


class TooLargeError(OSError):
    """A file is larger than it can sensibly be."""


def read(path: Path, most: int) -> bytes:
    """Return the content of a regular file of at most ``most`` bytes.

    Raises ``OSError``, including :class:`NotAFileError` and :class:`TooLargeError`.
    """
    check(path)
    with path.open("rb") as file:
        found = file.read(most + 1)
    if len(found) > most:
        raise TooLargeError(f"it is larger than {most} bytes")
    return found


def check(path: Path) -> None:
    """Raise ``OSError`` unless ``path`` is a file or folder: :class:`NotAFileError` or the system's."""
    if stat.S_IFMT(path.stat().st_mode) not in (stat.S_IFREG, stat.S_IFDIR):
        raise NotAFileError("it is a pipe or a device")


def broken_name(path: Path, content: bytes | None = None) -> Path:
    """Return the name for a copy of a damaged file: ``book.sqlite.broken-1``, or with the next number.

    If there is a copy of that ``content`` already, it is the name of that one.
    """
    beside = path.parent.glob(f"{glob.escape(path.name)}.broken-*")
    numbers = {int(match[1]): one for one in beside if (match := re.search(r"\.broken-(\d+)$", one.name))}
    for copy in numbers.values():
        with contextlib.suppress(OSError):
            if content is not None and read(copy, len(content)) == content:
                return copy
    return path.with_name(f"{path.name}.broken-{max(numbers, default=0) + 1}")


def keep_private(path: Path) -> None:
    """Let only its owner read and write a file, and make it if there is none; do nothing if that fails."""
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
