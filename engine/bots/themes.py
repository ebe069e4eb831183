"""The learned worth of a position, split into the themes that people think in.

The parts of a position add up to what the evaluation says, so a difference between two positions can be
explained by the weights that made it.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from engine.bots.features import AHEAD, TABLES, features
from engine.bots.value import LAST_PIECE, Value, carried_forward
from engine.names import CARD_KINDS, FRIEND, NOTREDAME, ROUNDS, SECTORS
from engine.rules.state import Player, State

Theme = Literal["prestige", "coins", "cubes", "park", "rats", "cathedral", "messages", "persons"]
THEMES: tuple[Theme, ...] = get_args(Theme)
"""What the worth of a position consists of.

``prestige``: what is there, what the person who is still to be hired brings, and the residence. ``cubes``:
also the cloister school and the hotel. ``coins``: also the bank. ``messages``: also the carriage house.
``rats``: also the hospital. ``persons``: those of the rounds to come.
"""


class Part(NamedTuple):
    """What a part of a position is about."""

    theme: Theme
    about: str = ""
    """The sector or the person to come, where it is about one."""


_OF_SECTORS: dict[str, Theme] = {
    "cloister": "cubes",
    "bank": "coins",
    "residence": "prestige",
    "carriage": "messages",
    "hotel": "cubes",
    "park": "park",
    "hospital": "rats",
    NOTREDAME: "cathedral",
    FRIEND: "prestige",
}
_OF_TABLES: dict[str, Part] = {
    **{f"influence_{sector}": Part(_OF_SECTORS[sector], sector) for sector in SECTORS},
    "coins": Part("coins"),
    "cache": Part("cubes"),
    "supply": Part("cubes"),
    "rat": Part("rats"),
    "rat_at_period_end": Part("rats"),
    "share": Part("cathedral"),
    "messages_near": Part("messages"),
    "messages_left": Part("messages"),
    "seats": Part("prestige"),
    "rat_hospital": Part("rats"),
    "park_residence": Part("park", "park"),
    "coins_cache": Part("coins"),
    "cloister_cache": Part("cubes"),
    "bank_coins": Part("coins"),
    "near_carriage": Part("messages"),
    "distance_carriage": Part("messages"),
}


def _parts_of_rows() -> list[Part]:
    """Return what each row of the tables is about."""
    found: list[Part] = []
    for name, table in TABLES.items():
        if name.startswith(AHEAD):
            found += [Part("persons", name.removeprefix(AHEAD))] * table.rows
        elif name == "friend":
            found += [Part("prestige"), *(Part(_OF_SECTORS[sector], sector) for sector in SECTORS)]
        elif name == "deck":
            found += [Part(_OF_SECTORS[kind], kind) for kind in CARD_KINDS for _ in range(4)]
        else:
            found += [_OF_TABLES[name]] * table.rows
    return found


_ROWS = _parts_of_rows()

Parts = dict[Part, float]
"""The worth of a position by its parts; they add up to the whole."""


def parts(value: Value, state: State, player: Player) -> Parts:
    """Return the worth of a position to a player as ``value`` sees it, by its parts."""
    carried = carried_forward(state, player)
    found = dict.fromkeys(map(Part, THEMES), 0.0)
    found[Part("prestige")] = carried.prestige + carried.hire
    found[Part("rats")] = -carried.plague
    found[Part("cathedral")] = carried.share
    if state.round == ROUNDS:
        found[Part("coins")] += LAST_PIECE * carried.held.coins
        found[Part("cubes")] += LAST_PIECE * player.cache
        return found
    for row in features(state, player, carried.held):
        part = _ROWS[row]
        found[part] = found.get(part, 0.0) + value.row(state.round, row)
    return found


def by_theme(those: Parts) -> dict[Theme, float]:
    """Return the worth of each theme."""
    found: dict[Theme, float] = dict.fromkeys(THEMES, 0.0)
    for part, worth in those.items():
        found[part.theme] += worth
    return found


def mean(several: list[Parts]) -> Parts:
    """Return the mean of the parts of several positions."""
    found: Parts = {}
    for those in several:
        for part, worth in those.items():
            found[part] = found.get(part, 0.0) + worth / len(several)
    return found
