"""The controls of the menus: elements of pygame_gui that show our own pictures.

A control is created in a :class:`Frame`, has a ``name``, and calls a function when it is used. All input
devices use it in the same way: select calls ``use``; left and right call ``adjust``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from zlib import crc32

import pygame
from pygame import Rect, Surface
from pygame_gui.core import UIElement
from pygame_gui.elements import UIImage

from game.ui import button_face, materials, surfaces
from game.ui.button_face import Face
from game.ui.materials import DISABLED, HOVERED, NORMAL, PRESSED, WOOD
from game.ui.palette import RGB
from game.ui.theme import BODY, SMALL, Frame
from game.words import say

Press = Callable[[], None]


class Placed(UIElement):
    """An element of a menu that can have the focus."""

    @property
    def place(self) -> Rect:
        """Where the element is on the screen."""
        return Rect(self.get_abs_rect())

    @property
    def ready(self) -> bool:
        """Whether the element can be used now."""
        return bool(self.is_enabled)


class Control(Placed, UIImage):
    """A control that shows what :meth:`paint` returns."""

    keeps: tuple[str, ...] = ()
    """The directions that change its value instead of moving the focus."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        frame: Frame,
        label: str = "",
        press: Press | None = None,
        ready: bool = True,
    ) -> None:
        """``label``: the text on the control. ``press`` is called when it is used."""
        self.name, self.style, self.label = name, frame.style, label
        self.material = frame.material
        self._press, self._held = press, False
        blank, scale = surfaces.clear((1, 1)), pygame.transform.scale
        # Not smoothscale: it reads beyond a picture that is one pixel high, which may crash.
        super().__init__(rect, blank, frame.manager, container=frame.container, scale_func=scale)
        self.set_ready(ready)

    def paint(self, state: str) -> Surface:
        """Return the picture of the control in ``state``, in the size of its rectangle."""
        raise NotImplementedError

    def plate(self, state: str) -> tuple[Surface, RGB]:
        """Return a blank plate of the control's size, a new surface, and the colour of text on it."""
        style, (width, height) = self.style, self.rect.size
        face = materials.plaque(width, height, style.u, self.material, state)
        return face.copy(), materials.writing(self.material, state)

    def use(self) -> None:
        """Perform the control's action."""
        if self._press is not None:
            self._press()

    def hold(self, held: bool) -> None:
        """Show the control pressed down, or released again."""
        self._held = held
        self.repaint()

    def use_at(self, point: tuple[int, int]) -> None:
        """Handle a click on the control at ``point`` of the screen."""
        self.use()

    def adjust(self, step: int) -> bool:
        """Change to the previous (-1) or next (+1) value; return ``False`` if the control has no values."""
        return False

    def does(self) -> str:
        """Return what select, or left and right, do with the control, for the legend."""
        return say("steering-choose")

    def spoken(self) -> str:
        """Return what the control is called and what it is, to be read aloud."""
        return say("speech-button", label=self.label)

    def spoken_state(self) -> str:
        """Return the control's value or state, to be read aloud."""
        return ""

    def set_ready(self, ready: bool) -> None:
        """Enable or disable the control."""
        self.is_enabled = ready
        self.repaint()

    def repaint(self) -> None:
        """Paint the control again after its value or state has changed."""
        state = PRESSED if self._held else HOVERED if self.hovered else NORMAL
        self.set_image(self.paint(state if self.ready else DISABLED))

    # Called by pygame_gui

    def can_hover(self) -> bool:
        """Return whether the control lights up under the pointer."""
        return self.ready

    def on_hovered(self) -> None:
        """Light up the control."""
        super().on_hovered()  # type: ignore[no-untyped-call]
        self.repaint()

    def on_unhovered(self) -> None:
        """Stop lighting up, and release the control if it is held down."""
        super().on_unhovered()  # type: ignore[no-untyped-call]
        self._held = False
        self.repaint()

    def process_event(self, event: pygame.Event) -> bool:
        """Hold the control down while the left button is pressed on it; use it when released over it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            if not self.hover_point(*event.pos):
                return False
            self._held = self.ready
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self._held:
            self._held = False
        else:
            return False
        self.repaint()
        if event.type == pygame.MOUSEBUTTONUP and self.hover_point(*event.pos):
            self.use_at(event.pos)
        return True


class Entry(NamedTuple):
    """A button: its name, its label, the function to call, and how it is drawn."""

    name: str
    label: str
    press: Press
    material: str = WOOD
    size: float = BODY
    """The size of the label in 1080p units."""
    hint: Callable[[], str] | None = None
    ready: bool = True
    spoken: str = ""
    """What it is called when read aloud, if the label is a sign or a picture."""


class Plaque(Control):
    """A button: a labelled plate of wood, paper or metal."""

    indent = 0
    """The pixels at the left that the text leaves free."""

    def __init__(self, entry: Entry, rect: Rect, frame: Frame, note: str = "", icon: str = "") -> None:
        """``note``: further, smaller lines. ``icon``: the name of a picture in the centre."""
        self._spoken = entry.spoken or entry.label
        self.size, self.note, self.icon = entry.size, note, icon
        frame = frame._replace(material=entry.material)
        super().__init__(entry.name, rect, frame, entry.label, entry.press, entry.ready)

    def spoken(self) -> str:
        """Return the label, or what stands for it."""
        return say("speech-button", label=self._spoken)

    def spoken_state(self) -> str:
        """Return the further lines."""
        return ", ".join(self.note.splitlines())

    def paint(self, state: str) -> Surface:
        """Return a plate with the label in its centre, a little lower while it is pressed."""
        return self.face(state, self.rect.size)

    def face(self, state: str, size: tuple[int, int]) -> Surface:
        """Return the same in another size. Shared, don't draw on it."""
        style, (width, height) = self.style, size
        face = Face(
            self.label,
            (style.text(self.size),),
            (self.icon,) if self.icon else (),
            min(1.0, style.text(46) / (height * button_face.PICTURE)),
            tuple(self.note.splitlines()),
            style.text(SMALL),
            self.material,
            state,
            self.indent,
            crc32(self.name.encode()) if self.material == WOOD else 0,
        )
        return button_face.draw(face, (width, height), style.u)
