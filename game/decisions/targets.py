"""Targets: what the present decision allows, laid out on the table; each carries its move.

The pointer hits them, drags drop on them, keyboard and pads step through them, hints light one up.
Nothing here works out a rule: every target is a legal move of the engine's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import MESSAGE_KINDS, Decision, Move, Options
from engine.content import NUMBERS
from engine.names import BARE_VERBS, BENEFITS, card_kind
from game.decisions.message_faces import message_face
from game.decisions.outcomes import Outcome
from game.words import Family, say
from game.words.cards import KIND_WORDS

CARD, AREA, FRIEND, MARKET = "card", "area", "friend", "market"
CATHEDRAL, PERSON, BUTTON = "cathedral", "person", "button"


@dataclass(frozen=True)
class Target:
    """One legal choice and where it lies.

    ``kind`` is one of the constants above; ``key`` says which card, area (a sector), market, person or,
    for buttons, the move's text. ``label`` and ``icons`` are for buttons (see :func:`pictures_of`); where
    there is little room, ``short`` says with the icons what the label says.
    """

    kind: str
    key: str
    move: Move
    label: str = ""
    icons: tuple[str, ...] = ()
    short: str = ""


def targets_of(decision: Decision, brings: Mapping[Move, Outcome] | None = None) -> tuple[Target, ...]:
    """All targets of a decision, in the order of its options; ``brings`` says what some of them bring."""
    return tuple(_target(move, (brings or {}).get(move)) for move in decision.options)


_PICKED = {"keep": CARD, "play": CARD, "hire": PERSON, "drive": MARKET}
"""Verbs of which the object is a thing itself, and the kind of the thing."""


def _target(move: Move, outcome: Outcome | None) -> Target:
    verb, what = move.verb, move.what
    if verb in _PICKED:
        return Target(_PICKED[verb], what, move)
    if verb in ("take", "from", "to", "friend", "activate", "remove", "lose"):
        return _place(move)
    return _button(move, outcome)


def pictures_of(target: Target, options: Options) -> tuple[str, ...]:
    """The pictures on a target's button; what is on a message depends on the options of the game."""
    if target.move.verb == "repeat":
        return (message_face(target.move.what, options),)
    return target.icons


def _place(move: Move) -> Target:
    place, _, friend = move.what.partition(" ")
    if friend:
        return Target(FRIEND, place, move)
    return Target(CATHEDRAL if place == "notredame" else AREA, place, move)


_GAIN = Family("table-gain", BENEFITS)
_REPEAT = Family("table-repeat", MESSAGE_KINDS)
_CHOICE = Family("table-choice", BARE_VERBS)
_BENEFIT_ICONS = {"coin": "icons/coin", "kill": "icons/rat_kill"}


def _button(move: Move, outcome: Outcome | None) -> Target:
    what = move.what
    label, icons, short = "", (), ""  # type: str, tuple[str, ...], str
    match move.verb:
        case "gain":
            label = _GAIN.say(what)
            icons = (f"pieces/{move.colour}_cube" if what == "cube" else _BENEFIT_ICONS[what],)
        case "donate" if what == "0":
            label = say("table-donate-none")
        case "donate":
            # Where a cube has yet to be taken from a sector, the printed number is all that is sure.
            sure = outcome if outcome and outcome.asks is None else None
            prestige = sure.prestige if sure else NUMBERS.donation[int(what)]
            label = say("table-donate", coins=int(what), prestige=prestige)
            icons, short = ("icons/coin",), f"{what}\u00a0→\u00a0{prestige}"
        case "spend":
            label, icons = say("table-spend", coins=int(what)), ("icons/coin",)
        case "repeat":
            label = _REPEAT.say(what)
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
    return Target(BUTTON, move.choice, move, label, icons, short)
