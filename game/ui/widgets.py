"""The controls of the menus: pygame_gui's buttons, with looks of our own.

A control is made for a screen's :class:`Look`, has a ``name``, and calls back when it is used.
Pointer, keys and pads use it alike: ``use`` is what select does, ``adjust`` what left and right do.
"""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

import pygame
from pygame_gui import UI_BUTTON_PRESSED
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIButton

from game.ui import materials
from game.ui.labels import fitted
from game.ui.materials import DISABLED, NORMAL, PAPER, WOOD
from game.ui.theme import BODY, SMALL, Look, Manager

Painter = Callable[[str], pygame.Surface]
"""Given a state of :data:`game.ui.materials.STATES`, the picture of a control in it."""


class _Shape:
    """Stands in for pygame_gui's shape of a button: shows the picture that a painter makes for each state."""

    def __init__(self, rect: pygame.Rect, paint: Painter) -> None:
        self.containing_rect = rect.copy()
        self._paint = paint
        self._state = NORMAL
        self._fresh = True

    def set_active_state(self, state: str) -> None:
        self._fresh = self._fresh or state != self._state
        self._state = state

    def has_fresh_surface(self) -> bool:
        return self._fresh

    def get_fresh_surface(self) -> pygame.Surface:
        self._fresh = False
        return self._paint(self._state)

    def collide_point(self, point: tuple[float, float]) -> bool:
        return bool(self.containing_rect.collidepoint(point))

    def set_position(self, position: tuple[float, float]) -> None:
        self.containing_rect.topleft = round(position[0]), round(position[1])

    def set_dimensions(self, size: tuple[int, int]) -> bool:
        self.containing_rect.size = size
        self._fresh = True
        return True

    def set_text(self, text: str) -> None:
        """Our pictures carry their own text."""

    def update(self, dt: float) -> None:
        """Our states change at once."""

    def cleanup(self) -> None:
        """Nothing is kept that would have to be given back."""


class Control(UIButton):
    """A control that looks like what :meth:`paint` draws."""

    keeps: tuple[str, ...] = ()
    """The directions that change its value and so don't lead away from it."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        look: Look,
        manager: Manager,
        container: IContainerLikeInterface | None = None,
        *,
        label: str = "",
        press: Callable[[], None] | None = None,
        ready: bool = True,
    ) -> None:
        """``label`` is what the control says; ``press`` is called when it is used."""
        self.name, self.look, self.label = name, look, label
        self._press = press
        self._pressed_at: tuple[int, int] | None = None
        super().__init__(rect, "", manager, container)
        self.bind(UI_BUTTON_PRESSED, self._pressed)
        if not ready:
            self.set_ready(False)

    def paint(self, state: str) -> pygame.Surface:
        """The picture of the control in ``state``, of the size of its rectangle."""
        raise NotImplementedError

    def use(self) -> None:
        """Do what the control is for."""
        if self._press is not None:
            self._press()

    def adjust(self, step: int) -> bool:
        """Go one value back (-1) or on (+1); ``False`` where the control has no values."""
        return False

    @property
    def place(self) -> pygame.Rect:
        """Where the control is on the screen."""
        return pygame.Rect(self.get_abs_rect())

    @property
    def ready(self) -> bool:
        """Whether it can be used now."""
        return bool(self.is_enabled)

    def set_ready(self, ready: bool) -> None:
        """Let the control be used, or not."""
        if ready:
            self.enable()  # type: ignore[no-untyped-call]
        else:
            self.disable()  # type: ignore[no-untyped-call]

    def repaint(self) -> None:
        """Show a changed value."""
        state = str(self._get_appropriate_state_name())  # type: ignore[no-untyped-call]
        self._set_image(self.paint(state))

    def rebuild(self) -> None:
        """Called by pygame_gui to make the shape anew."""
        shape = _Shape(pygame.Rect(self.rect), self.paint)
        if not self.is_enabled:
            shape.set_active_state(DISABLED)
        self.drawable_shape = shape  # type: ignore[assignment]
        self.on_fresh_drawable_shape_ready()  # type: ignore[no-untyped-call]

    def process_event(self, event: pygame.Event) -> bool:
        """Called by pygame_gui with every event."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pressed_at = event.pos
        return bool(super().process_event(event))

    def _pressed(self) -> None:
        self.use()


class Plaque(Control):
    """A button: a plate of wood, paper or metal that says what it does."""

    indent = 0
    """Pixels at the left that the words leave free."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        look: Look,
        manager: Manager,
        container: IContainerLikeInterface | None = None,
        *,
        label: str,
        press: Callable[[], None],
        material: str = PAPER,
        size: float = BODY,
        note: str = "",
        ready: bool = True,
    ) -> None:
        """``note`` are further, smaller lines; ``size`` is that of the label in 1080p units."""
        self.material, self.size, self.note = material, size, note
        super().__init__(name, rect, look, manager, container, label=label, press=press, ready=ready)

    def paint(self, state: str) -> pygame.Surface:
        """A plate with the label in its middle; pushed in, the label follows."""
        look, (width, height) = self.look, self.rect.size
        grain = crc32(self.name.encode())
        face = materials.plaque(
            width, height, look.u, self.material, state, look.contrast, grain if self.material == WOOD else 0
        ).copy()
        room = width - self.indent - look.px(36)
        colour = materials.writing(self.material, state, look.contrast)
        rows = [fitted(self.label, look.text(self.size), room, colour, bold=True)]
        if self.note:
            rows += [fitted(line, look.text(SMALL), room, colour) for line in self.note.split("\n")]
        top = (height - sum(row.get_height() for row in rows)) // 2 + (
            look.px(2) if state == materials.PRESSED else 0
        )
        for row in rows:
            at = row.get_rect(midtop=((self.indent + width) // 2, top))
            if self.material == WOOD and state != DISABLED:
                dark = row.copy()
                dark.fill((0, 0, 0, 205), special_flags=pygame.BLEND_RGBA_MULT)
                face.blit(dark, at.move(0, max(1, look.px(2))))
            face.blit(row, at)
            top += row.get_height()
        return face
