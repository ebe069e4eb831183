"""The picture of everything that lies still on the table: only what has changed is painted anew."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.table.city.still_picture import fields
from game.ui.noting import Blit, Noting, differences


class Resting(Noting):
    """A surface that notes the pictures drawn on it; :meth:`settle` paints where they differ from before.

    Draw on it every time all that is to be seen, the lowest first. The lowest picture must cover everything.
    A picture counts as unchanged if it is the same object.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        screen = pygame.display.get_surface()
        super().__init__(size, 0, screen) if screen else super().__init__(size)
        self.noted = []
        self._painted: list[Blit] = []

    def settle(self, changed: Iterable[Rect] = ()) -> list[Rect]:
        """Paint what has come, gone or moved since the last time, and wherever a picture has ``changed``.

        Return where something has been painted.
        """
        before, now = self._painted, self.noted
        self._painted, self.noted = now, []
        looks, old_looks = ([one.look for one in blits] for blits in (now, before))
        changes = [*changed]
        if not changes and looks[: len(before)] == old_looks:  # something has been laid on top of all else
            for one in now[len(before) :]:
                self._paint(one)
            return [one.place for one in now[len(before) :]]
        boxes = [*changes, *differences(before, now)]
        places = [one.place for one in now]
        painted = fields(box.clip(self.get_rect()) for box in boxes)
        for field in painted:
            self.set_clip(field)
            for at in field.collidelistall(places):
                self._paint(now[at])
        self.set_clip(None)
        return painted

    def _paint(self, one: Blit) -> None:
        if one.picture.get_alpha() != one.alpha:
            one.picture.set_alpha(one.alpha)  # shared pictures are drawn with several strengths
        Surface.blit(self, one.picture, one.place, one.area, one.flags)
