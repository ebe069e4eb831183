"""The words of the game (RULES.md section 1), in the one order that everything follows."""

from __future__ import annotations

COLOURS = ("blue", "green", "red", "yellow", "purple")
"""The players' colours; a seat is named by its colour."""

SECTORS = ("cloister", "bank", "residence", "carriage", "hotel", "park", "hospital")
"""The seven sectors of a borough."""

NOTREDAME = "notredame"
"""The cathedral: a place for cubes, but no sector."""

PLACES = (*SECTORS, NOTREDAME)
"""Every place on the board where a cube can lie."""

FRIEND = "friend"

CARD_KINDS = (*SECTORS, NOTREDAME, FRIEND)
"""The nine action cards of each colour."""

MARKETS = ("centre", "inner", "right", "outer", "left")
"""The five markets of a borough: the centre and, clockwise, those on its edge."""

MESSAGE_KINDS = ("coin", "cube", "rat", "plain")

PERIODS = ("A", "B", "C")
ROUNDS = 9
ROUNDS_A_PERIOD = 3

BACK = "?"
"""Stands for the kind of a card that lies face down: ``red.?``."""


def card_kind(card: str) -> str:
    """The kind of a card: ``bank`` of ``red.bank``."""
    return card[card.index(".") + 1 :]


def card_owner(card: str) -> str:
    """The colour on a card: ``red`` of ``red.bank``."""
    return card[: card.index(".")]


def back_of(card: str) -> str:
    """The card as it looks from behind: ``red.?`` of ``red.bank``."""
    return f"{card_owner(card)}.{BACK}"


def period_of(round_: int) -> str:
    """The letter of the period that a round (1 to 9) belongs to."""
    return PERIODS[(round_ - 1) // ROUNDS_A_PERIOD]


def round_label(round_: int) -> str:
    """A round (1 to 9) as players say it: ``B3`` for round 6."""
    return f"{period_of(round_)}{(round_ - 1) % ROUNDS_A_PERIOD + 1}"
