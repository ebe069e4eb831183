"""Silencing messages that C libraries write to the terminal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_STANDARD_ERROR = 2


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Discard everything that C libraries write to standard error within the context.

    Without a sound card ALSA prints many lines about its own files, though pygame's exception says it all.
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
