"""A server's folder of tables, opened by a program with a window while no server has it."""

from __future__ import annotations

from pathlib import Path

from engine import RecordError
from game.storage.folder_lock import LOCK, FolderLock, HeldError
from game.storage.journal import catch_up

_held: dict[Path, FolderLock] = {}
"""The folders that this program holds until it ends, so that no server writes there meanwhile."""


def take(path: Path) -> None:
    """Hold the folder of a table's game, if it is a server's, and write down what a killed server has left.

    Raises :class:`~engine.RecordError` if a server has it now. A folder that can't be written is left alone.
    """
    folder = path.parent
    if folder in _held or not (folder / LOCK).exists():
        return
    try:
        lock = FolderLock(folder)
        catch_up(folder)
    except HeldError as error:
        held = RecordError("held")
        held.path = path
        raise held from error
    except OSError:
        return
    _held[folder] = lock


def let_go() -> None:
    """Let others have all folders."""
    while _held:
        _held.popitem()[1].release()
