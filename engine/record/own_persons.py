"""The persons of a game's own in its record: one table each, without what is as by default."""

from __future__ import annotations

from typing import Any

from engine.content.definitions import Person, Worth
from engine.errors import NotationError, RecordError
from engine.json_codec import codec_of
from engine.rules.persons.own import problems_of_persons

_DEFAULTS: dict[str, Any] = {"letter": None, **Person._field_defaults}


def person_entries(person: Person) -> dict[str, Any]:
    """Return a person as plain TOML values."""
    found = {key: value for key, value in person._asdict().items() if value != _DEFAULTS.get(key, ...)}
    worth = {
        key: value for key, value in person.worth._asdict().items() if value != Worth._field_defaults[key]
    }
    return {**found, "icons": list(person.icons), "worth": worth}


def persons_from(entries: list[Any]) -> tuple[Person, ...]:
    """Read the persons of a record. Raises :class:`~engine.errors.RecordError`."""
    persons = tuple(_person(entry, f"persons[{number}]") for number, entry in enumerate(entries, 1))
    wrong = problems_of_persons(persons)
    if wrong:
        raise RecordError("person", detail=wrong[0])
    return persons


def _person(entry: Any, place: str) -> Person:
    data = entry
    if isinstance(entry, dict):
        worth = entry.get("worth")
        data = {**_DEFAULTS, **entry}
        data["worth"] = {**Worth._field_defaults, **worth} if isinstance(worth, dict) else worth
    try:
        person: Person = codec_of(Person).read(data, place)
    except NotationError as error:
        raise RecordError("person", detail=str(error)) from error
    return person
