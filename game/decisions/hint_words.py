"""The sentences for hints: what is suggested, and why."""

from __future__ import annotations

from engine.bots.hints import REASONS, Reason, Suggestion
from game.words import Family, say
from game.words.cards import KIND_WORDS

WHY = Family("hint", REASONS)


def told(suggestion: Suggestion, number: int) -> str:
    """Return the sentence for a suggestion; ``number``: its rank from 0, the best."""
    words = {"why": why(suggestion.reason), "number": number + 1, "behind": round(suggestion.behind)}
    return say("hint-next" if number else "hint-best", **words)


def why(reason: Reason) -> str:
    """Return a reason as a sentence."""
    words: dict[str, int | str] = dict(reason.numbers)
    for name in ("sector", "place"):
        if name in words:
            place, _, friend = str(words[name]).partition(" ")
            words[name] = KIND_WORDS.say("friend" if friend else place)
    return WHY.say(reason.key, **words)
