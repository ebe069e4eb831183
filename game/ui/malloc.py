"""Memory: the next is ready, large pictures give it back, a limit is noticed, collections are short."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pygame

if sys.platform == "linux":
    import resource

_OWN_PAGES = 6_000_000
"""The size in bytes from which a picture gets its own pages. They return to the system when it is freed, and
leave no gap in the heap. By default, the C library raises this threshold after the first large blocks."""

_TOP_KEPT = 48_000_000
"""The bytes at the end of the heap that are kept for the next small pictures."""

_GIVEN = 262_144
"""The bytes that are asked for at once."""

_QUICK = 0.001
"""Seconds after which the rest is left for the next time."""

_LOW = 24_000_000
"""The bytes below a limit at which memory counts as low. The next screen may take as many."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # of mallopt(3)
_POPULATE_WRITE = 23  # of madvise(2), since Linux 5.14
_PAGE = 4096  # bytes; where a page is larger, madvise refuses, and nothing is lost


def _c_library() -> ctypes.CDLL | None:
    """Return the C library on Linux, with what is used of it here."""
    if sys.platform != "linux":
        return None
    try:
        library = ctypes.CDLL(None)
    except OSError:
        return None
    library.malloc.argtypes, library.malloc.restype = (ctypes.c_size_t,), ctypes.c_void_p
    library.free.argtypes = (ctypes.c_void_p,)
    library.madvise.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
    return library


def _limit() -> int | None:
    """Return the most bytes of address space that this process may have, or ``None``."""
    if sys.platform != "linux":
        return None
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    return None if limit == resource.RLIM_INFINITY else limit


_LIBRARY = _c_library()
_LIMIT = _limit()
"""It is set before the program starts, so it is asked for once and not in each frame."""


def part_large_pictures() -> None:
    """Let large pictures have their own pages, on Linux. Call it once when the program starts.

    Where memory is limited, threads share one heap: each heap of its own reserves 64 MB of the limit.
    """
    if _LIBRARY is not None:
        with suppress(AttributeError):
            if _LIMIT is not None:
                _LIBRARY.mallopt(_ARENA_MAX, 1)
            _LIBRARY.mallopt(_MMAP_THRESHOLD, _OWN_PAGES)
            _LIBRARY.mallopt(_TRIM_THRESHOLD, _TOP_KEPT)


def keep_ready(size: int) -> None:
    """Have the system give the next ``size`` bytes of memory now, on Linux, as far as it is quick.

    Else it gives them page by page while a picture is painted in them. Call it after a frame.
    """
    if _LIBRARY is None or _LIMIT is not None:
        return
    block = _LIBRARY.malloc(size)
    if block:
        begun = time.perf_counter()
        for part in range(-(-block // _PAGE) * _PAGE, block + size - _GIVEN, _GIVEN):
            if time.perf_counter() - begun > _QUICK:
                break
            _LIBRARY.madvise(part, _GIVEN, _POPULATE_WRITE)
        _LIBRARY.free(block)


def give_back() -> None:
    """Collect garbage and, on Linux, return free memory to the system."""
    gc.unfreeze()
    gc.collect()
    trim()


def settle() -> None:
    """Leave whatever there is by now out of collections until :func:`give_back`, so that they are short.

    Call it once a table is laid: a walk through all of it, the words and the plans takes several frames.
    """
    gc.freeze()


def trim() -> None:
    """On Linux, return free memory to the system; no other thread waits for it."""
    if _LIBRARY is not None:
        with suppress(AttributeError):
            _LIBRARY.malloc_trim(0)


def trim_beside() -> None:
    """Do :func:`trim` in a thread; call it when a page that was laid out again and again stays as it is."""
    with suppress(RuntimeError):  # the system can start no thread: then the memory goes back later
        threading.Thread(target=trim, name="notre-dame-trim", daemon=True).start()


def is_low() -> bool:
    """Return whether hardly any memory is left of what this process may have (``ulimit -v``), on Linux.

    SDL can crash where it gets none. Before that the game can still be saved, and the player told.
    """
    if _LIMIT is None:
        return False
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except OSError:
        return False
    return pages * os.sysconf("SC_PAGE_SIZE") > _LIMIT - _LOW


def is_shortage(error: Exception) -> bool:
    """Return whether an error says that there is no memory, Python's or SDL's."""
    return isinstance(error, MemoryError) or (isinstance(error, pygame.error) and "memory" in str(error))
