"""How strong the levels are, how fast they answer, and whether they hire well.

``ladder``: for each level the share of first places against three of the level below (and at two players
against one), with half its 95 % interval. ``self_play``: the mean prestige of each level that doesn't plan
ahead among its own kind at five. ``mean`` and ``winner_mean``: the same for ``master``. ``milliseconds``:
mean and longest decision of each level in these games. ``persons``: for each person, with New Persons in
play, how much more prestige at the end hiring it brought than hiring another (``better``), or would have
brought where ``normal`` hired another (``missed``), with the standard errors.

``--games`` scales everything; 400 takes hours. Prints one JSON object as its last line.
"""

import argparse
import json
import math
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import COLOURS, Game, Move, person_rats
from engine.bots import LEVELS, make_bot
from engine.lab.arena import Contest
from engine.lab.arena_report import as_json
from engine.lab.playing import play_all

PAIRS = (
    ("apprentice", "easy"),
    ("journeyman", "apprentice"),
    ("normal", "journeyman"),
    ("hard", "normal"),
    ("master", "hard"),
)
_OFTEN = 8
"""Trials of a person after which only every second chance for another is taken."""


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


def self_play(games: int, jobs: int) -> dict[str, float]:
    """Mean prestige of five bots of a level, for those that answer at once."""
    found = {}
    for level, facts in LEVELS.items():
        if facts.search is None:
            contest = Contest((level,) * 5)
            found[level] = as_json(contest, list(play_all(contest, range(games), jobs)))["mean"][level]
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
    """Mean and longest decision of each level over one game of the strongest five, in milliseconds."""
    game = Game.new(COLOURS, seed=1)
    levels = dict(zip(game.seats, list(LEVELS)[-5:], strict=True))
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
    """For every person: what hiring it was worth against the others on display, and what passing it by cost.

    ``master`` hires, all else is done by ``normal``, before and after.

    ``better``: how much more the mover ended with than by hiring another, on average, where it was hired.
    ``missed``: how much more it would have brought than the person hired instead, where it was not.
    """
    better: dict[str, list[float]] = defaultdict(list)
    missed: dict[str, list[float]] = defaultdict(list)
    for seed in range(games):
        random = Random(seed)
        game = Game.new(COLOURS[:4], seed, new_persons=True)
        bots = {colour: make_bot("normal", seed + at) for at, colour in enumerate(game.seats)}
        hirers = {colour: make_bot("master", seed + at) for at, colour in enumerate(game.seats)}
        while not game.over:
            colour = game.to_move[0]
            decision = game.decision(colour)
            hires = decision is not None and decision.source == "hire"
            move = (hirers if hires else bots)[colour](game.view(colour))
            if decision and hires and move.verb == "hire":
                others = [option for option in decision.options if option.verb == "hire" and option != move]
                # Each trial costs as much as a game: whoever is seldom seen is tried out more often.
                known = min([len(better[move.what]), *(len(missed[other.what]) for other in others)])
                if others and random.random() < _OFTEN / (_OFTEN + known):
                    chosen = prestige_after(game, move, seed)
                    instead = {other.what: prestige_after(game, other, seed) for other in others}
                    better[move.what].append(chosen - fmean(instead.values()))
                    for person, prestige in instead.items():
                        missed[person].append(prestige - chosen)
            game.play(move)
    return {
        person: {"rats": person_rats(person)}
        | spread("better", better[person])
        | spread("missed", missed[person])
        for person in sorted({*better, *missed})
    }


def spread(name: str, gains: Sequence[float]) -> dict[str, float]:
    """How many there are, their mean and its standard error, as far as there are enough for one."""
    if len(gains) < 2:
        return {f"{name}_trials": len(gains)}
    error = stdev(gains) / math.sqrt(len(gains))
    return {f"{name}_trials": len(gains), name: round(fmean(gains), 2), f"{name}_error": round(error, 2)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="of each pairing (default 40)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--only", choices=("ladder", "self-play", "masters", "times", "persons"), help="one part alone"
    )
    parsed = parser.parse_args()
    figures: dict[str, Any] = {"games": parsed.games}
    if parsed.only in (None, "ladder"):
        figures["ladder"] = ladder(parsed.games, parsed.jobs)
    if parsed.only in (None, "self-play"):
        figures["self_play"] = self_play(max(5, parsed.games // 5), parsed.jobs)
    if parsed.only in (None, "masters"):
        figures |= among_masters(max(5, parsed.games // 5), parsed.jobs)
    if parsed.only in (None, "times"):
        figures["milliseconds"] = decision_times()
    if parsed.only in (None, "persons"):
        figures["persons"] = persons(parsed.games)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
