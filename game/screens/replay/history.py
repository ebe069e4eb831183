"""The history of a game: a sheet of sentences by round over the table; each leads to its moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine.record.timeline import Timeline
from game.input.bindings import BACK, NEXT, PREVIOUS, SELECT
from game.input.devices import MOUSE
from game.log.history import History
from game.match.perspectives import overheard
from game.seats import Seat
from game.speech.reader import Aloud
from game.ui import button_face, surfaces, typesetting
from game.ui.button_face import Face
from game.ui.key_legend import ACROSS, MOVE, Hint
from game.ui.medal import medal
from game.ui.page import ReadingScene
from game.ui.palette import CANDLE, PARCHMENT_EDGE, mix
from game.ui.theme import BODY
from game.words import say

_ALL = "all"
"""The filter for all players."""

_WIDE = 860
_FOOT = 58  # units below the sheet, for the hints with large text
_NOTCH = 110  # units scrolled by a notch of the wheel


class _Item(NamedTuple):
    """A heading (``moment`` is None) or a sentence, broken into lines."""

    rows: tuple[str, ...]
    height: int
    moment: int | None
    seat: str | None
    text: str


class HistoryScene(ReadingScene):
    """The history as far as ``viewers`` may know it; selecting a sentence shows its moment on the table."""

    def __init__(
        self,
        timeline: Timeline,
        viewers: Sequence[str],
        show: Callable[[int], None] | None = None,
        at: int | None = None,
    ) -> None:
        """``timeline`` is that of the game's record.

        ``show`` is called with the chosen moment instead of opening it on a new replay table. ``at`` is the
        moment whose sentence is chosen first; None for the last one.
        """
        super().__init__()
        self.viewers = tuple(viewers)
        self.timeline = timeline
        self._over = timeline.at(len(timeline)).over
        self._seats = tuple(map(Seat.of_record, timeline.record.seats))
        self._show_there = show
        self._moment = len(self.timeline) if at is None else at
        self.about: str | None = None
        """The seat whose actions alone are listed; None for all."""
        self.chosen: int | None = None
        """The index of the chosen item."""
        self.items: list[_Item] = []
        self._tops = [0]
        self._left = 0
        self._up = 0

    # The scene

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out again."""
        super().resize(size)
        style, (width, height) = self.style, size
        self._step, self._indent = style.text(BODY) * 1.2, round(style.text(BODY) * 1.7)
        left, top = round(width * 0.05), round(height * 60 / 1080)
        wide = min(round(style.px(_WIDE) * style.text_scale**0.6), width - 2 * left)
        head = round(max(style.px(56), style.text(40) * 1.2))
        cross = min(head, style.px(84))
        foot = style.px(_FOOT * style.text_scale) if style.text_scale > 1 else 0
        sheet = Rect(width - left - wide, top, wide, height - 2 * top - foot)
        inside = self.lay_sheet(sheet, (96, 56), cross)
        self._head = Rect(inside.left, inside.top, inside.width - cross, head)
        seats = [None, *(seat.colour for seat in self._seats)]
        side = min(round(style.px(56) * style.text_scale**0.5), inside.width // (len(seats) + 1))
        all_wide = typesetting.width(say("history-all"), style.text(BODY), bold=True) + style.px(40)
        row = self._head.bottom + style.px(14)
        self.filters: dict[str | None, Rect] = {}
        x = inside.left
        for seat in seats:
            self.filters[seat] = Rect(x, row, side if seat else max(side, all_wide), side)
            x = self.filters[seat].right + style.px(16)
        below = row + side + style.px(20)
        self.list = Rect(inside.left, below, inside.width, inside.bottom - below)
        self._tell_anew()

    def aloud(self) -> Aloud:
        """Return the title, whose actions are listed, and the chosen sentence with its round."""
        names = {seat.colour: seat.name for seat in self._seats}
        whose = say("history-all") if self.about is None else names[self.about]
        if self.chosen is None:
            return Aloud(say("history-title"), whose)
        heads = (item.text for item in reversed(self.items[: self.chosen]) if item.moment is None)
        told = self.items[self.chosen].text
        if self.viewers and overheard(self.host.settings, self.timeline.record, self._over):
            told = say("speech-quiet")
        return Aloud(say("history-title"), f"{whose}, {next(heads, '')}", told)

    def title(self) -> tuple[str, Rect, int, int]:
        """Return the title and its layout."""
        return say("history-title"), self._head, self.style.text(40), self.style.text(BODY)

    def step(self, dt: float) -> None:
        """Add earlier rounds to the list, one per step."""
        if self._left:
            self._tell_earlier()

    # The list

    def _tell_anew(self) -> None:
        """Rebuild the list, starting from its end."""
        names = {seat.colour: seat.name for seat in self._seats}
        self._history = History(self.timeline, names, self.viewers, self.about)
        self._left = len(self._history) - self._history.first
        self.items, self._tops, self.chosen, self._up = [], [0], None, 0
        while self._left and (self._content < self.list.height or self.chosen is None):
            self._tell_earlier()
            self.chosen = self._last_until(self._moment)
        if self.chosen is not None:
            self._reveal(self.chosen)
        self.stale = True

    def _last_until(self, moment: int) -> int | None:
        """Return the index of the last listed sentence up to ``moment``."""
        there = reversed(list(enumerate(self.items)))
        return next((at for at, item in there if item.moment is not None and item.moment <= moment), None)

    def _tell_earlier(self) -> None:
        self._left -= 1
        round_ = self._history.round(self._history.first + self._left)
        style = self.style
        size, step = style.text(BODY), self._step
        room = self.list.width - self._indent - style.px(26)
        label = say("shell-round", label=round_.label)
        heading = _Item((label,), round(step * 1.7), None, None, label)
        told = [heading] if round_.lines else []
        for line in round_.lines:
            rows = tuple(typesetting.wrap(line.text, size, room))
            told.append(
                _Item(rows, round(step * len(rows) + style.px(16)), line.moment, line.seat, line.text)
            )
        self.items[:0] = told
        self._tops = list(accumulate((item.height for item in self.items), initial=0))
        if self.chosen is not None:
            self.chosen += len(told)
        self.stale = True

    @property
    def _content(self) -> int:
        return self._tops[-1]

    def place(self, number: int) -> Rect:
        """Return the position of an item on the screen, even if it is scrolled out of view."""
        top = self.list.top + min(0, self.list.height - self._content) + self._tops[number] + self._up
        return Rect(self.list.left, top, self.list.width, self.items[number].height)

    # Input

    def handle(self, event: pygame.Event) -> None:
        """Handle an event; the pointer chooses the sentence under it."""
        super().handle(event)
        if event.type == pygame.MOUSEMOTION and self.host.devices.last == MOUSE:
            found = self.item_at(event.pos)
            if isinstance(found, int) and found != self.chosen:
                self.chosen, self.stale = found, True

    def item_at(self, pos: tuple[int, int]) -> int | str | None:
        """Return the index of the sentence at a point, or a filter: a colour or ``all``."""
        for seat, rect in self.filters.items():
            if rect.collidepoint(pos):
                return seat or _ALL
        if self.list.collidepoint(pos):
            for number, item in enumerate(self.items):
                if item.moment is not None and self.place(number).collidepoint(pos):
                    return number
        return None

    def press_item(self, item: int | str) -> None:
        """Show a sentence's moment, or apply a filter."""
        if isinstance(item, int):
            self.chosen = item
            self._show()
        else:
            self._list_about(None if item == _ALL else item)

    def turn_wheel(self, notches: int) -> None:
        """Scroll the list."""
        self._scroll(notches * self.style.px(_NOTCH))

    def follow(self, command: str) -> None:
        """Follow a command: up and down choose a sentence, left and right a filter."""
        seats = list(self.filters)
        match command:
            case "up" | "down":
                self._choose(-1 if command == "up" else 1)
            case "left" | "right":
                at = seats.index(self.about) + (-1 if command == "left" else 1)
                self._list_about(seats[at % len(seats)])
            case "next" | "previous":
                self._choose_round(1 if command == NEXT else -1)
            case "select":
                self._show()
            case "back" | "history" | "pause":
                self.go_back()

    def _list_about(self, seat: str | None) -> None:
        self.about = seat
        self.host.sound.play("button_hover")
        self._tell_anew()

    def _choose(self, step: int) -> None:
        """Choose the next sentence above or below."""
        at = len(self.items) if self.chosen is None else self.chosen
        at += step
        while 0 <= at < len(self.items) and self.items[at].moment is None:
            at += step
        if 0 <= at < len(self.items):
            self.host.sound.play("button_hover")
            self._take(at)

    def _choose_round(self, step: int) -> None:
        """Choose the first sentence of the previous or next round."""
        while step < 0 and self._left:
            self._tell_earlier()
        heads = [number for number, item in enumerate(self.items) if item.moment is None]
        here = self.chosen or 0
        found = [head for head in heads if (head > here if step > 0 else head < here - 1)]
        if found:
            self._take((found[0] if step > 0 else found[-1]) + 1)

    def _take(self, number: int) -> None:
        """Choose a sentence; other filters will start at its moment."""
        self.chosen = number
        self._moment = self.items[number].moment or 0
        self._reveal(number)

    def _reveal(self, number: int) -> None:
        """Scroll to make an item visible, along with its neighbours."""
        place, room = self.place(number), round(self._step * 2)
        if place.top < self.list.top + room:
            self._scroll(self.list.top + room - place.top)
        elif place.bottom > self.list.bottom - room:
            self._scroll(self.list.bottom - room - place.bottom)
        self.stale = True

    def _scroll(self, distance: int) -> None:
        while distance > 0 and self._left and self._content - self.list.height < self._up + distance:
            self._tell_earlier()
        self._up = max(0, min(self._content - self.list.height, self._up + distance))
        self.stale = True

    def _show(self) -> None:
        """Show the moment of the chosen sentence on the table."""
        if self.chosen is None:
            return
        moment = self.items[self.chosen].moment
        assert moment is not None
        self.host.sound.play("button_press")
        if self._show_there is not None:
            self.host.pop()
            self._show_there(moment)
            return
        self.host.go.replay(self.timeline, at=moment, viewers=self.viewers)

    # Drawing

    def draw_page(self, surface: Surface) -> None:
        """Draw the filters, the list and the key hints."""
        self._draw_filters(surface)
        self._draw_list(surface)
        self._draw_hints(surface)

    def _draw_filters(self, surface: Surface) -> None:
        style = self.style
        for seat, rect in self.filters.items():
            if seat == self.about:
                reach = style.px(6)
                halo = rect.inflate(2 * reach, 2 * reach)
                radius = halo.height // 2 if seat else style.px(12)
                surface.blit(surfaces.rounded(halo.size, radius, self.ink), halo)
                inner = halo.inflate(-style.px(5), -style.px(5))
                surface.blit(surfaces.rounded(inner.size, max(1, radius - style.px(2)), CANDLE), inner)
            if seat is None:
                every = Face(say("history-all"), (style.text(BODY), style.text(20)))
                surface.blit(button_face.draw(every, rect.size, style.u), rect)
            else:
                surface.blit(medal(seat, rect.width), rect)

    def _draw_list(self, surface: Surface) -> None:
        style = self.style
        surface.set_clip(self.list)
        rule = max(1, style.px(2))
        for number, item in enumerate(self.items):
            place = self.place(number)
            if place.bottom < self.list.top or place.top > self.list.bottom:
                continue
            if item.moment is None:
                self._draw_heading(surface, item, place, rule)
            else:
                self._draw_line(surface, item, place, number == self.chosen)
        surface.set_clip(None)
        if not self.items and not self._left:
            words = typesetting.line(say("history-nothing"), style.text(BODY), self.ink)
            surface.blit(words, self.list)
        self.draw_bar(surface, self.list, self._content, self._content - self.list.height - self._up)

    def _draw_heading(self, surface: Surface, item: _Item, place: Rect, rule: int) -> None:
        words = typesetting.line(item.rows[0], self.style.text(30), self.ink, bold=True)
        at = surface.blit(words, words.get_rect(bottomleft=(place.left, place.bottom - self.style.px(6))))
        line = Rect(at.right + self.style.px(16), at.centery, 0, rule)
        line.width = place.right - self.style.px(26) - line.left
        pygame.draw.rect(surface, mix(self.ink, PARCHMENT_EDGE, 0.4), line)

    def _draw_line(self, surface: Surface, item: _Item, place: Rect, chosen: bool) -> None:
        style, size = self.style, self.style.text(BODY)
        if chosen:
            mark = place.inflate(-style.px(18), -style.px(2))
            mark.left = place.left
            self.draw_mark(surface, mark)
        top = place.top + style.px(8)
        if item.seat:
            disc = medal(item.seat, round(size * 1.1))
            surface.blit(disc, disc.get_rect(midleft=(place.left + style.px(8), round(top + self._step / 2))))
        for row, text in enumerate(item.rows):
            words = typesetting.line(text, size, self.ink)
            middle = round(top + self._step * (row + 0.5))
            surface.blit(words, words.get_rect(midleft=(place.left + self._indent, middle)))

    def _draw_hints(self, surface: Surface) -> None:
        hints = [
            Hint(MOVE, say("history-choose")),
            Hint(ACROSS, say("history-filter")),
            Hint(SELECT, say("history-show")),
            Hint(PREVIOUS, say("history-rounds")),
            Hint(BACK, say("replay-close") if self._show_there else say("history-close")),
        ]
        left = round(self.host.size[0] * 0.05)
        if self.style.text_scale > 1:  # below the sheet, as many as fit
            for told in (hints, [hints[0], hints[2], hints[4]], [hints[2], hints[4]]):
                made = self.hints(told, self.sheet.right - left, across=True, smallest=self.style.text_scale)
                if made is not None and made.get_width() <= self.sheet.right - left:
                    place = made.get_rect(topright=(self.sheet.right, self.sheet.bottom + self.style.px(4)))
                    surface.blit(made, place)
                    break
            return
        made = self.hints(hints, self.sheet.left - left, across=False)
        if made is not None and left + made.get_width() <= self.sheet.left:
            surface.blit(made, made.get_rect(bottomleft=(left, self.sheet.bottom)))
