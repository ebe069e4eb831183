"""The window: opening it, full screen, its size, and a canvas for windows of unsuitable size or shape."""

from __future__ import annotations

import os
import warnings
from contextlib import suppress
from math import sqrt

import pygame
from pygame import Rect, Surface

from game.settings import SMALLEST as LEAST
from game.ui.palette import BRASS, SHADE, mix

Size = tuple[int, int]

SMALLEST = (1024, 576)
"""The smallest size that scenes are laid out for. A smaller window shows them scaled down."""

NARROWEST, WIDEST = 5 / 4, 12 / 5
"""The smallest and largest aspect ratio (width to height) that scenes are laid out for: those of real
screens."""

MOST_PIXELS = 2560 * 1440
"""The most pixels of the canvas in a window with another aspect ratio."""

_BAR = SHADE
_EDGE = mix(SHADE, BRASS, 0.35)

_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


_INVISIBLE = ("dummy", "offscreen", "evdev")
"""The drivers that show nothing: SDL uses one of them if it finds no screen."""


_ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
"""The variable that tells SDL whether a window's picture goes through a texture of the graphics card."""


class DisplayError(Exception):
    """There is no screen to show a window on; the message comes from SDL."""


class Display:
    """The program's window, and the surface that scenes draw on.

    The surface is the window itself, unless the window is smaller than :data:`SMALLEST`: then it is a larger
    canvas, scaled down when shown. In a window that is too narrow or too wide, the canvas is centred between
    dark bars.
    """

    def __init__(self, size: tuple[int, int], fullscreen: bool, screen: int = 0) -> None:
        """Open a window of ``size`` pixels, or full screen, on the screen with the index ``screen`` (from 0).

        If there are fewer screens, it opens on the first. Raises :class:`DisplayError` if nothing can be
        shown, unless ``SDL_VIDEODRIVER`` asks for such a driver.
        """
        direct = _begin()
        pygame.font.init()
        self._windowed_size = size
        self.fullscreen = fullscreen
        self.size = size
        """Width and height of :attr:`surface`, as of the last call of :meth:`resized`."""
        self._screen = screen
        try:
            self._open()
        except pygame.error:
            if not direct:
                raise
            _begin_again()  # this X server can only show textures
            self._open()

    @property
    def surface(self) -> Surface:
        """The surface that scenes draw on."""
        return self._canvas or self._window

    @property
    def windowed_size(self) -> tuple[int, int]:
        """Width and height of the window when it is not full screen, at least :data:`LEAST`."""
        return max(LEAST[0], self._windowed_size[0]), max(LEAST[1], self._windowed_size[1])

    def resized(self) -> bool:
        """Adapt to a change of the window's size; return whether there was one."""
        window = pygame.display.get_surface()
        if window is None or (window is self._window and window.get_size() == self._known_size):
            return False
        self._adopt(window)
        if not self.fullscreen:
            self._windowed_size = window.get_size()
        return True

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Switch to full screen, or back to a window of the previous size."""
        if fullscreen != self.fullscreen:
            self.fullscreen = fullscreen
            self._open()

    @property
    def screens(self) -> list[tuple[int, int]]:
        """Width and height of every screen, in the system's order; empty if unknown."""
        try:
            return pygame.display.get_desktop_sizes()
        except pygame.error:  # the system doesn't say
            return []

    @property
    def screen(self) -> int:
        """The index in :attr:`screens` of the screen that the window is on."""
        return self._screen if self._screen < len(self.screens) else 0

    def set_screen(self, screen: int) -> None:
        """Move the window to another screen, by index; full screen stays full screen."""
        before, self._screen = self.screen, screen
        if self.screen != before:
            self._open()

    def uncover(self) -> None:
        """Show everything the next time: the window, or a part of it, has lost what it showed."""
        self._whole = True

    def show(self, drawn: bool | list[Rect] = True) -> None:
        """Show what was drawn on :attr:`surface`: in these rectangles, or everywhere (``True``).

        A window that is new or was uncovered is shown everywhere in any case.
        """
        canvas, view = self._canvas, self._view
        scaled = canvas is not None and canvas.get_size() != view.size
        parts = drawn if isinstance(drawn, list) and not (self._whole or scaled) else None
        if canvas is not None and scaled:
            self._window.blit(pygame.transform.smoothscale(canvas, view.size), view)
        elif canvas is not None and parts is not None:
            self._window.blits([(canvas, part.move(view.topleft), part) for part in parts], doreturn=False)
        elif canvas is not None:
            self._window.blit(canvas, view)
        if parts is None:
            pygame.display.flip()
            self._whole = False
        else:  # this doesn't report errors, and a new window's first picture must be a flip
            pygame.display.update([part.move(view.topleft) for part in parts])

    def on_canvas(self, event: pygame.Event) -> pygame.Event:
        """Return a mouse event with its position in pixels of :attr:`surface`; other events unchanged."""
        if self._canvas is None or event.type not in _POINTER:
            return event
        changed = dict(event.dict)
        x, y = event.pos
        changed["pos"] = self._in_pixels_of_canvas(x - self._view.x, y - self._view.y)
        if "rel" in changed:
            changed["rel"] = self._in_pixels_of_canvas(*event.rel)
        return pygame.Event(event.type, changed)

    def beside(self, event: pygame.Event) -> bool:
        """Return whether an event is a mouse button press on one of the bars beside the canvas."""
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
            except pygame.error:  # no full screen here: use a window
                self.fullscreen = False
        window = pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE, display=self.screen)
        _forbid_smaller()
        self._adopt(window)

    def _adopt(self, window: Surface) -> None:
        self._window = window
        self._whole = True
        """Whether the window doesn't show all of its picture yet."""
        self._known_size = window.get_size()
        self._view = _view(self._known_size)
        self._canvas: Surface | None = None
        self.size = canvas_size(self._known_size)
        if self.size != self._known_size:
            self._canvas = Surface(self.size).convert()
            window.fill(_BAR)  # the bars, with a thin line of brass along the canvas
            line = max(1, min(self._view.size) // 500)
            window.fill(_EDGE, self._view.inflate(2 * line, 2 * line))


def canvas_size(window: Size) -> Size:
    """Return width and height of the surface that scenes draw on, for a window of this size."""
    view = _view(window)
    scale = min(view.width / SMALLEST[0], view.height / SMALLEST[1])
    if scale >= 1:
        return view.size
    return max(SMALLEST[0], round(view.width / scale)), max(SMALLEST[1], round(view.height / scale))


def _view(window: Size) -> Rect:
    """Return the part of a window that the canvas fills: all of it if the aspect ratio is supported."""
    width, height = window
    wide = max(1, min(width, round(height * WIDEST)))
    high = max(1, min(height, round(width / NARROWEST)))
    if (wide, high) != (width, height) and wide * high > MOST_PIXELS:
        share = sqrt(MOST_PIXELS / (wide * high))
        wide, high = int(wide * share), int(high * share)
    return Rect((width - wide) // 2, (height - high) // 2, wide, high)


def _forbid_smaller() -> None:
    """Set the window's minimum size to :data:`LEAST`, if the system supports that."""
    with warnings.catch_warnings(), suppress(pygame.error, AttributeError):
        # For the window of pygame.display there is only this deprecated way, which may go in later versions.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = LEAST


def _begin() -> bool:
    """Initialize the display. Raises :class:`DisplayError` if there is no screen.

    Return whether SDL is told to send pictures to X11 directly, and in parts. By default it sends each one
    whole, through OpenGL, which takes ten times as long without a graphics card's driver. Other systems show
    parts anyway, or can show nothing if they are told this.
    """
    try:
        pygame.display.init()
    except pygame.error as error:
        raise DisplayError(str(error)) from error
    driver = pygame.display.get_driver()
    asked = os.environ.get("SDL_VIDEODRIVER", "").lower().split(",")
    if driver in _INVISIBLE and driver not in asked:
        pygame.display.quit()
        raise DisplayError(f"SDL: {driver}")
    pygame.display.set_caption("Notre Dame")
    if driver != "x11" or _ACCELERATION in os.environ:
        return False
    os.environ[_ACCELERATION] = "0"  # read with the first window
    return True


def _begin_again() -> None:
    """Initialize the display once more, leaving to SDL how it shows pictures."""
    pygame.display.quit()
    pygame.display.init()
    os.environ.pop(_ACCELERATION, None)
    pygame.display.set_caption("Notre Dame")


def _to_corner() -> None:
    """Move the window to the corner if there is only one screen: there may be no window manager to do it."""
    if pygame.display.get_surface() and len(pygame.display.get_desktop_sizes()) == 1:
        with suppress(pygame.error):
            pygame.display.set_window_position((0, 0))


def is_invisible() -> bool:
    """Return whether ``SDL_VIDEODRIVER`` asks for a driver that shows nothing."""
    return os.environ.get("SDL_VIDEODRIVER", "").lower() in _INVISIBLE


def set_icon(picture: Surface) -> None:
    """Set the window's icon, if the system supports that."""
    with suppress(pygame.error):
        pygame.display.set_icon(picture)
