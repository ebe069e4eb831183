"""Memory: what is free goes back, garbage collections are short, and a limit is noticed."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pygame

from game.ui.malloc import trim

if sys.platform == "linux":
    import resource

_LOW = 24_000_000
"""The bytes below a limit at which memory counts as low. The next screen may take as many."""


def _limit() -> int | None:
    """Return the most bytes of address space that this process may have, or ``None``."""
    if sys.platform != "linux":
        return None
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    return None if limit == resource.RLIM_INFINITY else limit


LIMIT = _limit()
"""It is set before the program starts, so it is asked for once and not in each frame."""


def give_back() -> None:
    """Collect garbage and return free memory to the system."""
    gc.unfreeze()
    gc.collect()
    trim()


def freeze() -> None:
    """Leave whatever there is by now out of collections until :func:`give_back`, so that they are short.

    Call it once a table is laid: a walk through all of it, the words and the plans takes several frames.
    """
    gc.freeze()


def is_low() -> bool:
    """Return whether hardly any memory is left of what this process may have (``ulimit -v``), on Linux.

    SDL can crash where it gets none. Before that the game can still be saved, and the player told.
    """
    if LIMIT is None:
        return False
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except OSError:
        return False
    return pages * os.sysconf("SC_PAGE_SIZE") > LIMIT - _LOW


def is_shortage(error: Exception) -> bool:
    """Return whether an error says that there is no memory, Python's or SDL's."""
    return isinstance(error, MemoryError) or (isinstance(error, pygame.error) and "memory" in str(error))
