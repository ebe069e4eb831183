"""The base of all menu screens: layout of controls, hints, drawing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.input.bindings import BACK, SELECT
from game.input.devices import KEYBOARD, MOUSE
from game.speech.reader import Aloud
from game.ui import focus_frame, key_legend, materials, scrolling
from game.ui.inputs import Field
from game.ui.key_legend import ACROSS, MOVE, Hint
from game.ui.labels import Caption, draw_lines
from game.ui.menu_input import ControlScene
from game.ui.palette import RGB
from game.ui.scene import Host
from game.ui.scrolling import Viewport
from game.ui.theme import SMALL, Frame, Manager, Style
from game.ui.widgets import Control, Entry, Plaque
from game.words import say

_COARSE, _DARKER = 6, (142, 126, 114)  # scale and tint of a blurred screen below a sheet
_FOOT = 66  # units at the bottom that menus leave free for the legend
_SAFE, _CUT = 56, 0.053  # units at the bottom without the legend, and their least share of the window
_LIVELY, _BEAT = 1.0, 0.1
"""Seconds after an input in which controls are updated in every step, and between two updates later."""
_LEGEND = 42  # the height of the legend, in units at text scale 1


class MenuScene(ControlScene, ABC):
    """A screen of controls. Subclasses lay it out in :meth:`build`, which is called for every new layout.

    ``build`` adds controls with :meth:`add` and pictures with :meth:`show`. The values of controls come from
    attributes of the scene, so that a new layout shows the same.
    """

    first: str | None = None
    """The name of the control that has the focus first."""

    music: str | None = None
    """The piece of music on this screen. A modal screen leaves the music as it is."""

    leads_back = True
    """Whether the legend offers to go back."""

    foot = 0
    """The pixels at the bottom that are left free for the legend."""

    hint_place: Rect | None = None
    """Where the hint of the focused control is shown, in about two lines; set by :meth:`build`."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: list[object] = []
        self._pictures: list[object] = []
        self._owed = 0.0
        self._beneath: Surface | None = None
        self.ground = Surface((1, 1))
        """The background with all pictures that don't scroll."""
        self._laid_out: Manager | None = None
        """The :attr:`manager`, once there is a layout."""
        self._hints: dict[str, Callable[[], str]] = {}
        self.heading = ""
        """The title of the page, to be read aloud."""
        self.readable: list[str] = []
        """The paragraphs of the page, to be read aloud after its title."""
        self.last: list[tuple[Entry, Rect]] = []
        """Buttons that come after all others in reading order, and their places."""
        self.ink: RGB
        """The colour of text on parchment."""
        self.frame: Frame
        """The frame for controls on the screen itself."""
        self.view_frame: Frame
        """The frame for controls in the viewport, which scroll with it."""

    # For subclasses

    @abstractmethod
    def build(self) -> None:
        """Lay out the screen for ``self.size`` with ``self.style``."""

    def back(self) -> None:
        """Go back; called for escape and a pad's B button."""
        self.host.pop()

    def backdrop(self) -> Surface:
        """Return the background, which may be drawn on."""
        if not self.modal:
            below = materials.table(*self.host.size)
        else:
            if self._beneath is None or self._beneath.get_size() != self.host.size:
                self._beneath = _blurred(self.host.uncovered(self))  # once per window size
            below = self._beneath
        if self.ground.get_size() != below.get_size():
            return below.copy()
        self.ground.blit(below, (0, 0))  # the memory that is there is quicker than new one
        return self.ground

    def add(self, control: Control | Field, hint: Callable[[], str] | None = None) -> None:
        """Add a control that can have the focus. Add controls in reading order.

        ``hint`` returns a sentence to show at :attr:`hint_place` while the control has the focus.
        """
        self.controls.append(control)
        if hint is not None:
            self._hints[control.name] = hint

    def remark(self) -> tuple[str, RGB]:
        """Return the text at :attr:`hint_place` and its colour: the hint of the focused control."""
        current = self.focus.current
        hint = self._hints.get(current.name) if current else None
        return hint() if hint else "", self.ink

    def hints(self) -> list[Hint]:
        """Return the hints of the legend: how to move, what the focused control does, how to go back."""
        if self.writing is not None:
            return [Hint(SELECT, say("menu-does-end-writing"))]
        found = [Hint(MOVE, say("steering-move"))] if len(self.controls) > 1 else []
        current = self.focus.current
        if current is not None:
            found.append(Hint(ACROSS if current.keeps else SELECT, current.does()))
        return [*found, Hint(BACK, say("menu-back"))] if self.leads_back else found

    def legend(self) -> Surface | None:
        """Return the legend as one line; while the mouse is used, with keys. Shared, don't draw on it.

        Large text leaves no room for it beside the mouse.
        If it is too wide, the hint on how to move is left out first; then the text gets smaller.
        """
        devices, scale = self.host.devices, self.style.text_scale
        device = KEYBOARD if devices.last == MOUSE else None
        if device and scale > 1:
            return None
        hints = [hint._replace(device=hint.device or device) for hint in self.hints()]
        fewer = [hint for hint in hints if hint.command != MOVE]
        choices = ((hints, scale), (fewer, scale), (fewer, 1.5), (fewer, 1.0))
        return key_legend.fitted(choices, devices, self.style.u, self.host.size[0] * 0.9, bare=True)

    @property
    def legend_room(self) -> int:
        """The height of the strip at the window's lower edge in which the legend is drawn, in pixels."""
        return self._below_legend + self.style.text(_LEGEND)

    @property
    def _below_legend(self) -> int:
        """The pixels below the legend: a television may cut them off."""
        return max(self.style.px(_SAFE), round(self.host.size[1] * _CUT))

    def place_hints(self, size: tuple[int, int]) -> Rect:
        """Return where to draw the legend of this size in pixels: as low as is safe on a television."""
        width, height = self.host.size
        return Rect((0, 0), size).move_to(midbottom=(width // 2, height - self._below_legend))

    def show(self, picture: Surface, topleft: tuple[int, int]) -> Rect:
        """Paint ``picture`` on the background and return its place."""
        return self.ground.blit(picture, topleft)

    def touch(self) -> None:
        """Draw everything in the next frame, because the background has changed."""
        self._dirty = True

    def viewport(self, place: Rect) -> Viewport:
        """Create and return the part of the screen that scrolls; see :meth:`fill_viewport`."""
        self.container = view = Viewport(place, self.manager)
        self.view_frame = self.frame._replace(container=view)
        return view

    def fill_viewport(self, height: int, pages: Sequence[int] = ()) -> None:
        """Set the height of the viewport's contents in pixels, and where their ``pages`` begin, if any."""
        assert self.container is not None
        self.container.content, self.container.pages = height, tuple(pages)

    def picture(self, picture: Surface, topleft: tuple[int, int]) -> Caption:
        """Add a picture to the viewport, with which it scrolls."""
        return Caption(picture, topleft, self.view_frame)

    def rebuild(self, focus: str | None = None) -> None:
        """Lay out again after the scene's values have changed; focus the control ``focus``, if given."""
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
        """Stop key repeat, which text fields turn on, and free the background."""
        pygame.key.set_repeat(0)
        self.ground = Surface((1, 1))

    def take_room(self, size: tuple[int, int]) -> None:
        """Take the memory for a background of this size, before the scene is entered."""
        self.ground = Surface(size)
        self.ground.fill((0, 0, 0))

    def rest(self) -> None:
        """Free all pictures while another page lies over this one; :meth:`rebuild` lays it out again."""
        self.ground = Surface((1, 1))
        self._pictures.clear()
        self._let_go()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out again; the focused control stays visible."""
        self._lay_out()
        self._reveal_focus()

    def aloud(self) -> Aloud:
        """Return the page's title and text, and the focused control."""
        page = "\n".join(dict.fromkeys(text for text in (self.heading, *self.readable) if text))
        current = self.focus.current
        if current is None:
            return Aloud(page)
        ready = [control for control in self.controls if control.ready]
        place = ""
        if current in ready and len(ready) > 1:
            place = say("speech-place", n=ready.index(current) + 1, all=len(ready))
        label, hint = current.spoken(), self.remark()[0]
        return Aloud(page, "", label, current.spoken_state(), "\n".join(filter(None, (hint, place))))

    def step(self, dt: float) -> None:
        """Update hovering and the cursor of text fields, and report changed texts."""
        if self.stale and not self.modal:
            self.host.sound.music(self.music)
        self.untouched += dt
        self._owed += dt
        if self.untouched > _LIVELY and self._owed < _BEAT:
            return  # looking for the control under the pointer is most of what a menu at rest costs
        self.manager.update(self._owed)
        self._owed = 0.0
        for control in self.controls:
            if isinstance(control, Field):
                control.report()

    def draw(self, surface: Surface, alpha: float) -> bool | list[Rect]:
        """Draw everything if anything has changed."""
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
            draw_lines(room, remark[0], self.style, room.get_rect(), remark[1], SMALL)
        if hints is not None:
            surface.blit(hints, self.place_hints(hints.get_size()))
        self._draw_marks(surface)
        self._pictures = [entry[0] for entry in self.manager.ui_group.visible]  # so that ids aren't reused
        self._seen, self._dirty, self.stale = looks, False, False
        return True

    # Inside

    @property
    def size(self) -> tuple[int, int]:
        """Width and height to lay out for: the window without the legend at the bottom."""
        width, height = self.host.size
        return width, height - self.foot

    def measure(self) -> None:
        """Set :attr:`style` and :attr:`foot` for the window and the settings."""
        self.style = Style(self.host.unit, self.host.settings.text_scale)
        self.foot = self.style.px(_FOOT + 40 * (self.style.text_scale - 1))

    def _lay_out(self) -> None:
        self.untouched = 0.0
        self.measure()
        self._let_go()
        self.manager = self._laid_out = Manager(self.host.size, self.style)
        self.manager.pointer = self._pointer
        self.ink = self.style.ink
        self.frame = self.view_frame = Frame(self.style, self.manager)
        self.controls = []
        self._hints = {}
        self.heading, self.readable = "", []
        self.last = []
        self.focus.links = {}
        self.hint_place = None
        before, self.container = self.container, None
        self.ground = self.backdrop()
        self.build()
        for entry, place in self.last:
            self.add(Plaque(entry, place, self.frame), entry.hint)
        view = self.container
        self.focus.set_controls(self.controls, self.first, view.measure(self.controls) if view else {})
        if view is not None:
            view.scroll_to(before.down if before else 0)
        self.manager.update(0)
        self._dirty = True

    def _let_go(self) -> None:
        """Free the pictures of this layout: its elements refer to each other and are collected much later."""
        for element in self._laid_out.ui_group.sprites() if self._laid_out is not None else ():
            if isinstance(element, Caption):
                element.let_go()

    def _draw_marks(self, surface: Surface) -> None:
        """Draw the scroll bar, the fades at the viewport's edges and the focus frame."""
        scrolled, current, u, view = self.scrolled(), self.focus.current, self.style.u, self.container
        if scrolled is not None:
            if view is not None:
                scrolling.draw_fades(surface, self.ground, *scrolled, u, view.cuts())
            scrolling.draw_bar(surface, *scrolled, u)
        if current is not None:
            if view is not None and current in view.elements:
                reach = 2 * round(focus_frame.REACH * u)
                surface.set_clip(view.place.inflate(reach, reach))
            focus_frame.draw_round(surface, current.place, u)
            surface.set_clip(None)


def _blurred(picture: Surface) -> Surface:
    """Return a darkened and blurred copy of ``picture``, for the background of a sheet."""
    size = picture.get_size()
    small = pygame.transform.smoothscale(picture, (size[0] // _COARSE or 1, size[1] // _COARSE or 1))
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), size)
    soft.fill(_DARKER, special_flags=pygame.BLEND_RGB_MULT)
    return soft
