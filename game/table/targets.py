"""Targets: what the present decision allows, laid out on the table; each carries its move.

The pointer hits them, drags drop on them, keyboard and pads step through them, hints light one up.
Nothing here works out a rule: every target is a legal move of the engine's.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import Decision, Move

CARD, AREA, FRIEND, MARKET, CATHEDRAL, PERSON, BUTTON = (
    "card",
    "area",
    "friend",
    "market",
    "cathedral",
    "person",
    "button",
)


@dataclass(frozen=True)
class Target:
    """One legal choice and where it lies.

    ``kind`` is one of the constants above; ``key`` says which card, area (a sector), market, person or,
    for buttons, the move's text. ``icons`` and ``words`` are for buttons.
    """

    kind: str
    key: str
    move: Move
    words: str = ""
    """The message key of a button's label."""
    args: dict[str, str | int] = field(default_factory=dict)
    icons: tuple[str, ...] = ()


def targets_of(decision: Decision) -> tuple[Target, ...]:
    """All targets of a decision, in the order of its options."""
    return tuple(_target(decision, move) for move in decision.options)


def _target(decision: Decision, move: Move) -> Target:
    verb, what = move.verb, move.what
    if verb in ("keep", "play"):
        return Target(CARD, what, move)
    if verb == "hire":
        return Target(PERSON, what, move)
    if verb == "drive":
        return Target(MARKET, what, move)
    if verb in ("take", "from", "to", "friend", "activate", "remove", "lose"):
        return _place(move)
    return _button(decision, move)


def _place(move: Move) -> Target:
    place, _, friend = move.what.partition(" ")
    if friend:
        return Target(FRIEND, place, move)
    return Target(CATHEDRAL if place == "notredame" else AREA, place, move)


_DONATION = (0, 1, 3, 6)
_BENEFIT_ICONS = {"coin": "icons/coin", "cube": "icons/cube", "kill": "icons/rat_kill"}
_MESSAGE_ICONS = {
    "coin": "messages/coin",
    "cube": "messages/cube",
    "rat": "messages/rat",
    "plain": "messages/plain",
}


def _button(decision: Decision, move: Move) -> Target:
    text, what = move.text, move.what
    match move.verb:
        case "gain":
            icons = (_BENEFIT_ICONS[what],)
            if what == "cube":
                icons = (f"pieces/{move.colour}_cube",)
            return Target(BUTTON, text, move, f"table-gain-{what}", icons=icons)
        case "donate":
            coins = int(what)
            if not coins:
                return Target(BUTTON, text, move, "table-donate-none")
            args: dict[str, str | int] = {"coins": coins, "prestige": _DONATION[coins]}
            return Target(BUTTON, text, move, "table-donate", args, ("icons/coin",))
        case "spend":
            return Target(BUTTON, text, move, "table-spend", {"coins": int(what)}, ("icons/coin",))
        case "repeat":
            return Target(BUTTON, text, move, f"table-repeat-{what}", icons=(_MESSAGE_ICONS[what],))
        case "carry":
            cubes, _, friend = what.partition("+")
            icons = (f"pieces/{move.colour}_cube",) * int(cubes)
            icons += (f"pieces/{move.colour}_pawn",) * bool(friend)
            return Target(BUTTON, text, move, "", icons=icons)
        case "discard":
            from game.words import say

            return Target(BUTTON, text, move, "table-discard", {"card": say(f"card-{what.split('.')[1]}")})
    return Target(BUTTON, text, move, f"table-{move.verb}")
