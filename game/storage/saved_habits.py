"""The habits of people on this machine: what was found in which games, and what has gone since.

Whatever goes wrong with a file, habits can be worked out again: nothing here fails.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from engine import RecordError
from engine.bots.habit_search import Habit
from engine.bots.habits import FEWEST, Kind, Often
from engine.errors import NotationError
from engine.json_codec import codec_of
from engine.record import record_files

FOLDER = "habits"
"""The name of the folder, in the folder of saved games."""
VERSION = 1

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Told:
    """A habit that the person was told of."""

    kind: Kind
    games: tuple[str, ...]
    """The names of the games that it was found in."""
    gone: bool = False


@dataclass(frozen=True, slots=True)
class SavedHabits:
    """What is known of a person."""

    version: int
    games: tuple[str, ...]
    """The names of the games that were looked at, the latest first."""
    seen: tuple[Often, ...]
    habits: tuple[Habit, ...]
    told: tuple[Told, ...]
    """All habits that were ever told, each once."""


def renewed(
    before: SavedHabits | None, games: tuple[str, ...], seen: tuple[Often, ...], habits: tuple[Habit, ...]
) -> SavedHabits:
    """Return what is known once other games have been looked at.

    A habit has gone when it is no longer seen, and enough of the games are new since it was found last.
    """
    known = {one.kind: one for one in before.told} if before else {}
    often = {one.kind for one in seen if one.habit}
    for kind, one in known.items():
        new = [game for game in games if game not in one.games]
        if kind not in often and len(new) >= FEWEST:
            known[kind] = replace(one, gone=True)
    known |= {habit.kind: Told(habit.kind, games) for habit in habits}
    return SavedHabits(VERSION, games, seen, habits, tuple(known.values()))


class HabitFiles:
    """The files, one for each person; nothing but these programs on this machine reads them."""

    def __init__(self, saves: Path) -> None:
        """``saves``: the folder of saved games."""
        self.folder = saves / FOLDER

    def path(self, name: str) -> Path:
        """Return the file of a person; names count as in the hall of fame."""
        return self.folder / f"{sha256(name.casefold().encode()).hexdigest()[:32]}.json"

    def read(self, name: str) -> SavedHabits | None:
        """Return what is known of a person, or ``None``."""
        path = self.path(name)
        if not path.exists():
            return None
        try:
            saved = codec_of(SavedHabits).read(json.loads(record_files.read_bytes(path)), "the habits")
        except (RecordError, NotationError, ValueError, RecursionError) as error:
            _log.warning("%s: worked out again: %s", path, error)
            return None
        return saved if saved.version == VERSION else None

    def write(self, name: str, saved: SavedHabits) -> None:
        """Keep what is known of a person."""
        path = self.path(name)
        try:
            record_files.write_text(path, json.dumps(codec_of(SavedHabits).write(saved), indent=1) + "\n")
        except OSError as error:
            _log.warning("%s: not kept: %s", path, error)
