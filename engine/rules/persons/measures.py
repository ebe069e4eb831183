"""What an effect can count of a seat (RULES.md section 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.content import NUMBERS
from engine.content.definitions import MEASURES
from engine.names import MARKETS
from engine.rules.state import Player, State

Measure = Callable[[State, Player], int]


def _influence(state: State, player: Player) -> int:
    return player.cubes_on_board() + (player.friend is not None)


def _sector_of_friend(state: State, player: Player) -> int:
    return player.influence(player.friend) if player.friend else 0


def _messages_of_a_kind(state: State, player: Player) -> int:
    kinds = [kind for _, kind in player.messages]
    return max([kinds.count(kind) for kind in set(kinds)], default=0)


def _free_markets(state: State, player: Player) -> int:
    """The centre market counts, too (R12)."""
    return sum([f"{player.colour}.{market}" not in state.messages for market in MARKETS])


_MEASURES: dict[str, Measure] = {
    "influence": _influence,
    "strongest_sector": lambda state, player: max(player.influences()),
    "sector_of_friend": _sector_of_friend,
    "empty_sectors": lambda state, player: len(player.empty_sectors()),
    "cubes_in_cathedral": lambda state, player: player.cathedral(),
    "cubes_on_board": lambda state, player: player.cubes_on_board(),
    "supply": lambda state, player: player.supply,
    "coins": lambda state, player: player.coins,
    "messages": lambda state, player: len(player.messages),
    "messages_of_a_kind": _messages_of_a_kind,
    "free_markets": _free_markets,
    "spaces_above_rat": lambda state, player: NUMBERS.rat_track_end - player.rat,
    "prestige": lambda state, player: player.prestige,
    "rats": lambda state, player: state.rats,
}

assert {*_MEASURES, "sectors"} == {*MEASURES}


@lru_cache(maxsize=256)
def measure_of(name: str, at: str | int) -> Measure:
    """Return a measure. ``at``: of which sector or kind of message, or the least influence that counts."""
    if name == "sectors":
        least = int(at)
        return lambda state, player: player.sectors_with(least)
    if name == "influence" and at:
        return lambda state, player: player.influence(str(at))
    if name == "messages" and at:
        return lambda state, player: sum([kind == at for _, kind in player.messages])
    return _MEASURES[name]
