"""The first picture of a program that starts with a game: the bare table, while the game is prepared."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.city import ground
from game.ui import materials, typesetting
from game.ui.scene import Host, Scene

_NAME, _SIZE = "Notre Dame", 150


class FirstPicture(Scene):
    """The game's name in the empty table; when that has been shown, the game is opened."""

    def __init__(self, then: Callable[[], None]) -> None:
        """``then`` opens the game. It is called in the step after the first drawing, and takes a while."""
        self._then = then
        self._shown = False

    def enter(self, host: Host) -> None:
        """Remember the host, which knows the size of the window."""
        self.host = host

    def step(self, dt: float) -> None:
        """Open the game once there is something to look at."""
        if self._shown:
            self._then()

    def draw(self, surface: pygame.Surface, alpha: float) -> bool:
        """Draw the table."""
        if not self.stale:
            return False
        size = self.host.size
        surface.blit(ground.bare_table(size), (0, 0))
        height = round(_SIZE * self.host.unit)
        while height > 20 and typesetting.width(_NAME, height, bold=True) > size[0] * 0.8:
            height -= 4
        name = materials.inlay(_NAME, height, self.host.unit)
        surface.blit(name, name.get_rect(center=(size[0] // 2, size[1] // 2)))
        self.stale, self._shown = False, True
        return True
