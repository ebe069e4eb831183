"""``python -m engine learn``: fit the bots' learned evaluation by self-play."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from engine.bots.evaluation import simple_evaluation
from engine.bots.fitting import Sample
from engine.bots.learning import learn, play
from engine.bots.value import WEIGHTS, Value, Weights, read, write
from engine.errors import EngineError
from engine.lab.arguments import from_to
from engine.rules.rng import MAX_SEED


def add_learn(commands: Any) -> None:
    """Add the command to those of the program."""
    command = commands.add_parser("learn", help="teach the bots by self-play (some 20 minutes a generation)")
    command.add_argument("--games", type=from_to(2, 10_000_000), default=1000, help="a generation (1000)")
    command.add_argument("--generations", type=from_to(1, 1000), default=1, help="how often (1)")
    command.add_argument(
        "--scratch", action="store_true", help="begin with the simple evaluation and no plans, not with FILE"
    )
    command.add_argument("--seed", type=from_to(0, MAX_SEED), default=1, help="of the first game (1)")
    command.add_argument("--jobs", type=from_to(1, 256), default=1, help="processes (1)")
    command.add_argument("--file", type=Path, default=WEIGHTS, help="the tables (those of the bots)")
    command.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> None:
    weights: Weights | None = None if parsed.scratch else read(parsed.file)
    seed = parsed.seed
    for generation in range(1, parsed.generations + 1):
        seeds = [number % (MAX_SEED + 1) for number in range(seed, seed + parsed.games)]
        seed += parsed.games
        samples = _play_all(weights, seeds, parsed.jobs)
        weights = learn(samples, weights)
        try:
            write(parsed.file, weights)
        except OSError as error:
            raise EngineError(f"{parsed.file} can't be written ({error.strerror or error}).") from error
        print(f"generation {generation}: {len(samples)} positions of {len(seeds)} games", file=sys.stderr)


def _play_all(weights: Weights | None, seeds: list[int], jobs: int) -> list[Sample]:
    one = partial(_play_one, weights)
    if jobs == 1:
        return [sample for seed in seeds for sample in one(seed)]
    with get_context("spawn").Pool(jobs) as pool:
        return [sample for samples in pool.imap(one, seeds, chunksize=20) for sample in samples]


def _play_one(weights: Weights | None, seed: int) -> list[Sample]:
    if weights is None:
        return play(seed, simple_evaluation, search=None)
    return play(seed, Value(weights))
