"""What a bot wanted in a finished game: a slip over the results, a sentence for each period."""

from __future__ import annotations

from pygame import Rect, Surface

from engine import Record
from engine.names import PERIODS
from game.log import aim_words
from game.match.aiming import AimsDesk
from game.seats import Seat
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.sheets import SheetScene
from game.ui.theme import BODY, SMALL
from game.ui.widgets import Entry
from game.words import say


class AimsScene(SheetScene):
    """The slip; what is found appears one by one. Closing it stops the work."""

    modal, holds_up = True, False
    first = "ok"

    def __init__(self, record: Record, colour: str) -> None:
        """``record``: a finished game; ``colour``: the seat of a bot."""
        super().__init__()
        self.record, self.colour = record, colour
        self.desk = AimsDesk(record)
        self._name = next(Seat.of_record(seat).name for seat in record.seats if seat.colour == colour)
        self._shown = False

    def step(self, dt: float) -> None:
        """Go on, and show what has been found."""
        super().step(dt)
        if self._shown and not self.host.devices.pressed and self.desk.step(dt):
            self.rebuild()

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:
        """Draw the slip; it is seen before the work begins."""
        if not self._shown:
            self._shown = True
            self.desk.ask(self.colour)
        return super().draw(surface, alpha)

    def leave(self) -> None:
        """Stop working."""
        super().leave()
        self.desk.close()

    def sentences(self) -> list[str]:
        """Return a sentence for each period."""
        return [aim_words.sentence(period, self.desk.aims(self.colour, period)) for period in PERIODS]

    def build(self) -> None:
        """Lay out what is known so far, and a button to close it."""
        style, wide = self.style, self.slip_width
        gap = style.px(16)
        blocks = [paragraph(say("aims-what", name=self._name), style.text(SMALL), wide, self.ink)]
        blocks += [paragraph(told, style.text(BODY), wide, self.ink) for told in self.sentences()]
        self.readable += [say("aims-what", name=self._name), *self.sentences()]
        tall = sum(block.get_height() + gap for block in blocks)
        ok = Entry("ok", say("menu-ok"), self.back, METAL)
        room = self.lay_slip([ok], wide, tall, say("aims-title", name=self._name), column=False)
        view = self.scroll_in(room)
        top = view.top
        for block in blocks:
            self.picture(block, (view.left, top))
            top += block.get_height() + gap
        self.fill_viewport(top)
