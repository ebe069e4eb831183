"""Where the sign of a harbour stands, which tells the rats of its borough: lying, and as large everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from pygame import Rect

from engine import SECTORS
from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, Point, bounds, distance, shared
from game.table.map.zoom import Zoom
from game.table.pieces.pieces import RAT_WIDTH
from game.table.places import message_signs
from game.table.places.found import stand
from game.table.places.names import boxes
from game.table.places.number_places import in_window

_SIGN, _OWN = (120, 56), (134, 62)
"""The size of a sign in the whole view, in 1080p units, and of that in the lower borough."""
_SMALLER = tuple(1 - step / 20 for step in range(11))  # what is tried, as shares of that size
_HANGING = 22  # how far a sign may hang over the streets round its harbour, in the same units
_LARGEST = 1.37  # the most plane units of such a unit with large text: harbours don't grow with it
_NEARER = 16  # how far a sign may hang over then, as streets don't grow either
_APART = 3  # how far it stays off names
_NAME, _NEAR_NAME = (98, 28), (122, 32)
"""The room that the sign leaves to the name in the lower borough: in the whole view, and near."""
_TOUCH = 1  # by how many pixels it may touch the room of a building, whose corners are bare
_STEPS = 24  # how many places are tried along the height and the width of a harbour
_FAR = 0.05  # how bad it is to stand a sign's width away from the jetty, in shares of a sign that hangs over
_PARTS = 6  # in how many parts of its height it is compared with the harbour
_CUBE = 1.2  # the room of a cube and its shadow, in its sides
_NARROW = 1.5  # the least width of a sign that trays or persons cut, as a share of its height
_RAT = 0.86  # how much of its part of a sign a rat takes


def sign_room(plan: CityPlan, camera: Camera, borough: str, zoom: Zoom, clear: Rect) -> Rect | None:
    """Return where the sign of a harbour stands in the window.

    In a near view it lies inside ``clear`` (pixels): there is none if too little of the harbour does.
    """
    room = in_window(camera, sign_box(plan, borough, zoom))
    if not zoom.near or clear.contains(room):
        return room
    moved = room.clamp(clear)
    (x, y), extent = camera.to_plane(moved.topleft), (moved.width / camera.scale, moved.height / camera.scale)
    if plan.chords(borough, "harbour").holds((x, y, *extent)):
        return moved
    left = room.clip(clear)
    return left if left.height == room.height and left.width >= _NARROW * room.height else None


def sign_box(plan: CityPlan, borough: str, zoom: Zoom) -> Box:
    """Return where the sign of a harbour stands on the plane.

    It hangs a little over the streets round a narrow harbour, but over no name, message, cube or building. It
    is smaller only where there is no such place.
    """
    return _sign_box(plan, borough, zoom, tuple(boxes(plan, zoom).values()))


@lru_cache(maxsize=64)
def _sign_box(plan: CityPlan, borough: str, zoom: Zoom, names: tuple[Box, ...]) -> Box:
    wanted, apart = wanted_box(plan, borough, zoom), _APART * zoom.u / zoom.scale
    taken = [_larger(name, apart) for name in names]
    for at in product(plan.ring, SECTORS):
        place = stand(plan, *at, zoom)
        cubes = {*place.cubes, *place.closer, place.pile, place.tag}
        taken += [_around(cube, _CUBE * place.side, _CUBE * place.side) for cube in cubes]
        taken.append(_larger(place.building, -_TOUCH / zoom.scale))
    if zoom.text_scale == 1 and not any(shared(wanted, one) for one in taken):
        return wanted
    return _place(plan, borough, zoom, (*message_signs.rooms(plan, zoom), *taken))


@lru_cache(maxsize=64)
def wanted_box(plan: CityPlan, borough: str, zoom: Zoom) -> Box:
    """Return where the sign of a harbour stands best if nothing but messages and its name is in its way."""
    named = borough == plan.bottom
    name = [part * zoom.u / zoom.scale for part in (_NEAR_NAME if zoom.near else _NAME)] if named else []
    return _place(plan, borough, zoom, message_signs.rooms(plan, zoom), name)


def _place(
    plan: CityPlan,
    borough: str,
    zoom: Zoom,
    taken: Iterable[Box],
    name: Sequence[float] = (),
) -> Box:
    """Return the largest room of a sign off what is ``taken``, as much in its harbour as can be.

    It leaves room for a ``name`` of a width and height, and doesn't grow with large text.
    """
    unit, hanging, chords = zoom.u * zoom.nearer / zoom.scale, _HANGING, plan.chords(borough, "harbour")
    if zoom.text_scale > 1:
        unit, hanging = min(unit, _LARGEST), _NEARER
    wide, high = (part * unit for part in (_OWN if borough == plan.bottom else _SIGN))
    x, y, width, height = plan.harbour(borough).jetty
    middle = x + width / 2, y + height / 2
    left, top, across, down = bounds(plan.outline(borough, "harbour"))
    steps = [step / _STEPS for step in range(_STEPS + 1)]
    spots = [middle, *((left + across * i, top + down * j) for i, j in product(steps, steps))]
    around = left - wide, top - high, across + 2 * wide, down + 2 * high
    near = [box for box in taken if shared(box, around)]

    def bad(spot: Point) -> float:
        x, y, width, height = _around(spot, wide, high)
        parts = ((x, y + height * part / _PARTS, width, height / _PARTS) for part in range(_PARTS))
        return sum(map(chords.outside, parts)) / _PARTS + _FAR * distance(spot, middle) / wide

    spots.sort(key=bad)
    for share in _SMALLER:
        size = share * wide, share * high
        inner = [max(0.0, part - 2 * hanging * unit) for part in size]
        for spot in spots:
            box = _around(spot, *size)
            if not chords.holds(_around(spot, *inner)) or any(shared(box, one) for one in near):
                continue
            names = [one for one in _beside(box, *name) if chords.holds(one)] if name else [box]
            if any(not any(shared(one, other) for other in near) for one in names):
                return box
    return _around(middle, *size)


def _beside(box: Box, width: float, height: float) -> Iterator[Box]:
    """Yield the rooms of a ``width`` and ``height`` below and above a box."""
    x, y, wide, high = box
    for top, share in product((y + high, y - height), (0.5, 0.0, 1.0, 0.25, 0.75)):
        yield x + (wide - width) * share, top, width, height


def _larger(box: Box, space: float) -> Box:
    x, y, width, height = box
    return x - space, y - space, width + 2 * space, height + 2 * space


def _around(middle: Point, width: float, height: float) -> Box:
    return middle[0] - width / 2, middle[1] - height / 2, width, height


def parts_of_sign(size: tuple[int, int]) -> tuple[Rect, Rect]:
    """Return the parts of a sign of ``size`` on which the rat and the number are."""
    width, height = size
    field = min(width * 9 // 20, height)
    return Rect(0, 0, width - field, height), Rect(width - field, 0, field, height)


def rat_side(size: tuple[int, int]) -> float:
    """Return the cube side for which a rat is as large as its part of a sign of ``size`` allows."""
    place = parts_of_sign(size)[0]
    return min(place.width * _RAT / RAT_WIDTH, place.height * _RAT)
