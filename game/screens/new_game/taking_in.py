"""Taking in content of one's own that was dropped on the window: persons and editions, by file."""

from __future__ import annotations

from pathlib import Path

from engine.record import edition_files, person_files
from game.editions import own_title as edition_title
from game.file_errors import mistake
from game.storage.own_files import has_files
from game.ui.own_content import editions_of, persons_of, replaced
from game.ui.scene import Host
from game.words import say
from game.words.lists import listed
from game.words.persons import own_title

_MOST_TOLD = 8
"""How many sentences on wrong files are told at once."""


def take_in(host: Host, dropped: Path) -> str:
    """Take in a file or a folder, and choose what is right for the next new game; return what to tell."""
    told: list[str] = []
    problems: tuple[str, ...] = ()
    if has_files(dropped, person_files.SUFFIX):
        persons = persons_of(host)
        before = persons.persons
        taken, problems = persons.take_in(dropped)
        for person in taken:
            persons.choose(person.name, wanted=True)
        told += [say("own-persons-taken", names=listed(map(own_title, taken)))] if taken else []
        told += filter(None, [replaced(before, taken)])
    if has_files(dropped, edition_files.SUFFIX):
        editions = editions_of(host)
        known = editions.editions
        found, wrong = editions.take_in(dropped)
        problems += wrong
        for edition in found[:1]:
            editions.choose(edition.name, wanted=True)
        told += [say("own-editions-taken", names=listed(map(edition_title, found)))] if found else []
        told += filter(None, [replaced(known, found)])
    if problems:
        told += [say("own-persons-wrong"), *map(mistake, problems[:_MOST_TOLD])]
    return "\n".join(told)
