"""A seat's own turn, thought through to its end: every way its follow-up questions can be answered.

Works on a :class:`~engine.state.State` of a redrawn world, never on that of the game. A turn ends where
the round goes on to somebody else or to the next phase, so what is judged is the same moment for
every option.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import draft
from engine.actions import do_card
from engine.draft import draw_hands, pass_on, take_hands
from engine.flow import begin_period, begin_round, end_round
from engine.hiring import ask_hire, begin_hiring
from engine.moves import Move
from engine.plague import begin_plague, spread_plague
from engine.playing import ask_play, begin_actions
from engine.state import Player, State

Judgement = Callable[[State, Player], float]
"""What a position is worth to a player, in prestige at the end of the game."""

Weighed = list[tuple[float, Move]]
"""The options of a decision in their order, each with what it is worth."""

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


def turn_ends(state: State, colour: str) -> list[State]:
    """Every state in which a seat's turn can end, from the middle of it on."""
    pending = state.pending
    if pending is None or pending.colour != colour or pending.kind in _NEW_TURNS:
        return [state]
    # The gypsies' cubes go one by one and pay alike, so each is judged as if it were the last.
    options = pending.options[-1:] if pending.kind == "remove" else pending.options
    ends = []
    for option in options:
        branch = state.branch(colour)
        answer(branch, option)
        ends += turn_ends(branch, colour)
    return ends


def weigh(state: State, colour: str, judge: Judgement) -> Weighed:
    """Every option of a seat's present decision with its worth when the turn is over.

    ``state`` stays as it is. In the draft a card is worth what it would do if played at once.
    """
    if state.pending is None:
        cards = state.players[colour].draft
        return [(card_worth(state, colour, card, judge), Move(colour, "keep", card)) for card in cards]
    found = []
    for option in state.pending.options:
        branch = state.branch(colour)
        answer(branch, option)
        found.append((_worth(branch, colour, judge), option))
    return found


def card_worth(state: State, colour: str, card: str, judge: Judgement) -> float:
    """What a state is worth to a seat after the action of ``card``."""
    branch = state.branch(colour)
    branch.picking, branch.pending = (), None
    do_card(branch, colour, card)
    settle(branch)
    return _worth(branch, colour, judge)


def _worth(state: State, colour: str, judge: Judgement) -> float:
    return max(judge(end, end.players[colour]) for end in turn_ends(state, colour))


def best(weighed: Weighed) -> Move:
    """The option worth most; of equals the first."""
    return max(weighed, key=lambda pair: pair[0])[1]
