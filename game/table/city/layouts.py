"""Where the cathedral, the borders and the streets of a city of three, four or five boroughs run.

The figures were found by search: the smallest area of any borough, seen in the close view, is as roomy
as can be. Streets leave each borough's long market place on both of its arms, which point at the outer
ends of the borough's borders; so no area ends in a sliver.
"""

from __future__ import annotations

from math import pi
from typing import NamedTuple

from game.table.city.shapes import Point, Polygon


class BoroughLayout(NamedTuple):
    """One place at the cathedral, in plane units from the middle of the plane.

    ``leaves`` says for corners 1 to 8 where on the arms their street leaves: 0 is the centre market, 1 the
    outer end of the right border (corner 2), -1 that of the left border (corner 7). ``along`` says at which
    share of the outer edge corners 3 to 6 lie. ``cube`` is the side of a cube here: large enough to see in
    the close view.
    """

    centre: Point
    leaves: tuple[float, ...]
    along: tuple[float, float, float, float]
    cube: float


class CityLayout(NamedTuple):
    """A whole city: ``half_axes`` and ``power`` of the superellipse on which the outer corners lie, the
    cathedral's corners clockwise from the right lower one, the directions (radians) of the borders'
    outer ends in the same order, and the boroughs clockwise from the lower one. ``lane`` is half the
    width of a street, ``market`` the radius of a market, ``cube`` the side of a cube in the cathedral.
    """

    half_axes: Point
    power: float
    cathedral: Polygon
    borders: tuple[float, ...]
    boroughs: tuple[BoroughLayout, ...]
    lane: float
    market: float
    cube: float


def _mirrored(borough: BoroughLayout) -> BoroughLayout:
    leaves = tuple(-share for share in reversed(borough.leaves))
    one, two, three, four = (1 - share for share in reversed(borough.along))
    return BoroughLayout(
        (-borough.centre[0], borough.centre[1]), leaves, (one, two, three, four), borough.cube
    )


def _turned(borough: BoroughLayout) -> BoroughLayout:
    return borough._replace(centre=(-borough.centre[0], -borough.centre[1]))


_THREE_LOWER = BoroughLayout(
    (0, 278), (0.053, 1, 0.533, 0.19, -0.16, -0.533, -1, -0.053), (0.262, 0.411, 0.589, 0.738), 30
)
_THREE_LEFT = BoroughLayout(
    (-325, -85), (0.032, 1, 0.2, 0.015, 0.01, -0.252, -1, -0.314), (0.254, 0.453, 0.675, 0.805), 29
)
_FOUR_LOWER = BoroughLayout(
    (0, 282), (0.129, 1, 0.394, 0.138, -0.092, -0.392, -1, -0.129), (0.303, 0.432, 0.558, 0.706), 28.5
)
_FOUR_LEFT = BoroughLayout(
    (-412, 0), (0.05, 1, 0.433, 0.163, -0.135, -0.421, -1, -0.05), (0.265, 0.42, 0.57, 0.718), 24
)
_FIVE_LOWER = BoroughLayout(
    (0, 240), (0.05, 1, 0.40, 0.15, -0.15, -0.40, -1, -0.05), (0.3, 0.435, 0.565, 0.708), 17
)
_FIVE_LEFT = BoroughLayout(
    (-404, 112), (0.05, 1, 0.534, 0.022, 0.017, -0.02, -1, -0.12), (0.329, 0.409, 0.626, 0.812), 20.5
)
_FIVE_UPPER_LEFT = BoroughLayout(
    (-396, -185), (0.064, 1, 0.199, 0.18, -0.047, -0.323, -1, -0.2), (0.189, 0.439, 0.592, 0.708), 20.5
)

LAYOUTS = {
    3: CityLayout(
        half_axes=(617, 440),
        power=4.0,
        cathedral=((235, 108), (-235, 108), (0, -195)),
        borders=(0.418, pi - 0.418, 1.5 * pi),
        boroughs=(_THREE_LOWER, _THREE_LEFT, _mirrored(_THREE_LEFT)),
        lane=10,
        market=33,
        cube=25,
    ),
    4: CityLayout(
        half_axes=(660, 440),
        power=2.56,
        cathedral=((188, 126), (-188, 126), (-188, -126), (188, -126)),
        borders=(0.475, pi - 0.475, pi + 0.475, 2 * pi - 0.475),
        boroughs=(_FOUR_LOWER, _FOUR_LEFT, _turned(_FOUR_LOWER), _turned(_FOUR_LEFT)),
        lane=8.5,
        market=30,
        cube=24,
    ),
    5: CityLayout(
        half_axes=(700, 440),
        power=3.68,
        cathedral=((156, 126), (-156, 126), (-204, -40), (0, -160), (204, -40)),
        borders=(0.985, pi - 0.985, pi + 0.051, 1.5 * pi, 2 * pi - 0.051),
        boroughs=(
            _FIVE_LOWER,
            _FIVE_LEFT,
            _FIVE_UPPER_LEFT,
            _mirrored(_FIVE_UPPER_LEFT),
            _mirrored(_FIVE_LEFT),
        ),
        lane=7.5,
        market=24,
        cube=18,
    ),
}
"""By the number of boroughs."""
