"""A person of one's own as a TOML table and back: the form of person files and of records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engine.content import BROWN_PERSONS, PERSONS
from engine.content.definitions import EFFECT_NUMBERS, PERSON_KEY, Person, PersonWords, Worth
from engine.content.effect_icons import icons_of
from engine.content.effect_steps import NOTHING, read_steps, tables_of
from engine.names import PERIODS
from engine.quoting import shortened
from engine.rules.persons.own import LONGEST_WORDS, problems_of_persons
from engine.rules.persons.registry import effect_names

WORDS = {"names": "name", "within": "within", "texts": "text"}
"""The tables of words by language, with the field of :class:`PersonWords` that each fills."""

_LANGUAGE = r"[a-z]{2,3}"
_MOST_LANGUAGES = 20
_MOST_ROWS, _LONGEST_ROW = 9, 100
_WORTH = (("unit", str), ("each", float), ("base", float), ("round", float), ("rat", float), ("last", bool))
_KEYS = (
    *("key", "letter", "replaces", "rats", "effect", *EFFECT_NUMBERS),
    *("icons", "source", "worth", "picture", *WORDS),
)


class PersonFault(NamedTuple):
    """Something that is wrong with a person's table."""

    key: str
    """The key, such as ``rats``, ``names.en``, or ``effect 2: n``."""
    expected: str
    found: Any = NOTHING

    def __str__(self) -> str:
        found = "nothing" if self.found is NOTHING else shortened(self.found)
        return f"{self.key}: expected {self.expected}, found {found}"


