"""Whether characters can be felt: how often each uses the places it likes, and how strong it is.

Five characters of one level sit at a table, in turn and from every seat. A place is used when its sector is
activated; Notre Dame, when a cube is placed there.

Prints one JSON object as its last line: by character ``games``, ``behind`` (mean prestige against that of
all) with its standard ``error``, and for each place it likes ``more``: its uses against the others' mean.
"""

import argparse
import json
import math
import sys
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import COLOURS, Game
from engine.bots import LEVELS, characters, make_bot
from engine.events import CubePlaced, SectorActivated
from engine.names import NOTREDAME


def play(level: str, names: list[str], seed: int) -> tuple[dict[str, int], dict[str, Counter[str]]]:
    """Play one game; return the prestige of each character, and how often it used each place."""
    game = Game.new(COLOURS, seed)
    who: dict[str, str] = dict(zip(game.seats, names, strict=True))
    bots = {
        colour: make_bot(level, 10 * seed + at, character=name)
        for at, (colour, name) in enumerate(who.items())
    }
    uses: dict[str, Counter[str]] = {name: Counter() for name in names}
    while not game.over:
        colour = game.to_move[0]
        for event in game.play(bots[colour](game.view(colour))):
            match event:
                case SectorActivated():
                    uses[who[event.seat]][event.sector] += 1
                case CubePlaced(place="notredame"):
                    uses[who[event.seat]][NOTREDAME] += 1
    assert game.result is not None
    return {who[colour]: prestige for colour, prestige in game.result.prestige.items()}, uses


def measure(level: str, games: int) -> dict[str, Any]:
    """Play and compare; ``games``: of each character."""
    prestige: dict[str, list[float]] = defaultdict(list)
    uses: dict[str, Counter[str]] = defaultdict(Counter)
    names = list(characters())
    for number in range(games * len(names) // len(COLOURS)):
        if number % 2 == 0:
            Random(number).shuffle(names)
        table = names[:5] if number % 2 == 0 else names[5:]
        scores, used = play(level, table, number // 2)
        for name in table:
            prestige[name].append(scores[name])
            uses[name].update(used[name])
    mean = fmean(score for scores in prestige.values() for score in scores)
    found: dict[str, Any] = {"level": level, "mean": round(mean, 2)}
    for name, character in sorted(characters().items()):
        played = len(prestige[name])
        more = {}
        for place, _ in character.likes:
            others = fmean(uses[other][place] / len(prestige[other]) for other in uses if other != name)
            more[place] = round(uses[name][place] / played / others, 2)
        found[name] = {
            "games": played,
            "behind": round(fmean(prestige[name]) - mean, 2),
            "error": round(stdev(prestige[name]) / math.sqrt(played), 2),
            "more": more,
        }
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each character (200)")
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parsed = parser.parse_args()
    print(json.dumps(measure(parsed.level, parsed.games)))


if __name__ == "__main__":
    main()
