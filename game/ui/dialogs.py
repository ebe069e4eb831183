"""Dialogs on a slip of parchment over the screen: a notice to read, or a line of text to enter."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.ui.inputs import Field
from game.ui.labels import paragraph
from game.ui.materials import METAL
from game.ui.scene import Host
from game.ui.sheets import SheetScene
from game.ui.widgets import Entry
from game.words import say


class NoticeScene(SheetScene):
    """A notice for the player, which one press closes."""

    modal, holds_up = True, False
    first = "ok"

    def __init__(self, sentence: str, then: Callable[[], None] | None = None) -> None:
        """``then`` is called on closing, instead of going back to the scene below."""
        super().__init__()
        self._sentence, self._then = sentence, then

    def build(self) -> None:
        """Lay out the sentence and an OK button."""
        self.readable.append(self._sentence)
        words = paragraph(self._sentence, self.style.text(30), self.slip_width, self.ink)
        ok = Entry("ok", say("menu-ok"), self.back, METAL)
        room = self.lay_slip([ok], self.slip_width, words.get_height(), column=False)
        self.show(words, words.get_rect(midtop=room.midtop).topleft)

    def back(self) -> None:
        """Close the notice."""
        if self._then is not None:
            self._then()
        else:
            self.host.pop()


class AskScene(SheetScene):
    """Asks for a line of text. The return key or the OK button confirms it."""

    modal = True
    first = "line"

    def __init__(self, question: str, text: str, longest: int, then: Callable[[str], None]) -> None:
        """``text`` is the initial text; ``then`` is called with the text entered, unless it is empty.

        ``longest``: the most letters.
        """
        super().__init__()
        self._question, self._text, self._longest, self._then = question, text, longest, then

    def enter(self, host: Host) -> None:
        """Start in the text field, with the initial text selected, so that typing replaces it."""
        super().enter(host)
        line = self.control("line")
        self._use(line)
        if isinstance(line, Field):
            line.select_range = [0, len(self._text)]

    def build(self) -> None:
        """Lay out the question, the text field and two buttons."""
        style, wide = self.style, self.slip_width
        self.readable.append(self._question)
        words = paragraph(self._question, style.text(30), wide, self.ink)
        top = words.get_height() + style.px(30)
        answers = (
            Entry("ok", say("menu-ok"), self._answer, METAL),
            Entry("cancel", say("menu-cancel"), self.back),
        )
        room = self.lay_slip(answers, wide, top + style.row, column=False)
        self.show(words, room.topleft)
        line = Rect(room.left, room.top + top, room.width, style.row)
        field = Field("line", line, self.frame, self._text, self._written, self._longest, spelt=self._answer)
        field.label = self._question
        self.add(field)

    def _written(self, text: str) -> None:
        self._text = text

    def _command(self, event: pygame.Event, asked: str) -> bool:
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and self.writing is not None:
            self.stop_writing()
            self._answer()
            return True
        return super()._command(event, asked)

    def _answer(self) -> None:
        text = self._text.strip()
        self.host.pop()
        if text:
            self._then(text)
