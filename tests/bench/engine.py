"""How fast the engine is, as ratios to python-chess measured in the same run.

``ratio``: decisions a second of random four-player games, asking for all legal moves at every decision,
to plies a second of random chess games. ``copy_ratio``: copying a game to copying a chess board.
``view_ratio``: views a second, of a seat that is to move, to decisions a second. ``reading_ratio``: views
read from JSON data a second to decisions a second.
Prints one JSON object as its last line.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import chess

# This script's folder comes first on the path and would hide the engine behind the script's own name.
sys.path[0] = str(Path(__file__).resolve().parents[2])

from engine import COLOURS, Game
from engine.notation import to_data, view_from

ROUNDS = 9
GAMES = 12
COPIES = 4000


def play_notre_dame(rng: random.Random) -> int:
    """One random four-player game; returns its decisions."""
    game = Game.new(COLOURS[:4], seed=rng.randrange(1 << 30))
    decisions = 0
    while moves := game.legal_moves():
        game.play(rng.choice(moves))
        decisions += 1
    return decisions


def play_chess(rng: random.Random) -> int:
    """One random chess game, to 300 plies at the most; returns its plies."""
    board = chess.Board()
    plies = 0
    while plies < 300 and (moves := list(board.legal_moves)):
        board.push(rng.choice(moves))
        plies += 1
    return plies


def speed(play: Callable[[random.Random], int], seed: int) -> float:
    """Decisions (or plies) a second over some games."""
    rng = random.Random(seed)
    began = time.perf_counter()
    done = sum(play(rng) for _ in range(GAMES))
    return done / (time.perf_counter() - began)


def seconds_each(action: Callable[[], object]) -> float:
    began = time.perf_counter()
    for _ in range(COPIES):
        action()
    return (time.perf_counter() - began) / COPIES


def middle_game() -> Game:
    """A four-player game in its fifth round."""
    rng = random.Random(3)
    game = Game.new(COLOURS[:4], seed=3)
    while game.view().round < 5:
        game.play(rng.choice(game.legal_moves()))
    return game


def speed_of_views(games: list[Game]) -> float:
    """Views a second, each of the first seat that is to move."""
    began = time.perf_counter()
    for game in games:
        game.view(game.to_move[0])
    return len(games) / (time.perf_counter() - began)


def speed_of_reading(views: list[object]) -> float:
    """Views read a second from data."""
    began = time.perf_counter()
    for data in views:
        view_from(data)
    return len(views) / (time.perf_counter() - began)


def moments(seed: int) -> list[Game]:
    """A random four-player game, as it stood before each of its moves."""
    rng = random.Random(seed)
    game = Game.new(COLOURS[:4], seed=seed)
    found = []
    while moves := game.legal_moves():
        found.append(game.copy())
        game.play(rng.choice(moves))
    return found


def main() -> None:
    """Measure in turn, so that a machine that slows down slows both."""
    speed(play_notre_dame, 0), speed(play_chess, 0)
    ours, theirs, seeing, reading = [], [], [], []
    for round_ in range(ROUNDS):
        ours.append(speed(play_notre_dame, round_))
        theirs.append(speed(play_chess, round_))
        games = [game for seed in range(4) for game in moments(seed)]
        seeing.append(speed_of_views(games) / ours[-1])
        data = [json.loads(json.dumps(to_data(game.view(game.to_move[0])))) for game in games[::4]]
        reading.append(speed_of_reading(data) / ours[-1])
    game, board = middle_game(), chess.Board()
    copies = [seconds_each(game.copy) / seconds_each(lambda: board.copy(stack=False)) for _ in range(ROUNDS)]
    figures = {
        "ratio": round(statistics.median(a / b for a, b in zip(ours, theirs, strict=True)), 2),
        "decisions_per_second": round(statistics.median(ours)),
        "plies_per_second": round(statistics.median(theirs)),
        "copy_ratio": round(statistics.median(copies), 2),
        "view_ratio": round(statistics.median(seeing), 3),
        "reading_ratio": round(statistics.median(reading), 4),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
