"""The camera: which part of the city's plane is visible, at what scale, and which borough stands upright."""

from __future__ import annotations

from functools import cached_property
from math import exp, log, sqrt
from typing import NamedTuple

from pygame import Rect

from game.table.map.shapes import Box, Point

_MARGIN = 0.008  # free space on each side, as a share of the viewport's shorter side
LEAN = 0.8
"""The share of the spare room beside a box that is used to show more of the whole."""


def leaning(viewport: Rect, box: Box, whole: Box, share: float = LEAN) -> Box:
    """Return ``box`` extended to show more of ``whole``, without making ``box`` smaller in ``viewport``.

    Where the viewport is wider or higher than the box, a ``share`` of the spare room goes to the side that
    faces the middle of the whole, up to the edge of the whole.
    """
    left, top, width, height = box
    margin = _MARGIN * min(viewport.size)
    shape = (viewport.width - 2 * margin) / (viewport.height - 2 * margin)
    left, width = _stretched((left, width), (whole[0], whole[2]), share * (height * shape - width))
    top, height = _stretched((top, height), (whole[1], whole[3]), share * (box[2] / shape - height))
    return left, top, width, height


def _stretched(part: Point, whole: Point, more: float) -> Point:
    """Extend an interval (start, length) by up to ``more`` towards the middle of ``whole``."""
    begin, end = part[0], part[0] + part[1]
    before, after = begin - whole[0], whole[0] + whole[1] - end
    if after > before:
        return begin, part[1] + max(0.0, min(more, after))
    more = max(0.0, min(more, before))
    return begin - more, part[1] + more


def with_headroom(viewport: Rect, box: Box, above: float, headroom: int) -> Box:
    """Return ``box`` extended upwards as far as is needed to see ``above`` more of the plane above it.

    Of that, what lies up to ``headroom`` pixels above the viewport is seen as well.
    """
    left, top, width, height = box
    free = viewport.height - 2 * _MARGIN * min(viewport.size)
    more = max(0.0, free * (height + above) / (free + headroom) - height)
    return left, top - more, width, height + more


class Camera:
    """A camera that fits a ``box`` of the plane centred into a ``viewport`` of the window (pixels).

    ``bottom`` is the borough at the lower side of the plan that the camera looks at; None for the plan of
    whoever draws. Attributes: ``viewport``, ``bottom``, ``scale`` (pixels per plane unit) and ``way``: None
    at rest, how far it has come during a glide. Cameras that show the same are equal.
    """

    way: Way | None = None

    def __init__(self, viewport: Rect, box: Box, bottom: str | None = None) -> None:
        self.viewport, self.bottom = Rect(viewport), bottom
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

    def box_on_screen(self, box: Box) -> Rect:
        """Return where a box of the plane is in the window, as large as it is seen wherever it lies."""
        left, top = self.to_screen(box[:2])
        return Rect(round(left), round(top), round(box[2] * self.scale), round(box[3] * self.scale))

    def sees(self, box: Box) -> bool:
        """Return whether all of a ``box`` of the plane lies in the viewport, but for a pixel."""
        left, top = self.to_screen(box[:2])
        right, bottom = self.to_screen((box[0] + box[2], box[1] + box[3]))
        room = self.viewport.inflate(2, 2)
        return left >= room.left and top >= room.top and right <= room.right and bottom <= room.bottom

    def smaller(self, part: int) -> Camera:
        """Return the camera for a window that is ``part`` times smaller; it sees the same."""
        if part == 1:
            return self
        x, y = self.to_screen(self.centre)
        camera = self._moved(self.scale / part, self.centre, self.bottom)
        camera.viewport = Rect(*(round(side / part) for side in self.viewport))
        middle = camera.viewport.x + camera.viewport.width / 2, camera.viewport.y + camera.viewport.height / 2
        camera.centre = camera.to_plane((2 * middle[0] - x / part, 2 * middle[1] - y / part))
        return camera

    def matched(self, here: Box, there: Box, bottom: str | None) -> Camera:
        """Return the camera that shows the box ``there`` of another plan where this one shows ``here``.

        Both boxes are shown centred on the same spot, with the same area. ``bottom`` tells the other plan.
        """
        ratio = sqrt(here[2] * here[3] / (there[2] * there[3]))
        scale = self.scale * ratio
        middles = [(x + width / 2, y + height / 2) for x, y, width, height in (here, there)]
        centre = (
            middles[1][0] + (self.centre[0] - middles[0][0]) / ratio,
            middles[1][1] + (self.centre[1] - middles[0][1]) / ratio,
        )
        return self._moved(scale, centre, bottom)

    def between(self, goal: Camera, share: float) -> Camera:
        """Return the camera at ``share`` (0 to 1) of the way to ``goal``, in the plane of the goal."""
        scale = exp(log(self.scale) + (log(goal.scale) - log(self.scale)) * share)
        # The middle of the goal's viewport as this camera sees it, so that the picture doesn't jump.
        here = self.to_plane(goal.viewport.center)
        # While the scale changes, this share keeps the path straight on the screen.
        way = (
            share
            if abs(goal.scale - self.scale) < 1e-6
            else ((1 / self.scale - 1 / scale) / (1 / self.scale - 1 / goal.scale))
        )
        centre = here[0] + (goal.centre[0] - here[0]) * way, here[1] + (goal.centre[1] - here[1]) * way
        return goal._moved(scale, centre, goal.bottom)

    def _moved(self, scale: float, centre: Point, bottom: str | None) -> Camera:
        camera = Camera.__new__(Camera)
        camera.viewport, camera.bottom = Rect(self.viewport), bottom
        camera.scale, camera.centre = scale, centre
        return camera

    @cached_property
    def _key(self) -> tuple[object, ...]:
        """What equal cameras have in common, kept: pictures are looked up by their camera in every step."""
        x, y = self.to_screen((0.0, 0.0))
        return round(self.scale, 5), round(x, 2), round(y, 2), self.bottom

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Camera) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


class Way(NamedTuple):
    """How far a camera has come: from ``start`` to ``goal``, with the ``share`` (0 to 1) completed.

    ``leaving`` looks at the plan of the start as the gliding camera looks at that of the goal.
    """

    start: Camera
    goal: Camera
    share: float
    leaving: Camera


class Glide:
    """A camera's movement from ``start`` to ``goal`` in ``duration`` seconds, with easing at both ends.

    If the cameras look at different plans of a city, ``twins`` are the start as seen in the goal's plan and
    the goal as seen in the start's; without them the two planes are taken as one.
    """

    def __init__(
        self, start: Camera, goal: Camera, duration: float, twins: tuple[Camera, Camera] | None = None
    ) -> None:
        self.start, self.goal, self.duration = start, goal, duration
        self._twins = twins or (start, goal)

    def at(self, seconds: float) -> Camera:
        """Return the camera after ``seconds``; the goal itself once the duration has passed."""
        if seconds >= self.duration or self.duration <= 0:
            return self.goal
        share = max(0.0, seconds / self.duration)
        eased = share * share * share * (share * (share * 6 - 15) + 10)
        camera = self._twins[0].between(self.goal, eased)
        leaving = self.start.between(self._twins[1], eased)
        camera.way = Way(self.start, self.goal, eased, leaving)
        return camera
