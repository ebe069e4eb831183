"""The words for a single option: its name, and what stands on a button that takes it."""

from __future__ import annotations

from engine import Decision
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, FRIEND, MARKET, PERSON, Target
from game.log.event_phrases import Names, capital, card_of, to_market
from game.words import Family, say
from game.words.cards import KIND_WORDS, PERSON_WORDS

_CONFIRM = Family("phones-do", ("keep", "play", "hire", "drive", "take", "lose", "remove"))
"""The words on the button that confirms a choice, for the verbs that have their own."""
_MOVE = Family("review-move", ("drive", "friend", "from", "to", "activate", "gain", "carry"))
"""What a move is called where its thing alone doesn't say it."""


def label(target: Target, decision: Decision, names: Names) -> str:
    """Return the name of an option as a sentence of its own says it."""
    if target.kind == CARD:
        return card_of(target.key, decision.colour, names)
    if target.kind == MARKET:
        return market_name(target.key, decision.colour, names)
    if target.kind == PERSON:
        return PERSON_WORDS.say(target.key)
    if target.kind == AREA:
        return KIND_WORDS.say(target.key)
    if target.kind == FRIEND:
        return f"{KIND_WORDS.say('friend')} ({KIND_WORDS.say(target.key)})"
    if target.kind == CATHEDRAL:
        return KIND_WORDS.say("notredame")
    return target.label or carried(target)


def market_name(market: str, reader: str | None, names: Names) -> str:
    """Return the name of a market as the page calls it for a seat."""
    if reader is not None and market.startswith(f"{reader}."):
        return capital(say("phones-at-home", market=to_market(market, None, names)))
    return capital(to_market(market, reader, names))


def carried(target: Target) -> str:
    """Return the name of a choice of pieces, which the table shows as pictures alone."""
    cubes, _, friend = target.move.what.partition("+")
    if not friend:
        return say("phones-cubes", n=int(cubes))
    return say("phones-cubes-friend", n=int(cubes))


def confirm(target: Target, name: str) -> str:
    """Return the words on the button that confirms an option."""
    if target.kind == BUTTON:
        return name
    if target.move.verb in _CONFIRM.members:
        return _CONFIRM.say(target.move.verb, thing=name)
    return say("phones-do-choose", thing=name)


def move_label(target: Target, decision: Decision, names: Names) -> str:
    """Return the move that an option makes as a short text: ``Hire Monk``."""
    move = target.move
    thing = label(target, decision, names)
    if target.kind == MARKET:
        thing = to_market(target.key, decision.colour, names)
    return _MOVE.say(move.verb, thing=thing) if move.verb in _MOVE.members else confirm(target, thing)
