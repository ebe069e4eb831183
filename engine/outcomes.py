"""What a choice brings: all of its effect that is certain from one seat's view, and nothing else.

A choice is played in the state as far as the view tells, up to where the effect asks on or the round takes
over. No effect of a seat depends on what is hidden from it, but for what it is shown by it: that is left
out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.content import NUMBERS
from engine.events import UNKNOWN_PERSON, Event, Events, GreyShown
from engine.moves import Move
from engine.names import PLACES, DecisionKind, Place
from engine.rules.actions import do_card
from engine.rules.carriage import collect, may_collect
from engine.rules.cathedral import cubes_in_notredame, share_of_cube
from engine.rules.effects import answer, continue_effect
from engine.rules.hiring import can_pay, hire
from engine.rules.plague import rat_after, spread_plague
from engine.rules.state import Player, State
from engine.views import UNSEEN, View
from engine.worlds import known_state


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a choice brings to the seat that makes it; numbers are changes, 0 where all stays."""

    events: tuple[Event, ...]
    """What happens, in order, as the seat may know it now."""
    asks: DecisionKind | None
    """What the seat is asked next by the same effect: the rest depends on that."""
    options: tuple[Move, ...]
    """The options of what is asked next."""
    coins: int
    cubes: int
    """Cubes in the cache."""
    prestige: int
    rat: int
    placed: tuple[tuple[Place, int], ...]
    """Own cubes by place, where their number changes."""
    rat_after: int
    """Where this round's plague takes the rat afterwards; beyond 9 it strikes. Not a change."""
    cube_pays: int
    """What each cube in the cathedral would pay afterwards; the whole pot if there is none."""
    source: str = ""
    """What asks next: a card kind or a person."""


class Prospects:
    """What choices bring the only viewer of a view. Each is worked out when it is asked for."""

    def __init__(self, view: View) -> None:
        """Raises ``ValueError`` for a view of no or of several seats."""
        if len(view.viewers) != 1:
            raise ValueError("choices are worked out for one viewer")
        self._view, self._colour = view, view.viewers[0]
        self._grey_known = UNSEEN not in view.grey_ahead
        decision = view.decisions.get(self._colour)
        self.options = decision.options if decision else ()
        """The options of the seat's decision; none if it isn't asked."""

    @cached_property
    def _state(self) -> State:
        """What is known of the game, in which choices are played."""
        return known_state(self._view)

    def of(self, *moves: Move) -> Outcome:
        """Return what moves of the seat bring together: an option, then options of what is asked next."""
        branch = self._branch()
        for move in moves:
            answer(branch, move)
        return self._outcome(branch)

    def of_card(self, card: str, *moves: Move) -> Outcome:
        """Return what an action card would bring if the seat did its action now (RULES.md section 6).

        ``moves`` are answers to what the action asks.
        """
        branch = self._alone()
        do_card(branch, self._colour, card)
        for move in moves:
            answer(branch, move)
        return self._outcome(branch)

    def of_person(self, person: str) -> Outcome | None:
        """Return what a person would bring if the seat hired it now; ``None`` if it has no coin for it."""
        branch = self._alone()
        if not can_pay(branch, self._colour):
            return None
        hire(branch, self._colour, person)
        return self._outcome(branch)

    def of_message(self, market: str) -> Outcome | None:
        """Return what collecting the message of a market would bring; ``None`` if it may not be taken."""
        branch = self._alone()
        player = branch.players[self._colour]
        if market not in branch.messages or not may_collect(branch, player, branch.messages[market][0]):
            return None
        collect(branch, player, market)
        return self._outcome(branch)

    def _branch(self) -> State:
        branch = self._state.branch(self._colour)
        branch.events = []
        return branch

    def _alone(self) -> State:
        """Return a branch in which nobody is asked anything and nothing else is to come."""
        branch = self._branch()
        branch.pending, branch.agenda = None, []
        return branch

    def _outcome(self, branch: State) -> Outcome:
        continue_effect(branch)
        before, after = self._state.players[self._colour], branch.players[self._colour]
        asked = branch.pending if branch.pending and branch.pending.colour == self._colour else None
        cubes = cubes_in_notredame(branch)
        pot = NUMBERS.pot[len(branch.players)]
        spared = (spread_plague, self._colour) in self._state.agenda
        events = Events(branch.events)
        return Outcome(
            events=tuple(events if self._grey_known else map(_unseen, events)),
            asks=asked.kind if asked else None,
            options=asked.options if asked else (),
            coins=after.coins - before.coins,
            cubes=after.cache - before.cache,
            prestige=after.prestige - before.prestige,
            rat=after.rat - before.rat,
            placed=_placed(before, after),
            rat_after=rat_after(after, branch.rats) if spared else after.rat,
            cube_pays=share_of_cube(pot, cubes),
            source=asked.source if asked else "",
        )


def outcomes(view: View) -> dict[Move, Outcome]:
    """What each option of the only viewer's decision brings; nothing where it has none.

    Raises ``ValueError`` for a view of no or of several seats.
    """
    prospects = Prospects(view)
    return {option: prospects.of(option) for option in prospects.options}


def _placed(before: Player, after: Player) -> tuple[tuple[Place, int], ...]:
    if before.cubes == after.cubes:
        return ()
    changes = ((place, after.cubes[place] - before.cubes[place]) for place in PLACES)
    return tuple((place, change) for place, change in changes if change)


def _unseen(event: Event) -> Event:
    """What the spy will see isn't known before."""
    if isinstance(event, GreyShown):
        return event._replace(persons=(UNKNOWN_PERSON,) * len(event.persons))
    return event
