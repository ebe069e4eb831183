"""An attack on rules 1: whoever knows some decks works out the state of its generator.

Each draw of a shuffle of nine tells some of the highest bits of the state, and all states follow from one.
So the states lie on a lattice, near a point that the decks tell. The lattice is reduced once (Lenstra,
Lenstra and Lovász); then Babai's nearest plane finds the state in a millisecond, in most games.
"""

from collections.abc import Sequence
from operator import mul
from typing import TypeVar

FACTOR, STEP, MODULUS = 6364136223846793005, 1442695040888963407, 1 << 64
CARDS = 9
DRAWS = CARDS - 1
TELLING = 3
"""So many draws of each deck are used, those that tell most."""

Row = list[int]
N = TypeVar("N", int, float)


class Attack:
    """The attack on any game of which so many decks, shuffled one after the other, are known."""

    def __init__(self, decks: int) -> None:
        self._draws = [(DRAWS * deck + at, CARDS - at) for deck in range(decks) for at in range(TELLING)]
        rows = [[pow(FACTOR, draw, MODULUS) * n for draw, n in self._draws]]
        for at, (_, n) in enumerate(self._draws[1:], 1):
            rows.append([MODULUS * n if at == column else 0 for column in range(len(self._draws))])
        self._basis, self._stars = reduced(rows)

    def next_deck(self, decks: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """Return the deck that follows ``decks``, orders of 0 to 8, if the attack finds the state."""
        told = [draw for deck in decks for draw in draws_of(deck)[:TELLING]]
        target, added = [], {0: 0}
        for draw in range(1, DRAWS * len(decks)):
            added[draw] = (added[draw - 1] * FACTOR + STEP) % MODULUS
        for (draw, n), other in zip(self._draws, told, strict=True):
            target.append((2 * other + 1) * MODULUS // 2 - n * added[draw])
        left = list(target)
        for row, star in zip(reversed(self._basis), reversed(self._stars), strict=True):
            left = without(left, row, round(dot(left, star) / dot(star, star)))
        state = (target[0] - left[0]) // CARDS % MODULUS
        for _ in range(DRAWS * len(decks) - 1):
            state = (state * FACTOR + STEP) % MODULUS
        return shuffle_after(state)


def shuffle_after(state: int) -> tuple[int, ...]:
    """Return the shuffle of nine that follows a state."""
    pile = list(range(CARDS))
    for last in range(DRAWS, 0, -1):
        state = (state * FACTOR + STEP) % MODULUS
        other = ((state >> 33 ^ state >> 47) * (last + 1)) >> 31
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)


def draws_of(deck: Sequence[int]) -> Row:
    """Return what was drawn for the last place, the last but one and so on, when the deck was shuffled."""
    pile, drawn = list(range(CARDS)), []
    for last in range(DRAWS, 0, -1):
        drawn.append(pile.index(deck[last]))
        pile[last], pile[drawn[-1]] = pile[drawn[-1]], pile[last]
    return drawn


def reduced(rows: list[Row]) -> tuple[list[Row], list[list[float]]]:
    """Return a reduced basis of the lattice of these rows, and its orthogonal vectors."""
    basis, at = list(rows), 0
    stars: list[list[float]] = []
    norms: list[float] = []
    shares: list[list[float]] = []
    while at < len(basis):
        del stars[at:], norms[at:], shares[at:]
        whole = True
        while whole:
            star, share = orthogonal(basis[at], stars, norms)
            whole = False
            for below in range(at - 1, -1, -1):
                times = round(share[below])
                if times:
                    whole = True
                    basis[at] = without(basis[at], basis[below], times)
                    share[:below] = without(share[:below], shares[below], times)
        norm = dot(star, star)
        if at and norm < (0.99 - share[-1] ** 2) * norms[-1]:
            basis[at - 1], basis[at] = basis[at], basis[at - 1]
            at -= 1
        else:
            stars.append(star)
            norms.append(norm)
            shares.append(share)
            at += 1
    return basis, stars


def orthogonal(row: Row, stars: list[list[float]], norms: list[float]) -> tuple[list[float], list[float]]:
    """Return what of a row is orthogonal to all ``stars``, and its share of each of them."""
    exact = [float(value) for value in row]
    left, share = exact, []
    for star, norm in zip(stars, norms, strict=True):
        part = dot(exact, star) / norm
        share.append(part)
        left = [a - part * b for a, b in zip(left, star)]  # noqa: B905 - the innermost loop
    return left, share


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the inner product of two vectors."""
    total: float = sum(map(mul, one, other))
    return total


def without(one: Sequence[N], other: Sequence[N], times: N) -> list[N]:
    """Return one vector less another, so many times."""
    return [a - times * b for a, b in zip(one, other)]  # noqa: B905 - the innermost loop
