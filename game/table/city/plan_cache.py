"""Caches of what is measured in a city's plan. Each result keeps its plan, so they go with its pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_caches: list[Callable[[], None]] = []


def cached_by_plan(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Decorate a function of a plan: its last ``most`` results are kept until :func:`forget`."""

    def registered(measure: Callable[P, R]) -> Callable[P, R]:
        kept = lru_cache(maxsize=most)(measure)
        _caches.append(kept.cache_clear)
        return cast("Callable[P, R]", kept)

    return registered


def forget() -> None:
    """Drop everything that was measured."""
    for clear in _caches:
        clear()
