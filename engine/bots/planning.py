"""Planning a seat's own round to its end: which cards to play in which order, and whom to hire.

The other seats do nothing meanwhile: what they do hardly changes what a seat's own cards do.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.bots.rivals import Rivals, all_alike
from engine.bots.turns import Evaluator, Weighed, further_hires, turn_ends
from engine.moves import Move
from engine.names import Colour
from engine.rules.actions import do_card
from engine.rules.effects import answer, continue_effect
from engine.rules.hiring import ask_hire
from engine.rules.state import State

NEVER = -1e9

UNPLANNED = 1000.0
"""Subtracted from the worth of an option that was not planned, so that it ranks last."""

_ANY_PIECE = ("minstrel_from", "fool_from")
"""Decisions about which piece of the borough to move."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The limits of the search. Higher numbers take more time."""

    options: int
    """How many options of a decision are planned to the end: those that look best at first."""
    ends: int
    """How many ways to finish a turn are followed for each option or card."""
    worlds: int
    """How many random worlds are drawn for the cards still to come in the draft."""
    rivalry: float
    """The weight of the other players' positions, all together, against one's own."""
    to_win: bool = False
    """Whether prestige is counted along, and in the last period the chance to win decides."""
    sources: int = 2
    """From how many places a piece is moved when a plan hires the minstrel or the fool: those where it is
    missed least. Without a limit these two take most of the time."""


class Deadline:
    """The moment at which a search must stop."""

    def __init__(self, seconds: float | None = None) -> None:
        """``seconds``: from now; ``None`` for no deadline."""
        self._end = None if seconds is None else time.monotonic() + seconds

    def passed(self) -> bool:
        """Return whether the time is up."""
        return self._end is not None and time.monotonic() >= self._end


class Line(NamedTuple):
    """How the rest of a round is planned."""

    steps: tuple[Move, ...]
    """The cards to play and the person to hire."""
    end: State
    """Where they lead to: the end of the round, but for the plague."""


class Planned(NamedTuple):
    """An option of a decision, planned to the end of the round."""

    worth: float
    move: Move
    turn: State
    """The end of the turn that the plan goes on from."""


def weigh(
    state: State,
    colour: Colour,
    evaluate: Evaluator,
    search: SearchSettings,
    deadline: Deadline,
    rivals: Rivals | None = None,
) -> Weighed:
    """Return every option of a seat's pending decision with its worth at the end of the round.

    Only the options that look best are planned to the end, and none after the deadline. All others rank
    below them. ``rivals``: how much each other player counts; by default all alike. Raises ``ValueError``
    when the seat has no decision.
    """
    found = Plan(colour, evaluate, search).options(state, deadline, rivals)
    return [(option.worth, option.move) for option in found]


