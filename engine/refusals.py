"""Why a move is refused, in a sentence a player can read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.moves import Move

if TYPE_CHECKING:
    from engine.game import Game


def why_not(game: Game, move: Move) -> str:
    """One sentence that says why ``move`` isn't legal now."""
    if game.over:
        return "The game is over."
    if move.colour not in game.seats:
        return f"Nobody plays {move.colour} in this game."
    decision = game.decision(move.colour)
    if decision is None:
        return f"It is not {move.colour}'s turn: {' and '.join(game.to_move)} must decide."
    choices = ", ".join(option.text for option in decision.options)
    return f"{move.colour} can't {move.text} now; to choose from are: {choices}."
