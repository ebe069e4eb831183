"""Where names, cubes, buildings and the rose window stand: found beforehand for the usual views of a city.

Other views take the places of the most similar one, and what stands there as large as they show it.
``python -m sprites.make found_places`` finds them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from math import inf, log
from typing import NamedTuple

from pygame import Rect

from engine import SECTORS
from game.table.map.camera import Camera
from game.table.map.nave import Nave
from game.table.map.plan import AREAS, CityPlan
from game.table.map.shapes import Box, Point
from game.table.map.zoom import Zoom
from game.ui import typesetting
from game.ui.remembered import known
from game.words import ENGLISH, language
from game.words.cards import AREA_WORDS

LEADING = 0.98
"""The distance between two lines of a name, in sizes."""
_TIGHT = 3
"""How many times as unlike a view is that shows the city larger as one that shows it as much smaller."""
_LEAST = 26  # the least size of letters that don't fit otherwise, in 1080p units
_SPARE = 1.06  # the share of its room that a name may take
_ROUND = 0.3  # the part of a pixel from which letters are a whole one larger
_OUT = 1.0  # plane units by which what is known may stand out of sight
_BREAK = re.compile("[ \u200b]|(?<=-)")  # where a name may break: also where the catalogue marks it
_HYPHEN, _MARKS = "\u00ad", re.compile("[\u200b\u00ad]")

Key = tuple[str, str]
"""An area: its borough and its kind."""
Heap = tuple[Point, ...]
"""Positions for cubes, in the order in which they are filled."""


class Name(NamedTuple):
    """An area's name: its lines, their size in pixels, and the room that they take on the plane.

    Its letters are as ``wide`` as usual (1.0), or narrower.
    """

    lines: tuple[str, ...]
    size: int
    box: Box
    wide: float = 1.0

    @property
    def at(self) -> Point:
        """The middle of the name on the plane."""
        x, y, width, height = self.box
        return x + width / 2, y + height / 2


class Stand(NamedTuple):
    """Where a sector's cubes stand, in plane units.

    ``side`` is that of a cube and ``cubes`` are the positions of those that can be counted, of which the
    first ``layer`` stand on the ground. A few more may stand ``closer``. Others are shown as one at ``pile``
    with their number on it; a second one may stand beside it, at ``tag``, if they are a ``pair``.
    ``building`` is the room of the sector's building, clear of them, of the name and of the friend, whose
    foot is at ``friend``.
    """

    side: float
    cubes: Heap
    layer: int
    pile: Point
    tag: Point
    pair: bool
    building: Box
    friend: Point
    closer: Heap = ()

    def places(self, number: int) -> Heap:
        """Return the positions of ``number`` cubes if so many can be counted, else none."""
        alone = (self.pile, self.tag) if self.pair else (self.pile,)
        return next((heap[:number] for heap in (self.cubes, self.closer, alone) if number <= len(heap)), ())


class Chancel(NamedTuple):
    """Positions on the plane: the rose window's centre and radius, and the middle of its tag.

    ``piles`` are, for each side of the nave, the places of a cube and of the number beside or below it.
    """

    rose: Point
    radius: float
    tag: Point
    piles: tuple[tuple[Point, Point], ...]
    detail: str
    """What the tag says, as in :func:`~game.table.pieces.tags.plaque`."""


class Seen(NamedTuple):
    """How the city is seen in a view; see :class:`~game.table.map.zoom.Zoom`."""

    text_scale: float
    near: bool
    scale: float
    u: float

    def unlike(self, zoom: Zoom) -> tuple[float, ...]:
        """Return how unlike another view is; what counts most comes first."""
        larger = log(self.scale / self.u * zoom.u / zoom.scale)
        size = round(_TIGHT * larger if larger > 0 else -larger, 2)
        return abs(self.text_scale - zoom.text_scale), self.near != zoom.near, size, abs(self.u - zoom.u)


class _Name(NamedTuple):
    """A name as the file has it: whether it is broken in two lines, and the rest as in :class:`Name`."""

    borough: str
    area: str
    broken: bool
    size: int
    box: Box
    wide: float


class _View(NamedTuple):
    """A view of a city whose places are known.

    ``language`` is that of the names; it is empty where there are none. ``stands`` are the keys of the
    sectors' places, for all sectors of one borough after the other.
    """

    seen: Seen
    language: str
    names: tuple[_Name, ...]
    stands: tuple[str, ...]


class _Furnished(NamedTuple):
    """The cathedral's furnishing in a view whose upper edge is at ``top`` on the plane."""

    seen: Seen
    close: bool
    top: float
    chancel: Chancel


@cache
def _views(boroughs: int) -> tuple[_View, ...]:
    return tuple(
        _View(Seen(*seen), language, tuple(_Name(*name) for name in names), stands)
        for seen, language, names, stands in known(f"views-{boroughs}")
    )


