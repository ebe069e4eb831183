"""What each choice would bring, from the view of the seat that decides; the engine works it out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine import Decision, Move, View
from engine.outcomes import Outcome, outcomes

__all__ = ["Change", "Outcome", "changes", "outcomes_for"]


class Change(NamedTuple):
    """One thing of which a seat has more or less after a choice."""

    kind: str
    """``prestige``, ``coins``, ``cubes`` (in the cache), ``rat`` or a place of the own borough."""
    by: int


def outcomes_for(view: View | None, decision: Decision | None) -> Mapping[Move, Outcome]:
    """What each option of a decision brings by the view of its seat; nothing for a view of others too.

    In the draft nothing is said: what a card brings depends on when it is played.
    """
    if view is None or decision is None or view.viewers != (decision.colour,) or decision.kind == "draft":
        return {}
    return outcomes(view)


def changes(outcome: Outcome) -> tuple[Change, ...]:
    """What there is more or less of, the weightiest first."""
    numbers = [(kind, getattr(outcome, kind)) for kind in ("prestige", "coins", "cubes", "rat")]
    return tuple(Change(kind, by) for kind, by in (*numbers, *outcome.placed) if by)
