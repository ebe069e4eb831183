"""The rule book's figures: rows of pictures with labels below them, laid out for a page.

What a figure shows is told by other modules as cells. Pictures of the city take a while to paint, so a
:class:`Gallery` paints them in idle moments and keeps them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city.base import Baking
from game.table.hud import effect_icons
from game.table.pieces.pieces import message_picture
from game.ui import surfaces, typesetting
from game.ui.image_cache import SHARED, cached
from game.ui.medal import medal
from game.ui.palette import DANGER, PARCHMENT_EDGE, PARCHMENT_LIT, RGB, mix
from game.ui.theme import SMALL, Style

Size = tuple[int, int]
Painting = Generator[None, None, Surface]
"""Paints a picture in small steps and returns it."""

_APART, _BETWEEN = 18, 24  # between cells and between rows, in units
_BELOW = 8  # from a picture to its label, in units
_LEADING = 1.3  # from line to line of labels, in their heights
_SYMBOL, _MESSAGE = 1.25, 2.1  # the heights of medals and icons, and of messages, in font sizes
_MOST = 48  # finished pictures


class Label(NamedTuple):
    """A part of what stands below a picture: a player's medal, words, icons and messages."""

    colour: str | None = None
    words: str = ""
    icons: str = ""
    """Tokens as for :func:`game.table.hud.effect_icons.row`."""
    messages: tuple[tuple[str, str], ...] = ()
    """Messages as (colour, face)."""


@dataclass(frozen=True)
class Cell:
    """A picture in a figure, and its labels, which stand side by side if there is room."""

    key: Hashable
    """What the picture shows: cells with equal keys look the same."""
    aspect: float
    """The picture's width divided by its height."""
    paint: Callable[[Size, Style], Painting]
    labels: tuple[Label, ...] = ()


class Row(NamedTuple):
    """Cells side by side; their pictures are at most ``highest`` units high."""

    highest: int
    groups: tuple[tuple[Cell, ...], ...]
    """What belongs together: each group has a row of its own if the labels would have no room otherwise."""


def at_once(paint: Callable[[Size, Style], Surface]) -> Callable[[Size, Style], Painting]:
    """Return a painting in a single step."""

    def painting(size: Size, style: Style) -> Painting:
        yield
        return paint(size, style)

    return painting


