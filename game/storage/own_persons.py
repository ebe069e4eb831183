"""The folder of persons of one's own: files beside the saved games, each with its picture."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

from engine import Person
from engine.errors import RecordError
from engine.record import record_files
from engine.record.person_files import SUFFIX, PersonFile, apart, read_persons, without_picture
from game.storage.own_files import refused, stamp

Rewrite = Callable[[bytes, bool], bytes | None]
"""Decodes a picture (PNG, or SVG where the second argument says so), and writes it anew as a small PNG;
``None`` for what is no picture."""

FOLDER = "persons"
_PICTURES = ".pictures"
_LARGEST = 2_000_000
"""The most bytes of a picture that is taken in."""
_PICTURE_LINE = re.compile(r"(?m)^picture\s*=.*$")


class OwnPersons:
    """The persons in the folder ``persons`` of the folder of saved games."""

    def __init__(self, saves: Path, rewrite: Rewrite) -> None:
        """``rewrite`` makes the picture that is shown from that of a person file."""
        self.folder = saves / FOLDER
        self._rewrite = rewrite
        self._stamp: object = None
        self.files: tuple[PersonFile, ...] = ()
        """The files, right ones and others, in the order of their names."""
        self.chosen: set[str] = set()
        """The keys of those that were chosen for the next game."""
        self.lost: list[Person] = []
        """Chosen ones whose files are gone since, or wrong; whoever tells so clears it."""
        self.changed: list[Person] = []
        """Chosen ones whose files say something else since; likewise."""

    def refresh(self) -> None:
        """Read the folder where its files have changed."""
        found = stamp(self.folder, SUFFIX)
        if found != self._stamp:
            self._stamp = found
            before = self.cast
            try:
                self.files = tuple(read_persons(self.folder)) if found else ()
            except OSError:
                self.files = ()
            now = {person.name: person for person in self.persons}
            self.chosen &= now.keys()
            self.lost += [person for person in before if person.name not in now]
            self.changed += [now[old.name] for old in before if now.get(old.name, old) != old]

    @property
    def persons(self) -> tuple[Person, ...]:
        """The persons that can be played with."""
        return tuple(file.person for file in self.files if file.person is not None)

    @property
    def problems(self) -> tuple[str, ...]:
        """A sentence for everything that is wrong with the files."""
        return tuple(sentence for file in self.files for sentence in file.problems)

    def choose(self, key: str, wanted: bool) -> None:
        """Choose a person for the next game, or leave it out; of two in one's place, the last stays."""
        self.chosen.discard(key)
        if not wanted:
            return
        by_key = {person.name: person for person in self.persons}
        replaces = by_key[key].replaces
        self.chosen -= {
            name for name in self.chosen if replaces is not None and by_key[name].replaces == replaces
        }
        self.chosen.add(key)

    @property
    def cast(self) -> tuple[Person, ...]:
        """The persons that were chosen."""
        return tuple(person for person in self.persons if person.name in self.chosen)

    def picture(self, person: Person) -> Path | None:
        """Return the PNG to be shown for a person, which is made at the first time; ``None`` for none.

        Only for exactly this person: a game from elsewhere may have another one with the same key.
        """
        file = next((file for file in self.files if file.person == person), None)
        if file is None or file.picture is None:
            return None
        try:
            found = record_files.read_bytes(file.picture, _LARGEST)
            made = self.folder / _PICTURES / f"{hashlib.sha256(found).hexdigest()[:24]}.png"
            if not made.is_file():
                small = self._rewrite(found, file.picture.suffix.lower() == ".svg")
                if small is None:
                    return None
                record_files.write_bytes(made, small)
        except (OSError, RecordError):
            return None
        return made

    def take_in(self, dropped: Path) -> tuple[tuple[Person, ...], tuple[str, ...]]:
        """Copy the persons of a file or a folder, with their pictures; return them, and what is wrong.

        A person with a key that is there already takes its place.
        """
        try:
            files = read_persons(dropped)
        except OSError as error:
            return (), (refused(dropped, error),)
        taken, wrong = [], [sentence for file in files for sentence in file.problems]
        for file in apart(files):
            if file.person is None:
                continue
            try:
                self._copy(file, file.person)
            except (OSError, RecordError) as error:
                wrong.append(refused(file.path, error))
                continue
            taken.append(file.person)
            wrong += filter(None, [without_picture(file)])
        self._stamp = None
        self.refresh()
        self.changed = [person for person in self.changed if person not in taken]
        return tuple(taken), tuple(wrong)

    def _copy(self, file: PersonFile, person: Person) -> None:
        text = record_files.read_bytes(file.path).decode("utf-8-sig")
        for other in self.files:  # the person may stand in a file of another name
            if other.person is not None and other.person.name == person.name:
                other.path.unlink(missing_ok=True)
        if file.picture is not None:
            name = f"{person.name}{file.picture.suffix.lower()}"
            text = _PICTURE_LINE.sub(f'picture = "{name}"', text, count=1)
            if file.picture.is_file():
                found = record_files.read_bytes(file.picture, _LARGEST)
                record_files.write_bytes(self.folder / name, found)
        goal = self.folder / f"{person.name}{SUFFIX}"
        record_files.write_text(goal, text)
