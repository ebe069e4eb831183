"""Why a move is refused, in a sentence a player can read."""

from __future__ import annotations

from engine.decisions import Decision
from engine.moves import Move


def why_not(move: Move, seats: tuple[str, ...], to_move: tuple[str, ...], decision: Decision | None) -> str:
    """One sentence that says why ``move`` isn't legal now.

    ``to_move``: who must decide, nobody when the game is over. ``decision``: that of the move's colour.
    """
    if not to_move:
        return "The game is over."
    if move.colour not in seats:
        return f"Nobody plays {move.colour} in this game."
    if decision is None:
        return f"It is not {move.colour}'s turn: {' and '.join(to_move)} must decide."
    choices = ", ".join(option.choice for option in decision.options)
    return f"{move.colour} can't {move.choice} now; to choose from are: {choices}."
