"""Reading and writing whole files: a size limit on reading, atomic writes.

A write goes to a temporary file in the same folder, which is flushed and then renamed. So the old file
stays whole until the new one is on the disk.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from pathlib import Path

from engine.errors import RecordError

UNFINISHED = ".part"
"""Suffix of the temporary file that a write goes to. One that is left behind can be deleted."""

LARGEST = 1_000_000
"""The most bytes that are read from a file; the longest game takes a twentieth of that."""

_CHUNK = 65_536
"""The bytes of one read: a read sets aside as much memory as it asks for."""


def write_text(path: Path, text: str) -> None:
    """Write a text as UTF-8, as :func:`write_bytes` does. Raises ``OSError``."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """Replace a file's content atomically; make its folder where there is none. Raises ``OSError``.

    When it returns, the content survives a crash of the machine. A symbolic link is followed, not replaced.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=UNFINISHED)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Flush the folder, so that the new name is on the disk too; some systems can't."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """Return the content of a file of at most ``largest`` bytes.

    Raises :class:`~engine.errors.RecordError` for a larger one, a folder, a device or an unreadable file.
    """
    try:
        kind = stat.S_IFMT(path.stat().st_mode)
        # Reading a pipe or a device might never end.
        if kind not in (stat.S_IFREG, stat.S_IFDIR):
            raise RecordError("device", detail="it is a device")
        found = b""
        with path.open("rb") as file:
            while len(found) <= largest and (more := file.read(_CHUNK)):
                found += more
    except OSError as error:
        raise RecordError(_unreadable(error), detail=error.strerror or str(error)) from error
    except ValueError as error:  # a name with a zero byte
        if isinstance(error, RecordError):
            raise
        raise RecordError("unreadable", detail=str(error)) from error
    if len(found) > largest:
        raise RecordError("large", most=largest)
    return found


def _unreadable(error: OSError) -> str:
    """Return the key in :data:`engine.damage.SENTENCES` for why a file can't be read."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "missing"
    if isinstance(error, IsADirectoryError):
        return "folder"
    if error.errno == errno.ENAMETOOLONG:
        return "name-long"
    return "forbidden" if isinstance(error, PermissionError) else "unreadable"
