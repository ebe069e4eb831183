"""Controls with a value: a choice, a toggle, a slider and a text field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame_gui.core.gui_font_pygame import GUIFontPygame
from pygame_gui.elements import UIImage, UITextEntryLine

from game.input.bindings import LEFT, RIGHT
from game.ui import fittings, materials, surfaces, typesetting
from game.ui.labels import draw_lines, fitted
from game.ui.materials import DISABLED, HOVERED, PRESSED
from game.ui.theme import BODY, Frame, usual_face
from game.ui.widgets import Control, Placed
from game.words import say

_FAINT = 110  # the alpha of a button that can't be used


class Value(Control):
    """A control that shows a value and changes it."""

    def does(self) -> str:
        """Return the hint text: change the value."""
        return say("menu-does-change")


class Offer(NamedTuple):
    """What there is to choose from."""

    values: Sequence[str]
    """The texts."""
    chosen: int
    """The index of the value shown first."""
    changed: Callable[[int], None]
    """Called with the index of a new value."""


class Choice(Value):
    """One of several values; arrows at both ends lead to the previous and the next one."""

    def __init__(
        self, name: str, rect: Rect, frame: Frame, label: str, offer: Offer, in_row: bool = False
    ) -> None:
        """``in_row``: left and right move the focus, and only select changes the value."""
        self.keeps = () if in_row else (LEFT, RIGHT)
        self.values, self.chosen, self._changed = list(offer.values), offer.chosen, offer.changed
        super().__init__(name, rect, frame, label)

    def paint(self, state: str) -> Surface:
        """Return a paper plate with a brass button, the value and a brass button."""
        style, (width, height) = self.style, self.rect.size
        face, colour = self.plate(state)
        side = round(min(height * 0.62, 46 * style.u * style.text_scale))
        for sign, centre in (("previous", height * 0.44), ("next", width - height * 0.44)):
            knob = fittings.knob(sign, side, state in (HOVERED, PRESSED))
            if state == DISABLED:
                knob = knob.copy()
                knob.set_alpha(_FAINT)
            surfaces.centred(face, knob, (centre, height / 2))
        end = round(height * 0.44 + side * 0.62)
        room = Rect(end, 0, width - 2 * end, height)
        text = fitted(self.values[self.chosen], style.text(BODY), room.width, colour)
        face.blit(text, text.get_rect(center=room.center))
        return face

    def spoken(self) -> str:
        """Return what is chosen here; the value itself, if it says what it is about."""
        return say("speech-choice", label=self.values[self.chosen] if self._tells else self.label)

    def spoken_state(self) -> str:
        """Return the chosen value, unless it has been said."""
        return "" if self._tells else self.values[self.chosen]

    @property
    def _tells(self) -> bool:
        """Whether the values themselves say what is chosen here, as the label is one of them."""
        return self.label in self.values

    def use(self) -> None:
        """Change to the next value."""
        self.adjust(1)

    def adjust(self, step: int) -> bool:
        """Change to the previous (-1) or next (+1) value and report it; after the last comes the first."""
        self.choose((self.chosen + step) % len(self.values))
        self._changed(self.chosen)
        return True

    def choose(self, index: int) -> None:
        """Show the value with this index without reporting it."""
        self.chosen = index
        self.repaint()

    def use_at(self, point: tuple[int, int]) -> None:
        """Change to the previous value if the left half was pressed, else to the next."""
        self.adjust(-1 if point[0] < self.place.centerx else 1)


class Toggle(Value):
    """A checkbox with a label."""

    def __init__(
        self, name: str, rect: Rect, frame: Frame, label: str, on: bool, changed: Callable[[bool], None]
    ) -> None:
        """``changed`` is called with the new state."""
        self.on, self._changed = on, changed
        super().__init__(name, rect, frame, label)

    def paint(self, state: str) -> Surface:
        """Return a paper plate with the box, and the label beside it in one or two lines."""
        style, (width, height) = self.style, self.rect.size
        face, colour = self.plate(state)
        side = round(min(height * 0.56, 36 * style.u * style.text_scale))
        box = Rect(round(16 * style.u), (height - side) // 2, side, side)
        face.blit(fittings.check_box(side, self.on, style.u), box)
        room = width - box.right - style.px(28)
        draw_lines(face, self.label, style, Rect(box.right + style.px(14), 0, room, height), colour)
        return face

    def spoken(self) -> str:
        """Return what is turned on and off."""
        return say("speech-switch", label=self.label)

    def spoken_state(self) -> str:
        """Return whether it is on."""
        return say("speech-switched-on" if self.on else "speech-switched-off")

    def use(self) -> None:
        """Toggle the state and report it."""
        self.switch(not self.on)
        self._changed(self.on)

    def switch(self, on: bool) -> None:
        """Show a state without reporting it."""
        self.on = on
        self.repaint()


class Slider(Value):
    """A share from 0 to 1 in tenths, drawn as a row of bars of which as many are filled."""

    STEPS = 10
    keeps = (LEFT, RIGHT)

    def __init__(
        self, name: str, rect: Rect, frame: Frame, label: str, share: float, changed: Callable[[float], None]
    ) -> None:
        """``changed`` is called with the new share, 0.0 to 1.0."""
        self.level, self._changed = round(share * self.STEPS), changed
        super().__init__(name, rect, frame, label)

    def paint(self, state: str) -> Surface:
        """Return a paper plate with ten bars of growing height, filled up to the level, and the number."""
        style, (width, height) = self.style, self.rect.size
        face, colour = self.plate(state)
        number = typesetting.line(f"{self.level * 10}", style.text(BODY), colour)
        face.blit(number, number.get_rect(midright=(width - style.px(22), height // 2)))
        bars = self._bars()
        for step in range(self.STEPS):
            tall = round(height * (0.24 + 0.036 * (step + 1)))
            wide = max(2, round(bars.width / self.STEPS * 0.62))
            middle = round(bars.left + bars.width * (step + 0.5) / self.STEPS)
            bar = Rect(0, 0, wide, tall).move_to(midbottom=(middle, round(height * 0.8)))
            if step < self.level:
                pygame.draw.rect(face, (176, 126, 44), bar, border_radius=style.px(3))
            pygame.draw.rect(face, colour, bar, max(1, style.px(2)), border_radius=style.px(3))
        return face

    def _bars(self) -> Rect:
        number = typesetting.width("100", self.style.text(BODY)) + self.style.px(44)
        left = self.style.px(22)
        return Rect(left, 0, self.rect.width - left - number, self.rect.height)

    def spoken(self) -> str:
        """Return what is set."""
        return say("speech-slider", label=self.label)

    def spoken_state(self) -> str:
        """Return the share as a percentage."""
        return say("speech-percent", n=self.level * 10)

    def adjust(self, step: int) -> bool:
        """Change by ``step`` tenths."""
        self._set(self.level + step)
        return True

    def use(self) -> None:
        """Increase by one tenth; after 1 comes 0."""
        self._set((self.level + 1) % (self.STEPS + 1))

    def _set(self, level: int) -> None:
        self.level = max(0, min(self.STEPS, level))
        self.repaint()
        self._changed(self.level / self.STEPS)

    def use_at(self, point: tuple[int, int]) -> None:
        """Set the share at the pointer."""
        bars = self._bars()
        share = (point[0] - self.place.left - bars.left) / max(1, bars.width)
        self._set(round(max(0.0, min(1.0, share + 0.02)) * self.STEPS))


class Field(Placed, UITextEntryLine):
    """A text field of one line. Select starts writing; return or select ends it."""

    keeps: tuple[str, ...] = ()

    def __init__(
        self,
        name: str,
        rect: Rect,
        frame: Frame,
        text: str,
        changed: Callable[[str], None],
        longest: int,
        letters: str = "",
        empty: str = "",
        names: Callable[[], Sequence[str]] = tuple,
        spelt: Callable[[], None] = lambda: None,
    ) -> None:
        """``letters``: the allowed letters (empty: all). ``empty``: the placeholder and label.

        ``longest``: the most letters. ``names`` returns complete texts that the on-screen keyboard offers;
        ``spelt`` is called after a text was entered there.
        """
        self.names, self.spelt = names, spelt
        style = frame.style
        self.name, self.style, self.label = name, style, empty
        self._changed, self._told = changed, text
        self._composed = ""
        self._composed_at = 0
        self._begun = False
        """Whether writing has just begun."""
        self._face = usual_face()
        ground = materials.field(rect.width, rect.height, style.u, ruled=True)
        UIImage(rect, ground, frame.manager, container=frame.container)
        super().__init__(rect, frame.manager, frame.container, initial_text=text, placeholder_text=empty)
        self.set_text_length_limit(longest)
        if letters:
            self.set_allowed_characters(list(letters))

    def focus(self) -> None:
        """Start writing (called by pygame_gui); an input method shows its list of candidates here."""
        super().focus()  # type: ignore[no-untyped-call]
        self._begun = True
        pygame.key.set_text_input_rect(self.place)

    def select_all(self) -> None:
        """Select all that is written, with the cursor behind it."""
        self.edit_position = len(self.text)
        self.select_range = [0, self.edit_position]
        self.cursor_has_moved_recently = True
        self._begun = False

    def process_event(self, event: pygame.Event) -> bool:
        """Handle an event (called by pygame_gui); an input method may enter several letters at once.

        The press that starts writing selects all: the first letter takes the place of a proposed name.
        """
        if event.type == pygame.MOUSEBUTTONDOWN and self._begun and super().process_event(event):
            self.select_all()
            self.selection_in_progress = False
            return True
        if not self.is_focused or event.type not in (pygame.TEXTEDITING, pygame.TEXTINPUT):
            return bool(super().process_event(event))
        self._compose(event.text if event.type == pygame.TEXTEDITING else "")
        if event.type == pygame.TEXTINPUT:
            for letter in event.text:
                super().process_event(pygame.Event(pygame.TEXTINPUT, text=letter))
        return True

    def _compose(self, text: str) -> None:
        """Show an input method's unfinished text as selected text, in place of the selection."""
        if not (text or self._composed):
            return
        begin, end = sorted(self.select_range) if not self._composed else (0, 0)
        if self._composed:
            begin, end = self._composed_at, self._composed_at + len(self._composed)
        elif begin == end:
            begin = end = self.edit_position
        before, after = self.text[:begin], self.text[end:]
        text = text[: max(0, (self.length_limit or len(text)) - len(before) - len(after))]
        self._composed, self._composed_at = text, begin
        self.set_text(before + text + after)
        self.edit_position = begin + len(text)
        self.select_range = [begin, begin + len(text)]
        self.cursor_has_moved_recently = True

    def update(self, time_delta: float) -> None:
        """Change the font if another script was written or pasted (called by pygame_gui at every step)."""
        super().update(time_delta)
        face = typesetting.face_for(self.get_text(), usual_face())
        if face != self._face:
            self._face = face
            self.font = GUIFontPygame(typesetting.face_path(face), self.style.text(BODY))
            self.rebuild()  # type: ignore[no-untyped-call]

    def spoken(self) -> str:
        """Return what is written here."""
        return say("speech-field", label=self.label)

    def spoken_state(self) -> str:
        """Return the text."""
        return self.get_text() or say("speech-field-empty")

    def does(self) -> str:
        """Return the hint text: write."""
        return say("menu-does-write")

    def report(self) -> None:
        """Call ``changed`` with the text if it has changed since the last call."""
        text = self.get_text()
        if text != self._told and not self._composed:
            self._told = text
            self._changed(text)
