"""Which seats of a game have had help: a hint, or a bot that stood in. It is kept in the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

KEY = "help"
"""The key in :attr:`Record.table <engine.Record.table>`; a game without help has none."""


def had_help(table: Mapping[str, Any], colour: str) -> bool:
    """Return whether a seat has had help.

    >>> had_help({"help": {"red": ["hint"]}}, "red"), had_help({}, "red")
    (True, False)
    """
    entry = table.get(KEY)
    return isinstance(entry, Mapping) and bool(entry.get(colour))


def with_help_of(table: Mapping[str, Any], colour: str, kind: str) -> dict[str, Any]:
    """Return the value for the record's table once a seat has had a kind of help."""
    entry = table.get(KEY)
    before = dict(entry) if isinstance(entry, Mapping) else {}
    own = before.get(colour)
    kinds = [one for one in own if isinstance(one, str)] if isinstance(own, list) else []
    return {**before, colour: kinds if kind in kinds else [*kinds, kind]}
