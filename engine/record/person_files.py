"""Files of persons of one's own: ``juggler.person.toml`` is one person, a folder holds several.

``engine/examples/persons/`` has some, each with an explanation of its keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from engine.content.definitions import Person
from engine.mistakes import Expected, Mistake
from engine.quoting import shortened
from engine.record.content_files import find, paths_in
from engine.record.fault_tables import Fault
from engine.record.person_tables import person_from

SUFFIX = ".person.toml"
"""How the names of person files end."""

_PICTURE = re.compile(r"[^/\\:\x00-\x1f]{1,100}\.(?:png|svg)", re.ASCII | re.IGNORECASE)


class PersonFile(NamedTuple):
    """What a person file says."""

    path: Path
    person: Person | None
    """The person; ``None`` where something is wrong."""
    picture: Path | None
    """Its picture, in the same folder; it may be missing."""
    problems: tuple[str, ...]
    """A sentence for everything that is wrong, with the file, the line and the key."""


def read_person(path: Path) -> PersonFile:
    """Read a person file. What is wrong is in its problems; nothing is raised."""
    found = find(path)
    if found.table is None:
        return PersonFile(path, None, None, found.problems)
    person, faults = person_from(
        found.table, None if "key" in found.table else path.name.removesuffix(SUFFIX)
    )
    picture, wrong = _picture(path, found.table.get("picture"))
    faults += wrong
    return (
        PersonFile(path, None, None, found.told(faults)) if faults else PersonFile(path, person, picture, ())
    )


def without_picture(file: PersonFile) -> str:
    """Return a sentence where the picture that a file names is not there; else nothing."""
    if file.picture is None or file.picture.is_file():
        return ""
    return Mistake(f"{file.path}: picture", Expected("picture-file", name=shortened(file.picture.name)))


def _picture(path: Path, name: object) -> tuple[Path | None, list[Fault]]:
    if name is None:
        return None, []
    if not isinstance(name, str) or not _PICTURE.fullmatch(name):
        return None, [Fault("picture", Expected("picture"), name)]
    return path.parent / name, []


def read_persons(place: Path) -> list[PersonFile]:
    """Read a person file, or all those of a folder.

    Also what is wrong between them is among their problems: a key that two have, a printed person that two
    replace. Raises ``OSError`` for a folder that can't be read.
    """
    if not place.is_dir():
        return [read_person(place)]
    return apart(map(read_person, paths_in(place, SUFFIX)))


def apart(files: Iterable[PersonFile]) -> list[PersonFile]:
    """Return the files, of two with the same key only the first as right."""
    found: list[PersonFile] = []
    keys: dict[str, Path] = {}
    for file in files:
        person = file.person
        if person is not None and person.name in keys:
            other = keys[person.name]
            told = Mistake(f"{file.path}: key", Expected("other-key", other=other), shortened(person.name))
            file = PersonFile(file.path, None, None, (told,))
        elif person is not None:
            keys[person.name] = file.path
        found.append(file)
    return found
