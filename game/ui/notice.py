"""A slip of parchment over the screen: a sentence to read, or a question to answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import pygame

from game.ui import materials, typesetting
from game.ui.labels import paragraph
from game.ui.menu import MenuScene
from game.ui.palette import INK
from game.ui.widgets import Plaque
from game.words import say


class _Slip(MenuScene):
    """A sheet in the middle with ``text`` and a row of answers (name, label, what it does)."""

    modal = True

    def __init__(self, text: Callable[[], str], answers: Callable[[], list[tuple[str, str]]]) -> None:
        super().__init__()
        self._text, self._answers = text, answers

    @abstractmethod
    def answer(self, name: str) -> None:
        """An answer was given."""

    def build(self) -> None:
        look = self.look
        wide = min(self.size[0] - look.px(192), look.px(1080 + 300 * (look.text_scale - 1)))
        words = paragraph(
            self._text(), look.text(30), wide - look.px(120), (0, 0, 0) if look.contrast else INK
        )
        pad, high = look.px(52), look.row + look.px(10)
        place = pygame.Rect(0, 0, wide, words.get_height() + high + 2 * pad + look.px(36))
        place.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(place)
        self.show(words, words.get_rect(midtop=(place.centerx, place.top + pad)).topleft)
        answers = self._answers()
        widths = [
            max(look.px(220), typesetting.width(label, look.text(30), True) + look.px(70))
            for _, label in answers
        ]
        left = place.centerx - (sum(widths) + look.px(28) * (len(answers) - 1)) // 2
        for place_in_row, ((name, label), width) in enumerate(zip(answers, widths, strict=True)):
            self.add(
                Plaque(
                    name,
                    pygame.Rect(left, place.bottom - pad - high, width, high),
                    look,
                    self.manager,
                    label=label,
                    press=lambda name=name: self.answer(name),  # type: ignore[misc]
                    material=materials.PAPER if place_in_row else materials.METAL,
                    size=30,
                )
            )
            left += width + look.px(28)


class NoticeScene(_Slip):
    """A sentence that the player should know of; one press takes it away."""

    first = "ok"

    def __init__(self, sentence: str, then: Callable[[], None] | None = None) -> None:
        """``then`` is what happens instead of going back to what lies beneath."""
        super().__init__(lambda: sentence, lambda: [("ok", say("shell-ok"))])
        self._then = then

    def answer(self, name: str) -> None:
        """Read and understood."""
        self.back()

    def back(self) -> None:
        """Go on."""
        if self._then is not None:
            self._then()
        else:
            self.host.pop()
