"""The folder of saved games: listing, naming, renaming, copying, deleting, importing and repairing games."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from game.refusals import refusal
from game.storage import spare_folders
from game.storage.saved_game import Contents, SavedGame, stem_of, when
from game.words import say

ENDING = ".toml"
BINNED = ".deleted"
"""Suffix of a deleted file that can still be restored."""

_log = logging.getLogger(__name__)


class Saves:
    """The saved games in one folder.

    If the folder is not writable, another one is used, and a sentence in ``notices`` says so.
    """

    def __init__(
        self,
        folder: Path,
        *,
        read: Callable[[Path], Contents] | None = None,
        instead: Sequence[Path] | None = None,
    ) -> None:
        """``read``: reads a file; raises ``ValueError`` or ``OSError`` if it is damaged.

        ``instead``: the folders to try if ``folder`` is not writable.
        """
        self.notices: list[str] = []
        self._read = read or _read
        self._known: dict[Path, tuple[int, SavedGame]] = {}
        self._bin: list[tuple[Path, Path]] = []
        others = instead or (spare_folders.data_folder(),)
        self.folder = (
            next((place for place in (folder, *others) if _writable(place)), None)
            or spare_folders.makeshift()
        )
        if self.folder != folder:
            self.notices.append(say("saves-unwritable", folder=str(folder), instead=str(self.folder)))

    def paths(self) -> list[Path]:
        """Return the files of all saved games without reading them, the last modified first."""
        found = []
        for path in self.folder.glob(f"*{ENDING}"):
            with contextlib.suppress(OSError):
                status = path.stat()
                if stat.S_ISREG(status.st_mode):
                    found.append((status.st_mtime_ns, path.name, path))
        return [path for _, _, path in sorted(found, reverse=True)]

    def known(self, path: Path) -> SavedGame | None:
        """Return the game in ``path`` if it has been read and has not changed since, else ``None``."""
        try:
            changed = path.stat().st_mtime_ns
        except OSError:
            return None
        stamp, game = self._known.get(path, (None, None))
        return game if stamp == changed else None

    def latest(self) -> SavedGame | None:
        """Return the unfinished game that was played last, or ``None``; see also :meth:`seek_latest`."""
        return next(filter(_goes_on, map(self.inspect, self.paths())), None)

    def seek_latest(self, seconds: float) -> bool:
        """Read files for about so many seconds; return whether :meth:`latest` needs to read no more."""
        end = time.perf_counter() + seconds
        read = False
        for path in self.paths():
            game = self.known(path)
            if game is None:
                if read and time.perf_counter() >= end:
                    return False
                game, read = self.inspect(path), True
            if _goes_on(game):
                break
        return True

    def new_path(self, names: Sequence[str], today: date | None = None) -> Path:
        """Return the path of a new file such as ``2026-11-20 Anna, Ben.toml``, which doesn't exist yet.

        Characters that some file systems don't allow are left out.
        """
        return self.free_path(f"{today or date.today():%Y-%m-%d} {', '.join(names)}")

    def free_path(self, name: str, taken_by: Path | None = None) -> Path:
        """Return an unused path for a game called ``name``; ``taken_by``: its own file, which may stay."""
        stem = stem_of(name)
        path, number = self.folder / f"{stem}{ENDING}", 2
        while path.exists() and path != taken_by:
            path, number = self.folder / f"{stem} ({number}){ENDING}", number + 1
        return path

    def own_path(self, path: Path) -> Path | None:
        """Return the path of a file in the folder, however ``path`` is written; ``None`` for any other."""
        for named in (path, Path(os.path.realpath(path))):
            with contextlib.suppress(OSError, ValueError):
                if os.path.samefile(named.parent, self.folder):
                    return self.folder / named.name
        return None

    # Actions on a game; a failure adds a notice

    def rename(self, path: Path, name: str) -> Path | None:
        """Rename a game; return its new path, ``None`` on failure."""
        goal = self.free_path(name, path)
        return goal if self._done(path, lambda: path.rename(goal)) else None

    def duplicate(self, path: Path) -> Path | None:
        """Copy a game; return the path of the copy, ``None`` on failure."""
        from engine.record.autosave import free_name  # the title appears sooner if the engine isn't loaded
        from game.storage import record_files  # the same

        goal = free_name(path)
        return goal if self._done(path, lambda: record_files.copy(path, goal)) else None

    def import_file(self, source: Path) -> Path | None:
        """Import a file from elsewhere into the folder; return its new path.

        Returns ``None``, with a notice, if it is no saved game or can't be copied. A damaged file is imported
        if part of it can be repaired. A deal of the day from elsewhere is marked as a spoiler.
        """
        from engine.record import records  # the title appears sooner if the engine isn't loaded
        from game.storage import record_files  # the same

        record, reason = record_files.salvage(source)
        if record is None:
            self.notices.append(say("saves-import-failed", reason=reason))
            return None
        goal = self.free_path(source.stem)
        # A damaged file is copied as it is: nobody can play it before it is repaired.
        marked = None if reason else record_files.as_foreign(record, self.folder)
        bring = partial(records.write, goal, marked) if marked else partial(record_files.copy, source, goal)
        return goal if self._done(source, bring) else None

    def repair(self, path: Path) -> Path | None:
        """Write a copy of a damaged game up to its last legal move; return its path.

        Returns ``None``, with a notice, if nothing can be repaired.
        """
        from engine.record import records  # the title appears sooner if the engine isn't loaded
        from game.storage import record_files  # the same

        record, reason = record_files.salvage(path)
        if record is None:
            self.notices.append(say("saves-load-failed", reason=reason))
            return None
        goal = self.free_path(say("saves-repaired-name", name=path.stem))
        sound = record_files.as_foreign(record, self.folder) or record
        if not self._done(path, lambda: records.write(goal, sound)):
            return None
        if reason:
            self.notices.append(say("saves-repaired", reason=reason))
        return goal

    def move_to_bin(self, path: Path) -> bool:
        """Delete a game; until :meth:`empty_bin` it can be restored. Return whether it worked."""
        aside = path.with_name(f".{path.stem[:60]}-{len(self._bin)}{BINNED}")
        if not self._done(path, lambda: path.replace(aside)):
            return False
        self._bin.append((path, aside))
        return True

    @property
    def last_in_bin(self) -> Path | None:
        """The game that was deleted last and can be restored, if any."""
        return self._bin[-1][0] if self._bin else None

    def restore(self) -> Path | None:
        """Restore the game that was deleted last; return its path, ``None`` on failure."""
        if not self._bin:
            return None
        path, aside = self._bin.pop()
        goal = self.free_path(path.stem)
        return goal if self._done(path, lambda: aside.rename(goal)) else None

    def empty_bin(self) -> None:
        """Delete all files in the bin for good, including those left behind by a crash."""
        self._bin.clear()
        for aside in self.folder.glob(f".*{BINNED}"):
            with contextlib.suppress(OSError):
                aside.unlink()

    def _done(self, path: Path, deed: Callable[[], object]) -> bool:
        try:
            deed()
        except OSError as error:
            _log.warning("%s: %s", path, error)
            self.notices.append(say("saves-file-failed", file=str(path), reason=refusal(error)))
            return False
        return True

    def inspect(self, path: Path) -> SavedGame:
        """Return the game in ``path``; read it only if it has changed."""
        try:
            stamp = path.stat().st_mtime_ns
        except OSError as error:
            return SavedGame(path, when(0), None, error)
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            changed = when(stamp / 1e9)
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


def _read(path: Path) -> Contents:
    from game.storage import record_files  # the title appears sooner if the engine isn't loaded

    return record_files.read(path)


def _goes_on(game: SavedGame) -> bool:
    return game.contents is not None and not game.contents.finished
