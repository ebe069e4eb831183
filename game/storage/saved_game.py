"""A saved game as lists show it: its file and a summary of its contents."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.seats import Seat

if TYPE_CHECKING:  # the title appears sooner if the engine isn't loaded
    from engine import View
    from engine.content.definitions import OwnEdition

LONGEST = 200
"""The most bytes of a file name without its suffix; file systems allow 255."""

_RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}
"""The names that Windows reserves for devices, with any suffix."""


@dataclass(frozen=True)
class Contents:
    """A summary of a saved game: who plays, the round ("B3") and whether it is over."""

    seats: tuple[Seat, ...]
    label: str
    finished: bool
    prestige: Mapping[str, int] | None = None
    """Prestige by colour, if it is public."""
    table: View | None = None
    """A spectator's view of the game."""
    kind: str = ""
    """``deal`` of the day, ``task`` or ``fork`` of another game; empty for any other game."""
    edition: OwnEdition | None = None
    """The edition of one's own that it is played by."""
    own_persons: bool = False
    """Whether it has persons of one's own."""


@dataclass(frozen=True)
class SavedGame:
    """One file of the folder. A damaged file has an ``error`` instead of ``contents``."""

    path: Path
    changed: datetime
    contents: Contents | None
    error: ValueError | OSError | None = None

    @property
    def names(self) -> str:
        """The players' names in one line; for a damaged file its file name."""
        return ", ".join(seat.name for seat in self.contents.seats) if self.contents else self.path.stem

    @property
    def title(self) -> str:
        """The title of the game: the name that a player gave it, otherwise the players' names."""
        stem = self.path.stem
        dated = re.match(r"\d{4}-\d\d-\d\d ", stem)
        usual = stem_of(dated.group() + self.names) if dated else stem
        given = not dated or not re.fullmatch(re.escape(usual) + r"( \(\d+\))*", stem)
        return stem if given else self.names


def when(seconds: float) -> datetime:
    """Return a time in seconds since 1970 as a date; the earliest one for a time that no calendar has.

    A file can have such a time when the clock was wrong.
    """
    try:
        return datetime.fromtimestamp(seconds)
    except (OverflowError, OSError, ValueError):
        return datetime.fromtimestamp(0)


def stem_of(name: str) -> str:
    """Return the file name, without suffix, of a game called ``name``."""
    stem = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', "", name)
    stem = stem.encode("utf-8", "ignore")[:LONGEST].decode("utf-8", "ignore").strip(" .,") or "Notre Dame"
    return f"Game {stem}" if stem.partition(".")[0].rstrip().upper() in _RESERVED else stem
