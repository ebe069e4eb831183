"""Semantic zoom: how large pieces and figures are drawn, whatever the camera's distance.

Cubes and figures never fall below a size that can be read from a sofa; what doesn't fit to scale any more is
drawn out of scale.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from game.table.map.camera import Camera
from game.table.map.plan import CityPlan

SIDE = 26
"""The smallest side of a cube that can still be counted from a sofa, in 1080p units."""
ROOMY_SIDE = 27.5
"""The same in a city of up to four boroughs, where letters aren't enlarged."""
_FAR = 0.79  # about how large the whole of a city is seen, in 1080p units for each of the plane
_SMALL = 22  # the largest cubes of a city of five, in plane units
FIGURE = 30.2
"""The size of figures in the city in 1080p units: their ink is at least 20 units high."""
_MESSAGE, _MESSAGE_OF_FIVE = 62, 57  # the width of messages there: their second half is read as well
_LARGER = 0.2  # how much of the player's enlargement of texts figures take: they are large already
_CLOSE = 22.4
"""The smallest cube side (1080p units) in a close view, in which areas carry their names."""


class Zoom(NamedTuple):
    """How large the city is seen.

    ``scale`` is in pixels per plane unit, ``u`` in pixels per 1080p unit; ``cube`` is the side of the city's
    largest cubes in plane units, and ``text_scale`` the player's text size. ``near`` means that one
    borough is enlarged, however small the window; ``named``, that its names have room although it isn't.
    """

    scale: float
    u: float
    cube: float
    text_scale: float = 1.0
    near: bool = False
    named: bool = False

    @property
    def close(self) -> bool:
        """Whether this is a close view."""
        return self.near or self.named or self.cube * self.scale >= _CLOSE * self.u

    @property
    def crowded(self) -> bool:
        """Whether all of a city of five is seen, whose areas are small."""
        return self.cube <= _SMALL and not self.near

    @property
    def figure(self) -> int:
        """The size of figures in pixels; the player's text size applies to close views."""
        return ceil(FIGURE * self._grown)

    @property
    def pile_figure(self) -> int:
        """The size of the numbers on piles in pixels: from near they grow half as much as cubes."""
        return ceil(FIGURE * self._grown * (1 + self.nearer) / 2 / self.nearer)

    @property
    def message(self) -> int:
        """The width of messages in pixels, which grow as figures do."""
        return round((_MESSAGE_OF_FIVE if self.cube <= _SMALL else _MESSAGE) * self._grown)

    @property
    def _grown(self) -> float:
        larger = 1 + _LARGER * (self.text_scale - 1) if self.close else 1.0
        return self.u * larger * self.nearer

    @property
    def nearer(self) -> float:
        """How much larger all that lies on the board is than in the whole city; 1.0 with enlarged texts."""
        if not self.near or self.text_scale > 1:
            return 1.0
        return max(1.0, self.scale / (_FAR * self.u))

    def side(self, cube: float) -> float:
        """Return the side of a cube in plane units, ``cube`` being its side to scale."""
        return max(cube, self._least / self.scale)

    def fits(self, cube: float, apart: float = 1.0) -> bool:
        """Whether cubes can stand where they do to scale, ``apart`` cube sides from each other."""
        return cube * apart * self.scale >= self._least

    @property
    def _least(self) -> int:
        """The smallest side of a cube in whole pixels."""
        roomy = self.text_scale == 1 and self.cube > _SMALL
        side = ROOMY_SIDE if roomy else SIDE
        return ceil(round(side * (self.u * self.nearer), 3))


def zoom_of(camera: Camera, plan: CityPlan, u: float, text_scale: float) -> Zoom:
    """Return how large a camera sees a city; ``u`` is in pixels per 1080p unit."""
    near = camera.bottom is not None and not camera.sees(plan.box)
    return Zoom(round(camera.scale, 5), u, plan.cube, text_scale, near)
