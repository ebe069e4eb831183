"""Learned judgement: what a position is worth, by tables that self-play has filled.

The tables say what prestige a player still gains, on average, from a position at the end of a round. Within
a round the position is first carried forward to its end: the plague that is known, the cathedral's share,
and for a hire still ahead what the best of the three persons brings.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from engine.bots.features import ROWS, SHARE_GROWTH, Holdings, features, pay
from engine.cathedral import cubes_in_notredame
from engine.content import NUMBERS, PERSONS
from engine.errors import ContentError
from engine.hiring import ask_hire
from engine.names import NOTREDAME, ROUNDS, ROUNDS_A_PERIOD
from engine.state import Player, State

WEIGHTS = Path(__file__).with_name("weights.json")

Weights = tuple[tuple[float, ...], ...]
"""The rows of all tables, for the end of every round from 1 to 8."""

_PRESTIGE_A_UNIT = {
    "cityguard": 1.0,
    "nightwatchman": 1.0,
    "guildmaster": 2.0,
    "beggarking": 1.0,
    "advocate": 1.5,
    "lady": 1.0,
    "mayor": 3.0,
    "carpenter": 1.0,
    "administrator": 3.0,
    "bellringer": 3.0,
    "innkeeper": 2.0,
    "guard": 1.5,
    "coachman": 2.5,
}
_BY_ROUNDS_LEFT = {
    "monk": (1.0, 0.3),
    "moneylender": (1.0, 0.25),
    "minstrel": (0.0, 0.4),
    "fool": (0.8, 0.3),
    "bishop": (1.0, 0.35),
    "nurse": (0.0, 0.4),
    "scholar": (1.5, 0.25),
    "prosecutor": (1.5, 0.2),
    "priest": (1.0, 0.0),
    "butcher": (0.0, 0.5),
    "merchant": (0.0, 0.3),
    "actress": (2.0, 0.0),
    "mistress": (2.0, 0.2),
    "patron": (0.5, 0.0),
    "councillor": (3.0, 0.0),
    "gypsies": (2.0, 0.0),
}
"""For persons whose effect is no plain number: a rough worth, and more of it for every round left."""

_PRIEST_HIRED = 0.45
"""How likely somebody hires the priest where he is on display."""


class Value:
    """A judgement by tables."""

    def __init__(self, weights: Weights) -> None:
        """``weights``: the rows by round, 8 times as many as :data:`~engine.bots.features.ROWS`."""
        self._rows = [rows.__getitem__ for rows in weights]

    def __call__(self, state: State, player: Player) -> float:
        """What a position is worth to a player at any moment of its round, in prestige at the game's end."""
        value, held = carried_forward(state, player)
        if state.round == ROUNDS:
            return value + 0.01 * (held.coins + player.cache)
        return value + sum(map(self._rows[state.round - 1], features(state, player, held)))


def carried_forward(state: State, player: Player) -> tuple[float, Holdings]:
    """A position carried to the end of its round: the prestige it comes to, and what is held then."""
    round_, hospital = state.round, player.influence("hospital")
    left = ROUNDS - round_
    value = float(player.prestige)
    coins, phase, doctor = player.coins, state.phase, player.doctor
    before_hire = phase in ("draft", "actions")
    if before_hire and coins:
        value += _best_hire(state, player, left)
        coins -= 1
        doctor = "doctor" in state.persons and player.rat + state.rats - hospital > NUMBERS.rat_track_end
    rat = player.rat
    if phase != "plague":
        rat = max(0, rat + (0 if doctor else state.rats) - hospital)
        if rat > NUMBERS.rat_track_end:
            rat = NUMBERS.rat_track_end
            value -= NUMBERS.plague_prestige + 0.35 * left
    own, supply = player.cubes[NOTREDAME], player.supply
    others = cubes_in_notredame(state) - own + _priests_ahead(state, player)
    if not round_ % ROUNDS_A_PERIOD:
        if own:
            value += _share(state, player, own, others, before_hire)
            supply += own
            own = 0
        others = 0
    return value, Holdings(coins, supply, rat, own, others)


def _priests_ahead(state: State, player: Player) -> float:
    """How many cubes others will yet put into the cathedral by hiring the priest, roughly."""
    if "priest" not in state.persons:
        return 0.0
    others = [step for step in state.agenda if step[0] is ask_hire and step[1] != player.colour]
    return _PRIEST_HIRED * len(others)


def _share(state: State, player: Player, own: int, others: float, before_hire: bool) -> float:
    """What the cathedral will pay at the end of this round."""
    seats = len(state.players)
    growth = SHARE_GROWTH * seats / 2 if before_hire else 0.0
    each = NUMBERS.pot[seats] / (own + others + growth)
    if not before_hire:
        each = float(int(each))
    return own * each + (player.influence("park") // NUMBERS.park_pair if each else 0)


def _best_hire(state: State, player: Player, left: int) -> float:
    """What the best of the three persons would bring, roughly."""
    park = player.influence("park") // NUMBERS.park_pair
    influences = player.influences()
    held = Holdings(player.coins, player.supply, player.rat, player.cubes[NOTREDAME], 0)
    best = 0.0
    for person in state.persons:
        if person in _PRESTIGE_A_UNIT:
            gain = _PRESTIGE_A_UNIT[person] * pay(state, player, person, influences, held)
            gain += park if gain else 0
        elif person in _BY_ROUNDS_LEFT:
            base, more = _BY_ROUNDS_LEFT[person]
            gain = base + more * left + park * (PERSONS[person].prestige > 0)
        elif person == "hostess":
            gain = 3.8 + park
        elif person == "doctor":
            gain = 0.4 * state.rats if left else 0.0
        elif person == "gravedigger":
            gain = state.rats + park
        else:
            gain = PERSONS[person].prestige + park
        best = max(best, gain)
    return best


@lru_cache(maxsize=1)
def learned() -> Value:
    """The judgement by the tables that come with the game. Raises :class:`~engine.errors.ContentError`."""
    return Value(read(WEIGHTS))


def read(path: Path) -> Weights:
    """The tables in a file. Raises :class:`~engine.errors.ContentError` naming the file and what is wrong."""
    try:
        weights = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"{path} can't be read ({error.strerror or error}).") from error
    except ValueError as error:
        raise ContentError(f"{path} holds no tables of worths ({error}).") from error
    if not isinstance(weights, list) or [len(rows) for rows in weights if _is_rows(rows)] != _SHAPE:
        raise ContentError(f"{path}: expected {len(_SHAPE)} lists of {ROWS} numbers, as `learn` writes.")
    return tuple(map(tuple, weights))


def _is_rows(rows: object) -> bool:
    return isinstance(rows, list) and all(isinstance(worth, int | float) for worth in rows)


_SHAPE = [ROWS] * (ROUNDS - 1)


def write(path: Path, weights: Weights) -> None:
    """Write tables so that :func:`read` finds them, a line for each round. Raises ``OSError``."""
    lines = (json.dumps(rows, separators=(",", ":")) for rows in weights)
    path.write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")
