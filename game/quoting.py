"""Values as sentences of the game quote them; see :mod:`engine.quoting`."""

from __future__ import annotations


def quoted(value: object) -> str:
    """A value as Python writes it, in few letters."""
    from engine.quoting import shortened  # the title comes sooner without the engine

    return shortened(value)
