"""Hints for people: how ``hard`` would rank the moves, and a reason for each.

Each move is compared with the best other one. A reason is the key of a message, ``hint-<key>``, and its
arguments; the table's catalogue has the words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from engine.bots.comparing import Facts
from engine.bots.drafting import Hands, weigh_hands
from engine.bots.levels import LEVELS, Budget
from engine.bots.planning import UNPLANNED, Deadline, Line, Plan, SearchSettings
from engine.bots.reasons import Option, Reason, against, option, reason
from engine.bots.themes import mean, parts
from engine.bots.turns import turn_ends
from engine.bots.value import learned
from engine.moves import Move
from engine.names import card_kind
from engine.rules.actions import do_card
from engine.rules.effects import answer, continue_effect
from engine.rules.state import State
from engine.views import View
from engine.worlds import draw_state

LEVEL = "hard"

MARKED = 3
"""How many moves are suggested; the others are told when they are asked for."""
EVEN = 0.7
"""Moves that lie no further behind than this, in prestige, are called about even."""
MEASURED = 0.72
"""What a prestige that the plan says a move lies behind has been worth when both were played on."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An option of a decision, told as a friend would."""

    move: Move
    behind: float
    """About how much less prestige it brings than the best move; 0 for the best."""
    reason: Reason
    """What it has: the amount that decides between it and the best other move."""
    against: Reason | None = None
    """What that other move has, if something speaks for it."""

    @property
    def even(self) -> bool:
        """Whether it is about as good as the best move."""
        return self.behind < EVEN


def hint(view: View, seed: int = 0, budget: Budget | None = None) -> tuple[Suggestion, ...]:
    """Return every option of the view's only seat, the best first; of a card of two players only the better.

    The result depends only on the view and the seed, unless the budget limits the seconds.
    """
    budget = budget or Budget()
    ranked = _different(sorted(options(view, seed, budget), key=lambda one: -one.worth))
    top = ranked[0].worth
    found = []
    for rank, own in enumerate(ranked):
        other = ranked[0] if rank else ranked[1] if len(ranked) > 1 else None
        spoken = against(own, other) if other else None
        behind = round(MEASURED * (top - own.worth), 1)
        found.append(Suggestion(own.move, behind, reason(own, other), spoken))
    return tuple(found)


def options(view: View, seed: int, budget: Budget) -> list[Option]:
    """Return the planned options of a decision, each with how the plan goes on and what it is worth."""
    search, value, colour = _search(budget), learned(), view.viewers[0]
    random, deadline = Random(seed), Deadline(budget.seconds)
    state = draw_state(view, random)
    before = Facts(state, colour)
    if state.pending is not None:
        plan = Plan(colour, value, search)
        planned = plan.options(state, deadline)
        top = max(one.worth for one in planned)
        return [
            option(one.move, one.worth, before, one.turn, plan.line(one.turn), value)
            for one in planned
            if top - one.worth < UNPLANNED / 2
        ]
    hands = Hands(state, colour, value, search, deadline)
    found = []
    for card in weigh_hands(hands, state, search, lambda: draw_state(view, random), deadline):
        turn = hands.alone(card.move.what)
        ends = [hands.end(hand) for hand in card.hands]
        split = mean([parts(value, end, end.players[colour]) for end in ends])
        found.append(Option(card.move, card.worth, before, Facts(turn, colour), Line((), turn), split))
    return found


def _different(ranked: list[Option]) -> list[Option]:
    """Leave out cards of the same kind as a better one: whose card it is makes no difference."""
    found = {
        card_kind(one.move.what) if one.move.verb in ("keep", "play") else str(one.move): one
        for one in reversed(ranked)
    }
    return list(reversed(found.values()))


def _search(budget: Budget) -> SearchSettings:
    """Return the settings of ``hard``, but with every option planned, so that all can be compared."""
    search = LEVELS[LEVEL].search
    assert search is not None
    return replace(search, options=99, worlds=budget.worlds or search.worlds)


def turn_end(state: State, move: Move) -> State:
    """Return the state after the move and the best way to finish the turn."""
    colour = move.colour
    branch = state.branch(colour)
    if state.pending is None:
        branch.picking = ()
        do_card(branch, colour, move.what)
        continue_effect(branch)
    else:
        answer(branch, move)
    evaluate = learned()
    return max(turn_ends(branch, colour, evaluate), key=lambda end: evaluate(end, end.players[colour]))
