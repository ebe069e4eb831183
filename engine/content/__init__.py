"""The printed numbers of the game, read from the TOML files beside this module and checked.

Everything here is read once, when the engine is imported, and never changes.
"""

from __future__ import annotations

from pathlib import Path

from engine.content.reading import (
    CUSTOM,
    DEFAULT_EDITION,
    read_editions,
    read_numbers,
    read_persons,
    read_streets,
)

__all__ = [
    "BROWN_PERSONS",
    "CUSTOM",
    "DEFAULT_EDITION",
    "EDITIONS",
    "FOLDER",
    "NUMBERS",
    "PERSONS",
    "STREET_PLAN",
    "grey_persons",
    "person_rats",
]

FOLDER = Path(__file__).resolve().parent

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
