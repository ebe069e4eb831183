"""Where a game is kept while its own file can't be written: another folder, until the file can be again."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from game import paths

if TYPE_CHECKING:
    from engine import Record  # the title comes sooner without the engine

_log = logging.getLogger(__name__)

_SHORT_LIVED = f"{paths.APP}-"
"""What folders for temporary files are called, with a number behind it."""


def data_folder() -> Path:
    """The folder of saved games in the user's data folder, also where others lie in another one."""
    return user_data_path(paths.APP, appauthor=False) / "saves"


def makeshift() -> Path:
    """A new folder for temporary files. Raises ``OSError``."""
    return Path(tempfile.mkdtemp(prefix=_SHORT_LIVED))


def folders() -> list[Path]:
    """All folders in which games may have been kept for want of a better one.

    Anybody may make a folder where temporary files lie: only those that this user alone can use count.
    """
    temporary = sorted(Path(tempfile.gettempdir()).glob(f"{_SHORT_LIVED}*"))
    return [data_folder(), *filter(_is_ours, temporary)]


def _is_ours(folder: Path) -> bool:
    """Whether a folder is as :func:`makeshift` makes it: no link, this user's, and closed to all others."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if not stat.S_ISDIR(found.st_mode):
        return False
    # On Windows every user has a folder of their own for temporary files, and files tell no owner.
    ours = sys.platform == "win32" or (
        found.st_uid == os.getuid() and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
    )
    if not ours:
        _log.warning("%s: not looked into: others may write there", folder)
    return ours


def left_behind(own: Path, record: Record) -> tuple[Path, Record] | None:
    """A copy that was written after ``own``, and the game in it: the table was left before ``own`` could be.

    ``record`` is what ``own`` holds. ``None`` where there is no such copy.
    """
    from engine import RecordError
    from engine.record import records

    try:
        written = own.stat().st_mtime_ns
    except OSError:
        return None
    for path in (path for folder in folders() if folder != own.parent for path in folder.glob("*.toml")):
        with contextlib.suppress(OSError, RecordError):
            if _same_name(path, own) and path.stat().st_mtime_ns > written:
                copy = records.read(path)
                if copy.setup() == record.setup():
                    return path, copy
    return None


def _same_name(copy: Path, own: Path) -> bool:
    """Whether a copy of ``own`` may be called so: ``Anna (2).toml`` for ``Anna.toml``."""
    return copy.stem == own.stem or copy.stem.startswith(f"{own.stem} (")


class SpareCopy:
    """The copy of one game that is written while its own file can't be."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        """Where the copy lies; ``None`` while there is none."""

    def write(self, record: Record, own: Path) -> Path | None:
        """Write the copy of the game whose file ``own`` can't be written; returns where it lies.

        ``None`` where it can be written nowhere.
        """
        from engine.record import records

        for path in [self.path] if self.path else self._places(own):
            try:
                records.write(path, record)
            except OSError as error:
                _log.error("%s: no copy written: %s", path, error)
            else:
                self.path = path
                return path
        self.path = None
        return None

    def discard(self) -> None:
        """Delete the copy: the game's own file has been written."""
        if self.path is not None:
            with contextlib.suppress(OSError):
                self.path.unlink()
            self.path = None

    @staticmethod
    def _places(own: Path) -> Iterator[Path]:
        from engine.record.keeping import free_name

        if own.parent != data_folder():
            path = data_folder() / own.name
            yield free_name(path) if path.exists() else path
        with contextlib.suppress(OSError):
            yield makeshift() / own.name
