"""Importing a saved game: choosing one found on the machine, or entering a path."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

from game.screens.saves.saved_list import SavedList
from game.storage import import_search
from game.ui.dialogs import AskScene
from game.ui.labels import fits
from game.ui.materials import METAL
from game.ui.scene import Host
from game.ui.widgets import Entry
from game.words import say

_LONGEST_PATH = 1000


class FoundScene(SavedList):
    """Saved games outside the folder of saved games, listed as they are found."""

    def __init__(self, take: Callable[[Path], None]) -> None:
        """``take`` is called with the file to import."""
        super().__init__()
        self._take = take
        self._found: list[Path] = []
        self._shown = (0, False)
        self._player_chose = False
        self._stopped = threading.Event()
        self.search: threading.Thread | None = None
        """The thread of the search, while it runs."""

    # The search

    def enter(self, host: Host) -> None:
        """Start the search in a thread, as a disk may be slow."""
        folder = host.saves.folder
        self.search = threading.Thread(target=self._look_about, args=(folder,), daemon=True)
        self.search.start()
        super().enter(host)

    def leave(self) -> None:
        """Stop the search."""
        super().leave()
        self._stopped.set()

    def _look_about(self, folder: Path) -> None:
        try:
            for path in import_search.search(import_search.likely_folders(), folder):
                if self._stopped.is_set():
                    return
                if path is not None:
                    self._found.append(path)
        finally:
            self.search = None  # also where it fails: nobody looks for ever

    def step(self, dt: float) -> None:
        """Show what has been found since the last step."""
        super().step(dt)
        if self.host.devices.pressed:
            return  # a new layout would take the pressed control away
        if self._shown != (len(self._found), self.search is None):
            before, marked = self.paths[:1], self.focus.current.name if self.focus.current else ""
            self.rebuild(marked or None)
            waiting = not before or (not self._player_chose and marked.startswith("row-"))
            if waiting and self.paths[:1] != before:
                super().choose(0)

    def choose(self, number: int) -> None:
        """Choose a game by its index; from then on, what is still found changes the choice no more."""
        self._player_chose = True
        super().choose(number)

    # The list

    def build(self) -> None:
        """List what has been found so far, with commands to import it or to enter a path."""
        take = Entry("take", say("saves-take"), lambda: self._import(self.paths[self.chosen]), METAL)
        self.lay_list(
            say("saves-import"),
            say("saves-import-seeking") if self.search else say("saves-import-none"),
            self._latest_first(),
            [[take]],
            [
                Entry("back", say("menu-back"), self.back),
                Entry("path", say("saves-import-path"), self._ask_path),
            ],
        )

    def _latest_first(self) -> list[Path]:
        """Return the files found so far, the most recently changed first."""
        self._shown = len(self._found), self.search is None
        changed: dict[Path, float] = {}
        for path in self._found[: self._shown[0]]:
            with suppress(OSError):
                changed[path] = path.stat().st_mtime
        return sorted(changed, key=lambda path: changed[path], reverse=True)

    def remark(self) -> tuple[str, tuple[int, int, int]]:
        """Return the chosen file's folder, or that files can be dropped if none is chosen."""
        if self.paths:
            return self._where(self.paths[self.chosen].parent), self.ink
        return say("saves-import-drop"), self.ink

    def _where(self, folder: Path) -> str:
        """Return a sentence about the file's ``folder``, without its upper folders if space is short."""
        told = say("saves-import-in", folder=str(folder))
        for first in range(1, len(folder.parts)):
            if self.hint_place is None or fits(told, self.style, self.hint_place.size):
                break
            told = say("saves-import-in", folder=os.sep.join(("…", *folder.parts[first:])))
        return told

    def handle(self, event: pygame.Event) -> None:
        """Import a file dropped on the window."""
        if event.type == pygame.DROPFILE:
            self._import(Path(event.file))
        else:
            super().handle(event)

    # What is done

    def _import(self, path: Path) -> None:
        self.host.pop()
        self._take(path)

    def _ask_path(self) -> None:
        def take(text: str) -> None:
            self._import(Path(text.strip("\"' ")).expanduser())

        self.host.push(AskScene(say("saves-import-how"), "", _LONGEST_PATH, take))
