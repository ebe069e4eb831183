"""The names of steps: what has still to happen, and who hears an answer, as plain data.

On the agenda of a running game a step is a function, as that is quickest; a view of the game has its name
instead. Every function that comes on an agenda or hears an answer is registered by :func:`step`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, NewType, TypeVar

Function = TypeVar("Function", bound=Callable[..., None])

Plain = str | int | bool | None
"""What a step may be given: never more than these, so that a view of it is data all the way down."""

StepName = NewType("StepName", str)
"""A key of :data:`STEPS`."""


class Step(NamedTuple):
    """A step that waits on the agenda, as data."""

    name: StepName
    given: tuple[Plain, ...]
    """What it is given besides the state."""


STEPS: dict[StepName, Callable[..., None]] = {}
"""Every step by its name. Names are part of the notation: one that changes is a new version of it."""

_NAMES: dict[Callable[..., None], StepName] = {}


def step(name: str) -> Callable[[Function], Function]:
    """Register a function as the step of this name; it is left as it is. Each name is given once."""

    def register(function: Function) -> Function:
        if name in STEPS:
            raise ValueError(f"two steps are called {name!r}")
        _NAMES[function] = StepName(name)
        STEPS[_NAMES[function]] = function
        return function

    return register


def name_of(function: Callable[..., None]) -> StepName:
    """The name of a registered step. Raises ``KeyError`` for another function."""
    return _NAMES[function]


@lru_cache(maxsize=1 << 12)
def named(entry: tuple[Any, ...]) -> Step:
    """An entry of an agenda as data. Raises ``KeyError`` where its function is no registered step."""
    return Step(_NAMES[entry[0]], entry[1:])


@lru_cache(maxsize=1 << 12)
def unnamed(step: Step) -> tuple[Any, ...]:
    """The entry that :func:`named` made this of. Raises ``KeyError`` for the name of no step."""
    return (STEPS[step.name], *step.given)
