"""Outcomes of choices, which the engine computes, and what they change in a seat's numbers."""

from __future__ import annotations

from typing import NamedTuple

from engine.outcomes import Outcome, Prospects

__all__ = ["Change", "Outcome", "Prospects", "changes"]


class Change(NamedTuple):
    """A change in how much a seat has of something after a choice."""

    kind: str
    """``prestige``, ``coins``, ``cubes`` (in the cache), ``rat`` or a place in the seat's borough."""
    by: int


def changes(outcome: Outcome) -> tuple[Change, ...]:
    """Return the changes in an outcome, the most important first."""
    numbers = [(kind, getattr(outcome, kind)) for kind in ("prestige", "coins", "cubes", "rat")]
    return tuple(Change(kind, by) for kind, by in (*numbers, *outcome.placed) if by)
