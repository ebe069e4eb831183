"""The lower half of all menus: what pointer, keys and pads do with a screen's controls, and scrolling."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame
from pygame import Rect

from game.input.bindings import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP, usual
from game.input.devices import PAD
from game.ui.focus import Focus
from game.ui.inputs import Field
from game.ui.navigation import TextRequest
from game.ui.scene import Host, Scene
from game.ui.scrolling import Viewport
from game.ui.theme import Manager, Style
from game.ui.widgets import Control, Plaque

_DIRECTIONS = (LEFT, RIGHT, UP, DOWN, NEXT, PREVIOUS)
_SCROLL = 90
_LONGEST = 100  # the most letters of a field without its own limit


class ControlScene(Scene, ABC):
    """A screen of controls, of which one has the focus. :class:`~game.ui.menu.MenuScene` lays it out."""

    def __init__(self) -> None:
        self.focus: Focus[Control | Field] = Focus()
        self.controls: list[Control | Field] = []
        self.container: Viewport | None = None
        """The part that scrolls, if any."""
        self.untouched = 0.0
        """Seconds since the last input, or since the screen was laid out."""
        self.host: Host
        self.manager: Manager
        self.style: Style
        self._dirty = True
        self._pointer = (-1, -1)

    @abstractmethod
    def back(self) -> None:
        """Go back; called for escape and a pad's B button."""

    @property
    def writes(self) -> bool:
        """Whether a text field is being edited."""
        return self.writing is not None

    @property
    def writing(self) -> Field | None:
        """The text field that is being edited, if any."""
        fields = (control for control in self.controls if isinstance(control, Field))
        return next((field for field in fields if field.is_focused), None)

    def control(self, name: str) -> Control | Field:
        """Return the control called ``name``. Raises ``KeyError``."""
        return {control.name: control for control in self.controls}[name]

    def place_of(self, name: str) -> Rect | None:
        """Return where the control with this name, or else with this label, is, if there is one."""
        places = {control.label: control.place for control in reversed(self.controls)}
        return (places | {control.name: control.place for control in self.controls}).get(name)

    def handle(self, event: pygame.Event) -> None:
        """Handle an event of pointer, keyboard or pad."""
        self.untouched = 0.0
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self._pointer = self.manager.pointer = event.pos
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll_by(-event.y * self.style.px(_SCROLL))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._pointer_down(event)
        asked = usual(event) if self.writing is not None else self.host.devices.bindings.in_menu(event)
        if asked is None or not self._command(event, asked):
            self.manager.process_events(event)

    def stop_writing(self) -> None:
        """Stop editing the current text field, if there is one."""
        field = self.writing
        if field is not None:
            field.report()
            self.manager.set_focus_set(None)

    def _command(self, event: pygame.Event, asked: str) -> bool:
        """Follow a command of keyboard or pad; return ``False`` if a text field handles the event itself."""
        if self.writing is None:
            self._follow(asked)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self.stop_writing()
        if asked in _DIRECTIONS:
            self._follow(asked)
        return True

    def _follow(self, asked: str) -> None:
        current = self.focus.current
        if self.focus.hidden and asked in (SELECT, *_DIRECTIONS):
            self.focus.hidden = False  # the first press only shows what the next one would use
            self.host.sound.play("button_hover")
            self._reveal_focus()
        elif asked == BACK:
            self.host.sound.play("button_press")
            self.back()
        elif asked == SELECT:
            if current is not None:
                self._use(current)
        elif (
            isinstance(current, Control)
            and asked in current.keeps
            and current.adjust(-1 if asked == LEFT else 1)
        ):
            self.host.sound.play("button_press")
        elif self.focus.follow(asked):
            self.host.sound.play("button_hover")
            self._reveal_focus()
        elif asked in (UP, DOWN):  # no control in that direction, but there may be text to scroll to
            self._scroll_by(self.style.px(_SCROLL) * (1 if asked == DOWN else -1))

    def _use(self, control: Control | Field) -> None:
        if isinstance(control, Field):
            if self.host.devices.last == PAD:
                self._spell(control)
                return
            self.manager.set_focus_set(control)
            control.select_all()
            return
        self.host.sound.play("button_press")
        if isinstance(control, Plaque):  # what comes next may take a while: the press is seen before
            control.hold(True)
            self.host.show_now()
            control.hold(False)
        control.use()

    def _spell(self, field: Field) -> None:
        """Open the on-screen keyboard for a text field."""

        def written(text: str) -> None:
            there = self.control(field.name)  # the menu may have been laid out again
            assert isinstance(there, Field)
            there.set_text(text)
            there.report()
            there.spelt()

        letters, longest = "".join(field.allowed_characters or ()), field.length_limit or _LONGEST
        request = TextRequest(field.label, field.get_text(), longest, written, field.names(), letters)
        self.host.go.letters(request)

    def _pointer_down(self, event: pygame.Event) -> None:
        self._pointer = self.manager.pointer = event.pos
        field, left = self.writing, event.button == pygame.BUTTON_LEFT
        if field is not None and not (left and field.hover_point(*event.pos)):  # else the cursor is set in it
            self.stop_writing()
        for control in self.controls:
            if control.ready and control.hover_point(*event.pos):
                self.focus.take(control.name)
                if isinstance(control, Control):
                    self.host.sound.play("button_press")
                elif event.button == pygame.BUTTON_RIGHT:
                    self._spell(control)

    # Scrolling

    def scrolled(self) -> tuple[Rect, int, int] | None:
        """Return what scrolls, the height of its contents and the scroll position, in pixels, if any."""
        view = self.container
        return (view.moving, view.content, view.down) if view is not None else None

    def _reveal_focus(self) -> None:
        current, view = self.focus.current, self.container
        if current is not None and view is not None and current in view.elements:
            view.reveal(current.place, self.style.px(70))
            self._dirty = True

    def _scroll_by(self, distance: int) -> None:
        if self.container is not None:
            self.container.scroll_by(distance)
            self._dirty = True
