"""Coming back to a game: what is told before the first question after a long break."""

from __future__ import annotations

from functools import partial

from engine.events import redact
from engine.names import ROUNDS
from game.decisions.prompts import prompt
from game.log.turns import turn_sentences
from game.match.board import Board
from game.table.control.context import TableContext
from game.table.hud.recap import Recap, recap_sheet, standings
from game.table.hud.seat_words import seat_words
from game.table.hud.sheets import Sheet
from game.words import say
from game.words.names import turn_of

LONG_AGO = 30 * 60.0
"""Seconds after which players may have forgotten how things stand."""

_LAST = 2
"""How many sentences on the last move are told."""


def recap_of(context: TableContext) -> Sheet | None:
    """Return the recap of a resumed game; None if it is new, over, of bots, or was left only minutes ago.

    It tells nothing that the table, as it is shown now, keeps secret.
    """
    session = context.session
    if not session.record.moves or not session.humans or session.game.over or session.away < LONG_AGO:
        return None
    shown, viewers = context.shown, context.screen.viewers
    names = context.names
    last = turn_sentences([redact(event, viewers) for event in session.game.happened], names)
    lines = [say("table-recap-last", what=" · ".join(last[:_LAST]))] if last else []
    seats = {seat.colour: (seat.name, seat.player) for seat in session.seats}
    lines.append(_next(context))
    round_ = say("table-recap-round", label=shown.label, n=shown.round, all=ROUNDS)
    recap = Recap(round_, standings(shown, seats), tuple(lines))

    def read(board: Board) -> str:
        """Tell it without prestige, as whoever comes back may not be alone."""
        return "\n".join((round_, *lines, *(seat_words(seat, names, board, secret=True) for seat in seats)))

    return Sheet(partial(recap_sheet, recap), say("table-recap-title"), full=True, read=read)


def _next(context: TableContext) -> str:
    """Return what the next player was about to do; a person's question before bots' turns."""
    game = context.session.game
    for colour in game.to_move:
        decision = game.decision(colour)
        if decision is not None and context.session.seat(colour).human:
            return prompt(context.session, decision, None)
    return turn_of(context.session.name(game.to_move[0]))
