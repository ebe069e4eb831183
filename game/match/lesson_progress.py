"""How far the lessons of a game have come, as it is kept with the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

KEY = "lesson"
"""The entry of a record's table; a game without it has no teacher."""


class Progress:
    """Which topics have been spoken of, and whether the teacher still speaks.

    >>> Progress.of({"lesson": {"on": True, "said": ["welcome"]}}).said
    ['welcome']
    """

    def __init__(self, on: bool = True, said: list[str] | None = None) -> None:
        self.on = on
        self.said = said if said is not None else []

    @classmethod
    def of(cls, table: Mapping[str, Any]) -> Progress | None:
        """What a record's table says; ``None`` for a game without lessons. Nonsense counts as a beginning."""
        kept = table.get(KEY)
        if not isinstance(kept, Mapping):
            return None
        said = kept.get("said")
        topics = [topic for topic in said if isinstance(topic, str)] if isinstance(said, list) else []
        return cls(kept.get("on") is not False, topics)

    def entry(self) -> dict[str, Any]:
        """The entry for the record's table."""
        return {"on": self.on, "said": list(self.said)}
