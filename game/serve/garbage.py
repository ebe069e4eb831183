"""How Python collects garbage in a server: what is new as ever, and seldom all there is.

By itself it walks through all tables every few seconds, for which everybody waits: with two hundred of them
a fifth of a second, and much of the processor's time.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

INTERVAL, ALL = 10.0, 600.0
"""Seconds between two looks at how much has come, and at everything."""
MORE = 500_000
"""By how many objects, besides half of what there was, it has grown when everything is looked at at once."""
_YOUNG, _TIMES, _NEVER = 10_000, 10, 1_000_000
"""Python looks at new objects after so many; after so many looks at what is left; never further."""


@asynccontextmanager
async def collected(
    interval: float = INTERVAL, everything: float = ALL, more: int = MORE
) -> AsyncIterator[None]:
    """Collect garbage for the whole process while the context lasts."""
    before = gc.get_threshold()
    gc.set_threshold(_YOUNG, _TIMES, _NEVER)
    collecting = asyncio.create_task(_collect(interval, everything, more, _come()))
    try:
        yield
    finally:
        collecting.cancel()
        gc.set_threshold(*before)


async def _collect(interval: float, everything: float, more: int, known: int) -> None:
    clock = asyncio.get_running_loop().time
    due, most = clock() + everything, more
    while True:
        await asyncio.sleep(interval)
        if clock() >= due or _come() - known > most:
            gc.collect()
            due, known, most = clock() + everything, _come(), _count() // 2 + more


def _come() -> int:
    """Return about how many objects have come since the program began, and stayed for a while."""
    collections: int = gc.get_stats()[1]["collections"]
    return collections * _YOUNG * _TIMES


def _count() -> int:
    """Return how many objects there are."""
    gc.freeze()
    count = gc.get_freeze_count()
    gc.unfreeze()
    return count
