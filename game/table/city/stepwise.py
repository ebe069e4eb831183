"""Functions that take long and may be called in small steps, so that no frame waits for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from typing import Generic, TypeVar, TypeVarTuple

R = TypeVar("R")
Args = TypeVarTuple("Args")


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


def stepwise(
    most: int,
) -> Callable[[Callable[[*Args], Generator[None, None, R]]], Stepwise[*Args, R]]:
    """Decorate a generator that returns its result in the end: its last ``most`` results are kept."""

    def decorated(measure: Callable[[*Args], Generator[None, None, R]]) -> Stepwise[*Args, R]:
        return Stepwise(measure, most)

    return decorated
