"""The characters that bots appear as: people from Hugo's novel, each with their own preferences."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.errors import ContentError, TomlError
from engine.moves import Move
from engine.names import NOTREDAME, PLACES, card_kind
from engine.toml import parse

FILE = Path(__file__).with_name("characters.toml")

_MOST_LIKED = 10.0
"""More prestige than any place is worth giving up."""
_USES = frozenset(("keep", "play", "friend", "to", "activate"))
"""The verbs of moves that use a place or bring a piece there."""
_KEYS = {"name": str, "portrait": str, "manner": str, "likes": dict}


@dataclass(frozen=True, slots=True)
class Character:
    """A character that a bot can appear as, at any level."""

    key: str
    """Its name in files. The message ``character-<key>`` describes who it is."""
    name: str
    """The name on the seat's plate, the same in every language."""
    portrait: str
    manner: str
    """A way of playing. The message ``manner-<manner>`` describes it."""
    likes: tuple[tuple[str, float], ...]
    """Places that it prefers, each with how much prestige it gives up, at most, for one use."""

    def fondness(self, move: Move) -> float:
        """Return how much prestige a move is worth to this character beyond what it brings."""
        if move.verb == "donate":
            place: str = NOTREDAME if move.what != "0" else ""
        elif move.verb in _USES:
            place = card_kind(move.what) if move.verb in ("keep", "play") else move.what
        else:
            return 0.0
        return dict(self.likes).get(place, 0.0)


@lru_cache(maxsize=1)
def characters() -> dict[str, Character]:
    """Return all characters of ``characters.toml`` by key. Raises :class:`~engine.errors.ContentError`."""
    return read_characters(FILE.read_text(encoding="utf-8"), FILE.name)


def read_characters(text: str, file: str) -> dict[str, Character]:
    """Parse characters from TOML. Raises :class:`~engine.errors.ContentError` with ``file`` and the key."""
    try:
        tables = parse(text)
    except TomlError as error:
        raise ContentError(f"{file}: {error}") from error
    return {key: _read(key, table, file) for key, table in tables.items()}


def _read(key: str, table: Any, file: str) -> Character:
    if not isinstance(table, dict) or set(table) != set(_KEYS):
        raise ContentError(f"{file}: {key} must have exactly {', '.join(_KEYS)}")
    for name, kind in _KEYS.items():
        if not isinstance(table[name], kind) or not table[name]:
            raise ContentError(f"{file}: {key}.{name} must be a {kind.__name__} that is not empty")
    for place, liking in table["likes"].items():
        if place not in PLACES or type(liking) not in (int, float) or not 0 < liking <= _MOST_LIKED:
            raise ContentError(
                f"{file}: {key}.likes.{place} must be a place of the board with a number above 0, "
                f"{_MOST_LIKED:g} at most"
            )
    likes = tuple((place, float(liking)) for place, liking in table["likes"].items())
    return Character(key, table["name"], table["portrait"], table["manner"], likes)
