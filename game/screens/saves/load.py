"""Saved games: a list, a preview of the chosen one, and the commands for it."""

from __future__ import annotations

from pathlib import Path

import pygame

from engine import RecordError
from engine.record import records
from game.file_errors import describe
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
    """The games in the folder of saved games."""

    def build(self) -> None:
        """Lay out the games with commands to continue, watch and manage them."""
        saves = self.host.saves
        deeds = (
            [Entry("open", say("saves-open"), self._open, METAL)],
            [
                Entry("watch", say("replay-watch"), self._watch),
                Entry("rename", say("saves-rename"), self._ask_name),
            ],
            [
                Entry("duplicate", say("saves-duplicate"), lambda: self._show(saves.duplicate(self._path))),
                Entry("delete", say("saves-delete"), self._delete),
            ],
        )
        import_ = Entry("import", say("saves-import"), lambda: self.host.go.found(self.import_file))
        restore = Entry("bring-back", say("saves-bring-back"), lambda: self._show(saves.restore()))
        self.lay_list(
            say("saves-title"),
            say("saves-none"),
            saves.paths(),
            deeds,
            [Entry("back", say("menu-back"), self.back), import_],
            [restore] if saves.last_in_bin else [],
        )

    def tell_deeds(self, game: SavedGame | None) -> None:
        """Adapt the buttons: a damaged game can be repaired, a finished one has results."""
        contents = game.contents if game else None
        broken, over = game is not None and contents is None, contents is not None and contents.finished
        opens = say("saves-results") if over else say("saves-open")
        self.tell_deed("open", say("saves-repair") if broken else opens)
        self.tell_deed("watch", ready=contents is not None)

    def remark(self) -> tuple[str, RGB]:
        """Return what was deleted last."""
        aside = self.host.saves.last_in_bin
        return (say("saves-deleted", game=aside.stem), self.ink) if aside else super().remark()

    def handle(self, event: pygame.Event) -> None:
        """Import a file dropped on the window."""
        if event.type == pygame.DROPFILE:
            self.import_file(Path(event.file))
        else:
            super().handle(event)

    def leave(self) -> None:
        """Leave the screen and delete the removed games for good."""
        super().leave()
        self.host.saves.empty_bin()

    # What is done

    @property
    def _path(self) -> Path:
        """The file of the chosen game."""
        return self.paths[self.chosen]

    def _open(self) -> None:
        path = self._path
        game = self.host.saves.inspect(path)
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
            self.host.notice(say("saves-load-failed", reason=describe(error)))
            return
        self.host.go.results(Session(record, path, record.replay()), from_list=True)

    def _watch(self) -> None:
        self.host.go.watch(self._path)

    def _ask_name(self) -> None:
        path = self._path

        def rename(name: str) -> None:
            self._show(self.host.saves.rename(path, name))

        self.host.push(AskScene(say("saves-rename-how"), clean(path.stem), _LONGEST_NAME, rename))

    def _delete(self) -> None:
        self.host.saves.move_to_bin(self._path)
        self.rebuild("row-0" if not self.paths else None)
        if self.paths:
            self.choose(self.chosen)
        self.focus.take("bring-back")

    def import_file(self, path: Path) -> None:
        """Copy a game from elsewhere into the list."""
        self._show(self.host.saves.import_file(path))

    def _show(self, path: Path | None) -> None:
        """Rebuild the list after a change of files, with ``path`` chosen."""
        self.rebuild()
        if path is not None and path in self.paths:
            self.choose(self.paths.index(path))
