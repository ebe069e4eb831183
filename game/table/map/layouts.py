"""Layouts of a city of three, four or five boroughs: its streets, and the contents of its areas.

The numbers come from ``layouts.toml`` and ``areas.toml`` beside this file, in plane units.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import tomli

from game.table.map.shapes import Box, Point, Polygon

MOST_CUBES = 14
_LARGEST_PICTURE = 1.6  # the largest of an area's buildings, compared with the smallest in the same city


class SectorLayout(NamedTuple):
    """Positions in a sector.

    ``label`` is the centre of the sector's name and ``label_width`` the room for it; ``picture`` is the
    building's box; ``friend`` is the centre of the friend's foot, a square with the side of a cube. ``slots``
    are the centres of 14 cubes: the front row first, each row from its middle outwards, then further layers
    on top, so that a cube never moves when others are added. The first ``standing`` cubes stand on the
    ground; later ones are stacked.
    """

    label: Point
    label_width: float
    picture: Box
    friend: Point
    slots: tuple[Point, ...]
    standing: int

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> SectorLayout:
        """Build a layout from its TOML table.

        ``front`` is the leftmost cube of the front row; a row has ``columns`` cubes, ``pitch`` apart; each
        layer is drawn ``lift`` higher.
        """
        (x, y), pitch, columns, standing = data["front"], data["pitch"], data["columns"], data["standing"]
        from_middle = sorted(range(columns), key=lambda column: (abs(2 * column - columns + 1), column))
        slots = []
        for number in range(MOST_CUBES):
            layer, place = divmod(number, standing)
            row, column = divmod(place, columns)
            slots.append((x + pitch * from_middle[column], y - pitch * row - data["lift"] * layer))
        label, picture, friend = tuple(data["label"]), tuple(data["picture"]), tuple(data["friend"])
        return cls(label, data["label_width"], picture, friend, tuple(slots), standing)


class HarbourLayout(NamedTuple):
    """Positions in a harbour: its name (as in a sector), the boat and the ``jetty`` with the rat track.

    ``picture`` is the box of the moored boat, of size zero where there is no room for one.
    """

    label: Point
    label_width: float
    picture: Box
    jetty: Box

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> HarbourLayout:
        """Build a layout from its TOML table."""
        return cls(tuple(data["label"]), data["label_width"], tuple(data["picture"]), tuple(data["jetty"]))


AreaLayout = SectorLayout | HarbourLayout


class BoroughLayout(NamedTuple):
    """The layout of one borough; points are relative to the middle of the plane.

    ``leaves`` gives, for corners 1 to 8, where on the arms of the long market place their street starts: 0 is
    the centre market, 1 the outer end of the right border (corner 2), -1 that of the left border (corner 7).
    ``along`` gives the positions of corners 3 to 6 as shares of the outer edge. ``cube`` is the side of a
    cube here, chosen to be visible in the close view.
    """

    centre: Point
    leaves: tuple[float, ...]
    along: tuple[float, ...]
    cube: float


class CityLayout(NamedTuple):
    """The layout of a whole city.

    ``half_axes`` and ``power`` define the superellipse on which the outer corners lie. ``cathedral`` holds
    the cathedral's corners clockwise from the lower right one, ``borders`` the directions (radians) of the
    borders' outer ends in the same order, and ``boroughs`` the boroughs clockwise from the bottom one.
    ``lane`` is half the width of a street, ``market`` the radius of a market, ``cube`` the side of a cube in
    the cathedral.
    """

    half_axes: Point
    power: float
    cathedral: Polygon
    borders: tuple[float, ...]
    lane: float
    market: float
    cube: float
    boroughs: tuple[BoroughLayout, ...]


def _table(name: str) -> dict[str, Any]:
    return tomli.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))


@cache
def city_layouts() -> dict[int, CityLayout]:
    """Return the layouts by number of boroughs."""
    return {
        int(count): CityLayout(
            **{**city, "boroughs": tuple(BoroughLayout(**one) for one in city["boroughs"])}
        )
        for count, city in _table("layouts.toml").items()
    }


@cache
def area_layouts() -> dict[int, list[dict[str, AreaLayout]]]:
    """Return, by number of boroughs, each borough's layouts by area, clockwise from the bottom one."""
    return {
        int(count): [
            {
                area: (HarbourLayout if area == "harbour" else SectorLayout).read(data)
                for area, data in one.items()
            }
            for one in _evened(boroughs)
        ]
        for count, boroughs in _table("areas.toml").items()
    }


def _evened(boroughs: list[dict[str, dict[str, Any]]]) -> list[dict[str, dict[str, Any]]]:
    """Return the areas of all boroughs with no building much larger than in another borough.

    A building keeps its foot where it is.
    """
    least = {
        area: min(one[area]["picture"][2] for one in boroughs) for area in boroughs[0] if area != "harbour"
    }
    evened = []
    for one in boroughs:
        areas = dict(one)
        for area, small in least.items():
            x, y, width, height = one[area]["picture"]
            share = min(1.0, _LARGEST_PICTURE * small / width)
            picture = [x + width * (1 - share) / 2, y + height * (1 - share), width * share, height * share]
            areas[area] = {**one[area], "picture": picture}
        evened.append(areas)
    return evened
