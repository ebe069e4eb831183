"""Loading and validating the content files. An error names the file, the key and what was expected."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.content.definitions import (
    DEFAULT_EDITION,
    EFFECT_NUMBERS,
    OPTION_RANGES,
    PERSON_KEY,
    Numbers,
    Options,
    Person,
    StreetPlan,
    Worth,
)
from engine.errors import ContentError, TomlError
from engine.names import MARKETS, MESSAGE_KINDS, PERIODS, ROUNDS_A_PERIOD, SECTORS
from engine.quoting import shortened
from engine.toml import parse

BROWN = 6
"""Brown persons: two a round, none twice in a period (RULES.md section 4)."""
_MOST_WORTH = 99
_BRACED = re.compile(r"\{(\w+)\}")


class _Table:
    """One table of a content file. Each method checks the value; :meth:`finish` refuses unknown keys."""

    def __init__(self, path: Path, where: str, data: Mapping[str, Any]) -> None:
        self._path, self._where, self._data = path, where, data
        self._asked: set[str] = set()

    def wrong(self, key: str, expected: str) -> ContentError:
        place = f"{self._where}.{key}" if self._where else key
        found = shortened(self._data[key]) if key in self._data else "nothing"
        return ContentError(f"{self._path}: {place}: expected {expected}, found {found}")

    def _take(self, key: str, default: Any = None) -> Any:
        self._asked.add(key)
        return self._data.get(key, default)

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self._take(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        value = self._take(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def word(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self._take(key)
        if value not in allowed:
            raise self.wrong(key, f"one of {', '.join(allowed)}")
        return str(value)

    def words(self, key: str, count: int) -> tuple[str, ...]:
        value = self._take(key)
        if not isinstance(value, list) or len(value) != count or not all(isinstance(w, str) for w in value):
            raise self.wrong(key, f"a list of {count} words")
        return tuple(value)

    def integers(self, key: str, count: int) -> tuple[int, ...]:
        value = self._take(key)
        if not isinstance(value, list) or len(value) != count or not all(type(n) is int for n in value):
            raise self.wrong(key, f"a list of {count} whole numbers")
        return tuple(value)

    def has(self, key: str) -> bool:
        return key in self._data

    def name(self, key: str, default: str | None = None) -> str:
        value = self._take(key, default)
        if not isinstance(value, str) or not value.isidentifier():
            raise self.wrong(key, "a name of letters, digits and _")
        return value

    def number(self, key: str, default: float) -> float:
        value = self._take(key, default)
        if type(value) not in (int, float) or not 0 <= value <= _MOST_WORTH:
            raise self.wrong(key, f"a number from 0 to {_MOST_WORTH}")
        return float(value)

    def rows(self, key: str, numbers: Mapping[str, int]) -> tuple[str, ...]:
        """Rows of text in which ``{prestige}`` stands for that of ``numbers``."""
        value = self._take(key)
        if not isinstance(value, list) or not value or not all(isinstance(row, str) and row for row in value):
            raise self.wrong(key, "a list of rows of icons")
        for number in _BRACED.findall(" ".join(value)):
            if number in EFFECT_NUMBERS and number not in numbers:
                raise self.wrong(number, "a whole number from 1 to 9, as the icons show it")
        rows = tuple(_BRACED.sub(lambda found: str(numbers.get(found[1], found[0])), row) for row in value)
        if any("{" in row for row in rows):
            raise self.wrong(key, f"in braces only a number of this person ({', '.join(numbers) or 'none'})")
        return rows

    def pairs(self, key: str, allowed: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        value = self._take(key)
        pairs = value if isinstance(value, list) else [[]]
        if not all(
            isinstance(pair, list) and len(pair) == 2 and all(word in allowed for word in pair)
            for pair in pairs
        ):
            raise self.wrong(key, f"a list of pairs of {', '.join(allowed)}")
        return tuple((pair[0], pair[1]) for pair in pairs)

    def table(self, key: str) -> _Table:
        value = self._take(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "a table")
        return _Table(self._path, f"{self._where}.{key}" if self._where else key, value)

    def finish(self) -> None:
        for key in self._data:
            if key not in self._asked:
                raise self.wrong(key, f"no such key; known are {', '.join(sorted(self._asked))}")

    def names(self) -> tuple[str, ...]:
        return tuple(self._data)


def _open(path: Path) -> _Table:
    try:
        return _Table(path, "", parse(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: can't be read ({error}); reinstall the program") from error
    except TomlError as error:
        raise ContentError(f"{path}: {error}") from error


def read_editions(path: Path) -> dict[str, Options]:
    """The editions of a file such as ``editions.toml``: name to options. Raises :class:`ContentError`."""
    file = _open(path)
    editions = {}
    for name in file.names():
        table = file.table(name)
        values = (
            table.integer(option, *OPTION_RANGES[option]) if option in OPTION_RANGES else table.flag(option)
            for option in Options._fields
        )
        editions[name] = Options._make(values)
        table.finish()
    if DEFAULT_EDITION not in editions:
        raise file.wrong(DEFAULT_EDITION, "a table, as it is the default edition")
    return editions


def read_numbers(path: Path) -> Numbers:
    """The numbers of a file such as ``numbers.toml``. Raises :class:`ContentError`."""
    file = _open(path)
    pot, messages = file.table("pot"), file.table("messages")
    numbers = Numbers(
        coins=file.integer("coins", 0, 999),
        start_coins=file.integer("start_coins", 0, 99),
        start_cache=file.integer("start_cache", 0, 99),
        start_supply=file.integer("start_supply", 0, 99),
        rat_track_end=file.integer("rat_track_end", 1, 99),
        hand_size=file.integer("hand_size", 3, 3),
        park_pair=file.integer("park_pair", 1, 9),
        plague_prestige=file.integer("plague_prestige", 0, 99),
        person_price=file.integer("person_price", 0, 9),
        donation=file.integers("donation", 4),
        pot={players: pot.integer(str(players), 0, 99) for players in range(2, 6)},
        messages={kind: messages.integer(kind, 0, 99) for kind in MESSAGE_KINDS if kind != "cube"},
    )
    for table in (pot, messages, file):
        table.finish()
    return numbers


def read_persons(path: Path) -> dict[str, Person]:
    """The persons of a file such as ``persons.toml``, by name. Raises :class:`ContentError`.

    Whether each has the numbers that its effect asks for is checked in :mod:`engine.rules.persons`.
    """
    file = _open(path)
    for name in file.names():
        if not re.fullmatch(PERSON_KEY, name, re.ASCII):
            raise ContentError(
                f"{path}: {shortened(name)}: expected a key of 1 to 31 small letters a to z and digits, "
                "the first a letter"
            )
    persons = {name: _person(name, file.table(name)) for name in file.names()}
    brown = [name for name, person in persons.items() if person.set == "brown"]
    if len(brown) != BROWN:
        # With another number of them, what two seats see of the stack could give the rest away.
        raise ContentError(
            f'{path}: expected {BROWN} persons with set = "brown", found {len(brown)}: {", ".join(brown)}'
        )
    for letter in PERIODS:
        grey = [name for name, person in persons.items() if (person.set, person.letter) == ("grey", letter)]
        if len(grey) < ROUNDS_A_PERIOD:
            raise ContentError(
                f'{path}: expected {ROUNDS_A_PERIOD} or more persons with set = "grey" and letter = '
                f'"{letter}", found {len(grey)}: {", ".join(grey)}'
            )
    return persons


def _person(name: str, table: _Table) -> Person:
    set_ = table.word("set", ("brown", "grey", "new"))
    letter = None if set_ == "brown" else table.word("letter", PERIODS)
    numbers: dict[str, Any] = {
        number: table.integer(number, 1, 9) for number in EFFECT_NUMBERS if table.has(number)
    }
    person = Person(
        name=name,
        set=set_,
        letter=letter,
        rats=table.integer("rats", 0, 9),
        source=table.word("source", ("card", "list", "chosen")),
        effect=table.name("effect", default=name),
        icons=table.rows("icons", numbers),
        worth=_worth(table.table("worth")) if table.has("worth") else Worth(base=numbers.get("prestige", 0)),
        **numbers,
    )
    table.finish()
    return person


def _worth(table: _Table) -> Worth:
    worth = Worth(
        unit=table.name("unit") if table.has("unit") else None,
        each=table.number("each", 0.0),
        base=table.number("base", 0.0),
        round=table.number("round", 0.0),
        rat=table.number("rat", 0.0),
        last=table.flag("last") if table.has("last") else True,
    )
    if worth.each and worth.unit is None:
        raise table.wrong("unit", "a measure, as there is a worth for each")
    if worth.each and (worth.base or worth.round or worth.rat):
        raise table.wrong("each", "either this or base, round and rat")
    table.finish()
    return worth


def read_streets(path: Path) -> StreetPlan:
    """The street plan of a file such as ``streets.toml``. Raises :class:`ContentError`."""
    file = _open(path)
    corners, areas = file.words("corners", 8), file.words("areas", 8)
    if len(set(corners)) != len(corners) or not set(MARKETS[1:]) <= set(corners):
        raise file.wrong("corners", f"different words, {', '.join(MARKETS[1:])} among them")
    shared = file.pairs("shared", corners)
    if sorted(areas) != sorted((*SECTORS, "harbour")):
        raise file.wrong("areas", "the seven sectors and the harbour")
    file.finish()
    return StreetPlan(corners, shared, areas)
