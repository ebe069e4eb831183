"""Printing to the terminal, which may lack letters, be closed, or not exist at all."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TextIO


def prepare() -> None:
    """Escape letters that the terminal's encoding lacks, instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def tell(text: str, stream: TextIO | None) -> bool:
    """Print a text; return whether that worked. ``stream`` is ``None`` if the program has no output."""
    if stream is None:
        return False
    try:
        print(text, file=stream, flush=True)
    except (OSError, ValueError):  # the disk is full, or either end is closed
        _give_up(stream)
        return False
    return True


def finish() -> bool:
    """Flush the output; return whether that worked."""
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
    """Discard further output: otherwise Python flushes again at exit and prints an error."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
