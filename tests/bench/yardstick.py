"""How strong ``master`` is against the master it replaces, which is kept here.

The old master judges by the same tables, but counts all rivals alike and knows nobody's prestige; in its
plans the minstrel and the fool take a piece from anywhere. ``4``: the share of first places of one master
against three old ones; ``2``: against one. With each: half its 95 % interval, the mean prestige of both, and
the mean milliseconds of master's decisions. With ``--state`` a run can be continued.

Prints one JSON object as its last line.
"""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import bots
from engine.bots import levels
from engine.lab.arena import Contest, play
from engine.lab.arena_file import ArenaFile
from engine.lab.arena_report import as_json

OLD = "old-master"


def add_old_master() -> None:
    """Let the arena know the old master by its name."""
    master = levels.LEVELS["master"]
    assert master.search is not None
    search = replace(master.search, to_win=False, sources=99)
    levels.LEVELS[OLD] = replace(master, search=search)
    bots.BOTS = (*bots.BOTS, OLD)


def measure(players: int, games: int, state: Path | None) -> dict[str, Any]:
    """Play the games that the file has not yet, and sum up all."""
    contest = Contest(("master", *[OLD] * (players - 1)))
    kept = ArenaFile(state.with_name(f"{state.name}-{players}"), contest) if state else None
    if kept:
        contest = kept.contest
    played = list(kept.games) if kept else []
    done = {game.number for game in played}
    for number in range(games):
        if number not in done:
            played.append(play(contest, number))
            if kept:
                kept.add(played[-1])
    figures = as_json(contest, played)
    return {
        "games": len(played),
        "share": figures["share"]["master"],
        "margin": figures["margin"]["master"],
        "mean": figures["mean"],
        "milliseconds": figures["milliseconds"]["master"],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="at four players and at two (400)")
    parser.add_argument("--players", type=int, choices=(2, 4), help="one of them alone")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep the games in FILE-2 and FILE-4")
    parsed = parser.parse_args()
    add_old_master()
    numbers = (parsed.players,) if parsed.players else (4, 2)
    print(json.dumps({players: measure(players, parsed.games, parsed.state) for players in numbers}))


if __name__ == "__main__":
    main()
