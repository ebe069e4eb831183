"""Where games are kept for want of their own folder: the user's data folder, or one for temporary files."""

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
