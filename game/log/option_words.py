"""The words for a single option: its name, and what stands on a button that takes it."""

from __future__ import annotations

from engine import Decision
from engine.names import card_kind
from game.decisions.targets import AREA, BUTTON, CARD, CATHEDRAL, FRIEND, MARKET, PERSON, Target
from game.log.event_phrases import (
    Names,
    area,
    card_of,
    from_,
    into,
    person,
    the_card,
    to,
    to_market,
)
from game.words import Family, capital, say
from game.words.cards import KIND_WORDS
from game.words.persons import PERSON_WORDS

_WHAT = Family(
    "phones-what",
    (
        *("friend", "place", "activate", "fool-from", "minstrel-from", "actress-from"),
        *("fool-to", "minstrel-to", "actress-to"),
    ),
)
"""What becomes of pieces where a sector is chosen, by the kind of decision."""
_MOVE = Family(
    "move",
    (
        *(
            "keep",
            "play",
            "discard",
            "hire",
            "drive",
            "drive-there",
            "friend",
            "place",
            "from",
            "from-friend",
        ),
        *("to", "activate"),
        *("take", "lose", "remove", "gain-coin", "gain-cube", "gain-kill", "carry", "donate", "donate-none"),
        *("spend", "spend-none", "repeat", "choose", "collect", "leave", "pass", "done", "forgo"),
    ),
)
"""What a move does, as it is said after a label, and on the button that makes it: ``hire the monk``."""
_PLACES = (AREA, FRIEND, CATHEDRAL)


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


def name(target: Target, decision: Decision, names: Names) -> str:
    """Return what an option is called where its reasons follow: ``Bank``, or ``Donate one coin``.

    Whose card it is makes no difference to them.
    """
    if target.kind == BUTTON:
        return capital(move_words(target, decision, names))
    if target.kind == CARD:
        return KIND_WORDS.say(card_kind(target.key))
    return label(target, decision, names)


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


def confirm(target: Target, decision: Decision, names: Names) -> str:
    """Return the words on the button that confirms an option: what it does. A market stands beside it."""
    there = target.move.verb == "drive"
    return capital(_MOVE.say("drive-there") if there else move_words(target, decision, names))


def what_it_does(target: Target, decision: Decision) -> str:
    """Return a sentence on what becomes of pieces if a sector is chosen; empty where none moves so."""
    if target.move.verb == "take":
        to = KIND_WORDS.say(decision.place) if decision.place else ""
        return say("phones-what-take", here=KIND_WORDS.say(target.key), there=to)
    kind = decision.kind.replace("_", "-")
    return _WHAT.say(kind) if target.kind in _PLACES and kind in _WHAT.members else ""


def move_words(target: Target, decision: Decision, names: Names) -> str:
    """Return the move that an option makes, as it is said after a label: ``hire the monk``."""
    move, seat = target.move, decision.colour
    what, _, friend = move.what.partition(" ")
    match move.verb:
        case "keep" | "play" | "discard":
            return _MOVE.say(move.verb, thing=the_card(what, seat, names))
        case "hire":
            return _MOVE.say("hire", thing=person(what))
        case "drive":
            return _MOVE.say("drive", thing=to_market(what, seat, names))
        case "to" if decision.kind == "place":
            return _MOVE.say("place", thing=into(what))
        case "friend":
            return _MOVE.say("friend", thing=into(what))
        case "to":
            return _MOVE.say("to", thing=to(what))
        case "from":
            return _MOVE.say("from-friend" if friend else "from", thing=from_(what))
        case "take" | "lose" | "remove":
            return _MOVE.say(move.verb, thing=from_(what))
        case "activate":
            return _MOVE.say("activate", thing=area(what))
        case "gain":
            return _MOVE.say(f"gain-{what}")
        case "donate" | "spend":
            return _MOVE.say(f"{move.verb}-none") if what == "0" else _MOVE.say(move.verb, n=int(what))
        case "carry":
            return _MOVE.say("carry", thing=carried(target))
        case "repeat" | "choose":
            return _MOVE.say(move.verb, thing=target.label)
    return _MOVE.say(move.verb)
