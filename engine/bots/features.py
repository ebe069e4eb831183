"""The features of a position that the learned evaluation of :mod:`engine.bots.value` uses.

They describe a position at the end of a round. Each feature is a small whole number that selects a row of
its own table. The sum of the selected rows is the prestige still to come.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.content import FOLDER, NUMBERS, PERSONS
from engine.content.definitions import Person
from engine.errors import ContentError
from engine.names import CARD_KINDS, MARKETS, NOTREDAME, ROUNDS, ROUNDS_A_PERIOD, SECTORS, card_kind
from engine.rules.state import Player, State

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
_SECTOR_AT = tuple(_AT[f"influence_{sector}"] for sector in SECTORS)
_AHEAD_AT = {name.removeprefix(AHEAD): start for name, start in _AT.items() if name.startswith(AHEAD)}
_DECK_AT: dict[str, int] = {kind: _AT["deck"] + 4 * number for number, kind in enumerate(CARD_KINDS)}
_FRIEND_AT = {sector: _AT["friend"] + number for number, sector in enumerate((None, *SECTORS))}
_COINS, _CACHE, _SUPPLY, _RAT = _AT["coins"], _AT["cache"], _AT["supply"], _AT["rat"]
_RAT_END, _SHARE, _NEAR, _LEFT = (
    _AT["rat_at_period_end"],
    _AT["share"],
    _AT["messages_near"],
    _AT["messages_left"],
)
_SEATS, _RAT_HOSPITAL, _PARK_RESIDENCE = _AT["seats"], _AT["rat_hospital"], _AT["park_residence"]
_COINS_CACHE, _CLOISTER_CACHE, _BANK_COINS = _AT["coins_cache"], _AT["cloister_cache"], _AT["bank_coins"]
_NEAR_CARRIAGE, _DISTANCE_CARRIAGE = _AT["near_carriage"], _AT["distance_carriage"]
_RATS_OF = {name: facts.rats for name, facts in PERSONS.items()}
_HOTEL = SECTORS.index("hotel")
_DIRECT = dict(zip(SECTORS, range(len(SECTORS)), strict=True))


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
    coins, cache, rat = min(held.coins, 10), min(player.cache, 10), held.rat
    found = [start + min(influence, _MOST) for start, influence in zip(_SECTOR_AT, influences, strict=True)]
    near, distance = _messages(state, player)
    few_coins, few_cubes = min(coins, 4), min(cache, 4)
    some_carriage = min(carriage, 3)
    found += (
        _SEATS + 2 * (seats - 2) + state.setup.new_persons,
        _COINS + coins,
        _CACHE + cache,
        _SUPPLY + min(held.supply, 10),
        _RAT + rat,
        _RAT_HOSPITAL + 6 * rat + min(hospital, 5),
        _PARK_RESIDENCE + 6 * min(park // 2, 4) + min(residence, 5),
        _COINS_CACHE + 5 * few_coins + few_cubes,
        _CLOISTER_CACHE + 5 * min(cloister, 4) + few_cubes,
        _BANK_COINS + 5 * min(bank, 4) + few_coins,
        _NEAR + near,
        _LEFT + min(len(state.messages) // seats, 4),
        _NEAR_CARRIAGE + 4 * near + some_carriage,
        _DISTANCE_CARRIAGE + 4 * distance + some_carriage,
        _FRIEND_AT[player.friend],
    )
    ahead = state.grey[: ROUNDS - round_]
    if rounds:
        coming = sum([_RATS_OF[person] for person in state.brown[: 2 * rounds] + ahead[:rounds]])
        found.append(_RAT_END + max(0, min(27, rat + coming - hospital * rounds + 7)))
        if held.in_cathedral:
            cubes = held.in_cathedral + held.others_in_cathedral + SHARE_GROWTH * rounds * seats
            found.append(_SHARE + min(30, int(2 * held.in_cathedral * NUMBERS.pot[seats] / cubes)))
        for card in player.deck:
            kind = card_kind(card)
            if kind in _DIRECT:
                found.append(_DECK_AT[kind] + min(influences[_DIRECT[kind]], 3))
            else:
                found.append(_DECK_AT[kind] + (min(coins, 3) if kind == NOTREDAME else 0))
    for person in ahead:
        found.append(_AHEAD_AT[person] + min(14, pay(state, player, person, influences, held)))
    return found


def _messages(state: State, player: Player) -> tuple[int, int]:
    """Return how many messages can be collected one step away (0 to 5), and the steps to the nearest one.

    The steps are 1 to 3, where 3 stands for 3 or more.
    """
    messages = state.messages
    if not messages:
        return 0, 3
    held = [colour for colour, _ in player.messages]
    counts = {colour: held.count(colour) for colour in {colour for colour, _ in messages.values()}}
    least = min(counts.values())
    near = 0
    for market in state.streets.steps(player.carriage):
        if market in messages and counts[messages[market][0]] == least:
            near += 1
    if near:
        return min(near, 5), 1
    for market in state.streets.reach(player.carriage, 2):
        if market in messages and counts[messages[market][0]] == least:
            return 0, 2
    return 0, 3


def pay(state: State, player: Player, person: str, influences: list[int], held: Holdings) -> int:
    """Return the count that a person's worth depends on, such as the number of empty sectors."""
    reckon = _PAY.get(person)
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


_PAY = {name: _measure(facts, facts.worth.unit) for name, facts in PERSONS.items() if facts.worth.unit}
"""The measure of every person that has one."""
