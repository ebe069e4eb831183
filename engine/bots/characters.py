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

_FONDNESS = {
    "cloister": 0.95,
    "bank": 2.7,
    "residence": 1.2,
    "carriage": 2.2,
    "hotel": 1.3,
    "park": 1.9,
    "hospital": 2.1,
    NOTREDAME: 2.6,
}
"""How much prestige a character gives up, at most, for one use of a place that it likes a little.

It takes more to use a place half as often again where everybody goes anyway.
"""
_A_LOT = 1.15
"""How many times more for a place that it likes a lot."""
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
    likes: tuple[tuple[str, int], ...]
    """Places that it prefers, as (place, weight): 1 a little, 2 a lot."""

    def fondness(self, move: Move) -> float:
        """Return how much prestige a move is worth to this character beyond what it brings."""
        if move.verb == "donate":
            place: str = NOTREDAME if move.what != "0" else ""
        elif move.verb in _USES:
            place = card_kind(move.what) if move.verb in ("keep", "play") else move.what
        else:
            return 0.0
        liking = dict(self.likes).get(place, 0)
        return _FONDNESS[place] * (_A_LOT if liking > 1 else 1.0) if liking else 0.0


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
        if place not in PLACES or liking not in (1, 2):
            raise ContentError(f"{file}: {key}.likes.{place} must be a place of the board with 1 or 2")
    likes = tuple(table["likes"].items())
    return Character(key, table["name"], table["portrait"], table["manner"], likes)
