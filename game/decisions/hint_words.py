"""The sentences for hints: what is suggested, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import CARD_KINDS, SECTORS, Move
from engine.bots.comparing import KINDS, Difference
from engine.bots.hints import MARKED, Suggestion
from engine.bots.reasons import REASONS, Reason
from game.words import Family, language, say
from game.words.cards import KIND_WORDS, THE_CARD_WORDS
from game.words.lists import listed as joined
from game.words.persons import THE_PERSON_WORDS

WHY = Family("hint", REASONS)
"""What a move has, as a thing to stand behind its name: ``3 prestige``."""
MORE = Family("hint-more", KINDS)
"""What a move has more of than another, or has better."""
LESS = Family("hint-less", KINDS)
_IN = Family("hint-in", SECTORS)
"""``in the bank``: where influence is."""
_NO_AMOUNT = ("later", "least-missed")
_CAPITALS = ("de", "ja")
"""Languages in which a name is written the same within a sentence."""

_SAID = ("drive", "collect", "leave", "donate", "pass", "forgo")
"""Moves that are called by what is done; others by a card, a person or a sector."""

Name = Callable[[Move], str]
"""Returns what a move of the decision is called."""


def hint_sentence(suggestions: Sequence[Suggestion], number: int, name: Name) -> str:
    """Return the sentence for one of the suggestions for a decision, by its rank from 0, the best.

    Moves that are about even with the best are one sentence.
    """
    own = suggestions[number]
    words: dict[str, str | int] = {"name": name(own.move), "why": _reason(own)}
    even = [one for one in suggestions[:MARKED] if one.even]
    if number == 0 and len(even) > 1:
        return _even(even, name)
    if number and own.even:
        return say("hint-about-as-good", **words)
    if number:
        words |= {"top": _aside(suggestions[0].move, name), "behind": max(1, round(own.behind))}
        if own.against is None:
            return say("hint-behind", **words)
        return say("hint-behind-having", against=_phrase(own.against), **words)
    if own.against is None or len(suggestions) == 1:
        return say("hint-best", **words)
    other = _aside(suggestions[1].move, name)
    return say("hint-best-outweighs", against=_phrase(own.against), other=other, **words)


def _even(even: Sequence[Suggestion], name: Name) -> str:
    """Return the sentence for moves that are about as good, with what each has if that tells them apart."""
    first, *others = (name(one.move) for one in even)
    names = _either([first, *map(_within, others)])
    having = [_reason(one) for one in even]
    if len(set(having)) < len(having) or any(one.reason.key.startswith(_NO_AMOUNT) for one in even):
        return say("hint-even", names=names)
    return say("hint-even-having", names=names, having=_either(having))


def _either(things: Sequence[str]) -> str:
    """Return things of which one is chosen: ``a``, ``a or b``, ``a, b or c``."""
    text = things[0]
    for thing in things[1:-1]:
        text = say("hint-comma", first=text, next=thing)
    return say("hint-or", first=text, last=things[-1]) if len(things) > 1 else text


def _aside(move: Move, name: Name) -> str:
    """Return what a move is called in brackets: what is done begins with a small letter there."""
    called = name(move)
    return called[:1].lower() + called[1:] if move.verb in _SAID else called


def _within(name: str) -> str:
    """Return a name as it is written within a sentence."""
    proper = name.startswith(KIND_WORDS.say("notredame"))
    return name if proper or language() in _CAPITALS else name[:1].lower() + name[1:]


def why(suggestion: Suggestion) -> str:
    """Return the reason for a move as a sentence that goes on after a colon."""
    return say("hint-why", why=_reason(suggestion))


def _reason(suggestion: Suggestion) -> str:
    """Return what a move has; that the hospital holds off rats goes without saying where it is named."""
    move, reason = suggestion.move, suggestion.reason
    if reason.key == "holds-off" and "hospital" not in move.what:
        return say("hint-holds-off-by-hospital", **reason.numbers)
    return _phrase(reason)


def _phrase(reason: Reason) -> str:
    words: dict[str, int | str] = dict(reason.numbers)
    if "sector" in words:
        words["where"] = _IN.say(str(words["sector"]))
    if "person" in words:
        words["person"] = THE_PERSON_WORDS.say(str(words["person"]))
    if "steps" in words:
        words["steps"] = joined(map(_step, str(words["steps"]).split()))
    return WHY.say(reason.key, **words)


def _step(step: str) -> str:
    return (THE_CARD_WORDS if step in CARD_KINDS else THE_PERSON_WORDS).say(step)


def listed(family: Family, differences: tuple[Difference, ...]) -> str:
    """Return one or two differences as part of a sentence; nothing for none."""
    parts = [
        family.say(one.kind, n=one.n, where=_IN.say(one.sector) if one.sector else "") for one in differences
    ]
    if len(parts) == 2:
        return say("hint-and", first=parts[0], last=parts[1])
    return parts[0] if parts else ""
