"""Functions that take long and may be called in small steps, so that no frame waits for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from typing import Any, Generic, TypeVar, TypeVarTuple

from game.ui.remembered import recall, remember

R = TypeVar("R")
Args = TypeVarTuple("Args")


class Stepwise(Generic[*Args, R]):
    """A function that may also be called in small steps; its last ``most`` results are kept.

    With ``said`` and ``read`` they are known in later runs, too: those make of a result what JSON can say,
    and a result of that.
    """

    def __init__(
        self,
        measure: Callable[[*Args], Generator[None, None, R]],
        most: int,
        said: Callable[[R], Any] | None = None,
        read: Callable[[Any], R] | None = None,
    ) -> None:
        self._measure, self._most, self._said, self._read = measure, most, said, read
        self._kept: OrderedDict[tuple[*Args], R] = OrderedDict()

    def __call__(self, *args: *Args) -> R:
        """Return the result for ``args``."""
        for _ in self.steps(*args):
            pass
        return self._kept[args]

    def steps(self, *args: *Args) -> Iterator[None]:
        """Find the result for ``args``, yielding after each step."""
        if args not in self._kept:
            name = self._measure.__qualname__
            key, found = recall(name, args, self._read) if self._read is not None else ("", None)
            if found is None:
                found = yield from self._measure(*args)
                if self._said is not None:
                    remember(key, self._said(found))
            self._kept[args] = found
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(args)

    def forget(self) -> None:
        """Drop all results."""
        self._kept.clear()
