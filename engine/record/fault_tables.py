"""Tables of content of one's own that are read to the end: all that is wrong is noted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from engine.content.definitions import PERSON_KEY
from engine.content.effect_steps import NOTHING
from engine.mistakes import Expected, Mistake
from engine.quoting import shortened

LONGEST_NAME, LONGEST_TEXT = 40, 400
"""The most letters of a name, and of a text, in one language."""

_LANGUAGE = r"[a-z]{2,3}"
_MOST_LANGUAGES = 20
_QUOTES = "'\""


class Fault(NamedTuple):
    """Something that is wrong with a table."""

    key: str
    """The key, such as ``rats``, ``names.en``, or ``effect 2: n``."""
    expected: Expected
    found: Any = NOTHING

    def at(self, place: str) -> Mistake:
        """Return what is wrong as a sentence; ``place`` tells whose key it is."""
        found = "" if self.found is NOTHING else shortened(self.found)
        return Mistake(f"{place}: {self.key}", self.expected, found)


class FaultTable:
    """A table; what is wrong is noted, and reading goes on."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.faults: list[Fault] = []

    def wrong(self, key: str, expected: Expected, found: Any = NOTHING) -> None:
        """Note what is wrong."""
        self.faults.append(Fault(key, expected, found))

    def name(self, what: str, taken: Iterable[str], otherwise: str | None) -> str:
        """Return the key, which no printed ``what`` has. ``otherwise``: the key where the table has none."""
        name = self.data.get("key", NOTHING if otherwise is None else otherwise)
        if not isinstance(name, str) or not re.fullmatch(PERSON_KEY, name, re.ASCII):
            self.wrong("key", Expected("key"), name)
        elif name in taken:
            self.wrong("key", Expected(f"{what}-key"), name)
        return str(name)

    def number(self, key: str, low: int, default: Any = NOTHING, high: int = 9) -> int:
        """Return a whole number."""
        value = self.data.get(key, default)
        if type(value) is int and low <= value <= high:
            return value
        self.wrong(key, Expected("number", low=low, high=high), value)
        return low

    def flag(self, key: str, default: bool) -> bool:
        """Return true or false."""
        value = self.data.get(key, default)
        if isinstance(value, bool):
            return value
        self.wrong(key, Expected("flag"), value)
        return default

    def one_of(self, key: str, allowed: Iterable[str]) -> str | None:
        """Return one of some words."""
        value = self.data.get(key, NOTHING)
        if isinstance(value, str) and value in allowed:
            return value
        self.wrong(key, Expected("one-of", known=", ".join(allowed)), value)
        return None

    def table(self, key: str) -> Mapping[str, Any]:
        """Return a table within this one; an empty one where there is none."""
        value = self.data.get(key, {})
        if isinstance(value, Mapping):
            return value
        self.wrong(key, Expected("table", entry=key), value)
        return {}

    def unknown(self, known: Iterable[str]) -> None:
        """Note the keys that aren't known."""
        for found in self.data:
            if found not in known:
                self.wrong(shortened(found), Expected("keys", known=", ".join(known)), found)

    def words(self, fields: Mapping[str, str], longest: Mapping[str, int]) -> dict[str, dict[str, Any]]:
        """Return the words by language. ``fields``: tables of words, and the field that each fills."""
        told: dict[str, dict[str, Any]] = {}
        for key, field in fields.items():
            for language, text in self.table(key).items():
                place = f"{key}.{shortened(language).strip(_QUOTES)}"
                most = longest[field]
                if not re.fullmatch(_LANGUAGE, language, re.ASCII):
                    self.wrong(place, Expected("language"), language)
                elif not isinstance(text, str) or not 0 < len(text.strip()) <= most or not text.isprintable():
                    self.wrong(place, Expected("line", most=most), text)
                else:
                    told.setdefault(language, {})[field] = text.strip()
        for language, found in told.items():
            if "name" not in found:
                self.wrong(f"names.{language}", Expected("name", language=language))
        if len(told) > _MOST_LANGUAGES:
            self.wrong("names", Expected("languages", most=_MOST_LANGUAGES), len(told))
        return {language: {"name": "", **found} for language, found in told.items()}
