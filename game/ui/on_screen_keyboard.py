"""The on-screen keyboard: a sheet of letters to choose from, and names that were used before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface

from game.input.bindings import BACK, CLOSE_UP, NEXT, PAUSE, PREVIOUS, SELECT, UNDO, usual
from game.input.devices import PAD
from game.speech.reader import Aloud
from game.ui import alphabets, materials, typesetting
from game.ui.alphabets import NONE, VARY
from game.ui.key_legend import MOVE, Hint
from game.ui.labels import Caption
from game.ui.navigation import TextRequest
from game.ui.palette import CANDLE, INK
from game.ui.sheets import SheetScene
from game.ui.theme import BODY
from game.ui.widgets import Entry, Plaque
from game.words import Family, language, say

_DEEDS = Family("speech-letters", ("capital", "erase", "done"))
"""What the keys with pictures are called when read aloud."""
_COLUMNS = 10
_GRID = 4  # rows of letters of normal height


class LettersScene(SheetScene):
    """A line of text, names used before, and ten columns of letters. A real keyboard works too."""

    modal = True
    first = "key-1-0"

    def __init__(self, request: TextRequest) -> None:
        super().__init__()
        self.request = request
        self.text = request.text
        """The text written so far."""
        self._pages = alphabets.pages(language(), request.letters)
        self._page = 0
        self._capital = alphabets.begins_word(self.text)
        self._typed = False
        self._composed = ""
        """The unfinished text of an input method."""
        if len(self._pages) == 1:
            self.first = "key-0-0"

    def aloud(self) -> Aloud:
        """Return the question, the key that has the focus, and what has been written."""
        return super().aloud()._replace(state=self.text)

    # Layout

    def build(self) -> None:
        """Lay out the line of text, the names, the letters of the page and the other keys."""
        style = self.style
        margin, gap = style.px(54), style.px(10)
        wide = min(self.size[0] - style.px(120), round(style.px(1240) * style.text_scale**0.5))
        head = round(46 * style.u * min(style.text_scale, 1.5) * 1.35) + style.px(40)
        rows = min(_GRID, len(self._pages[0].rows)) + 2 + bool(self.request.names)
        spare = self.size[1] - style.px(24) - head - style.px(76)
        high = min(max(style.px(84), style.row), spare // rows - gap)
        page = Rect(0, 0, wide, head + style.px(70) + rows * (high + gap))
        page.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(page)
        inside = page.inflate(-2 * margin, -style.px(56))
        row = Rect(inside.left, self.head(self.request.question, inside), inside.width, high)
        self.show(materials.field(row.width, row.height, style.u), row.topleft)
        self._line = Caption(Surface(row.size, pygame.SRCALPHA), row.topleft, self.frame)
        row = row.move(0, high + gap)
        if self.request.names:
            self._lay_names(row, gap)
            row = row.move(0, high + gap)
        grid = Rect(row.left, row.top, row.width, (rows - 2 - bool(self.request.names)) * (high + gap) - gap)
        self._lay_letters(grid, gap)
        self._lay_deeds(Rect(row.left, grid.bottom + gap, row.width, high), gap)
        self._show_text()

    def _lay_names(self, place: Rect, gap: int) -> None:
        """Lay out as many names as fit, the last used first."""
        left = place.left
        for number, name in enumerate(self.request.names):
            wide = typesetting.width(name, self.style.text(BODY), bold=True) + self.style.px(44)
            if left + wide > place.right:
                break
            rect = Rect(left, place.top, wide, place.height)
            entry = Entry(f"name-{number}", name, partial(self._finish, name))
            self.add(Plaque(entry, rect, self.frame))
            left = rect.right + gap

    def _lay_letters(self, grid: Rect, gap: int) -> None:
        page = self._pages[self._page]
        wide = (grid.width + gap) / _COLUMNS
        high = (grid.height + gap) // len(page.rows)
        size = min(40.0, 0.62 * (high - gap) / (self.style.u * self.style.text_scale))
        for number, letters in enumerate(page.rows):
            for column, letter in enumerate(letters):
                if letter == NONE:
                    continue
                left = round(grid.left + column * wide)
                right = round(grid.left + (column + 1) * wide) - gap
                rect = Rect(left, grid.top + number * high, right - left, high - gap)
                press = self._vary if letter == VARY else partial(self._press_letter, letter)
                entry = Entry(f"key-{number}-{column}", self._face(letter), press, materials.PAPER, size)
                self.add(Plaque(entry, rect, self.frame))

    def _lay_deeds(self, place: Rect, gap: int) -> None:
        """Lay out the keys for capitals, the next page, a space, erasing and confirming."""
        several = len(self._pages) > 1
        following = self._pages[(self._page + 1) % len(self._pages)].name
        deeds: list[tuple[str, str, str, Callable[[], None], float]] = [
            ("capital", "", "icons/arrow_up", self._turn_capital, 1.5),
            ("page", following, "", partial(self._turn_page, 1), 1.5),
            ("space", say("letters-space"), "", partial(self._write, " "), 2.5),
            ("erase", "", "icons/arrow_left", self._erase, 1.5 if several else 2),
            ("done", "", "icons/check", self._finish, 3),
        ]
        if not several:
            deeds = deeds[3:]
        unit = (place.width + gap) / sum(share for *_, share in deeds)
        at = float(place.left)
        for name, label, icon, press, share in deeds:
            rect = Rect(round(at), place.top, round(unit * share) - gap, place.height)
            lit = name == "done" or (name == "capital" and self._capital)
            spoken = _DEEDS.say(name) if name in _DEEDS.members else ""
            entry = Entry(name, label, press, materials.METAL if lit else materials.PAPER, spoken=spoken)
            self.add(Plaque(entry, rect, self.frame, icon=icon))
            at += unit * share

    def _face(self, letter: str) -> str:
        """Return the current label of a key."""
        if letter == VARY:
            return "゛゜"
        upper = letter.upper()
        return upper if self._capital and len(upper) == 1 else letter

    def _show_text(self) -> None:
        """Show the text, only its end if it is too long, and the caret."""
        style, size = self.style, self._line.rect.size
        face = Surface(size, pygame.SRCALPHA)
        written = self.text + self._composed
        words = typesetting.line(written, style.text(34), style.ink) if written else Surface((0, 0))
        room = size[0] - style.px(50)
        seen = Rect(max(0, words.get_width() - room), 0, room, words.get_height())
        left = style.px(20)
        top = (size[1] - words.get_height()) // 2
        face.blit(words, (left, top), seen)
        caret = Rect(0, 0, max(3, style.px(5)), round(size[1] * 0.6))
        caret.midleft = left + min(room, words.get_width()) + style.px(4), size[1] // 2
        pygame.draw.rect(face, INK, caret.inflate(style.px(3), style.px(3)))
        pygame.draw.rect(face, CANDLE, caret)
        self._line.set_image(face)

    # Writing

    def handle(self, event: pygame.Event) -> None:
        """Handle an event: pad buttons are shortcuts, and text typed on a keyboard is written."""
        asked = self.host.devices.asked(event)
        if event.type == pygame.TEXTEDITING:
            self._composed = event.text
            self._show_text()
        elif event.type == pygame.TEXTINPUT:
            self._typed, self._composed = True, ""
            self._write(event.text)
        elif event.type == pygame.KEYDOWN:
            self._type(event)
        elif asked is not None and asked.command in self._shortcuts:
            self.host.sound.play("button_press")
            self._shortcuts[asked.command]()
        else:
            super().handle(event)

    def hints(self) -> list[Hint]:
        """Return the hints for writing with the device in use."""
        found = [Hint(MOVE, say("steering-move")), Hint(SELECT, say("letters-write"))]
        if self.host.devices.last != PAD:
            return [*found, Hint(BACK, say("menu-back"))]
        found.append(Hint(UNDO, say("letters-erase")))
        if len(self._pages) > 1:
            found.append(Hint(CLOSE_UP, say("letters-space")))
            found.append(Hint(NEXT, say("letters-page")))
        return [*found, Hint(PAUSE, say("letters-done"))]

    @property
    def _shortcuts(self) -> dict[str, Callable[[], None]]:
        return {
            UNDO: self._erase,
            CLOSE_UP: partial(self._write, " "),
            PAUSE: self._finish,
            NEXT: partial(self._turn_page, 1),
            PREVIOUS: partial(self._turn_page, -1),
        }

    def _type(self, event: pygame.Event) -> None:
        """Handle a key other than a letter, which arrives as a text event."""
        if event.key == pygame.K_BACKSPACE:
            self._typed = True
            self._erase()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._typed:
            self._finish()
        elif event.key != pygame.K_SPACE and (asked := usual(event)) is not None:
            self._typed = False
            self._follow(asked)

    def _press_letter(self, letter: str) -> None:
        self._write(self._face(letter))

    def _write(self, text: str) -> None:
        """Add the allowed letters of ``text``, up to the greatest length."""
        allowed = self.request.letters or text
        letters = "".join(letter for letter in text if letter.isprintable() and letter in allowed)
        self._change((self.text + letters)[: self.request.longest].lstrip())

    def _erase(self) -> None:
        self._change(self.text[:-1])

    def _vary(self) -> None:
        self._change(alphabets.varied(self.text))

    def _change(self, text: str) -> None:
        self.text = text
        self._show_text()
        self._set_capital(alphabets.begins_word(text))

    def _turn_capital(self) -> None:
        self._set_capital(not self._capital)

    def _set_capital(self, capital: bool) -> None:
        if capital == self._capital:
            return
        self._capital = capital
        page = self._pages[self._page]
        for control in self.controls:
            assert isinstance(control, Plaque)
            kind, *at = control.name.split("-")
            if kind == "capital":
                control.material = materials.METAL if capital else materials.PAPER
                control.repaint()
            elif kind == "key" and (face := self._face(page.rows[int(at[0])][int(at[1])])) != control.label:
                control.label = face
                control.repaint()

    def _turn_page(self, step: int) -> None:
        self._page = (self._page + step) % len(self._pages)
        self.rebuild()

    def _finish(self, text: str | None = None) -> None:
        self.host.pop()
        self.request.then(self.text.strip() if text is None else text)
