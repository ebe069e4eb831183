"""Small graphs of past games: prestige after each round, read from their files in a thread."""

from __future__ import annotations

import logging
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from engine import Record, RecordError
from engine.record import records
from game.log.statistics import Statistics, statistics_of
from game.screens.results.results_pictures import stroke
from game.ui.palette import BRASS, INK, PARCHMENT_EDGE, PLAYER
from game.ui.theme import Style

_log = logging.getLogger(__name__)

Lines = Mapping[str, Sequence[int]]
"""Prestige after each round, by colour."""

_FINE = 2  # graphs are drawn at this scale and scaled down, for antialiasing


class Hires(NamedTuple):
    """How often people have hired a person, and the prestige that it brought them."""

    person: str
    times: int
    prestige: int


class PastGraphs:
    """The lines of past games. Reading takes a while, so they come one after the other."""

    def __init__(self, paths: Sequence[Path]) -> None:
        """Begin to read the games at ``paths``, the first one first."""
        self._lines: dict[Path, Lines] = {}
        self._hires: Counter[str] = Counter()
        self._gains: Counter[str] = Counter()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._read, args=(tuple(paths),), daemon=True)
        self._thread.start()

    @property
    def count(self) -> int:
        """The number of games that have been read."""
        return len(self._lines)

    def lines(self, path: Path) -> Lines | None:
        """Return the lines of a game, if it has been read and could be."""
        return self._lines.get(path)

    @property
    def done(self) -> bool:
        """Whether all games have been read."""
        return not self._thread.is_alive()

    def hires(self, limit: int) -> list[Hires]:
        """Return the persons that people have hired most often in these games."""
        return [Hires(person, n, self._gains[person]) for person, n in self._hires.most_common(limit)]

    def _count(self, record: Record, statistics: Statistics) -> None:
        """Count whom people have hired, and what it brought them."""
        for seat in record.seats:
            if seat.player == records.HUMAN:
                hired = statistics.hired[seat.colour]
                self._hires.update(hired)
                for row in statistics.rows:
                    if row.source in hired:
                        self._gains[row.source] += row.amounts[seat.colour]

    def wait(self) -> None:
        """Wait until all games are read."""
        self._thread.join()

    def close(self) -> None:
        """Stop reading."""
        self._stop.set()
        self._thread.join()

    def _read(self, paths: Sequence[Path]) -> None:
        for path in paths:
            if self._stop.is_set():
                return
            try:
                record = records.read(path)
                statistics = statistics_of(record)
                self._count(record, statistics)
                self._lines[path] = statistics.rounds
            except RecordError as error:
                _log.warning("%s: no graph: %s", path, error)


def small_graph(style: Style, width: int, height: int, lines: Lines) -> pygame.Surface:
    """Return a graph without numbers: a line per player from the first round to the last."""
    face = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    face.fill((*INK, 0))
    pad = style.px(7) * _FINE
    most = max(1, *(max(line, default=0) for line in lines.values()))
    rounds = max(1, *(len(line) for line in lines.values()))
    plot = face.get_rect().inflate(-2 * pad, -2 * pad)
    pygame.draw.line(face, PARCHMENT_EDGE, plot.bottomleft, plot.bottomright, max(2, style.px(2) * _FINE))
    for colour, line in lines.items():
        points = [
            (plot.left + plot.width * number / rounds, plot.bottom - plot.height * value / most)
            for number, value in enumerate((0, *line))
        ]
        for thick, tone in ((6.4, INK), (3.4, PLAYER[colour])):
            stroke(face, points, tone, thick * style.u * _FINE)
    return pygame.transform.smoothscale(face, (width, height))


def trend_graph(style: Style, width: int, height: int, values: Sequence[int]) -> pygame.Surface:
    """Return a person's prestige from game to game as a line with a dot for each game."""
    face = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    face.fill((*INK, 0))
    plot = face.get_rect().inflate(-2 * style.px(10) * _FINE, -2 * style.px(10) * _FINE)
    low, high = min(values), max(values)
    points = [
        (
            plot.left + plot.width * number / max(1, len(values) - 1),
            plot.bottom - plot.height * (value - low) / max(1, high - low),
        )
        for number, value in enumerate(values)
    ]
    pygame.draw.line(face, PARCHMENT_EDGE, plot.bottomleft, plot.bottomright, max(2, style.px(2) * _FINE))
    for thick, tone in ((6.4, INK), (3.4, BRASS)):
        stroke(face, points, tone, thick * style.u * _FINE)
    for point in points:
        pygame.draw.circle(face, INK, point, 6 * style.u * _FINE)
        pygame.draw.circle(face, BRASS, point, 4 * style.u * _FINE)
    return pygame.transform.smoothscale(face, (width, height))
