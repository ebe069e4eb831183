"""Challenges: what a saved game says of the deal of the day or the task that it is.

Such a deal is known to whoever looks it up, so these games are never rated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from engine.tasks.own import is_title

DEAL, TASK = "deal", "task"
"""The keys in :attr:`Record.table <engine.Record.table>`; any other game has neither."""

HINT, UNDO, SEAT, FORK = "hint", "undo", "seat", "fork"
"""The kinds of help that cost a deal its medal: a hint, a move taken back, another player on the seat, a game
that goes on from a moment of another one."""

_HELP = (HINT, UNDO, SEAT, FORK)

SEEN = "seen"
"""Stands for an attempt, where somebody has looked at another player's game of the deal first."""


@dataclass(frozen=True)
class Deal:
    """A game of the deal of a day."""

    day: date
    version: int
    """The version of the rule that makes deals from days."""
    attempt: str = ""
    """A random text that tells this attempt from all others."""
    helped: tuple[str, ...] = ()
    """The kinds of help that the player has had, each once."""
    spoiler: bool = False
    """Whether the file was made to be passed on."""

    def entry(self) -> dict[str, Any]:
        """Return what is kept in the record's table."""
        entry: dict[str, Any] = {"day": self.day.isoformat(), "version": self.version}
        entry |= {"attempt": self.attempt} if self.attempt else {}
        entry |= {"helped": list(self.helped)} if self.helped else {}
        entry |= {"spoiler": True} if self.spoiler else {}
        return {DEAL: entry}


@dataclass(frozen=True)
class Task:
    """A game of a task."""

    name: str
    """The key of the task."""
    begins: int
    """How many moves had been made when the player took over."""
    title: str = ""
    """The title of a task of one's own."""

    def entry(self) -> dict[str, Any]:
        """Return what is kept in the record's table."""
        own = {"title": self.title} if self.title else {}
        return {TASK: {"name": self.name, "begins": self.begins, **own}}


Challenge = Deal | Task


def challenge_of(table: Mapping[str, Any]) -> Challenge | None:
    """Return what a record's table says; ``None`` for any other game. Invalid values count as none.

    >>> challenge_of({"task": {"name": "alms", "begins": 12}})
    Task(name='alms', begins=12, title='')
    """
    return _deal(table.get(DEAL)) or _task(table.get(TASK))


def forked(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return the table of a game that goes on from a moment of this one: it wins no medal."""
    challenge = challenge_of(table)
    if not isinstance(challenge, Deal):
        return dict(table)
    return {**table, **with_help(challenge, FORK).entry()}


def with_help(deal: Deal, kind: str) -> Deal:
    """Return the deal with a kind of help added to those that the player has had."""
    helped = tuple(one for one in _HELP if one == kind or one in deal.helped)
    return Deal(deal.day, deal.version, deal.attempt, helped, deal.spoiler)


def as_spoiler(deal: Deal) -> Deal:
    """Return the deal of a file that is passed on or came from elsewhere: it is nobody's attempt here."""
    return Deal(deal.day, deal.version, "", deal.helped, spoiler=True)


def _deal(entry: Any) -> Deal | None:
    if not isinstance(entry, Mapping):
        return None
    attempt, helped = entry.get("attempt", ""), entry.get("helped", [])
    try:
        day, version = date.fromisoformat(entry["day"]), int(entry["version"])
    except (KeyError, TypeError, ValueError, OverflowError):
        return None
    kinds = tuple(one for one in _HELP if isinstance(helped, list) and one in helped)
    token = attempt if isinstance(attempt, str) and attempt != SEEN else ""
    return Deal(day, version, token, kinds, entry.get("spoiler") is True)


def _task(entry: Any) -> Task | None:
    if not isinstance(entry, Mapping):
        return None
    name, begins = entry.get("name"), entry.get("begins")
    if not isinstance(name, str) or type(begins) is not int or begins < 0:
        return None
    title = entry.get("title")
    return Task(name, begins, str(title) if is_title(title) else "")
