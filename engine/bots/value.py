"""The learned evaluation: the worth of a position from tables of weights that self-play has fitted.

The tables give the average prestige that a player still gains from a position at the end of a round.
Within a round the position is first projected to its end: the plague, the cathedral's share, and the best
of the three persons if the seat has still to hire.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

from engine.bots.features import AHEAD, SHARE_GROWTH, TABLES, Holdings, features, pay
from engine.bots.own_worth import Estimate, estimate_of
from engine.content import NUMBERS, PERSONS
from engine.content.definitions import Person, Worth
from engine.errors import ContentError
from engine.names import NOTREDAME, ROUNDS, ROUNDS_A_PERIOD
from engine.rules.cathedral import cubes_in_notredame
from engine.rules.hiring import ask_hire
from engine.rules.state import Player, State

WEIGHTS = Path(__file__).with_name("weights.json")

Weights = tuple[tuple[float, ...], ...]
"""The weights of all rows, for the end of each round from 1 to 8."""

_WORTHS = {name: (facts.worth, facts.prestige > 0) for name, facts in PERSONS.items()}
"""For each person the worth of a hire, and whether it brings prestige."""


def _own_worth(person: Person) -> tuple[Worth, bool]:
    """The same for a game's own person."""
    return person.worth, person.prestige > 0


def _own_estimate(person: Person) -> Estimate | None:
    """The estimate of what a hire of a game's own person brings, unless its worth is told."""
    return None if person.name in PERSONS else estimate_of(person)


LAST_PIECE = 0.01
"""The worth of a coin or a cube in the cache after the last round: it breaks ties."""

_PRIEST_HIRED = 0.45
"""The probability that a player hires the priest when he is on display."""


class Carried(NamedTuple):
    """A position projected to the end of its round."""

    prestige: float
    """What the player has now."""
    hire: float
    """About what the best of the three persons will bring, if the player has still to hire."""
    plague: float
    """What a strike of the plague will cost."""
    share: float
    """What the cathedral will pay."""
    held: Holdings

    @property
    def total(self) -> float:
        """The prestige at the end of the round."""
        return self.prestige + self.hire - self.plague + self.share


class Value:
    """An evaluator with learned weights."""

    def __init__(self, weights: Weights) -> None:
        """``weights``: for each of 8 rounds :data:`~engine.bots.features.ROWS` numbers."""
        self._rows = [rows.__getitem__ for rows in weights]

    def __call__(self, state: State, player: Player) -> float:
        """Return the worth of a position to a player: the prestige expected at the end of the game."""
        prestige, hire, plague, share, held = carried_forward(state, player)
        value = prestige + hire - plague + share
        if state.round == ROUNDS:
            return value + LAST_PIECE * (held.coins + player.cache)
        return value + sum(map(self._rows[state.round - 1], features(state, player, held)))

    def row(self, round_: int, row: int) -> float:
        """Return the weight of a row for the end of a round from 1 to 8."""
        return self._rows[round_ - 1](row)


def carried_forward(state: State, player: Player) -> Carried:
    """Project a position to the end of its round."""
    round_, hospital = state.round, player.influence("hospital")
    left = ROUNDS - round_
    hire = plague = share = 0.0
    coins, phase, doctor = player.coins, state.phase, player.doctor
    before_hire = phase in ("draft", "actions")
    if before_hire and coins:
        hire = _best_hire(state, player, left)
        coins -= 1
        doctor = "doctor" in state.persons and player.rat + state.rats - hospital > NUMBERS.rat_track_end
    rat = player.rat
    if phase != "plague":
        rat = max(0, rat + (0 if doctor else state.rats) - hospital)
        if rat > NUMBERS.rat_track_end:
            rat = NUMBERS.rat_track_end
            plague = NUMBERS.plague_prestige + 0.35 * left
    own, supply = player.cubes[NOTREDAME], player.supply
    others = cubes_in_notredame(state) - own + _priests_ahead(state, player)
    if not round_ % ROUNDS_A_PERIOD:
        if own:
            share = _share(state, player, own, others, before_hire)
            supply += own
            own = 0
        others = 0
    held = Holdings(coins, supply, rat, own, others)
    return Carried(float(player.prestige), hire, plague, share, held)


