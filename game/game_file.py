"""A running game's file: written after every move beside the frames, or elsewhere while it can't be."""

from __future__ import annotations

import copy
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine import Record
from engine.keeping import Keeper
from game.spare import SpareCopy
from game.words import say

_log = logging.getLogger(__name__)


class _Outcome(NamedTuple):
    """What a write came to: where the game moved to, or why it failed and whether the copy is a new one."""

    moved: Path | None = None
    failed: str = ""
    copied_anew: bool = False


class GameFile:
    """Writes one game, move after move, one write at a time."""

    def __init__(self, keeper: Keeper, spare: SpareCopy | None = None) -> None:
        """``keeper`` knows the file as it is now; ``spare``: the copy that the game goes on from, if any."""
        self.waits = True
        """Whether :meth:`write` returns only when all is on the disk. A table that draws meanwhile doesn't
        want that, as a slow disk would hold up its frames, and asks :meth:`is_written` instead."""
        self.trouble: str | None = None
        """Why the game could not be written last time, a sentence; ``None`` while all is well."""
        self.news: str | None = None
        """What has become of the file, a sentence; whoever tells it takes it away."""
        self._keeper = keeper
        self._copy = spare or SpareCopy()
        self._writing: Future[_Outcome] | None = None

    @property
    def path(self) -> Path:
        """Where the game is kept now."""
        return self._keeper.path

    def write(self, record: Record) -> None:
        """Write the record as it is now; an earlier one is on the disk before.

        One that can't be written is told in :attr:`trouble` and kept in another folder meanwhile.
        """
        self.finish()
        if self.waits:
            self._take(self._put(record))
        else:
            now = replace(record, moves=[*record.moves], table=copy.deepcopy(record.table))
            self._writing = writer().submit(self._put, now)

    def is_written(self) -> bool:
        """Whether all is on the disk that is to be, or :attr:`trouble` says why not."""
        if self._writing is not None and self._writing.done():
            self.finish()
        return self._writing is None

    def finish(self) -> None:
        """Wait until all is on the disk that is to be."""
        if self._writing is not None:
            writing, self._writing = self._writing, None
            self._take(writing.result())

    def keep(self, record: Record) -> None:
        """Write the record once more where it isn't on the disk, before the table is left."""
        self.finish()
        if self.trouble is not None or self._keeper.overwritten():
            self._take(self._put(record))

    def _put(self, record: Record) -> _Outcome:
        try:
            moved = self._keeper.write(record)
        except OSError as error:
            _log.error("%s: not written: %s", self.path, error)
            before = self._copy.path
            kept = self._copy.write(record, self.path)
            return _Outcome(failed=error.strerror or str(error), copied_anew=kept != before)
        self._copy.discard()
        return _Outcome(moved)

    def _take(self, outcome: _Outcome) -> None:
        """Say what a write came to."""
        if not outcome.failed:
            self.trouble = None
            if outcome.moved is not None:
                self.news = say("history-kept-elsewhere", file=str(outcome.moved))
            return
        told = {"file": str(self.path), "reason": outcome.failed}
        if self._copy.path is None:
            self.trouble = say("table-not-saved", **told)
            return
        self.trouble = say("history-kept-aside", **told, copy=str(self._copy.path))
        if outcome.copied_anew:
            self.news = self.trouble


@cache
def writer() -> ThreadPoolExecutor:
    """One thread for all games: it ends with the program, when everything is written."""
    return ThreadPoolExecutor(1, thread_name_prefix="saving")
