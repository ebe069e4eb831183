"""The engine's command line: ``python -m engine`` with ``simulate``, ``arena``, ``learn``, ``replay``, …"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from engine.errors import EngineError
from engine.lab.arena_command import add_arena
from engine.lab.arguments import add_games, edition_of, seats_of
from engine.lab.check_command import add_check
from engine.lab.learn_command import add_learn
from engine.lab.review_command import add_review
from engine.lab.simulation import Plan, Tally, play_game
from engine.lab.try_command import add_try
from engine.notation import schema_text
from engine.quoting import printable
from engine.record import records
from engine.record.trace import trace
from engine.record.transcript import transcript
from engine.rules.rng import MAX_SEED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code.

    0: success. 1: the output can't be written. 2: bad input. An error is explained on stderr. A reader that
    closes the pipe (``| head``) is no error.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Characters that the encoding lacks are escaped.
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            parsed = _parser().parse_args(arguments)
            parsed.run(parsed)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except EngineError as error:
        _complain(str(error))
        return 2
    except BrokenPipeError:
        _close(sys.stdout)
    except OSError as error:
        _close(sys.stdout)
        _complain(f"The output can't be written ({error.strerror or error}): give it another place.")
        return 1
    return 0


def _complain(sentence: str) -> None:
    try:
        print(printable(sentence), file=sys.stderr, flush=True)
    except OSError:  # nobody listens
        _close(sys.stderr)


def _close(stream: TextIO) -> None:
    """Redirect a broken stream to nowhere: Python flushes it once more at exit and would complain."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Notre Dame without a table.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    simulate = commands.add_parser("simulate", help="bots play games among themselves")
    add_games(simulate, "quick", own_edition=True)
    simulate.add_argument("--save", type=Path, metavar="DIR", help="write a record of each game into DIR")
    simulate.set_defaults(run=_simulate)

    add_arena(commands)
    add_learn(commands)
    add_check(commands)
    add_try(commands)
    add_review(commands)

    schema = commands.add_parser("schema", help="print the JSON Schema of the notation")
    schema.set_defaults(run=lambda parsed: print(schema_text(), end=""))

    replay = commands.add_parser("replay", help="print a saved game move by move")
    replay.add_argument("file", type=Path)
    replay.add_argument("--trace", action="store_true", help="as JSON lines (TRACE.md)")
    replay.set_defaults(run=_replay)
    return parser


def _simulate(parsed: argparse.Namespace) -> None:
    seats = seats_of(parsed, "quick")
    plan = Plan(seats, edition_of(parsed), parsed.new_persons)
    tally = Tally(seats)
    for seed in range(parsed.seed, parsed.seed + parsed.games):
        game, record, seconds = play_game(plan, seed % (MAX_SEED + 1))
        tally.add(game, len(record.moves), seconds)
        if parsed.save:
            _save(parsed.save / f"game-{record.seed}.toml", record)
    _print_tally(tally, parsed.json)


def _save(path: Path, record: records.Record) -> None:
    try:
        records.write(path, record)
    except OSError as error:
        raise EngineError(f"{path} can't be written ({error.strerror or error}).") from error


def _print_tally(tally: Tally, as_json: bool) -> None:
    summary = tally.summary()
    if as_json:
        print(json.dumps(summary))
        return
    print(f"games                 {summary['games']}")
    print(f"decisions             {summary['decisions']}")
    print(f"decisions a second    {summary['decisions_per_second']}")
    print("seat  bot         mean score    wins")
    for number, row in enumerate(
        zip(summary["seats"], summary["mean_score"], summary["wins"], strict=True), 1
    ):
        print(f"{number:<5} {row[0]:<11} {row[1]:>10.2f} {row[2]:>7.2f}")


def _replay(parsed: argparse.Namespace) -> None:
    record = records.read(parsed.file)
    for line in trace(record) if parsed.trace else transcript(record):
        print(line)


if __name__ == "__main__":
    sys.exit(main())
