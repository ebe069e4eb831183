"""Keeping a game on the disk while it is played, in company: another program may write to the same file.

Two copies of the program that go on with one saved game would overwrite each other's moves. So before
every write the file is looked at; where somebody else has changed it, theirs is left alone and the game
goes on in a new file beside it.
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
"""Seconds after which an unfinished file is taken to have been left behind by a crash."""


class Autosave:
    """Writes one game, move after move. :attr:`path` is where it lies now."""

    def __init__(self, path: Path) -> None:
        """``path``: a saved game as it stands, to be gone on with, or a file that doesn't exist yet."""
        self.path = path
        self._known = _content(path)
        self._written = False

    def overwritten(self) -> bool:
        """Whether what was written last is there no more as somebody else has written since.

        That happens when two programs write within the same moment, and shows with the next write at the
        latest: ask when there is to be no next one.
        """
        return self._written and _content(self.path) not in (self._known, None)

    def write(self, record: Record) -> Path | None:
        """Write the record; it survives a crash from then on. See :meth:`write_text`."""
        return self.write_text(to_toml(record))

    def write_text(self, text: str) -> Path | None:
        """Write a record's text, also beside other threads but not in two at once.

        Returns ``None``, or the new file's path when somebody else had changed the old one: the game lies
        there from now on, theirs is as they left it. Raises ``OSError`` when it can't be written.
        """
        moved = None
        found = _content(self.path)
        # A file that is gone was deleted or never there: it is simply written.
        if found is not None and found != self._known:
            moved = self.path = free_name(self.path)
        write_text(self.path, text)
        self._known = text.encode("utf-8")
        self._written = True
        return moved


def free_name(path: Path) -> Path:
    """A path beside ``path`` that doesn't exist yet: ``Anna (2).toml`` for ``Anna.toml``."""
    stem, number = path.stem, 2
    head, _, tail = stem.rpartition(" (")
    if head and tail[:-1].isdecimal() and tail.endswith(")"):
        stem, number = head, int(tail[:-1]) + 1
    while (free := path.with_name(f"{stem} ({number}){path.suffix}")).exists():
        number += 1
    return free


def sweep(folder: Path) -> int:
    """Delete unfinished files that crashes have left behind in ``folder``; returns how many."""
    swept = 0
    for leftover in folder.glob(f".*{UNFINISHED}"):
        with contextlib.suppress(OSError):
            if time.time() - leftover.stat().st_mtime > ABANDONED:
                leftover.unlink()
                swept += 1
    return swept


def _content(path: Path) -> bytes | None:
    """What lies in a file; ``None`` when there is none, an empty text where it can't be read."""
    if not os.path.lexists(path):
        return None
    try:
        return read_bytes(path)
    except RecordError:
        return b""
