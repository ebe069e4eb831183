"""The folder of saved games: what lies there, names for new ones, and a folder that can't be written to."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from platformdirs import user_data_path

from game import paths
from game.launch import Seat
from game.words import say

ENDING = ".toml"
LONGEST = 200
"""Bytes of a file name without its ending; file systems allow 255."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Contents:
    """What a saved game says about itself: who plays, the round ("B3") and whether it is over."""

    seats: tuple[Seat, ...]
    label: str
    finished: bool


@dataclass(frozen=True)
class SavedGame:
    """One file of the folder. A damaged one has no ``contents`` but a sentence, ``damage``, saying why."""

    path: Path
    changed: datetime
    contents: Contents | None
    damage: str = ""

    @property
    def names(self) -> str:
        """The players' names in one line, or the file's name where the file is damaged."""
        return ", ".join(seat.name for seat in self.contents.seats) if self.contents else self.path.stem


class Saves:
    """The saved games in one folder.

    Where the folder can't be written to, another one is taken, and a sentence in ``notices`` says so.
    """

    def __init__(
        self,
        folder: Path,
        *,
        read: Callable[[Path], Contents] | None = None,
        instead: Sequence[Path] | None = None,
    ) -> None:
        """``read`` reads a file and raises ``ValueError`` or ``OSError`` where it is damaged.

        ``instead`` are the folders to try when ``folder`` can't be written to.
        """
        self.notices: list[str] = []
        self._read = read or _read
        self._known: dict[Path, tuple[int, SavedGame]] = {}
        spare = instead or (user_data_path(paths.APP, appauthor=False) / "saves",)
        self.folder = next((place for place in (folder, *spare) if _writable(place)), None) or _makeshift()
        if self.folder != folder:
            self.notices.append(say("shell-saves-unwritable", folder=str(folder), instead=str(self.folder)))

    def all(self) -> list[SavedGame]:
        """All saved games, the one changed last first; damaged ones are among them."""
        games = [self._game(path) for path in self.folder.glob(f"*{ENDING}") if path.is_file()]
        return sorted(games, key=lambda game: (game.changed, game.path.name), reverse=True)

    def latest(self) -> SavedGame | None:
        """The unfinished game that was played last, or ``None``."""
        return next((game for game in self.all() if game.contents and not game.contents.finished), None)

    def new_path(self, names: Sequence[str], today: date | None = None) -> Path:
        """The path of a new file such as ``2026-11-20 Anna, Ben.toml``, which doesn't exist yet.

        Letters that some file system refuses are left out.
        """
        people = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', "", ", ".join(names))
        stem = f"{today or date.today():%Y-%m-%d} {people}"
        stem = stem.encode("utf-8", "ignore")[:LONGEST].decode("utf-8", "ignore").rstrip(" .,")
        path, number = self.folder / f"{stem}{ENDING}", 2
        while path.exists():
            path, number = self.folder / f"{stem} ({number}){ENDING}", number + 1
        return path

    def delete(self, path: Path) -> bool:
        """Delete the file; where that can't be, a notice says so and ``False`` is returned."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s: not deleted: %s", path, error)
            self.notices.append(say("shell-saves-undeletable", file=str(path)))
            return False
        return True

    def _game(self, path: Path) -> SavedGame:
        """What is in ``path``; a file that hasn't changed isn't read twice."""
        try:
            stamp = path.stat().st_mtime_ns
        except OSError as error:
            return SavedGame(path, datetime.fromtimestamp(0), None, str(error))
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            changed = datetime.fromtimestamp(stamp / 1e9)
            try:
                game = SavedGame(path, changed, self._read(path))
            except (ValueError, OSError) as error:
                game = SavedGame(path, changed, None, str(error))
            known = self._known[path] = stamp, game
        return known[1]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
        return True
    except OSError as error:
        _log.warning("%s: not writable: %s", folder, error)
        return False


def _makeshift() -> Path:
    import tempfile

    return Path(tempfile.mkdtemp(prefix=f"{paths.APP}-"))


def _read(path: Path) -> Contents:
    from engine import records

    record = records.read(path)
    return Contents(
        tuple(Seat(seat.name, seat.colour, seat.player) for seat in record.seats),
        record.label,
        record.finished,
    )
