"""Caches for finished pictures, with limits on their size.

Each cache belongs to a part of the program, its owner. All are cleared when the language or the contrast
changes, so that neither needs to be an argument of the function that makes a picture. Together they hold at
most :func:`allowed` bytes: beyond that, those go first that have not been asked for the longest.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Iterator
from functools import update_wrapper
from heapq import heapify, heapreplace
from itertools import count
from math import inf
from typing import Any, Final, Generic, ParamSpec, TypeVar

import pygame
from pygame import Surface

from game.ui.aside import at_once
from game.words import when_language_changes

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound="ImageCache[Any, Any]")

TABLE: Final = "table"
"""Only the table's. Cleared when a table or a replay is left."""
MENUS: Final = "menus"
"""Cleared when a table is opened."""
SHARED: Final = "shared"
"""Used by menus and the table alike. Cleared when a table or a replay is left: most are the table's."""
FILES: Final = "files"
"""Pictures straight from files, or as small, which depend on neither language nor contrast."""

_MEGABYTE = 1_000_000
_WINDOW = 1920 * 1080
"""The pixels of a window that gets the full limit; a smaller window, with smaller pictures, gets less."""
_TELEVISION = 3840 * 2160
"""The pixels of the largest window for which a limit grows."""
_ALL, _ALL_BY_WINDOW = 80 * _MEGABYTE, 36 * _MEGABYTE
"""The most bytes of all caches together: some for any window, and more for each :data:`_WINDOW` in it."""
_SPARED = 25
"""Which part of all that is allowed is made free at once."""

_asks = count()


class _Entry(Generic[R]):
    """A picture that is kept, its bytes, and when it was asked for last."""

    __slots__ = ("asked", "bytes", "made")

    def __init__(self, made: R) -> None:
        self.made, self.bytes, self.asked = made, _bytes(made), next(_asks)


