"""A scene: one thing that fills the window, such as the title or the table. The app keeps a stack of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.app import App


class Scene:
    """One screen of the program; the topmost one of the stack gets the input, the time and the window.

    A scene is *entered* once, when it comes onto the stack, and *left* once, when it goes for good.
    """

    stale = True
    """Set by the app when the window no longer shows this scene's last picture (it was uncovered, resized or
    exposed): the next :meth:`draw` must draw everything and take the mark away."""

    modal = False
    """Whether the scene beneath shines through (a pause, a dialog); that one then stands still."""

    takes_files = False
    """Whether the scene itself does something with a file that is dropped on the window; else the app imports
    it and says so."""

    def enter(self, app: App) -> None:
        """The scene comes onto the stack of ``app``; ``app.size`` is the size in pixels to lay out for."""

    def leave(self) -> None:
        """The scene goes from the stack; it won't be entered again."""

    def resize(self, size: tuple[int, int]) -> None:
        """The window's size, or a setting that bears on the layout (text size, language…), has changed."""

    def handle(self, event: pygame.Event) -> None:
        """An event of the window, pointer, keyboard or pad; positions are in the pixels of ``app.size``."""

    def place_of(self, name: str) -> pygame.Rect | None:
        """Where the thing called ``name`` can be pressed, in the pixels of ``app.size``."""
        return None

    def step(self, dt: float) -> None:
        """A step of time, always ``game.loop.STEP`` seconds."""

    def draw(self, surface: pygame.Surface, alpha: float) -> bool | list[pygame.Rect]:
        """Draw on ``surface`` what has changed since the last call.

        ``alpha`` (0 to 1) is how much of the next step has already gone by. Returned is ``False`` when
        nothing was drawn, ``True`` when everything may have been, or the rectangles that were.
        """
        return False
