"""A round thought through to its end: which cards to keep, which to play in which order, whom to hire.

What others do meanwhile hardly changes what a seat's own cards do, so they stand still here.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from engine.bots.turns import Judgement, Weighed, answer, further_hires, settle, turn_ends
from engine.moves import Move
from engine.names import Colour
from engine.rules.actions import do_card
from engine.rules.hiring import ask_hire
from engine.rules.state import State

NEVER = -1e9

UNPLANNED = 1000.0
"""What an option that was not planned is put behind the others."""


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a plan is made: more costs more time."""

    options: int
    """How many options of a question are planned on from, those that look best at once."""
    ends: int
    """How many ways to end a turn, for each option or card."""
    worlds: int
    """How many worlds are drawn for the cards that will come round."""
    rivalry: float
    """How much the others' prospects count against the own, all together."""


class Deadline:
    """When thinking must come to an end."""

    def __init__(self, seconds: float | None = None) -> None:
        """``seconds`` from now; ``None``: never."""
        self._end = None if seconds is None else time.monotonic() + seconds

    def passed(self) -> bool:
        """Whether the time is up."""
        return self._end is not None and time.monotonic() >= self._end


def weigh(state: State, colour: Colour, judge: Judgement, care: Care, deadline: Deadline) -> Weighed:
    """Every option of a seat's pending question with its worth when the round is over.

    Options that look worst at once, or come after the deadline, aren't planned further; their worth is
    below all others'. Raises ``ValueError`` when the seat isn't asked.
    """
    pending = state.pending
    if pending is None or pending.colour != colour:
        raise ValueError(f"{colour} is not asked")
    plan = Plan(colour, judge, care)
    looks, until = [], further_hires(state)
    for option in pending.options:
        branch = state.branch(colour)
        answer(branch, option)
        ends = [(plan.judged(end), end) for end in turn_ends(branch, colour, judge, until)]
        ends.sort(key=lambda entry: -entry[0])
        looks.append((ends, option))
    worths: dict[Move, float] = {}
    for rank, (ends, option) in enumerate(sorted(looks, key=lambda look: -look[0][0][0])):
        if rank and (rank >= care.options or deadline.passed()):
            worths[option] = ends[0][0] - UNPLANNED
        else:
            worths[option] = max(plan.prospect(end) - plan.rivals(end) for _, end in ends[: care.ends])
    return [(worths[option], option) for option in pending.options]


class Plan:
    """One decision of one seat, thought through to the end of its round.

    Positions that several ways lead to are thought about once.
    """

    def __init__(self, colour: Colour, judge: Judgement, care: Care) -> None:
        """Of the seat ``colour``; all states that it is shown must be of one decision."""
        self._colour = colour
        self._judge, self._care = judge, care
        self._judged_before: dict[tuple[Any, ...], float] = {}
        self._hired_before: dict[tuple[Any, ...], float] = {}

    def prospect(self, state: State) -> float:
        """What the end of a turn is worth when the rest of the round is played well."""
        if state.phase != "actions" or state.pending is not None:
            return self.judged(state)
        hand = state.players[self._colour].hand
        if not hand:
            return self.hire(state)
        return self.hire_best([end for card in dict.fromkeys(hand) for end in self.best_ends(state, card)])

    def _key(self, state: State) -> tuple[Any, ...]:
        """All of a state that an own turn can change and that counts for its worth."""
        player = state.players[self._colour]
        return (
            *player.cubes.values(),
            player.coins,
            player.cache,
            player.rat,
            player.prestige,
            player.friend,
            player.carriage,
            player.messages,
            player.doctor,
            state.phase,
        )

    def judged(self, state: State) -> float:
        """What a position is worth to the seat as it stands."""
        key = self._key(state)
        known = self._judged_before.get(key)
        if known is None:
            known = self._judged_before[key] = self._judge(state, state.players[self._colour])
        return known

    def rivals(self, state: State) -> float:
        """How well the others stand, as far as that is to be counted."""
        weight = self._care.rivalry / (len(state.players) - 1)
        if not weight:
            return 0.0
        others = (player for colour, player in state.players.items() if colour != self._colour)
        return weight * sum(self._judge(state, player) for player in others)

    def best_ends(self, state: State, card: str) -> list[State]:
        """The best ends of a turn in which ``card`` is played."""
        branch = state.branch(self._colour)
        branch.phase, branch.picking, branch.pending = "actions", (), None
        player = branch.players[self._colour]
        player.third = next((other for other in player.hand if other != card), card)
        player.hand = ()
        do_card(branch, self._colour, card)
        settle(branch)
        ends = turn_ends(branch, self._colour, self._judge)
        if len(ends) > self._care.ends:
            ends.sort(key=self.judged, reverse=True)
            del ends[self._care.ends :]
        return ends

    def hire_best(self, states: list[State]) -> float:
        """What the best of some states is worth when the seat is to hire; only the likeliest are tried."""
        different = {self._key(state): state for state in states}
        likeliest = sorted(different.values(), key=self.judged, reverse=True)
        return max(map(self.hire, likeliest[: self._care.ends]))

    def hire(self, state: State) -> float:
        """What a state is worth when the seat is now to hire."""
        key = self._key(state)
        known = self._hired_before.get(key)
        if known is None:
            branch = state.branch(self._colour)
            branch.phase = "hire"
            ask_hire(branch, self._colour)
            known = self._hired_before[key] = self._best_answer(branch)
        return known

    def _best_answer(self, state: State) -> float:
        pending = state.pending
        if pending is None:
            return self.judged(state)
        best = NEVER
        for option in pending.options:
            branch = state.branch(self._colour)
            answer(branch, option)
            best = max(best, *map(self.judged, turn_ends(branch, self._colour, self._judge)), NEVER)
        return best
