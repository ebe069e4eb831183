"""Menus on parchment: a page that covers the whole table, or a slip that is as large as its contents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

import pygame
from pygame import Rect, Surface

from game.ui import contrast, materials, typesetting
from game.ui.fitting import fitted_size
from game.ui.labels import Caption, draw_lines, paragraph
from game.ui.materials import FRAMED
from game.ui.menu import MenuScene
from game.ui.palette import CREAM
from game.ui.surfaces import side_by_side
from game.ui.theme import BODY, SMALL
from game.ui.widgets import Entry

_AIR = 14
"""The units between two buttons in which the focus frame has room."""


class SheetScene(MenuScene):
    """A menu on a sheet. Its :meth:`build` calls :meth:`lay_page` or :meth:`lay_slip` and fills the space."""

    def lay_page(
        self,
        title: str,
        left: Sequence[Entry],
        right: Sequence[Entry] = (),
        hints: bool = False,
        bare: bool = False,
        inset: int = 0,
    ) -> Rect:
        """Lay a page with ``title`` at the top and buttons at both ends of the bottom; return the free space.

        ``hints``: leave space for hints, between the buttons if it is wide enough, else above them. The space
        between the buttons is :attr:`between`. ``bare``: all lies on the table itself, without a sheet, and
        hints stand beside the title if there is room. ``inset``: the pixels that the
        buttons leave free at the left.
        """
        style, page = self.style, self._page_place
        if bare:
            inside = self._table_place
            self.ink = contrast.letters(CREAM)
            self.frame = self.view_frame = self.frame._replace(material=FRAMED)
        else:
            self.lay_sheet(page)
            inside = page.inflate(-style.px(108), -style.px(52))
        body = inside.copy()
        body.top = self._inlay(title, inside) if bare else self.head(title, inside)
        foot = Rect(inside.left + inset, inside.bottom - style.row, inside.width - inset, style.row)
        self._lay_foot(foot, left, right)
        body.height = foot.top - style.px(18) - body.top
        if hints and bare and style.text_scale == 1.0 and self.beside.width >= style.px(900):
            self.hint_place = self.beside
        elif hints:
            lines = max(style.row, round(style.text(SMALL) * 2.45))
            start = self.between.left + style.px(14)
            self.hint_place = Rect(start, 0, self.between.right - start, lines)
            self.hint_place.centery = foot.centery
            if self.between.width < style.px(600) * style.text_scale:
                self.hint_place = Rect(inside.left, foot.top - style.px(8) - lines, inside.width, lines)
                body.height = self.hint_place.top - style.px(8) - body.top
        return body

    @property
    def _page_place(self) -> Rect:
        """Where a page lies."""
        style, (width, height) = self.style, self.size
        page = Rect(0, 0, min(width - style.px(112), style.px(1760)), height - style.px(76))
        return page.move_to(center=(width // 2, height // 2))

    @property
    def _table_place(self) -> Rect:
        """Where the things of a page without a sheet lie: inside what every television shows."""
        style, (width, height) = self.style, self.size
        place = Rect(0, style.px(60), min(width - style.px(192), style.px(1760)), 0)
        place.height = height - style.px(52) - place.top
        place.centerx = width // 2
        return place

    @property
    def table_width(self) -> int:
        """The width in pixels of the contents of a page without a sheet."""
        return self._table_place.width

    def _inlay(self, title: str, place: Rect) -> int:
        """Lay the title in brass into the table, at the left; return the y from which to go on."""
        style = self.style
        self.heading = self.heading or title
        high = round(62 * style.u * min(style.text_scale, 1.5))
        high = fitted_size(title, place.width - style.px(20), high, style.text(SMALL), bold=True)
        words = materials.inlay(title, high, style.u)
        below = self.show(words, (place.left, place.top - style.px(10)))
        self.beside = Rect(below.right + style.px(60), place.top, 0, below.bottom - place.top)
        self.beside.width = place.right - self.beside.left
        return below.bottom + style.px(4)

    def _lay_foot(self, foot: Rect, left: Sequence[Entry], right: Sequence[Entry]) -> None:
        """Lay out buttons at both ends, as wide as their labels, or narrower if there is no room."""
        gap = self.style.px(20)
        least = {True: 330, False: 220}  # the most important button has the largest text
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
        """The usual width of a slip's contents in pixels."""
        style = self.style
        return min(style.px(980 + 400 * (style.text_scale - 1)), self.size[0] - style.px(192))

    def lay_question(
        self, picture: Callable[[int], Surface], sentence: str, answers: Sequence[Entry]
    ) -> None:
        """Lay a slip with a picture beside a sentence, and the answers below.

        ``picture`` makes it for a side in pixels.
        """
        style, wide, side = self.style, self.slip_width, self.style.px(132)
        left = side + style.px(36)
        self.readable.append(sentence)
        words = paragraph(sentence, style.text(30), wide - left, self.ink)
        tall = max(side, words.get_height())
        room = self.lay_slip(answers, wide, tall)
        self.show(picture(side), room.topleft)
        self.show(words, words.get_rect(midleft=(room.left + left, room.top + tall // 2)).topleft)

    def lay_slip(
        self,
        answers: Sequence[Entry],
        wide: int,
        tall: int = 0,
        title: str = "",
        column: bool = True,
        groups: Sequence[int] = (),
    ) -> Rect:
        """Lay a slip in the centre: ``title``, a space of ``wide`` × ``tall`` pixels, ``answers`` below.

        ``column``: the answers are buttons in a column, else side by side. ``groups``: how many of a column
        stand together, with more air between groups. Return the space, which is lower than ``tall`` if the
        window is too low.
        """
        style, height = self.style, self.host.size[1]
        pad, edge, between = style.px(54), style.px(44), style.px(24)
        tall += style.px(14) if tall else 0  # a gap between the contents and the answers
        head = round(46 * style.u * min(style.text_scale, 1.5) * 1.35) + style.px(36) if title else 0
        lines = len(answers) if column else 1
        low = height - self.legend_room - style.px(12)
        room, even = low - style.px(10), 2 * low - height  # even: with as much free above as below
        least = max(style.px(58), round(style.text(32) * 1.25)) + style.px(_AIR)
        step = round(max(style.px(80), style.text(32) * 1.5)) + style.px(18)
        rest = 2 * edge + head + between * max(0, len(groups) - 1)
        most = min(room, max(even, rest + tall + lines * least))
        step = min(step, (most - rest - (tall if lines > 1 else 0)) // lines)
        gap = min(style.px(18), max(style.px(_AIR), step - max(style.px(60), round(style.text(32) * 1.5))))
        high = step - gap
        size = min(32.0, 32 * high / (style.text(32) * 1.25))
        page = Rect(0, 0, wide + 2 * pad, min(room, rest + tall + lines * step))
        page.center = self.size[0] // 2, height // 2
        page.bottom = min(page.bottom, low)
        self.lay_sheet(page)
        inside = page.inflate(-2 * pad, -2 * edge)
        if title:
            head = self.head(title, inside) - inside.top
        foot = Rect(inside.left, 0, inside.width, high)
        foot.bottom = inside.bottom - (lines - 1) * step - between * max(0, len(groups) - 1)
        if column:
            ends = set(accumulate(groups))
            places = [
                foot.move(0, step * number + between * sum(end <= number for end in ends))
                for number in range(lines)
            ]
        else:
            widths = [self.width_for(entry.label, 220, size) for entry in answers]
            places = side_by_side(widths, style.px(28), foot)
        self.last += [
            (entry._replace(size=size), place) for entry, place in zip(answers, places, strict=True)
        ]
        return Rect(inside.left, inside.top + head, inside.width, foot.top - gap - inside.top - head)

    def lay_sheet(self, place: Rect) -> None:
        """Draw a sheet of parchment on the background."""
        pad = materials.margin(self.style.u)
        sheet = materials.sheet(place.width, place.height, self.style.u)
        self.show(sheet, (place.left - pad, place.top - pad))

    def width_for(self, label: str, least: float, size: float = BODY) -> int:
        """Return the width of a button in pixels: that of ``label`` with margins, or ``least`` units.

        ``size``: the text size in units.
        """
        words = typesetting.width(label, self.style.text(size), bold=True)
        return max(self.style.px(least), words + self.style.px(64))

    def head(self, text: str, place: Rect, size: float = 46) -> int:
        """Draw a heading with a line below it at the top of ``place``; return the y from which to go on."""
        style = self.style
        self.heading = self.heading or text
        high = round(size * style.u * min(style.text_scale, 1.5))  # headings are large enough already
        words = paragraph(text, high, place.width, self.ink, bold=True, align="center", face="display")
        self.show(words, words.get_rect(midtop=place.midtop).topleft)
        line = materials.rule(min(place.width, max(words.get_width() * 2, style.px(420))), style.u)
        below = self.show(line, line.get_rect(midtop=(place.centerx, place.top + words.get_height())).topleft)
        return below.bottom + style.px(16)

    def scroll_in(self, room: Rect) -> Rect:
        """Make ``room`` a viewport for the following contents; return it in the viewport's coordinates."""
        margin = self.style.px(12)  # for the focus frame
        self.viewport(room.inflate(2 * margin, 0))
        return Rect(margin, 0, room.width, room.height)

    def caption(
        self, text: str, topleft: tuple[int, int], room: int, size: float = 28, bold: bool = False
    ) -> Caption:
        """Add a paragraph to the viewport, ``room`` pixels wide at most."""
        self.readable.append(text)
        words = paragraph(text, self.style.text(size), room, self.ink, bold)
        return self.picture(words, topleft)

    def label(self, text: str, place: Rect) -> Caption:
        """Add left-aligned text to the viewport, fitted to ``place``."""
        words = Surface(place.size, pygame.SRCALPHA)
        draw_lines(words, text, self.style, words.get_rect(), self.ink)
        return self.picture(words, place.topleft)
