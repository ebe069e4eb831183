"""Whether the medals of deals of the day are fair: who wins gold, and how steady par is.

On each date a player of every level tries the deal four times with its own random numbers, as a person might.
Par is found as the program finds it.

Prints one JSON object as its last line: ``dates``; ``par_minus_hard_sd``, the standard deviation over the
dates of par less the mean of ``hard``; ``gold``, ``silver`` and ``bronze``, the share of tries that win that
medal or a better one, by level; ``seconds``, of processor time for one par. With ``--state`` a run can be
continued.
"""

import argparse
import json
import sys
import time
from datetime import date, timedelta
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine.bots.counted_bots import BotSeat
from game.match.medals import BRONZE, GOLD, SILVER, Par, medal_for
from game.match.par import ParTask, par_of
from game.storage.deals import VERSIONS, deal_of

LEVELS = ("master", "hard", "normal", "journeyman")
_TRIES = 4
_OWN = 100
"""The number of the first try: its random numbers are none of the masters'."""
_FIRST = VERSIONS[-1].first + timedelta(days=28)


def measure(day: date) -> dict[str, Any]:
    """Find par of a day, and let every level try it."""
    task = ParTask(day)
    began = time.process_time()
    reached = task.reached()
    seconds = time.process_time() - began
    tries = {
        level: [task.play(_OWN + number, BotSeat(level)) for number in range(_TRIES)] for level in LEVELS
    }
    return {"day": day.isoformat(), "reached": reached, "seconds": seconds, "tries": tries}


def summary(days: list[dict[str, Any]]) -> dict[str, Any]:
    """Sum up the days."""
    pars = [_par(day) for day in days]
    apart = [par.value - fmean(day["tries"]["hard"]) for par, day in zip(pars, days, strict=True)]

    def share(level: str, medals: tuple[str, ...]) -> float:
        won = [
            medal_for(prestige, par) in medals
            for par, day in zip(pars, days, strict=True)
            for prestige in day["tries"][level]
        ]
        return round(fmean(won), 3)

    return {
        "dates": len(days),
        "par_minus_hard_sd": round(stdev(apart), 2) if len(days) > 1 else None,
        "gold": {level: share(level, (GOLD,)) for level in LEVELS},
        "silver": {level: share(level, (GOLD, SILVER)) for level in LEVELS},
        "bronze": {level: share(level, (GOLD, SILVER, BRONZE)) for level in LEVELS},
        "seconds": round(fmean(day["seconds"] for day in days), 1),
    }


def _par(day: dict[str, Any]) -> Par:
    return par_of(day["reached"], deal_of(date.fromisoformat(day["day"])).version)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dates", type=int, default=60)
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep the dates in FILE")
    parsed = parser.parse_args()
    days: list[dict[str, Any]] = []
    if parsed.state and parsed.state.exists():
        days = [json.loads(line) for line in parsed.state.read_text(encoding="utf-8").splitlines()]
    for number in range(len(days), parsed.dates):
        days.append(measure(_FIRST + timedelta(days=number)))
        print(json.dumps(days[-1]), file=sys.stderr, flush=True)
        if parsed.state:
            with parsed.state.open("a", encoding="utf-8") as file:
                file.write(json.dumps(days[-1]) + "\n")
    print(json.dumps(summary(days[: parsed.dates])))


if __name__ == "__main__":
    main()
