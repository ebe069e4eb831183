"""One choice and its effect, up to where the effect asks on or the round takes over."""

from __future__ import annotations

from engine.moves import Move
from engine.rules import draft
from engine.rules.draft import draw_hands, pass_on, take_hands
from engine.rules.flow import begin_period, begin_round, end_round
from engine.rules.hiring import ask_hire, begin_hiring
from engine.rules.plague import begin_plague, spread_plague
from engine.rules.playing import ask_play, begin_actions
from engine.rules.state import State

TURN_STEPS = frozenset(
    (
        draw_hands,
        pass_on,
        take_hands,
        begin_actions,
        ask_play,
        begin_hiring,
        ask_hire,
        begin_plague,
        spread_plague,
        end_round,
        begin_round,
        begin_period,
    )
)
"""Steps of the round itself; all others belong to somebody's effect."""


def answer(state: State, move: Move) -> None:
    """Answer the pending question, and go on as long as the same effect does."""
    pending = state.pending
    if pending is None:
        draft.keep(state, move.what, move.colour)
        state.picking = tuple(seat for seat in state.picking if seat != move.colour)
        return
    state.pending = None
    pending.answer(state, pending.colour, move, *pending.context)
    continue_effect(state)


def continue_effect(state: State) -> None:
    """Take the steps of the effect under way until it asks or is done."""
    agenda = state.agenda
    while state.pending is None and agenda and agenda[-1][0] not in TURN_STEPS:
        step = agenda.pop()
        step[0](state, *step[1:])
