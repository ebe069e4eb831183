"""The game's vocabulary (RULES.md section 1). The order of each tuple is the order used everywhere."""

from __future__ import annotations

from typing import Literal, get_args

Colour = Literal["blue", "green", "red", "yellow", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The players' colours; a seat is named by its colour."""

Sector = Literal["cloister", "bank", "residence", "carriage", "hotel", "park", "hospital"]
SECTORS: tuple[Sector, ...] = get_args(Sector)
"""The seven sectors of a borough."""

Cathedral = Literal["notredame"]
NOTREDAME: Cathedral = "notredame"
"""The cathedral: a place for cubes, but no sector."""

Place = Sector | Cathedral
PLACES: tuple[Place, ...] = (*SECTORS, NOTREDAME)
"""Every place on the board where a cube can lie."""

FRIEND: Literal["friend"] = "friend"

CardKind = Place | Literal["friend"]
CARD_KINDS: tuple[CardKind, ...] = (*PLACES, FRIEND)
"""The nine action cards of each colour."""

Market = Literal["centre", "inner", "right", "outer", "left"]
MARKETS: tuple[Market, ...] = get_args(Market)
"""The five markets of a borough: the centre, then those on its edge clockwise."""

MessageKind = Literal["coin", "cube", "rat", "plain"]
MESSAGE_KINDS: tuple[MessageKind, ...] = get_args(MessageKind)

Period = Literal["A", "B", "C"]
PERIODS: tuple[Period, ...] = get_args(Period)
ROUNDS = 9
ROUNDS_A_PERIOD = 3

Phase = Literal["draft", "actions", "hire", "plague", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases of a round in which a seat can have a decision, and the end of the game."""

Benefit = Literal["coin", "cube", "kill"]
BENEFITS: tuple[Benefit, ...] = get_args(Benefit)
"""The benefits that the hotel and the hostess offer."""

BareVerb = Literal["pass", "forgo", "collect", "leave", "done"]
BARE_VERBS: tuple[BareVerb, ...] = get_args(BareVerb)
"""Verbs that need no object (RULES.md section 10)."""

_VerbWithObject = Literal[
    "keep",
    "play",
    "discard",
    "take",
    "friend",
    "gain",
    "drive",
    "donate",
    "hire",
    "from",
    "to",
    "carry",
    "activate",
    "remove",
    "spend",
    "repeat",
    "lose",
    "choose",
]
Verb = _VerbWithObject | BareVerb
VERBS: tuple[Verb, ...] = (*get_args(_VerbWithObject), *BARE_VERBS)
"""Every verb of a move."""

DecisionKind = Literal[
    "draft",
    "play",
    "take",
    "friend",
    "benefit",
    "drive",
    "collect",
    "donate",
    "hire",
    "minstrel_from",
    "minstrel_to",
    "carry",
    "fool_from",
    "fool_to",
    "actress_from",
    "actress_to",
    "place",
    "activate",
    "remove",
    "spend",
    "repeat",
    "lose",
    "choose",
]
DECISION_KINDS: tuple[DecisionKind, ...] = get_args(DecisionKind)
"""Every kind of decision."""

BACK = "?"
"""The kind of a face-down card: ``red.?``."""


def sector_of(word: str) -> Sector:
    """Return the word typed as a sector. Raises ``ValueError`` for any other word."""
    return SECTORS[SECTORS.index(word)]


def card_kind(card: str) -> str:
    """Return the kind of a card: ``bank`` for ``red.bank``."""
    return card[card.index(".") + 1 :]


def card_owner(card: str) -> str:
    """Return the colour of a card: ``red`` for ``red.bank``."""
    return card[: card.index(".")]


def back_of(card: str) -> str:
    """Return the back of a card: ``red.?`` for ``red.bank``."""
    return f"{card_owner(card)}.{BACK}"


def period_of(round_: int) -> Period:
    """Return the letter of the period of a round (1 to 9)."""
    return PERIODS[(round_ - 1) // ROUNDS_A_PERIOD]


_LABELS = tuple(f"{period}{number + 1}" for period in PERIODS for number in range(ROUNDS_A_PERIOD))


def round_label(round_: int) -> str:
    """Return the label of a round (1 to 9): ``B3`` for round 6."""
    return _LABELS[round_ - 1]
