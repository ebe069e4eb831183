"""Where prestige came from: a bar of glass for every player and source, as long as what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import contrast, surfaces, typesetting
from game.ui.labels import fitted
from game.ui.medal import medal
from game.ui.palette import BRASS, CANDLE, DANGER, INK, PARCHMENT_EDGE, PLAYER, RGB, mix
from game.ui.theme import BODY, Style

_PICTURES = {
    "residence": "areas/residence",
    "donations": "icons/coin",
    "cathedral": "icons/notredame",
    "messages": "icons/message",
    "persons": "icons/person",
    "park": "areas/park",
    "plague": "icons/plague",
}
_TOTALS = 2
"""The number of values at the end of a column: total prestige and the tie-breaker."""
_GREATEST = 34  # units; the figure of what brought somebody most
_HEAD = 34


@dataclass(frozen=True)
class Column:
    """A player's column: name, colour, rank from 1, a value for each source and total, whether they won."""

    name: str
    colour: str
    rank: int
    values: tuple[int, ...]
    won: bool

    @property
    def prestige(self) -> int:
        """The player's total prestige."""
        return self.values[-_TOTALS]


class Line(NamedTuple):
    """A source, the name of its picture, and what it brought to each column."""

    name: str
    picture: str
    amounts: tuple[int, ...]
    bars: bool = True
    """Whether the amounts are prestige, of which nothing is left empty, or only figures."""


def picture_of(source: str) -> str:
    """Return the name of the picture of a source of prestige: a person's own, if it is a person."""
    return _PICTURES.get(source) or f"persons/{source}"


def step_of(style: Style) -> int:
    """Return the height of a line in pixels."""
    return round(max(style.px(44), style.text(BODY) * 1.5))


def head_of(style: Style) -> int:
    """Return the height of the line of medals above the bars."""
    return round(max(style.px(48), style.text(_HEAD) * 1.35))


class Bars:
    """Paints lines of bars on a sheet, one below the other; all to the same scale."""

    def __init__(self, style: Style, columns: Sequence[Column], most: int, place: Rect, ink: RGB) -> None:
        """``most``: the prestige of the longest bar. Of ``place``, the extent from left to right counts."""
        self.style, self.columns, self.ink = style, columns, ink
        self.most = max(1, most)
        share = 0.27 if style.text_scale == 1 else 0.36
        self.left, self.labels = place.left, round(place.width * share)
        self.wide = (place.width - self.labels) // len(columns)

    def _cell(self, number: int, top: int, high: int) -> Rect:
        return Rect(self.left + self.labels + number * self.wide, top, self.wide, high)

    def shade(self, face: Surface, top: int, high: int) -> None:
        """Lay candlelight on the winners' columns."""
        for number, column in enumerate(self.columns):
            if column.won:
                box = self._cell(number, top, high)
                light = surfaces.rounded(box.size, self.style.px(12), (*CANDLE, 96))
                face.blit(light, box)

    def head(self, face: Surface, top: int) -> None:
        """Paint the players' medals with their prestige."""
        style, high = self.style, head_of(self.style)
        for number, column in enumerate(self.columns):
            box = self._cell(number, top, high)
            disc = medal(column.colour, min(round(high * 0.86), round(box.width * 0.4)))
            count = typesetting.line(str(column.prestige), style.text(_HEAD), self.ink, bold=True)
            left = box.left + style.px(10)
            face.blit(disc, disc.get_rect(midleft=(left, box.centery)))
            face.blit(count, count.get_rect(midleft=(left + disc.get_width() + style.px(8), box.centery)))

    def lines(self, face: Surface, top: int, lines: Sequence[Line], greatest: bool = True) -> int:
        """Paint lines from ``top`` on; return the y coordinate below them.

        ``greatest``: what brought somebody most stands out.
        """
        step = step_of(self.style)
        best = [
            max((line.amounts[at] for line in lines if line.bars), default=0)
            for at in range(len(self.columns))
        ]
        for number, line in enumerate(lines):
            if number:
                thin = max(1, self.style.px(1))
                end = self.left + self.labels + self.wide * len(self.columns)
                pygame.draw.line(face, PARCHMENT_EDGE, (self.left, top), (end, top), thin)
            self._label(face, Rect(self.left, top, self.labels, step), line)
            for at, amount in enumerate(line.amounts):
                great = greatest and line.bars and amount == best[at]
                if amount or not line.bars:
                    self._amount(face, self._cell(at, top, step), at, amount, line.bars, great)
            top += step
        return top

    def _label(self, face: Surface, box: Rect, line: Line) -> None:
        """Paint a source's picture and name."""
        style, high = self.style, round(box.height * 0.88)
        wide = round(high * 1.2)
        picture = surfaces.picture(line.picture, wide, high)
        face.blit(picture, picture.get_rect(center=(box.left + wide // 2, box.centery)))
        left = box.left + wide + style.px(12)
        words = fitted(line.name, style.text(BODY), box.right - left - style.px(8), self.ink)
        face.blit(words, words.get_rect(midleft=(left, box.centery)))

    def _amount(self, face: Surface, box: Rect, at: int, amount: int, bar: bool, great: bool) -> None:
        """Paint the figure of column ``at``, and the ``bar`` before it."""
        style, colour = self.style, self.columns[at].colour
        tone = (
            contrast.letters(DANGER)
            if amount < 0 and contrast.is_high()
            else DANGER
            if amount < 0
            else self.ink
        )
        size = style.text(_GREATEST if great else BODY)
        text = f"−{-amount}" if amount < 0 else str(amount)
        figure = typesetting.line(text, size, tone, bold=great)
        left = box.left + style.px(10)
        if bar:
            room = box.width - style.px(30) - typesetting.width("88", style.text(_GREATEST), bold=True)
            long = max(style.px(7), round(room * min(1.0, abs(amount) / self.most)))
            high = round(box.height * (0.74 if great else 0.56))
            place = Rect(left, 0, long, high)
            place.centery = box.centery
            if great:
                rim = place.inflate(2 * style.px(4), 2 * style.px(4))
                face.blit(surfaces.rounded(rim.size, style.px(8), mix(BRASS, CANDLE, 0.35)), rim)
            face.blit(
                _glass(place.size, DANGER if amount < 0 else PLAYER[colour], style.u, amount < 0), place
            )
            left += long + style.px(9)
        face.blit(figure, figure.get_rect(midleft=(left, box.centery)))


def _glass(size: tuple[int, int], colour: RGB, u: float, lost: bool) -> Surface:
    """Return a bar of glass in lead, lighter above; what was lost is an empty pane."""
    line = max(2, round(2.2 * u))
    radius = min(round(5 * u), size[0] // 2)
    made = surfaces.clear(size)
    made.blit(surfaces.rounded(size, radius, INK), (0, 0))
    inside = Rect((0, 0), size).inflate(-2 * line, -2 * line)
    if inside.width > 0 and inside.height > 0 and not lost:
        made.fill(colour, inside)
        upper = Rect(inside.topleft, (inside.width, max(1, round(inside.height * 0.42))))
        made.fill(mix(colour, (255, 244, 214), 0.34), upper)
    elif inside.width > 0 and inside.height > 0:
        made.fill((*mix(colour, (255, 255, 255), 0.78), 255), inside)
    return made
