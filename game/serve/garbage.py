"""How Python collects garbage in a server: often what is new, and seldom all there is.

By itself it walks through all tables every few seconds, for which everybody waits: with two hundred of them
a quarter of a second, and much of the processor's time.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

NEW, GROWN, ALL = 2.0, 60.0, 600.0
"""Seconds between two looks at what is new, at how much there is, and at everything."""
MORE = 200_000
"""By how many objects, besides half of what there was, it has grown when everything is looked at at once."""
_THRESHOLDS = (10_000, 10, 1_000_000)
"""After how many new objects Python itself looks at them; it never looks at everything."""


@asynccontextmanager
async def collected(
    new: float = NEW, grown: float = GROWN, everything: float = ALL, more: int = MORE
) -> AsyncIterator[None]:
    """Collect garbage for the whole process while the context lasts."""
    before = gc.get_threshold()
    gc.set_threshold(*_THRESHOLDS)
    collecting = asyncio.create_task(_collect(new, grown, everything, more))
    try:
        yield
    finally:
        collecting.cancel()
        gc.unfreeze()
        gc.set_threshold(*before)


async def _collect(new: float, grown: float, everything: float, more: int) -> None:
    clock = asyncio.get_running_loop().time
    looked = whole = clock()
    most = more
    while True:
        now = clock()
        full = now >= whole + everything
        if not full and now >= looked + grown:
            full, looked = gc.get_freeze_count() > most, now
        if full:
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # what is left of it stays, and isn't looked at again and again
        if full:
            looked = whole = now
            most = gc.get_freeze_count() * 3 // 2 + more
        await asyncio.sleep(new)
