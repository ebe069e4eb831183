"""The small corner map of the whole city, shown while one borough is enlarged."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.match.board import Board
from game.table.city.painter import CityPainter
from game.table.map.camera import Camera
from game.ui import surfaces


class CornerMap:
    """A framed picture of the city with the displayed carriages and cubes."""

    def __init__(self, box: Rect, u: float, painter: CityPainter) -> None:
        """Create the map in ``box``; ``u`` is the number of pixels per 1080p unit."""
        self.box = box
        self._painter = painter
        self._radius, self._line, rim = (max(1, round(units * u)) for units in (12, 3, 16))
        self.camera = Camera(self.box.inflate(-rim, -rim), painter.plan.box)
        """The camera with which a point of the map is found in the city."""
        self._made: Surface | None = None
        self._put_off = False

    def stale(self) -> None:
        """Mark the map as outdated, so that it is drawn again."""
        self._made = None

    def put_off(self) -> None:
        """Draw the map without the city the next time, unless it is ready by then."""
        self._put_off = True

    def warming(self, shown: Board) -> Iterator[None]:
        """Make the map before it is drawn, yielding after each step."""
        yield
        yield from self._painter.warming_small_map(shown, self._inner.size)
        yield from surfaces.board_in_steps(*self._board)
        self._made, self._put_off = self._make(shown), False
        yield

    def draw(self, surface: Surface, shown: Board, strength: float) -> None:
        """Draw the map with opacity ``strength`` (0 to 1)."""
        if self._made is None and not self._put_off:
            self._made = self._make(shown)
        self._put_off = False
        picture = self._made or self._empty()
        picture.set_alpha(round(255 * strength))
        surface.blit(picture, self.box)

    @property
    def _board(self) -> tuple[tuple[int, int], int, int, int]:
        """What the board below the map is made of."""
        return self.box.size, self._radius, self._line, 9

    @property
    def _inner(self) -> Rect:
        """Where the city is seen on that board."""
        return self.camera.viewport.move(-self.box.x, -self.box.y)

    def _empty(self) -> Surface:
        return surfaces.board(*self._board)

    def _make(self, shown: Board) -> Surface:
        made = self._empty()
        inner = self._inner
        picture = self._painter.small_map(shown, inner.size)
        made.blit(picture, picture.get_rect(center=inner.center))
        return made
