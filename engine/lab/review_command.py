"""``python -m engine review``: the turning points of a finished game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.bots.review import Claim, Review
from engine.bots.review_file import to_json
from engine.errors import EngineError
from engine.names import ROUNDS, round_label
from engine.record import records


def add_review(commands: Any) -> None:
    """Add the command to those of the engine."""
    command = commands.add_parser("review", help="the moves that cost most in a finished game")
    command.add_argument("file", type=Path)
    command.add_argument("--seats", help="colours with commas (default: people, or all if there are none)")
    command.add_argument("--json", action="store_true", help="print one JSON object at the end")
    command.set_defaults(run=_review)


def _review(parsed: argparse.Namespace) -> None:
    record = records.read(parsed.file)
    if not record.finished:
        raise EngineError(f"{parsed.file}: the game is not over. Play it to its end first.")
    colours = record.setup().seats
    named = tuple(name.strip() for name in parsed.seats.split(",")) if parsed.seats else ()
    for name in named:
        if name not in colours:
            raise EngineError(f"--seats names {name}, but the seats are {', '.join(colours)}.")
    review = Review(record, named or None)
    if not review.seats:
        review = Review(record, colours)
    for line in _lines(review):
        if not parsed.json:
            print(line, flush=True)
    if parsed.json:
        print(to_json(review), end="")


def _lines(review: Review) -> Iterator[str]:
    """Work the review out, and yield what it finds as lines of text."""
    printed = 0
    curve_printed = False
    while (step := review.next_step()) is not None:
        review.hear(step.think())
        if review.curve is not None and not curve_printed:
            curve_printed = True
            yield (
                "        "
                + "".join(f"{round_label(number):>7}" for number in range(1, ROUNDS + 1))
                + "    end"
            )
            for colour, values in review.curve.items():
                yield f"{colour:8}" + "".join(f"{value:7.1f}" for value in values)
        for claim in review.claims[printed:]:
            yield _sentence(claim)
        printed = len(review.claims)
    if not printed:
        yield "No mistake could be proved."


def _sentence(claim: Claim) -> str:
    gain = claim.gain
    return (
        f"{claim.label} move {claim.number + 1}: {claim.played}; better: {claim.better.choice} "
        f"(+{gain.mean:.1f} prestige, ±{gain.error:.1f})"
    )
