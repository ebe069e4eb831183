"""Filling the tables of worth: the rows that best explain what came of many positions.

A penalised least-squares fit. Rows of an ordered table are drawn towards the row before them, so one that
was never seen is like its neighbour; rows of other tables are drawn towards 0. Solved by conjugate
gradients (Hestenes and Stiefel, 1952), which only needs sums over the samples, so no library is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from statistics import fmean
from typing import NamedTuple

from engine.bots.features import ROWS, TABLES

PENALTY = 30.0
"""How many samples weigh as much as the pull towards the neighbour or 0."""

_STEPS = 120
_EXACT_ENOUGH = 1e-7


class Sample(NamedTuple):
    """One position and what came of it."""

    round: int
    rows: tuple[int, ...]
    """The rows that describe it (:func:`~engine.bots.features.features`)."""
    gained: float
    """The prestige that its player gained from there to the end."""


def fit(samples: Sequence[Sample]) -> list[float]:
    """The worth of every row, from samples of one round; at least one sample."""
    average = fmean(sample.gained for sample in samples)
    rows_of = [sample.rows for sample in samples]
    worths = [0.0] * ROWS
    residual = [0.0] * ROWS
    for sample in samples:
        missing = sample.gained - average
        for row in sample.rows:
            residual[row] += missing
    direction = residual[:]
    size = start = _dot(residual, residual)
    for _ in range(_STEPS):
        if size <= _EXACT_ENOUGH * start:
            break
        image = _apply(rows_of, direction)
        step = size / _dot(direction, image)
        worths = [worth + step * along for worth, along in zip(worths, direction, strict=True)]
        residual = [rest - step * along for rest, along in zip(residual, image, strict=True)]
        before, size = size, _dot(residual, residual)
        direction = [rest + size / before * along for rest, along in zip(residual, direction, strict=True)]
    # Every position has exactly one row of this table, so the average goes there.
    seats = TABLES["seats"]
    for row in range(seats.start, seats.start + seats.rows):
        worths[row] += average
    return [round(worth, 3) for worth in worths]


def _dot(one: list[float], other: list[float]) -> float:
    return float(sum(map(mul, one, other)))


def _apply(rows_of: list[tuple[int, ...]], worths: list[float]) -> list[float]:
    """The matrix of the fit times ``worths``: first over the samples, then the penalties."""
    image = [0.0] * ROWS
    get = worths.__getitem__
    for rows in rows_of:
        total = sum(map(get, rows))
        for row in rows:
            image[row] += total
    for table in TABLES.values():
        for row in range(table.start, table.start + table.rows):
            if table.ordered and row > table.start:
                pull = PENALTY * (worths[row] - worths[row - 1])
                image[row] += pull
                image[row - 1] -= pull
            else:
                image[row] += PENALTY * worths[row]
    return image
