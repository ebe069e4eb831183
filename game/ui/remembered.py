"""Functions that take long, and are spared it in later runs: their results lie on the disk."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar, TypeVarTuple

from pygame import Surface

from game.ui.disk_cache import Note, disk

_LARGE = 700_000
"""The pixels from which a picture is large: it takes longer to make than to read."""

Args = TypeVarTuple("Args")
Found = TypeVar("Found")
P = ParamSpec("P")


def recall(name: str, args: tuple[object, ...], read: Callable[[Note], Found]) -> tuple[str, Found | None]:
    """Return the key for what a function called ``name`` finds, and what it found in an earlier run, if any.

    ``read`` makes it from what JSON can say, with tuples for lists.
    """
    if not disk.is_open:
        return "", None
    key = disk.key(name, *args)
    known = disk.recall(key)
    with suppress(TypeError, ValueError):
        return key, read(_tuples(known)) if known is not None else None
    return key, None


def pictured(make: Callable[P, Surface]) -> Callable[P, Surface]:
    """Decorate a function that takes long to make a picture of its own: that is made once for all runs.

    It depends on its arguments, which have the same ``repr`` in every run, and on what the disk cache knows.
    """

    @wraps(make)
    def read_or_made(*args: P.args, **kwargs: P.kwargs) -> Surface:
        what = f"{make.__module__}.{make.__qualname__}"
        return disk.picture(what, (args, kwargs), lambda: make(*args, **kwargs))

    return read_or_made


def pictured_if_large(make: Callable[P, Surface]) -> Callable[P, Surface]:
    """Decorate a function that takes long if its picture is large: then that is made once for all runs."""

    @wraps(make)
    def read_or_made(*args: P.args, **kwargs: P.kwargs) -> Surface:
        what = f"{make.__module__}.{make.__qualname__}"
        return disk.picture(what, (args, kwargs), lambda: make(*args, **kwargs), _LARGE)

    return read_or_made


def remembered(
    read: Callable[[Note], Found],
) -> Callable[[Callable[[*Args], Found]], Callable[[*Args], Found]]:
    """Decorate a function that takes long to find something, which is known in later runs.

    ``read``: see :func:`recall`.
    """

    def decorated(find: Callable[[*Args], Found]) -> Callable[[*Args], Found]:
        @wraps(find)
        def known_or_found(*args: *Args) -> Found:
            key, found = recall(find.__qualname__, args, read)
            if found is None:
                found = find(*args)
                disk.remember(key, found)
            return found

        return known_or_found

    return decorated


def _tuples(said: Note) -> Note:
    return tuple(map(_tuples, said)) if isinstance(said, list) else said
