"""Searching a seat's own turn: every way in which its follow-up decisions can be answered.

It works on the :class:`~engine.rules.state.State` of a drawn world, never on that of the game. A turn ends
when the round goes on to another seat or phase, so all options are evaluated at the same moment.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.content import PERSONS
from engine.moves import Move
from engine.names import Colour
from engine.rules.actions import do_card
from engine.rules.effects import answer, continue_effect
from engine.rules.state import Player, State

Evaluator = Callable[[State, Player], float]
"""Returns the worth of a position to a player: the prestige expected at the end of the game."""

_WIDTH = 12
"""How many states go on after each answer to the effect of a person of one's own."""
_NOBODY = next(iter(PERSONS.values()))
"""A printed person, which has no steps of its own."""

Weighed = list[tuple[float, Move]]
"""The options of a decision in their order, each as (worth, move)."""

_ONE_BY_ONE = ("remove", "hire")
"""Decisions that repeat until the last option ends them (gypsies, councillor). There are too many sequences
to try all, so each answer is chosen as if it were the last one."""


def turn_ends(state: State, colour: Colour, evaluate: Evaluator, until: str | None = None) -> list[State]:
    """Return every state in which a seat's turn can end, from any point within it.

    ``until``: a source as in :class:`~engine.rules.state.Pending`; the search stops at its questions.
    """
    pending = state.pending
    if pending is None or pending.colour != colour or pending.kind == "play":
        return [state]
    if pending.source in ("hire", until):
        return [state]
    if state.cast.own and state.cast.persons.get(pending.source, _NOBODY).steps:
        return _likely_ends(state, colour, evaluate, until)
    if pending.kind in _ONE_BY_ONE:
        return turn_ends(_answered_one_by_one(state, colour, evaluate), colour, evaluate, until)
    ends = []
    for option in pending.options:
        branch = state.branch(colour)
        answer(branch, option)
        ends += turn_ends(branch, colour, evaluate, until)
    return ends


def _likely_ends(state: State, colour: Colour, evaluate: Evaluator, until: str | None) -> list[State]:
    """Return states in which the effect of a person of one's own can end: after each answer the best go on.

    Several steps can ask, and all ways to answer them would be too many.
    """
    ends: list[State] = []
    open_ = [state]
    while open_:
        found: list[State] = []
        for one in open_:
            for option in one.pending.options if one.pending else ():
                branch = one.branch(colour)
                answer(branch, option)
                asked = branch.pending
                goes_on = asked is not None and asked.colour == colour and asked.kind != "play"
                goes_on = goes_on and asked is not None and asked.source not in ("hire", until)
                (found if goes_on else ends).append(branch)
        found.sort(key=lambda end: evaluate(end, end.players[colour]), reverse=True)
        open_ = found[:_WIDTH]
    return ends


def _answered_one_by_one(state: State, colour: Colour, evaluate: Evaluator) -> State:
    """Return the state after an effect whose decisions repeat, each answered by itself."""
    source = state.pending.source if state.pending else None

    def worth(end: State) -> float:
        if end.pending is not None and end.pending.source == source:
            end = end.branch(colour)
            assert end.pending is not None
            answer(end, end.pending.options[-1])
        return evaluate(end, end.players[colour])

    while state.pending is not None and state.pending.source == source:
        ends = []
        for option in state.pending.options:
            branch = state.branch(colour)
            answer(branch, option)
            ends += turn_ends(branch, colour, evaluate, until=source)
        state = max(ends, key=worth)
    return state


def further_hires(state: State) -> str | None:
    """Return the source at which a search from ``state`` stops: the councillor's hires are planned singly."""
    pending = state.pending
    return pending.source if pending and pending.kind == "hire" and pending.source != "hire" else None


def weigh(state: State, colour: Colour, evaluate: Evaluator) -> Weighed:
    """Return every option of a seat's decision with its worth at the end of the turn.

    ``state`` is not changed. In the draft a card is worth what it would bring if played at once.
    """
    if state.pending is None:
        cards = state.players[colour].draft
        return [(card_worth(state, colour, card, evaluate), Move(colour, "keep", card)) for card in cards]
    found, until = [], further_hires(state)
    for option in state.pending.options:
        branch = state.branch(colour)
        answer(branch, option)
        found.append((_worth(branch, colour, evaluate, until), option))
    return found


def card_worth(state: State, colour: Colour, card: str, evaluate: Evaluator) -> float:
    """Return the worth of a state to a seat after the action of ``card``."""
    branch = state.branch(colour)
    branch.picking, branch.pending = (), None
    do_card(branch, colour, card)
    continue_effect(branch)
    return _worth(branch, colour, evaluate)


def _worth(state: State, colour: Colour, evaluate: Evaluator, until: str | None = None) -> float:
    return max(evaluate(end, end.players[colour]) for end in turn_ends(state, colour, evaluate, until))


def best(weighed: Weighed) -> Move:
    """Return the option with the highest worth; among equals the first."""
    return max(weighed, key=lambda pair: pair[0])[1]
