"""Scrolling: the viewport of a menu, its scroll bar, and fades at its edges."""

from __future__ import annotations

from collections.abc import Container, Sequence

import pygame
from pygame import Rect, Surface
from pygame_gui.core import UIContainer

from game.ui import fittings
from game.ui.focus import Focusable
from game.ui.image_cache import SHARED, cached

FADE = 48
"""The height in units of the fade at an edge of a viewport beyond which there is more."""


class Viewport(UIContainer):
    """A part of a menu that scrolls if its contents are higher than itself."""

    content = 0
    """The height of the contents in pixels."""
    down = 0
    """The scroll position: the pixels that are scrolled away at the top."""

    pages: tuple[int, ...] = ()
    """The scroll positions at which pages begin, if the contents are turned in whole pages."""

    held: int | None = None
    """The x coordinate from which on, inside the viewport, nothing scrolls."""

    @property
    def place(self) -> Rect:
        """Where the viewport is on the screen."""
        return Rect(self.get_abs_rect())

    @property
    def moving(self) -> Rect:
        """The part of it that scrolls."""
        place = self.place
        if self.held is not None:
            place.width = self.held
        return place

    def measure(self, controls: Sequence[Focusable]) -> dict[str, Rect]:
        """Store where the contents are. Call it when all have been added.

        Return where those of ``controls`` that are below the viewport would be, by name, if the viewport were
        high enough to show all its contents.
        """
        self._tops = [(element, *element.get_relative_rect().topleft) for element in self.elements]
        hidden, place = max(0, self.content - self.place.height), self.place
        inside: Container[object] = self.elements
        return {
            control.name: control.place.move(0, hidden)
            for control in controls
            if control not in inside and control.place.top >= place.bottom
        }

    def scroll_by(self, distance: int) -> None:
        """Scroll down by a distance in pixels, or to the next page in its direction."""
        ahead = [page for page in self.pages if (page - self.down) * distance > 0]
        if ahead:
            self.scroll_to(min(ahead, key=lambda page: abs(page - self.down)))
        elif not self.pages:
            self.scroll_to(self.down + distance)

    def scroll_to(self, down: int) -> None:
        """Scroll to a position in pixels from the top, as far as possible; of pages, to the nearest one."""
        if self.pages:
            down = min(self.pages, key=lambda page: abs(page - down))
        self.down = max(0, min(self.content - self.place.height, down))
        for element, left, top in self._tops:
            if self.held is None or left < self.held:
                element.set_relative_position((left, top - self.down))

    def cuts(self) -> tuple[bool, bool]:
        """Whether any of the contents is cut by the upper edge, and any by the lower one."""
        view = self.moving
        boxes = [Rect(element.get_abs_rect()) for element in self.elements]
        moving = [box for box in boxes if box.left < view.right]
        return (
            any(box.top < view.top < box.bottom for box in moving),
            any(box.top < view.bottom < box.bottom for box in moving),
        )

    def reveal(self, place: Rect, room: int) -> None:
        """Scroll so that ``place`` is visible, at least ``room`` pixels from the edges."""
        view = self.place
        if place.top < view.top + room:
            self.scroll_to(self.down + place.top - view.top - room)
        elif place.bottom > view.bottom - room:
            self.scroll_to(self.down + place.bottom - view.bottom + room)


def draw_fades(
    surface: Surface,
    ground: Surface,
    view: Rect,
    content: int,
    scroll: int,
    u: float,
    cuts: tuple[bool, bool] = (True, True),
) -> None:
    """Let contents that ``view`` cuts off at the top and bottom fade into the background.

    ``ground``: the background, as large as the window. ``cuts``: whether anything is cut at the top and at
    the bottom; what is whole doesn't fade. For the others see :func:`draw_bar`.
    """
    high = min(round(FADE * u), view.height // 3)
    for edge, hidden, upwards in (
        (view.top, scroll if cuts[0] else 0, True),
        (view.bottom - high, content - view.height - scroll if cuts[1] else 0, False),
    ):
        place = Rect(view.left, edge, view.width, high).clip(ground.get_rect())
        if hidden > 0 and place.height > 0:
            strip = ground.subsurface(place).convert_alpha()
            strip.blit(_fading(place.size, upwards), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(strip, place)


@cached(SHARED, megabytes=2)
def _fading(size: tuple[int, int], upwards: bool) -> Surface:
    """Return white with an alpha that increases towards the lower edge, or the upper one (``upwards``)."""
    column = Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        share = (size[1] - y if upwards else y + 1) / size[1]
        column.set_at((0, y), (255, 255, 255, round(255 * min(1.0, share * 1.15) ** 1.4)))
    return pygame.transform.scale(column, size)


def draw_bar(surface: Surface, view: Rect, content: int, scroll: int, u: float) -> None:
    """Draw a scroll bar at the right of ``view``, unless all contents fit.

    ``content``: their height in pixels. ``scroll``: the pixels scrolled away at the top. ``u``: pixels in a
    1080p unit.
    """
    if content <= view.height:
        return
    groove = Rect(view.right + round(8 * u), view.top, max(4, round(10 * u)), view.height)
    bar = groove.copy()
    bar.height = max(round(40 * u), groove.height * view.height // content)
    bar.top += (groove.height - bar.height) * scroll // (content - view.height)
    surface.blit(fittings.groove(groove.size), groove)
    surface.blit(fittings.rod(bar.size), bar)
