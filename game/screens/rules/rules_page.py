"""A page of the rule book, laid out for a width: titles, paragraphs, pictures, cards and persons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine import Options
from game.decisions.message_faces import FOLDER as MESSAGES
from game.screens.rules.figures import Cell, Figure, Gallery, number
from game.screens.rules.illustrations import figure_rows
from game.screens.rules.rulebook import (
    CARD,
    CODE,
    EXAMPLE,
    FIGURE,
    HEADING,
    NUMBER,
    PERSON,
    SIGN,
    VIEW,
    Block,
    Chapter,
)
from game.screens.rules.table_figure import sign_cell
from game.table.hud import cards
from game.table.pieces.pieces import message_picture
from game.ui import pictures, surfaces, typesetting
from game.ui.image_cache import MENUS, cached
from game.ui.palette import LEAD, PARCHMENT_EDGE, RGB, mix
from game.ui.theme import BODY, Style

_TITLE, _HEADING, _NAME = 42, 32, 30  # font sizes in units
_LEADING = 1.28
_ICON, _CARD = 62, 168  # widths of pictures in units
_SIGN = 230, 120  # the largest size of a sign of the table, in units
_NUMBER = 0.8  # the diameter of a number that refers to a figure, as a share of other pictures
_BELOW = 0.62  # how far letters reach below the middle of their line, in sizes
_GAP = 18  # between paragraphs, in units
_VIEW_SHAPE = 2.64  # a view's width by its height
_LARGE = 6  # how often a picture goes into what is seen of the page that isn't left out where it is cut
_INDENT = 40  # of worked examples, in units


class _Words(NamedTuple):
    """A line of text with its position on the page."""

    text: str
    size: int
    bold: bool
    left: int
    middle: int


class _Picture(NamedTuple):
    """A picture with its position on the page; it is loaded when it becomes visible."""

    kind: str
    name: str
    box: Rect
    cell: Cell | None = None
    """A sign of the table."""


class Page:
    """Chapters one below the other; ``height`` is in pixels, ``tops`` maps chapter names to pixels."""

    def __init__(
        self,
        chapters: Sequence[Chapter],
        width: int,
        style: Style,
        options: Options,
        gallery: Gallery | None = None,
    ) -> None:
        """``width`` is in pixels; ``options`` are the game's; ``gallery`` paints the figures."""
        self.width, self.style, self.options = width, style, options
        self._gallery = gallery or Gallery(style)
        self.height = 0
        self.tops: dict[str, int] = {}
        self._words: list[_Words] = []
        self._pictures: list[_Picture] = []
        self._figures: list[tuple[int, Figure]] = []
        self._rules: list[int] = []
        for chapter in chapters:
            self._lay_title(chapter)
            for block in chapter.blocks:
                self._lay(block)

    def _lay_title(self, chapter: Chapter) -> None:
        if self.height:
            self.height += self.style.px(40)
        self.tops[chapter.name] = self.height
        self._write(chapter.title, _TITLE, bold=True)
        self._rules.append(self.height + self.style.px(4))
        self.height += self.style.px(24)

    def _lay(self, block: Block) -> None:
        if block.kind == HEADING:
            self.height += self.style.px(14)
            self._write(block.text, _HEADING, bold=True)
            self.height += self.style.px(8)
        elif block.kind in (CARD, PERSON):
            self._lay_entry(block)
        elif block.kind in (EXAMPLE, FIGURE):
            self._lay_figure(block)
        elif block.kind == VIEW:
            size = self.width, round(self.width / _VIEW_SHAPE)
            self._pictures.append(_Picture(VIEW, block.picture or "", Rect((0, self.height), size)))
            self.height += size[1] + self.style.px(_GAP)
        elif block.kind == CODE:
            for line in block.text.split("\n"):
                self._write(line or " ", BODY, left=self.style.px(_INDENT))
            self.height += self.style.px(_GAP)
        elif block.picture is None:
            self._write(block.text, BODY)
            self.height += self.style.px(_GAP)
        elif block.picture.startswith(SIGN):
            self._lay_sign(block, block.picture.removeprefix(SIGN))
        else:
            side = min(round(self.style.px(_ICON) * self.style.text_scale**0.5), self.width // 5)
            self._lay_beside(block, (side, side), block.title)

    def _lay_figure(self, block: Block) -> None:
        """Lay out a figure below its words; those of an example are set in from the left."""
        if block.text:
            self._write(block.text, BODY, left=self.style.px(_INDENT) if block.kind == EXAMPLE else 0)
            self.height += self.style.px(_GAP)
        figure = Figure(figure_rows(block.picture or "", self.options), self.width, self.style)
        self._figures.append((self.height, figure))
        self.height += figure.height + self.style.px(2 * _GAP)

    def _lay_sign(self, block: Block, name: str) -> None:
        """Lay out a sign of the table with the words to its right, which begin at the same place for all."""
        cell, (width, height) = sign_cell(name, self.options, self.style)
        grown = self.style.text_scale**0.5
        wide = min(round(self.style.px(_SIGN[0]) * grown), self.width // 3)
        share = min(1.0, wide / width, self.style.px(_SIGN[1]) * grown / height)
        self._lay_beside(block, (round(width * share), round(height * share)), block.title, cell, wide)

    def _lay_entry(self, block: Block) -> None:
        wide = min(round(self.style.px(_CARD) * self.style.text_scale**0.5), self.width // 3)
        self._lay_beside(block, (wide, round(wide * 1.4)), block.title)
        self.height += self.style.px(8)

    def _lay_beside(
        self,
        block: Block,
        size: tuple[int, int],
        title: str,
        cell: Cell | None = None,
        column: int | None = None,
    ) -> None:
        """Lay out a picture with the words to its right, vertically centred or running past it.

        ``cell``: the picture, unless the block names it. ``column``: the width of the pictures' column.
        """
        column = column or size[0]
        left = column + self.style.px(28)
        top, first = self.height, len(self._words)
        if title:
            self._write(title, _NAME, bold=True, left=left)
        self._write(block.text, BODY, left=left)
        tall = self.height - top
        spare = max(0, size[1] - tall)
        if spare:
            for number in range(first, len(self._words)):
                words = self._words[number]
                self._words[number] = words._replace(middle=words.middle + spare // 2)
        high = max(tall, size[1])
        over = (high - size[1]) // 2 if not title else 0
        place = Rect(((column - size[0]) // 2, top + over), size)
        self._pictures.append(_Picture(block.kind, block.picture or "", place, cell))
        self.height = top + high + self.style.px(_GAP)

    def _write(self, text: str, units: float, bold: bool = False, left: int = 0) -> None:
        size = self.style.text(units)
        step = round(size * _LEADING)
        for row in typesetting.wrap(text, size, self.width - left, bold):
            self._words.append(_Words(row, size, bold, left, self.height + step // 2))
            self.height += step

    def lines(self) -> tuple[_Words, ...]:
        """Return all lines of text with their positions."""
        return tuple(self._words)

    def draw(self, surface: Surface, view: Rect, down: int, ink: RGB) -> None:
        """Draw the part visible in ``view`` when the page is scrolled ``down`` pixels.

        Lines and small pictures that an edge would cut are left out.
        """
        shift = view.top - down
        line = max(1, self.style.px(2))
        for y in self._rules:
            if view.top <= y + shift <= view.bottom - line:
                surface.fill(mix(ink, PARCHMENT_EDGE, 0.4), (view.left, y + shift, self.width, line))
        clip = surface.get_clip()
        surface.set_clip(view.clip(clip))
        for picture in self._pictures:
            box = picture.box.move(view.left, shift)
            whole = view.contains(box) or (box.height > view.height // _LARGE and box.colliderect(view))
            made = self._made(picture) if whole else None
            if made is not None:
                surfaces.centred(surface, made, box.center)
        surface.set_clip(clip)
        for top, figure in self._figures:
            if Rect(view.left, top + shift, self.width, figure.height).colliderect(view):
                figure.draw(surface, (view.left, top + shift), ink, self._gallery)
        for words in self._words:
            middle = words.middle + shift
            if view.top <= middle - words.size // 2 and middle + words.size * _BELOW <= view.bottom:
                drawn = typesetting.line(words.text, words.size, ink, words.bold)
                surface.blit(drawn, drawn.get_rect(midleft=(view.left + words.left, middle)))

    def cuts(self, view: Rect, down: int) -> tuple[bool, bool]:
        """Whether a large picture is cut by the upper edge of ``view``, and whether by the lower one."""
        large = [(box.top, box.bottom) for box in self._boxes() if box.height > view.height // _LARGE]
        edges = down, down + view.height
        above, below = (any(top < edge < bottom for top, bottom in large) for edge in edges)
        return above, below

    def _boxes(self) -> list[Rect]:
        """Return where pictures and figures are on the page."""
        figures = [Rect(0, top, self.width, figure.height) for top, figure in self._figures]
        return [picture.box for picture in self._pictures] + figures

    def _made(self, picture: _Picture) -> Surface | None:
        """Return a picture, or None if it has yet to be painted."""
        size = picture.box.size
        if picture.cell is not None:
            return self._gallery.find(picture.cell, size)
        if picture.name.startswith(NUMBER):
            return number(int(picture.name.removeprefix(NUMBER)), round(size[0] * _NUMBER))
        if picture.kind == VIEW:
            return _view(picture.name, size)
        if picture.kind == CARD:
            return cards.action_face(f"blue.{picture.name}", size, self.options.hotel_double_at)
        if picture.kind == PERSON:
            return cards.person_face(picture.name, size)
        if picture.name == f"{MESSAGES}token":
            return message_picture("red", f"{MESSAGES}plain", size[0])
        if picture.name.startswith(MESSAGES):
            return message_picture("blue", picture.name, size[0])
        return surfaces.picture(picture.name, *size)


@cached(MENUS, most=1)
def _view(name: str, size: tuple[int, int]) -> Surface | None:
    """Return a painting at a size, in a thin dark frame, or None if it is missing."""
    try:
        painting = pictures.layer(name)
    except pictures.PictureError:
        return None
    made = pygame.transform.smoothscale(painting, size)
    pygame.draw.rect(made, LEAD, made.get_rect(), max(1, size[0] // 400))
    return made
