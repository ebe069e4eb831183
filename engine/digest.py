"""The state of a game as plain values: for comparing games and for a digest."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from engine.rules.state import Player, Setup, State

_LEFT_OUT = ("cast", "events", "streets")
"""Events of the last move are no part of the state; cast and streets follow from setup and ring."""


def facts(state: State) -> tuple[Any, ...]:
    """Return a state as nested tuples, without the last events; the same in every process."""
    return tuple(_plain(getattr(state, name)) for name in State.__slots__ if name not in _LEFT_OUT)


def digest(state: State) -> str:
    """Return the SHA-256 of a state as 64 hexadecimal digits."""
    return hashlib.sha256(repr(facts(state)).encode()).hexdigest()


def _plain(value: Any) -> Any:
    """Return a value in a form that doesn't depend on the process or on the order of insertion."""
    if isinstance(value, Setup) and not value.persons:
        value = value[: Setup._fields.index("persons")]  # as before games had persons of their own
    if isinstance(value, Player):
        return tuple(_plain(getattr(value, name)) for name in Player.__slots__)
    if isinstance(value, Mapping):
        return tuple(sorted((key, _plain(item)) for key, item in value.items()))
    if isinstance(value, list | tuple):
        return tuple(map(_plain, value))
    if callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return value
