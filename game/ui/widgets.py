"""The controls of the menus: elements of pygame_gui that show pictures of our own.

A control is made for a :class:`Frame`, has a ``name``, and calls back when it is used.
Pointer, keys and pads use it alike: ``use`` is what select does, ``adjust`` what left and right do.
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
from game.ui.materials import DISABLED, HOVERED, NORMAL, PAPER, PRESSED, WOOD
from game.ui.palette import RGB
from game.ui.theme import BODY, SMALL, Frame
from game.words import say

Press = Callable[[], None]


class Placed(UIElement):
    """An element of a menu, as the focus sees it."""

    @property
    def place(self) -> Rect:
        """Where it is on the screen."""
        return Rect(self.get_abs_rect())

    @property
    def ready(self) -> bool:
        """Whether it can be used now."""
        return bool(self.is_enabled)


class Control(Placed, UIImage):
    """A control that looks like what :meth:`paint` draws. It paints itself when it is made."""

    keeps: tuple[str, ...] = ()
    """The directions that change its value and so don't lead away from it."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        frame: Frame,
        label: str = "",
        press: Press | None = None,
        ready: bool = True,
    ) -> None:
        """``label`` is what the control says; ``press`` is called when it is used."""
        self.name, self.look, self.label = name, frame.look, label
        self._press, self._held = press, False
        super().__init__(rect, surfaces.clear((1, 1)), frame.manager, container=frame.container)
        self.set_ready(ready)

    def paint(self, state: str) -> Surface:
        """The picture of the control in ``state``, of the size of its rectangle."""
        raise NotImplementedError

    def plate(self, state: str, material: str = PAPER, grain: int = 0) -> tuple[Surface, RGB]:
        """An empty plate of the control's size, and the colour to write on it."""
        look, (width, height) = self.look, self.rect.size
        face = materials.plaque(width, height, look.u, material, state, grain)
        return face.copy(), materials.writing(material, state)

    def use(self) -> None:
        """Do what the control is for."""
        if self._press is not None:
            self._press()

    def use_at(self, point: tuple[int, int]) -> None:
        """The pointer was pressed and released on the control, at ``point`` of the screen."""
        self.use()

    def adjust(self, step: int) -> bool:
        """Go one value back (-1) or on (+1); ``False`` where the control has no values."""
        return False

    def does(self) -> str:
        """What select, or left and right, do with it, for the line of hints."""
        return say("steering-choose")

    def set_ready(self, ready: bool) -> None:
        """Let the control be used, or not."""
        self.is_enabled = ready
        self.repaint()

    def repaint(self) -> None:
        """Show a changed value or state."""
        state = PRESSED if self._held else HOVERED if self.hovered else NORMAL
        self.set_image(self.paint(state if self.ready else DISABLED))

    # Called by pygame_gui

    def can_hover(self) -> bool:
        """Whether it lights up under the pointer."""
        return self.ready

    def on_hovered(self) -> None:
        """The pointer has come."""
        super().on_hovered()  # type: ignore[no-untyped-call]
        self.repaint()

    def on_unhovered(self) -> None:
        """The pointer has gone; whatever it held down is let go."""
        super().on_unhovered()  # type: ignore[no-untyped-call]
        self._held = False
        self.repaint()

    def process_event(self, event: pygame.Event) -> bool:
        """A press of the left button holds it down; released over it, it is used."""
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
    """What a button is called, what it says, what pressing it does, and how it looks."""

    name: str
    label: str
    press: Press
    material: str = PAPER
    size: float = BODY
    """The size of the label in 1080p units."""
    hint: Callable[[], str] | None = None
    ready: bool = True


class Plaque(Control):
    """A button: a plate of wood, paper or metal that says what it does."""

    indent = 0
    """Pixels at the left that the words leave free."""

    def __init__(self, entry: Entry, rect: Rect, frame: Frame, note: str = "", icon: str = "") -> None:
        """``note`` are further, smaller lines; ``icon`` is the name of a picture in the middle."""
        self.material, self.size, self.note, self.icon = entry.material, entry.size, note, icon
        super().__init__(entry.name, rect, frame, entry.label, entry.press, entry.ready)

    def paint(self, state: str) -> Surface:
        """A plate with the label in its middle; pushed in, the label follows."""
        look, (width, height) = self.look, self.rect.size
        face = Face(
            self.label,
            (look.text(self.size),),
            (self.icon,) if self.icon else (),
            min(1.0, look.text(46) / (height * button_face.PICTURE)),
            tuple(self.note.splitlines()),
            look.text(SMALL),
            self.material,
            state,
            self.indent,
            crc32(self.name.encode()) if self.material == WOOD else 0,
        )
        return button_face.draw(face, (width, height), look.u)
