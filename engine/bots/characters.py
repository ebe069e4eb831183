"""The faces that bots wear: people of Hugo's novel, each with a manner of its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.bots.turns import Judgement
from engine.errors import ContentError, TomlError
from engine.names import NOTREDAME, PLACES, ROUNDS
from engine.rules.state import Player, State
from engine.toml import parse

FILE = Path(__file__).with_name("characters.toml")

_FONDNESS = 0.06
"""Prestige that a liking of 1 adds for each influence and round left: enough to choose between equals."""
_MOST = 4
"""Nobody's fondness grows with more influence than this."""
_KEYS = {"name": str, "portrait": str, "manner": str, "likes": dict}


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody a bot can be, at any level."""

    key: str
    """Its name in files; in the table's catalogue ``character-<key>`` says who that is."""
    name: str
    """The name on the plate, the same in every language."""
    portrait: str
    manner: str
    """In the table's catalogue ``manner-<manner>`` says how it plays."""
    likes: tuple[tuple[str, int], ...]
    """Places that it is fond of: (place, 1 a little or 2 a lot)."""

    def fond(self, judge: Judgement) -> Judgement:
        """A judgement with this character's likings added to it."""

        def judged(state: State, player: Player) -> float:
            fondness = sum(liking * min(_held(player, place), _MOST) for place, liking in self.likes)
            return judge(state, player) + _FONDNESS * (ROUNDS - state.round) * fondness

        return judged


def _held(player: Player, place: str) -> int:
    return player.cathedral() if place == NOTREDAME else player.influence(place)


@lru_cache(maxsize=1)
def characters() -> dict[str, Character]:
    """Everybody in ``characters.toml`` by key. Raises :class:`~engine.errors.ContentError`."""
    return read_characters(FILE.read_text(encoding="utf-8"), FILE.name)


def read_characters(text: str, file: str) -> dict[str, Character]:
    """The characters in a TOML text. Raises :class:`~engine.errors.ContentError` naming ``file`` and key."""
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
