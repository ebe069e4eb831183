"""Screens on parchment: a page that takes the whole table, or a slip as large as what stands on it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui import materials, typesetting
from game.ui.labels import Caption, draw_lines, paragraph
from game.ui.menu import MenuScene
from game.ui.surfaces import side_by_side
from game.ui.theme import BODY, SMALL
from game.ui.widgets import Entry


class SheetScene(MenuScene):
    """A menu on a sheet. Its :meth:`build` lays a page or a slip and fills the room that is returned."""

    def lay_page(
        self, title: str, left: Sequence[Entry], right: Sequence[Entry] = (), told: bool = False
    ) -> Rect:
        """Lay a sheet over the table with ``title`` at its head and buttons at both ends of its foot.

        ``told``: controls are explained, between the buttons where there is room, else above them.
        Returned is what is free between head and foot; what is free in the foot is :attr:`between`.
        """
        look, (width, height) = self.look, self.size
        page = Rect(0, 0, min(width - look.px(112), look.px(1760)), height - look.px(76))
        page.center = width // 2, height // 2
        self.lay_sheet(page)
        inside = page.inflate(-look.px(108), -look.px(52))
        body = inside.copy()
        body.top = self.head(title, inside)
        foot = Rect(inside.left, inside.bottom - look.row, inside.width, look.row)
        self._lay_foot(foot, left, right)
        body.height = foot.top - look.px(18) - body.top
        if told:
            lines = max(look.row, round(look.text(SMALL) * 2.45))
            start = self.between.left + look.px(14)
            self.hint_place = Rect(start, 0, self.between.right - start, lines)
            self.hint_place.centery = foot.centery
            if self.between.width < look.px(600) * look.text_scale:
                self.hint_place = Rect(inside.left, foot.top - look.px(8) - lines, inside.width, lines)
                body.height = self.hint_place.top - look.px(8) - body.top
        return body

    def _lay_foot(self, foot: Rect, left: Sequence[Entry], right: Sequence[Entry]) -> None:
        """Buttons at both ends, as wide as their words; narrower where there is no room."""
        gap = self.look.px(20)
        least = {True: 330, False: 220}  # what is drawn largest is what most people want
        widths = {
            entry.name: self.width_for(entry.label, least[entry.size > 30], entry.size)
            for entry in (*left, *right)
        }
        room = foot.width - gap * (len(widths) - 1)
        shrink = min(1.0, room / sum(widths.values()))
        self.between = foot.copy()
        for entry in (*left, *reversed(right)):
            place = Rect(self.between.topleft, (round(widths[entry.name] * shrink), foot.height))
            self.between.width -= place.width + gap
            if entry in left:
                self.between.left = place.right + gap
            else:
                place.left = self.between.right + gap
            self.last.append((entry, place))

    @property
    def slip_width(self) -> int:
        """How wide what stands on a slip is usually, in pixels."""
        look = self.look
        return min(look.px(980 + 400 * (look.text_scale - 1)), self.size[0] - look.px(192))

    def lay_slip(
        self, answers: Sequence[Entry], wide: int, tall: int = 0, title: str = "", column: bool = True
    ) -> Rect:
        """Lay a slip in the middle: ``title``, a room of ``wide`` × ``tall`` pixels, and ``answers`` beneath.

        These stand in a column as wide as the room, or side by side. Returned is the room; it is lower than
        ``tall`` where the window is too low.
        """
        look = self.look
        pad, edge, gap = look.px(54), look.px(44), look.px(18)
        tall += look.px(14) if tall else 0  # what stands there keeps clear of the answers
        head = round(46 * look.u * min(look.text_scale, 1.5) * 1.35) + look.px(36) if title else 0
        lines = len(answers) if column else 1
        most = self.size[1] - look.px(20)
        step = round(max(look.px(80), look.text(32) * 1.5)) + gap
        step = min(step, (most - 2 * edge - head - (tall if lines > 1 else 0)) // lines)
        gap = max(look.px(6), min(gap, step - round(look.text(32) * 1.3)))
        high = step - gap
        size = min(32.0, 32 * high / (look.text(32) * 1.25))
        page = Rect(0, 0, wide + 2 * pad, min(most, 2 * edge + head + tall + lines * step))
        page.center = self.size[0] // 2, self.size[1] // 2
        self.lay_sheet(page)
        inside = page.inflate(-2 * pad, -2 * edge)
        if title:
            head = self.head(title, inside) - inside.top
        foot = Rect(inside.left, inside.bottom - lines * step + gap, inside.width, high)
        if column:
            places = [foot.move(0, step * number) for number in range(lines)]
        else:
            widths = [self.width_for(entry.label, 220, size) for entry in answers]
            places = side_by_side(widths, look.px(28), foot)
        self.last += [
            (entry._replace(size=size), place) for entry, place in zip(answers, places, strict=True)
        ]
        return Rect(inside.left, inside.top + head, inside.width, foot.top - gap - inside.top - head)

    def lay_sheet(self, place: Rect) -> None:
        """Lay a sheet of parchment on the table."""
        pad = materials.margin(self.look.u)
        sheet = materials.sheet(place.width, place.height, self.look.u)
        self.show(sheet, (place.left - pad, place.top - pad))

    def width_for(self, label: str, least: float, size: float = BODY) -> int:
        """How wide a plaque is to be that says ``label`` in letters of ``size``: ``least`` units or more."""
        words = typesetting.width(label, self.look.text(size), bold=True)
        return max(self.look.px(least), words + self.look.px(64))

    def head(self, text: str, place: Rect, size: float = 46) -> int:
        """Write a heading over the top of ``place`` with a rule beneath; returns where the rest may begin."""
        look = self.look
        high = round(size * look.u * min(look.text_scale, 1.5))  # it is large enough as it is
        words = paragraph(text, high, place.width, self.ink, bold=True, align="center")
        self.show(words, words.get_rect(midtop=place.midtop).topleft)
        line = materials.rule(min(place.width, max(words.get_width() * 2, look.px(420))), look.u)
        below = self.show(line, line.get_rect(midtop=(place.centerx, place.top + words.get_height())).topleft)
        return below.bottom + look.px(16)

    def scroll_in(self, room: Rect) -> Rect:
        """Let what comes scroll in ``room``; returned is the same in pixels of the viewport."""
        margin = self.look.px(12)  # for the ring of the focus
        self.viewport(room.inflate(2 * margin, 0))
        return Rect(margin, 0, room.width, room.height)

    def caption(
        self, text: str, topleft: tuple[int, int], room: int, size: float = 28, bold: bool = False
    ) -> Caption:
        """Words in the viewport, which scroll with it."""
        words = paragraph(text, self.look.text(size), room, self.ink, bold)
        return self.picture(words, topleft)

    def label(self, text: str, place: Rect) -> Caption:
        """Write ``text`` from the left into ``place`` of the viewport, in lines that fit it."""
        words = Surface(place.size, pygame.SRCALPHA)
        draw_lines(words, text, self.look, words.get_rect(), self.ink)
        return self.picture(words, place.topleft)
