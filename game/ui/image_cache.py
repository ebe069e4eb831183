"""Caches for finished pictures, with limits on their size.

Each cache belongs to a part of the program, its owner. All are cleared when the language or the contrast
changes, so that neither needs to be an argument of the function that makes a picture.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from math import inf
from typing import Any, Final, Generic, ParamSpec, TypeVar

import pygame
from pygame import Surface

from game.words import when_language_changes

P = ParamSpec("P")
R = TypeVar("R")

TABLE: Final = "table"
"""Only the table's. Cleared when a table or a replay is left."""
MENUS: Final = "menus"
"""Cleared when a table is opened."""
SHARED: Final = "shared"
"""Used by menus and the table alike. Cleared when a table or a replay is left: most are the table's."""
FILES: Final = "files"
"""Pictures straight from files, which depend on neither language nor contrast."""

_MEGABYTE = 1_000_000
_WINDOW = 1920 * 1080
"""The pixels of a window that gets the full limit; a smaller window, with smaller pictures, gets less."""
_TELEVISION = 3840 * 2160
"""The pixels of the largest window for which a limit grows."""


class ImageCache(Generic[P, R]):
    """A function with a least-recently-used cache of the pictures that it makes."""

    def __init__(self, make: Callable[P, R], megabytes: float, most: float, grows: float) -> None:
        update_wrapper(self, make)
        self._make = make
        self._room, self._most = megabytes * _MEGABYTE, most
        self._grows = grows
        self._pictures: OrderedDict[Hashable, tuple[R, int]] = OrderedDict()
        self._bytes = 0

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the picture for these arguments. Shared, don't draw on it."""
        key = (args, tuple(kwargs.items())) if kwargs else args
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found[0]
        made = self._make(*args, **kwargs)
        size = _bytes(made) if self._room < inf else 0
        self._pictures[key] = (made, size)
        self._bytes += size
        room = self._room * _share(self._grows)
        while (self._bytes > room or len(self._pictures) > self._most) and len(self._pictures) > 1:
            _, (_, gone) = self._pictures.popitem(last=False)
            self._bytes -= gone
        return made

    def has(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        """Return whether the picture for these arguments need not be made."""
        return ((args, tuple(kwargs.items())) if kwargs else args) in self._pictures

    def forget(self) -> None:
        """Clear the cache."""
        self._pictures.clear()
        self._bytes = 0


_caches: list[tuple[str, ImageCache[Any, Any]]] = []


def cached(
    owner: str, *, megabytes: float = inf, most: float = inf, grows: float = False
) -> Callable[[Callable[P, R]], ImageCache[P, R]]:
    """Decorate a function that makes surfaces, or tuples with surfaces, with a cache owned by ``owner``.

    ``megabytes``: the limit for their total size; less in proportion in windows smaller than 1920 × 1080.
    ``most``: the limit for their number. ``grows``: the limit is more in proportion in larger windows, up to
    3840 × 2160, or grows by this share of that; for pictures that are needed again and again while things
    fly.
    """

    def registered(make: Callable[P, R]) -> ImageCache[P, R]:
        cache = ImageCache(make, megabytes, most, grows)
        _caches.append((owner, cache))
        return cache

    return registered


def forget(*owners: str) -> None:
    """Clear the caches of some owners; by default of all except :data:`FILES`."""
    for owner, cache in _caches:
        if owner in (owners or (TABLE, MENUS, SHARED)):
            cache.forget()


when_language_changes(forget)


def _share(grows: float) -> float:
    """Return the share of a limit that the current window's size asks for."""
    window = pygame.display.get_surface()
    if window is None:
        return 1.0
    share = min(_TELEVISION, window.get_width() * window.get_height()) / _WINDOW
    return 1 + (share - 1) * grows if share > 1 else share


def _bytes(made: object) -> int:
    if isinstance(made, Surface):
        return made.get_width() * made.get_height() * made.get_bytesize()
    if isinstance(made, tuple):
        return sum(map(_bytes, made))
    return 0
