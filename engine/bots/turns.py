"""A seat's own turn, thought through to its end: every way its follow-up questions can be answered.

Works on a :class:`~engine.rules.state.State` of a redrawn world, never on that of the game. A turn ends where
the round goes on to somebody else or to the next phase, so what is judged is the same moment for
every option.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.moves import Move
from engine.names import Colour
from engine.rules import draft
from engine.rules.actions import do_card
from engine.rules.draft import draw_hands, pass_on, take_hands
from engine.rules.flow import begin_period, begin_round, end_round
from engine.rules.hiring import ask_hire, begin_hiring
from engine.rules.plague import begin_plague, spread_plague
from engine.rules.playing import ask_play, begin_actions
from engine.rules.state import Player, State

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

_ONE_BY_ONE = ("remove", "hire")
"""What gypsies and councillor ask again and again until the last option ends it: there are too many ways
through it to try all, so that each answer is the one that looks best if it were the last."""


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


def turn_ends(state: State, colour: Colour, judge: Judgement, until: str | None = None) -> list[State]:
    """Every state in which a seat's turn can end, from the middle of it on.

    A question that ``until`` asks, a source as in :class:`~engine.rules.state.Pending`, is judged as it
    stands.
    """
    pending = state.pending
    if pending is None or pending.colour != colour or pending.kind == "play":
        return [state]
    if pending.source in ("hire", until):
        return [state]
    if pending.kind in _ONE_BY_ONE:
        return turn_ends(_answered_one_by_one(state, colour, judge), colour, judge, until)
    ends = []
    for option in pending.options:
        branch = state.branch(colour)
        answer(branch, option)
        ends += turn_ends(branch, colour, judge, until)
    return ends


def _answered_one_by_one(state: State, colour: Colour, judge: Judgement) -> State:
    """The state after an effect that asks one by one."""
    source = state.pending.source if state.pending else None

    def worth(end: State) -> float:
        if end.pending is not None and end.pending.source == source:
            end = end.branch(colour)
            assert end.pending is not None
            answer(end, end.pending.options[-1])
        return judge(end, end.players[colour])

    while state.pending is not None and state.pending.source == source:
        ends = []
        for option in state.pending.options:
            branch = state.branch(colour)
            answer(branch, option)
            ends += turn_ends(branch, colour, judge, until=source)
        state = max(ends, key=worth)
    return state


def further_hires(state: State) -> str | None:
    """Where turns from ``state`` on are cut: each of the councillor's hires is thought of alone."""
    pending = state.pending
    return pending.source if pending and pending.kind == "hire" and pending.source != "hire" else None


def weigh(state: State, colour: Colour, judge: Judgement) -> Weighed:
    """Every option of a seat's present decision with its worth when the turn is over.

    ``state`` stays as it is. In the draft a card is worth what it would do if played at once.
    """
    if state.pending is None:
        cards = state.players[colour].draft
        return [(card_worth(state, colour, card, judge), Move(colour, "keep", card)) for card in cards]
    found, until = [], further_hires(state)
    for option in state.pending.options:
        branch = state.branch(colour)
        answer(branch, option)
        found.append((_worth(branch, colour, judge, until), option))
    return found


def card_worth(state: State, colour: Colour, card: str, judge: Judgement) -> float:
    """What a state is worth to a seat after the action of ``card``."""
    branch = state.branch(colour)
    branch.picking, branch.pending = (), None
    do_card(branch, colour, card)
    settle(branch)
    return _worth(branch, colour, judge)


def _worth(state: State, colour: Colour, judge: Judgement, until: str | None = None) -> float:
    return max(judge(end, end.players[colour]) for end in turn_ends(state, colour, judge, until))


def best(weighed: Weighed) -> Move:
    """The option worth most; of equals the first."""
    return max(weighed, key=lambda pair: pair[0])[1]
