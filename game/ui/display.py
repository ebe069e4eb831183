"""The window: opening it, full screen, its size, and windows too small or too odd to lay anything out in."""

from __future__ import annotations

import os
import warnings
from contextlib import suppress
from math import sqrt

import pygame
from pygame import Rect, Surface

from game.settings import SMALLEST as LEAST
from game.ui.palette import BRASS, OAK_GAP, mix

Size = tuple[int, int]

SMALLEST = (1024, 576)
"""The smallest size anything is laid out for; a window smaller than that shows it scaled down."""

NARROWEST, WIDEST = 5 / 4, 12 / 5
"""The proportions of width to height that things are laid out for: those of the screens that are sold."""

MOST_PIXELS = 2560 * 1440
"""How large the canvas becomes at most in a window that isn't of such proportions."""

_BAR = OAK_GAP
_EDGE = mix(OAK_GAP, BRASS, 0.35)

_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


_INVISIBLE = ("dummy", "offscreen", "evdev")
"""Drivers that show nothing: SDL takes one of them where it finds no screen."""


class DisplayError(Exception):
    """There is no screen that a window could be shown on; the message is what the system says."""


class Display:
    """The one window of the program, and the surface that scenes draw on.

    That is the window itself, unless the window is smaller than :data:`SMALLEST`: then it is a larger
    canvas, scaled down when shown. In a window too narrow or too wide the canvas stands in its middle,
    between dark bars.
    """

    def __init__(self, size: tuple[int, int], fullscreen: bool, screen: int = 0) -> None:
        """Open a window of ``size`` pixels, or one that fills the screen, on the ``screen``-th of all.

        Where there are fewer screens it is the first one. Raises :class:`DisplayError` where nothing can be
        shown, unless ``SDL_VIDEODRIVER`` asks for that.
        """
        _begin()
        pygame.font.init()
        pygame.display.set_caption("Notre Dame")
        self._windowed_size = size
        self.fullscreen = fullscreen
        self.size = size
        """Width and height of :attr:`surface`, as of the last change that :meth:`resized` followed."""
        self._screen = screen
        self._open()

    @property
    def surface(self) -> Surface:
        """What scenes draw on."""
        return self._canvas or self._window

    @property
    def windowed_size(self) -> tuple[int, int]:
        """Width and height of the window when it does not fill the screen, at least :data:`LEAST`."""
        return max(LEAST[0], self._windowed_size[0]), max(LEAST[1], self._windowed_size[1])

    def resized(self) -> bool:
        """Follow a change of the window's size; returns whether there was one."""
        window = pygame.display.get_surface()
        if window is None or (window is self._window and window.get_size() == self._known_size):
            return False
        self._adopt(window)
        if not self.fullscreen:
            self._windowed_size = window.get_size()
        return True

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the screen, or go back to a window of the size it had before."""
        if fullscreen != self.fullscreen:
            self.fullscreen = fullscreen
            self._open()

    @property
    def screens(self) -> list[tuple[int, int]]:
        """Width and height of every screen there is, the first one first."""
        try:
            return pygame.display.get_desktop_sizes()
        except pygame.error:  # a system that doesn't tell
            return []

    @property
    def screen(self) -> int:
        """Which of :attr:`screens` the window is on."""
        return self._screen if self._screen < len(self.screens) else 0

    def set_screen(self, screen: int) -> None:
        """Go to another screen, filling it if this one was filled."""
        before, self._screen = self.screen, screen
        if self.screen != before:
            self._open()

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        if self._canvas is not None and self._canvas.get_size() == self._view.size:
            self._window.blit(self._canvas, self._view)
        elif self._canvas is not None:
            self._window.blit(pygame.transform.smoothscale(self._canvas, self._view.size), self._view)
        pygame.display.flip()

    def on_canvas(self, event: pygame.Event) -> pygame.Event:
        """``event`` with its position in pixels of :attr:`surface` instead of the window."""
        if self._canvas is None or event.type not in _POINTER:
            return event
        changed = dict(event.dict)
        x, y = event.pos
        changed["pos"] = self._in_pixels_of_canvas(x - self._view.x, y - self._view.y)
        if "rel" in changed:
            changed["rel"] = self._in_pixels_of_canvas(*event.rel)
        return pygame.Event(event.type, changed)

    def beside(self, event: pygame.Event) -> bool:
        """Whether a button of the mouse is pressed on one of the bars, where there is nothing."""
        return event.type == pygame.MOUSEBUTTONDOWN and not self._view.collidepoint(event.pos)

    def _in_pixels_of_canvas(self, across: float, down: float) -> tuple[int, int]:
        width, height = self.size
        return round(across * width / self._view.width), round(down * height / self._view.height)

    def _open(self) -> None:
        if self.fullscreen:
            try:
                _to_corner()
                self._adopt(pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self.screen))
                return
            except pygame.error:  # a screen that can't be filled: a window will do
                self.fullscreen = False
        window = pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE, display=self.screen)
        _forbid_smaller()
        self._adopt(window)

    def _adopt(self, window: Surface) -> None:
        self._window = window
        self._known_size = window.get_size()
        self._view = _view(self._known_size)
        self._canvas: Surface | None = None
        self.size = canvas_size(self._known_size)
        if self.size != self._known_size:
            self._canvas = Surface(self.size).convert()
            window.fill(_BAR)  # what the canvas leaves free, with a fine line of brass where it begins
            line = max(1, min(self._view.size) // 500)
            window.fill(_EDGE, self._view.inflate(2 * line, 2 * line))


def canvas_size(window: Size) -> Size:
    """Width and height of what is laid out and drawn for a window of a size."""
    view = _view(window)
    scale = min(view.width / SMALLEST[0], view.height / SMALLEST[1])
    if scale >= 1:
        return view.size
    return max(SMALLEST[0], round(view.width / scale)), max(SMALLEST[1], round(view.height / scale))


def _view(window: Size) -> Rect:
    """The part of a window that the canvas fills: all of it where its proportions are sensible."""
    width, height = window
    wide = max(1, min(width, round(height * WIDEST)))
    high = max(1, min(height, round(width / NARROWEST)))
    if (wide, high) != (width, height) and wide * high > MOST_PIXELS:
        share = sqrt(MOST_PIXELS / (wide * high))
        wide, high = int(wide * share), int(high * share)
    return Rect((width - wide) // 2, (height - high) // 2, wide, high)


def _forbid_smaller() -> None:
    """Let nobody drag the window smaller than :data:`LEAST`, where the system can see to it."""
    with warnings.catch_warnings(), suppress(pygame.error, AttributeError):
        # pygame has no other way for the window that it made itself; there may be none in later versions.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = LEAST


def _begin() -> None:
    """Find a screen. Raises :class:`DisplayError`."""
    try:
        pygame.display.init()
    except pygame.error as error:
        raise DisplayError(str(error)) from error
    driver = pygame.display.get_driver()
    asked = os.environ.get("SDL_VIDEODRIVER", "").lower().split(",")
    if driver in _INVISIBLE and driver not in asked:
        pygame.display.quit()
        raise DisplayError(f"SDL: {driver}")


def _to_corner() -> None:
    """Move the window to the corner of the only screen: where no window manager runs nobody else does."""
    if pygame.display.get_surface() and len(pygame.display.get_desktop_sizes()) == 1:
        with suppress(pygame.error):
            pygame.display.set_window_position((0, 0))


def set_icon(picture: Surface) -> None:
    """Show ``picture`` as the window's icon, where the system has such a thing."""
    with suppress(pygame.error):
        pygame.display.set_icon(picture)
