"""Settings of the C library's allocator, so that the memory of large pictures returns to the system."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

_OWN_PAGES = 1_000_000
"""The size in bytes from which a picture gets its own pages. They return to the system when it is freed, and
leave no gap in the heap. By default, the C library raises this threshold after the first large blocks."""

_TOP_KEPT = 16_000_000
"""The bytes at the end of the heap that are kept for the next small pictures."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # of mallopt(3)


def part_large_pictures() -> None:
    """Let large pictures have their own pages, on Linux. Call it once when the program starts."""
    with suppress(OSError, AttributeError):
        if sys.platform == "linux":
            library = ctypes.CDLL(None)
            library.mallopt(_MMAP_THRESHOLD, _OWN_PAGES)
            library.mallopt(_TRIM_THRESHOLD, _TOP_KEPT)


def give_back() -> None:
    """Collect garbage and, on Linux, return free memory to the system."""
    gc.collect()
    trim()


def trim() -> None:
    """On Linux, return free memory to the system; no other thread waits for it."""
    with suppress(OSError, AttributeError):
        if sys.platform == "linux":
            ctypes.CDLL(None).malloc_trim(0)
