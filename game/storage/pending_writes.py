"""What a folder's hall of fame was told and its file doesn't hold yet, and what the player must know of it.

The hall of fame is opened again and again, on one screen after the other; this lasts as long as the program.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the title appears sooner if no database is loaded
    from sqlite3 import Connection

Write = Callable[["Connection"], Any]
"""A change of the database. Made twice, or after another one, it must do no harm."""

FILE_NAME = "book.sqlite"
"""The file name of the hall of fame, in the folder of saved games."""

writing = threading.RLock()
"""Held while pending writes are made, so that nobody makes them out of order."""

_pending: defaultdict[Path, list[Write]] = defaultdict(list)
_notices: defaultdict[Path, list[str]] = defaultdict(list)
_said: defaultdict[Path, set[str]] = defaultdict(set)


def add(path: Path, write: Write) -> None:
    """Keep a write that the file didn't take."""
    with writing:
        _pending[path].append(write)


def of(path: Path) -> tuple[Write, ...]:
    """Return the pending writes of a file, the oldest first."""
    return tuple(_pending.get(path, ()))


def made(path: Path, count: int) -> None:
    """Forget the oldest writes: the file holds them now. What is wrong next time is said again."""
    with writing:
        del _pending[path][:count]
    _said.pop(path, None)


def paths() -> list[Path]:
    """Return the files with pending writes."""
    return [path for path, writes in [*_pending.items()] if writes]


def say_once(path: Path, sentence: str) -> None:
    """Add a notice for the player, unless it has been added since the file was last written."""
    if sentence not in _said[path]:
        _said[path].add(sentence)
        add_notice(path, sentence)


def add_notice(path: Path, sentence: str) -> None:
    """Add a notice for the player."""
    _notices[path].append(sentence)


def take_notices(path: Path) -> list[str]:
    """Return and clear the notices about a file."""
    return _notices.pop(path, []) if _notices else []
