"""The picture of the city while the camera glides from one view of it to another."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from functools import partial
from time import perf_counter
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.table.city import glide_pieces, ground, near_frame
from game.table.city.base import Baking, cutout
from game.table.city.daylight import move_on
from game.table.city.glide_pieces import Seen
from game.table.city.lamps import Lamps
from game.table.map.camera import Camera, Way
from game.table.map.plan import CityPlan
from game.table.map.shapes import Point
from game.ui import surfaces
from game.ui.aside import aside
from game.ui.sprites import Recorder, Sprites

Size = tuple[int, int]
Scan = Callable[[Camera], Generator[None, None, Seen]]
"""Finds in steps what lies above the bare city, as a camera sees it."""

_LARGE = 4_000_000  # window pixels above which glides are drawn at half the window's size
_PARTED = 0.9  # the closeness at which the wider of two different plans has gone
_BEYOND = 16  # pixels by which rounding may make a scaled city larger than the window
_BEGINNING = 0.006  # seconds in each frame for what a glide needs before it moves


class Bare(NamedTuple):
    """Where the city comes from without pieces, names and the cathedral's front."""

    picture: Callable[[Camera, Size, Rect], Generator[None, None, tuple[Surface, int]]]
    """Makes a part of it as a camera sees it in a window, in steps, and tells in which daylight."""
    light: Callable[[Camera, Size], int]
    """Returns the daylight in which it is painted."""
    lamps: Callable[[Camera, Size], Lamps]
    """Returns what is lit in it as the hours go by."""


class _City(NamedTuple):
    """The bare city at an end of a glide, cut out, as small as the glide is drawn."""

    picture: Surface
    box: Rect
    """Where it lies in the window."""
    camera: Camera
    light: int


class _Glide(NamedTuple):
    """What a glide is drawn of."""

    key: tuple[Camera, Camera, Size]
    cities: tuple[_City, _City]
    seen: tuple[Seen, Seen]
    grown: Surface
    """Where a city is scaled to, in each frame: new pages take as long as the scaling."""


