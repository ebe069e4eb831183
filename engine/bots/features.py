"""The features of a position that the learned evaluation of :mod:`engine.bots.value` uses.

They describe a position at the end of a round. Each feature is a small whole number that selects a row of
its own table. The sum of the selected rows is the prestige still to come.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from engine.content import FOLDER, NUMBERS, PERSONS
from engine.content.casts import Cast
from engine.content.definitions import Person
from engine.errors import ContentError
from engine.names import (
    CARD_KINDS,
    MARKETS,
    NOTREDAME,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SECTORS,
    Colour,
    MessageKind,
    card_kind,
)
from engine.rules.state import Player, State
from engine.streets import Streets

SHARE_GROWTH = 0.35
"""Average number of cubes that each player adds to the cathedral per round."""

AHEAD = "ahead_"
"""Prefix of the tables for the grey persons still to come."""

_MOST = 7
"""The most influence that is counted; more counts as this."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of weights, indexed by one feature or by a pair of features."""

    name: str
    rows: int
    ordered: bool
    """Whether neighbouring rows are similar: a row without samples then follows the one before it."""
    start: int
    """The index of its first row among the rows of all tables."""


def _lay_out() -> dict[str, Table]:
    ordered = {
        **{f"influence_{sector}": _MOST + 1 for sector in SECTORS},
        "coins": 11,
        "cache": 11,
        "supply": 11,
        "rat": 10,
        "rat_at_period_end": 28,
        "share": 31,
        "messages_near": 6,
        "messages_left": 5,
        **{f"{AHEAD}{person}": 15 for person, facts in PERSONS.items() if facts.letter},
    }
    crossed = {
        "seats": 8,
        "rat_hospital": 10 * 6,
        "park_residence": 5 * 6,
        "coins_cache": 5 * 5,
        "cloister_cache": 5 * 5,
        "bank_coins": 5 * 5,
        "near_carriage": 6 * 4,
        "distance_carriage": 4 * 4,
        "friend": len(SECTORS) + 1,
        "deck": len(CARD_KINDS) * 4,
    }
    tables, start = {}, 0
    for those, is_ordered in ((ordered, True), (crossed, False)):
        for name, rows in those.items():
            tables[name] = Table(name, rows, is_ordered, start)
            start += rows
    return tables


TABLES = _lay_out()
"""All tables by name."""

ROWS = sum(table.rows for table in TABLES.values())
"""The number of rows of all tables together."""

_AT = {name: table.start for name, table in TABLES.items()}
_AHEAD_AT = {name.removeprefix(AHEAD): start for name, start in _AT.items() if name.startswith(AHEAD)}
_DECK_AT: dict[str, int] = {kind: _AT["deck"] + 4 * number for number, kind in enumerate(CARD_KINDS)}
_FRIEND_AT = {sector: _AT["friend"] + number for number, sector in enumerate((None, *SECTORS))}
_HOTEL = SECTORS.index("hotel")
_DIRECT = dict(zip(SECTORS, range(len(SECTORS)), strict=True))

_PIECES = 32
"""More than any count that is looked up."""


def _rows(name: str) -> tuple[int, ...]:
    """Return the row of a table for each count from 0 on; beyond the table it is the last one."""
    table = TABLES[name]
    return tuple(table.start + min(count, table.rows - 1) for count in range(_PIECES))


