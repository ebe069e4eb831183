"""The last words at a terminal: as far as it can show them, and without a fuss where nobody hears them."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TextIO


def prepare() -> None:
    """Let the terminal show what it can: a letter that its encoding lacks is written as its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def tell(text: str, stream: TextIO | None) -> bool:
    """Print a text; returns whether it got out. ``stream`` is ``None`` where the program has no output."""
    if stream is None:
        return False
    try:
        print(text, file=stream, flush=True)
    except (OSError, ValueError):  # full, or closed at either end
        _give_up(stream)
        return False
    return True


def finish() -> bool:
    """Write out what is still on its way; returns whether it got out."""
    written = True
    for stream in (sys.stdout, sys.stderr):
        if stream is None:
            continue
        try:
            stream.flush()
        except (OSError, ValueError):
            _give_up(stream)
            written = False
    return written


def _give_up(stream: TextIO) -> None:
    """Let the rest go nowhere: Python tries once more when the program ends, and complains."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