class GlidePicture:
    """Draws glides: the bare cities of both ends are scaled and faded, pieces move, names come and go.

    ``plan_for`` tells the plan that a camera looks at, ``bare`` the city that it sees in a window, and
    ``frame`` in which frame, if in any. For at most ``most`` cameras it is kept as it is cut out.
    """

    def __init__(
        self,
        plan_for: Callable[[Camera], CityPlan],
        bare: Bare,
        most: int,
        frame: Callable[[Camera], Rect | None],
    ) -> None:
        self._plan_for, self._source, self._most, self._frame = plan_for, bare, most, frame
        self._cities: OrderedDict[tuple[Camera, Size], _City] = OrderedDict()
        self._baking: tuple[tuple[Camera, Size], Baking[_City]] | None = None
        """The next of them, as far as it is made."""
        self._glide: _Glide | None = None
        self._coming: tuple[object, Iterator[None], list[_Glide]] | None = None
        """A glide that is to begin, as far as it is made."""
        self._begun = False
        """Whether a glide is made that hasn't moved yet."""
        self._bare: Surface | None = None
        """The table without a city, below a glide."""
        self._bare_light = 0
        """The daylight on it."""
        self._boards: Iterator[None] | None = None
        """What makes it, as far as it has come."""
        self._canvas: Surface | None = None
        """What a glide is drawn on in a very large window."""

    def is_ready(self, camera: Camera, size: Size) -> bool:
        """Return whether a glide from a camera or to it has nothing left to prepare."""
        return (camera, size) in self._cities and self._has_bare(size)

    def prepare(self, camera: Camera, size: Size) -> None:
        """Prepare a part of glides from a camera and to it, in a window of ``size`` pixels."""
        if not self._has_bare(size):
            self._boards = self._boards or self._making_bare_table(size)
            if next(self._boards, self) is self:
                self._boards = None
        elif self._begun_city(camera, size).go_on(0.0):
            self._city(camera, size)

    def _has_bare(self, size: Size) -> bool:
        return self._bare is not None and self._bare.get_size() == _small(size)

    def _bare_table(self, size: Size, light: int = 0) -> Surface:
        """Return the table without a city in a daylight, as small as glides are drawn."""
        if self._bare is None or not self._has_bare(size) or light < self._bare_light:
            self._bare, self._bare_light = ground.bare_table(_small(size)).copy(), 0
        move_on(self._bare, self._bare_light, light)
        self._bare_light = light
        return self._bare

    def _making_bare_table(self, size: Size) -> Iterator[None]:
        """Make the table without a city, in steps."""
        if not self._has_bare(size):
            yield from ground.cloth.steps(_small(size))
            ground.morning_light(_small(size))
            yield
            self._bare_table(size)
            yield

    def begin(self, start: Camera, goal: Camera, size: Size, scan: Scan) -> bool:
        """Make a part of a glide, once in each frame; return whether it may move."""
        key, end = (start, goal, size), perf_counter() + _BEGINNING
        if self._coming is None or self._coming[0] != key:
            made: list[_Glide] = []
            self._coming = key, self._making(key, scan, made), made
        for _ in self._coming[1]:
            if perf_counter() >= end:
                return False
        (self._glide,), self._coming, self._begun = self._coming[2], None, True
        return True

    def end(self) -> None:
        """Drop the last glide, but not one that is to move next."""
        if not self._begun:
            self._glide = None

    def forget(self) -> None:
        """Drop everything, for instance after the window was resized."""
        self._cities.clear()
        self._glide = self._bare = self._canvas = None
        self._coming = self._baking = self._boards = None
        self._begun = False

    def draw(self, surface: Surface, camera: Camera, way: Way, scan: Scan, room: Rect | None = None) -> None:
        """Draw a glide; the city is seen in a ``room`` of the window (None: in all)."""
        self._begun = False
        key = way.start, way.goal, surface.get_size()
        if self._glide is None or self._glide.key != key:
            made: list[_Glide] = []
            for _ in self._making(key, scan, made):
                pass
            (self._glide,), self._coming = made, None
        small = _small(surface.get_size())
        if small == surface.get_size():
            self._draw_cities(surface, self._glide, camera, way, room)
        else:
            if self._canvas is None or self._canvas.get_size() != small:
                self._canvas = surfaces.like_screen(small)
            self._draw_cities(self._canvas, self._glide, camera, way, room)
            pygame.transform.scale(self._canvas, surface.get_size(), surface)
        surface.set_clip(room)
        glide_pieces.draw(surface, *self._glide.seen, camera, way)
        surface.set_clip(None)

    def _draw_cities(
        self, canvas: Surface, glide: _Glide, camera: Camera, way: Way, room: Rect | None = None
    ) -> None:
        """Scale the bare cities of both ends, as small as glides are drawn, and fade in the closer one."""
        start, goal, share, leaving = way
        size = glide.key[2]
        part = _glide_part(size)
        first, second = glide.cities
        light = max(city.light for city in glide.cities)
        canvas.blit(self._bare_table(size, light), (0, 0))
        canvas.set_clip(room and near_frame.smaller(room, part))
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
                _stretch(canvas, city, now, alpha, self._plan_for(start).size, glide.grown)
        canvas.set_clip(None)

    def _making(self, key: tuple[Camera, Camera, Size], scan: Scan, made: list[_Glide]) -> Iterator[None]:
        """Add a glide to ``made``, yielding after each part of some milliseconds."""
        start, goal, size = key
        seen, cities = [], []
        yield from self._making_bare_table(size)
        for end in (start, goal):
            if end.way is not None:
                caught = self._caught(end, end.way, size, scan)
                seen.append(self._moving(end, end.way))
                yield
                small = caught.get_size()
                city = yield from ground.cut(caught, ground.soft_edges(small))
                cities.append(_City(city, Rect((0, 0), small), end.smaller(_glide_part(size)), 0))
                continue
            seen.append((yield from scan(end)))
            yield
            while (end, size) not in self._cities and not self._begun_city(end, size).go_on(0.0):
                yield
            yield from self._lighting(end, size)
            cities.append(self._city(end, size))
            yield
        width, height = _small(size)
        grown = yield from aside(partial(surfaces.clear, (width + _BEYOND, height + _BEYOND)))
        made.append(_Glide(key, (cities[0], cities[1]), (seen[0], seen[1]), grown))

    def _caught(self, camera: Camera, way: Way, size: Size, scan: Scan) -> Surface:
        """Return the table in the middle of a glide that another one takes the place of."""
        if self._glide is None or self._glide.key != (way.start, way.goal, size):
            self.draw(surfaces.like_screen(size), camera, way, scan)
        picture = surfaces.like_screen(_small(size))
        assert self._glide is not None
        self._draw_cities(picture, self._glide, camera, way)
        return picture

    def _moving(self, camera: Camera, way: Way) -> Seen:
        """Return the pieces where they are in the middle of a glide."""
        assert self._glide is not None
        return glide_pieces.caught(*self._glide.seen, camera, way)

    def _city(self, camera: Camera, size: Size) -> _City:
        """Return the bare city as a camera sees it, in the daylight of now."""
        key = camera, size
        found = self._cities.pop(key, None)
        if found is None:
            found, self._baking = self._begun_city(camera, size).finish(), None
        light = self._source.light(camera, size)
        if light < found.light:  # another game's morning
            found = Baking(self._steps(camera, size)).finish()
        elif light > found.light:
            lit = _smaller(self._source.lamps(camera, size), _glide_part(size))
            found = _lighter(found, size, light, lit)
        self._cities[key] = found
        if len(self._cities) > self._most:
            self._cities.popitem(last=False)
        return found

    def _lighting(self, camera: Camera, size: Size) -> Iterator[None]:
        """Move the light on a city that is kept on to the daylight of now, in steps."""
        key, lit = (camera, size), _smaller(self._source.lamps(camera, size), _glide_part(size))
        light = self._source.light(camera, size)
        while key in self._cities and self._cities[key].light < light:
            city = self._cities[key]
            self._cities[key] = _lighter(city, size, city.light + 1, lit)
            yield

    def _begun_city(self, camera: Camera, size: Size) -> Baking[_City]:
        """Return what :meth:`_city` does for a camera, as far as it is made."""
        if self._baking is None or self._baking[0] != (camera, size):
            self._baking = (camera, size), Baking(self._steps(camera, size))
        return self._baking[1]

    def _steps(self, camera: Camera, size: Size) -> Generator[None, None, _City]:
        """Cut the bare city out of its table, in steps."""
        part = _glide_part(size)
        small, now = _small(size), camera.smaller(part)
        shape = yield from cutout(self._plan_for(camera), now, small)
        if frame := self._frame(camera):
            shape = near_frame.cut(shape, near_frame.smaller(frame, part))
        seen = Rect([part * side for side in shape.box])
        picture, light = yield from self._source.picture(camera, size, seen)
        yield
        if part > 1:
            picture = yield from ground.shrunk(picture, shape.box.size)
        city = yield from shape.cut(picture)
        return _City(city, shape.box, now, light)


