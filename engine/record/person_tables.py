"""A person of one's own as a TOML table and back: the form of person files and of records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content import BROWN_PERSONS, PERSONS
from engine.content.definitions import EFFECT_NUMBERS, Person, PersonWords, Worth
from engine.content.effect_icons import icons_of
from engine.content.effect_steps import NOTHING, read_steps, tables_of
from engine.mistakes import Expected
from engine.names import PERIODS
from engine.quoting import shortened
from engine.record.fault_tables import Fault, FaultTable
from engine.rules.persons.own import LONGEST_WORDS
from engine.rules.persons.registry import effect_names

WORDS = {"names": "name", "within": "within", "texts": "text"}
"""The tables of words by language, with the field of :class:`PersonWords` that each fills."""

_MOST_ROWS, _LONGEST = 9, 100
_WORTH = (("unit", str), ("each", float), ("base", float), ("round", float), ("rat", float), ("last", bool))
_KEYS = (
    *("key", "letter", "replaces", "rats", "effect", *EFFECT_NUMBERS),
    *("icons", "source", "worth", "picture", *WORDS),
)


def person_from(data: Mapping[str, Any], key: str | None = None) -> tuple[Person | None, list[Fault]]:
    """Return the person of a table, or ``None`` and all that is wrong.

    ``key``: the person's key where the table has none.
    """
    table = FaultTable(data)
    name = table.name("person", PERSONS, key)
    letter = replaces = None
    if "letter" in data and "replaces" in data:
        table.wrong("replaces", Expected("not-both"), data["replaces"])
    elif "replaces" in data:
        replaces = table.one_of("replaces", BROWN_PERSONS)
    elif "letter" in data:
        letter = table.one_of("letter", PERIODS)
    else:
        table.wrong("letter", Expected("letter"))
    rats = table.number("rats", 0)
    steps, effect, numbers = _effect(table)
    worth = _worth(table)
    table.unknown(_KEYS)
    source = table.one_of("source", ("chosen",)) if "source" in data else "chosen"
    icons = _icons(table, data.get("icons", [] if table.faults else list(icons_of(steps))))
    told = table.words(WORDS, LONGEST_WORDS)
    if table.faults:
        return None, table.faults
    person = Person(
        name=name,
        set="brown" if replaces else "grey",
        letter=letter,
        rats=rats,
        source=source or "chosen",
        effect=effect,
        icons=icons,
        worth=worth,
        replaces=replaces,
        steps=steps,
        words=tuple(PersonWords(language, **fields) for language, fields in told.items()),
        **numbers,
    )
    return person, []


def _effect(table: FaultTable) -> tuple[Any, str, dict[str, int]]:
    """Return the steps, or the name of a printed effect with its numbers."""
    found = table.data.get("effect", NOTHING)
    if not isinstance(found, str):
        steps, faults = read_steps([] if found is NOTHING else found)
        table.faults += [Fault(fault.where, fault.expected, fault.found) for fault in faults]
        for number in EFFECT_NUMBERS:
            if number in table.data:
                table.wrong(number, Expected("no-number"), table.data[number])
        return steps, "", {}
    known = effect_names()
    if found not in known:
        table.wrong("effect", Expected("effect", known=", ".join(known)), found)
        return (), found, {}
    numbers = {}
    for number in EFFECT_NUMBERS:
        if number in known[found]:
            numbers[number] = table.number(number, 1)
        elif number in table.data:
            asked = ", ".join(known[found])
            expected = Expected("numbers" if asked else "no-numbers", effect=found, numbers=asked)
            table.wrong(number, expected, table.data[number])
    return (), found, numbers


def _worth(table: FaultTable) -> Worth:
    data, values = table.table("worth"), Worth()._asdict()
    for key, kind in _WORTH:
        if key not in data:
            continue
        value = data[key]
        if kind is float and type(value) in (int, float) and 0 <= value <= 99:
            values[key] = float(value)
        elif kind is not float and type(value) is kind and 1 <= len(str(value)) <= _LONGEST:
            values[key] = value
        else:
            expected = {str: Expected("measure"), float: Expected("amount", high=99), bool: Expected("flag")}
            table.wrong(f"worth.{key}", expected[kind], value)
    for key in data:
        if key not in values:
            table.wrong(f"worth.{shortened(key)}", Expected("keys", known=", ".join(values)), key)
    return Worth(**values)


def _icons(table: FaultTable, rows: Any) -> tuple[str, ...]:
    if (
        isinstance(rows, list)
        and len(rows) <= _MOST_ROWS
        and all(isinstance(row, str) and 0 < len(row) <= _LONGEST and row.isprintable() for row in rows)
    ):
        return tuple(rows)
    table.wrong("icons", Expected("icons", most=_MOST_ROWS), table.data.get("icons", NOTHING))
    return ()


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
