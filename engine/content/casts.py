"""The persons of one game: those of the content files, and the game's own ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.content import BROWN_PERSONS, PERSONS
from engine.content.definitions import Person


class Cast:
    """The persons of a game. Get it from :func:`cast_of`: equal persons are one cast."""

    __slots__ = ("_grey", "brown", "own", "persons", "programs")

    def __init__(self, own: tuple[Person, ...]) -> None:
        """``own``: the game's own persons, checked. A brown one replaces one of the six."""
        self.own = own
        self.persons = {**PERSONS, **{person.name: person for person in own}}
        replaced = {person.replaces: person.name for person in own if person.set == "brown"}
        self.brown = tuple(replaced.get(name, name) for name in BROWN_PERSONS)
        self.programs: dict[str, Any] = {}
        """Effects made ready by :mod:`engine.rules.persons.programs`, by person."""
        self._grey: dict[tuple[str, bool], tuple[str, ...]] = {}

    def grey(self, letter: str, new_persons: bool) -> tuple[str, ...]:
        """The grey persons of a period's letter from which a game draws; the own ones come last."""
        known = self._grey.get((letter, new_persons))
        if known is None:
            sets = ("grey", "new") if new_persons else ("grey",)
            found = (name for name, p in self.persons.items() if p.letter == letter and p.set in sets)
            known = self._grey[letter, new_persons] = tuple(found)
        return known

    def rats(self, persons: tuple[str, ...]) -> int:
        """The total of rats of persons."""
        return sum([self.persons[name].rats for name in persons])


@lru_cache(maxsize=256)
def cast_of(own: tuple[Person, ...]) -> Cast:
    """Return the cast of a game with these own persons. Cached."""
    return Cast(own)
