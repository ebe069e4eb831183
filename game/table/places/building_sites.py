"""How large a sector's building is, and where it stands, clear of cubes, friend and name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.table.map.shapes import Box, Chords, shared

SIZES = (1.0, 0.89, 0.79, 0.7, 0.62, 0.54, 0.46, 0.39, 0.32)
"""The widths to try, as shares of the largest."""
_WIDEST = 3.3
"""The width of the largest building, in sides of a cube: the same for all, so that all are of one city."""
_HIGH = 0.75  # the height of a building's picture divided by its width
_ROOF, _GABLE = 0.4, 0.16
"""How much of a building's height is its roof, and how much narrower that is on each side, as shares."""
_ABOVE, _ASIDE = 0.16, 0.07
"""How far a building may rise above its sector, and stand over its edges, as shares of its height.

The streets round it are wide, and the edges of its picture are clear."""
_FEET, _ACROSS = 8, (0.5, 0.0, 1.0, 0.25, 0.75)
_TOUCH = 0.02  # the share of a thing that the building may touch


def largest(layout: Box, side: float) -> Box:
    """Return the room of a sector's building as large as it may be, on its foot in the ``layout``.

    ``side`` is that of a cube.
    """
    x, y, width, height = layout
    wide = _WIDEST * side
    return x + (width - wide) / 2, y + height - wide * _HIGH, wide, wide * _HIGH


def sites(chords: Chords, building: Box, size: float) -> list[Box]:
    """Return where a ``building`` can stand inside a sector at a ``size``, nearest to its place first."""
    wide, tall = building[2] * size, building[3] * size
    place = _smaller(building, size)

    def away(box: Box) -> float:
        return abs(box[0] - place[0]) + abs(box[1] - place[1])

    left, right = _inside(chords, place[1], tall)
    fits = left <= place[0] and place[0] + wide <= right and place[1] >= chords.top - _ABOVE * tall
    usual = [place] if fits else []
    return [*usual, *sorted(_anywhere(chords, wide, tall), key=away)]


def _smaller(building: Box, size: float) -> Box:
    x, y, width, height = building
    return x + width * (1 - size) / 2, y + height * (1 - size), width * size, height * size


def _anywhere(chords: Chords, wide: float, tall: float) -> Iterator[Box]:
    above = _ABOVE * tall
    room = chords.bottom - chords.top + above - tall
    for step in range(_FEET + 1 if room > 0 else 0):
        top = chords.top - above + room * step / _FEET
        left, right = _inside(chords, top, tall)
        if right - left >= wide:
            for share in _ACROSS:
                yield left + (right - left - wide) * share, top, wide, tall


def _inside(chords: Chords, top: float, height: float) -> tuple[float, float]:
    """Return the left and right end of the room for a building of a height; its roof is narrower."""
    body = chords.between(top + height * _ROOF, top + height)
    roof = chords.between(max(chords.top, top), top + height)
    margin, aside = _GABLE * height, _ASIDE * height
    return max(body[0] - aside, roof[0] - margin - aside), min(body[1] + aside, roof[1] + margin + aside)


def is_clear(building: Box, things: Iterable[Box]) -> bool:
    """Return whether a building covers none of some things."""
    return all(shared(building, thing) <= _TOUCH for thing in things)


def clear_site(chords: Chords, building: Box, things: list[Box]) -> Box:
    """Return the largest place of a ``building`` clear of some ``things``, the nearest to its own.

    Where there is none, the building is as small as can be and covers the least.
    """
    for size in SIZES:
        for site in sites(chords, building, size):
            if is_clear(site, things):
                return site
    least = sites(chords, building, SIZES[-1]) or [_smaller(building, SIZES[-1])]
    return min(least, key=lambda site: sum(shared(site, one) for one in things))
