"""Finished pictures, kept for the next frame but never more than a number of megabytes of them."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Generic, ParamSpec, TypeVar

import pygame
from pygame import Surface

P = ParamSpec("P")
R = TypeVar("R")

_MEGABYTE = 1_000_000
_WINDOW = 1920 * 1080
"""Pixels of a window from which on the whole room is used: in a smaller one the pictures are smaller too."""


class Kept(Generic[P, R]):
    """A function that makes pictures and remembers them; what was not asked for longest goes first."""

    def __init__(self, make: Callable[P, R], megabytes: float) -> None:
        update_wrapper(self, make)
        self._make = make
        self._room = megabytes * _MEGABYTE
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
        while self._bytes > room and len(self._pictures) > 1:
            _, (_, gone) = self._pictures.popitem(last=False)
            self._bytes -= gone
        return made

    def cache_clear(self) -> None:
        """Forget all pictures."""
        self._pictures.clear()
        self._bytes = 0


def kept(megabytes: float) -> Callable[[Callable[P, R]], Kept[P, R]]:
    """Keep what a function makes, surfaces or tuples with surfaces, up to so many megabytes.

    That is for windows of 1920 × 1080 or more; smaller ones have less, in proportion.
    """
    return lambda make: Kept(make, megabytes)


def _share() -> float:
    """The share of the room that is used in the present window."""
    window = pygame.display.get_surface()
    if window is None:
        return 1.0
    return min(1.0, window.get_width() * window.get_height() / _WINDOW)


def forget_all(under: str = "game", but: str | None = None) -> None:
    """Forget the pictures that any room of the game has kept: they are not needed, or painted otherwise now.

    ``under``: only those of this package of rooms; ``but``: not those of this room.
    """
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{under}.") and name != but:
            for maker in list(vars(module).values()):
                if hasattr(maker, "cache_clear") and _makes_pictures(maker):
                    maker.cache_clear()


def _makes_pictures(maker: object) -> bool:
    """Whether a function that remembers, here or in the library, makes surfaces that we paint."""
    made = getattr(maker, "__wrapped__", None)
    return "Surface" in str(getattr(made, "__annotations__", {}).get("return", ""))


def _bytes(made: object) -> int:
    if isinstance(made, Surface):
        return made.get_width() * made.get_height() * made.get_bytesize()
    if isinstance(made, tuple):
        return sum(map(_bytes, made))
    return 0
