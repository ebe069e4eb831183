"""The sentences for hints: what is suggested, and why."""

from __future__ import annotations

from collections.abc import Sequence

from engine import SECTORS
from engine.bots.comparing import KINDS, Comparison, Difference
from engine.bots.hints import REASONS, Reason, Suggestion
from game.words import Family, say
from game.words.cards import KIND_WORDS

WHY = Family("hint", REASONS)
MORE = Family("hint-more", KINDS)
"""What a move has more of than another, or has better."""
LESS = Family("hint-less", KINDS)
_IN = Family("hint-in", SECTORS)
"""``in the bank``: where influence is."""


def told(suggestions: Sequence[Suggestion], number: int) -> str:
    """Return the sentence for one of the suggestions for a decision, by its rank from 0, the best."""
    suggestion = suggestions[number]
    against = suggestion.against
    words = {
        "why": why(suggestion.reason) if against is None else compared(against, suggestion.move.verb, number),
        "number": number + 1,
        "behind": round(suggestion.behind),
    }
    return say("hint-next" if number else "hint-best", **words)


def compared(against: Comparison, verb: str, number: int) -> str:
    """Return how a move compares with the other one; ``number``: its rank from 0.

    The best move is compared with the second, all others with the best.
    """
    more, less = listed(MORE, against.more[: 1 if number else 2]), listed(LESS, against.less[:1])
    rank = 1 if number else 2
    other = say("hint-other-drafted" if verb == "keep" else "hint-other", number=rank)
    if more and less:
        later = not number and against.left and against.less[0].kind == "prestige"
        key = "hint-against-later" if later else "hint-against-but"
        return say(key, more=more, less=less, other=other, left=against.left)
    if more:
        return say("hint-against-more", more=more, other=other)
    if less:
        return say("hint-against-less" if number else "hint-against-less-best", less=less, other=other)
    return say("hint-against-even" if number else "hint-against-even-best", number=rank)


def listed(family: Family, differences: tuple[Difference, ...]) -> str:
    """Return one or two differences as part of a sentence; nothing for none."""
    parts = [
        family.say(one.kind, n=one.n, where=_IN.say(one.sector) if one.sector else "") for one in differences
    ]
    if len(parts) == 2:
        return say("hint-and", first=parts[0], last=parts[1])
    return parts[0] if parts else ""


def why(reason: Reason) -> str:
    """Return a reason as a sentence."""
    words: dict[str, int | str] = dict(reason.numbers)
    for name in ("sector", "place"):
        if name in words:
            place, _, friend = str(words[name]).partition(" ")
            words[name] = KIND_WORDS.say("friend" if friend else place)
    return WHY.say(reason.key, **words)
