"""The registry of steps: functions that run from the agenda or handle an answer, with a name for each.

The agenda of a running game holds the functions, which is fastest. A view holds their names, which are
plain data. Register every such function with :func:`step`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, NewType, TypeVar

Function = TypeVar("Function", bound=Callable[..., None])

Plain = str | int | bool | None
"""The types that arguments of a step may have, so that a view of it is plain data."""

StepName = NewType("StepName", str)
"""A key of :data:`STEPS`."""


class Step(NamedTuple):
    """A step on the agenda, as data."""

    name: StepName
    given: tuple[Plain, ...]
    """Its arguments after the state."""


STEPS: dict[StepName, Callable[..., None]] = {}
"""Every step by name. The names are part of the notation: to change one is a new version of it."""

_NAMES: dict[Callable[..., None], StepName] = {}


def step(name: str) -> Callable[[Function], Function]:
    """Return a decorator that registers a function as a step. Raises ``ValueError`` for a name in use."""

    def register(function: Function) -> Function:
        if name in STEPS:
            raise ValueError(f"two steps are called {name!r}")
        _NAMES[function] = StepName(name)
        STEPS[_NAMES[function]] = function
        return function

    return register


def name_of(function: Callable[..., None]) -> StepName:
    """Return the name of a registered step. Raises ``KeyError`` for any other function."""
    return _NAMES[function]


@lru_cache(maxsize=1 << 12)
def named(entry: tuple[Any, ...]) -> Step:
    """Return an entry of the agenda as data. Raises ``KeyError`` for a function that is not registered."""
    return Step(_NAMES[entry[0]], entry[1:])


@lru_cache(maxsize=1 << 12)
def unnamed(step: Step) -> tuple[Any, ...]:
    """Return the entry of the agenda for data of :func:`named`. Raises ``KeyError`` for an unknown name."""
    return (STEPS[step.name], *step.given)
