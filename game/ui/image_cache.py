"""Finished pictures, kept for the next frame: no more of them than a limit, and dropped when out of date.

Each cache says which part of the program it belongs to. All of them are dropped when the language or the
contrast changes, so that neither has to be among what a picture is asked for with.
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
"""Dropped when the table is left."""
MENUS: Final = "menus"
"""Dropped when a table is laid."""
SHARED: Final = "shared"
"""Kept as long as the program runs."""
FILES: Final = "files"
"""As their files have them, in every language and contrast."""

_MEGABYTE = 1_000_000
_WINDOW = 1920 * 1080
"""Pixels of a window from which on the whole room is used: in a smaller one the pictures are smaller too."""


class ImageCache(Generic[P, R]):
    """A function that makes pictures and remembers them; what was not asked for longest goes first."""

    def __init__(self, make: Callable[P, R], megabytes: float, most: float) -> None:
        update_wrapper(self, make)
        self._make = make
        self._room, self._most = megabytes * _MEGABYTE, most
        self._pictures: OrderedDict[Hashable, tuple[R, int]] = OrderedDict()
        self._bytes = 0

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """The picture for these arguments, made or kept; shared, don't draw on it."""
        key = (args, tuple(kwargs.items())) if kwargs else args
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found[0]
        made = self._make(*args, **kwargs)
        size = _bytes(made)
        self._pictures[key] = (made, size)
        self._bytes += size
        room = self._room * _share()
        while (self._bytes > room or len(self._pictures) > self._most) and len(self._pictures) > 1:
            _, (_, gone) = self._pictures.popitem(last=False)
            self._bytes -= gone
        return made

    def forget(self) -> None:
        """Drop all pictures."""
        self._pictures.clear()
        self._bytes = 0


_caches: list[tuple[str, ImageCache[Any, Any]]] = []


def cached(
    owner: str, *, megabytes: float = inf, most: float = inf
) -> Callable[[Callable[P, R]], ImageCache[P, R]]:
    """Keep what a function makes for ``owner``: surfaces, or tuples with surfaces.

    At most so many ``megabytes`` of them are kept, in windows smaller than 1920 × 1080 less in proportion;
    or so many pictures.
    """

    def registered(make: Callable[P, R]) -> ImageCache[P, R]:
        cache = ImageCache(make, megabytes, most)
        _caches.append((owner, cache))
        return cache

    return registered


def forget(*owners: str) -> None:
    """Drop the pictures of some owners; where none is named, all that was painted here."""
    for owner, cache in _caches:
        if owner in (owners or (TABLE, MENUS, SHARED)):
            cache.forget()


when_language_changes(forget)


def _share() -> float:
    """The share of the room that is used in the present window."""
    window = pygame.display.get_surface()
    if window is None:
        return 1.0
    return min(1.0, window.get_width() * window.get_height() / _WINDOW)


def _bytes(made: object) -> int:
    if isinstance(made, Surface):
        return made.get_width() * made.get_height() * made.get_bytesize()
    if isinstance(made, tuple):
        return sum(map(_bytes, made))
    return 0
