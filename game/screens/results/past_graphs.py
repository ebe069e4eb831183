"""Small graphs of past games: prestige after each round, read from their files in a thread."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from engine import RecordError
from engine.record import records
from game.log.statistics import statistics_of
from game.screens.results.results_pictures import stroke
from game.ui.palette import INK, PARCHMENT_EDGE, PLAYER
from game.ui.theme import Look

_log = logging.getLogger(__name__)

Lines = Mapping[str, Sequence[int]]
"""Prestige after each round, by colour."""

_FINE = 2  # graphs are drawn at this scale and scaled down, for antialiasing


class PastGraphs:
    """The lines of past games. Reading takes a while, so they come one after the other."""

    def __init__(self, paths: Sequence[Path]) -> None:
        """Begin to read the games at ``paths``, the first one first."""
        self._lines: dict[Path, Lines] = {}
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
                self._lines[path] = statistics_of(records.read(path)).rounds
            except RecordError as error:
                _log.warning("%s: no graph: %s", path, error)


def small_graph(look: Look, width: int, height: int, lines: Lines) -> pygame.Surface:
    """Return a graph without numbers: a line per player from the first round to the last."""
    face = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    face.fill((*INK, 0))
    pad = look.px(7) * _FINE
    most = max(1, *(max(line, default=0) for line in lines.values()))
    rounds = max(1, *(len(line) for line in lines.values()))
    plot = face.get_rect().inflate(-2 * pad, -2 * pad)
    pygame.draw.line(face, PARCHMENT_EDGE, plot.bottomleft, plot.bottomright, max(2, look.px(2) * _FINE))
    for colour, line in lines.items():
        points = [
            (plot.left + plot.width * number / rounds, plot.bottom - plot.height * value / most)
            for number, value in enumerate((0, *line))
        ]
        for thick, tone in ((6.4, INK), (3.4, PLAYER[colour])):
            stroke(face, points, tone, thick * look.u * _FINE)
    return pygame.transform.smoothscale(face, (width, height))
