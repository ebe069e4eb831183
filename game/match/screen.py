"""This screen and the persons before it: who is asked here, who may look, and when the curtain falls."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Decision, Event, View
from engine.events import GreyShown
from game.match.players import PersonHere
from game.match.session import Session

PRIVATE = ("draft", "play")
"""Decisions for which a player looks at the own hand."""


class Screen:
    """What the persons at this screen share: one decision is put at a time, and one hand lies open."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.persons: dict[str, PersonHere] = {}
        """Those who play at this screen, by colour in seat order."""
        self.asked: Decision | None = None
        """The decision that a person at the screen makes now."""
        self.curtain: str | None = None
        """The seat that the curtain waits for."""
        self.secret: GreyShown | None = None
        """What somebody's spy has seen; the curtain falls before it is shown."""
        self.open_for: str | None = None
        """The seat whose hand lies open behind the curtain."""

    @property
    def shared(self) -> bool:
        """Whether anybody else plays, here or elsewhere, before whom hands are hidden."""
        return len(self._session.humans) > 1 and not self._session.open_hands

    @property
    def viewers(self) -> tuple[str, ...]:
        """The seats whose knowledge the screen shows now."""
        if self.shared:
            return (self.open_for,) if self.open_for else ()
        return self._session.humans if self._session.open_hands else tuple(self.persons)

    @property
    def hand_of(self) -> str | None:
        """The seat whose hand lies along the lower edge."""
        if self.shared:
            return self.open_for
        if self.asked:
            return self.asked.colour
        to_move = self._session.game.to_move
        waiting = [colour for colour in self.persons if colour in to_move]
        return next(iter((*waiting, *self.persons)), None)

    def view(self) -> View:
        """The table as it stands, for those who look now."""
        return self._session.view(*self.viewers)

    def view_of(self, decision: Decision | None) -> View | None:
        """What the person who makes a decision here knew when asked; ``None`` for any other decision."""
        person = self.persons.get(decision.colour) if decision else None
        return person.view if person and person.decision is decision else None

    def put(self) -> None:
        """Put the decision of the next person who is asked; the curtain falls before a private one."""
        colour = next((colour for colour, person in self.persons.items() if person.decision), None)
        if self.asked is not None or colour is None:
            return
        decision = self.persons[colour].decision
        if self.shared and decision and decision.kind in PRIVATE and self.open_for != colour:
            self.curtain = colour
        else:
            self.asked = decision

    def open_curtain(self) -> GreyShown | None:
        """The person whom the curtain names has come; returns what the spy shows, else the hand lies open."""
        colour, self.curtain = self.curtain, None
        secret, self.secret = self.secret, None
        if secret is None:
            self.open_for = colour
        return secret

    def guard_secret(self) -> None:
        """The curtain falls before what the spy has seen is shown."""
        if self.secret:
            self.curtain = self.secret.seat

    def moved(self, colour: str, events: Sequence[Event]) -> None:
        """A seat has made a move: its hand is hidden again."""
        if self.asked is not None and colour == self.asked.colour:
            self.asked = self.open_for = None
        if self.shared:
            if self.asked is None:
                self.open_for = None
            spied = (e for e in events if isinstance(e, GreyShown) and e.seat in self.persons)
            self.secret = next(spied, self.secret)

    def withdraw(self, colour: str) -> None:
        """A seat is no longer asked: the screen is as if that person had not looked yet."""
        if self.asked is not None and self.asked.colour == colour:
            self.asked = None
        if self.curtain == colour:
            self.curtain = None
        if self.open_for == colour:
            self.open_for = None

    def clear(self) -> None:
        """Nobody is asked here and nobody has looked yet."""
        self.asked = self.curtain = self.secret = self.open_for = None
