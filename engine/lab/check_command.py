"""The command ``check``: what is wrong with content of one's own, all at once."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.content.definitions import OwnEdition, Person
from engine.errors import ContentError
from engine.quoting import printable
from engine.record import edition_files, person_files
from engine.record.content_files import paths_in

Own = Person | OwnEdition


def add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to a parser."""
    parser = commands.add_parser("check", help="check a person or an edition of one's own, or a folder")
    add_file(parser)
    parser.set_defaults(run=_check)


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add the argument for a file or a folder of them."""
    told = f"a file such as juggler{person_files.SUFFIX} or family{edition_files.SUFFIX}, or a folder"
    parser.add_argument("file", type=Path, help=told)


def checked(path: Path) -> list[Own]:
    """Return what a file or folder holds. Prints all that is wrong, and then raises ``ContentError``."""
    editions = _has(path, edition_files.SUFFIX)
    found: list[Own | None] = []
    wrong: list[str] = []
    if editions:
        for edition_file in edition_files.read_own_editions(path):
            found.append(edition_file.edition)
            wrong += edition_file.problems
    if not editions or (path.is_dir() and _has(path, person_files.SUFFIX)):
        for person_file in person_files.read_persons(path):
            found.append(person_file.person)
            wrong += person_file.problems
    for sentence in wrong:
        print(printable(sentence))
    if wrong:
        raise ContentError(f"{path}: {len(wrong)} to put right.")
    if not found:
        raise ContentError(f"{path}: expected a file such as juggler{person_files.SUFFIX}, found none.")
    return [one for one in found if one is not None]


def _has(path: Path, suffix: str) -> bool:
    return bool(paths_in(path, suffix)) if path.is_dir() else path.name.endswith(suffix)


def _check(parsed: argparse.Namespace) -> None:
    path: Path = parsed.file
    found = checked(path)
    pictures = []
    if any(isinstance(one, Person) for one in found):
        pictures = [*filter(None, map(person_files.without_picture, person_files.read_persons(path)))]
    for sentence in pictures:  # a person can do without
        print(sentence)
    names = ", ".join(one.name for one in found)
    print(printable(f"{path}: {names}: nothing {'else ' if pictures else ''}is wrong."))
