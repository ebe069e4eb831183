"""How much the review of a finished game finds, and whether what it claims is true.

``quick`` plays among three ``normal`` bots; its moves are reviewed as a person's are. Each claim is then put
to further play-outs that were not used to find it: does the better move still bring more?

Prints one JSON object as its last line: ``games``; ``with_claim``, the share of games with a claim;
``claims``; ``confirmed``, the share of claims that hold their sign; ``cost``, the mean of what they name,
and ``further``, of what the further play-outs find; ``curve_seconds`` and ``seconds_per_game``, of processor
time.
A review stops after ``--limit`` seconds, as it does at the table. With ``--state`` a run can be continued.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from statistics import fmean
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine.bots.review import Review, further_gain
from engine.lab.simulation import Plan, play_game

_BOTS = ("quick", "normal", "normal", "normal")


def measure(seed: int, limit: float, times: int) -> dict[str, Any]:
    """Review one game and put its claims to the test."""
    _, record, _ = play_game(Plan(_BOTS, "anniversary", None, seed % 2 == 1), seed)
    began = time.process_time()
    review = Review(record, seats=(record.seats[0].colour,))
    curve = 0.0
    while time.process_time() - began < limit and (step := review.next_step()) is not None:
        review.hear(step.think())
        curve = curve or time.process_time() - began
    seconds = time.process_time() - began
    claims = []
    for claim in review.claims:
        further = further_gain(review.moment(claim.number), claim, times, str(seed))
        told = f"{claim.label} {claim.played}; better: {claim.better}"
        claims.append({"claim": told, "cost": claim.gain.mean, "further": further.mean})
    return {"seed": seed, "curve": curve, "seconds": seconds, "claims": claims}


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Sum up the games."""
    claims = [claim for game in games for claim in game["claims"]]
    return {
        "games": len(games),
        "with_claim": round(fmean(bool(game["claims"]) for game in games), 3),
        "claims": len(claims),
        "confirmed": round(fmean(claim["further"] > 0 for claim in claims), 3) if claims else None,
        "cost": round(fmean(claim["cost"] for claim in claims), 2) if claims else None,
        "further": round(fmean(claim["further"] for claim in claims), 2) if claims else None,
        "curve_seconds": round(fmean(game["curve"] for game in games), 1),
        "seconds_per_game": round(fmean(game["seconds"] for game in games), 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--limit", type=float, default=80.0, help="seconds for one review (80)")
    parser.add_argument("--times", type=int, default=40, help="further pairs for each policy (40)")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep the games in FILE")
    parsed = parser.parse_args()
    games = []
    if parsed.state and parsed.state.exists():
        games = [json.loads(line) for line in parsed.state.read_text(encoding="utf-8").splitlines()]
    for seed in range(len(games), parsed.games):
        games.append(measure(seed, parsed.limit, parsed.times))
        print(json.dumps(games[-1]), file=sys.stderr, flush=True)
        if parsed.state:
            with parsed.state.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    print(json.dumps(summary(games)))


if __name__ == "__main__":
    main()
