"""The printed numbers of the game, its editions and its persons, read from TOML files and validated.

Everything here is loaded once, when the engine is imported, and never changes. The files are in this
folder. The environment variable ``NOTRE_DAME_CONTENT`` can name another folder, which must hold all four
files. A record of a game with such content holds digests of it (:mod:`engine.content.digests`), and is read
only by a program that has the same content.
"""

from __future__ import annotations

import os
from pathlib import Path

from engine.content.definitions import CUSTOM, DEFAULT_EDITION
from engine.content.loading import (
    read_editions,
    read_numbers,
    read_persons,
    read_streets,
)
from engine.errors import ContentError

__all__ = [
    "BROWN_PERSONS",
    "CUSTOM",
    "DEFAULT_EDITION",
    "EDITIONS",
    "FILES",
    "FOLDER",
    "NUMBERS",
    "PERSONS",
    "STREET_PLAN",
    "grey_persons",
    "person_rats",
]

FILES = ("editions.toml", "numbers.toml", "persons.toml", "streets.toml")
"""The files of a content folder."""


def _folder() -> Path:
    asked = os.environ.get("NOTRE_DAME_CONTENT")
    if not asked:
        return Path(__file__).resolve().parent
    folder = Path(asked).resolve()
    for name in FILES:
        if not (folder / name).is_file():
            raise ContentError(
                f"{folder / name} is missing; the folder that NOTRE_DAME_CONTENT names must hold "
                f"{', '.join(FILES)}. Without that variable the installed files are read."
            )
    return folder


FOLDER = _folder()
"""The folder that was read."""

EDITIONS = read_editions(FOLDER / "editions.toml")
"""The printed editions: name to options (RULES.md section 2)."""

NUMBERS = read_numbers(FOLDER / "numbers.toml")
"""Numbers that no edition changes."""

PERSONS = read_persons(FOLDER / "persons.toml")
"""Every person by name, in the order of RULES.md sections 7 to 9."""

STREET_PLAN = read_streets(FOLDER / "streets.toml")
"""The street plan that all boroughs share (RULES.md section 3)."""

BROWN_PERSONS = tuple(name for name, person in PERSONS.items() if person.set == "brown")


def person_rats(name: str) -> int:
    """How many rats a person brings. Raises ``KeyError`` for a name that is no person."""
    return PERSONS[name].rats


def grey_persons(letter: str, new_persons: bool) -> tuple[str, ...]:
    """The grey persons of a period's letter from which a game draws: 3, or 9 with New Persons."""
    sets = ("grey", "new") if new_persons else ("grey",)
    return tuple(name for name, p in PERSONS.items() if p.letter == letter and p.set in sets)
