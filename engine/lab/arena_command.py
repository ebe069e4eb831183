"""``python -m engine arena``: bots against each other, measured."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from engine.lab.arena import Contest, Played, play_all
from engine.lab.arena_file import ArenaFile
from engine.lab.arena_report import as_json, as_text
from engine.lab.arguments import add_games, from_to, seats_of


def add_arena(commands: Any) -> None:
    """Add the command to those of the program."""
    arena = commands.add_parser("arena", help="measure bots against each other, from every seat")
    add_games(arena, "normal")
    arena.add_argument("--jobs", type=from_to(1, 256), default=1, help="processes (default 1)")
    arena.add_argument(
        "--state",
        type=Path,
        metavar="FILE",
        help="keep the games here; the same command with the same file continues",
    )
    arena.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> None:
    seats = seats_of(parsed, "normal")
    contest = Contest(seats, parsed.edition, parsed.new_persons, parsed.seed)
    kept = ArenaFile(parsed.state, contest) if parsed.state else None
    if kept:
        contest = kept.contest
    games: list[Played] = list(kept.games) if kept else []
    done = {game.number for game in games}
    waiting = [number for number in range(parsed.games) if number not in done]
    try:
        with closing(play_all(contest, waiting, parsed.jobs)) as results:
            for game in results:
                games.append(game)
                if kept:
                    kept.add(game)
                _show_progress(len(games), len(done) + len(waiting))
    except KeyboardInterrupt:
        hint = f" Continue with --state {parsed.state}." if kept else ""
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
