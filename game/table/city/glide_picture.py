"""The picture of the city while the camera glides from one view of it to another."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city.base import Baking, Lift, bare_table, lift
from game.table.city.camera import Camera, Way
from game.table.city.plan import CityPlan
from game.table.city.shapes import Point
from game.table.city.still_picture import like_screen

Size = tuple[int, int]
Still = Callable[[Camera], Surface]
"""Returns the city at rest, as a camera sees it; shared until the next one is asked for."""

_LARGE = 4_000_000  # window pixels above which glides are drawn at half the window's size
_PARTED = 0.9  # the closeness at which the wider of two different plans has gone


class _End(NamedTuple):
    """An end of a glide, as small as the glide is drawn."""

    city: Surface
    """The city with its pieces, cut out."""
    box: Rect
    """Where it lies in the window."""
    camera: Camera


class GlidePicture:
    """Draws glides from the finished pictures of both ends.

    ``plan_for`` tells the plan that a camera looks at. For at most ``most`` cameras is kept what cuts the
    city out of their pictures.
    """

    def __init__(self, plan_for: Callable[[Camera], CityPlan], most: int) -> None:
        self._plan_for, self._most = plan_for, most
        self._lifts: OrderedDict[tuple[Camera, Size], Lift] = OrderedDict()
        """What cuts the city out of the pictures of the cameras that glides begin or end at."""
        self._lifting: tuple[tuple[Camera, Size], Baking[Lift]] | None = None
        """The next of them, as far as it is made."""
        self._ends: tuple[object, _End, _End] | None = None
        self._coming: tuple[object, Iterator[None], list[_End]] | None = None
        """The ends of a glide that is to begin, as far as they are made."""
        self._begun = False
        """Whether the ends of a glide are made that hasn't moved yet."""
        self._bare: Surface | None = None
        """The table without a city, below a glide."""
        self._canvas: Surface | None = None
        """What a glide is drawn on in a very large window."""

    def is_ready(self, camera: Camera, size: Size) -> bool:
        """Return whether a glide from a camera or to it has nothing left to prepare."""
        return (camera, size) in self._lifts and self._has_bare(size)

    def prepare(self, camera: Camera, size: Size) -> None:
        """Prepare a part of glides from a camera and to it, in a window of ``size`` pixels."""
        if not self._has_bare(size):
            self._bare_table(size)
        elif self._begun_lift(camera, size).go_on(0.0):
            self._lift(camera, size)

    def _has_bare(self, size: Size) -> bool:
        part = _glide_part(size)
        return self._bare is not None and self._bare.get_size() == (size[0] // part, size[1] // part)

    def _bare_table(self, size: Size) -> Surface:
        """Return the table without a city, as small as glides are drawn."""
        part = _glide_part(size)
        if self._bare is None or not self._has_bare(size):
            self._bare = bare_table((size[0] // part, size[1] // part))
        return self._bare

    @staticmethod
    def begins_at_once(start: Camera, size: Size) -> bool:
        """Return whether a glide may move at once; in a very large window its ends take several frames."""
        return _glide_part(size) == 1 or start.way is not None  # that is in the middle of another one

    def begin(self, start: Camera, goal: Camera, size: Size, still: Still) -> bool:
        """Make a part of the ends of a glide, once in each frame; return whether it may move."""
        key = (start, goal, size)
        if self._coming is None or self._coming[0] != key:
            made: list[_End] = []
            self._coming = key, self._making((start, goal), size, still, made), made
        for _ in self._coming[1]:
            return False
        first, second = self._coming[2]
        self._ends, self._coming, self._begun = (key, first, second), None, True
        return True

    def end(self) -> None:
        """Drop the ends of the last glide, but not of one that is to move next."""
        if not self._begun:
            self._ends = None

    def forget(self) -> None:
        """Drop everything, for instance after the window was resized."""
        self._lifts.clear()
        self._ends = self._bare = self._canvas = self._coming = self._lifting = None
        self._begun = False

    def draw(self, surface: Surface, camera: Camera, way: Way, still: Still) -> None:
        """Draw a glide by scaling the finished pictures of both ends and fading in the closer view."""
        start, goal, share, leaving = way
        self._begun = False
        size = surface.get_size()
        key = (start, goal, size)
        part = _glide_part(size)
        small = size[0] // part, size[1] // part
        if self._ends is None or self._ends[0] != key:
            ends: list[_End] = []
            for _ in self._making((start, goal), size, still, ends):
                pass
            self._ends, self._coming = (key, ends[0], ends[1]), None
        _, first, second = self._ends
        canvas = surface
        if part > 1:
            if self._canvas is None or self._canvas.get_size() != small:
                self._canvas = like_screen(small)
            canvas = self._canvas
        canvas.blit(self._bare_table(size), (0, 0))
        both = ((first, leaving.smaller(part)), (second, camera.smaller(part)))
        wide, near = both if start.scale <= goal.scale else both[::-1]
        closeness = share if near is both[1] else 1 - share
        # The views of different plans have different edges: the wider one goes once the closer one is there.
        coming, parting = (closeness - 0.15) / 0.55, 1.0
        if self._plan_for(start) is not self._plan_for(goal):
            coming, parting = (closeness - 0.3) / 0.35, (_PARTED - closeness) / 0.25
        for (city, now), strength in ((wide, parting), (near, coming)):
            alpha = round(255 * max(0.0, min(1.0, strength)))
            if alpha:
                _stretch(canvas, city, now, alpha, self._plan_for(start).size)
        if canvas is not surface:
            pygame.transform.scale(canvas, size, surface)

    def _making(
        self, cameras: tuple[Camera, Camera], size: Size, still: Still, made: list[_End]
    ) -> Iterator[None]:
        """Add the ends of a glide to ``made``, yielding after each part of some milliseconds."""
        part = _glide_part(size)
        for end in cameras:
            if end.way is None and (end, size) not in self._lifts:
                self._lift(end, size)
                yield
            if made:
                still(end)  # paints it; what was cut out of the other end is kept
                yield
            if end.way is None:
                picture = still(end)
            else:  # the glide begins in the middle of another one
                picture = like_screen(size)
                self.draw(picture, end, end.way, still)
            if part > 1:
                picture = pygame.transform.smoothscale(picture, (size[0] // part, size[1] // part))
                yield
            cut = self._lift(end, size)
            made.append(_End(cut.lifted(picture), cut.box, end.smaller(part)))

    def _lift(self, camera: Camera, size: Size) -> Lift:
        """Return what cuts the city out of the pictures of a camera, as small as glides are drawn."""
        key = camera, size
        found = self._lifts.pop(key, None)
        if found is None:
            found, self._lifting = self._begun_lift(camera, size).finish(), None
        if camera.way is None:
            self._lifts[key] = found
            if len(self._lifts) > self._most:
                self._lifts.popitem(last=False)
        return found

    def _begun_lift(self, camera: Camera, size: Size) -> Baking[Lift]:
        """Return what :meth:`_lift` does for a camera, as far as it is made."""
        if self._lifting is None or self._lifting[0] != (camera, size):
            part = _glide_part(size)
            steps = lift(self._plan_for(camera), camera.smaller(part), (size[0] // part, size[1] // part))
            self._lifting = (camera, size), Baking(steps)
        return self._lifting[1]


def _glide_part(size: Size) -> int:
    """Return how many times smaller than the window glides are drawn: nobody sees that while all moves."""
    return 2 if size[0] * size[1] > _LARGE else 1


def _stretch(surface: Surface, end: _End, camera: Camera, alpha: int, plane: Point) -> None:
    """Draw the city at an end of a glide as ``camera`` sees it."""
    taken = end.camera
    left, top = taken.to_screen((0.0, 0.0))
    right, bottom = taken.to_screen(plane)
    city = Rect(round(left), round(top), round(right - left), round(bottom - top))
    left, top = taken.to_screen(camera.to_plane((0.0, 0.0)))
    right, bottom = taken.to_screen(camera.to_plane(surface.get_size()))
    part = Rect(round(left), round(top), round(right - left), round(bottom - top))
    seen = part.clip(city).clip(end.box)
    if seen.w < 2 or seen.h < 2:
        return
    x, y = camera.to_screen(taken.to_plane(seen.topleft))
    x1, y1 = camera.to_screen(taken.to_plane(seen.bottomright))
    goal = Rect(round(x), round(y), max(1, round(x1 - x)), max(1, round(y1 - y)))
    large = goal.w * goal.h > 2_100_000
    scale = pygame.transform.scale if large else pygame.transform.smoothscale
    grown = scale(end.city.subsurface(seen.move(-end.box.x, -end.box.y)), goal.size)
    if alpha < 255:
        grown.set_alpha(alpha)
    surface.blit(grown, goal)
