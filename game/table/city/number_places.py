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
from game.table.city.layouts import BERTHS
from game.table.city.plan import CityPlan
from game.table.city.shapes import Box, Chords, bounds, distance, shared
from game.table.city.zoom import Zoom

_HIDDEN = 0.1  # the share of a number that a carriage may cover
_GRAZED = 0.04  # the share of a name's room, with its pale edge, that a number may cover
_STREETS = 1.6  # how far a number may reach over the streets round its harbour, in their half widths
_TRIED = 24  # rows and columns of a harbour where the number of a rat is tried
_HIDDEN_LAST, _HIDDEN_RAT = 0.06, 0.3  # shares of the last berth and of a rat's room that it may cover


class NumberPlaces:
    """Finds room for numbers in a window. ``names`` tells the room of each area's name on the plane."""

    def __init__(
        self, plan: CityPlan, camera: Camera, zoom: Zoom, names: Mapping[tuple[str, str], Box]
    ) -> None:
        self.plan, self.camera, self.zoom, self.names = plan, camera, zoom, names
        self._off_jetties: dict[tuple[object, ...], Rect | None] = {}

    def at_home(self, box: Rect, colour: str) -> bool:
        """Whether what lies in a box touches no ground but the harbour of a borough and the streets there."""
        x, y, width, height = self._on_plane(box)
        street = min(_STREETS * self.plan.lane, 0.45 * width, 0.45 * height)
        inner = x + street, y + street, width - 2 * street, height - 2 * street
        return self.plan.chords(colour, "harbour").holds(inner)

    def off_jetty(self, rat: Rect, size: tuple[int, int], colour: str, clear: Rect) -> Rect | None:
        """Return where the number of a rat stands: in its harbour, off the jetty, names and messages.

        It is the same place for all berths, unless the rat is in the way. Where the harbour has no room
        beside the jetty, the number covers as little of it as can be, and none of the last berth. It is seen
        whole inside ``clear`` (pixels). Without such a place there is none.
        """
        asked = (*rat, *size, colour, *clear)
        if asked not in self._off_jetties:
            self._off_jetties[asked] = self._search_off_jetty(rat, size, colour, clear)
        return self._off_jetties[asked]

    def _search_off_jetty(self, rat: Rect, size: tuple[int, int], colour: str, clear: Rect) -> Rect | None:
        jetty = in_window(self.camera, self.plan.jetty(colour))
        first, last = self._berth(colour, 0), self._berth(colour, BERTHS - 1)
        run = jetty.inflate(rat.width - first.width, rat.height - first.height)  # of the rat, whole

        def cost(place: Rect) -> tuple[float, ...]:
            return (
                _share(place, last) > _HIDDEN_LAST,
                _share(place, rat) > _HIDDEN_RAT,
                round(_share(jetty, place), 2),
                _share(run, place),
                distance(place.center, first.center),
            )

        def hiding(place: Rect) -> tuple[float, ...]:
            box = self._on_plane(place)
            names = max((shared(box, name) for name in self.names.values()), default=0.0)
            hidden = [max(shared(carriage, box) for carriage in rooms) for rooms in self._carriages]
            return max(0.0, names - _GRAZED), *(max(0.0, share - _HIDDEN) for share in hidden)

        least: tuple[tuple[float, ...], Rect] | None = None
        for place in sorted(self._in_harbour(size, colour), key=cost):
            if not clear.contains(place) or not self.at_home(place, colour):
                continue
            hides = hiding(place)
            if not any(hides):
                return place
            if least is None or hides < least[0]:
                least = hides, place
        return least[1] if least else None

    def _berth(self, colour: str, number: int) -> Rect:
        """Return where a berth is in the window."""
        harbour = self.plan.harbour(colour)
        (x, y), side = harbour.berths[number], harbour.pitch
        return in_window(self.camera, (x - side / 2, y - side / 2, side, side))

    @cached_property
    def _carriages(self) -> list[list[Box]]:
        """The room of one carriage on each market, and that of two, whether or not they are there."""
        return [
            [carriage_room(self.plan, market, self.zoom, number) for market in self.plan.markets]
            for number in (1, 2)
        ]

    def _in_harbour(self, size: tuple[int, int], colour: str) -> list[Rect]:
        """Return places all over a harbour that are clear of messages."""
        whole = in_window(self.camera, bounds(self.plan.outline(colour, "harbour")))
        found = []
        for row, column in product(range(_TRIED + 1), repeat=2):
            place = Rect((0, 0), size)
            place.x = whole.x + (whole.width - place.width) * column // _TRIED
            place.y = whole.y + (whole.height - place.height) * row // _TRIED
            if place.collidelist(self.message_rooms) < 0:
                found.append(place)
        return found

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


def _share(box: Rect, behind: Rect) -> float:
    """Return the share of ``behind`` that a box covers."""
    cut = box.clip(behind)
    return cut.width * cut.height / (behind.width * behind.height)
