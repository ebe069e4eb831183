"""How Python collects garbage in a server: often what is new, and seldom all there is.

By itself it walks through all tables every few seconds, for which everybody waits: with two hundred of them
a quarter of a second, and much of the processor's time.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

NEW, ALL = 2.0, 600.0
"""Seconds between two looks at what is new, and at everything."""
_THRESHOLDS = (10_000, 10, 1_000_000)
"""After how many new objects Python itself looks at them; it never looks at everything."""


@asynccontextmanager
async def collected(new: float = NEW, everything: float = ALL) -> AsyncIterator[None]:
    """Collect garbage for the whole process while the context lasts."""
    before = gc.get_threshold()
    gc.set_threshold(*_THRESHOLDS)
    collecting = asyncio.create_task(_collect(new, everything))
    try:
        yield
    finally:
        collecting.cancel()
        gc.unfreeze()
        gc.set_threshold(*before)


async def _collect(new: float, everything: float) -> None:
    clock = asyncio.get_running_loop().time
    due = clock() + everything
    while True:
        if clock() >= due:
            gc.unfreeze()
            due = clock() + everything
        gc.collect()
        gc.freeze()  # what is left of it stays, and isn't looked at again and again
        await asyncio.sleep(new)
