"""A seat's own turn, thought through to its end: every way its follow-up questions can be answered.

Works on a :class:`~engine.state.State` of a redrawn world, never on that of the game. A turn ends where
the round goes on to somebody else or to the next phase, so what is judged is the same moment for
every option.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import draft
from engine.draft import draw_hands, pass_on, take_hands
from engine.flow import begin_period, begin_round, end_round
from engine.hiring import ask_hire, begin_hiring
from engine.moves import Move
from engine.plague import begin_plague, spread_plague
from engine.playing import ask_play, begin_actions
from engine.state import Player, State

Judgement = Callable[[State, Player], float]
"""What a position is worth to a player, in prestige at the end of the game."""

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

_NEW_TURNS = ("hire", "play")
"""Questions that are judged as they stand: a further hire (councillor) is thought about when it comes."""


def answer(state: State, move: Move) -> None:
    """Answer the pending question, and go on as long as the same effect does."""
    pending = state.pending
    if pending is None:
        draft.keep(state, move.what, move.colour)
        state.picking = tuple(seat for seat in state.picking if seat != move.colour)
        return
    state.pending = None
    pending.answer(state, pending.colour, move, *pending.context)
    settle(state)


def settle(state: State) -> None:
    """Take the steps of the effect under way until it asks or is done."""
    agenda = state.agenda
    while state.pending is None and agenda and agenda[-1][0] not in TURN_STEPS:
        step = agenda.pop()
        step[0](state, *step[1:])


def worth(state: State, colour: str, judge: Judgement) -> float:
    """What a state is worth to a seat when it answers the rest of its turn as well as it can."""
    pending = state.pending
    if pending is None or pending.colour != colour or pending.kind in _NEW_TURNS:
        return judge(state, state.players[colour])
    if pending.kind == "remove":
        return _worth_of_removing(state, colour, judge)
    best = -1e9
    for option in pending.options:
        branch = state.copy()
        answer(branch, option)
        best = max(best, worth(branch, colour, judge))
    return best


def _worth_of_removing(state: State, colour: str, judge: Judgement) -> float:
    """The gypsies' cubes go one by one and pay alike, so each is judged as if it were the last."""
    branch = state.copy()
    answer(branch, Move(colour, "done", ""))
    return judge(branch, branch.players[colour])


def weigh(state: State, colour: str, judge: Judgement) -> list[tuple[float, Move]]:
    """Every option of a seat's pending question with its worth, in the order of the options."""
    pending = state.pending
    if pending is None or pending.colour != colour:
        raise ValueError(f"{colour} is not asked")
    found = []
    for option in pending.options:
        branch = state.copy()
        answer(branch, option)
        found.append((worth(branch, colour, judge), option))
    return found


def best_option(state: State, colour: str, judge: Judgement) -> Move:
    """The option worth most; of equals the first."""
    return max(weigh(state, colour, judge), key=lambda pair: pair[0])[1]
