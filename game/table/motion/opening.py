"""The opening of a game: its setup expressed as events, so that it can be shown."""

from __future__ import annotations

from engine import View
from engine.events import Event, HandDrawn, PersonsRevealed, RoundBegan
from game.match.board import DisplayedBoard


def opening(view: View) -> tuple[Event, ...]:
    """Return the events before a game's first ``view``: round, persons and hands, as its viewers see them."""
    hands = (HandDrawn(player.colour, player.draft) for player in view.players.values())
    return RoundBegan(view.round, view.label, view.first), PersonsRevealed(view.persons), *hands


def not_yet(shown: DisplayedBoard) -> None:
    """Reset the board to before the :func:`opening`: nobody has cards, no person is on display."""
    shown.brown_ahead += shown.persons[:-1]
    shown.grey_ahead += shown.persons[-1:]
    shown.persons, shown.rats = (), ()
    for player in shown.players.values():
        player.deck += len(player.draft)
        player.draft = ()