@cached(SHARED, most=48)
def number(value: int, side: int) -> Surface:
    """Return a number on a disc, ``side`` pixels wide, that refers to a legend. Shared, don't draw on it."""
    disc = surfaces.disc(side, DANGER, PARCHMENT_LIT, max(2, side // 14)).copy()
    figure = typesetting.line(str(value), round(side * 0.6), PARCHMENT_LIT, bold=True)
    surfaces.centred(disc, figure, (side / 2, side / 2))
    return disc


class Gallery:
    """Paints the pictures that a page asks for, the first one first, and keeps the latest."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._finished: OrderedDict[Hashable, Surface] = OrderedDict()
        self._asked: OrderedDict[Hashable, Baking[Surface]] = OrderedDict()

    def find(self, cell: Cell, size: Size) -> Surface | None:
        """Return the picture of a cell, or None if it has yet to be painted."""
        key = cell.key, size
        if key in self._finished:
            self._finished.move_to_end(key)
            return self._finished[key]
        if key not in self._asked:
            self._asked[key] = Baking(cell.paint(size, self._style))
        return None

    @property
    def busy(self) -> bool:
        """Whether something that was asked for has yet to be painted."""
        return bool(self._asked)

    def paint(self, seconds: float) -> bool:
        """Paint for about ``seconds``; return whether a picture was finished."""
        if not self._asked:
            return False
        key, baking = next(iter(self._asked.items()))
        if not baking.go_on(seconds):
            return False
        del self._asked[key]
        self._finished[key] = baking.finish()
        while len(self._finished) > _MOST:
            self._finished.popitem(last=False)
        return True

    def leave_unpainted(self) -> None:
        """Forget what was asked for and isn't painted yet, for instance as the page was turned."""
        self._asked.clear()


class _Laid(NamedTuple):
    """A cell with the places of its picture and of the lines of its labels."""

    cell: Cell
    picture: Rect
    lines: tuple[tuple[Rect, tuple[Label, ...]], ...]


class Figure:
    """Rows of cells laid out for a width."""

    def __init__(self, rows: Sequence[Row], width: int, style: Style) -> None:
        """``width``: that of the page, in pixels."""
        self.style = style
        self.height = 0
        """In pixels."""
        self.rows = tuple(rows)
        self._laid: list[_Laid] = []
        for row in rows:
            whole = tuple(cell for group in row.groups for cell in group)
            high = self._high(whole, row.highest, width)
            fits = all(self._wide(cell) <= high * cell.aspect + style.px(_APART) for cell in whole)
            for cells in (whole,) if fits else row.groups:
                if self._laid:
                    self.height += style.px(_BETWEEN)
                self._lay(cells, self._high(cells, row.highest, width))

    def _high(self, cells: Sequence[Cell], highest: int, width: int) -> int:
        """Return how high the pictures of cells side by side are."""
        room = width - self.style.px(_APART) * (len(cells) - 1)
        grown = self.style.text_scale**0.4
        return min(self.style.px(highest * grown), int(room / sum(cell.aspect for cell in cells)))

    def _wide(self, cell: Cell) -> int:
        """Return the width of a cell's widest label."""
        return max((self._line((label,), (0, 0, 0)).get_width() for label in cell.labels), default=0)

    def _lay(self, cells: Sequence[Cell], high: int) -> None:
        style, top = self.style, self.height
        left = 0
        for cell in cells:
            picture = Rect(left, top, round(high * cell.aspect), high)
            lines = []
            below = picture.bottom + style.px(_BELOW)
            for labels in self._broken(cell.labels, picture.width):
                line = Rect(left, below, picture.width, round(self._side(labels) * _LEADING))
                lines.append((line, labels))
                below = line.bottom
            self._laid.append(_Laid(cell, picture, tuple(lines)))
            self.height = max(self.height, below if lines else picture.bottom)
            left = picture.right + style.px(_APART)

    def _side(self, labels: Sequence[Label]) -> int:
        """Return the height of a line of labels."""
        return round(self.style.text(SMALL) * (_MESSAGE if any(one.messages for one in labels) else _SYMBOL))

    def _broken(self, labels: tuple[Label, ...], room: int) -> list[tuple[Label, ...]]:
        """Return labels as one line, or each on a line of its own if they are wider than the picture."""
        if not labels:
            return []
        return [labels] if self._line(labels, (0, 0, 0)).get_width() <= room else [(one,) for one in labels]

    def _line(self, labels: Sequence[Label], ink: RGB) -> Surface:
        """Return a line of labels."""
        letters, tall = self.style.text(SMALL), self._side(labels)
        side = round(letters * _SYMBOL)
        parts: list[tuple[int, Surface]] = []
        for label in labels:
            apart = round(letters * 0.8) if parts else 0
            made = [medal(label.colour, side)] if label.colour else []
            if label.words:
                made.append(typesetting.line(label.words, letters, ink, bold=True))
            if label.icons:
                made.append(effect_icons.row(label.icons, side))
            made += [message_picture(colour, face, tall) for colour, face in label.messages]
            for part in made:
                parts.append((apart, part))
                apart = round(letters * 0.3)
        line = surfaces.clear((sum(apart + part.get_width() for apart, part in parts), tall))
        left = 0
        for apart, part in parts:
            line.blit(part, part.get_rect(midleft=(left + apart, tall // 2)))
            left += apart + part.get_width()
        return line

    def draw(self, surface: Surface, corner: tuple[int, int], ink: RGB, gallery: Gallery) -> None:
        """Draw the figure with its upper left corner at a point; what isn't painted yet is left blank."""
        for cell, picture, lines in self._laid:
            place = picture.move(corner)
            if surface.get_clip().colliderect(place):
                painted = gallery.find(cell, place.size)
                if painted is not None:
                    surfaces.centred(surface, painted, place.center)
                else:
                    radius = self.style.px(14)
                    pygame.draw.rect(surface, mix(ink, PARCHMENT_EDGE, 0.8), place, 1, radius)
            for at, labels in lines:
                line = self._line(labels, ink)
                surface.blit(line, line.get_rect(center=at.move(corner).center))
