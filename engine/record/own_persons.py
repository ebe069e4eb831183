"""The persons of a game's own in its record: a table each, as in person files."""

from __future__ import annotations

from typing import Any

from engine.content.definitions import Person
from engine.errors import RecordError
from engine.quoting import shortened
from engine.record.person_tables import person_from
from engine.rules.persons.own import problems_of_persons


def persons_from(entries: list[Any]) -> tuple[Person, ...]:
    """Read the persons of a record. Raises :class:`~engine.errors.RecordError`."""
    persons = tuple(_person(entry, f"persons[{number}]") for number, entry in enumerate(entries, 1))
    wrong = problems_of_persons(persons)
    if wrong:
        raise RecordError("person", detail=wrong[0])
    return persons


def _person(entry: Any, place: str) -> Person:
    if not isinstance(entry, dict):
        raise RecordError("person", detail=f"{place} is {shortened(entry)}, not a table.")
    person, faults = person_from(entry)
    if person is None:
        raise RecordError("person", detail=f"{place}: {faults[0]}.")
    return person
