"""``python -m engine arena``: bots against each other, measured."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

from engine.errors import EngineError
from engine.lab import foreign
from engine.lab.arena import Contest, Played
from engine.lab.arena_file import ArenaFile
from engine.lab.arena_report import as_json, as_text
from engine.lab.arguments import add_games, from_to, seats_of
from engine.lab.named import is_name, load
from engine.lab.playing import play_all
from engine.seeds import new_seed

EXECUTORS = {"dask": "engine.adapters.cluster:connect"}
"""What connects to where games can be played elsewhere; loaded only if it is asked for."""


def add_arena(commands: Any) -> None:
    """Add the command to those of the program."""
    arena = commands.add_parser("arena", help="measure bots against each other, from every seat")
    add_games(arena, "normal", foreign=True, seed=None)
    arena.add_argument("--jobs", type=from_to(1, 256), default=1, help="processes (default 1)")
    arena.add_argument("--executor", choices=EXECUTORS, help="play on a cluster, not on this machine")
    arena.add_argument("--scheduler", metavar="ADDRESS", help="where the cluster is, as tcp://HOST:8786")
    arena.add_argument(
        "--limit",
        type=from_to(1, 3600),
        default=10,
        help="the most seconds for a decision of a module:factory bot (default 10); then it loses",
    )
    arena.add_argument(
        "--state",
        type=Path,
        metavar="FILE",
        help="keep the games here; the same command with the same file continues",
    )
    arena.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> None:
    if bool(parsed.executor) != bool(parsed.scheduler):
        raise EngineError("--executor and --scheduler go together: what plays the games, and where it is.")
    seats = seats_of(parsed, "normal")
    drawn = parsed.seed is None
    seed = new_seed() if drawn else parsed.seed
    contest = Contest(seats, parsed.edition, parsed.new_persons, seed, limit=float(parsed.limit))
    file = ArenaFile(parsed.state, contest, any_seed=drawn) if parsed.state else None
    if file:
        contest = file.contest
    for name in dict.fromkeys(filter(is_name, seats)):
        foreign.check(name)
    games: list[Played] = list(file.games) if file else []
    done = {game.number for game in games}
    waiting = [number for number in range(parsed.games) if number not in done]
    connected: Any = nullcontext()
    if parsed.executor:
        try:
            connected = load(EXECUTORS[parsed.executor])(parsed.scheduler)
        except EngineError as error:
            raise EngineError(f'--executor {parsed.executor} needs the extra "cluster": {error}') from error
    try:
        with connected as executor, closing(play_all(contest, waiting, parsed.jobs, executor)) as results:
            for game in results:
                games.append(game)
                if file:
                    file.add(game)
                _show_progress(len(games), len(done) + len(waiting))
    except KeyboardInterrupt:
        hint = f" Continue with --state {parsed.state}." if file else ""
        print(f"\nStopped after {len(games)} games.{hint}", file=sys.stderr)
    else:
        _end_progress()
    if games:
        print(json.dumps(as_json(contest, games)) if parsed.json else as_text(contest, games))


def _show_progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {games} games", end="", file=sys.stderr, flush=True)
    elif done % max(1, games // 10) == 0:
        print(f"{done} of {games} games", file=sys.stderr, flush=True)


def _end_progress() -> None:
    if sys.stderr.isatty():
        print(file=sys.stderr)
