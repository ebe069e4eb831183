"""Saving a running game after every move, safe against other programs that write to the same file.

Two programs that continue the same saved game would overwrite each other's moves. So the file is checked
before every write. If another program has changed it, it is left alone and the game moves to a new file
beside it.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from engine.errors import RecordError
from engine.record.record_files import UNFINISHED, read_bytes, write_text
from engine.record.records import Record, to_toml

ABANDONED = 3600.0
"""The age in seconds at which a temporary file counts as left behind by a crash."""


class Autosave:
    """Writes one game to its file. :attr:`path` is the file it is written to now."""

    def __init__(self, path: Path) -> None:
        """``path``: a saved game to continue, or a file that doesn't exist yet."""
        self.path = path
        self._known = _content(path)
        self._written = False

    def overwritten(self) -> bool:
        """Return whether another program has overwritten the last write.

        That can happen when two programs write at the same moment. The next write notices it by itself, so
        call this after the last one.
        """
        return self._written and _content(self.path) not in (self._known, None)

    def write(self, record: Record) -> Path | None:
        """Write a record. When this returns, it survives a crash. See :meth:`write_text`."""
        return self.write_text(to_toml(record))

    def write_text(self, text: str) -> Path | None:
        """Write a record's text. May run in any thread, but only in one at a time.

        Returns ``None``, or the path of a new file if another program had changed the old one. The game is
        written there from then on; the old file is left as it is. Raises ``OSError``.
        """
        moved = None
        found = _content(self.path)
        # A missing file was deleted or never existed: write it.
        if found is not None and found != self._known:
            moved = self.path = free_name(self.path)
        write_text(self.path, text)
        self._known = text.encode("utf-8")
        self._written = True
        return moved


def free_name(path: Path) -> Path:
    """Return a path in the same folder that doesn't exist yet: ``Anna (2).toml`` for ``Anna.toml``."""
    stem, number = path.stem, 2
    head, _, tail = stem.rpartition(" (")
    if head and tail[:-1].isdecimal() and tail.endswith(")"):
        stem, number = head, int(tail[:-1]) + 1
    while (free := path.with_name(f"{stem} ({number}){path.suffix}")).exists():
        number += 1
    return free


def sweep(folder: Path) -> int:
    """Delete the temporary files that crashes have left behind in ``folder``; return how many."""
    swept = 0
    for leftover in folder.glob(f".*{UNFINISHED}"):
        with contextlib.suppress(OSError):
            if time.time() - leftover.stat().st_mtime > ABANDONED:
                leftover.unlink()
                swept += 1
    return swept


def _content(path: Path) -> bytes | None:
    """Return the content of a file: ``None`` if there is no file, empty if it can't be read."""
    if not os.path.lexists(path):
        return None
    try:
        return read_bytes(path)
    except RecordError:
        return b""
