"""Comparing two moves: how the positions differ in which the seat's turn ends after each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from engine.bots.evaluation import SECTOR_WORTH
from engine.content import NUMBERS
from engine.moves import Move
from engine.names import NOTREDAME, ROUNDS, SECTORS, Colour
from engine.rules.plague import rat_after
from engine.rules.state import State

Kind = Literal[
    "plague",
    "prestige",
    "coins",
    "cubes",
    "rat",
    "messages",
    "cathedral",
    "bonus",
    "influence",
    "message-near",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What positions may differ in.

``plague``: whether the rat would go beyond 9 as things stand. ``rat``: where it would then end the round.
``messages``: collected ones. ``bonus``: what the park adds to a gain. ``cathedral``: cubes in it.
``message-near``: messages a step from the carriage.
"""

_MOST = 2
"""How many differences are told in favour of a move, and how many against it."""


class Difference(NamedTuple):
    """One thing in which the position after one move differs from that after another."""

    kind: Kind
    n: int
    """By how much, at least 1; always 1 for the plague."""
    sector: str | None = None
    """Where, for influence."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A move compared with another one. Both count as played with the best end of the turn."""

    other: Move
    more: tuple[Difference, ...]
    """What speaks for the move, the weightiest first; of the rat and the plague it is less, not more."""
    less: tuple[Difference, ...]
    """What speaks for the other move."""
    left: int
    """The number of rounds after this one."""


class Facts:
    """The figures of a position that moves are compared by."""

    def __init__(self, state: State, colour: Colour) -> None:
        player = state.players[colour]
        self.rounds_left = ROUNDS - state.round
        self.prestige = player.prestige
        self.coins, self.cubes = player.coins, player.cache
        self.messages = len(player.messages)
        self.rat, self.doctor, self.rats = player.rat, player.doctor, state.rats
        self.rat_after = player.rat if state.phase == "plague" else rat_after(player, state.rats)
        self.bonus = player.influence("park") // NUMBERS.park_pair
        self.influences = dict(zip(SECTORS, player.influences(), strict=True))
        self.in_cathedral = player.cathedral()
        cubes = sum(other.cubes[NOTREDAME] for other in state.players.values())
        self.share = NUMBERS.pot[len(state.players)] // cubes if cubes else 0
        self.double_at = state.setup.options.hotel_double_at
        self.near = len(state.messages.keys() & {player.carriage, *state.streets.steps(player.carriage)})

    @property
    def strikes(self) -> bool:
        """Whether the plague strikes as things stand."""
        return self.rat_after > NUMBERS.rat_track_end


def compared(one: Facts, other: Facts, move: Move) -> Comparison:
    """Compare the position ``one`` with the ``other``, which ``move`` leads to."""
    return Comparison(move, _ahead(one, other), _ahead(other, one), one.rounds_left)


def _ahead(one: Facts, other: Facts) -> tuple[Difference, ...]:
    """Return in what one position is ahead of another, the weightiest first."""
    left = one.rounds_left
    found: list[tuple[float, Difference]] = []

    def count(worth: float, kind: Kind, n: int, sector: str | None = None) -> None:
        if n > 0:
            found.append((worth * n, Difference(kind, n, sector)))

    count(5.0, "plague", other.strikes - one.strikes)
    count(1.0, "prestige", one.prestige - other.prestige)
    count(1.0 if left else 0.1, "coins", one.coins - other.coins)
    count(1.0 if left else 0.1, "cubes", one.cubes - other.cubes)
    count(0.5 if left else 0.01, "rat", min(other.rat_after, 9) - min(one.rat_after, 9))
    count(1.5 if left else 0.02, "messages", one.messages - other.messages)
    count(1.5, "cathedral", one.in_cathedral - other.in_cathedral)
    count(0.9 * left, "bonus", one.bonus - other.bonus)
    for sector in SECTORS:
        if sector != "park" or one.bonus == other.bonus:
            low, high = sorted((one.influences[sector], other.influences[sector]))
            worths = SECTOR_WORTH[sector][low:high] or SECTOR_WORTH[sector][-1:]
            count(left * max(worths) + 0.01, "influence", one.influences[sector] - low, sector)
    count(0.1 * left, "message-near", one.near - other.near)
    found.sort(key=lambda entry: -entry[0])
    return tuple(difference for worth, difference in found[:_MOST] if worth)
