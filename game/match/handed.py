"""Seats that were handed over in the middle of a game: who has played each, kept in the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

KEY = "handed"
"""The key in :attr:`Record.table <engine.Record.table>`; a game in which nobody changed has none."""

BOT = ""
"""Stands for a bot that took over, among the names of people."""

_LONGEST, _MOST = 40, 8


def handed(table: Mapping[str, Any], colour: str) -> tuple[str, ...]:
    """Return who took over the seat of a colour, in order; invalid entries of a file are left out.

    >>> handed({"handed": {"red": ["", "Clara"]}}, "red")
    ('', 'Clara')
    """
    entry = table.get(KEY)
    names = entry.get(colour) if isinstance(entry, Mapping) else None
    if not isinstance(names, list):
        return ()
    return tuple(name for name in names[:_MOST] if isinstance(name, str) and _can_be_shown(name))


def with_handed(table: Mapping[str, Any], colour: str, name: str) -> dict[str, Any]:
    """Return the value for the record's table once somebody has taken over a seat."""
    entry = table.get(KEY)
    before = dict(entry) if isinstance(entry, Mapping) else {}
    return {**before, colour: [*handed(table, colour), name][-_MOST:]}


def _can_be_shown(name: str) -> bool:
    return len(name) <= _LONGEST and name.isprintable() and name == name.strip()