def _lighter(city: _City, size: Size, light: int, lit: Lamps) -> _City:
    """Return a city of a window of ``size`` as it is in a later daylight, its lamps ``lit``."""
    move_on(city.picture, city.light, light, _small(size), city.box.topleft, lit)
    return city._replace(light=light)


def _glide_part(size: Size) -> int:
    """Return how many times smaller than the window glides are drawn: nobody sees that while all moves."""
    return 2 if size[0] * size[1] > _LARGE else 1


def _small(size: Size) -> Size:
    """Return the size at which glides are drawn in a window."""
    part = _glide_part(size)
    return size[0] // part, size[1] // part


def _smaller(lamps: Lamps, part: int) -> Lamps:
    """Return lamps in pictures that are so many times smaller than the window."""

    made: dict[int, Sprites] = {}

    def lit(hour: int) -> Sprites:
        if hour not in made:
            recorder = Recorder()
            for one in lamps(hour):
                place = near_frame.smaller(one.place, part)
                recorder.blit(pygame.transform.smoothscale(one.picture, place.size), place, None, one.flags)
            made[hour] = tuple(recorder.sprites)
        return made[hour]

    return lit if part > 1 else lamps


def _stretch(surface: Surface, end: _City, camera: Camera, alpha: int, plane: Point, scaled: Surface) -> None:
    """Draw the city at an end of a glide as ``camera`` sees it; on ``scaled`` it is made, if it has room."""
    taken = end.camera
    left, top = taken.to_screen((0.0, 0.0))
    right, bottom = taken.to_screen(plane)
    city = Rect(round(left), round(top), round(right - left), round(bottom - top))
    shown = surface.get_clip()
    left, top = taken.to_screen(camera.to_plane(shown.topleft))
    right, bottom = taken.to_screen(camera.to_plane(shown.bottomright))
    part = Rect(round(left), round(top), round(right - left), round(bottom - top))
    seen = part.clip(city).clip(end.box)
    if seen.w < 2 or seen.h < 2:
        return
    x, y = camera.to_screen(taken.to_plane(seen.topleft))
    x1, y1 = camera.to_screen(taken.to_plane(seen.bottomright))
    goal = Rect(round(x), round(y), max(1, round(x1 - x)), max(1, round(y1 - y)))
    large = goal.w * goal.h > 2_100_000
    scale = pygame.transform.scale if large else pygame.transform.smoothscale
    fits = goal.w <= scaled.get_width() and goal.h <= scaled.get_height()
    grown = scaled.subsurface((0, 0), goal.size) if fits else surfaces.clear(goal.size)
    scale(end.picture.subsurface(seen.move(-end.box.x, -end.box.y)), goal.size, grown)
    if alpha < 255:
        grown.set_alpha(alpha)
    surface.blit(grown, goal)
