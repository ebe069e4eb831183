"""Where numbers of pieces stand: off messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product

from pygame import Rect

from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, distance
from game.table.map.zoom import Zoom
from game.table.places import message_signs


class NumberPlaces:
    """Finds room for numbers in a window."""

    def __init__(self, plan: CityPlan, camera: Camera, zoom: Zoom) -> None:
        self.plan, self.camera, self.zoom = plan, camera, zoom

    def off_messages(self, box: Rect, besides: Sequence[Rect]) -> Rect:
        """Return the place nearest to a box where it touches neither messages nor what is ``besides``.

        Messages that give way to a carriage are kept clear too, whether or not there is one.
        """
        if box.collidelist(self.message_rooms) < 0:
            return box
        near = box.inflate(4 * box.width, 4 * box.height)
        taken = [each for each in (*self.message_rooms, *besides) if each.colliderect(near)]
        lefts = [box.left, *(x for each in taken for x in (each.left - box.width, each.right))]
        tops = [box.top, *(y for each in taken for y in (each.top - box.height, each.bottom))]
        places = (Rect((left, top), box.size) for left, top in product(lefts, tops))
        free = (place for place in places if place.collidelist(taken) < 0)
        return min(free, key=lambda place: (distance(place.center, box.center), place.topleft), default=box)

    @cached_property
    def message_rooms(self) -> list[Rect]:
        """The room of all messages in the window, where they lie and where they give way."""
        return [in_window(self.camera, room) for room in message_signs.rooms(self.plan, self.zoom)]


def in_window(camera: Camera, box: Box) -> Rect:
    """Return where a box of the plane is in the window."""
    left, top = camera.to_screen((box[0], box[1]))
    right, bottom = camera.to_screen((box[0] + box[2], box[1] + box[3]))
    return Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))
