"""What a choice brings: all of its effect that is certain from one seat's view, and nothing else.

A choice is played in a world drawn from the view, up to where the effect asks on or the round takes over.
No effect of a seat depends on what is hidden from it, but for what it is shown by it: that is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.events import UNKNOWN_PERSON, Event, Events, GreyShown
from engine.moves import Move
from engine.names import PLACES, DecisionKind, Place
from engine.rules.effects import answer
from engine.rules.state import Player, State
from engine.views import UNSEEN, View
from engine.worlds import draw_state


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a choice brings to the seat that makes it; numbers are changes, 0 where all stays."""

    events: tuple[Event, ...]
    """What happens, in order, as the seat may know it now."""
    asks: DecisionKind | None
    """What the seat is asked next by the same effect: the rest depends on that."""
    coins: int
    cubes: int
    """Cubes in the cache."""
    prestige: int
    rat: int
    placed: tuple[tuple[Place, int], ...]
    """Own cubes by place, where their number changes."""


def outcomes(view: View) -> dict[Move, Outcome]:
    """What each option of the only viewer's decision brings; nothing where it has none.

    Raises ``ValueError`` for a view of no or of several seats.
    """
    state = draw_state(view, Random(0))
    (colour,) = view.viewers
    decision = view.decisions.get(colour)
    if decision is None:
        return {}
    known = UNSEEN not in view.grey_ahead
    return {option: _outcome(state, option, known) for option in decision.options}


def _outcome(state: State, move: Move, grey_known: bool) -> Outcome:
    branch = state.branch(move.colour)
    branch.events = []
    answer(branch, move)
    before, after = state.players[move.colour], branch.players[move.colour]
    pending = branch.pending
    return Outcome(
        events=tuple(event if grey_known else _unseen(event) for event in Events(branch.events)),
        asks=pending.kind if pending and pending.colour == move.colour else None,
        coins=after.coins - before.coins,
        cubes=after.cache - before.cache,
        prestige=after.prestige - before.prestige,
        rat=after.rat - before.rat,
        placed=_placed(before, after),
    )


def _placed(before: Player, after: Player) -> tuple[tuple[Place, int], ...]:
    changes = ((place, after.cubes[place] - before.cubes[place]) for place in PLACES)
    return tuple((place, change) for place, change in changes if change)


def _unseen(event: Event) -> Event:
    """What the spy will see isn't known before."""
    if isinstance(event, GreyShown):
        return event._replace(persons=(UNKNOWN_PERSON,) * len(event.persons))
    return event
