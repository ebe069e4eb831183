"""Things joined to one phrase, in the language in use."""

from __future__ import annotations

from collections.abc import Iterable

from game.words import language, locale_of


def listed(things: Iterable[str]) -> str:
    """Join things: ``a``, ``a and b``, ``a, b and c``; in Japanese ``a、b、c``."""
    from babel.lists import format_list  # importing it takes 0.05 s: only when needed

    return format_list(list(things), locale=locale_of(language()))
