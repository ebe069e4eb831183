"""Files of persons of one's own: ``juggler.person.toml`` is one person, a folder holds several.

``engine/examples/persons/`` has some, each with an explanation of its keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from engine.content.definitions import Person
from engine.errors import ContentError, DamageError, TomlError
from engine.quoting import printable, shortened
from engine.record.person_tables import PersonFault, person_from
from engine.record.record_files import read_bytes
from engine.record.toml_lines import line_of, lines_of
from engine.toml import parse

SUFFIX = ".person.toml"
"""How the names of person files end."""

LARGEST = 64_000
"""The most bytes of a person file."""

MOST_FILES = 60
"""The most person files that are read from a folder, in the order of their names."""

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
    try:
        data = read_bytes(path)
        if len(data) > LARGEST:
            return _wrong(path, f"{path}: expected at most {LARGEST} bytes, found {len(data)}.")
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
        table = parse(text)
    except TomlError as error:
        return _wrong(path, f"{path}{_at(error.facts.get('line'))}: expected TOML, found a mistake: {error}")
    except DamageError as error:
        return _wrong(path, f"{path} {error.sentence}")
    except UnicodeDecodeError as error:
        return _wrong(path, f"{path}: expected a text in UTF-8, found byte {error.start} that is none.")
    name = path.name.removesuffix(SUFFIX)
    person, faults = person_from(table, name if "key" not in table else None)
    picture, wrong = _picture(path, table.get("picture"))
    faults += wrong
    if not faults:
        return PersonFile(path, person, picture, ())
    lines = lines_of(text)
    placed = sorted((line_of(lines, *_place(fault.key)), str(fault)) for fault in faults)
    return _wrong(path, *(f"{path}{_at(line)}: {sentence}." for line, sentence in placed))


def _at(line: object) -> str:
    return f":{line}" if isinstance(line, int) else ""


def _wrong(path: Path, *sentences: str) -> PersonFile:
    return PersonFile(path, None, None, tuple(map(printable, sentences)))


def _place(key: str) -> tuple[str, str, int]:
    """Return the table, the key and the table's number of a fault."""
    step = re.match(r"effect (\d+)(?:: (\w+))?", key)
    if step:
        return "effect", step[2] or "", int(step[1])
    table, point, inner = key.partition(".")
    return (table, inner, 1) if point else ("", table.strip("'\""), 1)


def _picture(path: Path, name: object) -> tuple[Path | None, list[PersonFault]]:
    if name is None:
        return None, []
    if not isinstance(name, str) or not _PICTURE.fullmatch(name):
        expected = "the name of a PNG or SVG file in the same folder"
        return None, [PersonFault("picture", expected, name)]
    return path.parent / name, []


def read_persons(place: Path) -> list[PersonFile]:
    """Read a person file, or all those of a folder.

    Also what is wrong between them is among their problems: a key that two have, a printed person that two
    replace. Raises :class:`~engine.errors.ContentError` for a folder that can't be read or has none.
    """
    if not place.is_dir():
        return [read_person(place)]
    try:
        paths = sorted(path for path in place.iterdir() if path.name.endswith(SUFFIX))
    except OSError as error:
        raise ContentError(f"{place} can't be read ({error.strerror or error}).") from error
    if not paths:
        raise ContentError(f"{place}: expected a file such as juggler{SUFFIX}, found none.")
    return apart([read_person(path) for path in paths[:MOST_FILES]])


def apart(files: Iterable[PersonFile]) -> list[PersonFile]:
    """Return the files, of two with the same key only the first as right."""
    found: list[PersonFile] = []
    keys: dict[str, Path] = {}
    for file in files:
        person = file.person
        if person is not None and person.name in keys:
            other = keys[person.name]
            file = _wrong(
                file.path,
                f"{file.path}: key: expected one that no other person has, found "
                f"{shortened(person.name)}, which {other} has.",
            )
        elif person is not None:
            keys[person.name] = file.path
        found.append(file)
    return found
