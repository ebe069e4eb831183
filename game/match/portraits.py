"""Whose face a seat has, on the screen and on phones: details of the pictures of persons."""

from __future__ import annotations

from engine.bots import characters
from game.match.bot_process import character_of

Detail = tuple[str, int, int, int]
"""A person, and the middle and radius of a face in that person's picture."""

WIDE, HIGH = 300, 420
"""The size of a person's picture."""

FACES: dict[str, Detail] = {
    "quasimodo": ("bellringer", 172, 238, 62),
    "esmeralda": ("gypsies", 166, 158, 66),
    "frollo": ("priest", 128, 147, 72),
    "gringoire": ("minstrel", 148, 124, 68),
    "phoebus": ("cityguard", 136, 142, 76),
    "clopin": ("beggarking", 136, 148, 76),
    "fleur-de-lys": ("lady", 92, 186, 66),
    "jehan": ("scholar", 148, 140, 72),
    "gudule": ("nurse", 149, 152, 66),
    "louis": ("moneylender", 148, 112, 72),
}
"""The faces of characters, by portrait."""
GUESTS: dict[str, Detail] = {
    "blue": ("guildmaster", 136, 145, 74),
    "green": ("actress", 147, 127, 76),
    "red": ("mayor", 136, 150, 76),
    "yellow": ("hostess", 148, 138, 72),
    "purple": ("merchant", 148, 150, 76),
}
"""The faces of people, by their colour; no bot has one of these."""


def of_character(name: str) -> Detail | None:
    """Return the face of the character called ``name``; ``None`` if there is no such character."""
    key = character_of(name)
    return FACES[characters()[key].portrait] if key else None


def of_seat(colour: str, bot: str = "") -> Detail | None:
    """Return the face of a seat; ``None`` for a bot without one.

    ``bot``: the name of the bot that plays it; ``""`` for a person.
    """
    return of_character(bot) if bot else GUESTS[colour]


def picture_of(person: str, expression: str = "") -> str:
    """Return the file of a person's face among the pictures of persons, without its ending."""
    return f"faces/{person}_{expression}" if expression else f"faces/{person}"
