"""Files of persons of one's own: one section a person, with the keys that ``persons.toml`` explains."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

from engine.content.definitions import Person, Worth
from engine.errors import ContentError, DamageError, NotationError
from engine.json_codec import codec_of
from engine.quoting import shortened
from engine.record.record_files import read_bytes
from engine.rules.persons.own import problems_of_persons
from engine.toml import parse

_DEFAULTS: dict[str, Any] = {"letter": None, "source": "chosen", "icons": [], **Person._field_defaults}


def read_persons(path: Path) -> tuple[tuple[Person, ...], list[str]]:
    """Return the persons of a file that are right so far, and a sentence for everything that is wrong.

    Raises :class:`~engine.errors.ContentError` for a file that can't be read or is no TOML.
    """
    try:
        data = parse(read_bytes(path).decode("utf-8-sig"))
    except DamageError as error:
        raise ContentError(f"{path} {error.sentence}") from error
    except UnicodeDecodeError as error:
        raise ContentError(f"{path} is no text (byte {error.start} is not UTF-8).") from error
    persons, wrong = [], []
    for name, section in data.items():
        person, faults = _person(name, section)
        wrong += faults
        if person is not None:
            persons.append(person)
    if not data:
        wrong.append("expected a section for each person, such as [juggler], found nothing")
    wrong += problems_of_persons(tuple(persons))
    return tuple(persons), [f"{path}: {sentence}" for sentence in wrong]


def _person(name: str, section: Any) -> tuple[Person | None, list[str]]:
    place = shortened(name)
    if not isinstance(section, dict):
        return None, [f"{place}: expected a section, found {shortened(section)}."]
    found = {**_DEFAULTS, **section, "name": name}
    if isinstance(worth := section.get("worth", {}), dict):
        found["worth"] = {**Worth._field_defaults, **{key: _number(value) for key, value in worth.items()}}
    faults = list(_faults(found, place))
    return (None if faults else codec_of(Person).read(found, place)), faults


def _number(value: Any) -> Any:
    return float(value) if type(value) is int and abs(value) < 1e6 else value


def _faults(found: dict[str, Any], place: str) -> Iterator[str]:
    kinds = get_type_hints(Person)
    for key, kind in kinds.items():
        if key not in found:
            yield f"{place} lacks {key!r}."
            continue
        try:
            codec_of(kind).read(found[key], f"{place}.{key}")
        except NotationError as error:
            yield str(error)
    for key in found:
        if key not in kinds:
            known = ", ".join(sorted(kinds.keys() - {"name"}))
            yield f"{place} has an entry {shortened(key)} that is unknown; known are {known}."
