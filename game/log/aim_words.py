"""What a bot went for, in words: a sentence for a period."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.themes import THEMES, Theme
from game.words import Family, say

_THEMES = Family("aims-theme", THEMES)


def sentence(period: str, found: Sequence[Theme] | None) -> str:
    """Return what a bot went for in a period: two themes or one; ``None``: it isn't known yet."""
    if found is None:
        return say("aims-waiting", letter=period)
    if not found:
        return say("aims-unknown", letter=period)
    first, *others = map(_THEMES.say, found)
    if others:
        return say("aims-two", letter=period, first=first, second=others[0])
    return say("aims-one", letter=period, first=first)
