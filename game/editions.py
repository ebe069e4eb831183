"""The editions to choose from, by the names in the engine's content folder.

The names are read without loading the engine: the title appears sooner without it.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import TYPE_CHECKING

import tomli

from game.words import Family, say
from game.words.own_words import best

if TYPE_CHECKING:  # the title appears sooner if the engine isn't loaded
    from engine.content.definitions import OwnEdition

DEFAULT_EDITION = "anniversary"
CUSTOM = "custom"
"""The edition of a game whose options match no other. A test compares both with the engine's."""


def _names() -> tuple[str, ...]:
    """Return the editions in the order of their file. Of a damaged file the engine says what is wrong."""
    folder = os.environ.get("NOTRE_DAME_CONTENT")
    if not folder:
        spec = importlib.util.find_spec("engine")
        places = spec.submodule_search_locations if spec else None
        folder = str(Path(next(iter(places or ())), "content"))
    try:
        named = tomli.loads(Path(folder, "editions.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        named = {}
    return tuple(named) or (DEFAULT_EDITION,)


EDITIONS = _names()
"""The names of all editions, :data:`DEFAULT_EDITION` and those of one's own among them."""


def _titled(edition: str) -> str:
    """Return the name of an edition that no catalogue has."""
    return edition.replace("-", " ").replace("_", " ").capitalize()


def _own_hint(edition: str) -> str:
    return say("new-game-hint-edition-own", edition=_titled(edition))


NAMES = Family("new-game-edition", (*EDITIONS, CUSTOM), _titled)
HINTS = Family("new-game-hint-edition", (*EDITIONS, CUSTOM), _own_hint)


def name(edition: str) -> str:
    """Return an edition's name in the current language. One that isn't there keeps its own name."""
    return NAMES.say(edition) if edition in NAMES.members else edition


def own_title(edition: OwnEdition) -> str:
    """Return the name of an edition by file."""
    words = best(edition.words)
    return words.name if words else edition.name


def own_text(edition: OwnEdition) -> str:
    """Return what an edition by file says of itself; empty where it says nothing."""
    words = best(edition.words)
    return words.text if words else ""


_shown: list[OwnEdition] = []


def show_edition(own: OwnEdition | None) -> None:
    """Take this as the own edition of the game that is shown; ``None`` for a game without one."""
    _shown[:] = [own] if own is not None else []


def shown_edition() -> OwnEdition | None:
    """Return the own edition of the game that is shown."""
    return _shown[0] if _shown else None
