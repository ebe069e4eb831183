"""Is a *gated* master stronger than three masters? An experiment whose games and rule are fixed beforehand.

The gated master plans as ``master`` does. Its move stays, unless a rival that looks at most 1.2 prestige
worse (the three best of them) is better in play-outs: in the same 10, then 20, then 30 worlds more, all
seats play on greedily to the end of the next round, and the learned evaluation judges it, the seat's own
position less the weighted ones of the others. A rival that is behind after 10 worlds is dropped, and one
that is not ahead by its standard error after 30; at the end it needs two standard errors.

It holds if the lower end of the 95 % interval of its first places is above 25 %, its prestige agrees, and the
99th percentile of its decisions is below three seconds.

It did not hold, so ``master`` stays as it is. After 207 games it had 29.5 % of first places (23.3 to 35.6),
1.3 prestige more than the masters (0.2 to 2.4), and 464 of 14,634 decisions above three seconds: more than
one in a hundred of 300 games, whatever the other 93 would have brought. They were not played.

Prints one JSON object as its last line: ``games``; ``firsts``, its share of first places, and ``interval``;
``points``, its prestige less the mean of the three masters', and ``points_interval``; ``seconds``, the mean
and the 99th percentile of a decision in processor time; ``overruled``, how often a game it leaves its plan.
With ``--state`` a run can be continued.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev, variance
from typing import Any

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import COLOURS, Game, Move, View
from engine.bots.levels import LEVELS, Counted, LevelBot
from engine.bots.rivals import Rivals, all_alike, contenders
from engine.bots.turns import best, weigh
from engine.bots.value import LAST_PIECE, learned
from engine.names import Colour
from engine.rules.state import State
from engine.seeds import bot_seed, deal_seed, secret_of
from engine.worlds import draw_state

GAMES = 300
KEY = 20261126
"""What the deals of the 300 games follow from."""
_COLOURS = COLOURS[:4]

_NEAR, _MOST = 1.2, 3
"""How much worse a rival may look, and how many of them are tried."""
_WORLDS = (10, 20, 30)
_STAYS = (0.0, 1.0, 2.0)
"""How many standard errors ahead a rival must be after each of these parts."""


class Gated:
    """A master whose plan is put to the test where another move looks nearly as good."""

    def __init__(self, seed: int) -> None:
        """``seed``: a whole number; the same seed gives the same moves."""
        search = LEVELS["master"].search
        assert search is not None
        self._seed, self._search = seed, search
        self._master, self._evaluate = LevelBot("master", seed), learned()
        self._decisions = 0
        self.overruled = 0

    def __call__(self, view: View, counted: Counted) -> Move:
        """Return a move for the decision of the view's only seat."""
        self._decisions += 1
        weighed = self._master.weigh(view, counted)
        planned = best(weighed)
        top = max(worth for worth, _ in weighed)
        near = [(worth, move) for worth, move in weighed if move != planned and top - worth <= _NEAR]
        near.sort(key=lambda one: -one[0])
        better = self._better(view, dict(counted), planned, [move for _, move in near[:_MOST]])
        self.overruled += better != planned
        return better

    def _better(self, view: View, counted: dict[str, int], planned: Move, rivals: list[Move]) -> Move:
        """Return the rival that proves better than the planned move, or that."""
        ahead: dict[Move, list[float]] = {move: [] for move in rivals}
        number = 0
        for worlds, least in zip(_WORLDS, _STAYS, strict=True):
            for _ in range(worlds if ahead else 0):
                world = draw_state(view, Random(f"gated {self._seed} {self._decisions} {number}"), counted)
                weights = self._weights(world, view.viewers[0])
                plan = self._played_out(world, planned, weights)
                for move, gains in ahead.items():
                    gains.append(self._played_out(world, move, weights) - plan)
                number += 1
            ahead = {move: gains for move, gains in ahead.items() if _sureness(gains) > least}
        return max(ahead, key=lambda move: fmean(ahead[move]), default=planned)

    def _weights(self, world: State, colour: Colour) -> Rivals:
        """Return how much each other seat counts: as in the master's plan."""
        found = contenders(world, colour, self._evaluate)
        return found if found is not None else all_alike(world, colour, self._search.rivalry)

    def _played_out(self, world: State, move: Move, weights: Rivals) -> float:
        """Return what a move is worth at the end of the next round, when all play on greedily."""
        state = world.copy()
        game, last = Game(state.setup, state), world.round + 1
        game.play(move)
        while not game.over and state.round <= last:
            seat = game.to_move[0]
            game.play(best(weigh(state, seat, self._evaluate)))
        others = sum(weight * self._worth(game, state, seat) for seat, weight in weights.items())
        return self._worth(game, state, move.colour) - others

    def _worth(self, game: Game, state: State, seat: str) -> float:
        player = state.players[seat]
        if game.over:
            return player.prestige + LAST_PIECE * (player.coins + player.cache)
        return self._evaluate(state, player)


