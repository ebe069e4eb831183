"""Where the cathedral, the borders and the streets of a city of three, four or five boroughs run.

The figures were found by search: the smallest area of any borough, seen in the close view, is as roomy
as can be. Streets leave each borough's long market place on both of its arms, which point at the outer
ends of the borough's borders; so no area ends in a sliver.
"""

from __future__ import annotations

from math import pi
from typing import NamedTuple

from game.table.city_shapes import Point, Polygon


class BoroughLayout(NamedTuple):
    """One place at the cathedral, in plane units from the middle of the plane.

    ``leaves`` says for corners 1 to 8 where on the arms their street leaves: 0 is the centre market, 1 the
    outer end of the right border (corner 2), -1 that of the left border (corner 7). ``along`` says at which
    share of the outer edge corners 3 to 6 lie.
    """

    centre: Point
    leaves: tuple[float, ...]
    along: tuple[float, float, float, float]


class CityLayout(NamedTuple):
    """A whole city: ``half_axes`` and ``power`` of the superellipse on which the outer corners lie, the
    cathedral's corners clockwise from the right lower one, the directions (radians) of the borders'
    outer ends in the same order, and the boroughs clockwise from the lower one. ``lane`` is half the
    width of a street, ``market`` the radius of a market, ``cube`` the side of a cube.
    """

    half_axes: Point
    power: float
    cathedral: Polygon
    borders: tuple[float, ...]
    boroughs: tuple[BoroughLayout, ...]
    lane: float
    market: float
    cube: float


def _even(x: float, y: float, first: float, third: float, fourth: float, along: Point) -> BoroughLayout:
    leaves = (first, 1, third, fourth, -fourth, -third, -1, -first)
    return BoroughLayout((x, y), leaves, (along[0], along[1], 1 - along[1], 1 - along[0]))


def _mirrored(borough: BoroughLayout) -> BoroughLayout:
    leaves = tuple(-share for share in reversed(borough.leaves))
    one, two, three, four = (1 - share for share in reversed(borough.along))
    return BoroughLayout((-borough.centre[0], borough.centre[1]), leaves, (one, two, three, four))


_THREE_LOWER = _even(0, 275, 0.053, 0.533, 0.19, (0.262, 0.411))
_THREE_LEFT = BoroughLayout(
    (-313, -83), (0.032, 1, 0.2, 0.015, 0.01, -0.252, -1, -0.314), (0.254, 0.453, 0.675, 0.805)
)
_FOUR_LOWER = _even(0, 313, 0.10, 0.451, 0.165, (0.277, 0.421))
_FOUR_LEFT = _even(-462, 0, 0.47, 0.421, 0.14, (0.298, 0.436))
_FIVE_LOWER = _even(0, 305, 0.255, 0.389, 0.125, (0.315, 0.44))
_FIVE_LEFT = BoroughLayout(
    (-472.6, 174.6), (0.203, 1, 0.486, 0.073, 0.03, -0.252, -1, -0.316), (0.288, 0.405, 0.626, 0.771)
)
_FIVE_UPPER_LEFT = BoroughLayout(
    (-366, -208), (0.05, 1, 0.10, 0.02, -0.033, -0.213, -1, -0.45), (0.181, 0.35, 0.566, 0.7)
)


def _turned(borough: BoroughLayout) -> BoroughLayout:
    return borough._replace(centre=(-borough.centre[0], -borough.centre[1]))


LAYOUTS = {
    3: CityLayout(
        half_axes=(617, 440),
        power=4.0,
        cathedral=((216, 96), (-216, 96), (0, -172)),
        borders=(0.418, pi - 0.418, 1.5 * pi),
        boroughs=(_THREE_LOWER, _THREE_LEFT, _mirrored(_THREE_LEFT)),
        lane=10,
        market=33,
        cube=30,
    ),
    4: CityLayout(
        half_axes=(658, 440),
        power=2.51,
        cathedral=((198, 165), (-198, 165), (-198, -165), (198, -165)),
        borders=(0.548, pi - 0.548, pi + 0.548, 2 * pi - 0.548),
        boroughs=(_FOUR_LOWER, _FOUR_LEFT, _turned(_FOUR_LOWER), _turned(_FOUR_LEFT)),
        lane=9,
        market=30,
        cube=27,
    ),
    5: CityLayout(
        half_axes=(659, 440),
        power=3.8,
        cathedral=((205, 130), (-205, 130), (-241, -37), (0, -150), (241, -37)),
        borders=(1.031, pi - 1.031, pi + 0.059, 1.5 * pi, 2 * pi - 0.059),
        boroughs=(
            _FIVE_LOWER,
            _FIVE_LEFT,
            _FIVE_UPPER_LEFT,
            _mirrored(_FIVE_UPPER_LEFT),
            _mirrored(_FIVE_LEFT),
        ),
        lane=7.5,
        market=24,
        cube=20.5,
    ),
}
"""By the number of boroughs."""
