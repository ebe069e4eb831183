"""The folder of saved games: what lies there, names for new ones, and a folder that can't be written to."""

from __future__ import annotations

import contextlib
import logging
import os
import re
import stat
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.seats import Seat
from game.storage import spare_copy
from game.words import say

if TYPE_CHECKING:
    from engine import View

ENDING = ".toml"
BINNED = ".deleted"
"""What the name of a file ends in that was deleted and can still be brought back."""

LONGEST = 200
"""Bytes of a file name without its ending; file systems allow 255."""

_RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}
"""What Windows calls devices, whatever the ending."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Contents:
    """What a saved game says about itself: who plays, the round ("B3") and whether it is over."""

    seats: tuple[Seat, ...]
    label: str
    finished: bool
    prestige: Mapping[str, int] | None = None
    """Prestige by colour, where everybody may know it."""
    table: View | None = None
    """The table as it stands, as somebody sees it who looks on."""


@dataclass(frozen=True)
class SavedGame:
    """One file of the folder. A damaged one has no ``contents`` but an ``error`` that says why."""

    path: Path
    changed: datetime
    contents: Contents | None
    error: ValueError | OSError | None = None

    @property
    def damage(self) -> str:
        """What is wrong with a damaged file, in sentences; empty for a sound one."""
        from game.file_errors import told  # the title comes sooner without the engine

        return told(self.error) if self.error else ""

    @property
    def names(self) -> str:
        """The players' names in one line, or the file's name where the file is damaged."""
        return ", ".join(seat.name for seat in self.contents.seats) if self.contents else self.path.stem

    @property
    def title(self) -> str:
        """What the game is called: the name that somebody gave it, or else the players' names."""
        stem = self.path.stem
        dated = re.match(r"\d{4}-\d\d-\d\d ", stem)
        usual = _stem(dated.group() + self.names) if dated else stem
        given = not dated or not re.fullmatch(re.escape(usual) + r"( \(\d+\))*", stem)
        return stem if given else self.names