class _Table:
    """A person's table; what is wrong is noted, and reading goes on."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.faults: list[PersonFault] = []

    def wrong(self, key: str, expected: str, found: Any = NOTHING) -> None:
        self.faults.append(PersonFault(key, expected, found))

    def number(self, key: str, low: int, default: Any = NOTHING) -> int:
        value = self.data.get(key, default)
        if type(value) is int and low <= value <= 9:
            return value
        self.wrong(key, f"a whole number from {low} to 9", value)
        return low

    def one_of(self, key: str, allowed: Iterable[str]) -> str | None:
        value = self.data.get(key, NOTHING)
        if isinstance(value, str) and value in allowed:
            return value
        self.wrong(key, f"one of {', '.join(allowed)}", value)
        return None

    def table(self, key: str) -> Mapping[str, Any]:
        value = self.data.get(key, {})
        if isinstance(value, Mapping):
            return value
        self.wrong(key, f"a table [{key}]", value)
        return {}


def person_from(data: Mapping[str, Any], key: str | None = None) -> tuple[Person | None, list[PersonFault]]:
    """Return the person of a table, or ``None`` and all that is wrong.

    ``key``: the person's key where the table has none.
    """
    table = _Table(data)
    name = data.get("key", NOTHING if key is None else key)
    if not isinstance(name, str) or not re.fullmatch(PERSON_KEY, name, re.ASCII):
        table.wrong("key", "1 to 31 small letters a to z and digits, the first a letter", name)
    elif name in PERSONS:
        table.wrong("key", "one that no printed person has", name)
    letter = replaces = None
    if "letter" in data and "replaces" in data:
        table.wrong("replaces", "either this or letter, not both", data["replaces"])
    elif "replaces" in data:
        replaces = table.one_of("replaces", BROWN_PERSONS)
    elif "letter" in data:
        letter = table.one_of("letter", PERIODS)
    else:
        table.wrong("letter", "A, B or C for a grey person, or replaces for a brown one")
    rats = table.number("rats", 0)
    steps, effect, numbers = _effect(table)
    worth = _worth(table)
    for found in data:
        if found not in _KEYS:
            table.wrong(shortened(found), f"no such key; known are {', '.join(_KEYS)}", data[found])
    source = table.one_of("source", ("chosen",)) if "source" in data else "chosen"
    icons = _icons(table, "icons") if "icons" in data else icons_of(steps) if not table.faults else ()
    words = _words(table)
    if table.faults:
        return None, table.faults
    person = Person(
        name=str(name),
        set="brown" if replaces else "grey",
        letter=letter,
        rats=rats,
        source=source or "chosen",
        effect=effect,
        icons=icons,
        worth=worth,
        replaces=replaces,
        steps=steps,
        words=words,
        **numbers,
    )
    wrong = [PersonFault("person", sentence) for sentence in problems_of_persons((person,))]
    return (None if wrong else person), wrong


def _effect(table: _Table) -> tuple[Any, str, dict[str, int]]:
    """Return the steps, or the name of a printed effect with its numbers."""
    found = table.data.get("effect", NOTHING)
    if not isinstance(found, str):
        steps, faults = read_steps([] if found is NOTHING else found)
        table.faults += [PersonFault(fault.where, fault.expected, fault.found) for fault in faults]
        for number in EFFECT_NUMBERS:
            if number in table.data:
                table.wrong(number, "no such key beside the steps of an effect", table.data[number])
        return steps, "", {}
    known = effect_names()
    if found not in known:
        table.wrong("effect", f"tables [[effect]], or one of {', '.join(known)}", found)
        return (), found, {}
    numbers = {}
    for number in EFFECT_NUMBERS:
        if number in known[found]:
            numbers[number] = table.number(number, 1)
        elif number in table.data:
            asked = ", ".join(known[found]) or "no numbers"
            table.wrong(number, f"no such key, as {found} asks for {asked}", table.data[number])
    return (), found, numbers


def _worth(table: _Table) -> Worth:
    data, values = table.table("worth"), Worth()._asdict()
    for key, kind in _WORTH:
        if key not in data:
            continue
        value = data[key]
        if kind is float and type(value) in (int, float) and 0 <= value <= 99:
            values[key] = float(value)
        elif kind is not float and type(value) is kind and value != "":
            values[key] = value
        else:
            expected = {str: "a measure", float: "a number from 0 to 99", bool: "true or false"}[kind]
            table.wrong(f"worth.{key}", expected, value)
    for key in data:
        if key not in values:
            table.wrong(f"worth.{shortened(key)}", f"no such key; known are {', '.join(values)}", data[key])
    return Worth(**values)


def _icons(table: _Table, key: str) -> tuple[str, ...]:
    rows = table.data[key]
    if (
        isinstance(rows, list)
        and len(rows) <= _MOST_ROWS
        and all(isinstance(row, str) and 0 < len(row) <= _LONGEST_ROW and row.isprintable() for row in rows)
    ):
        return tuple(rows)
    table.wrong(key, f"a list of up to {_MOST_ROWS} rows of icons", rows)
    return ()


def _words(table: _Table) -> tuple[PersonWords, ...]:
    told: dict[str, dict[str, Any]] = {}
    for key, field in WORDS.items():
        for language, text in table.table(key).items():
            place = f"{key}.{shortened(language).strip(_QUOTES)}"
            most = LONGEST_WORDS[field]
            if not re.fullmatch(_LANGUAGE, language, re.ASCII):
                table.wrong(place, "the code of a language, such as en", language)
            elif not isinstance(text, str) or not 0 < len(text.strip()) <= most or not text.isprintable():
                table.wrong(place, f"a text of one line with up to {most} letters", text)
            else:
                told.setdefault(language, {})[field] = text.strip()
    for language, fields in told.items():
        if "name" not in fields:
            table.wrong(f"names.{language}", f"a name, as there are other words for {language}")
    if len(told) > _MOST_LANGUAGES:
        table.wrong("names", f"at most {_MOST_LANGUAGES} languages", len(told))
    return tuple(PersonWords(language, **{"name": "", **fields}) for language, fields in told.items())


_QUOTES = "'\""


def table_of(person: Person) -> dict[str, Any]:
    """Return a person as a table for :func:`person_from`, without what is as by default."""
    numbers = {number: getattr(person, number) for number in EFFECT_NUMBERS}
    worth = {
        key: value for key, value in person.worth._asdict().items() if value != Worth._field_defaults[key]
    }
    words = {
        key: {word.language: getattr(word, field) for word in person.words if getattr(word, field)}
        for key, field in WORDS.items()
    }
    found: dict[str, Any] = {
        "key": person.name,
        "letter": person.letter,
        "replaces": person.replaces,
        "rats": person.rats,
        "effect": tables_of(person.steps) if person.steps else person.effect,
        **{number: value for number, value in numbers.items() if value},
        "icons": list(person.icons),
        "worth": worth or None,
        **{key: texts or None for key, texts in words.items()},
    }
    return {key: value for key, value in found.items() if value is not None}
