"""The folder of editions of one's own: files beside the saved games."""

from __future__ import annotations

from pathlib import Path

from engine.content.definitions import OwnEdition
from engine.errors import RecordError
from engine.record import record_files
from engine.record.edition_files import SUFFIX, EditionFile, read_own_editions
from game.storage.own_files import refused, stamp

FOLDER = "editions"


class OwnEditions:
    """The editions in the folder ``editions`` of the folder of saved games."""

    def __init__(self, saves: Path) -> None:
        self.folder = saves / FOLDER
        self._stamp: object = None
        self._chosen = ""
        self.files: tuple[EditionFile, ...] = ()
        """The files, right ones and others, in the order of their names."""
        self.lost: list[OwnEdition] = []
        """The chosen one where its file is gone since, or wrong; whoever tells so clears it."""
        self.changed: list[OwnEdition] = []
        """The chosen one where its file says something else since; likewise."""

    def refresh(self) -> None:
        """Read the folder where its files have changed."""
        found = stamp(self.folder, SUFFIX)
        if found == self._stamp:
            return
        self._stamp = found
        before = self.chosen
        try:
            self.files = tuple(read_own_editions(self.folder)) if found else ()
        except OSError:
            self.files = ()
        if before is None or before == self.chosen:
            return
        if self.chosen is None:
            self.lost.append(before)
        else:
            self.changed.append(self.chosen)

    @property
    def editions(self) -> tuple[OwnEdition, ...]:
        """The editions that can be played by."""
        return tuple(file.edition for file in self.files if file.edition is not None)

    @property
    def problems(self) -> tuple[str, ...]:
        """A sentence for everything that is wrong with the files."""
        return tuple(sentence for file in self.files for sentence in file.problems)

    def choose(self, key: str, wanted: bool) -> None:
        """Offer an edition for the next game in place of any other, or offer it no longer."""
        if wanted:
            self._chosen = key
        elif self._chosen == key:
            self._chosen = ""

    @property
    def chosen(self) -> OwnEdition | None:
        """The edition that is offered for the next game."""
        return next((edition for edition in self.editions if edition.name == self._chosen), None)

    def take_in(self, dropped: Path) -> tuple[tuple[OwnEdition, ...], tuple[str, ...]]:
        """Copy the editions of a file or a folder; return them, and what is wrong.

        An edition with a key that is there already takes its place.
        """
        try:
            files = read_own_editions(dropped)
        except OSError as error:
            return (), (refused(dropped, error),)
        taken, wrong = [], [sentence for file in files for sentence in file.problems]
        for file in files:
            if file.edition is None:
                continue
            try:
                self._copy(file.path, file.edition.name)
            except (OSError, RecordError) as error:
                wrong.append(refused(file.path, error))
                continue
            taken.append(file.edition)
        self._stamp = None
        self.refresh()
        self.changed = [edition for edition in self.changed if edition not in taken]
        return tuple(taken), tuple(wrong)

    def _copy(self, path: Path, key: str) -> None:
        content = record_files.read_bytes(path)
        for other in self.files:  # the edition may stand in a file of another name
            if other.edition is not None and other.edition.name == key:
                other.path.unlink(missing_ok=True)
        record_files.write_bytes(self.folder / f"{key}{SUFFIX}", content)
