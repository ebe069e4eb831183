"""The window: opening it, full screen, its size, and windows too small to lay anything out in."""

from __future__ import annotations

from contextlib import suppress

import pygame

SMALLEST = (1024, 576)
"""The smallest size anything is laid out for; a window smaller than that shows it scaled down."""

_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Display:
    """The one window of the program, and the surface that scenes draw on.

    That is the window itself, unless the window is smaller than :data:`SMALLEST`: then it is a larger
    canvas of the window's proportions, scaled down when shown.
    """

    def __init__(self, size: tuple[int, int], fullscreen: bool, screen: int = 0) -> None:
        """Open a window of ``size`` pixels, or one that fills the screen, on the ``screen``-th of all.

        Where there are fewer screens it is the first one.
        """
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Notre Dame")
        self._windowed_size = size
        self.fullscreen = fullscreen
        self._screen = screen
        self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What scenes draw on."""
        return self._canvas or self._window

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of :attr:`surface`."""
        return self.surface.get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """Width and height of the window when it does not fill the screen."""
        return self._windowed_size

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
        if self._canvas is not None:
            pygame.transform.smoothscale(self._canvas, self._window.get_size(), self._window)
        pygame.display.flip()

    def on_canvas(self, event: pygame.Event) -> pygame.Event:
        """``event`` with its position in pixels of :attr:`surface` instead of the window."""
        if self._canvas is None or event.type not in _POINTER:
            return event
        changed = dict(event.dict)
        changed["pos"] = self.point_on_canvas(event.pos)
        if "rel" in changed:
            changed["rel"] = self.point_on_canvas(event.rel)
        return pygame.Event(event.type, changed)

    def point_on_canvas(self, point: tuple[float, float]) -> tuple[int, int]:
        """A point of the window in pixels of :attr:`surface`."""
        across, down = (self.size[axis] / max(1, self._known_size[axis]) for axis in (0, 1))
        return round(point[0] * across), round(point[1] * down)

    def _open(self) -> None:
        if self.fullscreen:
            try:
                _to_corner()
                self._adopt(pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self.screen))
                return
            except pygame.error:  # a screen that can't be filled: a window will do
                self.fullscreen = False
        self._adopt(pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE, display=self.screen))

    def _adopt(self, window: pygame.Surface) -> None:
        self._window = window
        self._known_size = width, height = window.get_size()
        scale = min(width / SMALLEST[0], height / SMALLEST[1])
        self._canvas: pygame.Surface | None = None
        if scale < 1:
            canvas = (max(SMALLEST[0], round(width / scale)), max(SMALLEST[1], round(height / scale)))
            self._canvas = pygame.Surface(canvas).convert()


def _to_corner() -> None:
    """Move the window to the corner of the only screen: where no window manager runs nobody else does."""
    if pygame.display.get_surface() and len(pygame.display.get_desktop_sizes()) == 1:
        with suppress(pygame.error):
            pygame.display.set_window_position((0, 0))


def set_icon(picture: pygame.Surface) -> None:
    """Show ``picture`` as the window's icon, where the system has such a thing."""
    with suppress(pygame.error):
        pygame.display.set_icon(picture)
