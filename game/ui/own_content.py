"""Persons and editions of one's own beside a host's saved games, and what is told of their files."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Record
from engine.content.definitions import OwnEdition, Person
from game.editions import own_title as edition_title
from game.storage.own_editions import OwnEditions
from game.storage.own_persons import OwnPersons
from game.ui.own_pictures import rewritten
from game.ui.scene import Host
from game.words import Family
from game.words.lists import listed
from game.words.persons import own_title, use_pictures

_TOLD = "own_told"
"""The entry of a record's table with the keys of what its player was told of."""

_NEWS = Family("own-content", ("lost", "changed", "only-here", "differs", "replaced"))
_Own = Person | OwnEdition


def persons_of(host: Host) -> OwnPersons:
    """Return the persons of one's own, read anew where their files changed."""
    if host.own_persons is None:
        host.own_persons = OwnPersons(host.saves.folder, rewritten)
    use_pictures(host.own_persons.picture)
    host.own_persons.refresh()
    return host.own_persons


def editions_of(host: Host) -> OwnEditions:
    """Return the editions of one's own, read anew where their files changed."""
    if host.own_editions is None:
        host.own_editions = OwnEditions(host.saves.folder)
    host.own_editions.refresh()
    return host.own_editions


def since_chosen(host: Host) -> str:
    """Return what has happened since the last call to the files of what was chosen for the next game."""
    persons, editions = persons_of(host), editions_of(host)
    lost: list[_Own] = [*editions.lost, *persons.lost]
    changed: list[_Own] = [*editions.changed, *persons.changed]
    for content in (persons, editions):
        content.lost.clear()
        content.changed.clear()
    return _told(("lost", lost), ("changed", changed))


def since_begun(host: Host, record: Record) -> str:
    """Return which content of a saved game isn't in the player's files, or differs there.

    It is told once: the record's table remembers it.
    """
    own: list[_Own] = [*record.persons, *([record.own_edition] if record.own_edition else [])]
    files: list[_Own] = [*persons_of(host).persons, *editions_of(host).editions]
    mine = {(type(one), one.name): one for one in files}
    gone = [one for one in own if (type(one), one.name) not in mine]
    differing = [one for one in own if mine.get((type(one), one.name), one) != one]
    keys = [f"{'differs' if one in differing else 'gone'} {one.name}" for one in (*gone, *differing)]
    before = record.table.pop(_TOLD, [])
    if keys:
        record.table[_TOLD] = keys
    if keys == before:
        return ""
    return _told(("only-here", gone), ("differs", differing))


def replaced(before: Iterable[_Own], taken: Iterable[_Own]) -> str:
    """Return which of what was taken in has taken the place of something else with its key."""
    known = {one.name: one for one in before}
    return _told(("replaced", [one for one in taken if known.get(one.name, one) != one]))


def _told(*news: tuple[str, list[_Own]]) -> str:
    told = (_NEWS.say(what, names=listed(map(_title, content))) for what, content in news if content)
    return "\n".join(told)


def _title(own: _Own) -> str:
    return own_title(own) if isinstance(own, Person) else edition_title(own)
