"""Handing memory back to the system after a game: its pictures were large and came in all sizes."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress


def give_back() -> None:
    """Free what nothing refers to any more and return it to the system, where the C library can."""
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
