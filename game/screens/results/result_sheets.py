"""The two sheets of the results: where prestige came from, and how it grew, with the best moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.log.statistics import GENERAL, Moment, Statistics, sources_of
from game.screens.results.moments import moments_block
from game.screens.results.results_pictures import chart
from game.screens.results.sources import Bars, Column, Line, head_of, picture_of, step_of
from game.ui.labels import fitted
from game.ui.theme import BODY, SMALL, Look
from game.words import Family, say

_MOMENTS = 6
"""The maximum number of best moments listed."""
_CHART = 336
"""The height of the chart in units."""
_WIDE = 1500
"""The units from which on the sheets lie side by side."""
_SHARE = 0.64  # of the width that the sources take then
_APART = 28
"""The units from the sources to the heading of the persons: the page's lower edge doesn't cut it."""
_HEADINGS = Family("results", ("chart", "moments"))


class ResultSheets:
    """Says how large the sheets are, and draws on them."""

    def __init__(
        self, look: Look, columns: Sequence[Column], statistics: Statistics, names: Mapping[str, str]
    ) -> None:
        """``columns``: the players, best first. ``names``: the players' names by colour."""
        self.look, self.columns, self.statistics, self._names = look, columns, statistics, names
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
        return self.look.px(26)

    @property
    def _heading(self) -> int:
        """The height of a heading."""
        return round(self.look.text(BODY) * 1.6)

    @property
    def _course(self) -> int:
        """The height of the chart with its heading."""
        return self._heading + self.look.px(_CHART) + self.look.text(SMALL)

    def places(self, left: int, top: int, width: int) -> tuple[Rect, Rect]:
        """Return where the sheets lie: side by side, or stacked if the text is large or ``width`` small."""
        look, gap = self.look, self.look.px(20)
        wide = look.text_scale == 1.0 and width >= look.px(_WIDE)
        sources = Rect(left, top, round((width - gap) * _SHARE) if wide else width, 0)
        lines = len(self._sources) + len(self._persons) + 1
        sources.height = 2 * self._pad + head_of(look) + step_of(look) * lines + look.px(12)
        sources.height += look.px(_APART) + self._heading if self._persons else 0
        course = Rect(sources.right + gap, top, width - sources.width - gap, 0)
        if not wide:
            course = Rect(left, sources.bottom + gap, width, 0)
        course.height = 2 * self._pad + self._course
        if self.moments:
            course.height += self._heading + self._moments_block(course.width - 2 * self._pad).get_height()
        return sources, course

    def _inside(self, sheet: Surface) -> Surface:
        """Return the part of a sheet that is inside its margins."""
        return sheet.subsurface(sheet.get_rect().inflate(-2 * self._pad, -2 * self._pad))

    def _write_heading(self, face: Surface, text: str, bottom: int) -> None:
        """Write a heading that ends at the y coordinate ``bottom``."""
        words = fitted(text, self.look.text(BODY), face.get_width(), self.look.ink, bold=True)
        face.blit(words, words.get_rect(bottomleft=(0, bottom)))

    def fill_sources(self, sheet: Surface) -> list[int]:
        """Draw what everybody's prestige came from: persons as one, and below each of them.

        Return the y coordinates at which the sheet may be cut.
        """
        look, face, step = self.look, self._inside(sheet), step_of(self.look)
        most = max((max(line.amounts) for line in self._sources), default=1)
        bars = Bars(look, self.columns, most, face.get_rect(), look.ink)
        bars.shade(face, 0, face.get_height())
        bars.head(face, 0)
        top = bars.lines(face, head_of(look), self._sources)
        cuts = [*range(head_of(look) + 3 * step, top, 4 * step), top]
        if self._persons:
            first = top + look.px(_APART) + self._heading
            self._write_heading(face, say("results-persons"), first - look.px(2))
            top = bars.lines(face, first, self._persons, greatest=False)
            cuts += range(first + 4 * step, top, 4 * step)
        face.fill(look.ink, (0, top + look.px(5), face.get_width(), max(2, look.px(2))))
        held = tuple(column.values[-1] for column in self.columns)
        bars.lines(face, top + look.px(12), [Line(say("results-held"), "icons/cube", held, bars=False)])
        return [self._pad + cut for cut in cuts]

    def fill_course(self, sheet: Surface) -> list[int]:
        """Draw the chart with the best moments below; return the y coordinate between them."""
        look, face = self.look, self._inside(sheet)
        self._write_heading(face, _HEADINGS.say("chart"), self._heading - look.px(6))
        lines = dict(self.statistics.rounds)
        face.blit(chart(look, face.get_width(), look.px(_CHART), lines, look.ink), (0, self._heading))
        if self.moments:
            top = self._course + self._heading
            self._write_heading(face, _HEADINGS.say("moments"), top - look.px(6))
            face.blit(self._moments_block(face.get_width()), (0, top))
        return [self._pad + self._course]

    def _moments_block(self, room: int) -> Surface:
        return moments_block(self.look, self.moments, self._names, room, self.look.ink)