@cache
def _furnished(boroughs: int) -> tuple[_Furnished, ...]:
    return tuple(
        _Furnished(Seen(*seen), close, top, Chancel(*chancel))
        for seen, close, top, chancel in known(f"chancels-{boroughs}")
    )


@lru_cache(maxsize=64)
def _nearest(boroughs: int, zoom: Zoom, language: str, named: tuple[bool, ...]) -> int:
    """Return the number of the view that is most alike, with names or without, as ``named`` allows.

    Where names in the ``language`` are unknown, the English ones tell their places.
    """
    views = _views(boroughs)
    spoken = language if any(view.language == language for view in views) else ENGLISH
    languages = [spoken if one else "" for one in named]
    fit = [number for number, view in enumerate(views) if view.language in languages]
    return min(fit, key=lambda number: views[number].seen.unlike(zoom))


def has_room_for_names(plan: CityPlan, zoom: Zoom) -> bool:
    """Return whether a city that isn't seen closely has names."""
    boroughs = len(plan.ring)
    return bool(_views(boroughs)[_nearest(boroughs, zoom, language(), (True, False))].names)


def _view(plan: CityPlan, zoom: Zoom) -> int:
    return _nearest(len(plan.ring), zoom, language(), (zoom.close,))


def names(plan: CityPlan, zoom: Zoom) -> Mapping[Key, Name]:
    """Return the areas' names in the language in use, as they stand in a close view; else none."""
    return _names(plan, zoom, _view(plan, zoom), tuple(map(AREA_WORDS.say, AREAS)))


@lru_cache(maxsize=48)
def _names(plan: CityPlan, zoom: Zoom, number: int, words: tuple[str, ...]) -> Mapping[Key, Name]:
    own = dict(zip(plan.pattern.places, plan.places, strict=True))
    texts = dict(zip(AREAS, words, strict=True))
    view = _views(len(plan.ring))[number]
    return {
        (own[name.borough], name.area): _lettered(name, texts[name.area], view.seen, zoom)
        for name in view.names
        if zoom.near or own[name.borough] == plan.bottom
    }


def _lettered(name: _Name, text: str, seen: Seen, zoom: Zoom) -> Name:
    """Return a name as it is known in a view, in another one.

    What is too long for its room has narrower letters, then smaller ones; if that is too little, it is wider.
    """
    lines = lines_of(text)[-1 if name.broken else 0]
    least = max(6, round(zoom.u * min(_LEAST, name.size / seen.u)))
    largest = max(least, int(name.size * min(zoom.u / seen.u, zoom.scale / seen.scale) + _ROUND))
    x, y, room, height = name.box
    for size in range(largest, least - 1, -1):
        width = max(typesetting.width(line, size) for line in lines) / zoom.scale
        if width * name.wide <= room * _SPARE:
            return Name(lines, size, name.box, name.wide)
        wide = max(typesetting.NARROWEST, room / width)
        if width * wide <= room * _SPARE:
            break
    across = max(room, wide * width)
    return Name(lines, size, (x - (across - room) / 2, y, across, height), wide)


def lines_of(text: str) -> tuple[tuple[str, ...], ...]:
    """Return a name in one line and, if it may break, in two."""
    broken = tuple(_BREAK.split(text.replace(_HYPHEN, "-"), maxsplit=1))
    whole = (_MARKS.sub("", text),)
    return (whole, broken) if len(broken) == 2 else (whole,)


def stand(plan: CityPlan, borough: str, sector: str, zoom: Zoom) -> Stand:
    """Return where building, friend and cubes stand in a sector at a zoom, clear of its name."""
    place = plan.place(borough) * len(SECTORS) + SECTORS.index(sector)
    key = _views(len(plan.ring))[_view(plan, zoom)].stands[place]
    return _stand(key, zoom.side(plan.cube_side(borough)))


@lru_cache(maxsize=1024)
def _stand(key: str, side: float) -> Stand:
    return Stand(side, *known(key))


def seen_from(camera: Camera, clear: Rect | None) -> float:
    """Return the highest y on the plane that a camera shows in ``clear`` (pixels; None: the window)."""
    return camera.to_plane((0.0, clear.top if clear else 0.0))[1]


def furnish(nave: Nave, zoom: Zoom, seen: float = -inf) -> Chancel:
    """Return how the cathedral is furnished at a zoom.

    What lies above ``seen`` (y on the plane) is out of sight: the tag and the window's middle stand below it.
    """
    return _furnish(len(nave.nodes), zoom, top_of(nave, seen))


@lru_cache(maxsize=32)
def _furnish(boroughs: int, zoom: Zoom, top: float) -> Chancel:
    def unlike(one: _Furnished) -> tuple[float, ...]:
        return one.close != zoom.close, one.top < top - _OUT, *one.seen.unlike(zoom), abs(one.top - top)

    return min(_furnished(boroughs), key=unlike).chancel


def top_of(nave: Nave, seen: float) -> float:
    """Return ``seen`` for :func:`furnish`, but not above the cathedral's floor."""
    return round(max(seen, min(y for _, y in nave.outline) - 1), 1)
