"""The opening of a game: what happened while it was set up, told as events, so that it can be shown."""

from __future__ import annotations

from engine import View
from engine.events import Event, HandDrawn, PersonsRevealed, RoundBegan
from game.table.city.board import DisplayedBoard


def opening(view: View) -> tuple[Event, ...]:
    """What led to ``view``, the first one of a game: round, persons and hands, as its viewers see them."""
    hands = (HandDrawn(player.colour, player.draft) for player in view.players.values())
    return RoundBegan(view.round, view.label, view.first), PersonsRevealed(view.persons), *hands


def not_yet(shown: DisplayedBoard) -> None:
    """Let the table be as it was before the :func:`opening`: nobody has cards, no person is on display."""
    shown.persons, shown.rats = (), ()
    for player in shown.players.values():
        player.deck += len(player.draft)
        player.draft = ()
