"""Large pictures and the C library: what nobody needs any more is to leave the program's memory."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

_OWN_PAGES = 1_000_000
"""Bytes from which a picture gets pages of its own: they go back to the system with it, and leave no gap
between others that stay. Left alone, the C library stops doing so after the first large ones."""

_TOP_KEPT = 16_000_000
"""Bytes at the end of the heap that stay for the next small pictures."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # of mallopt(3)


def part_large_pictures() -> None:
    """Let large pictures have memory of their own, where the C library can; once, when the program begins."""
    with suppress(OSError, AttributeError):
        if sys.platform == "linux":
            library = ctypes.CDLL(None)
            library.mallopt(_MMAP_THRESHOLD, _OWN_PAGES)
            library.mallopt(_TRIM_THRESHOLD, _TOP_KEPT)


def give_back() -> None:
    """Free what nothing refers to any more and return it to the system, where the C library can."""
    gc.collect()
    with suppress(OSError, AttributeError):
        if sys.platform == "linux":
            ctypes.CDLL(None).malloc_trim(0)
