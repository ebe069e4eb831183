"""The characters that bots appear as: people from Hugo's novel, each with their own preferences."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.bots.turns import Evaluator
from engine.errors import ContentError, TomlError
from engine.names import NOTREDAME, PLACES, ROUNDS
from engine.rules.state import Player, State
from engine.toml import parse

FILE = Path(__file__).with_name("characters.toml")

_FONDNESS = 0.06
"""Prestige that a liking of 1 adds for each influence and each round left: enough to break ties."""
_MOST = 4
"""The most influence that counts for a liking."""
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

    def biased(self, evaluate: Evaluator) -> Evaluator:
        """Return an evaluator that adds this character's preferences to ``evaluate``."""

        def evaluate_with_bias(state: State, player: Player) -> float:
            fondness = sum(liking * min(_held(player, place), _MOST) for place, liking in self.likes)
            return evaluate(state, player) + _FONDNESS * (ROUNDS - state.round) * fondness

        return evaluate_with_bias


def _held(player: Player, place: str) -> int:
    return player.cathedral() if place == NOTREDAME else player.influence(place)


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
