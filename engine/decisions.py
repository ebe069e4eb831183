"""A decision that a seat has to make, and the result of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.moves import Move
from engine.names import Colour, DecisionKind, Place


class Decision(NamedTuple):
    """A question to one seat, with two or more options (RULES.md section 10)."""

    colour: Colour
    kind: DecisionKind
    options: tuple[Move, ...]
    source: str
    """What asks: a card kind, a person, or ``draft``, ``play``, ``hire``, ``plague``."""
    place: str | None
    """For ``take`` where the cube goes to; for ``collect`` the market; for ``..._to`` where the piece
    comes from; for ``carry`` both, as ``bank>park``; for ``choose`` the number of the effect's step."""
    places: tuple[tuple[Place, ...], ...] = ()
    """For ``play`` and ``..._from`` one entry for each option: where its piece goes to.

    A card for a sector or the cathedral has one place. The friend's card and a piece that is moved have
    all the sectors from which one is chosen next. Declining has none.
    """

    def places_of(self, option: Move) -> tuple[Place, ...]:
        """The :attr:`places` of an option; none where nothing is placed by it."""
        return self.places[self.options.index(option)] if self.places else ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended (RULES.md section 4)."""

    prestige: dict[str, int]
    tie_break: dict[str, int]
    """Coins and cubes in the cache."""
    winners: tuple[Colour, ...]
    """One, or all who share the win."""
