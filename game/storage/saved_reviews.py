"""Reviews of finished games, kept in a folder beside them."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

from engine import RecordError
from engine.record import record_files

FOLDER = "reviews"
"""The name of the folder, in the folder of saved games. Programs that know no reviews don't look into it."""

_ENDING = ".json"
_MOST = 300
"""The most reviews that are kept: the latest."""

_log = logging.getLogger(__name__)


class Reviews:
    """The kept reviews. They belong to games by name, not by file, so that a game may be renamed or copied.

    Whatever goes wrong with a file, a review can be worked out again: nothing here fails.
    """

    def __init__(self, saves: Path) -> None:
        """``saves``: the folder of saved games."""
        self.folder = saves / FOLDER

    def path(self, name: str) -> Path:
        """Return the file of the review of a game."""
        return self.folder / f"{name}{_ENDING}"

    def read(self, name: str) -> str | None:
        """Return the text of the review of a game, or ``None`` if there is none that can be read."""
        path = self.path(name)
        if not path.exists():
            return None
        try:
            return record_files.read_bytes(path).decode("utf-8")
        except (RecordError, UnicodeDecodeError) as error:
            _log.warning("%s: worked out again: %s", path, error)
            return None

    def write(self, name: str, text: str) -> None:
        """Keep the review of a game, and forget the oldest if there are too many."""
        path = self.path(name)
        try:
            record_files.write_text(path, text)
            kept = sorted(self.folder.glob(f"*{_ENDING}"), key=lambda one: one.stat().st_mtime_ns)
        except OSError as error:
            _log.warning("%s: not kept: %s", path, error)
            return
        for old in kept[:-_MOST]:
            with contextlib.suppress(OSError):
                old.unlink()
