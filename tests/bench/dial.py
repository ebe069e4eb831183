"""How strong the dial's bots are: the mean prestige of one against three ``normal`` bots, at four players.

``points``: bots that look at the present turn (``normal``) or plan the round (``master``) and slip by given
temperatures, from which the curve in ``engine/bots/levels.py`` is read. ``marks``: the levels, for their
places on the dial. ``strengths``: the dial itself, at nine strengths: does each reach what its number says?
``ladder``: each of these strengths against three of the next lower one of them; its share of first places,
which tells how many points of the dial make a winner.

Every bot plays the same deals, each from every seat. With ``--state`` a run can be continued. The last line
is one JSON object: for each bot ``{"games", "mean", "error"}``, with ``ladder`` also ``"first"``.
"""

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import COLOURS, Game
from engine.bots import LEVELS, make_bot
from engine.seeds import bot_seed, deal_seed, secret_of

_KEY = 730
"""What the deals follow from."""
_COLOURS = COLOURS[:4]
_SLIPS = {"normal": (3.0, 2.5, 2.1, 1.7, 1.4, 1.1, 0.8, 0.4), "master": (1.0, 0.75, 0.5, 0.25, 0.0)}
_STRENGTHS = (30, 36, 43, 48, 55, 60, 66, 70, 74)


class Entrant(NamedTuple):
    """A bot, and the one that its three rivals are."""

    bot: str
    slip: float | None = None
    rivals: str = "normal"

    def key(self) -> str:
        """Return its name in the file."""
        slip = "" if self.slip is None else f" {self.slip:g}"
        return f"{self.bot}{slip}" + ("" if self.rivals == "normal" else f" against {self.rivals}")


def entrants(what: str) -> list[Entrant]:
    """Return the bots that are measured."""
    if what == "points":
        return [Entrant(level, slip) for level, slips in _SLIPS.items() for slip in slips]
    if what == "marks":
        return [Entrant(level) for level in LEVELS]
    if what == "strengths":
        return [Entrant(str(strength)) for strength in _STRENGTHS]
    pairs = zip(_STRENGTHS[1:], _STRENGTHS, strict=False)
    return [Entrant(str(better), rivals=str(worse)) for better, worse in pairs]


def play(entrant: Entrant, number: int) -> tuple[int, float]:
    """Play one game; return the prestige of the bot, and its part of the first place."""
    deal, turn = divmod(number, len(_COLOURS))
    seed = deal_seed(_KEY, deal)
    secret, game = secret_of(seed), Game.new(_COLOURS, seed)
    own = _COLOURS[turn]
    bots = {
        colour: make_bot(entrant.bot, bot_seed(secret, 0), slip=entrant.slip)
        if colour == own
        else make_bot(entrant.rivals, bot_seed(secret, 1 + (at - turn) % len(_COLOURS)))
        for at, colour in enumerate(_COLOURS)
    }
    while not game.over:
        colour = game.to_move[0]
        game.play(bots[colour](game.view(colour), game.counted()))
    result = game.result
    assert result is not None
    return result.prestige[own], (own in result.winners) / len(result.winners)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("points", "marks", "strengths", "ladder"))
    parser.add_argument("--games", type=int, default=100, help="of each bot (100)")
    parser.add_argument("--only", help="one bot alone, such as 'master 0.5'")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep the games in FILE")
    parsed = parser.parse_args()
    kept: dict[str, dict[int, list[float]]] = {}
    if parsed.state and parsed.state.exists():
        for line in parsed.state.read_text(encoding="utf-8").splitlines():
            key, number, *reached = json.loads(line)
            kept.setdefault(key, {})[number] = reached
    figures: dict[str, Any] = {}
    for entrant in entrants(parsed.what):
        key = entrant.key()
        if parsed.only and key != parsed.only:
            continue
        done = kept.setdefault(key, {})
        for number in range(parsed.games):
            if number not in done:
                done[number] = list(play(entrant, number))
                if parsed.state:
                    with parsed.state.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([key, number, *done[number]]) + "\n")
        reached = [done[number] for number in range(parsed.games)]
        figures[key] = _figures([prestige for prestige, _ in reached])
        if parsed.what == "ladder":
            figures[key]["first"] = round(fmean(first for _, first in reached), 3)
        print(key, figures[key], file=sys.stderr, flush=True)
    print(json.dumps(figures))


def _figures(those: list[float]) -> dict[str, Any]:
    error = stdev(those) / sqrt(len(those)) if len(those) > 1 else None
    return {"games": len(those), "mean": round(fmean(those), 2), "error": error and round(error, 2)}


if __name__ == "__main__":
    main()
