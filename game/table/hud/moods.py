"""How the faces of bots look between turns: glad or sad at what happened, else at whoever is to move."""

from __future__ import annotations

from collections.abc import Mapping

from engine import events as e
from engine.events import Event
from game.match.board import Board
from game.ui.faces import DOWN, GLAD, SAD, UP

_GAINS = (e.CoinsGained, e.CubesGained, e.MessageCollected, e.PrestigeGained)
_LOSSES = (e.PlagueStruck, e.PrestigeLost)
_ANEW = (e.CardKept, e.CardPlayed, e.RoundBegan)


class Moods:
    """Remembers what each seat has gained or lost since a card was last played."""

    def __init__(self) -> None:
        self._moods: dict[str, str] = {}

    def hear(self, event: Event) -> None:
        """React to an event that has been shown; whose turn begins takes the others' minds off theirs."""
        if isinstance(event, _ANEW):
            self._moods.clear()
        elif isinstance(event, _GAINS):
            self._moods[event.seat] = GLAD
        elif isinstance(event, _LOSSES):
            self._moods[event.seat] = SAD

    def faces(self, view: Board) -> Mapping[str, str]:
        """Return the expressions of the seats that don't look as usual, whose trays lie downwards."""
        found = {}
        if len(view.to_move) == 1:
            seats = list(view.seats)
            mover = seats.index(view.to_move[0])
            found = {seat: UP if at > mover else DOWN for at, seat in enumerate(seats) if at != mover}
        return found | self._moods
