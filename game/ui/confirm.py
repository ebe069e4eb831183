"""A slip of parchment with a line to write on: a name for a saved game, the path of a file."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import materials
from game.ui.inputs import Field
from game.ui.labels import paragraph
from game.ui.menu import MenuScene
from game.ui.scene import Host
from game.ui.widgets import Plaque
from game.words import say


class AskScene(MenuScene):
    """Asks for a line of text; enter or the button gives it to whoever asked."""

    modal = True
    first = "line"

    def __init__(self, question: str, text: str, longest: int, then: Callable[[str], None]) -> None:
        """``text`` stands there already; ``then`` is called with what is written, when anything is."""
        super().__init__()
        self._question, self._text, self._longest, self._then = question, text, longest, then

    def enter(self, host: Host) -> None:
        """Begin to write at once; the first letter takes the place of what stands there."""
        super().enter(host)
        line = self.control("line")
        self._use(line)
        if isinstance(line, Field):
            line.select_range = [0, len(self._text)]

    def build(self) -> None:
        """Question, line, and two buttons."""
        look = self.look
        wide = min(self.size[0] - look.px(192), look.px(1080 + 300 * (look.text_scale - 1)))
        words = paragraph(self._question, look.text(30), wide - look.px(120), self.ink)
        pad, gap = look.px(52), look.px(30)
        place = pygame.Rect(0, 0, wide, words.get_height() + 2 * look.row + 2 * gap + 2 * pad)
        place.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(place)
        inside = place.inflate(-look.px(120), -2 * pad)
        self.show(words, inside.topleft)
        line = pygame.Rect(inside.left, inside.top + words.get_height() + gap, inside.width, look.row)
        field = Field(
            "line",
            line,
            look,
            self.manager,
            text=self._text,
            changed=self._written,
            longest=self._longest,
            spelt=self._answer,
        )
        field.label = self._question
        self.add(field)
        foot = line.bottom + gap
        for name, label, press, material, right in (
            ("ok", say("shell-ok"), self._answer, materials.METAL, True),
            ("cancel", say("replay-cancel"), self.back, materials.PAPER, False),
        ):
            button = pygame.Rect(0, foot, self.width_for(label, 220), look.row)
            button.left = inside.right - button.width if right else inside.left
            self.add(Plaque(name, button, look, self.manager, label=label, press=press, material=material))

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
