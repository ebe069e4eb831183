"""The sheets of the results: where prestige came from, how it grew, the persons, and the best moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pygame import Surface

from game.log.statistics import GENERAL, Moment, Statistics, sources_of
from game.screens.results.moments import moments_block
from game.screens.results.results_pictures import chart
from game.screens.results.sources import Bars, Column, Line, head_of, picture_of, step_of
from game.ui.labels import fitted
from game.ui.theme import BODY, SMALL, Style
from game.words import Family, say

_MOMENTS = 6
"""The maximum number of best moments listed."""
_CHART = 300
"""The height of the chart in units."""
_WIDE = 1500
"""The units from which on the sheets lie side by side."""
_PAD, _HELD = 20, 12  # the margin of a sheet, and what is above its last line, in units
_SHARE = 0.64  # of the width that the sources take then
_HEADINGS = Family("results", ("chart", "moments"))


class Sheet(NamedTuple):
    """A sheet of the results: its size, and what draws on it and returns at which heights it may be cut."""

    size: tuple[int, int]
    fill: Callable[[Surface], list[int]]


class ResultSheets:
    """Says how large the sheets are, and draws on them."""

    def __init__(
        self, style: Style, columns: Sequence[Column], statistics: Statistics, names: Mapping[str, str]
    ) -> None:
        """``columns``: the players, best first. ``names``: the players' names by colour."""
        self.style, self.columns, self.statistics, self._names = style, columns, statistics, names
        self.moments: Sequence[Moment] = statistics.moments[:_MOMENTS]
        """The best moments that are listed."""
        seats = [column.colour for column in columns]
        self._sources = [
            Line(source.name, picture_of(source.kind), tuple(source.amounts[seat] for seat in seats))
            for source in sources_of(statistics)
        ]
        """The sources that gave or took prestige, all persons as one."""
        self._persons = [
            Line(row.name, picture_of(row.source), tuple(row.amounts[seat] for seat in seats))
            for row in statistics.rows
            if row.source not in GENERAL
        ]

    @property
    def _pad(self) -> int:
        """What a sheet leaves free at its edges."""
        return self.style.px(_PAD)

    @property
    def _heading(self) -> int:
        """The height of a heading."""
        return round(self.style.text(BODY) * 1.6)

    @property
    def gap(self) -> int:
        """The pixels between two sheets."""
        return self.style.px(20)

    def rows(self, width: int) -> list[list[Sheet]]:
        """Return the sheets that lie beside each other, row after row.

        Two are side by side unless the text is large or ``width`` small: the sources and how prestige grew,
        then the persons and the best moments.
        """
        wide = self.style.text_scale == 1.0 and width >= self.style.px(_WIDE)
        left = round((width - self.gap) * _SHARE) if wide else width
        right = width - left - self.gap if wide else width
        pairs = [[self._sources_sheet(left), self._chart_sheet(right)]]
        others = [self._persons_sheet(left)]
        if self.moments:
            others.append(self._moments_sheet(right))
        pairs.append(others)
        if not wide:
            return [[sheet] for pair in pairs for sheet in pair]
        return [_even(pair) for pair in pairs]

    def _sources_sheet(self, wide: int) -> Sheet:
        high = head_of(self.style) + step_of(self.style) * len(self._sources)
        return Sheet((wide, high + 2 * self._pad), self._fill_sources)

    def _chart_sheet(self, wide: int) -> Sheet:
        high = self._heading + self.style.px(_CHART) + self.style.text(SMALL)
        return Sheet((wide, high + 2 * self._pad), self._fill_chart)

    def _persons_sheet(self, wide: int) -> Sheet:
        heading = self._heading if self._persons else 0
        high = heading + step_of(self.style) * (len(self._persons) + 1) + self.style.px(_HELD)
        return Sheet((wide, high + 2 * self._pad), self._fill_persons)

    def _moments_sheet(self, wide: int) -> Sheet:
        high = self._heading + self._moments_block(wide - 2 * self._pad).get_height()
        return Sheet((wide, high + 2 * self._pad), self._fill_moments)

    def _inside(self, sheet: Surface) -> Surface:
        """Return the part of a sheet that is inside its margins."""
        return sheet.subsurface(sheet.get_rect().inflate(-2 * self._pad, -2 * self._pad))

    def _write_heading(self, face: Surface, text: str) -> None:
        """Write a heading at the upper edge."""
        words = fitted(text, self.style.text(BODY), face.get_width(), self.style.ink, bold=True)
        face.blit(words, words.get_rect(bottomleft=(0, self._heading - self.style.px(6))))

    def _bars(self, face: Surface) -> Bars:
        most = max((max(line.amounts) for line in self._sources), default=1)
        return Bars(self.style, self.columns, most, face.get_rect(), self.style.ink)

    def _fill_sources(self, sheet: Surface) -> list[int]:
        """Draw what everybody's prestige came from, all persons as one."""
        style, face, step = self.style, self._inside(sheet), step_of(self.style)
        bars = self._bars(face)
        bars.shade(face, 0, face.get_height())
        bars.head(face, 0)
        top = bars.lines(face, head_of(style), self._sources)
        return [self._pad + cut for cut in range(head_of(style) + 3 * step, top, 4 * step)]

    def _fill_persons(self, sheet: Surface) -> list[int]:
        """Draw what each person brought, and what was left to break a tie."""
        style, face, step = self.style, self._inside(sheet), step_of(self.style)
        bars, top, cuts = self._bars(face), 0, list[int]()
        bars.shade(face, 0, face.get_height())
        if self._persons:
            self._write_heading(face, say("results-persons"))
            top = bars.lines(face, self._heading, self._persons, greatest=False)
            cuts += range(self._heading + 4 * step, top, 4 * step)
        face.fill(style.ink, (0, top + style.px(5), face.get_width(), max(2, style.px(2))))
        held = tuple(column.values[-1] for column in self.columns)
        bars.lines(face, top + style.px(_HELD), [Line(say("results-held"), "icons/cube", held, bars=False)])
        return [self._pad + cut for cut in cuts]

    def _fill_chart(self, sheet: Surface) -> list[int]:
        """Draw the chart of prestige over the rounds, as high as the sheet."""
        style, face = self.style, self._inside(sheet)
        self._write_heading(face, _HEADINGS.say("chart"))
        lines = dict(self.statistics.rounds)
        high = face.get_height() - self._heading
        face.blit(chart(style, face.get_width(), high, lines, style.ink), (0, self._heading))
        return []

    def _fill_moments(self, sheet: Surface) -> list[int]:
        """Draw the best moments."""
        face = self._inside(sheet)
        self._write_heading(face, _HEADINGS.say("moments"))
        face.blit(self._moments_block(face.get_width()), (0, self._heading))
        return []

    def _moments_block(self, room: int) -> Surface:
        return moments_block(self.style, self.moments, self._names, room, self.style.ink)


def _even(pair: Sequence[Sheet]) -> list[Sheet]:
    """Return sheets that lie beside each other, equally high."""
    high = max(sheet.size[1] for sheet in pair)
    return [sheet._replace(size=(sheet.size[0], high)) for sheet in pair]
