"""This screen and the people in front of it: who is asked, who may look, and when the curtain falls."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Decision, Event, View
from engine.events import CardKept, GreyShown
from game.match.players import PersonHere
from game.match.session import Session

PRIVATE = ("draft", "play")
"""The decisions for which a player looks at their own hand."""


class Screen:
    """What the people at this screen share: one decision is asked at a time, and one hand is open."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.persons: dict[str, PersonHere] = {}
        """The people at this screen, by colour in seat order."""
        self.elsewhere: frozenset[str] = frozenset()
        """The seats whose players look at their hands on a device of their own: they never lie open here."""
        self.asked: Decision | None = None
        """The decision that a person at the screen is asked for now."""
        self.curtain: str | None = None
        """The seat that the curtain is down for."""
        self.secret: GreyShown | None = None
        """What somebody's spy has seen and is still to be shown; the curtain falls first."""
        self.open_for: str | None = None
        """The seat whose hand is open, after the curtain was lifted."""

    @property
    def shared(self) -> bool:
        """Whether hands are hidden: several people play, here or elsewhere, and hands are not open."""
        return len(self._session.humans) > 1 and not self._session.open_hands

    @property
    def viewers(self) -> tuple[str, ...]:
        """The seats whose knowledge the screen shows now."""
        if self.shared:
            return (self.open_for,) if self.open_for else ()
        if not self._session.open_hands:
            return tuple(self.persons)
        return tuple(colour for colour in self._session.humans if colour not in self.elsewhere)

    @property
    def hand_of(self) -> str | None:
        """The seat whose hand is shown at the bottom edge, if any."""
        if self.shared:
            return self.open_for
        if self.asked:
            return self.asked.colour
        to_move = self._session.game.to_move
        waiting = [colour for colour in self.persons if colour in to_move]
        return next(iter((*waiting, *self.persons)), None)

    def view(self) -> View:
        """Return the current view of :attr:`viewers`."""
        return self._session.view(*self.viewers)

    def view_of(self, decision: Decision | None) -> View | None:
        """Return the view in which a person here was asked for ``decision``; ``None`` if nobody was."""
        person = self.persons.get(decision.colour) if decision else None
        return person.view if person and person.decision is decision else None

    def put(self) -> None:
        """Ask the next person, unless one is being asked; the curtain falls before a private decision."""
        if self.asked is not None:
            return
        colour = next((colour for colour, person in self.persons.items() if person.decision), None)
        if colour is None:
            return
        decision = self.persons[colour].decision
        if self.shared and decision and decision.kind in PRIVATE and self.open_for != colour:
            self.curtain = colour
        else:
            self.asked = decision

    def open_curtain(self) -> GreyShown | None:
        """Lift the curtain: return what the spy has seen, or else open the hand and return ``None``."""
        colour, self.curtain = self.curtain, None
        secret, self.secret = self.secret, None
        if secret is None:
            self.open_for = colour
        return secret

    def guard_secret(self) -> None:
        """Let the curtain fall if something that a spy has seen is to be shown."""
        if self.secret:
            self.curtain = self.secret.seat

    def moved(self, colour: str, events: Sequence[Event]) -> None:
        """Hide the hand of a seat that has moved, unless it picks again; keep what a spy has seen."""
        stays_open = self._draft_goes_on(events)
        if self.asked is not None and colour == self.asked.colour:
            self.asked = None
            self.open_for = self.open_for if stays_open else None
        if self.shared:
            if self.asked is None and not stays_open:
                self.open_for = None
            spied = (e for e in events if isinstance(e, GreyShown) and e.seat in self.persons)
            self.secret = next(spied, self.secret)

    def _draft_goes_on(self, events: Sequence[Event]) -> bool:
        """Whether a pick leaves the draft going on for the only person here.

        The hand stays open then: nobody else comes to the screen between two picks.
        """
        to_move = self._session.game.to_move
        decision = self._session.game.decision(to_move[0]) if to_move else None
        picked = any(isinstance(event, CardKept) for event in events)
        return picked and len(self.persons) == 1 and decision is not None and decision.kind == "draft"

    def withdraw(self, colour: str) -> None:
        """Stop asking a seat, and reset the screen as if that person had not looked yet."""
        if self.asked is not None and self.asked.colour == colour:
            self.asked = None
        if self.curtain == colour:
            self.curtain = None
        if self.open_for == colour:
            self.open_for = None

    def clear(self) -> None:
        """Reset the screen: nobody is asked and nobody has looked yet."""
        self.asked = self.curtain = self.secret = self.open_for = None
