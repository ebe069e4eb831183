"""Where numbers of pieces stand: on a cube, in its sector, off messages and names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import product
from math import cos, sin

from pygame import Rect

from game.table.map.camera import Camera
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Box, Point, Polygon, bounds, inside, shared
from game.table.map.zoom import Zoom
from game.table.places import message_signs

_CORNERS = ((1, 1), (-1, 1), (1, -1), (-1, -1))
_BETWEEN = ((0, 1), (1, 0), (-1, 0), (0, -1), (0, 0))
_OVER = 0.3  # how far a disc reaches over the middle of its cube, in sides of that
_ROUND, _TURNS = 0.42, 6  # the radius of the points of its rim, in its sides, and their number

_BEYOND, _SIGNS = 0.6, 8.0  # how much less bad it is to lie on a street, and how much worse on words


class NumberPlaces:
    """Finds room for numbers in a window."""

    def __init__(self, plan: CityPlan, camera: Camera, zoom: Zoom, names: Iterable[Box]) -> None:
        self.plan, self.camera, self.zoom, self.names = plan, camera, zoom, names

    def over_corner(self, cube: Point, side: float, disc: Rect, off: Sequence[Rect], ground: Polygon) -> Rect:
        """Return where a number's disc lies over a corner of its cube, whose middle and side are in pixels.

        It is the lower right one, unless another hides less of messages, names and what is ``off``, or
        leaves the ``ground`` less, an outline on the plane. On other areas it lies only if all places do.
        """
        reach, places = disc.width / 2 - _OVER * side, []
        for right, down in (*_CORNERS, *_BETWEEN):
            spot = cube[0] + right * reach, cube[1] + down * reach
            places.append(disc.move(round(spot[0]) - disc.centerx, round(spot[1]) - disc.centery))
        places.sort(key=lambda place: self._disturbs(place, off, ground))
        return next((place for place in places if not ground or self._is_at_home(place, ground)), places[0])

    def _disturbs(self, place: Rect, off: Sequence[Rect], ground: Polygon) -> float:
        """Return how bad a place is: how many pixels hide something, or lie outside the ground."""
        rooms = ((1.0, off), (_SIGNS, self._signs))
        hidden = ((bad, place.clip(each)) for bad, there in rooms for each in there)
        outside = sum(not inside(ground, point) for point in self._rim(place)) if ground else 0
        beyond = _BEYOND * place.w * place.h * outside / _TURNS
        return sum(bad * part.w * part.h for bad, part in hidden) + beyond

    def _is_at_home(self, place: Rect, ground: Polygon) -> bool:
        """Whether a place lies on no area but that of the ground; streets are nobody's."""
        rim = self._rim(place)
        (left, top), (right, bottom) = map(min, zip(*rim, strict=True)), map(max, zip(*rim, strict=True))
        room = left, top, right - left, bottom - top
        near = [outline for box, outline in _grounds(self.plan) if outline != ground and shared(room, box)]
        return not any(inside(outline, point) for outline in near for point in rim)

    def _rim(self, place: Rect) -> list[Point]:
        """Return points of the plane at the rim of a disc."""
        (x, y), reach = place.center, _ROUND * place.width
        spots = [(x + reach * cos(turn), y + reach * sin(turn)) for turn in range(_TURNS)]
        return [self.camera.to_plane(spot) for spot in spots]

    @cached_property
    def _signs(self) -> list[Rect]:
        """The room of all names and messages in the window, also where messages give way."""
        rooms = (*message_signs.rooms(self.plan, self.zoom), *self.names)
        return [in_window(self.camera, room) for room in rooms]


@lru_cache(maxsize=4)
def _grounds(plan: CityPlan) -> list[tuple[Box, Polygon]]:
    """Return the boxes and outlines of all areas."""
    outlines = (plan.outline(*at) for at in product(plan.ring, AREAS))
    return [(bounds(outline), outline) for outline in outlines]


def in_window(camera: Camera, box: Box) -> Rect:
    """Return where a box of the plane is in the window."""
    left, top = camera.to_screen((box[0], box[1]))
    right, bottom = camera.to_screen((box[0] + box[2], box[1] + box[3]))
    return Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))
