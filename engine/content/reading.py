"""Reading and checking the content files: a slip is an error with file, key and what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import tomli

from engine.errors import ContentError
from engine.names import MARKETS, MESSAGE_KINDS, PERIODS, SECTORS


class Options(NamedTuple):
    """The edition options of a game (RULES.md section 2)."""

    hotel_double_at: int
    """Influence in the hotel from which two benefits are taken, 2 to 9."""
    coins_limited: bool
    """Whether there are only 25 coins."""
    fool_from_notredame: bool
    """Whether the fool may take a cube from the cathedral."""
    message_cube_prestige: int
    """Prestige of the message that gives a cube, 0 to 4."""
    may_decline: bool
    """Whether a card may be played for no effect at all."""


DEFAULT_EDITION = "anniversary"

CUSTOM = "custom"
"""The edition of a game whose options are not those of a printed one."""

OPTION_RANGES = {"hotel_double_at": (2, 9), "message_cube_prestige": (0, 4)}
"""The allowed values, both ends included, of the options that are numbers."""


class Numbers(NamedTuple):
    """Numbers that no edition changes."""

    coins: int
    start_coins: int
    start_cache: int
    start_supply: int
    rat_track_end: int
    hand_size: int
    park_pair: int
    plague_prestige: int
    person_price: int
    donation: tuple[int, ...]
    pot: dict[int, int]
    messages: dict[str, int]


class Person(NamedTuple):
    """What is printed on a person's card."""

    name: str
    set: str
    letter: str | None
    rats: int
    source: str
    prestige: int = 0
    coins: int = 0
    cubes: int = 0
    pieces: int = 0
    influence: int = 0
    messages: int = 0
    persons: int = 0


_EFFECT_NUMBERS: dict[str, tuple[str, ...]] = {
    "hostess": ("prestige",),
    "monk": ("cubes", "prestige"),
    "moneylender": ("coins", "prestige"),
    "minstrel": ("pieces",),
    "fool": (),
    "doctor": (),
    "cityguard": ("prestige",),
    "nightwatchman": ("prestige",),
    "bishop": (),
    "guildmaster": ("prestige", "influence"),
    "beggarking": ("prestige",),
    "advocate": ("prestige", "messages"),
    "lady": ("prestige",),
    "mayor": ("prestige", "influence"),
    "carpenter": ("prestige", "influence"),
    "administrator": (),
    "nurse": (),
    "scholar": (),
    "priest": (),
    "prosecutor": (),
    "bellringer": ("prestige",),
    "spy": ("prestige",),
    "gypsies": ("prestige",),
    "coachman": (),
    "butcher": (),
    "patron": (),
    "merchant": ("coins",),
    "innkeeper": ("prestige",),
    "councillor": ("persons",),
    "guard": ("prestige", "cubes"),
    "gravedigger": ("prestige",),
    "actress": (),
    "mistress": (),
}
"""Every person there is, and the numbers that its effect asks for."""


class StreetPlan(NamedTuple):
    """The corners of every borough, which of them neighbours share, and the areas between them."""

    corners: tuple[str, ...]
    shared: tuple[tuple[str, str], ...]
    areas: tuple[str, ...]


class _Table:
    """One table of a content file; every reading checks, and ``finish`` finds keys nobody asked for."""

    def __init__(self, path: Path, where: str, data: Mapping[str, Any]) -> None:
        self._path, self._where, self._data = path, where, data
        self._asked: set[str] = set()

    def wrong(self, key: str, expected: str) -> ContentError:
        place = f"{self._where}.{key}" if self._where else key
        found = repr(self._data[key]) if key in self._data else "nothing"
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
        return _Table(path, "", tomli.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: can't be read ({error}); reinstall the program") from error
    except tomli.TOMLDecodeError as error:
        raise ContentError(f"{path}: no valid TOML: {error}") from error


def read_editions(path: Path) -> dict[str, Options]:
    """The editions of a file such as ``editions.toml``: name to options. Raises :class:`ContentError`."""
    file = _open(path)
    editions = {}
    for name in file.names():
        table = file.table(name)
        editions[name] = Options(
            hotel_double_at=table.integer("hotel_double_at", *OPTION_RANGES["hotel_double_at"]),
            coins_limited=table.flag("coins_limited"),
            fool_from_notredame=table.flag("fool_from_notredame"),
            message_cube_prestige=table.integer(
                "message_cube_prestige", *OPTION_RANGES["message_cube_prestige"]
            ),
            may_decline=table.flag("may_decline"),
        )
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
    """The persons of a file such as ``persons.toml``, by name. Raises :class:`ContentError`."""
    file = _open(path)
    persons = {}
    for name, numbers in _EFFECT_NUMBERS.items():
        table = file.table(name)
        set_ = table.word("set", ("brown", "grey", "new"))
        persons[name] = Person(
            name=name,
            set=set_,
            letter=None if set_ == "brown" else table.word("letter", PERIODS),
            rats=table.integer("rats", 0, 9),
            source=table.word("source", ("card", "list", "chosen")),
            **{number: table.integer(number, 1, 9) for number in numbers},
        )
        table.finish()
    file.finish()
    return persons


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
