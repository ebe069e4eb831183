"""The outcome of each choice, from the view of the seat that decides. The engine computes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine import Decision, Move, View
from engine.outcomes import Outcome, Prospects, outcomes

__all__ = ["Change", "Outcome", "Prospects", "changes", "outcomes_for"]


class Change(NamedTuple):
    """A change in how much a seat has of something after a choice."""

    kind: str
    """``prestige``, ``coins``, ``cubes`` (in the cache), ``rat`` or a place in the seat's borough."""
    by: int


def outcomes_for(view: View | None, decision: Decision | None) -> Mapping[Move, Outcome]:
    """Return the outcome of each option of a decision; empty unless ``view`` is only that of its seat.

    In the draft it is empty too: what a card brings depends on when it is played.
    """
    if view is None or decision is None or view.viewers != (decision.colour,) or decision.kind == "draft":
        return {}
    return outcomes(view)


def changes(outcome: Outcome) -> tuple[Change, ...]:
    """Return the changes in an outcome, the most important first."""
    numbers = [(kind, getattr(outcome, kind)) for kind in ("prestige", "coins", "cubes", "rat")]
    return tuple(Change(kind, by) for kind, by in (*numbers, *outcome.placed) if by)
