"""Sharing the result of a deal of the day: a line for the clipboard, and a file for friends."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

from engine import Record, RecordError
from engine.bots import VERSION as BOTS_VERSION
from engine.record import records
from game import __version__
from game.file_errors import describe
from game.match.par import award, saved_par
from game.refusals import refusal
from game.storage.challenge import Deal, as_spoiler, challenge_of
from game.storage.hall_of_fame import HallOfFame
from game.storage.saved_game import stem_of
from game.ui.clipboard import copied
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.theme import SMALL
from game.ui.widgets import Entry
from game.words import say

FOLDER = "shared"
"""The folder for files to pass on, inside that of the saved games, so that the list doesn't show them."""


class ShareScene(SheetScene):
    """A slip with the line to share, which is on the clipboard already where there is one."""

    modal = True
    first = "ok"

    def __init__(self, path: Path) -> None:
        """``path``: the file of the finished game."""
        super().__init__()
        self._path = path
        self._record: Record | None = None
        self.line = self._note = ""

    def enter(self, host: Host) -> None:
        """Read the game and copy the line."""
        self.host = host
        try:
            self._record = records.read(self._path)
        except RecordError as error:
            self._note = describe(error)
        else:
            with closing(HallOfFame(host.saves.folder)) as hall:
                self.line = share_line(self._record, hall)
            self._note = say("challenges-copied" if copied(self.line) else "challenges-not-copied")
        super().enter(host)

    def build(self) -> None:
        """Lay out the line, what has been done, and the buttons."""
        style, wide = self.style, self.slip_width
        self.readable += [self.line or self._note]
        line = paragraph(self.line or self._note, style.text(30), wide, self.ink, bold=True)
        more = " ".join(filter(None, (self._note if self.line else "", say("challenges-file-why"))))
        self.readable.append(more)
        note = paragraph(more, style.text(SMALL), wide, self.ink)
        answers = [Entry("ok", say("menu-ok"), self.back, METAL)]
        if self._record is not None:
            answers.insert(0, Entry("file", say("challenges-file"), self._save))
        tall = line.get_height() + style.px(18) + note.get_height()
        room = self.lay_slip(answers, wide, tall, say("challenges-share"), column=False)
        view = self.scroll_in(room)
        self.picture(line, view.topleft)
        self.picture(note, (view.left, line.get_height() + style.px(18)))
        self.fill_viewport(tall)

    def _save(self) -> None:
        assert self._record is not None
        try:
            path = save_spoiler(self._record, self.host.saves.folder / FOLDER)
        except OSError as error:
            self._note = say("challenges-file-failed", reason=refusal(error))
        else:
            self._note = say("challenges-file-saved", file=str(path))
        self.rebuild()


def share_line(record: Record, hall: HallOfFame) -> str:
    """Return the result of a finished deal of the day as one line."""
    deal, result = challenge_of(record.table), record.replay().result
    if not isinstance(deal, Deal) or result is None:
        return ""
    prestige = next(result.prestige[seat.colour] for seat in record.seats if seat.player == records.HUMAN)
    par, first = saved_par(deal, hall), hall.attempts().get(deal.day)
    medal = award(deal, par, hall) if par is not None else None
    if first is None or first.attempt != deal.attempt:
        medal = "again"
    return say(
        "challenges-shared",
        date=deal.day.isoformat(),
        prestige=prestige,
        medal=medal or "none",
        par="?" if par is None else str(par.value),
        version=__version__,
        bots=str(BOTS_VERSION),
    )


def save_spoiler(record: Record, folder: Path) -> Path:
    """Write a finished deal as a file that is marked as a spoiler; return its path. Raises ``OSError``."""
    deal = challenge_of(record.table)
    assert isinstance(deal, Deal)
    names = [seat.name for seat in record.seats if seat.player == records.HUMAN]
    stem = say("challenges-file-name", date=deal.day.isoformat(), name=", ".join(names))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{stem_of(stem)}.toml"
    records.write(path, replace(record, table={**record.table, **as_spoiler(deal).entry()}))
    return path
