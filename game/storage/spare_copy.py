"""Spare copies: while a game's own file can't be written, the game is saved in another folder."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterator
from pathlib import Path

from engine import Record, RecordError
from engine.record import records
from engine.record.autosave import free_name
from game.storage import spare_folders

_log = logging.getLogger(__name__)


def left_behind(own: Path, record: Record, without: Path | None) -> tuple[Path, Record] | None:
    """Return a spare copy that is newer than the file ``own``, and the game in it; ``None`` if there is none.

    If the clock was set back since ``own`` was written, it is one that has more moves. ``record``: what is in
    ``own``. ``without``: a folder where no copy is looked for.
    """
    try:
        written = own.stat().st_mtime_ns
    except OSError:
        return None
    others = [folder for folder in spare_folders.folders() if folder not in (own.parent, without)]
    set_back = written > time.time_ns()
    for path in (path for folder in others for path in folder.glob("*.toml")):
        with contextlib.suppress(OSError, RecordError):
            newer = same_name(path, own) and path.stat().st_mtime_ns > written
            if newer or (set_back and same_name(path, own)):
                copy = records.read(path)
                if copy.setup() == record.setup() and (newer or _follows(copy, record)):
                    return path, copy
    return None


def _follows(copy: Record, record: Record) -> bool:
    """Return whether a copy has all moves of a record, and more: then no clock need tell which is newer."""
    known = len(record.moves)
    return len(copy.moves) > known and copy.moves[:known] == record.moves


def same_name(copy: Path, own: Path) -> bool:
    """Return whether the name is one that a copy of ``own`` may have: ``Anna (2).toml`` for ``Anna.toml``."""
    return copy.stem == own.stem or copy.stem.startswith(f"{own.stem} (")


class SpareCopy:
    """The spare copy of one game."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        """The path of the copy; ``None`` while there is none."""

    def write(self, record: Record, own: Path) -> Path | None:
        """Write a copy of the game whose file ``own`` can't be written; return its path.

        Returns ``None`` if it can't be written anywhere.
        """
        for path in [self.path] if self.path else self._places(own):
            try:
                records.write(path, record)
            except (OSError, MemoryError) as error:
                _log.error("%s: no copy written: %s", path, error)
            else:
                self.path = path
                return path
        self.path = None
        return None

    def discard(self) -> None:
        """Delete the copy, once the game's own file has been written."""
        if self.path is not None:
            with contextlib.suppress(OSError):
                self.path.unlink()
            self.path = None

    @staticmethod
    def _places(own: Path) -> Iterator[Path]:
        if own.parent != spare_folders.data_folder():
            path = spare_folders.data_folder() / own.name
            yield free_name(path) if path.exists() else path
        with contextlib.suppress(OSError):
            yield spare_folders.makeshift() / own.name
