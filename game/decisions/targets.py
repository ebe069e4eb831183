"""Targets: the legal choices of a decision as things on the table, each with its move.

All input devices and hints use them. Nothing here computes a rule: every target is a legal move of the
engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import Decision, Move, Options
from engine.content import NUMBERS
from engine.names import BARE_VERBS, BENEFITS, card_kind
from game.decisions.gains import gains, listed
from game.decisions.message_faces import message_face
from game.decisions.option_pictures import option_pictures
from game.decisions.outcomes import Outcome
from game.words import Family, say
from game.words.cards import KIND_WORDS
from game.words.persons import choice_words

CARD, AREA, FRIEND, MARKET = "card", "area", "friend", "market"
CATHEDRAL, PERSON, BUTTON = "cathedral", "person", "button"


@dataclass(frozen=True)
class Target:
    """A legal choice and the thing on the table that stands for it.

    ``kind`` is one of the constants above; ``key`` is the card, area (a sector), market or person, or for a
    button its move's text. ``label`` and ``icons`` are for buttons (see
    :func:`pictures_of`), and ``after`` is a picture behind the label. ``short`` stands there instead of the
    label where the pictures say the rest.
    """

    kind: str
    key: str
    move: Move
    label: str = ""
    icons: tuple[str, ...] = ()
    short: str = ""
    after: tuple[str, ...] = ()


def targets_of(decision: Decision, brings: Mapping[Move, Outcome] | None = None) -> tuple[Target, ...]:
    """Return the targets of a decision in the order of its options; ``brings``: outcomes of some moves."""
    return tuple(_target(move, (brings or {}).get(move), decision) for move in decision.options)


_PICKED = {"keep": CARD, "play": CARD, "hire": PERSON, "drive": MARKET}
"""The verbs whose object is a thing on the table, with the kind of the thing."""


def _target(move: Move, outcome: Outcome | None, decision: Decision) -> Target:
    verb, what = move.verb, move.what
    if verb in _PICKED:
        return Target(_PICKED[verb], what, move)
    if verb in ("take", "from", "to", "friend", "activate", "remove", "lose"):
        return _place(move)
    return _button(move, outcome, decision)


def pictures_of(target: Target, options: Options) -> tuple[str, ...]:
    """Return the pictures on a target's button; a message's picture depends on the options of the game."""
    if target.move.verb == "repeat":
        return (message_face(target.move.what, options),)
    return target.icons


def _place(move: Move) -> Target:
    place, _, friend = move.what.partition(" ")
    if friend:
        return Target(FRIEND, place, move)
    return Target(CATHEDRAL if place == "notredame" else AREA, place, move)


_GAIN = Family("table-gain", BENEFITS)
_CHOICE = Family("table-choice", BARE_VERBS)
_BENEFIT_ICONS = {"coin": "icons/coin", "kill": "icons/rat_kill"}


def _button(move: Move, outcome: Outcome | None, decision: Decision) -> Target:
    what = move.what
    label, icons, short, after = "", (), "", ()  # type: str, tuple[str, ...], str, tuple[str, ...]
    match move.verb:
        case "gain":
            label = _GAIN.say(what)
            icons = (f"pieces/{move.colour}_cube" if what == "cube" else _BENEFIT_ICONS[what],)
        case "donate" if what == "0":
            label = say("table-donate-none")
        case "donate":
            # If a cube must still be taken from a sector, only the printed number is certain.
            sure = outcome if outcome and outcome.asks is None else None
            prestige = sure.prestige if sure else NUMBERS.donation[int(what)]
            label = say("table-donate", coins=int(what), prestige=prestige)
            icons, short = ("icons/coin",), f"{what}\u00a0→\u00a0{prestige}"
            after = ("icons/prestige",)
        case "spend":
            label, icons = say("table-spend", coins=int(what)), ("icons/coin",)
        case "repeat":
            label = _total(outcome) if outcome else ""
        case "choose":
            label = choice_words(decision.source, decision.place, what)
            pictures = option_pictures(decision.source, decision.place, what, move.colour)
            if pictures is not None:
                icons, short, after = pictures
        case "carry":
            cubes, _, friend = what.partition("+")
            pieces = [f"pieces/{move.colour}_cube"] * int(cubes) + [f"pieces/{move.colour}_pawn"] * bool(
                friend
            )
            icons = tuple(pieces)
        case "discard":
            label = say("table-discard", card=KIND_WORDS.say(card_kind(what)))
        case _:
            label = _CHOICE.say(move.verb)
    return Target(BUTTON, move.choice, move, label, icons, short, after)


def _total(outcome: Outcome) -> str:
    """Return all that messages of one kind pay together."""
    killed = [say("brings-killed", n=-outcome.rat)] if outcome.rat else []
    return listed([*gains(outcome), *killed])
