"""A sheet over the screen with a heading, rows that scroll where there are too many, and a foot."""

from __future__ import annotations

import pygame

from game.ui.menu import MenuScene


class RowSheet(MenuScene):
    """What the sheets about seats share. Subclasses lay their rows out in the room that :meth:`lay` gives."""

    modal = True

    def lay(self, title: str, wide: int, tall: int, foot: int) -> tuple[pygame.Rect, pygame.Rect]:
        """Lay a sheet for rows ``wide`` and ``tall`` pixels, and a foot of so many pixels.

        Returned are the room of the rows, in the viewport, and that of the foot, on the screen.
        """
        look = self.look
        pad, edge, gap, margin = look.px(54), look.px(32), look.px(14), look.px(12)
        head = round(46 * look.u * min(look.text_scale, 1.5) * 1.35) + look.px(48)
        page = pygame.Rect(0, 0, wide + 2 * pad, head + tall + gap + foot + 2 * edge)
        page.height = min(page.height, self.size[1] - look.px(20))
        page.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(page)
        inside = page.inflate(-2 * pad, -2 * edge)
        top = self.head(title, inside)
        below = pygame.Rect(inside.left, inside.bottom - foot, inside.width, foot)
        view = pygame.Rect(inside.left - margin, top, inside.width + 2 * margin, below.top - gap - top)
        self.viewport(view)
        self.fill_viewport(tall)
        return pygame.Rect(margin, 0, inside.width, tall), below
