"""Explaining to a player why a move is not legal."""

from __future__ import annotations

from engine.decisions import Decision
from engine.moves import Move


def why_not(move: Move, seats: tuple[str, ...], to_move: tuple[str, ...], decision: Decision | None) -> str:
    """Return one sentence that says why ``move`` is not legal now. It names no options, which may be hidden.

    ``to_move``: the seats that must decide, none when the game is over. ``decision``: that of the move's
    colour, if it has one.
    """
    if not to_move:
        return "The game is over."
    if move.colour not in seats:
        return f"Nobody plays {move.colour} in this game."
    if decision is None:
        return f"It is not {move.colour}'s turn: {' and '.join(to_move)} must decide."
    return f"{move.colour} can't {move.choice} now: it is none of the {len(decision.options)} options."
