"""Functions that take long, and are spared it in later runs: their results lie on the disk.

Places of what stands in the city are found beforehand and lie with the pictures. What takes long may be
made in small steps, so that no frame waits for it.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from functools import cache, wraps
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar, TypeVarTuple

from pygame import Surface

from game import paths
from game.ui.disk_cache import Note, disk

_LARGE = 700_000
"""The pixels from which a picture is large: it takes longer to make than to read."""

FOUND = "city/places.gz"
"""What is found beforehand, among the pictures."""

Args = TypeVarTuple("Args")
Found = TypeVar("Found")
P = ParamSpec("P")


def found_in(path: Path) -> dict[str, str]:
    """Return by key what was found beforehand, as JSON. Raises :class:`OSError` that names the file."""
    try:
        lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise OSError(f"{path}: these places can't be read ({error}); reinstall the program") from error
    return {key: said for key, _, said in (line.partition(" ") for line in lines)}


@cache
def _found_beforehand() -> dict[str, str]:
    return found_in(paths.sprites() / FOUND)


def known(key: str) -> Any:
    """Return what is found beforehand, with tuples for lists.

    Raises ``KeyError``, and :class:`OSError` if the file can't be read.
    """
    return _tuples(json.loads(_found_beforehand()[key]))


def key_of(name: str, args: tuple[object, ...]) -> str:
    """Return the key for what a function finds; equal arguments have the same ``repr`` in every run."""
    return blake2b(repr((name, args)).encode(), digest_size=6).hexdigest()


def recall(name: str, args: tuple[object, ...], read: Callable[[Note], Found]) -> tuple[str, Found | None]:
    """Return the key for what a function called ``name`` finds, and that if it has been found before.

    ``read`` makes it from what JSON can say, with tuples for lists.
    """
    key = key_of(name, args)
    said = disk.recall(key)
    with suppress(TypeError, ValueError):
        return key, read(_tuples(said)) if said is not None else None
    return key, None


def pictured(make: Callable[P, Surface], least: int = 0) -> Callable[P, Surface]:
    """Decorate a function that takes long to make a picture of its own: that is made once for all runs.

    It depends on its arguments, which have the same ``repr`` in every run, and on what the disk cache knows.
    With fewer than ``least`` pixels it is made in each run.
    """

    @wraps(make)
    def read_or_made(*args: P.args, **kwargs: P.kwargs) -> Surface:
        what = f"{make.__module__}.{make.__qualname__}"
        return disk.picture(what, (args, kwargs), lambda: make(*args, **kwargs), least)

    return read_or_made


def pictured_if_large(make: Callable[P, Surface]) -> Callable[P, Surface]:
    """Decorate a function that takes long if its picture is large: then that is made once for all runs."""
    return pictured(make, _LARGE)


class Stepwise(Generic[*Args, Found]):
    """A function that may also be called in small steps; its last ``most`` results are kept."""

    def __init__(self, measure: Callable[[*Args], Generator[None, None, Found]], most: int) -> None:
        self._measure, self._most = measure, most
        self._results: OrderedDict[tuple[*Args], Found] = OrderedDict()

    def __call__(self, *args: *Args) -> Found:
        """Return the result for ``args``."""
        for _ in self.steps(*args):
            pass
        return self._results[args]

    def steps(self, *args: *Args) -> Iterator[None]:
        """Find the result for ``args``, yielding after each step."""
        if args not in self._results:
            self._results[args] = yield from self._measure(*args)
            if len(self._results) > self._most:
                self._results.popitem(last=False)
        self._results.move_to_end(args)

    def forget(self) -> None:
        """Drop all results."""
        self._results.clear()


def _tuples(said: Note) -> Note:
    return tuple(map(_tuples, said)) if isinstance(said, list) else said
