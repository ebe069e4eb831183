"""A decision that a seat has to make, and the result of a game."""

from __future__ import annotations

from dataclasses import dataclass

from engine.moves import Move
from engine.names import Colour, DecisionKind


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat, with two or more options (RULES.md section 10)."""

    colour: Colour
    kind: DecisionKind
    options: tuple[Move, ...]
    source: str
    """What asks: a card kind, a person, or ``draft``, ``play``, ``hire``, ``plague``."""
    place: str | None
    """For ``take`` where the cube goes to; for ``collect`` the market; for ``..._to`` where the piece
    comes from; for ``carry`` both, as ``bank>park``."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended (RULES.md section 4)."""

    prestige: dict[str, int]
    tie_break: dict[str, int]
    """Coins and cubes in the cache."""
    winners: tuple[Colour, ...]
    """One, or all who share the win."""