class Plan:
    """One decision of one seat, planned to the end of the round.

    Positions that are reached in several ways are evaluated once.
    """

    def __init__(self, colour: Colour, evaluate: Evaluator, search: SearchSettings) -> None:
        """``colour``: the seat. All states given to one plan must come from the same decision."""
        self._colour = colour
        self._evaluate, self._search = evaluate, search
        self._values: dict[tuple[Any, ...], float] = {}
        self._values_after_hire: dict[tuple[Any, ...], float] = {}

    def options(self, state: State, deadline: Deadline, rivals: Rivals | None = None) -> list[Planned]:
        """Return every option of the pending decision; see :func:`weigh`."""
        colour, search, pending = self._colour, self._search, state.pending
        if pending is None or pending.colour != colour:
            raise ValueError(f"{colour} is not asked")
        weights = rivals if rivals is not None else all_alike(state, colour, search.rivalry)
        looks, until = [], further_hires(state)
        for option in pending.options:
            branch = state.branch(colour)
            answer(branch, option)
            ends = [(self.value(end), end) for end in turn_ends(branch, colour, self._evaluate, until)]
            ends.sort(key=lambda entry: -entry[0])
            looks.append((ends, option))
        found: dict[Move, Planned] = {}
        for rank, (ends, option) in enumerate(sorted(looks, key=lambda look: -look[0][0][0])):
            if rank and (rank >= search.options or deadline.passed()):
                found[option] = Planned(ends[0][0] - UNPLANNED, option, ends[0][1])
            else:
                planned = [
                    Planned(self.prospect(end) - self.rivals(end, weights), option, end)
                    for _, end in ends[: search.ends]
                ]
                found[option] = max(planned, key=lambda one: one.worth)
        return [found[option] for option in pending.options]

    def line(self, state: State) -> Line:
        """Return how the rest of the round is planned from the end of a turn."""
        if state.phase != "actions" or state.pending is not None:
            return Line((), state)
        hand = state.players[self._colour].hand
        if not hand:
            return self.hired(state)
        ends = [(card, end) for card in dict.fromkeys(hand) for end in self.best_ends(state, card)]
        best = max(self.likeliest([end for _, end in ends]), key=self.hire)
        card = next(card for card, end in ends if end is best)
        steps, last = self.hired(best)
        return Line((Move(self._colour, "play", card), *steps), last)

    def prospect(self, state: State) -> float:
        """Return the worth of a state at the end of a turn if the rest of the round is played well."""
        if state.phase != "actions" or state.pending is not None:
            return self.value(state)
        hand = state.players[self._colour].hand
        if not hand:
            return self.hire(state)
        return self.hire_best([end for card in dict.fromkeys(hand) for end in self.best_ends(state, card)])

    def _key(self, state: State) -> tuple[Any, ...]:
        """Return everything that the seat's own turn can change and that affects the worth of a state."""
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

    def value(self, state: State) -> float:
        """Return the worth of a position to the seat, without planning further."""
        key = self._key(state)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._evaluate(state, state.players[self._colour])
        return known

    def rivals(self, state: State, weights: Rivals) -> float:
        """Return the weighted worth of the other players' positions."""
        players = state.players
        return sum(
            weight * self._evaluate(state, players[colour]) for colour, weight in weights.items() if weight
        )

    def best_ends(self, state: State, card: str) -> list[State]:
        """Return the best states in which a turn that plays ``card`` can end."""
        branch = state.branch(self._colour)
        branch.phase, branch.picking, branch.pending = "actions", (), None
        player = branch.players[self._colour]
        player.third = next((other for other in player.hand if other != card), card)
        player.hand = ()
        do_card(branch, self._colour, card)
        continue_effect(branch)
        ends = turn_ends(branch, self._colour, self._evaluate)
        if len(ends) > self._search.ends:
            ends.sort(key=self.value, reverse=True)
            del ends[self._search.ends :]
        return ends

    def hire_best(self, states: list[State]) -> float:
        """Return the worth of the best of some states after hiring."""
        return max(map(self.hire, self.likeliest(states)))

    def likeliest(self, states: list[State]) -> list[State]:
        """Return the most promising of some states: hiring is tried from these alone."""
        different = {self._key(state): state for state in states}
        return sorted(different.values(), key=self.value, reverse=True)[: self._search.ends]

    def hire(self, state: State) -> float:
        """Return the worth of a state in which the seat is about to hire."""
        key = self._key(state)
        known = self._values_after_hire.get(key)
        if known is None:
            answers = [self.value(end) for _, end in self._hired(state)]
            known = self._values_after_hire[key] = max(answers, default=NEVER)
        return known

    def hired(self, state: State) -> Line:
        """Return whom to hire from a state, and the state then."""
        move, end = max(self._hired(state), key=lambda entry: self.value(entry[1]), default=(None, state))
        return Line((move,) if move else (), end)

    def _hired(self, state: State) -> Iterator[tuple[Move | None, State]]:
        """Yield every way to hire from a state with where it ends; no move where the seat isn't asked."""
        state = state.branch(self._colour)
        state.phase = "hire"
        ask_hire(state, self._colour)
        if state.pending is None:
            yield None, state
            return
        for option in state.pending.options:
            branch = state.branch(self._colour)
            answer(branch, option)
            self._narrow(branch)
            for end in turn_ends(branch, self._colour, self._evaluate):
                yield option, end

    def _narrow(self, state: State) -> None:
        """Where a piece is moved from anywhere, leave only the places where it is missed least."""
        pending, most = state.pending, self._search.sources
        if pending is None or pending.kind not in _ANY_PIECE or len(pending.options) <= most:
            return
        likeliest = sorted(pending.options, key=lambda move: self._without(state, move), reverse=True)
        state.pending = pending._replace(options=tuple(likeliest[:most]))

    def _without(self, state: State, move: Move) -> float:
        """Return the worth of a state without the piece that a move takes."""
        branch = state.branch(self._colour)
        player = branch.players[self._colour]
        place, _, friend = move.what.partition(" ")
        if friend or not player.cubes[place]:
            player.friend = None
        else:
            player.cubes[place] -= 1
        return self.value(branch)
