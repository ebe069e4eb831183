"""A saved game as lists show it: its file, and what the file says about itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.seats import Seat

if TYPE_CHECKING:  # the title comes sooner without the engine
    from engine import View

LONGEST = 200
"""Bytes of a file name without its ending; file systems allow 255."""

_RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}
"""What Windows calls devices, whatever the ending."""


@dataclass(frozen=True)
class Contents:
    """What a saved game says about itself: who plays, the round ("B3") and whether it is over."""

    seats: tuple[Seat, ...]
    label: str
    finished: bool
    prestige: Mapping[str, int] | None = None
    """Prestige by colour, where everybody may know it."""
    table: View | None = None
    """The table as it stands, as somebody sees it who looks on."""


@dataclass(frozen=True)
class SavedGame:
    """One file of the folder. A damaged one has no ``contents`` but an ``error`` that says why."""

    path: Path
    changed: datetime
    contents: Contents | None
    error: ValueError | OSError | None = None

    @property
    def names(self) -> str:
        """The players' names in one line, or the file's name where the file is damaged."""
        return ", ".join(seat.name for seat in self.contents.seats) if self.contents else self.path.stem

    @property
    def title(self) -> str:
        """What the game is called: the name that somebody gave it, or else the players' names."""
        stem = self.path.stem
        dated = re.match(r"\d{4}-\d\d-\d\d ", stem)
        usual = stem_of(dated.group() + self.names) if dated else stem
        given = not dated or not re.fullmatch(re.escape(usual) + r"( \(\d+\))*", stem)
        return stem if given else self.names


def stem_of(name: str) -> str:
    """What the file of a game called ``name`` is called, without its ending."""
    stem = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', "", name)
    stem = stem.encode("utf-8", "ignore")[:LONGEST].decode("utf-8", "ignore").strip(" .,") or "Notre Dame"
    return f"Game {stem}" if stem.partition(".")[0].rstrip().upper() in _RESERVED else stem