def _crossed_rows(name: str, width: int, *, pairs: bool = False) -> tuple[tuple[int, ...], ...]:
    """Return the rows of a table of two features, the second with ``width`` values, by both counts.

    ``pairs``: the first feature counts in twos.
    """
    table = TABLES[name]
    last = table.rows // width - 1
    return tuple(
        tuple(
            table.start + width * min(one // (1 + pairs), last) + min(other, width - 1)
            for other in range(_PIECES)
        )
        for one in range(_PIECES)
    )


# Looking a row up is faster than limiting a count, and positions are evaluated by the thousand.
_SECTOR_ROWS = tuple(_rows(f"influence_{sector}") for sector in SECTORS)
_COINS, _CACHE, _SUPPLY, _RAT = map(_rows, ("coins", "cache", "supply", "rat"))
_RAT_END, _SHARE, _NEAR, _LEFT = map(_rows, ("rat_at_period_end", "share", "messages_near", "messages_left"))
_SEATS = _rows("seats")
_RAT_HOSPITAL = _crossed_rows("rat_hospital", 6)
_PARK_RESIDENCE = _crossed_rows("park_residence", 6, pairs=True)
_COINS_CACHE = _crossed_rows("coins_cache", 5)
_CLOISTER_CACHE = _crossed_rows("cloister_cache", 5)
_BANK_COINS = _crossed_rows("bank_coins", 5)
_NEAR_CARRIAGE = _crossed_rows("near_carriage", 4)
_DISTANCE_CARRIAGE = _crossed_rows("distance_carriage", 4)


@dataclass(slots=True)
class Holdings:
    """What a player will hold at the end of the round, as far as it differs from now."""

    coins: int
    supply: int
    rat: int
    in_cathedral: int
    others_in_cathedral: float


def features(state: State, player: Player, held: Holdings) -> list[int]:
    """Return the indices of the rows for a player's position at the end of the present round (1 to 8)."""
    round_, seats = state.round, len(state.players)
    rounds = -round_ % ROUNDS_A_PERIOD
    influences = player.influences()
    cloister, bank, residence, carriage, _, park, hospital = influences
    coins, cache, rat = min(held.coins, 10), player.cache, held.rat
    near, distance = _messages(state.streets, player.carriage, player.messages, tuple(state.messages.items()))
    found = [
        *[rows[influence] for rows, influence in zip(_SECTOR_ROWS, influences)],  # noqa: B905 - faster
        _SEATS[2 * (seats - 2) + state.setup.new_persons],
        _COINS[coins],
        _CACHE[cache],
        _SUPPLY[held.supply],
        _RAT[rat],
        _RAT_HOSPITAL[rat][hospital],
        _PARK_RESIDENCE[park][residence],
        _COINS_CACHE[coins][cache],
        _CLOISTER_CACHE[cloister][cache],
        _BANK_COINS[bank][coins],
        _NEAR[near],
        _LEFT[len(state.messages) // seats],
        _NEAR_CARRIAGE[near][carriage],
        _DISTANCE_CARRIAGE[distance][carriage],
        _FRIEND_AT[player.friend],
    ]
    ahead = state.grey[: ROUNDS - round_]
    if rounds:
        coming = _rats_of(state.cast, state.brown[: 2 * rounds] + ahead[:rounds])
        found.append(_RAT_END[max(0, min(27, rat + coming - hospital * rounds + 7))])
        if held.in_cathedral:
            cubes = held.in_cathedral + held.others_in_cathedral + SHARE_GROWTH * rounds * seats
            found.append(_SHARE[min(30, int(2 * held.in_cathedral * NUMBERS.pot[seats] / cubes))])
        for card in player.deck:
            kind = card_kind(card)
            if kind in _DIRECT:
                influence = influences[_DIRECT[kind]]
                found.append(_DECK_AT[kind] + (influence if influence < 3 else 3))
            elif kind == NOTREDAME:
                found.append(_DECK_AT[kind] + (coins if coins < 3 else 3))
            else:
                found.append(_DECK_AT[kind])
    for person in ahead:
        if person in _AHEAD_AT:  # nothing was learned of a game's own persons
            found.append(_AHEAD_AT[person] + min(14, pay(state, player, person, influences, held)))
    return found


@lru_cache(maxsize=1024)
def _rats_of(cast: Cast, persons: tuple[str, ...]) -> int:
    return cast.rats(persons)


@lru_cache(maxsize=16384)
def _messages(
    streets: Streets,
    carriage: str,
    own: tuple[tuple[Colour, MessageKind], ...],
    on_board: tuple[tuple[str, tuple[Colour, MessageKind]], ...],
) -> tuple[int, int]:
    """Return how many messages can be collected one step away (0 to 5), and the steps to the nearest one.

    The steps are 1 to 3, where 3 stands for 3 or more. ``own``: the messages that the player holds;
    ``on_board``: those on the board, by market.
    """
    if not on_board:
        return 0, 3
    messages = dict(on_board)
    held = [colour for colour, _ in own]
    counts = {colour: held.count(colour) for colour in {colour for colour, _ in messages.values()}}
    least = min(counts.values())
    wanted = {market for market, (colour, _) in on_board if counts[colour] == least}
    near = len(wanted.intersection(streets.steps(carriage)))
    if near:
        return min(near, 5), 1
    return 0, 3 if wanted.isdisjoint(streets.reach(carriage, 2)) else 2


def pay(state: State, player: Player, person: str, influences: list[int], held: Holdings) -> int:
    """Return the count that a person's worth depends on, such as the number of empty sectors."""
    reckon = _PAY.get(person)
    if state.cast.own and person not in PERSONS:
        reckon = _own_measure(state.cast.persons[person])
    return reckon(state, player, influences, held) if reckon else 0


Measure = Callable[[State, Player, list[int], Holdings], int]


def _empty_sectors(state: State, player: Player, influences: list[int], held: Holdings) -> int:
    return influences.count(0)


def _messages_of_a_kind(state: State, player: Player, influences: list[int], held: Holdings) -> int:
    kinds = [kind for _, kind in player.messages]
    return max([kinds.count(kind) for kind in set(kinds)], default=0)


def _free_markets(state: State, player: Player, influences: list[int], held: Holdings) -> int:
    return sum([f"{player.colour}.{market}" not in state.messages for market in MARKETS])


def _strong_sectors(person: Person) -> Measure:
    low = person.influence
    return lambda state, player, influences, held: sum([influence >= low for influence in influences])


_MEASURES: dict[str, Measure] = {
    "coins": lambda state, player, influences, held: held.coins,
    "cubes_in_cathedral": lambda state, player, influences, held: held.in_cathedral,
    "cubes_on_board": lambda state, player, influences, held: player.cubes_on_board(),
    "empty_sectors": _empty_sectors,
    "free_markets": _free_markets,
    "hotel": lambda state, player, influences, held: influences[_HOTEL],
    "influence": lambda state, player, influences, held: sum(influences) + held.in_cathedral,
    "messages": lambda state, player, influences, held: len(player.messages),
    "messages_of_a_kind": _messages_of_a_kind,
    "prestige_by_three": lambda state, player, influences, held: player.prestige // 3,
    "sector_of_friend": lambda state, player, influences, held: (
        player.influence(player.friend) if player.friend else 0
    ),
    "spaces_above_rat": lambda state, player, influences, held: NUMBERS.rat_track_end - held.rat,
    "strongest_sector": lambda state, player, influences, held: max(influences),
    "supply": lambda state, player, influences, held: held.supply,
}
"""What a person's worth can depend on, by the name of the ``unit`` in ``persons.toml``."""

_MEASURES_BY_NUMBER: dict[str, Callable[[Person], Measure]] = {"strong_sectors": _strong_sectors}
"""Measures that depend on a number on the person's card."""


def _measure(person: Person, unit: str) -> Measure:
    if unit in _MEASURES_BY_NUMBER:
        return _MEASURES_BY_NUMBER[unit](person)
    if unit not in _MEASURES:
        raise ContentError(
            f"{FOLDER / 'persons.toml'}: {person.name}.worth.unit: expected one of "
            f"{', '.join(sorted((*_MEASURES, *_MEASURES_BY_NUMBER)))}, found {unit!r}"
        )
    return _MEASURES[unit]


@lru_cache(maxsize=256)
def _own_measure(person: Person) -> Measure | None:
    """Return the measure of a game's own person; ``None`` for a unit that bots don't know."""
    unit = person.worth.unit
    return _measure(person, unit) if unit in _MEASURES or unit in _MEASURES_BY_NUMBER else None


_PAY = {name: _measure(facts, facts.worth.unit) for name, facts in PERSONS.items() if facts.worth.unit}
"""The measure of every person that has one."""
