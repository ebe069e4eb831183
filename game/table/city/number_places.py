"""Where numbers of pieces stand: in their sector or harbour, off messages and names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from math import inf

from pygame import Rect

from game.table.city import signs
from game.table.city.camera import Camera
from game.table.city.carriages import room as carriage_room
from game.table.city.plan import CityPlan
from game.table.city.shapes import Box, Chords, bounds, distance, shared
from game.table.city.zoom import Zoom

_HIDDEN = 0.1  # the share of a number that a carriage may cover
_GRAZED = 0.06  # the share of a name's room, with its pale edge, that a number may cover
_STREETS = 1.6  # how far a number may reach over the streets round its harbour, in their half widths
_TRIED = 16  # rows and columns of a harbour where a number is tried that has no room beside its rat


class NumberPlaces:
    """Finds room for numbers in a window. ``names`` tells the room of each area's name on the plane."""

    def __init__(
        self, plan: CityPlan, camera: Camera, zoom: Zoom, names: Mapping[tuple[str, str], Box]
    ) -> None:
        self.plan, self.camera, self.zoom, self.names = plan, camera, zoom, names

    def at_home(self, box: Rect, colour: str) -> bool:
        """Whether what lies in a box touches no ground but the harbour of a borough and the streets there."""
        x, y, width, height = self._on_plane(box)
        street = min(_STREETS * self.plan.lane, 0.45 * width, 0.45 * height)
        inner = x + street, y + street, width - 2 * street, height - 2 * street
        return self.plan.chords(colour, "harbour").holds(inner)

    def beside(self, rat: Rect, size: tuple[int, int], colour: str, clear: Rect) -> Rect | None:
        """Return where the number of a rat stands: in the harbour, clear of names and messages.

        It is seen whole inside ``clear`` (pixels). Without such a place there is none.
        """
        chords, name = self.plan.chords(colour, "harbour"), self.names.get((colour, "harbour"))
        places, besides = [], [rat, in_window(self.camera, name)] if name else [rat]
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            place = Rect((0, 0), size)
            away = (rat.width + place.width) // 2 * right, (rat.height + place.height) // 2 * down
            place.center = rat.centerx + away[0], rat.centery + away[1]
            places.append(self.off_messages(place, besides, chords))

        def cost(place: Rect) -> tuple[float, ...]:
            box = self._on_plane(place)
            hiding = max((shared(box, name) for name in self.names.values()), default=0.0)
            hidden = [max(shared(carriage, box) for carriage in rooms) for rooms in self._carriages]
            return (
                max(0.0, hiding - _GRAZED),
                *(max(0.0, share - _HIDDEN) for share in hidden),
                chords.outside(box),
            )

        def good(place: Rect) -> bool:
            return clear.contains(place) and self.at_home(place, colour)

        fitting = [place for place in places if good(place)]
        if not any(not any(cost(place)[:-1]) for place in fitting):
            fitting += filter(good, self._in_harbour(rat, size, colour))
        return min(fitting, key=cost, default=None)

    @cached_property
    def _carriages(self) -> list[list[Box]]:
        """The room of one carriage on each market, and that of two, whether or not they are there."""
        return [
            [carriage_room(self.plan, market, self.zoom, number) for market in self.plan.markets]
            for number in (1, 2)
        ]

    def _in_harbour(self, rat: Rect, size: tuple[int, int], colour: str) -> list[Rect]:
        """Return places all over a harbour clear of messages and the rat, the nearest to it first."""
        left, top, width, height = bounds(self.plan.outline(colour, "harbour"))
        whole = in_window(self.camera, (left, top, width, height))
        taken, found = [*self.message_rooms, rat], []
        for row, column in product(range(_TRIED + 1), repeat=2):
            place = Rect((0, 0), size)
            place.x = whole.x + (whole.width - place.width) * column // _TRIED
            place.y = whole.y + (whole.height - place.height) * row // _TRIED
            if place.collidelist(taken) < 0:
                found.append(place)
        return sorted(found, key=lambda place: distance(place.center, rat.center))

    def off_messages(
        self, box: Rect, besides: Sequence[Rect], home: Chords | None = None, moved: Sequence[Rect] = ()
    ) -> Rect:
        """Return the place nearest to a box where it touches neither messages nor what is ``besides``.

        ``moved`` are the rooms of messages that lie elsewhere in this window. Places outside its ``home``
        count as farther away. Messages that give way to a carriage are
        kept clear too, whether or not there is one.
        """
        messages = [*self.message_rooms, *moved]
        if box.collidelist(messages) < 0:
            return box
        near = box.inflate(4 * box.width, 4 * box.height)
        taken = [each for each in (*messages, *besides) if each.colliderect(near)]
        lefts = [box.left, *(x for each in taken for x in (each.left - box.width, each.right))]
        tops = [box.top, *(y for each in taken for y in (each.top - box.height, each.bottom))]
        places = (Rect((left, top), box.size) for left, top in product(lefts, tops))
        free = (place for place in places if place.collidelist(taken) < 0)
        nearest, least = box, inf
        for away, place in sorted((distance(place.center, box.center), place.topleft) for place in free):
            if away >= least:
                break
            there = Rect(place, box.size)
            away += home.outside(self._on_plane(there)) * box.width if home else 0.0
            if away < least:
                nearest, least = there, away
        return nearest

    def _on_plane(self, box: Rect) -> Box:
        x, y = self.camera.to_plane(box.topleft)
        return x, y, box.width / self.zoom.scale, box.height / self.zoom.scale

    @cached_property
    def message_rooms(self) -> list[Rect]:
        """The room of all messages in the window, where they lie and where they give way."""
        rooms = signs.rooms(self.plan, self.zoom)
        if not rooms:
            half = self.plan.market_radius
            points = map(self.plan.message_point, self.plan.message_markets)
            rooms = tuple((x - half, y - half, 2 * half, 2 * half) for x, y in points)
        return [in_window(self.camera, room) for room in rooms]


def in_window(camera: Camera, box: Box) -> Rect:
    """Return where a box of the plane is in the window."""
    left, top = camera.to_screen((box[0], box[1]))
    right, bottom = camera.to_screen((box[0] + box[2], box[1] + box[3]))
    return Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))
