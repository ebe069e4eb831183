"""Saved games: a list, what the chosen one looks like, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from engine import RecordError
from engine.record import records
from game.file_errors import told
from game.match.session import Session
from game.screens.saves.saved_list import SavedList
from game.storage.saved_game import SavedGame
from game.ui.dialogs import AskScene
from game.ui.materials import METAL
from game.ui.palette import RGB
from game.ui.typesetting import clean
from game.ui.widgets import Entry
from game.words import say

_LONGEST_NAME = 60


class LoadScene(SavedList):
    """The games of the folder of saved games."""

    def heading(self) -> str:
        """What the list is."""
        return say("saves-title")

    def nothing(self) -> str:
        """That no game has been saved."""
        return say("saves-none")

    def find_paths(self) -> list[Path]:
        """The files of the folder."""
        return self.host.saves.paths()

    def deeds(self) -> Sequence[Sequence[Entry]]:
        """Going on, watching, and what is done with files."""
        return (
            (Entry("open", say("saves-open"), self._open, METAL),),
            (
                Entry("watch", say("replay-watch"), self._watch),
                Entry("rename", say("saves-rename"), self._ask_name),
            ),
            (
                Entry("duplicate", say("saves-duplicate"), self._duplicate),
                Entry("delete", say("saves-delete"), self._delete),
            ),
        )

    def tell_deeds(self, game: SavedGame | None) -> None:
        """A damaged game can be repaired, one that is over has a result."""
        contents = game.contents if game else None
        label = say("saves-open")
        if game is not None and contents is None:
            label = say("saves-repair")
        elif contents is not None and contents.finished:
            label = say("saves-results")
        self.tell_deed("open", label)
        self.tell_deed("watch", ready=contents is not None)

    def buttons(self) -> tuple[list[Entry], list[Entry]]:
        """The way back, importing, and bringing back what was deleted last."""
        left = [
            Entry("back", say("menu-back"), self.back),
            Entry("import", say("saves-import"), self._import),
        ]
        bring_back = Entry("bring-back", say("saves-bring-back"), self._bring_back)
        return left, [bring_back] if self.host.saves.put_aside_last else []

    def remark(self) -> tuple[str, RGB]:
        """What was deleted last."""
        aside = self.host.saves.put_aside_last
        return (say("saves-deleted", game=aside.stem), self.ink) if aside else super().remark()

    def handle(self, event: pygame.Event) -> None:
        """A file that is dropped on the window is imported."""
        if event.type == pygame.DROPFILE:
            self.bring_in(Path(event.file))
        else:
            super().handle(event)

    def leave(self) -> None:
        """What was deleted is gone for good."""
        super().leave()
        self.host.saves.empty_bin()

    # What is done

    def _open(self) -> None:
        path = self.paths[self.chosen]
        game = self.host.saves.look(path)
        if game.contents is None:
            self._show(self.host.saves.repair(path))
        elif game.contents.finished and game.contents.table is not None:
            self._show_results(path)
        else:
            self.host.open(path)

    def _show_results(self, path: Path) -> None:
        try:
            record = records.read(path)
        except RecordError as error:
            self.host.notice(say("saves-load-failed", reason=told(error)))
            return
        self.host.go.results(Session(record, path, record.replay()), from_list=True)

    def _watch(self) -> None:
        self.host.go.watch(self.paths[self.chosen])

    def _ask_name(self) -> None:
        path = self.paths[self.chosen]
        self.host.push(
            AskScene(
                say("saves-rename-how"),
                clean(path.stem),
                _LONGEST_NAME,
                lambda name: self._show(self.host.saves.rename(path, name)),
            )
        )

    def _duplicate(self) -> None:
        self._show(self.host.saves.duplicate(self.paths[self.chosen]))

    def _delete(self) -> None:
        self.host.saves.put_aside(self.paths[self.chosen])
        self.rebuild("row-0" if not self.paths else None)
        if self.paths:
            self.choose(self.chosen)
        self.focus.take("bring-back")

    def _bring_back(self) -> None:
        self._show(self.host.saves.bring_back())

    def _import(self) -> None:
        self.host.go.found(self.bring_in)

    def bring_in(self, path: Path) -> None:
        """Copy a game from elsewhere into the list."""
        self._show(self.host.saves.bring_in(path))

    def _show(self, path: Path | None) -> None:
        """The files have changed: list them anew with ``path`` chosen."""
        self.rebuild()
        if path is not None and path in self.paths:
            self.choose(self.paths.index(path))
