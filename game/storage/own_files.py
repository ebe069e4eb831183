"""Folders of content of one's own beside the saved games: what was dropped, and whether files changed."""

from __future__ import annotations

from pathlib import Path

from engine.errors import RecordError
from engine.quoting import printable
from game.file_errors import describe
from game.words import say


def has_files(path: Path, suffix: str) -> bool:
    """Return whether a path is that of a file whose name ends like this, or of a folder that holds some."""
    try:
        return path.name.endswith(suffix) or (path.is_dir() and any(path.glob(f"*{suffix}")))
    except OSError:
        return False


def refused(path: Path, error: OSError | RecordError) -> str:
    """Return a sentence on a file or a folder that can't be taken in."""
    return say("damage-in-file", file=printable(str(path)), what=describe(error))


def stamp(folder: Path, suffix: str) -> list[tuple[Path, int, int]]:
    """Return the files of a folder with their times and sizes; another one where any has changed."""
    try:
        paths = sorted(folder.glob(f"*{suffix}"))
        return [(path, (told := path.stat()).st_mtime_ns, told.st_size) for path in paths]
    except OSError:
        return []
