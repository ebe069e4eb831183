"""Games from outside the folder of saved games: each goes on as a copy in it; its own file stays as it is."""

from __future__ import annotations

import contextlib
from pathlib import Path

from engine import Record, RecordError
from engine.record import records
from game.storage import record_files
from game.storage.saves import Saves
from game.storage.spare_copy import same_name


def take_in(path: Path, record: Record, saves: Saves) -> tuple[Path, Record]:
    """Return where a game from ``path`` goes on, a file that may not exist yet, and the game as it is there.

    ``record``: the content of ``path``. If it has a copy already, it goes on from there. A deal of the day
    from elsewhere is marked as a spoiler.
    """
    found = _gone_on(path, record, saves)
    if found is not None:
        return found
    return saves.free_path(path.stem), record_files.as_foreign(record, saves.folder) or record


def _gone_on(path: Path, record: Record, saves: Saves) -> tuple[Path, Record] | None:
    """Return the copy, with its game, that was played last and begins with all moves of ``record``."""
    for copy in saves.paths():
        if same_name(copy, path):
            with contextlib.suppress(RecordError):
                game = records.read(copy)
                begun = game.moves[: len(record.moves)] == record.moves
                if begun and not game.finished and game.setup() == record.setup():
                    return copy, game
    return None
