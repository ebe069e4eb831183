"""The folders for games whose own folder is not writable: the user's data folder, or a temporary one."""

from __future__ import annotations

import logging
import os
import stat
import sys
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from game import paths

_log = logging.getLogger(__name__)

_SHORT_LIVED = f"{paths.APP}-"
"""Prefix of the temporary folders."""


def data_folder() -> Path:
    """Return the folder of saved games in the user's data folder, even if another one is in use."""
    return user_data_path(paths.APP, appauthor=False) / "saves"


def makeshift() -> Path:
    """Make and return a new temporary folder. Raises ``OSError``."""
    return Path(tempfile.mkdtemp(prefix=_SHORT_LIVED))


def folders() -> list[Path]:
    """Return all folders that may hold spare copies.

    Any user can create folders in the temporary directory. Only private ones of this user count.
    """
    temporary = sorted(Path(tempfile.gettempdir()).glob(f"{_SHORT_LIVED}*"))
    return [data_folder(), *filter(_is_ours, temporary)]


def _is_ours(folder: Path) -> bool:
    """Return whether a folder is like those of :func:`makeshift`: no link, this user's and private."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if not stat.S_ISDIR(found.st_mode):
        return False
    # On Windows every user has a private temporary directory, and files have no owner id.
    ours = sys.platform == "win32" or (
        found.st_uid == os.getuid() and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
    )
    if not ours:
        _log.warning("%s: not looked into: others may write there", folder)
    return ours
