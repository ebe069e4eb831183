"""A slip of parchment over the screen: a sentence to read."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry
from game.words import say


class NoticeScene(SheetScene):
    """A sentence that the player should know of; one press takes it away."""

    modal = True
    first = "ok"

    def __init__(self, sentence: str, then: Callable[[], None] | None = None) -> None:
        """``then`` is what happens instead of going back to what lies beneath."""
        super().__init__()
        self._sentence, self._then = sentence, then

    def build(self) -> None:
        """The sentence, and a button that says it has been read."""
        words = paragraph(self._sentence, self.look.text(30), self.slip_width, self.ink)
        ok = Entry("ok", say("menu-ok"), self.back, METAL)
        room = self.lay_slip([ok], self.slip_width, words.get_height(), column=False)
        self.show(words, words.get_rect(midtop=room.midtop).topleft)

    def back(self) -> None:
        """Go on."""
        if self._then is not None:
            self._then()
        else:
            self.host.pop()