def _sureness(gains: list[float]) -> float:
    """Return the mean in standard errors; 0 without any spread."""
    spread = variance(gains)
    return fmean(gains) / sqrt(spread / len(gains)) if spread else 0.0


def play(number: int) -> dict[str, Any]:
    """Play one game of a gated master against three masters; each has a deal of its own."""
    seed = deal_seed(KEY, number)
    secret, game = secret_of(seed), Game.new(_COLOURS, seed, new_persons=number % 2 == 1)
    own = _COLOURS[number // 2 % len(_COLOURS)]
    gated = Gated(bot_seed(secret, 0))
    masters = {c: LevelBot("master", bot_seed(secret, 1 + at)) for at, c in enumerate(_COLOURS) if c != own}
    seconds = []
    while not game.over:
        colour = game.to_move[0]
        view, counted = game.view(colour), game.counted()
        if colour == own:
            began = time.process_time()
            move = gated(view, counted)
            seconds.append(round(time.process_time() - began, 3))
        else:
            move = masters[colour](view, counted)
        game.play(move)
    result = game.result
    assert result is not None
    return {
        "game": number,
        "own": result.prestige[own],
        "masters": [result.prestige[colour] for colour in masters],
        "first": (own in result.winners) / len(result.winners),
        "overruled": gated.overruled,
        "seconds": seconds,
    }


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Sum up the games."""
    firsts = [game["first"] for game in games]
    points = [game["own"] - fmean(game["masters"]) for game in games]
    seconds = sorted(second for game in games for second in game["seconds"])
    return {
        "games": len(games),
        "firsts": round(fmean(firsts), 3),
        "interval": _interval(firsts),
        "points": round(fmean(points), 2),
        "points_interval": _interval(points),
        "seconds": {"mean": round(fmean(seconds), 2), "p99": seconds[int(len(seconds) * 0.99)]},
        "overruled": round(fmean(game["overruled"] for game in games), 1),
    }


def _interval(those: list[float]) -> list[float] | None:
    """Return the 95 % interval of a mean."""
    if len(those) < 2:
        return None
    mean, half = fmean(those), 1.96 * stdev(those) / sqrt(len(those))
    return [round(mean - half, 3), round(mean + half, 3)]


def main() -> None:
    """Play the games that the file has not yet, and sum up all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"the first so many ({GAMES})")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep the games in FILE")
    parser.add_argument("--told", action="store_true", help="sum up the file, and play nothing")
    parsed = parser.parse_args()
    games: list[dict[str, Any]] = []
    if parsed.state and parsed.state.exists():
        games = [json.loads(line) for line in parsed.state.read_text(encoding="utf-8").splitlines()]
    for number in range(len(games), 0 if parsed.told else parsed.games):
        games.append(play(number))
        print(number, games[-1]["own"], games[-1]["masters"], file=sys.stderr, flush=True)
        if parsed.state:
            with parsed.state.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    print(json.dumps(summary(games)))


if __name__ == "__main__":
    main()
