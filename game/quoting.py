"""Quotes values in the game's sentences; see :mod:`engine.quoting`."""

from __future__ import annotations


def quoted(value: object) -> str:
    """Return the ``repr`` of a value, shortened."""
    from engine.quoting import shortened  # the title appears sooner if the engine isn't loaded

    return shortened(value)
