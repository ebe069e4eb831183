"""The command ``check``: what is wrong with persons of one's own, all at once."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.content.definitions import Person
from engine.errors import ContentError
from engine.quoting import printable
from engine.record.person_files import read_persons


def add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser("check", help="check a person of one's own, or a folder of them")
    parser.add_argument("file", type=Path, help="a file such as juggler.person.toml, or a folder")
    parser.set_defaults(run=_check)


def checked(path: Path) -> list[Person]:
    """Return the persons of a file or folder. Prints all that is wrong, and then raises ``ContentError``."""
    files = read_persons(path)
    wrong = [sentence for file in files for sentence in file.problems]
    for sentence in wrong:
        print(printable(sentence))
    if wrong:
        raise ContentError(f"{path}: {len(wrong)} to put right.")
    return [file.person for file in files if file.person is not None]


def _check(parsed: argparse.Namespace) -> None:
    names = ", ".join(person.name for person in checked(parsed.file))
    print(printable(f"{parsed.file}: {names}: nothing is wrong."))
