"""Saved games for tests of the screens: records played at random, written as the program writes them."""

import os
from pathlib import Path
from typing import Any

from engine import Record
from engine.record import records
from engine.record.records import Seat
from game.ui.scene import Scene
from tests.game.window import Window
from tests.played import at_random, play_on

COLOURS = ("blue", "red", "green", "yellow", "purple")


def played(
    names: tuple[str, ...] = ("Anna", "Ben", "Zoé"),
    moves: int | None = None,
    seed: int = 11,
    bots: int = 1,
    **options: Any,
) -> Record:
    """A game after so many random moves, or (``None``) to its end; the last ``bots`` seats are bots."""
    seats = tuple(
        Seat(name, colour, "quick" if place >= len(names) - bots else records.HUMAN)
        for place, (name, colour) in enumerate(zip(names, COLOURS, strict=False))
    )
    record = Record(seats, seed, **options)
    play_on(record, at_random(seed), moves)
    return record


def put(folder: Path, name: str, record: Record | str, day: int = 1) -> Path:
    """Write it into the folder of saved games, as if ``day`` days after the first of all."""
    path = folder / "saves" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    if isinstance(record, str):
        path.write_text(record, encoding="utf-8")
    else:
        records.write(path, record)
    os.utime(path, (day * 86400, day * 86400))
    return path


def just_left(path: Path) -> Path:
    """Let a saved game look as if it was left a moment ago: it goes on without a recap."""
    os.utime(path)
    return path


def shows(window: Window, kind: type[Scene]) -> bool:
    """Whether a scene of that kind is on top."""
    return isinstance(window.scene, kind)
