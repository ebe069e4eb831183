"""The camera: which part of the city's plane is seen, and how large."""

from __future__ import annotations

from math import exp, log

from pygame import Rect

from game.table.city.shapes import Box, Point

_MARGIN = 0.012  # free on each side, as a share of the viewport's shorter side
_LEAN = 0.8  # how much of the room beside a box shows more of the whole


def leaning(viewport: Rect, box: Box, whole: Box) -> Box:
    """``box``, seen no smaller in ``viewport``, with more of the ``whole`` around it.

    Where the viewport has other proportions than the box, most of the room beside the box shows what lies
    on the side of the whole's middle, as far as there is anything.
    """
    left, top, width, height = box
    margin = _MARGIN * min(viewport.size)
    shape = (viewport.width - 2 * margin) / (viewport.height - 2 * margin)
    left, width = _stretched((left, width), (whole[0], whole[2]), _LEAN * (height * shape - width))
    top, height = _stretched((top, height), (whole[1], whole[3]), _LEAN * (box[2] / shape - height))
    return left, top, width, height


def _stretched(part: Point, whole: Point, more: float) -> Point:
    """A stretch of a line (where it begins, how long it is), up to ``more`` longer towards the middle."""
    begin, end = part[0], part[0] + part[1]
    before, after = begin - whole[0], whole[0] + whole[1] - end
    if after > before:
        return begin, part[1] + max(0.0, min(more, after))
    more = max(0.0, min(more, before))
    return begin - more, part[1] + more


class Camera:
    """Shows a ``box`` of the plane, whole and in the middle, in a ``viewport`` of the window (pixels).

    Attributes: ``viewport``, ``scale`` (pixels per plane unit), ``way`` (None, or on a glide where it comes
    from, where it goes and which share of the way is done). Cameras that show the same are equal.
    """

    way: tuple[Camera, Camera, float] | None = None

    def __init__(self, viewport: Rect, box: Box) -> None:
        self.viewport = Rect(viewport)
        left, top, width, height = box
        margin = _MARGIN * min(viewport.size)
        self.scale = max(
            1e-3, min((viewport.width - 2 * margin) / width, (viewport.height - 2 * margin) / height)
        )
        self.centre: Point = (left + width / 2, top + height / 2)

    def to_screen(self, point: Point) -> Point:
        """Where a point of the plane is in the window, in pixels."""
        return (
            self.viewport.x + self.viewport.width / 2 + (point[0] - self.centre[0]) * self.scale,
            self.viewport.y + self.viewport.height / 2 + (point[1] - self.centre[1]) * self.scale,
        )

    def to_plane(self, position: Point) -> Point:
        """Which point of the plane is at a position of the window."""
        return (
            self.centre[0] + (position[0] - self.viewport.x - self.viewport.width / 2) / self.scale,
            self.centre[1] + (position[1] - self.viewport.y - self.viewport.height / 2) / self.scale,
        )

    def at_rest(self) -> Camera:
        """The same camera, on no way."""
        if self.way is None:
            return self
        still = Camera.__new__(Camera)
        still.viewport, still.scale, still.centre = Rect(self.viewport), self.scale, self.centre
        return still

    def _key(self) -> tuple[float, ...]:
        x, y = self.to_screen((0.0, 0.0))
        return round(self.scale, 5), round(x, 2), round(y, 2)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Camera) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


class Glide:
    """The way of a camera from ``start`` to ``goal`` in ``duration`` seconds, easing at both ends."""

    def __init__(self, start: Camera, goal: Camera, duration: float) -> None:
        self.start, self.goal, self.duration = start, goal, duration

    def at(self, seconds: float) -> Camera:
        """The camera after so many seconds; the goal itself when the time is up."""
        if seconds >= self.duration or self.duration <= 0:
            return self.goal
        share = max(0.0, seconds / self.duration)
        eased = share * share * share * (share * (share * 6 - 15) + 10)
        camera = Camera.__new__(Camera)
        a, b = self.start, self.goal
        camera.viewport = Rect(b.viewport)
        camera.way = (a, b, eased)
        camera.scale = exp(log(a.scale) + (log(b.scale) - log(a.scale)) * eased)
        # The middle of the goal's viewport, as the start sees it, so that the picture doesn't jump.
        here = a.to_plane(b.viewport.center)
        # While the scale changes, this share keeps the way on the screen straight.
        way = (
            eased
            if abs(b.scale - a.scale) < 1e-6
            else ((1 / a.scale - 1 / camera.scale) / (1 / a.scale - 1 / b.scale))
        )
        camera.centre = (
            here[0] + (b.centre[0] - here[0]) * way,
            here[1] + (b.centre[1] - here[1]) * way,
        )
        return camera
