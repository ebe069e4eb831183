"""How large a sector's building is, and where it stands, clear of cubes, friend and name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import sqrt
from statistics import quantiles

from engine import SECTORS
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Chords, shared, signed_area

SIZES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75)
"""The widths to try, as shares of the usual one: so alike that all look of one size."""
SMALLER = (0.7, 0.65, 0.6, 0.52, 0.46, 0.4, 0.34)
"""The widths to try where there is no room for those."""
_WIDEST = 2.85
"""The most that the usual width may be, in sides of a cube."""
_WIDE = 0.7
"""The usual width: the same for all of a city, as a share of the side of a small sector's square."""
_HIGH = 0.75  # the height of a building's picture divided by its width
_ROOF, _GABLE = 0.4, 0.16
"""How much of a building's height is its roof, and how much narrower that is on each side, as shares."""
_ABOVE, _ASIDE = 0.24, 0.09
"""How far a building may rise above its sector, and stand over its edges, as shares of its height.

The streets round it are wide, and the edges of its picture are clear."""
_SOLID = 0.03, 0.04, 0.94, 0.94
"""Left, top, width and height of what isn't bare of its picture, as shares."""
_FEET, _ACROSS = 20, (0.5, 0.0, 1.0, 0.25, 0.75, 0.12, 0.88)
_TOUCH = 0.02  # the share of a thing that the building may touch


def usual(plan: CityPlan, colour: str, sector: str, side: float) -> Box:
    """Return the room of a sector's building of the usual size, on its foot in the layout.

    ``side`` is that of a cube.
    """
    x, y, width, height = plan.sector(colour, sector).picture
    wide = min(_WIDEST * side, _usual_width(plan.pattern))
    return x + (width - wide) / 2, y + height - wide * _HIGH, wide, wide * _HIGH


@lru_cache(maxsize=8)
def _usual_width(plan: CityPlan) -> float:
    """Return the width of a city's buildings: its small sectors have room for one, a friend and cubes."""
    areas = [signed_area(plan.outline(*each)) for each in product(plan.ring, SECTORS)]
    return _WIDE * sqrt(quantiles(areas)[0])


def sites(chords: Chords, building: Box, size: float, things: Sequence[Box] = ()) -> Iterator[Box]:
    """Yield where a ``building`` of a ``size`` stands in a sector clear of ``things``, the nearest first."""
    wide, tall = building[2] * size, building[3] * size
    place = _smaller(building, size)

    def away(box: Box) -> float:
        return abs(box[0] - place[0]) + abs(box[1] - place[1])

    left, right = _inside(chords, place[1], tall)
    fits = left <= place[0] and place[0] + wide <= right and place[1] >= chords.top - _ABOVE * tall
    own = [place] if fits else []
    for site in (*own, *sorted(_anywhere(chords, wide, tall, things), key=away)):
        if is_clear(site, things):
            yield site


def _smaller(building: Box, size: float) -> Box:
    x, y, width, height = building
    return x + width * (1 - size) / 2, y + height * (1 - size), width * size, height * size


def _anywhere(chords: Chords, wide: float, tall: float, things: Sequence[Box]) -> Iterator[Box]:
    """Yield places all over a sector, also close beside ``things``."""
    above = _ABOVE * tall
    room = chords.bottom - chords.top + above - tall
    for step in range(_FEET + 1 if room > 0 else 0):
        top = chords.top - above + room * step / _FEET
        left, right = _inside(chords, top, tall)
        if right - left >= wide:
            beside = [x for thing in things for x in (thing[0] - wide, thing[0] + thing[2])]
            spread = [left + (right - left - wide) * share for share in _ACROSS]
            for x in (*spread, *(x for x in beside if left <= x <= right - wide)):
                yield x, top, wide, tall


def _inside(chords: Chords, top: float, height: float) -> tuple[float, float]:
    """Return the left and right end of the room for a building of a height; its roof is narrower."""
    body = chords.between(top + height * _ROOF, top + height)
    roof = chords.between(max(chords.top, top), top + height)
    margin, aside = _GABLE * height, _ASIDE * height
    return max(body[0] - aside, roof[0] - margin - aside), min(body[1] + aside, roof[1] + margin + aside)


def solid(building: Box) -> Box:
    """Return the room of a building without the edges of its picture, which are bare but for a spire."""
    x, y, width, height = building
    left, top, wide, tall = _SOLID
    return x + left * width, y + top * height, wide * width, tall * height


def is_clear(building: Box, things: Iterable[Box]) -> bool:
    """Return whether a building covers none of some things."""
    inner = solid(building)
    return all(shared(inner, thing) <= _TOUCH for thing in things)


def clear_site(chords: Chords, building: Box, things: list[Box]) -> Box:
    """Return the largest place of a ``building`` clear of some ``things``, the nearest to its own.

    Where there is none, the building is as small as can be and covers the least.
    """
    for size in (*SIZES, *SMALLER):
        for site in sites(chords, building, size, things):
            return site
    least = [*sites(chords, building, SMALLER[-1])] or [_smaller(building, SMALLER[-1])]
    return min(least, key=lambda site: sum(shared(site, one) for one in things))
