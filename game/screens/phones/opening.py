"""What is seen while the page for phones is loaded: the screen below, and a sentence on it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pygame
from pygame import Surface

from game.input.bindings import BACK
from game.speech.reader import Aloud
from game.ui import plates
from game.ui.scene import Host, Scene
from game.words import say


class OpeningScene(Scene):
    """Loads the next scene in a thread, so that no frame waits for it, and then gives way to it."""

    modal = True

    def __init__(self, load: Callable[[], Scene]) -> None:
        """``load`` imports and creates the scene; it is called in the thread and may not draw."""
        self._threads = ThreadPoolExecutor(1, "notre-dame-opening")
        self._loaded = self._threads.submit(load)

    def enter(self, host: Host) -> None:
        """Remember the host, which knows the screen below."""
        self.host = host
        below = host.beneath(self)
        # Whether the screen below must be drawn first.
        self._covered = below is None or below.stale

    def leave(self) -> None:
        """Let the thread end by itself."""
        self._threads.shutdown(wait=False)

    def resize(self, size: tuple[int, int]) -> None:
        """Draw the screen below again."""
        self._covered = True

    def aloud(self) -> Aloud:
        """Return the sentence."""
        return Aloud(say("phones-opening"))

    def handle(self, event: pygame.Event) -> None:
        """Go back where that is asked for."""
        asked = self.host.devices.asked(event)
        if asked is not None and asked.command == BACK:
            self.host.pop()

    def draw(self, surface: Surface, alpha: float) -> bool:
        """Draw the screen below and the sentence, or lay out the next scene as soon as it is loaded.

        That scene is drawn by the next frame: both in one would take too long.
        """
        if self._loaded.done() and self.host.scene is self:
            self.host.replace(self._loaded.result())
            return False
        if not self.stale:
            return False
        if self._covered:
            surface.blit(self.host.uncovered(self), (0, 0))
        self.stale, self._covered = False, True
        plates.draw(surface, say("phones-opening"), self.host.unit, self.host.settings.text_scale)
        return True
