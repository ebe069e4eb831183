"""Where a sector's building can stand when cubes, friend and name need more room than its layout leaves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.table.city.shapes import Box, Chords, shared

SIZES = (1.0, 0.88, 0.76, 0.66, 0.57, 0.5, 0.43)
"""The widths to try, as shares of that in the layout, largest first."""
_ROOF, _GABLE = 0.4, 0.16
"""How much of a building's height is its roof, and how much narrower that is on each side, as shares."""
_FEET, _ACROSS = 8, (0.5, 0.0, 1.0, 0.25, 0.75)
_TOUCH = 0.02  # the share of a thing that the building may touch


def sites(chords: Chords, layout: Box, size: float) -> list[Box]:
    """Return where a building can stand inside a sector, nearest to its place in the ``layout`` first."""
    x, y, width, height = layout
    if size == 1:
        return [layout]
    wide, tall = width * size, height * size
    place = x + (width - wide) / 2, y + height - tall, wide, tall

    def away(box: Box) -> float:
        return abs(box[0] - place[0]) + abs(box[1] - place[1])

    return [place, *sorted(_anywhere(chords, wide, tall), key=away)]


def _anywhere(chords: Chords, wide: float, tall: float) -> Iterator[Box]:
    room = chords.bottom - chords.top - tall
    for step in range(_FEET + 1 if room > 0 else 0):
        top = chords.top + room * step / _FEET
        left, right = _inside(chords, top, tall)
        if right - left >= wide:
            for share in _ACROSS:
                yield left + (right - left - wide) * share, top, wide, tall


def _inside(chords: Chords, top: float, height: float) -> tuple[float, float]:
    """Return the left and right end of the room for a building of a height; its roof is narrower."""
    body = chords.between(top + height * _ROOF, top + height)
    roof = chords.between(top, top + height)
    spare = _GABLE * height
    return max(body[0], roof[0] - spare), min(body[1], roof[1] + spare)


def is_clear(building: Box, things: Iterable[Box]) -> bool:
    """Return whether a building covers none of some things."""
    return all(shared(building, thing) <= _TOUCH for thing in things)


def clear_site(chords: Chords, layout: Box, things: list[Box]) -> Box:
    """Return the largest place of a building clear of some ``things``, the nearest to its layout.

    Where there is none, the building is as small as can be and covers the least.
    """
    for size in SIZES:
        for site in sites(chords, layout, size):
            if is_clear(site, things):
                return site
    return min(sites(chords, layout, SIZES[-1]), key=lambda site: sum(shared(site, one) for one in things))
