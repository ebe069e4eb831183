"""How strong the levels are, how fast they answer, and whether they hire well.

``ladder``: for each level the share of first places against three of the level below (and at two players
against one), with half its 95 % interval. ``mean`` and ``winner_mean``: prestige of ``master`` among its own
kind at five. ``milliseconds``: mean and longest decision of each level in these games. ``persons``: for each
person that ``normal`` hired with New Persons in play, the mean prestige at the game's end that this was worth
more than hiring another person instead, and its standard error.

``--games`` scales everything; 400 takes hours. Prints one JSON object as its last line.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import COLOURS, Game, Move, person_rats
from engine.arena import Contest, play_all
from engine.arena_report import as_json
from engine.bots import make_bot

PAIRS = (("normal", "easy"), ("normal", "quick"), ("hard", "normal"), ("master", "hard"))
LEVELS = ("easy", "normal", "hard", "master")


def ladder(games: int, jobs: int) -> dict[str, Any]:
    """Share and margin of each level against the one below, by players."""
    found: dict[str, Any] = {}
    for better, worse in PAIRS:
        for players in (4, 2):
            contest = Contest((better, *[worse] * (players - 1)))
            figures = as_json(contest, list(play_all(contest, range(games), jobs)))
            key = f"{better}-{worse}-{players}"
            found[key] = {name: figures[name][better] for name in ("share", "margin", "mean")}
            print(key, found[key], file=sys.stderr, flush=True)
    return found


def among_masters(games: int, jobs: int) -> dict[str, float]:
    """Mean prestige of five masters and of the winners, without and with New Persons."""
    found = {}
    for suffix, new_persons in (("", False), ("_new_persons", True)):
        contest = Contest(("master",) * 5, new_persons=new_persons)
        figures = as_json(contest, list(play_all(contest, range(games), jobs)))
        found[f"mean{suffix}"] = figures["mean"]["master"]
        found[f"winner_mean{suffix}"] = figures["winner_mean"]["master"]
    return found


def decision_times() -> dict[str, dict[str, float]]:
    """Mean and longest decision of each level over one game of all four, in milliseconds."""
    game = Game.new(COLOURS[:4], seed=1)
    levels = dict(zip(game.seats, LEVELS, strict=True))
    bots = {colour: make_bot(level, 1) for colour, level in levels.items()}
    spent: dict[str, list[float]] = defaultdict(list)
    while not game.over:
        colour = game.to_move[0]
        view = game.view(colour)
        began = time.perf_counter()
        move = bots[colour](view)
        spent[levels[colour]].append(1000 * (time.perf_counter() - began))
        game.play(move)
    return {
        level: {"mean": round(fmean(times), 1), "longest": round(max(times), 1)}
        for level, times in sorted(spent.items())
    }


def play_on(game: Game, seed: int) -> Game:
    """The game played to its end by ``normal``."""
    bots = {colour: make_bot("normal", seed + at) for at, colour in enumerate(game.seats)}
    while not game.over:
        colour = game.to_move[0]
        game.play(bots[colour](game.view(colour)))
    return game


def prestige_after(game: Game, move: Move, seed: int) -> int:
    """What the mover ends with when ``move`` is played and ``normal`` plays on."""
    branch = game.copy()
    branch.play(move)
    result = play_on(branch, seed).result
    assert result is not None
    return result.prestige[move.colour]


def persons(games: int) -> dict[str, dict[str, float]]:
    """For every person hired: how much better that was than each other person on display, on average."""
    better: dict[str, list[float]] = defaultdict(list)
    for seed in range(games):
        random = Random(seed)
        game = Game.new(COLOURS[:4], seed, new_persons=True)
        bots = {colour: make_bot("normal", seed + at) for at, colour in enumerate(game.seats)}
        while not game.over:
            colour = game.to_move[0]
            decision = game.decision(colour)
            move = bots[colour](game.view(colour))
            # A few hires a game are tried out; each costs as much as a game.
            if decision and decision.source == "hire" and move.verb == "hire" and random.random() < 0.15:
                others = [option for option in decision.options if option.verb == "hire" and option != move]
                chosen = prestige_after(game, move, seed)
                better[move.what].append(chosen - fmean(prestige_after(game, one, seed) for one in others))
            game.play(move)
    return {
        person: {
            "rats": person_rats(person),
            "hires": len(gains),
            "better": round(fmean(gains), 2),
            "error": round(stdev(gains) / math.sqrt(len(gains)), 2) if len(gains) > 1 else 0.0,
        }
        for person, gains in sorted(better.items())
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="of each pairing (default 40)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=("ladder", "masters", "times", "persons"), help="one part alone")
    parsed = parser.parse_args()
    figures: dict[str, Any] = {"games": parsed.games}
    if parsed.only in (None, "ladder"):
        figures["ladder"] = ladder(parsed.games, parsed.jobs)
    if parsed.only in (None, "masters"):
        figures |= among_masters(max(5, parsed.games // 5), parsed.jobs)
    if parsed.only in (None, "times"):
        figures["milliseconds"] = decision_times()
    if parsed.only in (None, "persons"):
        figures["persons"] = persons(parsed.games)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
