"""An edition of one's own as a TOML table and back: the form of edition files and of records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content import CUSTOM, DEFAULT_EDITION, EDITIONS
from engine.content.definitions import OPTION_RANGES, EditionWords, Options, OwnEdition
from engine.mistakes import Expected
from engine.record.fault_tables import LONGEST_NAME, LONGEST_TEXT, Fault, FaultTable

_WORDS = {"names": "name", "texts": "text"}
"""The tables of words by language, with the field of :class:`EditionWords` that each fills."""
_LONGEST = {"name": LONGEST_NAME, "text": LONGEST_TEXT}
_KEYS = ("key", *Options._fields, *_WORDS)
_RECORDED = ("key", *_WORDS)


def edition_from(
    data: Mapping[str, Any], key: str | None = None, recorded: Options | None = None
) -> tuple[OwnEdition | None, list[Fault]]:
    """Return the edition of a table, or ``None`` and all that is wrong.

    ``key``: the edition's key where the table has none. ``recorded``: the options, where a record has them
    already. Those that a file leaves out are as in the default edition.
    """
    table = FaultTable(data)
    name = table.name("edition", (*EDITIONS, CUSTOM), key)
    options = recorded or _options(table)
    table.unknown(_KEYS if recorded is None else _RECORDED)
    told = table.words(_WORDS, _LONGEST)
    if not told and data.get("names", {}) == {}:
        table.wrong("names", Expected("names"))
    if table.faults:
        return None, table.faults
    words = tuple(EditionWords(language, **fields) for language, fields in told.items())
    return OwnEdition(name, options, words), []


def _options(table: FaultTable) -> Options:
    usual = EDITIONS[DEFAULT_EDITION]._asdict()
    found: dict[str, Any] = {}
    for option, value in usual.items():
        if option in OPTION_RANGES:
            low, high = OPTION_RANGES[option]
            found[option] = table.number(option, low, value, high)
        else:
            found[option] = table.flag(option, value)
    return Options(**found)


def table_of_edition(edition: OwnEdition) -> dict[str, Any]:
    """Return an edition as a table for a record, which has its options already."""
    words = {
        key: {word.language: getattr(word, field) for word in edition.words if getattr(word, field)}
        for key, field in _WORDS.items()
    }
    return {"key": edition.name, **{key: texts for key, texts in words.items() if texts}}
