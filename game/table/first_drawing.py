"""The first drawing of a table: prepared in short parts, and what is seen meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pygame
from pygame import Rect, Surface

from game.table.city import ground
from game.ui import materials, surfaces, typesetting
from game.ui.palette import CREAM, WALNUT_DARK, mix
from game.ui.scene import Host
from game.words import say

PART = 0.02
"""The seconds of a frame in which a first drawing is prepared; a test may set them to infinity."""
_NAME = "Notre Dame"
_LETTERS, _WORDS, _LINE = 150, 32, 4  # units: the height of the name, of the sentence, and of the line
_LONG = 560  # units: the line when all is prepared
_BELOW = 128, 190  # units: how far the sentence and the line lie below the middle
_BRASS = (214, 170, 92)
_GROOVE = (*mix(WALNUT_DARK, (0, 0, 0), 0.4), 200)
_LATER = 0.4
"""The share of :data:`PART` in each frame once the table is seen."""
_USUAL = 110
"""Parts that a table usually takes, for the length of the line."""
_DIMMED = (112, 108, 104)
"""What the table that was seen before is multiplied by."""


class FirstDrawing:
    """Goes through the ``parts`` of the first drawing.

    Once the table is seen, it prepares what the game needs ``later``, before anything moves. Until then it
    shows the empty table with the game's name, or dimmed what was seen ``before`` the window changed; a
    sentence tells what happens, and a line of brass grows along with it.
    """

    def __init__(
        self,
        host: Host,
        parts: Iterator[object],
        later: Iterator[object] | None,
        before: Surface | None,
    ) -> None:
        self._host, self._before = host, before
        self._parts, self._later = parts, later
        self._gone = 0
        self._size: tuple[int, int] | None = None
        """That of the window in which all of it was drawn last."""
        self._groove: Surface | None = None
        """The groove in which the line lies, as it was without it."""
        self.done = self.ready = False
        """Whether the table may be drawn, and whether the game may go on."""
        self.seen = False
        """Whether it has been drawn."""

    @property
    def begun(self) -> bool:
        """Whether anything has been prepared."""
        return self._gone > 0

    def go_on(self, share: float = 1.0) -> None:
        """Prepare for a ``share`` of :data:`PART`."""
        if self.done:
            self._go_on_later(perf_counter() + PART * share * _LATER)
            return
        end = perf_counter() + PART * share
        self.done = self._spend(self._parts, end)
        if self.done:
            ground.bare_table.forget()
            self._before = self._groove = None
            if self._later is None or perf_counter() < end:
                self._go_on_later(end)

    def _go_on_later(self, end: float) -> None:
        self.ready = self.ready or self._later is None or self._spend(self._later, end)

    def _spend(self, parts: Iterator[object], end: float) -> bool:
        for _ in parts:
            self._gone += 1
            if perf_counter() >= end:
                return False
        return True

    def draw(self, surface: Surface, everything: bool, covered: bool = False) -> list[Rect]:
        """Draw how far it has come, or ``everything``; return what has changed.

        ``covered`` by a page, what was seen before is drawn as it was.
        """
        whole = surface.get_rect()
        if covered and self._before is not None:
            surface.blit(_fitted(self._before, whole.size), whole)
            return [whole]
        groove, everything = self._place_of_line(surface), everything or whole.size != self._size
        if everything or self._groove is None:
            self._lay(surface)
            self._size, self._groove = whole.size, surface.subsurface(groove).copy()
        else:
            surface.blit(self._groove, groove)
        line = Rect(groove)
        line.width = round(groove.width * min(1.0, self._gone / _USUAL))
        if line.width > line.height:
            surface.blit(surfaces.rounded(line.size, line.height // 2, (*_BRASS, 255)), line)
        drawn = whole if everything or not self.seen else groove
        self.seen = True
        return [drawn]

    def _lay(self, surface: Surface) -> None:
        """Draw what is seen below the line."""
        size, u, scale = surface.get_size(), self._host.unit, self._host.settings.text_scale
        if self._before is None:
            surface.blit(ground.bare_table(size), (0, 0))
            name = materials.inlay(_NAME, _height(size, u), u)
            surface.blit(name, name.get_rect(center=(size[0] // 2, size[1] // 2)))
        else:
            surface.blit(_fitted(self._before, size), (0, 0))
            surface.fill(_DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        words = typesetting.line(say("table-being-laid"), round(_WORDS * u * scale), CREAM)
        surface.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2 + round(_BELOW[0] * u))))
        groove = self._place_of_line(surface)
        surface.blit(surfaces.rounded(groove.size, groove.height // 2, _GROOVE), groove)

    def _place_of_line(self, surface: Surface) -> Rect:
        u = self._host.unit
        middle = surface.get_width() // 2, surface.get_height() // 2 + round(_BELOW[1] * u)
        return Rect(0, 0, round(_LONG * u), max(3, round(_LINE * u))).move_to(center=middle)


def _fitted(picture: Surface, size: tuple[int, int]) -> Surface:
    """Return a picture at a size."""
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)


def _height(size: tuple[int, int], u: float) -> int:
    """Return the height of the name's letters in a window, as wide as the first picture has them."""
    height = round(_LETTERS * u)
    while height > 20 and typesetting.width(_NAME, height, bold=True) > size[0] * 0.8:
        height -= 4
    return height
