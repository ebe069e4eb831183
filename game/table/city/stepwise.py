"""Caches of what is measured in a city's plan. Each result keeps its plan, so they go with its pictures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar, TypeVarTuple, cast

P = ParamSpec("P")
R = TypeVar("R")
Args = TypeVarTuple("Args")

_caches: list[Callable[[], None]] = []


def cached_by_plan(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Decorate a function of a plan: its last ``most`` results are kept until :func:`forget`."""

    def registered(measure: Callable[P, R]) -> Callable[P, R]:
        kept = lru_cache(maxsize=most)(measure)
        _caches.append(kept.cache_clear)
        return cast("Callable[P, R]", kept)

    return registered


class Stepwise(Generic[*Args, R]):
    """A function that may also be called in small steps; its last ``most`` results are kept."""

    def __init__(self, measure: Callable[[*Args], Generator[None, None, R]], most: int) -> None:
        self._measure, self._most = measure, most
        self._kept: OrderedDict[tuple[*Args], R] = OrderedDict()

    def __call__(self, *args: *Args) -> R:
        """Return the result for ``args``."""
        for _ in self.steps(*args):
            pass
        return self._kept[args]

    def steps(self, *args: *Args) -> Iterator[None]:
        """Find the result for ``args``, yielding after each step."""
        if args not in self._kept:
            self._kept[args] = yield from self._measure(*args)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(args)

    def forget(self) -> None:
        """Drop all results."""
        self._kept.clear()


def stepwise_by_plan(
    most: int,
) -> Callable[[Callable[[*Args], Generator[None, None, R]]], Stepwise[*Args, R]]:
    """Decorate a generator that returns what it has measured in a plan: see :class:`Stepwise`."""

    def registered(measure: Callable[[*Args], Generator[None, None, R]]) -> Stepwise[*Args, R]:
        found = Stepwise(measure, most)
        _caches.append(found.forget)
        return found

    return registered


def forget() -> None:
    """Drop everything that was measured."""
    for clear in _caches:
        clear()
