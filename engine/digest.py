"""A game's whole state as plain facts: what makes two games equal, and their digest."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from engine.rules.state import Player, State

_LEFT_OUT = ("events", "streets")
"""What happened last is no part of the state; the streets follow from the ring."""


def facts(state: State) -> tuple[Any, ...]:
    """All of a state but what happened last, as nested tuples; the same in every process."""
    return tuple(_plain(getattr(state, name)) for name in State.__slots__ if name not in _LEFT_OUT)


def digest(state: State) -> str:
    """64 hexadecimal digits that stand for all of a state."""
    return hashlib.sha256(repr(facts(state)).encode()).hexdigest()


def _plain(value: Any) -> Any:
    """A value without what a process or the order of its making may change."""
    if isinstance(value, Player):
        return tuple(_plain(getattr(value, name)) for name in Player.__slots__)
    if isinstance(value, Mapping):
        return tuple(sorted((key, _plain(item)) for key, item in value.items()))
    if isinstance(value, list | tuple):
        return tuple(map(_plain, value))
    if callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return value
