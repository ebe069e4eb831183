"""Fitting the weights of the learned evaluation to samples of self-play.

A penalised least-squares fit. Rows of an ordered table are pulled towards the row before them, so a row
without samples resembles its neighbour. Rows of other tables are pulled towards 0. Where earlier weights
are known, it is the change to them that is fitted and pulled so. It is solved by conjugate gradients
(Hestenes and Stiefel, 1952), which only needs sums over the samples and no library.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from statistics import fmean
from typing import NamedTuple

from engine.bots.features import ROWS, TABLES

PENALTY = 30.0
"""The strength of the pull towards the neighbour or 0, in samples."""
CHANGE_PENALTY = 100.0
"""The same where changes to earlier weights are fitted: there is less to find, and as much noise."""

_STEPS = 120
_EXACT_ENOUGH = 1e-7


class Sample(NamedTuple):
    """One position and how it turned out."""

    round: int
    rows: tuple[int, ...]
    """The indices of its rows (:func:`~engine.bots.features.features`)."""
    gained: float
    """The prestige that its player gained from then to the end of the game."""
    soon: float = 0.0
    """The part of it that was gained up to the end of the next round."""
    next_rows: tuple[int, ...] = ()
    """The indices of the rows then; empty for the end of the game."""


def fit(
    samples: Sequence[Sample], targets: Sequence[float], known: Sequence[float] | None = None
) -> list[float]:
    """Return the weight of every row. ``samples``: one or more, all of the same round.

    ``targets``: for each sample the prestige that its rows shall add up to. ``known``: earlier weights.
    """
    rows_of = [sample.rows for sample in samples]
    if known is not None:
        targets = [
            target - sum(map(known.__getitem__, rows)) for target, rows in zip(targets, rows_of, strict=True)
        ]
    average = fmean(targets)
    worths = [0.0] * ROWS
    residual = [0.0] * ROWS
    for rows, target in zip(rows_of, targets, strict=True):
        missing = target - average
        for row in rows:
            residual[row] += missing
    direction = residual[:]
    size = start = _dot(residual, residual)
    for _ in range(_STEPS):
        if size <= _EXACT_ENOUGH * start:
            break
        image = _apply(rows_of, direction, PENALTY if known is None else CHANGE_PENALTY)
        step = size / _dot(direction, image)
        worths = [worth + step * along for worth, along in zip(worths, direction, strict=True)]
        residual = [rest - step * along for rest, along in zip(residual, image, strict=True)]
        before, size = size, _dot(residual, residual)
        direction = [rest + size / before * along for rest, along in zip(residual, direction, strict=True)]
    # Every position has exactly one row of this table, so it takes the average.
    seats = TABLES["seats"]
    for row in range(seats.start, seats.start + seats.rows):
        worths[row] += average
    if known is not None:
        worths = [worth + before for worth, before in zip(worths, known, strict=True)]
    return [round(worth, 3) for worth in worths]


def _dot(one: list[float], other: list[float]) -> float:
    return float(sum(map(mul, one, other)))


def _apply(rows_of: list[tuple[int, ...]], worths: list[float], penalty: float) -> list[float]:
    """Multiply the matrix of the fit by ``worths``: first the samples, then the ``penalty``."""
    image = [0.0] * ROWS
    get = worths.__getitem__
    for rows in rows_of:
        total = sum(map(get, rows))
        for row in rows:
            image[row] += total
    for table in TABLES.values():
        for row in range(table.start, table.start + table.rows):
            if table.ordered and row > table.start:
                pull = penalty * (worths[row] - worths[row - 1])
                image[row] += pull
                image[row - 1] -= pull
            else:
                image[row] += penalty * worths[row]
    return image
