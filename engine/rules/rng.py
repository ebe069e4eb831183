"""The game's own random generator and shuffle: the same on every machine, in every version of Python.

A record is a seed and moves, so shuffling must never change; the standard library's might. The generator
is similar to PCG RXS-M-XS 64/32: a 64-bit linear congruential generator with a mixed output. Its state is
a plain integer in the game's state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
MAX_SEED = (1 << 63) - 1
"""Seeds are whole numbers from 0 to this."""


def start(seed: int) -> int:
    """Return the generator's first state for a seed from 0 to ``MAX_SEED``; 0 is a valid seed."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def shuffled(state: int, things: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """Return the generator's next state and ``things`` in random order (Fisher and Yates)."""
    pile = list(things)
    for last in range(len(pile) - 1, 0, -1):
        state = (state * 6364136223846793005 + 1442695040888963407) & _MASK
        other = (((state >> 33) ^ (state >> 47)) * (last + 1)) >> 31
        pile[last], pile[other] = pile[other], pile[last]
    return state, tuple(pile)
