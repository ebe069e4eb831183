"""The shuffles of a game: the same on every machine, in every version of Python, for each rules' number.

A record is a rules' number, a seed and moves, so no shuffle may ever change. Each number has its own:

1. a 64-bit linear congruential generator, similar to PCG RXS-M-XS 64/32. It is fast, but whoever knows a
   few orders can work out all others. Old games go on with it, and so do drawn worlds, which have no secret.
2. BLAKE2b of the seed and the number of the shuffle (RULES.md section 12): the cards that a seat sees tell
   nothing about those that it doesn't.

Either way the state of the generator is one plain integer in the game's state.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from math import factorial
from typing import TypeVar

T = TypeVar("T")

RULES = 2
"""The rules' number of new games, and the newest that can be played."""

MAX_SEED = (1 << 63) - 1
"""Seeds are whole numbers from 0 to this."""

_MASK = (1 << 64) - 1
_HASHED = 1 << 96
"""Added to the state of rules 2, so that it is larger than any of rules 1. Below it stand seed and number."""


def start(seed: int, rules: int) -> int:
    """Return the first state for a seed from 0 to ``MAX_SEED`` by the rules 1 to ``RULES``."""
    if rules > 1:
        return _HASHED | seed << 32
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def shuffled(state: int, things: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """Return the next state and ``things`` in random order (Fisher and Yates)."""
    pile = list(things)
    if state >= _HASHED:
        state, order = _number(state, len(pile))
        for last in range(len(pile) - 1, 0, -1):
            order, other = divmod(order, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return state, tuple(pile)
    for last in range(len(pile) - 1, 0, -1):
        state = (state * 6364136223846793005 + 1442695040888963407) & _MASK
        other = (((state >> 33) ^ (state >> 47)) * (last + 1)) >> 31
        pile[last], pile[other] = pile[other], pile[last]
    return state, tuple(pile)


def _number(state: int, things: int) -> tuple[int, int]:
    """Return the next state of rules 2 and the number of an order of so many things, 0 to things! - 1.

    A hash that would make some orders likelier than others is passed over.
    """
    orders, limit = _orders(things)
    while True:
        data = b"notre-dame-2" + (state - _HASHED).to_bytes(12, "big")
        number = int.from_bytes(blake2b(data).digest(), "big")
        state += 1
        if number < limit:
            return state, number % orders


@cache
def _orders(things: int) -> tuple[int, int]:
    """Return how many orders so many things have, and the largest multiple of it among the hashes."""
    orders = factorial(things)
    return orders, (1 << 512) // orders * orders
