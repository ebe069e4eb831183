"""The persons of a game's own in its record, and the name of its own edition: tables as in files of them."""

from __future__ import annotations

from typing import Any

from engine.content.definitions import Options, OwnEdition, Person
from engine.errors import RecordError
from engine.quoting import shortened
from engine.record.edition_tables import edition_from
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
        raise RecordError("person", detail=faults[0].at(place))
    return person


def edition_of(entry: dict[str, Any], options: Options | None) -> OwnEdition | None:
    """Read the own edition of a record with these options. Raises :class:`~engine.errors.RecordError`."""
    if not entry:
        return None
    if options is None:
        raise RecordError("own-edition", detail="own_edition: expected the options of a custom edition.")
    edition, faults = edition_from(entry, recorded=options)
    if edition is None:
        raise RecordError("own-edition", detail=faults[0].at("own_edition"))
    return edition
