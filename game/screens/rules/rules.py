"""The rule book on the screen: chapters at the left, the page at the right, and search as you type."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

import pygame
from pygame import Rect, Surface

from engine import Options
from engine.content import DEFAULT_EDITION, EDITIONS
from game.input.bindings import BACK, NEXT, UNDO
from game.input.devices import KEYBOARD, MOUSE, PAD
from game.screens.rules import rulebook
from game.screens.rules.figures import Gallery
from game.screens.rules.rules_page import Page
from game.speech.reader import Aloud
from game.ui import fitting, materials, scrolling, typesetting
from game.ui.key_legend import MOVE, Hint
from game.ui.labels import paragraph
from game.ui.navigation import TextRequest
from game.ui.page import ReadingScene
from game.ui.palette import PARCHMENT, PARCHMENT_EDGE, mix
from game.ui.theme import BODY
from game.words import say

_NOTCH = 130  # units scrolled by a notch of the wheel or a press of up or down
_HINTS = 58  # units below the sheet, for the hints
_PAINTING = 0.01  # seconds of each step for painting figures
_LONGEST = 40  # maximum number of letters in a search


class RulesScene(ReadingScene):
    """The rules for ``options`` (None for the default edition) and ``players`` players, over any screen."""

    shade = (120, 106, 96)

    def __init__(self, options: Options | None = None, players: int | None = None) -> None:
        super().__init__()
        self.options = options or EDITIONS[DEFAULT_EDITION]
        self.players = players
        self.chapter = 0
        """The index of the displayed chapter, or of the first one displayed among the results."""
        self.asked = ""
        """The search text; empty for no search."""
        self._down = 0
        self._list_down = 0

    # The scene

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out again, in the current language."""
        super().resize(size)
        style = self.style
        self.gallery = Gallery(style)
        """Paints the figures."""
        self.book = rulebook.chapters(self.options, self.players)
        left, top = round(size[0] * 0.05), round(size[1] * 60 / 1080)
        sheet = Rect(left, top, size[0] - 2 * left, size[1] - 2 * top - style.px(_HINTS * style.text_scale))
        head = round(max(style.px(60), style.text(BODY) * 1.7))
        inside = self.lay_sheet(sheet, (96, 60), head)
        titles = (typesetting.width(chapter.title, style.text(BODY), bold=True) for chapter in self.book)
        wide = min(max(titles) + style.px(48), round(inside.width * 0.32))
        letters, room = style.text(BODY), wide - style.px(28)
        self._titles = [typesetting.wrap(chapter.title, letters, room, bold=True) for chapter in self.book]
        least, padding = style.px(46), round(letters * 0.36)
        rows = (max(least, round(len(title) * letters * fitting.LEADING) + padding) for title in self._titles)
        self._tops = [0, *accumulate(rows)]
        self.search = Rect(0, inside.top, 0, head)
        self.search.width = min(round(style.px(560) * style.text_scale**0.5), round(inside.width * 0.45))
        self.search.right = self.close.left - style.px(20)
        self._head = Rect(inside.left, inside.top, self.search.left - inside.left - style.px(20), head)
        top = inside.top + head + style.px(26)
        self.list = Rect(inside.left, top, wide, inside.bottom - top)
        self.text = Rect(self.list.right + style.px(48), top, 0, self.list.height)
        self.text.width = inside.right - self.text.left
        self._list_lowest = max(0, self._tops[-1] - self.list.height)
        self._page_step = round(self.text.height * 0.85)
        self._search_anew(keep=True)

    def step(self, dt: float) -> None:
        """Paint the figures that are visible, a little at a time."""
        if self.gallery.paint(_PAINTING):
            self.stale = True

    def title(self) -> tuple[str, Rect, int, int]:
        """Return the title and its layout."""
        return say("rules-title"), self._head, self.style.text(44), self.style.text(20)

    def aloud(self) -> Aloud:
        """Return the title, the chapter, and all that stands there."""
        told = [
            f"{block.title}: {block.text}" if block.title else block.text
            for chapter in self.shown
            for block in chapter.blocks
            if block.text
        ]
        titles = ", ".join(chapter.title for chapter in self.shown)
        found = titles or say("rules-nothing", text=self.asked)
        searched = f"{self.asked}:\n{found}" if self.asked else found
        return Aloud(say("rules-title"), searched, "\n".join(told))

    # The page

    def _search_anew(self, keep: bool = False) -> None:
        """Show the search results, or the chosen chapter if there is no search."""
        asked = self.asked.strip()
        self.shown = rulebook.found(self.book, asked) if asked else self.book[self.chapter : self.chapter + 1]
        wide = self.text.width - self.style.px(30)
        self.gallery.leave_unpainted()
        self.page = Page(self.shown, wide, self.style, self.options, self.gallery)
        self._lowest = max(0, self.page.height - self.text.height)
        self._down = min(self._down, self._lowest) if keep else 0
        self._reveal_chapter()
        self.stale = True

    def _turn_to(self, number: int) -> None:
        """Show a chapter as the page, or scroll to it among the search results."""
        number = max(0, min(len(self.book) - 1, number))
        name = self.book[number].name
        if self.asked.strip():
            if name in self.page.tops:
                self._scroll_to(self.page.tops[name])
            return
        if number != self.chapter:
            self.chapter = number
            self.host.sound.play("page")
            self._search_anew()

    def _step_chapter(self, step: int) -> None:
        if not self.asked.strip():
            self._turn_to(self.chapter + step)
            return
        tops = sorted(self.page.tops.values())
        beyond = [top for top in tops if (top > self._down if step > 0 else top < self._down)]
        if beyond:
            self._scroll_to(beyond[0] if step > 0 else beyond[-1])

    def _scroll_to(self, down: int) -> None:
        down = max(0, min(self._lowest, down))
        if down != self._down:
            self._down = down
            self.stale = True

    def _reveal_chapter(self) -> None:
        """Scroll the list of chapters so that the chosen one and those beside it are visible."""
        tops, last = self._tops, len(self.book)
        top, bottom = tops[max(0, self.chapter - 1)], tops[min(last, self.chapter + 2)]
        down = max(bottom - self.list.height, min(top, self._list_down))
        self._list_down = max(0, min(self._list_lowest, down))

    def place_of(self, name: str) -> Rect | None:
        """Return where a chapter (by name or title), ``search`` or ``close`` can be pressed."""
        places = {"close": self.close, "search": self.search}
        for number, chapter in enumerate(self.book):
            place = self._chapter_place(number).clip(self.list)
            if place.height:
                places |= {chapter.name: place, chapter.title: place}
        return places.get(name)

    def _chapter_place(self, number: int) -> Rect:
        top, bottom = self._tops[number : number + 2]
        return Rect(self.list.left, self.list.top + top - self._list_down, self.list.width, bottom - top)

    # Input

    def handle(self, event: pygame.Event) -> None:
        """Handle an event; typed text goes to the search."""
        match event.type:
            case pygame.TEXTINPUT:
                self._write(self.asked + event.text)
            case pygame.KEYDOWN:
                self._follow_key(event)
            case pygame.MOUSEBUTTONUP if event.button == 1 and self.search.collidepoint(event.pos):
                self._spell()
            case _:
                super().handle(event)

    def turn_wheel(self, notches: int) -> None:
        """Scroll the list of chapters or the page, whichever is under the pointer."""
        distance = -notches * self.style.px(_NOTCH)
        if self.list.collidepoint(self.pointer):
            self._list_down = max(0, min(self._list_lowest, self._list_down + distance))
            self.stale = True
        else:
            self._scroll_to(self._down + distance)

    def item_at(self, pos: tuple[int, int]) -> int | None:
        """Return the index of the chapter at a point."""
        if not self.list.collidepoint(pos):
            return None
        number = bisect_right(self._tops, pos[1] - self.list.top + self._list_down) - 1
        return number if number < len(self.book) else None

    def press_item(self, item: int | str) -> None:
        """Turn to a chapter."""
        self._turn_to(int(item))

    def _spell(self) -> None:
        """Enter the search text without a keyboard."""
        self.host.go.letters(TextRequest(say("rules-search-pad"), self.asked, _LONGEST, self._write))

    def _write(self, asked: str) -> None:
        asked = asked.lstrip()[:_LONGEST]
        if asked != self.asked:
            self.asked = asked
            self._search_anew()

    def _follow_key(self, event: pygame.Event) -> None:
        """Handle keys that write no letters; all others belong to the search."""
        jumps = {
            pygame.K_PAGEDOWN: self._down + self._page_step,
            pygame.K_PAGEUP: self._down - self._page_step,
            pygame.K_HOME: 0,
            pygame.K_END: self._lowest,
        }
        if event.key in jumps:
            self._scroll_to(jumps[event.key])
        elif event.key == pygame.K_BACKSPACE and self.asked:
            self._write(self.asked[:-1])
        elif event.key == pygame.K_SPACE and self.asked:
            pass  # it arrives as text input too
        elif not event.unicode.isprintable() or event.unicode in ("", " "):
            super().handle(event)

    def follow(self, command: str) -> None:
        """Scroll, change chapter, or leave the search, then the book."""
        match command:
            case "up" | "down":
                self._scroll_to(self._down + (-1 if command == "up" else 1) * self.style.px(_NOTCH))
            case "left" | "previous":
                self._step_chapter(-1)
            case "right" | "next":
                self._step_chapter(1)
            case "select":
                self._read_on()
            case "undo":
                self._spell()
            case "back" if self.asked:
                self._write("")
            case "back" | "pause":
                self.go_back()

    def _read_on(self) -> None:
        """Scroll down a page, or go to the next chapter at the end."""
        if self._down < self._lowest:
            self._scroll_to(self._down + self._page_step)
        else:
            self._step_chapter(1)

    # Drawing

    def furnish(self, ground: Surface) -> None:
        """Draw the search field, and a line between chapters and page."""
        ground.blit(materials.field(*self.search.size, self.style.u), self.search)
        x = (self.list.right + self.text.left) // 2
        colour, thick = mix(self.ink, PARCHMENT_EDGE, 0.5), max(1, self.style.px(2))
        pygame.draw.line(ground, colour, (x, self.list.top), (x, self.list.bottom), thick)

    def draw_page(self, surface: Surface) -> None:
        """Draw the search text, the chapters, the page, and the key hints."""
        self._draw_search(surface)
        self._draw_chapters(surface)
        self._draw_text(surface)
        self._draw_hints(surface)

    def _draw_search(self, surface: Surface) -> None:
        style = self.style
        box = self.search.inflate(-style.px(32), 0)
        colour = self.ink if self.asked else mix(self.ink, PARCHMENT, 0.25)
        empty = "rules-search-pad" if self.host.devices.last not in (KEYBOARD, MOUSE) else "rules-search"
        words = self.asked or say(empty)
        fitting.words(surface, words, box, style.text(BODY), style.text(16), colour, align="left")
        if self.asked:
            caret = Rect(0, 0, max(2, style.px(3)), round(style.text(BODY) * 1.1))
            right = box.left + typesetting.width(self.asked, style.text(BODY)) + style.px(3)
            caret.midleft = min(right, box.right), box.centery
            pygame.draw.rect(surface, self.ink, caret)

    def _draw_chapters(self, surface: Surface) -> None:
        style, shown = self.style, {chapter.name for chapter in self.shown}
        surface.set_clip(self.list)
        for number, chapter in enumerate(self.book):
            place = self._chapter_place(number)
            if not self.list.contains(place):
                continue
            if not self.asked and number == self.chapter:
                self.draw_mark(surface, place.inflate(0, -style.px(4)))
            faint = bool(self.asked) and chapter.name not in shown
            colour = mix(self.ink, PARCHMENT, 0.25) if faint else self.ink
            box = place.inflate(-style.px(28), 0)
            size, most = style.text(BODY), len(self._titles[number])
            fitting.words(surface, chapter.title, box, size, size, colour, most, bold=not faint, align="left")
        surface.set_clip(None)
        scrolling.draw_bar(surface, self.list, self._tops[-1], self._list_down, style.u)

    def _draw_text(self, surface: Surface) -> None:
        style = self.style
        if not self.shown:
            nothing = say("rules-nothing", text=self.asked)
            surface.blit(paragraph(nothing, style.text(BODY), self.text.width, self.ink), self.text)
            return
        surface.set_clip(self.text)
        self.page.draw(surface, self.text, self._down, self.ink)
        surface.set_clip(None)
        cuts = self.page.cuts(self.text, self._down)
        self.draw_bar(surface, self.text, self.page.height, self._down, cuts)

    def _draw_hints(self, surface: Surface) -> None:
        leave = say("rules-clear") if self.asked else say("rules-close")
        hints = [Hint(MOVE, say("rules-read")), Hint(NEXT, say("rules-chapters")), Hint(BACK, leave)]
        if self.host.devices.last == PAD:
            hints.insert(2, Hint(UNDO, say("rules-search-pad")))
        made = self.hints(hints, self.sheet.width, across=True)
        if made is not None:
            surface.blit(
                made, made.get_rect(midtop=(self.sheet.centerx, self.sheet.bottom + self.style.px(4)))
            )
