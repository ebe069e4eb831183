"""The camera: which part of the city's plane is visible, and at what scale."""

from __future__ import annotations

from math import exp, log

from pygame import Rect

from game.table.city.shapes import Box, Point

_MARGIN = 0.012  # free space on each side, as a share of the viewport's shorter side
_LEAN = 0.8  # the share of the spare room beside a box that is used to show more of the whole


def leaning(viewport: Rect, box: Box, whole: Box) -> Box:
    """Return ``box`` extended to show more of ``whole``, without making ``box`` smaller in ``viewport``.

    Where the viewport is wider or higher than the box, most of the spare room is given to the side that faces
    the middle of the whole, up to the edge of the whole.
    """
    left, top, width, height = box
    margin = _MARGIN * min(viewport.size)
    shape = (viewport.width - 2 * margin) / (viewport.height - 2 * margin)
    left, width = _stretched((left, width), (whole[0], whole[2]), _LEAN * (height * shape - width))
    top, height = _stretched((top, height), (whole[1], whole[3]), _LEAN * (box[2] / shape - height))
    return left, top, width, height


def _stretched(part: Point, whole: Point, more: float) -> Point:
    """Extend an interval (start, length) by up to ``more`` towards the middle of ``whole``."""
    begin, end = part[0], part[0] + part[1]
    before, after = begin - whole[0], whole[0] + whole[1] - end
    if after > before:
        return begin, part[1] + max(0.0, min(more, after))
    more = max(0.0, min(more, before))
    return begin - more, part[1] + more


class Camera:
    """A camera that fits a ``box`` of the plane centred into a ``viewport`` of the window (pixels).

    Attributes: ``viewport``, ``scale`` (pixels per plane unit) and ``way``: None at rest; during a glide its
    start, its goal and the share completed. Cameras that show the same are equal.
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
        """Return the position in the window, in pixels, of a point of the plane."""
        return (
            self.viewport.x + self.viewport.width / 2 + (point[0] - self.centre[0]) * self.scale,
            self.viewport.y + self.viewport.height / 2 + (point[1] - self.centre[1]) * self.scale,
        )

    def to_plane(self, position: Point) -> Point:
        """Return the point of the plane at a position in the window."""
        return (
            self.centre[0] + (position[0] - self.viewport.x - self.viewport.width / 2) / self.scale,
            self.centre[1] + (position[1] - self.viewport.y - self.viewport.height / 2) / self.scale,
        )

    def at_rest(self) -> Camera:
        """Return this camera without its glide: the same view, with ``way`` None."""
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
    """A camera's movement from ``start`` to ``goal`` in ``duration`` seconds, with easing at both ends."""

    def __init__(self, start: Camera, goal: Camera, duration: float) -> None:
        self.start, self.goal, self.duration = start, goal, duration

    def at(self, seconds: float) -> Camera:
        """Return the camera after ``seconds``; the goal itself once the duration has passed."""
        if seconds >= self.duration or self.duration <= 0:
            return self.goal
        share = max(0.0, seconds / self.duration)
        eased = share * share * share * (share * (share * 6 - 15) + 10)
        camera = Camera.__new__(Camera)
        a, b = self.start, self.goal
        camera.viewport = Rect(b.viewport)
        camera.way = (a, b, eased)
        camera.scale = exp(log(a.scale) + (log(b.scale) - log(a.scale)) * eased)
        # The middle of the goal's viewport as the start camera sees it, so that the picture doesn't jump.
        here = a.to_plane(b.viewport.center)
        # While the scale changes, this share keeps the path straight on the screen.
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
