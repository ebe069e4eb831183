"""What all menu screens share: layout of controls, the focus, pointer, keys and pads, drawing, scrolling."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.input.bindings import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP, usual
from game.input.devices import PAD
from game.ui import focus_frame, key_legend, materials, scrolling
from game.ui.focus import Focus
from game.ui.inputs import Field
from game.ui.key_legend import ACROSS, MOVE, Hint
from game.ui.labels import Caption, draw_lines
from game.ui.palette import RGB
from game.ui.scene import Host, Scene, TextRequest
from game.ui.scrolling import Viewport
from game.ui.theme import SMALL, Frame, Look, Manager
from game.ui.widgets import Control, Entry, Plaque
from game.words import say

_DIRECTIONS = (LEFT, RIGHT, UP, DOWN, NEXT, PREVIOUS)
_SCROLL = 90
_COARSE, _DARKER = 6, (142, 126, 114)  # how a screen looks beneath a sheet
_LONGEST = 100  # letters of a field without a limit of its own
_FOOT = 66  # units at the lower edge that menus leave free for the line of hints
_SAFE = 56  # units at the lower edge without hints: a television may cut them off


class MenuScene(Scene, ABC):
    """A screen of controls. Subclasses lay it out in :meth:`build`, which is called for every new size.

    ``build`` adds controls with :meth:`add` and pictures with :meth:`show`; what controls say and do comes
    from the scene's own values, so that a new layout shows the same.
    """

    first: str | None = None
    """The name of the control that has the focus at the beginning."""

    music: str | None = None

    leads_back = True
    """Whether there is something behind this screen that ``back`` leads to."""

    foot = 0
    """How many pixels at the lower edge are left free for the line of hints."""

    hint_place: Rect | None = None
    """Where the focused control is explained, in two lines or so; set by :meth:`build`."""

    def __init__(self) -> None:
        self.focus: Focus[Control | Field] = Focus()
        self._dirty = True
        self._seen: list[object] = []
        self._pointer = (-1, -1)
        self.container: Viewport | None = None
        """What scrolls; ``None`` where nothing does."""
        self._beneath: Surface | None = None
        self.controls: list[Control | Field] = []
        self._hints: dict[str, Callable[[], str]] = {}
        self.last: list[tuple[Entry, Rect]] = []
        """Buttons that come after all others in reading order, and their places."""
        self.manager: Manager
        self.look: Look
        self.ink: RGB
        """The colour of writing on parchment."""
        self.frame: Frame
        """What controls on the screen itself are made for."""
        self.view_frame: Frame
        """What controls in the viewport, which scroll with it, are made for."""

    # For subclasses

    @abstractmethod
    def build(self) -> None:
        """Lay out the screen for ``self.size`` with ``self.look``."""

    def back(self) -> None:
        """What escape and a pad's B do."""
        self.host.pop()

    def backdrop(self) -> Surface:
        """What lies behind everything; a fresh surface that may be drawn on."""
        if not self.modal:
            return materials.table(*self.host.size).copy()
        if self._beneath is None or self._beneath.get_size() != self.host.size:
            self._beneath = _blurred(self.host.uncovered(self))  # once for each size of the window
        return self._beneath.copy()

    def add(self, control: Control | Field, hint: Callable[[], str] | None = None) -> None:
        """Make ``control`` one that can have the focus; controls come in reading order.

        ``hint`` explains it in a sentence while it has the focus, see :attr:`hint_place`.
        """
        self.controls.append(control)
        if hint is not None:
            self._hints[control.name] = hint

    def remark(self) -> tuple[str, RGB]:
        """What is written at :attr:`hint_place`, and in which colour: the hint of the focused control."""
        current = self.focus.current
        hint = self._hints.get(current.name) if current else None
        return hint() if hint else "", self.ink

    def hints(self) -> list[Hint]:
        """What keys or buttons do now: how to move, what the control with the focus does, how to leave."""
        if self.writing is not None:
            return [Hint(SELECT, say("menu-does-end-writing"))]
        found = [Hint(MOVE, say("steering-move"))] if len(self.controls) > 1 else []
        current = self.focus.current
        if current is not None:
            found.append(Hint(ACROSS if current.keeps else SELECT, current.does()))
        return [*found, Hint(BACK, say("menu-back"))] if self.leads_back else found

    def legend(self) -> Surface | None:
        """The hints as a line for the foot; ``None`` while the mouse is used. Shared, don't draw on it.

        Where there is no room for all, the one that says how to move is left out before letters get smaller.
        """
        hints, scale = self.hints(), self.look.text_scale
        fewer = [hint for hint in hints if hint.command != MOVE]
        choices = ((hints, scale), (fewer, scale), (fewer, 1.5), (fewer, 1.0))
        return key_legend.fitted(choices, self.host.devices, self.look.u, self.host.size[0] * 0.9, bare=True)

    def place_hints(self, size: tuple[int, int]) -> Rect:
        """Where the line of hints, ``size`` pixels large, is drawn: as low as a television surely shows."""
        width, height = self.host.size
        place = Rect((0, 0), size)
        place.midbottom = width // 2, height - self.look.px(_SAFE)
        return place

    def show(self, picture: Surface, topleft: tuple[int, int]) -> Rect:
        """Paint ``picture`` on the backdrop; returns where."""
        return self.ground.blit(picture, topleft)

    def touch(self) -> None:
        """The backdrop has changed: draw everything once more."""
        self._dirty = True

    def viewport(self, place: Rect) -> Viewport:
        """A part of the screen whose contents may be higher than itself; see :meth:`fill_viewport`."""
        self.container = view = Viewport(place, self.manager)
        self.view_frame = Frame(self.look, self.manager, view)
        return view

    def fill_viewport(self, height: int) -> None:
        """Say how high the contents of the viewport have become; what doesn't fit can be scrolled to."""
        assert self.container is not None
        self.container.content = height

    def picture(self, picture: Surface, topleft: tuple[int, int]) -> Caption:
        """A picture in the viewport, which scrolls with it."""
        return Caption(picture, topleft, self.view_frame)

    def rebuild(self, focus: str | None = None) -> None:
        """Lay out anew after the scene's values have changed; the focus goes to ``focus`` or stays."""
        self.focus.take(focus)
        self._lay_out()
        self.focus.take(focus)
        self._reveal_focus()

    # The scene

    def enter(self, host: Host) -> None:
        """Lay out for the first time."""
        self.host = host
        self._lay_out()

    def leave(self) -> None:
        """Stop key repeat, which a field that is written into switches on; the screen's picture goes."""
        pygame.key.set_repeat(0)
        self.ground = Surface((1, 1))

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out anew; what has the focus stays in sight."""
        self._lay_out()
        self._reveal_focus()

    def step(self, dt: float) -> None:
        """Let hovering and the cursor of a field go on."""
        if self.stale:
            self.host.sound.music(self.music)
        self.manager.update(dt)
        for control in self.controls:
            if isinstance(control, Field):
                control.report()

    def handle(self, event: pygame.Event) -> None:
        """Pointer, keys and pads."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self._pointer = self.manager.pointer = event.pos
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll_by(-event.y * self.look.px(_SCROLL))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._pointer_down(event)
        asked = usual(event) if self.writing is not None else self.host.devices.bindings.in_menu(event)
        if asked is None or not self._command(event, asked):
            self.manager.process_events(event)

    def draw(self, surface: Surface, alpha: float) -> bool:
        """Draw everything, where anything has changed."""
        seen = [(*map(id, entry[:1]), tuple(entry[1])) for entry in self.manager.ui_group.visible]
        focus = self.focus.current
        mark = (focus.name, tuple(focus.place)) if focus else ("", ())
        remark = self.remark() if self.hint_place is not None else ("", self.ink)
        hints = self.legend() if self.host.scene is self else None
        looks: list[object] = [*seen, mark, remark, hints]
        if not (self.stale or self._dirty) and looks == self._seen:
            return False
        surface.blit(self.ground, (0, 0))
        self.manager.draw_ui(surface)
        if self.hint_place is not None and remark[0]:
            room = surface.subsurface(self.hint_place.clip(surface.get_rect()))
            draw_lines(room, remark[0], self.look, room.get_rect(), remark[1], SMALL)
        if hints is not None:
            surface.blit(hints, self.place_hints(hints.get_size()))
        self._draw_marks(surface)
        self._pictures = [entry[0] for entry in self.manager.ui_group.visible]  # so that ids stay theirs
        self._seen, self._dirty, self.stale = looks, False, False
        return True

    # Inside

    @property
    def size(self) -> tuple[int, int]:
        """Width and height to lay out for: the window without its foot, where the menu's hints are."""
        width, height = self.host.size
        return width, height - self.foot

    @property
    def writing(self) -> Field | None:
        """The field that is being written into, if any."""
        fields = (control for control in self.controls if isinstance(control, Field))
        return next((field for field in fields if field.is_focused), None)

    def control(self, name: str) -> Control | Field:
        """The control called ``name``; raises ``KeyError``."""
        return {control.name: control for control in self.controls}[name]

    def place_of(self, name: str) -> Rect | None:
        """Where the control with this name, or else with this label, is; ``None`` where there is none."""
        places = {control.label: control.place for control in reversed(self.controls)}
        return (places | {control.name: control.place for control in self.controls}).get(name)

    def _lay_out(self) -> None:
        self.look = Look(self.host.unit, self.host.settings.text_scale)
        self.foot = self.look.px(_FOOT + 40 * (self.look.text_scale - 1))
        self.manager = Manager(self.host.size, self.look)
        self.manager.pointer = self._pointer
        self.ink = self.look.ink
        self.frame = self.view_frame = Frame(self.look, self.manager)
        self.controls = []
        self._hints = {}
        self.last = []
        self.focus.links = {}
        self.hint_place = None
        before, self.container = self.container, None
        self.ground = self.backdrop()
        self.build()
        for entry, place in self.last:
            self.add(Plaque(entry, place, self.frame), entry.hint)
        view = self.container
        self.focus.settle(self.controls, self.first, view.settle(self.controls) if view else {})
        if view is not None:
            view.scroll_to(before.down if before else 0)
        self.manager.update(0)
        self._dirty = True

    def _command(self, event: pygame.Event, asked: str) -> bool:
        """Do what a key or a pad's button asks of the menu; ``False`` where a field wants it for itself."""
        if self.writing is None:
            self._follow(asked)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self.stop_writing()
        if asked in _DIRECTIONS:
            self._follow(asked)
        return True

    def stop_writing(self) -> None:
        """Leave the field that is being written into."""
        field = self.writing
        if field is not None:
            field.report()
            self.manager.set_focus_set(None)

    def _follow(self, asked: str) -> None:
        current = self.focus.current
        if asked == BACK:
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
        elif asked in (UP, DOWN):  # nothing further to focus: what is written there can still be read
            self._scroll_by(self.look.px(_SCROLL) * (1 if asked == DOWN else -1))

    def _use(self, control: Control | Field) -> None:
        if isinstance(control, Field):
            if self.host.devices.last == PAD:
                self._spell(control)
                return
            self.manager.set_focus_set(control)
            control.edit_position = len(control.get_text())
            control.cursor_has_moved_recently = True
            return
        self.host.sound.play("button_press")
        control.use()

    def _spell(self, field: Field) -> None:
        """Let ``field`` be written into without a keyboard."""

        def written(text: str) -> None:
            there = self.control(field.name)  # the menu may have been laid out anew meanwhile
            assert isinstance(there, Field)
            there.set_text(text)
            there.report()
            there.spelt()

        letters, longest = "".join(field.allowed_characters or ()), field.length_limit or _LONGEST
        request = TextRequest(field.label, field.get_text(), longest, written, field.names(), letters)
        self.host.go.letters(request)

    def _pointer_down(self, event: pygame.Event) -> None:
        self._pointer = self.manager.pointer = event.pos
        self.stop_writing()
        for control in self.controls:
            if control.ready and control.hover_point(*event.pos):
                self.focus.take(control.name)
                if isinstance(control, Control):
                    self.host.sound.play("button_press")
                elif event.button == pygame.BUTTON_RIGHT:
                    self._spell(control)

    # Scrolling

    def _reveal_focus(self) -> None:
        current, view = self.focus.current, self.container
        if current is not None and view is not None and current in view.elements:
            view.reveal(current.place, self.look.px(70))
            self._dirty = True

    def _scroll_by(self, distance: int) -> None:
        if self.container is not None:
            self.container.scroll_to(self.container.down + distance)
            self._dirty = True

    def scrolled(self) -> tuple[Rect, int, int] | None:
        """Where things scroll, how high all of them are and how far down they are scrolled, in pixels."""
        view = self.container
        return (view.place, view.content, view.down) if view is not None else None

    def _draw_marks(self, surface: Surface) -> None:
        """How far one has scrolled, that there is more, and the frame of the focus."""
        scrolled, current, u, view = self.scrolled(), self.focus.current, self.look.u, self.container
        if scrolled is not None:
            if view is not None:
                scrolling.draw_fades(surface, self.ground, *scrolled, u)
            scrolling.draw_bar(surface, *scrolled, u)
        if current is not None:
            if view is not None and current in view.elements:
                reach = 2 * round(focus_frame.REACH * u)
                surface.set_clip(view.place.inflate(reach, reach))
            focus_frame.draw_round(surface, current.place, u)
            surface.set_clip(None)


def _blurred(picture: Surface) -> Surface:
    """``picture`` as it looks beneath a sheet: darkened and out of focus; a new surface."""
    size = picture.get_size()
    small = pygame.transform.smoothscale(picture, (size[0] // _COARSE or 1, size[1] // _COARSE or 1))
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), size)
    soft.fill(_DARKER, special_flags=pygame.BLEND_RGB_MULT)
    return soft
