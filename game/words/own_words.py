"""Words that content of one's own brings along, in some languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from game.words import ENGLISH, language


class _Words(Protocol):
    @property
    def language(self) -> str: ...


_W = TypeVar("_W", bound=_Words)


def best(words: Sequence[_W]) -> _W | None:
    """Return the words in the language in use, else in English, else the first; ``None`` where none are."""
    by_language = {one.language: one for one in words}
    for wanted in (language(), ENGLISH):
        if wanted in by_language:
            return by_language[wanted]
    return words[0] if words else None
