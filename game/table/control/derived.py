"""Derived values: each is worked out from other values, and again only when one of those has changed."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class Derived(Generic[T]):
    """A read-only attribute; see :func:`derived`."""

    def __init__(self, work_out: Callable[[Any], T], read: Callable[[Any], object]) -> None:
        self.__doc__ = work_out.__doc__
        self._work_out, self._read = work_out, read
        self._slot = f"_derived_{work_out.__name__}"

    @overload
    def __get__(self, owner: None, kind: type) -> Derived[T]: ...

    @overload
    def __get__(self, owner: object, kind: type) -> T: ...

    def __get__(self, owner: object | None, kind: type) -> Derived[T] | T:
        """Return the value for what is read now."""
        if owner is None:
            return self
        read = self._read(owner)
        known: tuple[object, T] | None = owner.__dict__.get(self._slot)
        if known is None or known[0] != read:
            known = owner.__dict__[self._slot] = read, self._work_out(owner)
        return known[1]

    def __set__(self, owner: object, value: object) -> None:
        """Refuse: what is derived is never set."""
        raise AttributeError("a derived value can't be set")


def derived(*reads: str) -> Callable[[Callable[[Any], T]], Derived[T]]:
    """Decorate a method to make it a derived value; ``reads`` names all attributes that it depends on.

    A name may lead on, as ``top.layout`` does. Each must give another value when it changes: a list that is
    changed in place still equals itself.
    """
    read = attrgetter(*reads)
    return lambda work_out: Derived(work_out, read)
