"""Functions that take long, and are spared it in later runs: their results lie on the disk.

Places in windows of usual sizes are found beforehand and lie with the pictures. What takes long may be
found in small steps, so that no frame waits for it.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from functools import cache, wraps
from hashlib import blake2b
from typing import Any, Generic, ParamSpec, TypeVar, TypeVarTuple

from pygame import Surface

from game import paths
from game.ui.disk_cache import Note, disk

_LARGE = 700_000
"""The pixels from which a picture is large: it takes longer to make than to read."""

FOUND = "city/places.gz"
"""What is found beforehand, among the pictures."""

_found: dict[str, Note] | None = None
"""What is found while it is found anew, else ``None``."""

Args = TypeVarTuple("Args")
Found = TypeVar("Found")
P = ParamSpec("P")


@cache
def found_beforehand() -> dict[str, str]:
    """Return by key what is known in every run, as JSON: ``python -m sprites.make found_places`` finds it."""
    with suppress(OSError, EOFError, ValueError, zlib.error):
        lines = gzip.decompress((paths.sprites() / FOUND).read_bytes()).decode().splitlines()
        return {key: said for key, _, said in (line.partition(" ") for line in lines)}
    return {}


@contextmanager
def finding_anew() -> Iterator[dict[str, Note]]:
    """Know nothing at first, and return by key what is found from now on."""
    global _found
    before, _found = _found, {}
    try:
        yield _found
    finally:
        _found = before


def key_of(name: str, args: tuple[object, ...]) -> str:
    """Return the key for what a function finds; equal arguments have the same ``repr`` in every run."""
    return blake2b(repr((name, args)).encode(), digest_size=6).hexdigest()


def recall(name: str, args: tuple[object, ...], read: Callable[[Note], Found]) -> tuple[str, Found | None]:
    """Return the key for what a function called ``name`` finds, and that if it has been found before.

    ``read`` makes it from what JSON can say, with tuples for lists.
    """
    key = key_of(name, args)
    if _found is not None:
        known = _found.get(key)
    elif key in (beforehand := found_beforehand()):
        known = json.loads(beforehand[key])
    else:
        known = disk.recall(key)
    with suppress(TypeError, ValueError):
        return key, read(_tuples(known)) if known is not None else None
    return key, None


def remember(key: str, found: Note) -> None:
    """Keep what was found, after it was asked for."""
    if _found is None:
        disk.remember(key, found)
    else:
        _found[key] = found


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
                remember(key, found)
            return found

        return known_or_found

    return decorated


class Stepwise(Generic[*Args, Found]):
    """A function that may also be called in small steps; its last ``most`` results are kept.

    With ``said`` and ``read`` they are known in later runs, too: those make of a result what JSON can say,
    and a result of that.
    """

    def __init__(
        self,
        measure: Callable[[*Args], Generator[None, None, Found]],
        most: int,
        said: Callable[[Found], Any] | None = None,
        read: Callable[[Note], Found] | None = None,
    ) -> None:
        self._measure, self._most, self._said, self._read = measure, most, said, read
        self._results: OrderedDict[tuple[*Args], Found] = OrderedDict()

    def __call__(self, *args: *Args) -> Found:
        """Return the result for ``args``."""
        for _ in self.steps(*args):
            pass
        return self._results[args]

    def steps(self, *args: *Args) -> Iterator[None]:
        """Find the result for ``args``, yielding after each step."""
        if args not in self._results:
            name = self._measure.__qualname__
            key, found = recall(name, args, self._read) if self._read is not None else ("", None)
            if found is None:
                found = yield from self._measure(*args)
                if self._said is not None:
                    remember(key, self._said(found))
            self._results[args] = found
            if len(self._results) > self._most:
                self._results.popitem(last=False)
        self._results.move_to_end(args)

    def forget(self) -> None:
        """Drop all results."""
        self._results.clear()


def _tuples(said: Note) -> Note:
    return tuple(map(_tuples, said)) if isinstance(said, list) else said
