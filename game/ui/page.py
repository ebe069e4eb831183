"""The base of sheets to read: parchment over the screen below, title, close button and scrolling."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui import button_face, fitting, materials, scrolling, surfaces
from game.ui.button_face import Face
from game.ui.key_legend import Hint, fitted
from game.ui.palette import CANDLE, PARCHMENT, RGB, mix
from game.ui.scene import Host, Scene
from game.ui.theme import Style

CLOSE, AWAY = "close", "away"
"""Items to press: the close button, and any place outside the sheet."""

_BAR = 18  # the units that the scroll bar takes at the right of a list


class ReadingScene(Scene, ABC):
    """A sheet over the scene below.

    Subclasses call :meth:`lay_sheet` in :meth:`resize`, return the item at a point (:meth:`item_at`), handle
    presses and commands (:meth:`press_item`, :meth:`follow`), and draw the contents (:meth:`draw_page`).
    """

    modal = True
    shade: RGB = (172, 158, 148)
    """The colour that the screen below is multiplied with."""

    def __init__(self) -> None:
        self.pointer = (-1, -1)
        self._pressed: int | str | None = None
        self._ground: Surface | None = None

    # For subclasses

    def lay_sheet(self, sheet: Rect, margin: tuple[int, int], cross: int) -> Rect:
        """Lay out the sheet and return the rectangle inside its margins.

        ``margin``: horizontal and vertical, in units, both sides together. ``cross``: the side of the close
        button at the upper right, in pixels.
        """
        self.sheet = sheet
        inside = sheet.inflate(-self.style.px(margin[0]), -self.style.px(margin[1]))
        self.close = Rect(inside.right - cross, inside.top, cross, cross)
        self._ground = None
        return inside

    @abstractmethod
    def title(self) -> tuple[str, Rect, int, int]:
        """Return the title, its place, its text size and its smallest text size, in pixels."""

    def furnish(self, ground: Surface) -> None:
        """Draw other fixed contents on the empty sheet."""

    @abstractmethod
    def item_at(self, pos: tuple[int, int]) -> int | str | None:
        """Return the item that can be pressed at a point of the sheet, if any."""

    @abstractmethod
    def press_item(self, item: int | str) -> None:
        """Handle an item that was pressed and released."""

    @abstractmethod
    def turn_wheel(self, notches: int) -> None:
        """Handle the mouse wheel; ``notches``: positive is up."""

    @abstractmethod
    def follow(self, command: str) -> None:
        """Handle a command of keyboard or pad."""

    @abstractmethod
    def draw_page(self, surface: Surface) -> None:
        """Draw the contents that can change."""

    # The scene

    def enter(self, host: Host) -> None:
        """Show the sheet over the scene below."""
        self.host = host
        host.sound.play("page")
        self.resize(host.size)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out again; subclasses extend this."""
        self.style = Style(self.host.unit, self.host.settings.text_scale)
        self.ink = self.style.ink

    def handle(self, event: pygame.Event) -> None:
        """Handle an event of pointer, wheel, keyboard or pad."""
        match event.type:
            case pygame.MOUSEWHEEL:
                self.turn_wheel(event.y)
            case pygame.MOUSEMOTION:
                self.pointer = event.pos
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._pressed = self._at(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                pressed, self._pressed = self._pressed, None
                if pressed in (CLOSE, AWAY) and pressed == self._at(event.pos):
                    self.go_back()
                elif pressed is not None and pressed == self._at(event.pos):
                    self.press_item(pressed)
            case _:
                asked = self.host.devices.asked(event)
                if asked is not None:
                    self.follow(asked.command)

    def _at(self, pos: tuple[int, int]) -> int | str | None:
        if self.close.collidepoint(pos):
            return CLOSE
        return self.item_at(pos) if self.sheet.collidepoint(pos) else AWAY

    def go_back(self) -> None:
        """Close the sheet."""
        self.host.sound.play("page")
        self.host.pop()

    # Drawing

    def draw(self, surface: Surface, alpha: float) -> bool:
        """Draw everything if something has changed."""
        if not self.stale:
            return False
        self.stale = False
        surface.blit(self._backdrop(), (0, 0))
        self.draw_page(surface)
        return True

    def _backdrop(self) -> Surface:
        """Return the darkened scene below with the empty sheet. Cached, don't draw on it."""
        if self._ground is None:
            style = self.style
            ground = self.host.uncovered(self)
            ground.fill(self.shade, special_flags=pygame.BLEND_RGB_MULT)
            pad = materials.margin(style.u)
            paper = materials.sheet(self.sheet.width, self.sheet.height, style.u)
            ground.blit(paper, (self.sheet.left - pad, self.sheet.top - pad))
            words, place, size, least = self.title()
            fitting.words(
                ground, words, place, size, least, self.ink, bold=True, align="left", face="display"
            )
            cross = Face(icons=("icons/close",), pictures=0.8)
            ground.blit(button_face.draw(cross, self.close.size, style.u), self.close)
            self.furnish(ground)
            self._ground = ground
        return self._ground

    def draw_mark(self, surface: Surface, place: Rect) -> None:
        """Draw the mark of a chosen item."""
        radius, line = self.style.px(10), max(2, self.style.px(2))
        surface.blit(surfaces.rounded(place.size, radius, (*mix(CANDLE, PARCHMENT, 0.25), 235)), place)
        surface.blit(surfaces.rounded(place.size, radius, (*self.ink, 255), line), place)

    def draw_bar(
        self, surface: Surface, view: Rect, content: int, down: int, cuts: tuple[bool, bool] = (True, True)
    ) -> None:
        """Draw a scroll bar, and fade the edges of ``view`` at which something is cut.

        ``content``: the height of the contents in pixels. ``down``: how many are scrolled away at the top.
        ``cuts``: whether anything is cut at the top, and at the bottom.
        """
        scrolling.draw_fades(surface, self._backdrop(), view, content, down, self.style.u, cuts)
        narrower = view.inflate(-self.style.px(_BAR), 0)
        narrower.left = view.left
        scrolling.draw_bar(surface, narrower, content, down, self.style.u)

    def hints(self, hints: Sequence[Hint], room: int, across: bool, smallest: float = 1.0) -> Surface | None:
        """Return the legend, as large as fits ``room`` pixels, down to the text scale ``smallest``.

        ``None`` while the mouse is used.
        """
        scales = [scale for scale in (self.style.text_scale, 1.5, 1.0) if scale >= smallest]
        choices = [(hints, scale) for scale in scales]
        return fitted(choices, self.host.devices, self.style.u, room, across)