class ImageCache(Generic[P, R]):
    """A function with a least-recently-used cache of the pictures that it makes."""

    def __init__(
        self, make: Callable[P, R], megabytes: float, most: float, grows: float, on_show: bool
    ) -> None:
        update_wrapper(self, make)
        self.on_show = on_show
        """Whether its pictures don't make room for those of others."""
        self._make = make
        self._room, self._most = megabytes * _MEGABYTE, most
        self._grows = grows
        self._pictures: OrderedDict[Hashable, _Entry[R]] = OrderedDict()
        self.bytes = 0
        """What it holds."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the picture for these arguments. Shared, don't draw on it."""
        key = (args, tuple(kwargs.items())) if kwargs else args
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            found.asked = next(_asks)
            return found.made
        return self._keep(key, self._make(*args, **kwargs))

    def _keep(self, key: Hashable, made: R) -> R:
        entry = _Entry(made)
        self._pictures[key] = entry
        self._grow(entry.bytes)
        room = self._room * _share(self._grows)
        while (self.bytes > room or len(self._pictures) > self._most) and len(self._pictures) > 1:
            self.drop_oldest()
        _make_room(entry.asked)
        return made

    @property
    def oldest(self) -> float:
        """When the picture was asked for that has not been for the longest; infinity if there is none."""
        return next(iter(self._pictures.values())).asked if self._pictures else inf

    def drop_oldest(self) -> None:
        """Drop the picture that has not been asked for the longest."""
        _, gone = self._pictures.popitem(last=False)
        self._grow(-gone.bytes)

    def has(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        """Return whether the picture for these arguments need not be made."""
        return ((args, tuple(kwargs.items())) if kwargs else args) in self._pictures

    def forget(self) -> None:
        """Clear the cache."""
        self._pictures.clear()
        self._grow(-self.bytes)

    def _grow(self, by: int) -> None:
        global _held
        self.bytes += by
        _held += by


class SteppedCache(ImageCache[P, R]):
    """The same for a function that makes its pictures in steps; called, it does all of them at once."""

    def __init__(
        self,
        make: Callable[P, Generator[None, None, R]],
        megabytes: float,
        most: float,
        grows: float,
        on_show: bool,
    ) -> None:
        def made_at_once(*args: P.args, **kwargs: P.kwargs) -> R:
            return at_once(make(*args, **kwargs))

        super().__init__(made_at_once, megabytes, most, grows, on_show)
        update_wrapper(self, make)
        self._in_steps = make

    def steps(self, *args: P.args, **kwargs: P.kwargs) -> Iterator[None]:
        """Make the picture for these arguments, if it isn't kept, yielding after each step."""
        if not self.has(*args, **kwargs):
            made = yield from self._in_steps(*args, **kwargs)
            if not self.has(*args, **kwargs):  # it may have been needed meanwhile
                self._keep((args, tuple(kwargs.items())) if kwargs else args, made)


_caches: list[tuple[str, ImageCache[Any, Any]]] = []
_held = 0
"""The bytes of all pictures in all caches."""


def cached(
    owner: str, *, megabytes: float = inf, most: float = inf, grows: float = False, on_show: bool = False
) -> Callable[[Callable[P, R]], ImageCache[P, R]]:
    """Decorate a function that makes surfaces, or tuples with surfaces, with a cache owned by ``owner``.

    ``megabytes``: the limit for their total size; less in proportion in windows smaller than 1920 × 1080.
    ``most``: the limit for their number. ``grows``: the limit is more in proportion in larger windows, up to
    3840 × 2160, or grows by this share of that; for pictures that are needed again and again while things
    fly. ``on_show``: they lie in the window all the time, or come suddenly, although they may not be asked
    for in a long while, so that they don't make room for others.
    """

    return lambda make: _registered(owner, ImageCache(make, megabytes, most, grows, on_show))


def cached_in_steps(
    owner: str, *, megabytes: float = inf, most: float = inf, grows: float = False, on_show: bool = False
) -> Callable[[Callable[P, Generator[None, None, R]]], SteppedCache[P, R]]:
    """Decorate a function that makes a picture in steps as :func:`cached` does: a generator returns it."""

    return lambda make: _registered(owner, SteppedCache(make, megabytes, most, grows, on_show))


def _registered(owner: str, cache: C) -> C:
    _caches.append((owner, cache))
    return cache


def forget(*owners: str) -> None:
    """Clear the caches of some owners; by default of all except :data:`FILES`."""
    for owner, cache in _caches:
        if owner in (owners or (TABLE, MENUS, SHARED)):
            cache.forget()


when_language_changes(forget)


def held() -> int:
    """Return the bytes of all pictures that are kept."""
    return _held


def allowed() -> int:
    """Return the most bytes that all caches may hold together in the present window."""
    return round(_ALL + _ALL_BY_WINDOW * min(_TELEVISION, _pixels()) / _WINDOW)


def _make_room(newest: int) -> None:
    """Drop what has not been asked for the longest, until a little less is kept than is allowed.

    A little less, as this would else be done for every picture that comes. The ``newest`` stays, and so do
    pictures from files, the dearest to make again, and those that are on show: both have limits of their own.
    """
    excess = held() - allowed()
    if excess <= 0:
        return
    excess += allowed() // _SPARED
    open_ones = [cache for owner, cache in _caches if owner != FILES and not cache.on_show]
    queue = [(cache.oldest, number) for number, cache in enumerate(open_ones)]
    heapify(queue)
    while excess > 0 and queue[0][0] < newest:
        cache = open_ones[queue[0][1]]
        before = cache.bytes
        cache.drop_oldest()
        excess -= before - cache.bytes
        heapreplace(queue, (cache.oldest, queue[0][1]))


def _share(grows: float) -> float:
    """Return the share of a limit that the current window's size asks for."""
    share = min(_TELEVISION, _pixels()) / _WINDOW
    return 1 + (share - 1) * grows if share > 1 else share


def _pixels() -> int:
    """Return the pixels of the window; without one, those of a usual one."""
    window = pygame.display.get_surface()
    return window.get_width() * window.get_height() if window else _WINDOW


def _bytes(made: object) -> int:
    if isinstance(made, Surface):
        return made.get_width() * made.get_height() * made.get_bytesize()
    if isinstance(made, tuple):
        picture = getattr(made, "picture", None)
        if picture is not None:  # a sprite
            return _bytes(picture)
        return sum([_bytes(part) for part in made if isinstance(part, (Surface, tuple))])
    return 0
