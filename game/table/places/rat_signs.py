"""Where the sign of a harbour stands, which tells the rats of its borough: over the jetty."""

from __future__ import annotations

from functools import lru_cache

from pygame import Rect

from game.table.map.camera import Camera
from game.table.map.plan import CityPlan
from game.table.map.shapes import Box, shared
from game.table.map.zoom import Zoom
from game.table.pieces.pieces import RAT_WIDTH
from game.table.places import message_signs
from game.table.places.number_places import in_window

_STREETS = 0.8  # how far a sign may reach over the streets round its harbour, in their half widths
_GROWTH = 1.38, 1.26, 1.14
"""How much higher than its jetty a sign may be."""
_EDGE = 1.0  # how far it is larger at all sides, in 1080p units
_CLEAR = 0.12  # how far a sign stays off the harbour's name, as a share of its height
_NARROW = 1.5  # the least width of a sign that trays or persons cut, as a share of its height
_RAT = 0.86  # how much of its part of a sign a rat takes


def sign_room(
    plan: CityPlan, camera: Camera, borough: str, zoom: Zoom, name: Box | None, clear: Rect
) -> Rect | None:
    """Return where the sign of a harbour stands in the window.

    In a near view it lies inside ``clear`` (pixels): there is none if too little of the harbour does.
    """
    room = in_window(camera, sign_box(plan, borough, zoom, name))
    if not zoom.near or clear.contains(room):
        return room
    moved = room.clamp(clear)
    (x, y), extent = camera.to_plane(moved.topleft), (moved.width / camera.scale, moved.height / camera.scale)
    if plan.chords(borough, "harbour").holds((x, y, *extent)):
        return moved
    left = room.clip(clear)
    return left if left.height == room.height and left.width >= _NARROW * room.height else None


@lru_cache(maxsize=64)
def sign_box(plan: CityPlan, borough: str, zoom: Zoom, name: Box | None) -> Box:
    """Return where the sign of a harbour stands on the plane: over its jetty, off the ``name`` and messages.

    It is as large as the harbour allows, at the usual text size.
    """
    x, y, width, height = plain = plan.harbour(borough).jetty
    edge = _EDGE * zoom.u / zoom.scale
    jetty = x - edge, y - edge, width + 2 * edge, height + 2 * edge
    for share in _GROWTH if zoom.text_scale == 1 else ():  # large hints need all the room there is
        for end in (1.0, 0.5, 0.0):
            grown = _grown(jetty, share, end)
            apart = _CLEAR * grown[3]
            wide = grown[0] - apart / 2, grown[1] - apart / 2, grown[2] + apart, grown[3] + apart
            if name and shared(wide, name):
                continue
            if any(shared(grown, message) for message in message_signs.rooms(plan, zoom)):
                continue
            if _at_home(plan, borough, grown):
                return grown
    return plain if name and shared(jetty, name) else jetty


def _grown(box: Box, share: float, end: float) -> Box:
    """Return a broad box that is ``share`` times as high, or a high one so much wider.

    ``end`` says how much of the growth lies above it or to its left.
    """
    x, y, width, height = box
    if width >= height:
        return x, y - end * (share - 1) * height, width, share * height
    return x - end * (share - 1) * width, y, share * width, height


def _at_home(plan: CityPlan, borough: str, box: Box) -> bool:
    """Whether a box of the plane touches no ground but a borough's harbour and the streets there."""
    x, y, width, height = box
    street = min(_STREETS * plan.lane, 0.45 * width, 0.45 * height)
    return plan.chords(borough, "harbour").holds(
        (x + street, y + street, width - 2 * street, height - 2 * street)
    )


def parts_of_sign(size: tuple[int, int]) -> tuple[Rect, Rect]:
    """Return the parts of a sign of ``size`` on which the rat and the number are."""
    width, height = size
    if width >= height:
        field = min(width * 9 // 20, height)
        return Rect(0, 0, width - field, height), Rect(width - field, 0, field, height)
    field = min(height * 11 // 20, round(width * 1.1))
    return Rect(0, 0, width, height - field), Rect(0, height - field, width, field)


def rat_side(size: tuple[int, int]) -> float:
    """Return the cube side for which a rat is as large as its part of a sign of ``size`` allows."""
    place = parts_of_sign(size)[0]
    return min(place.width * _RAT / RAT_WIDTH, place.height * _RAT)
