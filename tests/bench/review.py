"""How much the review of a finished game finds, and whether what it claims is true.

``quick`` plays among three ``normal`` bots, or with ``--levels`` each level in turn; its moves are reviewed
as a person's are. Each claim is then put to further games of planning seats that were not used to find it:
does the better move still bring more?

Prints one JSON object as its last line: ``games``; ``with_claim``, the share of games with a claim;
``claims``; ``held``, the share of claims that hold their sign; ``stated``, the mean of what they name, and
``proven``, of what the further games find, with its standard ``error``; ``curve_seconds`` and
``seconds_per_game``, of processor time. With ``--levels`` it is ``levels``, with these for each of them.
A review stops after ``--limit`` seconds, as it does at the table. With ``--state`` a run can be continued;
with ``--first`` a second run takes other games than the first.
"""

import argparse
import json
import sys
import time
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine.bots.review import Review, fresh_gain
from engine.lab.simulation import Plan, play_game

LEVELS = ("easy", "apprentice", "journeyman", "normal", "hard")
_OTHERS = ("normal", "normal", "normal")


def measure(level: str, seed: int, limit: float, times: int) -> dict[str, Any]:
    """Review one game of a level and put its claims to the test."""
    _, record, _ = play_game(Plan((level, *_OTHERS), "anniversary", seed % 2 == 1), seed)
    began = time.process_time()
    review = Review(record, seats=(record.seats[0].colour,))
    curve = 0.0
    while time.process_time() - began < limit and (step := review.next_step()) is not None:
        review.hear(step.think())
        curve = curve or time.process_time() - began
    seconds = time.process_time() - began
    claims = []
    for claim in review.claims:
        further = fresh_gain(review.moment(claim.number), claim.better, times, f"further {seed}")
        told = f"{claim.label} {claim.played}; better: {claim.better}"
        claims.append({"claim": told, "cost": claim.gain.mean, "further": further.mean})
    return {"level": level, "seed": seed, "curve": curve, "seconds": seconds, "claims": claims}


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Sum up the games."""
    claims = [claim for game in games for claim in game["claims"]]
    return {
        "games": len(games),
        "with_claim": round(fmean(bool(game["claims"]) for game in games), 3),
        "claims": len(claims),
        "held": round(fmean(claim["further"] > 0 for claim in claims), 3) if claims else None,
        "stated": round(fmean(claim["cost"] for claim in claims), 2) if claims else None,
        "proven": round(fmean(claim["further"] for claim in claims), 2) if claims else None,
        "error": _error([claim["further"] for claim in claims]),
        "curve_seconds": round(fmean(game["curve"] for game in games), 1),
        "seconds_per_game": round(fmean(game["seconds"] for game in games), 1),
    }


def _error(those: list[float]) -> float | None:
    return round(stdev(those) / sqrt(len(those)), 2) if len(those) > 1 else None


class Run:
    """Games that are measured one after the other, and kept in a file so that a run can be continued."""

    def __init__(self, state: Path | None, limit: float, times: int, first: int) -> None:
        self._state, self._limit, self._times, self._first = state, limit, times, first
        self.games: list[dict[str, Any]] = []
        if state and state.exists():
            self.games = [json.loads(line) for line in state.read_text(encoding="utf-8").splitlines()]

    def of(self, level: str) -> list[dict[str, Any]]:
        """Return the games of a level so far."""
        return [game for game in self.games if game["level"] == level]

    def next(self, level: str) -> None:
        """Measure the next game of a level."""
        game = measure(level, self._first + len(self.of(level)), self._limit, self._times)
        self.games.append(game)
        print(json.dumps(game), file=sys.stderr, flush=True)
        if self._state:
            with self._state.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")

    def claims(self, level: str) -> int:
        """Return how many claims a level has so far."""
        return sum(len(game["claims"]) for game in self.of(level))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--levels", action="store_true", help="review each level until it has enough claims")
    parser.add_argument("--claims", type=int, default=60, help="claims of each level (60)")
    parser.add_argument("--limit", type=float, default=80.0, help="seconds for one review (80)")
    parser.add_argument("--times", type=int, default=40, help="further pairs (40)")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep the games in FILE")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game (0)")
    parsed = parser.parse_args()
    run = Run(parsed.state, parsed.limit, parsed.times, parsed.first)
    if not parsed.levels:
        while len(run.of("quick")) < parsed.games:
            run.next("quick")
        print(json.dumps(summary(run.of("quick"))))
        return
    while short := [level for level in LEVELS if run.claims(level) < parsed.claims]:
        run.next(min(short, key=lambda level: len(run.of(level))))
    print(json.dumps({"levels": {level: summary(run.of(level)) for level in LEVELS}}))


if __name__ == "__main__":
    main()
