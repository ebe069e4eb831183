"""The progress of a game's lessons, which is kept in the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

KEY = "lesson"
"""The key in :attr:`Record.table <engine.Record.table>`; a game without it has no teacher."""


class Progress:
    """Which topics have been explained (``said``), and whether the teacher still speaks (``on``).

    >>> Progress.of({"lesson": {"on": True, "said": ["welcome"]}}).said
    ['welcome']
    """

    def __init__(self, on: bool = True, said: list[str] | None = None) -> None:
        self.on = on
        self.said = said if said is not None else []

    @classmethod
    def of(cls, table: Mapping[str, Any]) -> Progress | None:
        """Return the progress in a record's table; ``None`` for a game without lessons.

        Invalid values count as no progress.
        """
        entry = table.get(KEY)
        if not isinstance(entry, Mapping):
            return None
        said = entry.get("said")
        topics = [topic for topic in said if isinstance(topic, str)] if isinstance(said, list) else []
        return cls(entry.get("on") is not False, topics)

    def entry(self, read: int | None = None) -> dict[str, Any]:
        """Return the value for the record's table; ``read``: see :func:`read_of`."""
        return {"on": self.on, "said": list(self.said), **({} if read is None else {"read": read})}


def read_of(table: Mapping[str, Any]) -> int | None:
    """Return up to which number of moves all is read that the teacher had to say; ``None``: not known.

    >>> read_of({"lesson": {"on": True, "said": ["welcome"], "read": 3}})
    3
    """
    entry = table.get(KEY)
    read = entry.get("read") if isinstance(entry, Mapping) else None
    return read if type(read) is int and read >= 0 else None


def teaches(table: Mapping[str, Any], people: int) -> bool:
    """Return whether a game with that many people has a teacher: it has lessons, and one person plays."""
    return Progress.of(table) is not None and people == 1
