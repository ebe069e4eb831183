"""Searching the machine for saved games to import: the usual folders, removable disks, spare folders."""

from __future__ import annotations

import os
import stat
import string
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from platformdirs import user_desktop_path, user_documents_path, user_downloads_path

from game import paths
from game.storage import spare_folders
from game.storage.saves import ENDING

_SIGN = b"rules = "
"""Text near the beginning of every saved game."""

_HEAD = 2000
"""The number of bytes searched for it."""

_MOST_ENTRIES = 2000
"""The most entries of a folder that are checked."""


def likely_folders() -> list[Path]:
    """Return the folders to search: downloads, desktop, documents, home, removable disks, spare folders."""
    usual = [user_downloads_path(), user_desktop_path(), user_documents_path(), Path.home()]
    return list(dict.fromkeys([*sticks(), *usual, paths.saves(), *spare_folders.folders()]))


def sticks() -> list[Path]:
    """Return the folders in which removable disks are mounted."""
    if sys.platform == "win32":
        drives = (Path(f"{letter}:\\") for letter in string.ascii_uppercase if letter != "C")
        return [drive for drive in drives if drive.is_dir()]
    user = os.environ.get("USER", "")
    mounts = (Path("/media") / user, Path("/run/media") / user, Path("/mnt"), Path("/Volumes"))
    return [disk for mount in mounts for disk in _folders_in(mount)]


def search(folders: Iterable[Path], without: Path | None = None) -> Iterator[Path | None]:
    """Yield the files in ``folders`` and their subfolders that look like saved games, except in ``without``.

    Yields ``None`` now and then, so that the caller can stop the search. Never raises ``OSError``.
    """
    seen = {os.path.realpath(without)} if without else set()
    for folder in folders:
        for place in (folder, *_folders_in(folder)):
            yield None
            whole = os.path.realpath(place)  # of a link that leads to itself, too
            if whole in seen or place.name.startswith("."):
                continue
            seen.add(whole)
            yield from (file for file in _entries(place) if file.suffix == ENDING and _is_one(file))


def _folders_in(folder: Path) -> list[Path]:
    return sorted(entry for entry in _entries(folder) if os.path.isdir(entry))


def _entries(folder: Path) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            return [Path(entry.path) for entry in islice(entries, _MOST_ENTRIES)]
    except OSError:
        return []


def _is_one(file: Path) -> bool:
    try:
        if not stat.S_ISREG(file.stat().st_mode):
            return False
        with file.open("rb") as opened:
            return _SIGN in opened.read(_HEAD)
    except OSError:
        return False
