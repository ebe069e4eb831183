"""The files of a served table: its people, and its game. The shelf writes them down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from engine import Record
from engine.record import records
from game.match.session import Session
from game.seats import Seat
from game.serve.lesson import Lesson
from game.serve.people import People
from game.serve.shelf import GAME, PEOPLE, Shelf


class TableKeeper:
    """Keeps the record of a table's game on the shelf."""

    trouble: str | None = None
    lost: str | None = None
    news: str | None = None

    def __init__(self, path: Path, flushed: Callable[[], bool]) -> None:
        self.path, self._flushed = path, flushed
        self.changed = False
        """Whether the record has changed since it was handed to the shelf."""

    def begin(self) -> None:
        """Note that the record has changed; the table hands it to the shelf at the end of its step."""
        self.changed = True

    def save(self) -> None:
        """Note it."""
        self.begin()

    def wait_saved(self, seconds: float | None = None) -> bool:
        """Return whether the record is on the disk; nobody waits for it here."""
        return not self.changed and self._flushed()

    def save_if_needed(self, waiting: Callable[[], None] = lambda: None) -> None:
        """Do nothing: the shelf tries again by itself."""


class TableFiles:
    """Hands to the shelf what has changed of a table."""

    def __init__(self, name: str, people: People, shelf: Shelf) -> None:
        """``name``: the table's id."""
        self._name, self._people, self._shelf = name, people, shelf
        self._keeper: TableKeeper | None = None
        self._text = people.text()
        """What is on the disk of its people, or soon will be."""
        self._summed_up: Session | None = None
        """The game that the list of tables is told of."""
        self._ticket = 0

    @property
    def kept(self) -> bool:
        """Whether all of it is on the disk."""
        return self._flushed() and not (self._keeper and self._keeper.changed)

    def _flushed(self) -> bool:
        return self._shelf.has_flushed(self._ticket)

    def forget(self) -> None:
        """Nothing of it is on the disk."""
        self._text = ""

    def read_game(self) -> Record:
        """Return its game. Raises ``OSError``, ``ValueError`` or ``RecordError``."""
        return records.from_toml(self._shelf.read(self._people.game + GAME))

    def new_keeper(self) -> TableKeeper:
        """Return the keeper of the record of the game that begins or goes on."""
        self._keeper = TableKeeper(self._shelf.folder / (self._people.game + GAME), self._flushed)
        return self._keeper

    def keep_game(self) -> None:
        """Hand the game to the shelf with the next :meth:`keep`: it is a new one."""
        assert self._keeper is not None, "a game has begun"
        self._keeper.begin()

    def keep(self, session: Session | None, lesson: Lesson | None, seen: bool) -> None:
        """Hand what has changed to the shelf. ``seen``: also how much of the game everybody has seen."""
        texts: dict[str, str] = {}
        changed = self._keeper is not None and self._keeper.changed
        if session is None or session is not self._summed_up or changed:
            self._people.told, self._summed_up = _summary(session, self._people.seats, lesson), session
        if self._keeper is not None and changed and session is not None:
            self._keeper.changed = False
            texts[self._people.game + GAME] = records.to_toml(session.record)
        if seen or changed:  # having seen more is no reason to write
            for guest in self._people.guests:
                guest.seen_kept = guest.seen
        text = self._people.text()
        if text != self._text:
            self._text = texts[self._name + PEOPLE] = text
        if texts:
            self._ticket = self._shelf.put(texts)


def _summary(session: Session | None, seats: Sequence[Seat], lesson: Lesson | None) -> dict[str, Any]:
    """Return what the list of tables tells of a table."""
    if session is None:
        names = {seat.colour: seat.name for seat in seats}
        return {"names": names, "turn": [], "round": "", "over": False}
    return {
        "names": {seat.colour: seat.name for seat in session.seats},
        "turn": [] if session.game.over else _waits_for(session, lesson),
        "round": session.view().label,
        "over": session.game.over,
    }


def _waits_for(session: Session, lesson: Lesson | None) -> list[str]:
    """Return the seats that a game waits for: for a move, or until a line of the lesson is read."""
    return [lesson.learner] if lesson is not None and lesson.waits else list(session.game.to_move)
