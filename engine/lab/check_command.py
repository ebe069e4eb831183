"""The command ``check``: what is wrong with a file of persons, all at once."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.errors import ContentError
from engine.quoting import printable
from engine.record.person_files import read_persons


def add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser("check", help="check a file of persons of one's own")
    parser.add_argument("file", type=Path, help="a file with a section for each person")
    parser.set_defaults(run=_check)


def _check(parsed: argparse.Namespace) -> None:
    persons, wrong = read_persons(parsed.file)
    for sentence in wrong:
        print(printable(sentence))
    if wrong:
        raise ContentError(f"{parsed.file}: {len(wrong)} to put right.")
    print(printable(f"{parsed.file}: {', '.join(person.name for person in persons)}: nothing is wrong."))
