"""What C libraries write to the terminal, kept from it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_STANDARD_ERROR = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Drop what C libraries write to standard error meanwhile.

    Without a sound card ALSA fills the terminal with lines about its own files, though all is said by the
    error that pygame raises.
    """
    try:
        kept = os.dup(_STANDARD_ERROR)
    except OSError:  # a program without a console may have no standard error
        yield
        return
    try:
        with suppress(OSError), open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), _STANDARD_ERROR)
        yield
    finally:
        os.dup2(kept, _STANDARD_ERROR)
        os.close(kept)