def _priests_ahead(state: State, player: Player) -> float:
    """Estimate how many cubes the others will add to the cathedral by hiring the priest."""
    if "priest" not in state.persons:
        return 0.0
    others = [step for step in state.agenda if step[0] is ask_hire and step[1] != player.colour]
    return _PRIEST_HIRED * len(others)


def _share(state: State, player: Player, own: int, others: float, before_hire: bool) -> float:
    """Return what the cathedral will pay the player at the end of this round."""
    seats = len(state.players)
    growth = SHARE_GROWTH * seats / 2 if before_hire else 0.0
    each = NUMBERS.pot[seats] / (own + others + growth)
    if not before_hire:
        each = float(int(each))
    return own * each + (player.influence("park") // NUMBERS.park_pair if each else 0)


def _best_hire(state: State, player: Player, left: int) -> float:
    """Estimate what the best of the three persons would bring."""
    park = player.influence("park") // NUMBERS.park_pair
    influences = player.influences()
    held = Holdings(player.coins, player.supply, player.rat, player.cubes[NOTREDAME], 0)
    best = 0.0
    for person in state.persons:
        if state.cast.own and (estimate := _own_estimate(state.cast.persons[person])):
            best = max(best, estimate(state, player, left))
            continue
        worth, pays = _WORTHS.get(person) or _own_worth(state.cast.persons[person])
        if worth.each:
            gain = worth.each * pay(state, player, person, influences, held)
            gain += park if gain else 0
        elif left or worth.last:
            gain = worth.base + worth.round * left + worth.rat * state.rats + park * pays
        else:
            gain = 0.0
        best = max(best, gain)
    return best


@lru_cache(maxsize=1)
def learned() -> Value:
    """Return the evaluator with the weights of the game. Raises :class:`~engine.errors.ContentError`."""
    return Value(read(WEIGHTS))


def read(path: Path) -> Weights:
    """Read the weights from a JSON file. Raises :class:`~engine.errors.ContentError` naming the file.

    The file lists its tables and their numbers of rows. A person without a table gets rows of 0; tables of
    persons that no longer exist are left out.
    """
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"{path} can't be read ({error.strerror or error}).") from error
    except ValueError as error:
        raise ContentError(f"{path} holds no tables of worths ({error}).") from error
    rows, rounds = (found.get("tables"), found.get("rounds")) if isinstance(found, dict) else (None, None)
    if not _is_tables(rows) or not _is_rounds(rounds, sum(rows.values())):
        raise ContentError(
            f"{path}: expected tables with their rows and {ROUNDS - 1} lists of as many numbers, "
            "as `learn` writes."
        )
    for name, table in TABLES.items():
        if rows.get(name, table.rows if name.startswith(AHEAD) else 0) != table.rows:
            raise ContentError(f"{path}: expected {table.rows} rows of the table {name}, as `learn` writes.")
    return tuple(_in_order(worths, rows) for worths in rounds)


def _is_tables(rows: object) -> TypeGuard[dict[str, int]]:
    return isinstance(rows, dict) and all(type(count) is int and count > 0 for count in rows.values())


def _is_rounds(rounds: object, rows: int) -> TypeGuard[list[list[float]]]:
    return (
        isinstance(rounds, list)
        and len(rounds) == ROUNDS - 1
        and all(isinstance(worths, list) and len(worths) == rows for worths in rounds)
        and all(type(worth) in (int, float) for worths in rounds for worth in worths)
    )


def _in_order(worths: list[float], rows: Mapping[str, int]) -> tuple[float, ...]:
    """Return the weights of a file in the order of :data:`~engine.bots.features.TABLES`."""
    start, found = 0, {}
    for name, count in rows.items():
        found[name] = worths[start : start + count]
        start += count
    return tuple(worth for name, table in TABLES.items() for worth in found.get(name, [0.0] * table.rows))


def write(path: Path, weights: Weights) -> None:
    """Write weights for :func:`read`, one line for each round. Raises ``OSError``."""
    tables = json.dumps({name: table.rows for name, table in TABLES.items()}, separators=(",", ":"))
    rounds = ",\n".join(json.dumps(rows, separators=(",", ":")) for rows in weights)
    path.write_text(f'{{"tables":{tables},\n"rounds":[{rounds}]}}\n', encoding="utf-8")