def _stem(name: str) -> str:
    """What the file of a game called ``name`` is called, without its ending."""
    stem = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', "", name)
    stem = stem.encode("utf-8", "ignore")[:LONGEST].decode("utf-8", "ignore").strip(" .,") or "Notre Dame"
    return f"Game {stem}" if stem.partition(".")[0].rstrip().upper() in _RESERVED else stem


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
        self._bin: list[tuple[Path, Path]] = []
        others = instead or (spare_copy.data_folder(),)
        self.folder = (
            next((place for place in (folder, *others) if _writable(place)), None) or spare_copy.makeshift()
        )
        if self.folder != folder:
            self.notices.append(say("shell-saves-unwritable", folder=str(folder), instead=str(self.folder)))

    def all(self) -> list[SavedGame]:
        """All saved games, the one changed last first; damaged ones are among them."""
        return [self.look(path) for path in self.paths()]

    def paths(self) -> list[Path]:
        """The files of all saved games, the one changed last first; none of them is read."""
        found = []
        for path in self.folder.glob(f"*{ENDING}"):
            with contextlib.suppress(OSError):
                status = path.stat()
                if stat.S_ISREG(status.st_mode):
                    found.append((status.st_mtime_ns, path.name, path))
        return [path for _, _, path in sorted(found, reverse=True)]

    def known(self, path: Path) -> SavedGame | None:
        """What is in ``path``, where it has been read and hasn't changed since."""
        try:
            changed = path.stat().st_mtime_ns
        except OSError:
            return None
        stamp, game = self._known.get(path, (None, None))
        return game if stamp == changed else None

    def latest(self) -> SavedGame | None:
        """The unfinished game that was played last, or ``None``; see also :meth:`seek_latest`."""
        return next(filter(_goes_on, map(self.look, self.paths())), None)

    def seek_latest(self, seconds: float) -> bool:
        """Read files for about so many seconds; whether :meth:`latest` knows its answer without reading."""
        end = time.perf_counter() + seconds
        read = False
        for path in self.paths():
            game = self.known(path)
            if game is None:
                if read and time.perf_counter() >= end:
                    return False
                game, read = self.look(path), True
            if _goes_on(game):
                break
        return True

    def new_path(self, names: Sequence[str], today: date | None = None) -> Path:
        """The path of a new file such as ``2026-11-20 Anna, Ben.toml``, which doesn't exist yet.

        Letters that some file system refuses are left out.
        """
        return self._free(f"{today or date.today():%Y-%m-%d} {', '.join(names)}")

    def _free(self, name: str, taken_by: Path | None = None) -> Path:
        """The path of a game called ``name``, beside others of that name; its own file is no other."""
        stem = _stem(name)
        path, number = self.folder / f"{stem}{ENDING}", 2
        while path.exists() and path != taken_by:
            path, number = self.folder / f"{stem} ({number}){ENDING}", number + 1
        return path

    # What is done with them: where something can't be done, a notice says so

    def rename(self, path: Path, name: str) -> Path | None:
        """Call a game ``name``; returns its new path, ``None`` where that can't be."""
        goal = self._free(name, path)
        return goal if self._done(path, lambda: path.rename(goal)) else None

    def duplicate(self, path: Path) -> Path | None:
        """Make a copy of a game; returns its path, ``None`` where that can't be."""
        from engine.record.keeping import free_name

        goal = free_name(path)
        return goal if self._done(path, lambda: _copy(path, goal)) else None

    def bring_in(self, source: Path) -> Path | None:
        """Copy a saved game from elsewhere into the folder; returns its path.

        ``None``, with a notice, for a file that is none or can't be copied. One that is damaged is taken
        where something of it can be saved.
        """
        from engine import RecordError
        from engine.record import records
        from game.file_errors import told

        try:
            records.salvage(source)
        except RecordError as error:
            self.notices.append(say("replay-import-failed", reason=told(error)))
            return None
        goal = self._free(source.stem)
        return goal if self._done(source, lambda: _copy(source, goal)) else None

    def repair(self, path: Path) -> Path | None:
        """Write a copy of a damaged game up to its last sound move; returns its path.

        ``None``, with a notice, where nothing of it can be saved.
        """
        from engine import RecordError
        from engine.record import records
        from game.file_errors import told

        try:
            record, problem = records.salvage(path)
        except RecordError as error:
            self.notices.append(say("shell-load-failed", reason=told(error)))
            return None
        goal = self._free(say("replay-repaired-name", name=path.stem))
        if not self._done(path, lambda: records.write(goal, record)):
            return None
        if problem:
            self.notices.append(say("replay-repaired", reason=told(problem)))
        return goal

    def put_aside(self, path: Path) -> bool:
        """Delete a game so that it can be brought back until :meth:`empty_bin`."""
        aside = path.with_name(f".{path.stem[:60]}-{len(self._bin)}{BINNED}")
        if not self._done(path, lambda: path.replace(aside)):
            return False
        self._bin.append((path, aside))
        return True

    @property
    def put_aside_last(self) -> Path | None:
        """The game that :meth:`bring_back` would bring back."""
        return self._bin[-1][0] if self._bin else None

    def bring_back(self) -> Path | None:
        """Bring the game back that was put aside last; returns its path."""
        if not self._bin:
            return None
        path, aside = self._bin.pop()
        goal = self._free(path.stem)
        return goal if self._done(path, lambda: aside.rename(goal)) else None

    def empty_bin(self) -> None:
        """Delete for good what was put aside, also what a crash has left of it."""
        self._bin.clear()
        for aside in self.folder.glob(f".*{BINNED}"):
            with contextlib.suppress(OSError):
                aside.unlink()

    def _done(self, path: Path, deed: Callable[[], object]) -> bool:
        try:
            deed()
        except OSError as error:
            from game.file_errors import refusal  # the title comes sooner without the engine

            _log.warning("%s: %s", path, error)
            self.notices.append(say("replay-file-failed", file=str(path), reason=refusal(error)))
            return False
        return True

    def look(self, path: Path) -> SavedGame:
        """What is in ``path``; a file that hasn't changed isn't read twice."""
        try:
            stamp = path.stat().st_mtime_ns
        except OSError as error:
            return SavedGame(path, datetime.fromtimestamp(0), None, error)
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            changed = datetime.fromtimestamp(stamp / 1e9)
            try:
                game = SavedGame(path, changed, self._read(path))
            except (ValueError, OSError) as error:
                game = SavedGame(path, changed, None, error)
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


def _copy(source: Path, goal: Path) -> None:
    """Copy a file, wholly or not at all. Raises ``OSError``."""
    from engine.record import records

    records.write_bytes(goal, source.read_bytes())


def _goes_on(game: SavedGame) -> bool:
    return game.contents is not None and not game.contents.finished


def _read(path: Path) -> Contents:
    from engine.record import records

    record = records.read(path)
    view = record.replay().view()
    prestige = {colour: player.prestige for colour, player in view.players.items()}
    known = {colour: n for colour, n in prestige.items() if n is not None}
    return Contents(
        tuple(map(Seat.of_record, record.seats)),
        record.label,
        record.finished,
        known if len(known) == len(prestige) else None,
        view,
    )
